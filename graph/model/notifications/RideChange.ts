import { Field, ObjectType } from 'type-graphql';

@ObjectType({
  simpleResolvers: true,
  description: 'The time and place at which a ride starts, and whether it takes place, as its author said at one time.',
})
export class RidePlan {
  @Field(() => String, { nullable: true, description: 'The date of the start, YYYY-MM-DD. Null if it was not given.' })
  date: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The time of the start, HH:MM in 24-hour format. Null if it was not given.',
  })
  time: string | null;

  @Field(() => String, { description: 'The IANA time zone of `date` and `time`.' })
  timeZone: string;

  @Field(() => String, { nullable: true, description: 'The place of the start. Null if it was not given.' })
  location: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Why the ride is called off. Null if it takes place.',
  })
  calledOffReason?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The letter and the name of the pace group of the participant, which the author has removed since. Null in all other changes.',
  })
  paceGroup?: string | null;
  /** Whether the change or the deletion applies to later dates too. Only in a plan after it. */
  laterDates?: boolean;
  /** Whether it is the plan of an event that the operator has removed. */
  isEvent?: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'How the plan of a ride has changed.' })
export class RideChange {
  @Field(() => RidePlan, { description: 'The plan that the participant knew.' })
  before: RidePlan;

  @Field(() => RidePlan, { description: 'The new plan.' })
  after: RidePlan;

  @Field(() => Boolean, {
    description: 'Whether later dates of the series, in which the participant takes part too, have changed with it.',
  })
  laterDates: boolean;
}
