import { Field, ID, InputType } from 'type-graphql';
import { inputLimits } from '../model/inputLimits.ts';
import { Text } from '../platform/graphql/validation.ts';

export const maxReason = inputLimits.ride.calledOffReason;

@InputType({ description: 'A ride to call off.' })
export class CallOffRideInput {
  @Field(() => ID, { description: 'The id of the ride post.' })
  @Text({ maximum: 100 })
  postId: string;

  @Field(() => String, {
    description: `Why the ride does not take place: 1 to ${maxReason} characters. Everyone who can read the ride can read it.`,
  })
  @Text({ minimum: 1, maximum: maxReason, message: 'Please say why the ride is called off' })
  reason: string;
}
