import type { Context } from '../context.ts';
import { publishNotificationsChanged } from '../model/notifications/notificationChanges.ts';
import { publishRideChanged } from '../model/rides/rideChanges.ts';
import type { RideRow } from '../model/rides/rideRow.ts';
import { statement } from '../platform/database/sql.ts';
import { requireViewer } from '../platform/lib/allow.ts';
import { badInput } from '../platform/lib/errors.ts';
import { notedRide, stopIn } from './participation.ts';
import { isCompleted, reloadRide, requireRide, requireRideWithMine } from './rides.ts';

// The members who may join a ride. They take no place. Triggers end it when they join or ask for a place: see `placeTriggers.ts`.
// Everyone reads how many they are, and the leaders who: see `sheet.ts`.

// The locks are those of a join, in the same order.
const setStatement = statement(
  'ride.setMaybe',
  `${notedRide}, open as (
     select r.id from noted join ride r on r.id = noted.id
     where (r.starts_at is null or r.starts_at > $3::timestamptz) and r.called_off_at is null for no key update of r
   ) insert into ride_maybe (user_id, post_id, created_at) select $2::uuid, id, $3::timestamptz from open
   on conflict do nothing returning post_id`,
);
const endStatement = statement('ride.endMaybe', stopIn('ride_maybe'));

/**
 * Marks a ride with maybe, or ends that; idempotent. A member who participates or waits for a place is not changed. It can be ended even
 * when the ride is now hidden from the viewer. Throws UNAUTHENTICATED, NOT_FOUND, and BAD_USER_INPUT for a past ride and one that is called off.
 */
export async function setRideMaybe(ctx: Context, postId: string, maybe: boolean): Promise<RideRow> {
  return maybe ? sayMaybe(ctx, postId) : endMaybe(ctx, postId);
}

async function sayMaybe(ctx: Context, postId: string): Promise<RideRow> {
  const viewer = requireViewer(ctx);
  const { id } = await requireRide(ctx, postId);
  if ((await ctx.sql(setStatement, [id, viewer.id, ctx.now])).length > 0) publishRideChanged(ctx, id);
  const ride = await reloadRide(ctx, id);
  if (ride.viewerIsMaybe || (await ctx.load.viewerTakesPlace.load(id))) return ride;
  if (isCompleted(ctx, ride)) throw badInput('Cannot say maybe to a ride that has already passed', 'postId');
  if (ride.calledOffAt) throw badInput('Cannot say maybe to a ride that is called off', 'postId');
  // The author blocked the viewer, or the viewer the author, after the ride was read.
  return requireRide(ctx, id);
}

async function endMaybe(ctx: Context, postId: string): Promise<RideRow> {
  const viewer = requireViewer(ctx);
  const { id } = await requireRideWithMine(ctx, postId, ctx.load.viewerIsMaybe);
  if ((await ctx.sql(endStatement, [id, viewer.id])).length > 0) {
    publishRideChanged(ctx, id);
    publishNotificationsChanged(ctx, [viewer.id]);
  }
  return reloadRide(ctx, id);
}
