import type { Context } from '../context.ts';
import { DomainError } from '../lib/errors.ts';
import type { RideRow } from '../rides/rideRow.ts';
import { requireRide } from '../rides/rides.ts';
import { gpxOf } from './gpxOf.ts';
import type { RideMap } from './RideMap.ts';
import { trackOfRoute } from './routeMaps.ts';
import { decodeTrack } from './trackBytes.ts';

// The routes of rides: whoever may read a ride may see its route, as far as the privacy zones of its author leave it.

/** The map of a ride that the viewer may read; null where it has no route, or none that the viewer may see anything of. */
export async function mapOfRide(ctx: Context, { routeId }: RideRow): Promise<RideMap | null> {
  return routeId === null ? null : ctx.load.mapOfRoute.load(routeId);
}

/** A ride's route as a GPX file, in pieces. */
export interface RouteFile {
  readonly name: string;
  readonly text: Iterable<string>;
}

const noRoute = () => new DomainError('NOT_FOUND', 'Route not found');

/** Throws NOT_FOUND 'Post not found', 'Ride not found' for a plain post, 'Route not found' where nothing may be seen of one. */
export async function requireRouteFile(ctx: Context, postId: string): Promise<RouteFile> {
  const ride = await requireRide(ctx, postId);
  // What is not cut yet is cut by asking for the map.
  if (ride.routeId === null || !(await ctx.load.mapFactsOfRoute.load(ride.routeId))) throw noRoute();
  const track = await trackOfRoute(ctx, ride.routeId);
  if (!track) throw noRoute();
  return { name: `ride-${ride.date ?? ride.id}.gpx`, text: gpxOf(decodeTrack(track)) };
}
