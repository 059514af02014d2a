import type { Context } from '../context.ts';
import type { RideRow } from '../model/rides/rideRow.ts';
import { callerOf } from '../platform/lib/access.ts';
import { DomainError } from '../platform/lib/errors.ts';
import { firstLine } from '../platform/lib/excerpt.ts';
import { concurrencyGate } from '../platform/limits/concurrencyGate.ts';
import { doors } from '../platform/limits/doors.ts';
import { requirePost } from '../posts/posts.ts';
import { bytesOfOriginal, findOriginal } from '../routes/originals.ts';
import { trackOfRoute } from '../routes/routeMaps.ts';
import { type RouteFormat, writeTrack } from '../routes/writeTrack.ts';
import { type PaceGroupRow, paceGroupsOf } from './paceGroups.ts';
import { rideOf } from './rides.ts';

// The routes of rides and of their pace groups. Members who may read a ride may see its routes outside the privacy zones of its author.

/** A ride, or a pace group with a route of its own. */
type Routed = Pick<RideRow, 'routeId'>;

/** The map of a ride that the viewer may read, or of a pace group of it. Null when it has no route, or the privacy zones hide all of it. */
export async function mapOfRide(ctx: Context, { routeId }: Routed) {
  return routeId === null ? null : ctx.load.mapOfRoute.load(routeId);
}

/** Like `mapOfRide`, for lists: the map is also null until it has been redrawn after a change of zones. */
async function mapInList(ctx: Context, { routeId }: Routed) {
  return routeId === null ? null : ctx.load.mapInLists.load(routeId);
}

interface Asking {
  readonly isListed: boolean;
  /** The names of the fields that are asked for. */
  readonly fields: ReadonlySet<string>;
}

/** The fields of a map that are long, or are computed from a long one. */
const longFields = ['line', 'profile', 'climbs', 'waypoints'] as const;

/** `mapInList` or `mapOfRide`. A map without its long fields is read where nobody asks for them. */
export async function askedMap(ctx: Context, routed: Routed, { isListed, fields }: Asking) {
  if (routed.routeId !== null && !longFields.some((name) => fields.has(name))) {
    const facts = await ctx.load.mapFactsOfRoute.load(routed.routeId);
    if (facts || isListed) return facts;
  }
  return isListed ? mapInList(ctx, routed) : mapOfRide(ctx, routed);
}

/** A route as a file, generated in chunks on demand. */
export interface RouteFile {
  readonly name: string;
  readonly text: Iterable<string | Uint8Array>;
  /** Releases the slot in the download queue. */
  close(): void;
}

// Each download holds up to 6 MB in memory.
const { take: takePlace } = concurrencyGate({ ...doors.download, of: 'routes', being: 'downloaded' });
/** The maximum length of the track name. Devices show it in one line. */
const longestName = 80;

const noRoute = () => new DomainError('NOT_FOUND', 'Route not found');

/** The part of a route's track that the viewer may see, with its waypoints and its length in miles. */
async function requireTrack(ctx: Context, routeId: string | null) {
  // Loading the map cuts the route if it is not cut yet.
  const map = routeId === null ? null : await ctx.load.mapOfRoute.load(routeId);
  const found = map && routeId !== null ? await trackOfRoute(ctx, routeId) : null;
  if (!map || !found) throw noRoute();
  return { ...found, distance: map.distance };
}

interface RoutePlace {
  readonly postId: string;
  /** The pace group with the route. Undefined for the route of the ride. */
  readonly paceGroupId?: string | undefined;
}

interface WantedRoute extends RoutePlace {
  readonly format: RouteFormat;
}

async function requirePaceGroup(ctx: Context, ride: RideRow, id: string): Promise<PaceGroupRow> {
  const group = (await paceGroupsOf(ctx, ride)).find((each) => each.id === id.toLowerCase());
  if (!group) throw new DomainError('NOT_FOUND', 'Pace group not found');
  return group;
}

/** The ride of a post, and the pace group of it that is asked for. */
async function requireRouted(ctx: Context, { postId, paceGroupId }: RoutePlace) {
  const post = await requirePost(ctx, 'read', postId);
  const ride = await rideOf(ctx, post);
  const group = paceGroupId === undefined ? null : await requirePaceGroup(ctx, ride, paceGroupId);
  return { post, group, routeId: (group ?? ride).routeId, stem: stemOf(ride, group) };
}

/** The name of the file of a route, without its ending. */
const stemOf = ({ date, id }: RideRow, group: PaceGroupRow | null) =>
  `ride-${date ?? id}${group ? `-${group.letter}` : ''}`;

/**
 * Opens the route of a ride, or of a pace group of it, as a file; the caller must close it. Throws NOT_FOUND 'Post not found', 'Ride not
 * found' for a plain post, 'Pace group not found', 'Route not found' when the viewer may see no part of a route. Throws RATE_LIMITED when too many downloads are open in
 * total, by this caller or from this address.
 */
export async function requireRouteFile(ctx: Context, { format, ...place }: WantedRoute): Promise<RouteFile> {
  const { post, group, routeId, stem } = await requireRouted(ctx, place);
  const close = takePlace(callerOf(ctx));
  try {
    const { track, waypoints, distance } = await requireTrack(ctx, routeId);
    const name = firstLine(group ? `${group.letter} · ${group.name}: ${post.content}` : post.content, longestName);
    return { name: `${stem}.${format}`, text: writeTrack(track, { format, name, distance, waypoints }), close };
  } catch (error) {
    close();
    throw error;
  }
}

/** A route file as its owner uploaded it. */
export interface OriginalFile {
  readonly name: string;
  readonly text: AsyncIterable<Uint8Array>;
  /** Releases the slot in the download queue. */
  close(): void;
}

/**
 * Opens the file from which the route of a ride, or of a pace group of it, was made, for the owner of the route; the caller must close it.
 * Throws as `requireRouteFile`, and NOT_FOUND 'Original file not found' for everyone else, for access tokens, and if the server does not
 * have the file.
 */
export async function requireOriginalFile(ctx: Context, place: RoutePlace): Promise<OriginalFile> {
  const { routeId, stem } = await requireRouted(ctx, place);
  const close = takePlace(callerOf(ctx));
  try {
    const original = routeId === null ? null : await findOriginal(ctx, routeId);
    const text = original && (await bytesOfOriginal(ctx.services.media, original.storedAs));
    if (!text) throw new DomainError('NOT_FOUND', 'Original file not found');
    return { name: `${stem}-original.${original.ending}`, text, close };
  } catch (error) {
    close();
    throw error;
  }
}
