import type { Reader } from '../context.ts';
import { keyedStatement } from '../database/keyed.ts';
import { statement } from '../database/sql.ts';
import { DomainError } from '../lib/errors.ts';
import { shareInFlight } from '../lib/shareInFlight.ts';
import type { Circle } from './cutTrack.ts';
import type { DrawnMap, Line, Profile } from './drawMap.ts';
import type { MapBounds, RideMap } from './RideMap.ts';
import { RouteFault } from './RouteFault.ts';
import { workshop } from './routeWorkshop.ts';

// What is shown of routes, and to whom. The owner is shown the whole map, everybody else the cut one, which every change of
// the owner's zones deletes along with what it changes. Whoever asks first for one that is missing has it cut anew; until
// then there is nothing that could be given out.

/** Which of the two maps of a route a viewer is shown, as SQL: visitors are nobody's owner. */
const shownTo = (viewerId: string) => `m.is_cut = (r.owner_id is distinct from ${viewerId})`;

const facts = `m.route_id as "routeId", m.distance, m.elevation, m.has_elevation as "hasElevation",
  m.south as "bounds.south", m.west as "bounds.west", m.north as "bounds.north", m.east as "bounds.east"`;

const mapsSql = (columns: string, among: string) =>
  `select ${columns} from route r join route_map m on m.route_id = r.id and ${shownTo('$2::uuid')} where r.id = ${among}`;

const mapsStatement = keyedStatement('route.maps', ({ among }) => mapsSql(`${facts}, m.line, m.profile`, among));
const factsStatement = keyedStatement('route.facts', ({ among }) => mapsSql(facts, among));
const trackStatement = statement('route.track', mapsSql('m.track', '$1::uuid'));

const uncutStatement = statement(
  'route.uncut',
  `select r.owner_id as "ownerId", r.fence, m.track,
     array(select z.cut_lat from privacy_zone z where z.owner_id = r.owner_id order by z.id) as lats,
     array(select z.cut_lng from privacy_zone z where z.owner_id = r.owner_id order by z.id) as lngs,
     array(select z.cut_radius from privacy_zone z where z.owner_id = r.owner_id order by z.id) as radii
   from route r join route_map m on m.route_id = r.id and not m.is_cut
   where r.id = $1 and not exists (select from route_map c where c.route_id = r.id and c.is_cut)`,
);
// The fence is read under a lock that a change of zones waits for, or that waits for it: what was cut for other zones than
// those of now is never written.
const keepStatement = statement(
  'route.keepCut',
  `with fenced as (select id from route where id = $1 and fence = $2 for no key update)
   insert into route_map (route_id, is_cut, distance, elevation, has_elevation, south, west, north, east, points,
     line, profile, track)
   select id, true, $3, $4, $5, $6, $7, $8, $9, $10, $11::jsonb, $12::jsonb, $13 from fenced
   on conflict do nothing`,
);

interface Uncut {
  ownerId: string;
  fence: number;
  track: Buffer;
  lats: number[];
  lngs: number[];
  radii: number[];
}

/** What lists tell of a map. */
export type MapFacts = Omit<RideMap, 'line' | 'profile'>;

type FactsRow = Omit<MapFacts, 'bounds'> & { routeId: string; bounds: MapBounds | null };
type MapRow = FactsRow & { line: Line; profile: Profile };

const circlesOf = ({ lats, lngs, radii }: Uncut): Circle[] =>
  lats.map((lat, index) => ({ lat, lng: lngs[index] ?? 0, radius: radii[index] ?? 0 }));

/** The values of a drawn map in the order of the columns. */
function valuesOf({ distance, elevation, hasElevation, bounds, points, line, profile, track }: DrawnMap) {
  const { south = null, west = null, north = null, east = null } = bounds ?? {};
  const edges = [south, west, north, east];
  return [distance, elevation, hasElevation, ...edges, points, JSON.stringify(line), JSON.stringify(profile), track];
}

