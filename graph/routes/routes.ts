import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { type Context, clearLoaders } from '../context.ts';
import { Route } from '../model/routes/Route.ts';
import { RouteMap } from '../model/routes/RouteMap.ts';
import { isUnused } from '../model/routes/routeUse.ts';
import { lockPlaces } from '../model/zones/lockPlaces.ts';
import { zonesOfOwners } from '../model/zones/zonesOfOwners.ts';
import { inTransaction } from '../platform/database/inTransaction.ts';
import { statement } from '../platform/database/sql.ts';
import { callerOf } from '../platform/lib/access.ts';
import { requireViewer } from '../platform/lib/allow.ts';
import { badInput, DomainError } from '../platform/lib/errors.ts';
import { isId, newId } from '../platform/lib/ids.ts';
import { isReplayOf } from '../platform/lib/isReplayOf.ts';
import { maxRouteBytes } from './maxRouteBytes.ts';
import { announceOriginal, type Original, removeOriginal, storeOriginal } from './originals.ts';
import type { RideMap } from './RideMap.ts';
import { RouteFault } from './RouteFault.ts';
import { cutShownRoutes } from './routeCuts.ts';
import { mapsOfRoutes } from './routeMaps.ts';
import { refusalOf, routeReader } from './routeReader.ts';
import type { DrawnRoute } from './routeWorker.ts';

// Routes are uploaded as GPX, TCX, FIT or KML files. Only their owner may read them until a ride uses them. Others read
// only positions, elevations and waypoints. The file itself is for the owner alone: `originals.ts`.

/** The limits of one member. */
export const maximumRouteCount = 500;
export const maximumRoutePointCount = 10_000_000;
/** The maximum number of bytes of original files: some 500 long rides as GPX. */
export const maximumOriginalBytes = 2 ** 31;
/** How long an unused route is kept, in milliseconds. */
const unusedAge = 86_400_000;

const knownStatement = statement('route.known', `select owner_id as "ownerId" from route where id = $1`);
const useStatement = statement(
  'route.use',
  `update route set used_at = $3 where id = $1 and owner_id = $2 returning id`,
);
/** Routes that have not been shown or uploaded since an instant, as SQL. */
export const unusedSince = (route: string, instant: string) => `${route}.used_at < ${instant} and ${isUnused(route)}`;

const sweepText = `delete from route r where r.owner_id = ? and ${unusedSince('r', '?')}`;
/** The routes, points and bytes of original files of a member, as a query of one row. */
export const heldRoutes = (
  ownerId: string,
) => `select count(*)::int as routes, coalesce(sum(m.points), 0)::int as points, coalesce(sum(o.byte_count), 0)::float as bytes
  from route r join route_map m on m.route_id = r.id and not m.is_cut left join route_original o on o.route_id = r.id
  where r.owner_id = ${ownerId}`;

/** Routes that were last used before this instant may be collected unless a ride or a pace group uses them. */
export const longAgo = (now: Date): Date => new Date(now.getTime() - unusedAge);

/** Whether the viewer has sent this route before. Throws CONFLICT if the id belongs to another member's route. */
async function isRouteReplay(ctx: Context, id: string, ownerId: string): Promise<boolean> {
  const [known] = await ctx.sql<{ ownerId: string }>(knownStatement, [id]);
  return isReplayOf(known, { noun: 'route', isOwn: (route) => route.ownerId === ownerId });
}

/** The file received in place of the text, or the bytes of the text. */
function sourceOf({ services }: Context, file: string): string | Uint8Array {
  const received = services.inbox.find(file);
  const isTooLarge = received ? received.fault !== null : file.length > maxRouteBytes;
  if (isTooLarge) throw new DomainError('PAYLOAD_TOO_LARGE', 'The route file has more than 20 MB', { field: 'file' });
  return received?.path ?? Buffer.from(file);
}

interface ReadRoute extends DrawnRoute {
  readonly original: Original;
}

async function readFile(ctx: Context, routeId: string, file: string): Promise<ReadRoute> {
  const source = sourceOf(ctx, file);
  const caller = callerOf(ctx);
  await ctx.services.limiter.consume('uploads', caller.key);
  try {
    const read = await routeReader.run({ kind: 'read', source }, caller);
    return { ...read, original: await announceOriginal(ctx, { routeId, source, ending: read.ending }) };
  } catch (error) {
    throw error instanceof RouteFault ? refusalOf(error) : error;
  }
}

interface Held {
  readonly routes: number;
  readonly points: number;
  readonly bytes: number;
}

const megabytes = (bytes: number) => `${Math.ceil(bytes / 2 ** 20).toLocaleString('en')} MB`;

/** Throws CONFLICT if a new file exceeds its owner's limit. */
function refuseTooManyOriginals(held: number, added: number): void {
  if (held + added <= maximumOriginalBytes) return;
  throw new DomainError(
    'CONFLICT',
    `Your route files use ${megabytes(held)} of at most ${megabytes(maximumOriginalBytes)}. Delete some rides with routes first; their space is free after a day`,
  );
}

