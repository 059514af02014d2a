import { Field, ObjectType } from 'type-graphql';
import { User } from '../users/User.ts';
import { Ride } from './Ride.ts';

@ObjectType({ description: 'What joining or leaving a ride changed.' })
export class SetRideParticipationPayload {
  @Field(() => Ride, { description: 'The ride with its new count.' })
  ride: Ride;

  @Field(() => User, { description: 'The member who joined or left, whose distances may have changed.' })
  viewer: User;
}
