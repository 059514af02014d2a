import { Field, Float, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'The rides of a member in one week, from Monday to Sunday in the member’s time zone.' })
export class WeekDistance {
  @Field(() => String, { description: 'The Monday on which the week begins, YYYY-MM-DD.' })
  weekStart: string;

  @Field(() => Float, {
    description: 'The miles of completed rides in which the member took part, by the day of the start.',
  })
  distance: number;

  @Field(() => Float, {
    description:
      'The climb of those rides in feet, 0 without rides. It is the sum of their `Ride.elevation`. The author of a ride, signed in by a session, gets the climb as written instead.',
  })
  climb: number;

  @Field(() => Int, { description: 'The number of those rides.' })
  rideCount: number;
}
