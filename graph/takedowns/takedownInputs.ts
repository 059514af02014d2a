import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { inputLimits, spelled } from '../model/inputLimits.ts';
import { Takedown } from '../model/takedowns/Takedown.ts';
import { TakedownReason } from '../model/takedowns/TakedownKind.ts';
import { connectionOf } from '../platform/graphql/connection.ts';
import { Text } from '../platform/graphql/validation.ts';

export const TakedownConnection = connectionOf('Takedown', () => Takedown);

const { appeal, words } = inputLimits.takedown;

@InputType({ description: 'An appeal against a removal.' })
export class AppealInput {
  @Field(() => ID, { description: 'The id of the takedown.' })
  takedownId: string;

  @Field(() => String, { description: `Why it should come back: 1 to ${spelled(appeal)} characters.` })
  @Text({ minimum: 1, maximum: appeal, message: 'Please say why it should come back' })
  text: string;
}

@ObjectType({ description: 'The result of an appeal.' })
export class AppealPayload {
  @Field(() => Takedown, { description: 'The takedown, with the appeal.' })
  takedown: Takedown;
}

@InputType({ description: 'A removal in a group by its organiser.' })
export class RemoveGroupContentInput {
  @Field(() => ID, { description: 'The id of a post, a comment or a moment.' })
  contentId: string;

  @Field(() => TakedownReason, { description: 'Why.' })
  reason: TakedownReason;

  @Field(() => String, { description: `The explanation that the author reads: 1 to ${spelled(words)} characters.` })
  @Text({ minimum: 1, maximum: words, message: `words must have 1 to ${words} characters` })
  words: string;
}

@ObjectType({ description: 'The result of a removal in a group.' })
export class RemoveGroupContentPayload {
  @Field(() => ID, { description: 'The id of the removed post, comment or moment.' })
  removedId: string;
}
