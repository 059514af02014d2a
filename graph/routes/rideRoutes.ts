import type { Context } from '../context.ts';
import { limitKey } from '../lib/access.ts';
import { DomainError } from '../lib/errors.ts';
import { placesFor } from '../lib/placesFor.ts';
import type { RideRow } from '../rides/rideRow.ts';
import { requireRide } from '../rides/rides.ts';
import { gpxOf } from './gpxOf.ts';
import type { RideMap } from './RideMap.ts';
import { trackOfRoute } from './routeMaps.ts';

// The routes of rides: whoever may read a ride may see its route, as far as the privacy zones of its author leave it.

/** The map of a ride that the viewer may read; null where it has no route, or none that the viewer may see anything of. */
export async function mapOfRide(ctx: Context, { routeId }: RideRow): Promise<RideMap | null> {
  return routeId === null ? null : ctx.load.mapOfRoute.load(routeId);
}

/** The same for a list, in which a map is also null while it is drawn anew. */
export async function mapInList(ctx: Context, { routeId }: RideRow): Promise<RideMap | null> {
  return routeId === null ? null : ctx.load.mapInLists.load(routeId);
}

/** A ride's route as a GPX file, in pieces that are made as they are asked for. */
export interface RouteFile {
  readonly name: string;
  readonly text: Iterable<string>;
  /** Gives the place of the download to another. */
  close(): void;
}

/** How many files are on their way at once, 6 MB of memory each at most. */
const mostDownloads = 32;
/** How many of them one caller may have, so that nobody takes the places of all others. */
const mostOfOne = 4;
const retryAfter = 5;

const places = placesFor(mostOfOne);
const allPlaces = placesFor(mostDownloads);

const tooMany = (message: string) => new DomainError('RATE_LIMITED', message, { retryAfter });

/** Takes a place for a download; answers what gives it back. */
function takePlace(caller: string): () => void {
  if (!allPlaces.take('')) throw tooMany('Too many routes are being downloaded. Try again in a moment.');
  if (!places.take(caller)) {
    allPlaces.free('');
    throw tooMany(`Download at most ${mostOfOne} routes at once, and try again in a moment.`);
  }
  return () => {
    places.free(caller);
    allPlaces.free('');
  };
}

const noRoute = () => new DomainError('NOT_FOUND', 'Route not found');

/** The track of a ride's route as far as the viewer may see it. */
async function requireTrack(ctx: Context, routeId: string | null): Promise<Buffer> {
  // What is not cut yet is cut by asking for the map.
  const isShown = routeId !== null && (await ctx.load.mapOfRoute.load(routeId)) !== null;
  const track = isShown ? await trackOfRoute(ctx, routeId) : null;
  if (!track) throw noRoute();
  return track;
}

/**
 * A ride's route as a file, which is to be closed. Throws NOT_FOUND 'Post not found', 'Ride not found' for a plain post, 'Route not
 * found' where nothing may be seen of one, RATE_LIMITED where too many are being downloaded, in all or by this caller.
 */
export async function requireRouteFile(ctx: Context, postId: string): Promise<RouteFile> {
  const ride = await requireRide(ctx, postId);
  const close = takePlace(limitKey(ctx));
  try {
    const track = await requireTrack(ctx, ride.routeId);
    return { name: `ride-${ride.date ?? ride.id}.gpx`, text: gpxOf(track), close };
  } catch (error) {
    close();
    throw error;
  }
}
