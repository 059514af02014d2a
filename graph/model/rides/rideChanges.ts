import { type Change, changeOfState } from '../../platform/live/pubSub.ts';
import { publishPostChanged } from '../posts/postChanges.ts';
import type { Publisher } from '../publisher.ts';

// Changes of a ride. Verbs publish them after the commit.

export const RideActivityKind = {
  CAUGHT_UP: 'caughtUp',
  MOMENT_SHARED: 'momentShared',
  MOMENT_CHANGED: 'momentChanged',
  MOMENT_DELETED: 'momentDeleted',
  JOINED: 'joined',
  LEFT: 'left',
  RIDE_CHANGED: 'rideChanged',
} as const;
export type RideActivityKind = (typeof RideActivityKind)[keyof typeof RideActivityKind];

export const rideTopic = (rideId: string): string => `ride:${rideId}`;

export function publishRide({ services }: Pick<Publisher, 'services'>, rideId: string, change: Change): void {
  services.changes.publish(rideTopic(rideId), change);
}

/** Also published for a deleted ride: a subscriber who reads it again finds that out. */
export function publishRideChanged(ctx: Publisher, rideId: string): void {
  publishRide(ctx, rideId, changeOfState(RideActivityKind.RIDE_CHANGED, rideId, ctx.now));
}

/** Publishes that a post, and its ride if it has one, has changed or is deleted. */
export function publishChanged(
  ctx: Publisher,
  { id, isRide }: { readonly id: string; readonly isRide: boolean },
): void {
  publishPostChanged(ctx, id);
  if (isRide) publishRideChanged(ctx, id);
}
