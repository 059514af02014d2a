import { Field, Float, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'What a member has ridden in one week, from Monday to Sunday in their time zone.' })
export class WeekDistance {
  @Field(() => String, { description: 'The Monday on which the week begins, YYYY-MM-DD.' })
  weekStart: string;

  @Field(() => Float, { description: 'Miles of the completed rides taken part in, by the day of their start.' })
  distance: number;

  @Field(() => Int, { description: 'How many rides these were.' })
  rideCount: number;
}
