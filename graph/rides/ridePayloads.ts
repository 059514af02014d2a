import { Field, ObjectType } from 'type-graphql';
import { Ride } from '../model/rides/Ride.ts';
import { User } from '../model/users/User.ts';

@ObjectType({ description: 'The result of joining or leaving a ride.' })
export class SetRideParticipationPayload {
  @Field(() => Ride, {
    nullable: true,
    description: 'The ride, with the new `participantCount`. Null when the viewer may no longer read the ride.',
  })
  ride: Ride;

  @Field(() => User, { description: 'The viewer. The distances in their profile may have changed.' })
  viewer: User;
}

@ObjectType({ description: 'The result of saving a ride or removing it from the saved rides.' })
export class SetRideSavedPayload {
  @Field(() => Ride, {
    nullable: true,
    description: 'The ride. Null when the viewer may no longer read the ride.',
  })
  ride: Ride;
}
