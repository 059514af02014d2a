import { Field, ObjectType } from 'type-graphql';

@ObjectType({ simpleResolvers: true, description: 'When and where a ride starts, as its author said at some time.' })
export class RidePlan {
  @Field(() => String, { nullable: true, description: 'The day of the start, YYYY-MM-DD; null where it was not told.' })
  date: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The time of the start, HH:MM of 24 hours; null where it was not told.',
  })
  time: string | null;

  @Field(() => String, { description: 'The IANA time zone of date and time.' })
  timeZone: string;

  @Field(() => String, { nullable: true, description: 'Where it starts; null where it was not told.' })
  location: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'How the plan of a ride has changed.' })
export class RideChange {
  @Field(() => RidePlan, { description: 'The plan that the participant knew.' })
  before: RidePlan;

  @Field(() => RidePlan, { description: 'The plan that took its place.' })
  after: RidePlan;
}
