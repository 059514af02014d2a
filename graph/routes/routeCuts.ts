import type { Reader } from '../context.ts';
import { statement } from '../database/sql.ts';
import { DomainError } from '../lib/errors.ts';
import { keepLatest } from '../lib/keepLatest.ts';
import { shareInFlight } from '../lib/shareInFlight.ts';
import { workQueue } from '../lib/workQueue.ts';
import { primaryOf } from '../replicas/readingFrom.ts';
import type { Circle } from './cutTrack.ts';
import type { DrawnMap } from './drawMap.ts';
import { workshop } from './routeWorkshop.ts';

// The cut maps of routes, made anew after each change of what their owners hide. They are made one after the other behind those
// who ask, the owners taking turns, so that nobody's changes keep others waiting.

/** How long who asks for a map by itself waits for it, in milliseconds. */
const patience = 3000;
/** How long one that could not be made is left alone, in milliseconds; a change of zones gives it another chance. */
const respite = 60_000;
const mostFailures = 1000;

const fencesStatement = statement(
  'route.fences',
  `select r.id, r.owner_id as "ownerId", r.fence from route r
   where r.id = any($1::uuid[]) and not exists (select from route_map c where c.route_id = r.id and c.is_cut)`,
);
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

interface Fenced {
  id: string;
  ownerId: string;
  fence: number;
}

interface Uncut {
  ownerId: string;
  fence: number;
  track: Buffer;
  lats: number[];
  lngs: number[];
  radii: number[];
}

type Database = Pick<Reader, 'sql'>;

const failures = keepLatest<{ error: unknown; until: number }>(mostFailures);
const enqueue = workQueue({ running: 1, waiting: 512, waitingOfOne: 64, of: 'routes', being: 'drawn' });
const share = shareInFlight<void>();

const keyOf = ({ id, fence }: Pick<Fenced, 'id' | 'fence'>) => `${id} ${fence}`;

const circlesOf = ({ lats, lngs, radii }: Uncut): Circle[] =>
  lats.map((lat, index) => ({ lat, lng: lngs[index] ?? 0, radius: radii[index] ?? 0 }));

/** The values of a drawn map in the order of the columns. */
function valuesOf({ distance, elevation, hasElevation, bounds, points, line, profile, track }: DrawnMap) {
  const { south = null, west = null, north = null, east = null } = bounds ?? {};
  const edges = [south, west, north, east];
  return [distance, elevation, hasElevation, ...edges, points, JSON.stringify(line), JSON.stringify(profile), track];
}

async function draw(id: string, uncut: Uncut): Promise<DrawnMap> {
  try {
    return await workshop.run({ kind: 'cut', track: uncut.track, circles: circlesOf(uncut) }, `maps:${uncut.ownerId}`);
  } catch (error) {
    // That too many wait is no fault of the route.
    if (!(error instanceof DomainError)) {
      failures.set(keyOf({ id, fence: uncut.fence }), { error, until: Date.now() + respite });
    }
    throw error;
  }
}

/**
 * Cuts a route whose cut map is missing; leaves it uncut where its owner changes their zones meanwhile. Throws RouteFault,
 * RATE_LIMITED where too many wait.
 */
export async function cutRoute({ sql }: Database, id: string): Promise<void> {
  const [uncut] = await sql<Uncut & Record<string, unknown>>(uncutStatement, [id]);
  if (!uncut) return;
  await sql(keepStatement, [id, uncut.fence, ...valuesOf(await draw(id, uncut))]);
}

/** Cuts a route when its turn comes, once for each fence however many ask for it. */
async function cutInTurn(database: Database, route: Fenced): Promise<void> {
  const failure = failures.get(keyOf(route));
  if (failure && Date.now() < failure.until) throw failure.error;
  await share(workshop, keyOf(route), () => enqueue(() => cutRoute(database, route.id), route.ownerId));
}

async function cutMissing(reader: Database, ids: readonly string[]): Promise<void> {
  const sql = primaryOf(reader.sql);
  const missing = await sql<Fenced & Record<string, unknown>>(fencesStatement, [ids]);
  const outcomes = await Promise.allSettled(missing.map((route) => cutInTurn({ sql }, route)));
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
}

/** Begins to cut what is missing among routes, for those who do not wait for it. */
export function beginCuts(reader: Database, ids: readonly string[]): void {
  // Whoever asks for one of the rides by itself is told what went wrong.
  void cutMissing(reader, ids).catch(() => undefined);
}

/**
 * Cuts what is missing among routes for those who wait for it, though not for long: then, too, it may still be missing. Throws
 * RouteFault, RATE_LIMITED.
 */
export async function awaitCuts(reader: Database, ids: readonly string[]): Promise<void> {
  const late = Promise.withResolvers<void>();
  const timer = setTimeout(late.resolve, patience);
  try {
    await Promise.race([cutMissing(reader, ids), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
