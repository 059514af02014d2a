import type { Reader } from '../model/reader.ts';
import type { Line, Profile } from '../model/routes/mapLine.ts';
import type { MapWaypoint, StoredWaypoint } from '../model/routes/waypoints.ts';
import { keyedStatement } from '../platform/database/keyed.ts';
import { statement } from '../platform/database/sql.ts';
import { one } from '../platform/graphql/batch.ts';
import { ownerIn } from '../platform/lib/access.ts';
import { DomainError } from '../platform/lib/errors.ts';
import { primaryOf } from '../platform/replicas/readWithFallback.ts';
import { climbsOf } from './climbsOf.ts';
import type { MapBounds, RideMap } from './RideMap.ts';
import { RouteFault } from './RouteFault.ts';
import { awaitCuts, beginCuts } from './routeCuts.ts';

// The maps of routes and their audience. The owner gets the whole map, everyone else the cut one. A change of the
// owner's zones deletes the cut maps. The first request for a missing map cuts it again. Lists do not wait for that.
// Until it exists there is no map to return.

/** Which of the two maps of a route a viewer gets, as SQL. Visitors own no route. */
const shownTo = (viewerId: string) => `m.is_cut = (r.owner_id is distinct from ${viewerId})`;

const facts = `m.route_id as "routeId", m.distance, m.elevation, m.has_elevation as "hasElevation",
  m.south as "bounds.south", m.west as "bounds.west", m.north as "bounds.north", m.east as "bounds.east"`;

const mapsSql = (columns: string, among: string) =>
  `select ${columns} from route r join route_map m on m.route_id = r.id and ${shownTo('$2::uuid')} where r.id = ${among}`;

const mapsStatement = keyedStatement('route.maps', ({ among }) =>
  mapsSql(`${facts}, m.line, m.profile, m.waypoints`, among),
);
const factsStatement = keyedStatement('route.facts', ({ among }) => mapsSql(facts, among));
const trackStatement = statement('route.track', mapsSql('m.track, m.waypoints', '$1::uuid'));

/** The fields of a map in lists. */
export type MapFacts = Omit<RideMap, 'line' | 'profile' | 'climbs' | 'waypoints'>;

type FactsRow = Omit<MapFacts, 'bounds'> & { routeId: string; bounds: MapBounds | null };
type MapRow = FactsRow & { line: Line; profile: Profile; waypoints: StoredWaypoint[] };

/** Cuts routes for readers. If that fails now, they get no map. */
async function cutForReaders(reader: Reader, ids: readonly string[]): Promise<void> {
  try {
    await awaitCuts(reader, ids);
  } catch (error) {
    if (!(error instanceof RouteFault || error instanceof DomainError)) throw error;
  }
}

type Statements = typeof mapsStatement;

/**
 * The existing maps of routes for the viewer. Reads the primary, because a new zone must hide its area in the next
 * answer.
 */
function readRows<Row extends FactsRow>(
  reader: Pick<Reader, 'sql' | 'viewer' | 'access'>,
  statements: Statements,
  ids: readonly string[],
): Promise<Row[]> {
  const { statement, key } = statements(ids);
  return primaryOf(reader.sql)<Row & Record<string, unknown>>(statement, [key, ownerIn(reader)]);
}

function missingAmong(ids: readonly string[], rows: readonly FactsRow[]): string[] {
  const found = new Set(rows.map(({ routeId }) => routeId));
  return ids.filter((id) => !found.has(id));
}

/** The rows for a list. It does not wait for missing maps, which exist for later requests. */
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

/** Rows with a visible part. */
const isShown = <Row extends FactsRow>(row: Row): row is Row & { bounds: MapBounds } => row.bounds !== null;

function mapOf({ line, profile, waypoints, ...map }: MapRow & { bounds: MapBounds }): RideMap & { routeId: string } {
  const pieces = profile.map((samples) =>
    samples.map(([distance, elevation, gradient, lat, lng]) => ({ distance, elevation, gradient, lat, lng })),
  );
  return {
    ...map,
    line: line.map((points) => points.map(([lat, lng]) => ({ lat, lng }))),
    profile: pieces,
    climbs: climbsOf(pieces),
    waypoints: waypoints.map(({ isCue: _, ...waypoint }) => waypoint),
  };
}

/**
 * The maps of routes as the viewer may see them. It cuts missing maps first, unless that takes too long. A route
 * without a visible part has none.
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

/** The same for lists, without missing maps. */
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
 * The map of a route for visitors, null if no part is visible. Throws RATE_LIMITED if it cannot be computed now:
 * otherwise a cached picture would lack the route for good.
 */
export async function mapForVisitors({ sql }: Pick<Reader, 'sql'>, routeId: string): Promise<RideMap | null> {
  const read = () => readRows<MapRow>({ sql, viewer: null }, mapsStatement, [routeId]);
  const [known] = await read();
  if (!known) await cutForVisitors({ sql }, routeId);
  const row = known ?? (await read())[0];
  if (!row) throw notNow();
  return isShown(row) ? mapOf(row) : null;
}

/** The fields of routes' maps in lists, without missing maps. */
export async function mapFactsOfRoutes(
  reader: Reader,
  ids: readonly string[],
): Promise<(MapFacts & { routeId: string })[]> {
  return (await rowsInLists<FactsRow>(reader, factsStatement, ids)).filter(isShown);
}

interface TrackRow extends Record<string, unknown> {
  track: Buffer;
  waypoints: MapWaypoint[];
}

/** The track of a route and its waypoints as far as the viewer may see them. Null if no part is visible. */
export async function trackOfRoute(reader: Reader, routeId: string): Promise<TrackRow | null> {
  const [row] = await primaryOf(reader.sql)<TrackRow>(trackStatement, [routeId, ownerIn(reader)]);
  return row ?? null;
}

export const routeLoaders = (reader: Reader) => ({
  /** The maps of routes as the viewer may see them. Use it only after reading the ride. */
  mapOfRoute: one(
    (ids) => mapsOfRoutes(reader, ids),
    (map) => map.routeId,
  ),
  /** The same, only for maps that exist already. */
  mapInLists: one(
    (ids) => mapsInLists(reader, ids),
    (map) => map.routeId,
  ),
  /** The same without line, profile, the climbs of the profile, and waypoints, which are long. */
  mapFactsOfRoute: one(
    (ids) => mapFactsOfRoutes(reader, ids),
    (map) => map.routeId,
  ),
});
