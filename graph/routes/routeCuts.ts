import { LRUCache } from 'lru-cache';
import type { Reader } from '../model/reader.ts';
import { isInUse } from '../model/routes/routeUse.ts';
import type { StoredWaypoint } from '../model/routes/waypoints.ts';
import { statement } from '../platform/database/sql.ts';
import { visitorAt } from '../platform/lib/access.ts';
import { DomainError } from '../platform/lib/errors.ts';
import { shareInFlight } from '../platform/lib/shareInFlight.ts';
import { concurrencyGate } from '../platform/limits/concurrencyGate.ts';
import { doors } from '../platform/limits/doors.ts';
import { primaryOf } from '../platform/replicas/readWithFallback.ts';
import type { Circle } from './cutTrack.ts';
import { routeReader } from './routeReader.ts';
import type { DrawnRoute } from './routeWorker.ts';

// The cut maps of routes are computed again after each change of their owners' zones. They are computed one at a time,
// after waiting requests, and in turn for each owner, so that one owner's changes do not delay the others.

/** How long a request for a single map waits for it, in milliseconds. */
const waitTimeout = 3000;
/** How long a failed map is not tried again, in milliseconds. A change of zones allows another try. */
const retryDelay = 60_000;
const maxFailures = 1000;
/** How many routes of one member wait in the queue at a time. */
const batch = 16;

const fencesStatement = statement(
  'route.fences',
  `select r.id, r.owner_id as "ownerId", r.fence from route r
   where r.id = any($1::uuid[]) and not exists (select from route_map c where c.route_id = r.id and c.is_cut)`,
);
const uncutShownStatement = statement(
  'route.uncutShown',
  `select t.id from route t where t.owner_id = $1
     and ${isInUse('t')}
     and not exists (select from route_map c where c.route_id = t.id and c.is_cut)
   order by t.id desc`,
);
const uncutStatement = statement(
  'route.uncut',
  `select r.owner_id as "ownerId", r.fence, m.track, m.waypoints,
     array(select z.cut_lat from privacy_zone z where z.owner_id = r.owner_id order by z.id) as lats,
     array(select z.cut_lng from privacy_zone z where z.owner_id = r.owner_id order by z.id) as lngs,
     array(select z.cut_radius from privacy_zone z where z.owner_id = r.owner_id order by z.id) as radii
   from route r join route_map m on m.route_id = r.id and not m.is_cut
   where r.id = $1 and not exists (select from route_map c where c.route_id = r.id and c.is_cut)`,
);
// The fence is read under a lock that conflicts with a change of zones, so that a map cut for earlier zones is never
// stored.
const keepStatement = statement(
  'route.keepCut',
  `with fenced as (select id from route where id = $1 and fence = $2 for no key update)
   insert into route_map (route_id, is_cut, distance, elevation, has_elevation, south, west, north, east, points,
     line, profile, track, waypoints)
   select id, true, $3, $4, $5, $6, $7, $8, $9, $10, $11::jsonb, $12::jsonb, $13, $14::jsonb from fenced
   on conflict do nothing`,
);

interface Fenced {
  id: string;
  ownerId: string;
  fence: number;
}

interface Uncut {
  ownerId: string;
  fence: number;
  track: Buffer;
  waypoints: StoredWaypoint[];
  lats: number[];
  lngs: number[];
  radii: number[];
}

type Database = Pick<Reader, 'sql'>;

const failures = new LRUCache<string, { error: unknown; until: number }>({ max: maxFailures });
const enqueue = concurrencyGate({ ...doors.cut, of: 'routes', being: 'drawn' });
const share = shareInFlight<void>();

/** Owners have their own queue, apart from their own uploads and from any address. */
const ownerAsCaller = ({ ownerId }: { ownerId: string }) => visitorAt(`maps:${ownerId}`);

const keyOf = ({ id, fence }: Pick<Fenced, 'id' | 'fence'>) => `${id} ${fence}`;

