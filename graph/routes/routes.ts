import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../context.ts';
import { reread } from '../context.ts';
import { statement } from '../database/sql.ts';
import { limitKey } from '../lib/access.ts';
import { requireViewer } from '../lib/allow.ts';
import { badInput, DomainError } from '../lib/errors.ts';
import { isId, newId } from '../lib/ids.ts';
import { lockMember } from '../users/lockMember.ts';
import type { DrawnMap } from './drawMap.ts';
import { maximumRouteBytes } from './maximumRouteBytes.ts';
import type { RideMap } from './RideMap.ts';
import { Route } from './Route.ts';
import { RouteFault } from './RouteFault.ts';
import { RouteMap } from './RouteMap.ts';
import { mapsOfRoutes } from './routeMaps.ts';
import { refusalOf, workshop } from './routeWorkshop.ts';

// Routes come in as GPX or TCX files and are their owner's alone until they are on a ride. The file itself is not kept: of it
// stay positions and elevations.

const mostRoutes = 500;
const mostPoints = 10_000_000;
/** How long a route that was sent may wait to be put on a ride, in milliseconds. */
const unusedAge = 86_400_000;

const knownStatement = statement('route.known', `select owner_id as "ownerId" from route where id = $1`);
const useStatement = statement(
  'route.use',
  `update route set used_at = $3 where id = $1 and owner_id = $2 returning id`,
);
/** Routes of the alias that nothing has shown or sent since an instant. */
export const unusedSince = (route: string, instant: string) =>
  `${route}.used_at < ${instant} and not exists (select from ride where ride.route_id = ${route}.id)`;

const sweepText = `delete from route r where r.owner_id = ? and ${unusedSince('r', '?')}`;
const heldText = `select count(*)::int as routes, coalesce(sum(m.points), 0)::int as points
  from route r join route_map m on m.route_id = r.id and not m.is_cut where r.owner_id = ?`;

/** Before this instant, what is on no ride may be collected. */
export const longAgo = (now: Date): Date => new Date(now.getTime() - unusedAge);

const idIsTaken = () => new DomainError('CONFLICT', 'This id is taken', { field: 'id' });

/** Whether the viewer has sent this route before; throws CONFLICT where someone else has. */
async function isRepeated(ctx: Context, id: string, ownerId: string): Promise<boolean> {
  const [known] = await ctx.sql<{ ownerId: string }>(knownStatement, [id]);
  if (known && known.ownerId !== ownerId) throw idIsTaken();
  return known !== undefined;
}

/** The bytes of a file: those that were received in its place, or those of its text. */
function sourceOf({ services }: Context, file: string): string | Uint8Array {
  const received = services.inbox.find(file);
  const isTooLarge = received ? received.fault !== null : file.length > maximumRouteBytes;
  if (isTooLarge) throw new DomainError('PAYLOAD_TOO_LARGE', 'The route file has more than 20 MB', { field: 'file' });
  return received?.path ?? Buffer.from(file);
}

async function readFile(ctx: Context, file: string): Promise<DrawnMap> {
  const source = sourceOf(ctx, file);
  const caller = limitKey(ctx);
  await ctx.services.limiter.consume('uploads', caller);
  try {
    return await workshop.run({ kind: 'read', source }, caller);
  } catch (error) {
    throw error instanceof RouteFault ? refusalOf(error) : error;
  }
}

/** Sweeps away what the member never put on a ride, and refuses a route too many. */
async function makeRoom(em: EntityManager, { ownerId, createdAt }: Route, points: number): Promise<void> {
  await em.execute(sweepText, [ownerId, longAgo(createdAt)]);
  const [held] = await em.execute<{ routes: number; points: number }[]>(heldText, [ownerId]);
  if (!held || (held.routes < mostRoutes && held.points + points <= mostPoints)) return;
  throw new DomainError(
    'CONFLICT',
    `You have ${held.routes} routes of ${held.points.toLocaleString('en')} points: there may be ${mostRoutes} of ${mostPoints.toLocaleString('en')}`,
  );
}

async function insert(ctx: Context, route: Route, { bounds, ...drawn }: DrawnMap): Promise<void> {
  const edges = bounds ?? { south: null, west: null, north: null, east: null };
  const map = Object.assign(new RouteMap(), { routeId: route.id, isCut: false, ...edges, ...drawn });
  try {
    await ctx.em.transactional(async (em) => {
      // A change of zones holds the same lock: it finds this route, or is found by whoever cuts it.
      await lockMember(em, route.ownerId);
      await makeRoom(em, route, drawn.points);
      em.persist([route, map]);
    });
  } catch (error) {
    // The same file sent twice at once: the slower one finds the row of the faster.
    const isRace =
      error instanceof UniqueConstraintViolationException && (await isRepeated(ctx, route.id, route.ownerId));
    if (!isRace) throw error;
  }
}

interface TakenIn {
  id: string;
  /** As its owner sees it. */
  map: RideMap;
  /** As all others will, null where they will see nothing or it cannot be told now. */
  shown: RideMap | null;
}

/**
 * Keeps the route of a file, which is a text or what the inbox has received in its place, and answers its id and its maps.
 * Throws UNAUTHENTICATED, BAD_USER_INPUT naming what is wrong with the file, PAYLOAD_TOO_LARGE, RATE_LIMITED, CONFLICT for
 * another's id and for a route too many.
 */
export async function createRoute(ctx: Context, input: { id?: string | null; file: string }): Promise<TakenIn> {
  const { id: ownerId } = requireViewer(ctx);
  const id = input.id?.toLowerCase() ?? newId();
  if (input.id == null || !(await isRepeated(ctx, id, ownerId))) {
    const drawn = await readFile(ctx, input.file);
    const route = Object.assign(new Route(), { id, ownerId, createdAt: ctx.now, usedAt: ctx.now });
    await insert(ctx, route, drawn);
  }
  reread(ctx);
  const map = await ctx.load.mapOfRoute.load(id);
  // Meanwhile it has been deleted, with its owner.
  if (!map) throw new DomainError('NOT_FOUND', 'Route not found');
  const zones = await ctx.load.zonesOfUser.load(ownerId);
  if (zones.length === 0) return { id, map, shown: map };
  const [shown = null] = await mapsOfRoutes({ viewer: null, sql: ctx.sql, now: ctx.now }, [id]);
  return { id, map, shown };
}

/**
 * The route for a ride of the viewer's: null for none, undefined where nothing is said of one. Throws BAD_USER_INPUT unless it
 * is theirs.
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
