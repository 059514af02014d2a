import type { Context } from '../context.ts';
import type { Change } from '../lib/pubSub.ts';
import { changeOfState } from '../lib/pubSub.ts';

// What verbs tell those who follow a ride, once it is committed.

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

export function tellRide({ services }: Pick<Context, 'services'>, rideId: string, change: Change): void {
  services.changes.publish(rideTopic(rideId), change);
}

/** Also of a ride that is gone: whoever reads it anew finds that out. */
export function tellRideChanged(ctx: Pick<Context, 'services' | 'now'>, rideId: string): void {
  tellRide(ctx, rideId, changeOfState(RideActivityKind.RIDE_CHANGED, rideId, ctx.now));
}