const circlesOf = ({ lats, lngs, radii }: Uncut): Circle[] =>
  lats.map((lat, index) => ({ lat, lng: lngs[index] ?? 0, radius: radii[index] ?? 0 }));

/** The values of a drawn route in the order of the columns. */
function valuesOf({ map, waypoints }: DrawnRoute) {
  const { distance, elevation, hasElevation, bounds, points, line, profile, track } = map;
  const { south = null, west = null, north = null, east = null } = bounds ?? {};
  const edges = [south, west, north, east];
  const texts = [line, profile].map((part) => JSON.stringify(part));
  return [distance, elevation, hasElevation, ...edges, points, ...texts, track, JSON.stringify(waypoints)];
}

async function draw(id: string, uncut: Uncut): Promise<DrawnRoute> {
  try {
    const { track, waypoints } = uncut;
    const job = { kind: 'cut', track, waypoints, circles: circlesOf(uncut) } as const;
    return await routeReader.run(job, ownerAsCaller(uncut));
  } catch (error) {
    // A full queue is not a fault of the route.
    if (!(error instanceof DomainError)) {
      failures.set(keyOf({ id, fence: uncut.fence }), { error, until: Date.now() + retryDelay });
    }
    throw error;
  }
}

/**
 * Cuts a route whose cut map is missing. Does nothing if its owner changes their zones meanwhile. Throws RouteFault,
 * and RATE_LIMITED if too many wait.
 */
export async function cutRoute({ sql }: Database, id: string): Promise<void> {
  const [uncut] = await sql<Uncut & Record<string, unknown>>(uncutStatement, [id]);
  if (!uncut) return;
  await sql(keepStatement, [id, uncut.fence, ...valuesOf(await draw(id, uncut))]);
}

/** Cuts a route when the queue reaches it, once for each fence however many requests need it. */
async function cutOnce(database: Database, route: Fenced): Promise<void> {
  const failure = failures.get(keyOf(route));
  if (failure && Date.now() < failure.until) throw failure.error;
  await share(routeReader, keyOf(route), () => enqueue(() => cutRoute(database, route.id), ownerAsCaller(route)));
}

async function cutMissing(reader: Database, ids: readonly string[]): Promise<void> {
  const sql = primaryOf(reader.sql);
  const missing = await sql<Fenced & Record<string, unknown>>(fencesStatement, [ids]);
  const outcomes = await Promise.allSettled(missing.map((route) => cutOnce({ sql }, route)));
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
}

/** Starts cutting the missing maps among routes, for callers that do not wait. */
export function beginCuts(reader: Database, ids: readonly string[]): void {
  // A request for a single ride returns the error.
  void cutMissing(reader, ids).catch(() => undefined);
}

/** Waits for work until the timeout. */
async function untilTimeout(work: Promise<void>): Promise<void> {
  const late = Promise.withResolvers<void>();
  const timer = setTimeout(late.resolve, waitTimeout);
  try {
    await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

async function cutShown({ sql }: Database, ownerId: string): Promise<void> {
  const missing = await sql<{ id: string }>(uncutShownStatement, [ownerId]);
  for (let start = 0; start < missing.length; start += batch) {
    const ids = missing.slice(start, start + batch).map(({ id }) => id);
    // A request for a single ride returns the error.
    await cutMissing({ sql }, ids).catch(() => undefined);
  }
}

/** Cuts the routes of a member's rides and their pace groups a few at a time. Waits for it until the timeout. */
export async function cutShownRoutes(reader: Database, ownerId: string): Promise<void> {
  await untilTimeout(cutShown({ sql: primaryOf(reader.sql) }, ownerId).catch(() => undefined));
}

/**
 * Cuts the missing maps among routes and waits for them until the timeout. Maps may still be missing then. Throws
 * RouteFault, RATE_LIMITED.
 */
export async function awaitCuts(reader: Database, ids: readonly string[]): Promise<void> {
  await untilTimeout(cutMissing(reader, ids));
}
