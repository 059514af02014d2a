import { Field, InputType, ObjectType } from 'type-graphql';
import { inputLimits, spelled } from '../model/inputLimits.ts';
import { TakedownReason } from '../model/takedowns/TakedownKind.ts';
import { Text } from '../platform/graphql/validation.ts';
import { LinkToken } from './authInputs.ts';

const { appeal } = inputLimits.takedown;

@InputType({ description: 'An appeal against a suspension.' })
export class AppealSuspensionInput {
  @Field(() => String, {
    description: 'The last part of the link’s address, or the `appealToken` of a refused sign-in.',
  })
  @LinkToken()
  token: string;

  @Field(() => String, { description: `Why the suspension should end: 1 to ${spelled(appeal)} characters.` })
  @Text({ minimum: 1, maximum: appeal, message: 'Please say why the suspension should end' })
  text: string;
}

@ObjectType({ description: 'The result of an appeal against a suspension.' })
export class AppealSuspensionPayload {
  @Field(() => Boolean, { description: 'Always true.' })
  ok: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'The statement of reasons of a suspension.' })
export class ReadSuspensionPayload {
  @Field(() => TakedownReason, { description: 'Why.' })
  reason: TakedownReason;

  @Field(() => String, { description: 'The explanation by the operator, at most 1,000 characters.' })
  words: string;

  @Field(() => Date, { description: 'When the operator suspended the member (UTC).' })
  createdAt: Date;

  @Field(() => Boolean, { description: 'Whether the member and all that they wrote are hidden meanwhile.' })
  isHidden: boolean;
}
