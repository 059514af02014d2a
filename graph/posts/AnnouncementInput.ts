import { Field, ID, InputType } from 'type-graphql';
import { inputLimits } from '../model/inputLimits.ts';
import { Text } from '../platform/graphql/validation.ts';

const { announcement: most } = inputLimits.group;

@InputType({ description: 'An announcement to all members of a group.' })
export class AnnouncementInput {
  @Field(() => ID, { description: 'The id of the group.' })
  @Text({ maximum: 100 })
  groupId: string;

  @Field(() => String, { description: `The text: 1 to ${most} characters. Plain data, never markup.` })
  @Text({ minimum: 1, maximum: most, message: 'Please write what all members should know' })
  text: string;
}
