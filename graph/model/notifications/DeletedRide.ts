import { Field, ObjectType } from 'type-graphql';
import { RidePlan } from './RideChange.ts';

@ObjectType({ simpleResolvers: true, description: 'The parts of a deleted ride that a notification keeps.' })
export class DeletedRide {
  @Field(() => String, { description: "The first line of the ride's post, at most 80 characters." })
  title: string;

  @Field(() => RidePlan, { description: 'The last plan of the ride.' })
  plan: RidePlan;
}