/** Deletes the member's unused routes. Throws CONFLICT for a route beyond the limits. */
async function makeRoom(em: EntityManager, { ownerId, createdAt }: Route, added: Omit<Held, 'routes'>): Promise<void> {
  await em.execute(sweepText, [ownerId, longAgo(createdAt)]);
  const [held] = await em.execute<Held[]>(heldRoutes('?'), [ownerId]);
  if (!held) return;
  refuseTooManyOriginals(held.bytes, added.bytes);
  if (held.routes < maximumRouteCount && held.points + added.points <= maximumRoutePointCount) return;
  throw new DomainError(
    'CONFLICT',
    `You have ${held.routes} routes of ${held.points.toLocaleString('en')} points, of at most ${maximumRouteCount} routes of ${maximumRoutePointCount.toLocaleString('en')} points`,
  );
}

async function insert(ctx: Context, route: Route, read: ReadRoute): Promise<void> {
  const { waypoints, original } = read;
  const { bounds, ...drawn } = read.map;
  const edges = bounds ?? { south: null, west: null, north: null, east: null };
  const map = Object.assign(new RouteMap(), { routeId: route.id, isCut: false, ...edges, ...drawn, waypoints });
  try {
    await inTransaction(ctx.em, async (em) => {
      // A change of zones takes the same lock: either it finds this route, or the cut finds the new zones.
      await lockPlaces(em, route.ownerId);
      await makeRoom(em, route, { points: drawn.points, bytes: original.row.byteCount });
      // The file is stored before its row, so that no row is without it, and after the check of the limits.
      await storeOriginal(ctx.services.media, original);
      em.persist([route, map, original.row]);
    });
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    // The same id sent twice at once: the slower request finds the row of the faster. No limit would count its file.
    await removeOriginal(ctx.services.media, original);
    if (!(await isRouteReplay(ctx, route.id, route.ownerId))) throw error;
  }
}

export interface TakenIn {
  id: string;
  /** The map for the owner. */
  map: RideMap;
  /** The map for everyone else. Null if no part is visible or it cannot be computed now. */
  shown: RideMap | null;
  /** When the recording began. Null for a planned route, and for a file that was sent before: times are not stored. */
  startedAt: Date | null;
}

/**
 * Stores the route of a file, given as text or as the URL of a received file, and returns its id and its maps. Throws
 * UNAUTHENTICATED, BAD_USER_INPUT with the file's fault, PAYLOAD_TOO_LARGE, RATE_LIMITED, and CONFLICT for an id of
 * another member's route and for a route beyond the limits.
 */
export async function createRoute(ctx: Context, input: { id?: string | null; file: string }): Promise<TakenIn> {
  const viewer = requireViewer(ctx);
  const { id: ownerId } = viewer;
  const id = input.id?.toLowerCase() ?? newId();
  const isNew = input.id == null || !(await isRouteReplay(ctx, id, ownerId));
  const read = isNew ? await readFile(ctx, id, input.file) : null;
  if (read) {
    const route = Object.assign(new Route(), { id, ownerId, createdAt: ctx.now, usedAt: ctx.now });
    await insert(ctx, route, read);
  }
  clearLoaders(ctx);
  // A token that has just uploaded the file gets all of it. For an older route the zones apply to the token.
  const reader = { viewer, sql: ctx.sql, now: ctx.now, ...(!isNew && { access: ctx.access }) };
  const [map] = await mapsOfRoutes(reader, [id]);
  // The route or its owner was deleted meanwhile, or no part is visible to a token.
  if (!map) throw new DomainError('NOT_FOUND', 'Route not found');
  const zones = await zonesOfOwners(ctx, [ownerId]);
  const startedAt = read?.startedAt ?? null;
  if (zones.length === 0) return { id, map, shown: map, startedAt };
  const [shown = null] = await mapsOfRoutes({ viewer: null, sql: ctx.sql, now: ctx.now }, [id]);
  return { id, map, shown, startedAt };
}

/**
 * The route for a ride of the viewer's or a pace group of it: null to remove it, undefined if the input omits it. Throws BAD_USER_INPUT
 * unless the viewer owns it.
 */
export async function routeForRide(
  ctx: Context,
  routeId: string | null | undefined,
  field: string,
): Promise<string | null | undefined> {
  if (routeId == null) return routeId;
  const values = [routeId, requireViewer(ctx).id, ctx.now];
  const [used] = isId(routeId) ? await ctx.sql<{ id: string }>(useStatement, values) : [];
  if (!used) throw badInput('routeId is not the id of a route of yours', field);
  return used.id;
}

/**
 * The same for a ride that has a route. Waits until its routes are cut if the route changes: a trigger then keeps the figures that it has
 * lowered.
 */
export async function routeForEdit(
  ctx: Context,
  { routeId, former }: { routeId: string | null | undefined; former: string | null },
  field: string,
): Promise<string | null | undefined> {
  const used = await routeForRide(ctx, routeId, field);
  if (former !== null && used !== undefined && used !== former) await cutShownRoutes(ctx, requireViewer(ctx).id);
  return used;
}
