import type { Reader } from '../context.ts';
import { keyedStatement } from '../database/keyed.ts';
import { statement } from '../database/sql.ts';
import { DomainError } from '../lib/errors.ts';
import { primaryOf } from '../replicas/readingFrom.ts';
import type { Line, Profile } from './drawMap.ts';
import type { MapBounds, RideMap } from './RideMap.ts';
import { RouteFault } from './RouteFault.ts';
import { awaitCuts, beginCuts } from './routeCuts.ts';

// What is shown of routes, and to whom. The owner is shown the whole map, everybody else the cut one, which every change of
// the owner's zones deletes along with what it changes. Whoever asks first for one that is missing has it cut anew, and lists do
// not wait for it; until then there is nothing that could be given out.

/** Which of the two maps of a route a viewer is shown, as SQL: visitors are nobody's owner. */
const shownTo = (viewerId: string) => `m.is_cut = (r.owner_id is distinct from ${viewerId})`;

const facts = `m.route_id as "routeId", m.distance, m.elevation, m.has_elevation as "hasElevation",
  m.south as "bounds.south", m.west as "bounds.west", m.north as "bounds.north", m.east as "bounds.east"`;

const mapsSql = (columns: string, among: string) =>
  `select ${columns} from route r join route_map m on m.route_id = r.id and ${shownTo('$2::uuid')} where r.id = ${among}`;

const mapsStatement = keyedStatement('route.maps', ({ among }) => mapsSql(`${facts}, m.line, m.profile`, among));
const factsStatement = keyedStatement('route.facts', ({ among }) => mapsSql(facts, among));
const trackStatement = statement('route.track', mapsSql('m.track', '$1::uuid'));

/** What lists tell of a map. */
export type MapFacts = Omit<RideMap, 'line' | 'profile'>;

type FactsRow = Omit<MapFacts, 'bounds'> & { routeId: string; bounds: MapBounds | null };
type MapRow = FactsRow & { line: Line; profile: Profile };

/** Cuts routes for readers, who are shown nothing of them where that cannot be done now. */
async function cutForReaders(reader: Reader, ids: readonly string[]): Promise<void> {
  try {
    await awaitCuts(reader, ids);
  } catch (error) {
    if (!(error instanceof RouteFault || error instanceof DomainError)) throw error;
  }
}

type Statements = typeof mapsStatement;

/** The rows of routes for the viewer, as far as they are there. What others hide hides from its answer on: no replica is asked. */
function readRows<Row extends FactsRow>(
  { sql, viewer }: Pick<Reader, 'sql' | 'viewer'>,
  statements: Statements,
  ids: readonly string[],
): Promise<Row[]> {
  const { statement, key } = statements(ids);
  return primaryOf(sql)<Row & Record<string, unknown>>(statement, [key, viewer?.id ?? null]);
}

function missingAmong(ids: readonly string[], rows: readonly FactsRow[]): string[] {
  const found = new Set(rows.map(({ routeId }) => routeId));
  return ids.filter((id) => !found.has(id));
}

/** The rows for a list, which waits for none to be cut: it is there for those who come later. */
async function rowsInLists<Row extends FactsRow>(
  reader: Reader,
  statements: Statements,
  ids: readonly string[],
): Promise<Row[]> {
  const rows = await readRows<Row>(reader, statements, ids);
  const missing = missingAmong(ids, rows);
  if (missing.length > 0) beginCuts(reader, missing);
  return rows;
}

/** Rows of which anything is left to show. */
const isShown = <Row extends FactsRow>(row: Row): row is Row & { bounds: MapBounds } => row.bounds !== null;

const mapOf = ({ line, profile, ...map }: MapRow & { bounds: MapBounds }): RideMap & { routeId: string } => ({
  ...map,
  line: line.map((points) => points.map(([lat, lng]) => ({ lat, lng }))),
  profile: profile.map((samples) =>
    samples.map(([distance, elevation, gradient, lat, lng]) => ({ distance, elevation, gradient, lat, lng })),
  ),
});

/**
 * The maps of routes as the viewer may see them, those that had to be cut first included unless it takes long; of a route of which
 * nothing may be seen there is none.
 */
export async function mapsOfRoutes(reader: Reader, ids: readonly string[]): Promise<(RideMap & { routeId: string })[]> {
  const rows = await readRows<MapRow>(reader, mapsStatement, ids);
  const missing = missingAmong(ids, rows);
  if (missing.length > 0) {
    await cutForReaders(reader, missing);
    rows.push(...(await readRows<MapRow>(reader, mapsStatement, missing)));
  }
  return rows.filter(isShown).map(mapOf);
}

/** The same for lists, without those that have to be cut first. */
export async function mapsInLists(reader: Reader, ids: readonly string[]): Promise<(RideMap & { routeId: string })[]> {
  return (await rowsInLists<MapRow>(reader, mapsStatement, ids)).filter(isShown).map(mapOf);
}

const notNow = () =>
  new DomainError('RATE_LIMITED', 'The route cannot be drawn now. Try again in a moment.', { retryAfter: 5 });

async function cutForVisitors(reader: Pick<Reader, 'sql'>, routeId: string): Promise<void> {
  try {
    await awaitCuts(reader, [routeId]);
  } catch (error) {
    throw error instanceof RouteFault ? notNow() : error;
  }
}

/**
 * The map of a route as visitors may see it, null where they may see nothing. Throws RATE_LIMITED where that cannot be told
 * now: what is made of it and kept would else lack the route for good.
 */
export async function mapForVisitors({ sql }: Pick<Reader, 'sql'>, routeId: string): Promise<RideMap | null> {
  const read = () => readRows<MapRow>({ sql, viewer: null }, mapsStatement, [routeId]);
  const [known] = await read();
  if (!known) await cutForVisitors({ sql }, routeId);
  const row = known ?? (await read())[0];
  if (!row) throw notNow();
  return isShown(row) ? mapOf(row) : null;
}

/** What lists tell of the maps of routes, without those that have to be cut first. */
export async function mapFactsOfRoutes(
  reader: Reader,
  ids: readonly string[],
): Promise<(MapFacts & { routeId: string })[]> {
  return (await rowsInLists<FactsRow>(reader, factsStatement, ids)).filter(isShown);
}

/** The track of a route as far as the viewer may see it, null where they may see nothing. */
export async function trackOfRoute({ sql, viewer }: Reader, routeId: string): Promise<Buffer | null> {
  const [row] = await primaryOf(sql)<{ track: Buffer }>(trackStatement, [routeId, viewer?.id ?? null]);
  return row?.track ?? null;
}
