import { Field, ID, ObjectType } from 'type-graphql';
import { Moment } from '../model/moments/Moment.ts';
import { Ride } from '../model/rides/Ride.ts';
import { RideActivityKind } from '../model/rides/rideChanges.ts';
import { User } from '../model/users/User.ts';
import { describeEnum } from '../platform/graphql/describeEnum.ts';
import { caughtUpDescription } from '../platform/graphql/replayDescriptions.ts';

describeEnum(RideActivityKind, 'RideActivityKind', 'The kind of a ride event.', {
  CAUGHT_UP: caughtUpDescription,
  MOMENT_SHARED: 'A member has shared a moment: see `moment`.',
  MOMENT_CHANGED: 'A moment was edited: see `moment`.',
  MOMENT_DELETED: 'A moment was deleted: see `deletedMomentId`.',
  JOINED: 'A member has joined the ride: see `participant`.',
  LEFT: 'A member has left the ride: see `participant`.',
  RIDE_CHANGED: 'The author has edited the ride or its post: see `ride`.',
});

@ObjectType({ description: 'An event on a ride. It contains only data that the viewer may read.' })
export class RideActivity {
  @Field(() => RideActivityKind, { description: 'The kind of the event.' })
  kind: RideActivityKind;

  @Field(() => Date, {
    description: 'The instant of the event (UTC). After an interruption, send the latest one as `since`.',
  })
  at: Date;

  @Field(() => Ride, { description: 'The current ride with its counts.' })
  ride: Ride;

  @Field(() => Moment, {
    nullable: true,
    description: 'The current moment of a MOMENT_SHARED or MOMENT_CHANGED event. Null for other events.',
  })
  moment: Moment | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The id of the deleted moment of a MOMENT_DELETED event. Null for other events.',
  })
  deletedMomentId: string | null;

  @Field(() => User, { nullable: true, description: 'The member of a JOINED or LEFT event. Null for other events.' })
  participant: User | null;
}
