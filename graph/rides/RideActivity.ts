import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { caughtUpDescription } from '../lib/caughtUpDescription.ts';
import { Moment } from '../moments/Moment.ts';
import { User } from '../users/User.ts';
import { Ride } from './Ride.ts';
import { RideActivityKind } from './rideChanges.ts';

registerEnumType(RideActivityKind, {
  name: 'RideActivityKind',
  description: 'What has happened on a ride.',
  valuesConfig: {
    CAUGHT_UP: { description: caughtUpDescription },
    MOMENT_SHARED: { description: 'Someone has shared a moment: see `moment`.' },
    MOMENT_CHANGED: { description: 'A moment has been edited: see `moment`.' },
    MOMENT_DELETED: { description: 'A moment is gone: see `deletedMomentId`.' },
    JOINED: { description: 'Someone takes part now: see `participant`.' },
    LEFT: { description: 'Someone takes part no longer: see `participant`.' },
    RIDE_CHANGED: { description: 'Its author has edited the ride or its post: see `ride`.' },
  },
});

@ObjectType({ description: 'Something that has happened on a ride, told as its viewer may see it.' })
export class RideActivity {
  @Field(() => RideActivityKind, { description: 'What has happened.' })
  kind: RideActivityKind;

  @Field(() => Date, { description: 'When (UTC): pass the latest as `since` after an interruption.' })
  at: Date;

  @Field(() => Ride, { description: 'The ride as it is now, with its counts.' })
  ride: Ride;

  @Field(() => Moment, {
    nullable: true,
    description: 'The moment of MOMENT_SHARED and MOMENT_CHANGED as it is now, else null.',
  })
  moment: Moment | null;

  @Field(() => ID, { nullable: true, description: 'The id of the moment that is gone by MOMENT_DELETED, else null.' })
  deletedMomentId: string | null;

  @Field(() => User, { nullable: true, description: 'Who has JOINED or LEFT, else null.' })
  participant: User | null;
}