/** Cuts a route whose cut map is missing; leaves it uncut where its owner changes their zones meanwhile. */
export async function cutRoute({ sql }: Pick<Reader, 'sql'>, routeId: string): Promise<void> {
  const [uncut] = await sql<Uncut & Record<string, unknown>>(uncutStatement, [routeId]);
  if (!uncut) return;
  const drawn = await workshop.run({ kind: 'cut', track: uncut.track, circles: circlesOf(uncut) }, uncut.ownerId);
  await sql(keepStatement, [routeId, uncut.fence, ...valuesOf(drawn)]);
}

const share = shareInFlight<void>();

/** Cuts a route for readers, who are shown nothing of it where that cannot be done now. */
async function cutForReaders({ sql }: Reader, routeId: string): Promise<void> {
  try {
    await share(workshop, routeId, () => cutRoute({ sql }, routeId));
  } catch (error) {
    if (!(error instanceof RouteFault || error instanceof DomainError)) throw error;
  }
}

type Statements = typeof mapsStatement;

/** The rows of routes for the viewer, those that had to be cut first included. */
async function rowsOf<Row extends FactsRow>(
  reader: Reader,
  statements: Statements,
  ids: readonly string[],
): Promise<Row[]> {
  const read = (keys: readonly string[]) => {
    const { statement, key } = statements(keys);
    return reader.sql<Row & Record<string, unknown>>(statement, [key, reader.viewer?.id ?? null]);
  };
  const rows = await read(ids);
  const found = new Set(rows.map(({ routeId }) => routeId));
  const missing = ids.filter((id) => !found.has(id));
  if (missing.length === 0) return rows;
  // One after the other: many at once would be more of one member's than may wait.
  for (const id of missing) await cutForReaders(reader, id);
  return [...rows, ...(await read(missing))];
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

/** The maps of routes as the viewer may see them; of a route of which nothing may be seen there is none. */
export async function mapsOfRoutes(reader: Reader, ids: readonly string[]): Promise<(RideMap & { routeId: string })[]> {
  return (await rowsOf<MapRow>(reader, mapsStatement, ids)).filter(isShown).map(mapOf);
}

const notNow = () =>
  new DomainError('RATE_LIMITED', 'The route cannot be drawn now. Try again in a moment.', { retryAfter: 5 });

async function cutForVisitors({ sql }: Pick<Reader, 'sql'>, routeId: string): Promise<void> {
  try {
    await share(workshop, routeId, () => cutRoute({ sql }, routeId));
  } catch (error) {
    throw error instanceof RouteFault ? notNow() : error;
  }
}

/**
 * The map of a route as visitors may see it, null where they may see nothing. Throws RATE_LIMITED where that cannot be told
 * now: what is made of it and kept would else lack the route for good.
 */
export async function mapForVisitors({ sql }: Pick<Reader, 'sql'>, routeId: string): Promise<RideMap | null> {
  const { statement: text, key } = mapsStatement([routeId]);
  const read = async () => (await sql<MapRow & Record<string, unknown>>(text, [key, null]))[0];
  const known = await read();
  if (!known) await cutForVisitors({ sql }, routeId);
  const row = known ?? (await read());
  if (!row) throw notNow();
  return isShown(row) ? mapOf(row) : null;
}

/** The same without what is drawn. */
export async function mapFactsOfRoutes(
  reader: Reader,
  ids: readonly string[],
): Promise<(MapFacts & { routeId: string })[]> {
  return (await rowsOf<FactsRow>(reader, factsStatement, ids)).filter(isShown);
}

/** The track of a route as far as the viewer may see it, null where they may see nothing. */
export async function trackOfRoute({ sql, viewer }: Reader, routeId: string): Promise<Buffer | null> {
  const [row] = await sql<{ track: Buffer }>(trackStatement, [routeId, viewer?.id ?? null]);
  return row?.track ?? null;
}
