import { IsOptional } from 'class-validator';
import { ArgsType, Field, ID, InputType, ObjectType } from 'type-graphql';
import { inputLimits, spelled } from '../model/inputLimits.ts';
import { TakedownDecision, TakedownKind, TakedownReason } from '../model/takedowns/TakedownKind.ts';
import { connectionOf } from '../platform/graphql/connection.ts';
import { PageArguments } from '../platform/graphql/paginate.ts';
import { Text } from '../platform/graphql/validation.ts';
import type { Found } from './findContent.ts';
import { type ListedTakedown, TakedownState } from './takedownLists.ts';

@ObjectType({
  simpleResolvers: true,
  description: 'A text or a picture that the operator has found. Only operators can read it.',
})
export class FoundContent implements Found {
  @Field(() => TakedownKind, { description: 'The kind of the thing.' })
  kind: TakedownKind;

  @Field(() => ID, { description: 'The id of the thing, or of the thing that shows a picture.' })
  id: string;

  @Field(() => String, { nullable: true, description: 'The username of its author. Null for a group and an event.' })
  author: string | null;

  @Field(() => String, { description: 'The first 200 characters of the text.' })
  excerpt: string;

  @Field(() => Date, { description: 'When it was created (UTC).' })
  createdAt: Date;

  @Field(() => ID, {
    nullable: true,
    description: 'The post that it is or is under. Null for a profile, a group and an event.',
  })
  postId: string | null;

  @Field(() => String, { nullable: true, description: 'The URL of a PICTURE. Null for other kinds.' })
  picture: string | null;

  @Field(() => Boolean, {
    description:
      'Whether it is a group, its picture or an event of a group, so that its organisers read why it is removed.',
  })
  isOfGroup: boolean;
}

@ObjectType({
  simpleResolvers: true,
  description: 'A removal, a warning or a suspension with its appeal, for the operator. Only operators can read it.',
})
export class OperatorTakedown implements ListedTakedown {
  @Field(() => ID, { description: 'The id by which it is restored or answered. `node` does not find it.' })
  id: string;

  @Field(() => TakedownKind, { description: 'The kind of the removed thing, WARNING or SUSPENSION.' })
  kind: TakedownKind;

  @Field(() => ID, { nullable: true, description: 'The id of what was removed, or of the warned or suspended member.' })
  targetId: string | null;

  @Field(() => String, { nullable: true, description: 'The username of its author. Null for a group and an event.' })
  author: string | null;

  @Field(() => TakedownReason, { description: 'Why.' })
  reason: TakedownReason;

  @Field(() => String, { description: 'The explanation that the author reads.' })
  words: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The first 2,000 characters of the removed text. Null if there was none, and once the removal is final.',
  })
  excerpt: string | null;

  @Field(() => Date, { description: 'When the operator acted (UTC).' })
  createdAt: Date;

  @Field(() => String, { nullable: true, description: 'The appeal of the author. Null if there is none.' })
  appeal: string | null;

  @Field(() => Date, { nullable: true, description: 'When the author appealed (UTC). Null without an appeal.' })
  appealedAt: Date | null;

  @Field(() => TakedownDecision, { nullable: true, description: 'The decision. Null while there is none.' })
  decision: TakedownDecision | null;

  @Field(() => String, { nullable: true, description: 'The explanation of the decision. Null if there is none.' })
  decisionWords: string | null;

  @Field(() => Date, { nullable: true, description: 'When it was decided (UTC). Null while it is not.' })
  decidedAt: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'When the removed content was deleted for good (UTC), or came back. Null while it is kept.',
  })
  forgottenAt: Date | null;

  @Field(() => Boolean, { description: 'Whether an organiser of a group removed it, and not the operator.' })
  isByOrganiser: boolean;
}

export const OperatorTakedownConnection = connectionOf('OperatorTakedown', () => OperatorTakedown);

export const FoundContentConnection = connectionOf('FoundContent', () => FoundContent);

@ArgsType()
export class ContentArguments extends PageArguments {
  @Field(() => String, {
    description:
      'Words in the text, an id, the address of a page or a picture, or `@name` for everything of a member: 1 to 500 characters.',
  })
  @Text({ minimum: 1, maximum: 500 })
  find: string;
}

@ArgsType()
export class TakedownsArguments extends PageArguments {
  @Field(() => TakedownState, { defaultValue: TakedownState.REMOVED, description: 'Which removals and warnings.' })
  state: TakedownState = TakedownState.REMOVED;
}

const { words: most } = inputLimits.takedown;
const explanation = `The explanation that the member reads: 1 to ${spelled(most)} characters.`;
const missing = `words must have 1 to ${most} characters`;

@InputType({ description: 'A removal.' })
export class RemoveContentInput {
  @Field(() => String, {
    description: 'The id of a post, comment, moment, member, group or event, or the address of the page of one.',
  })
  @Text({ minimum: 1, maximum: 500 })
  content: string;

  @Field(() => String, {
    nullable: true,
    description: 'The URL of one of its pictures: only that picture is removed. Absent for the content itself.',
  })
  @IsOptional()
  @Text({ minimum: 1, maximum: 2048 })
  picture?: string | null;

  @Field(() => TakedownReason, { description: 'Why.' })
  reason: TakedownReason;

  @Field(() => String, { description: explanation })
  @Text({ minimum: 1, maximum: most, message: missing })
  words: string;
}

@InputType({ description: 'A restore.' })
export class RestoreContentInput {
  @Field(() => ID, { description: 'The id of the takedown.' })
  takedownId: string;

  @Field(() => String, { nullable: true, description: `${explanation} Absent for none.` })
  @IsOptional()
  @Text({ minimum: 1, maximum: most, message: missing })
  words?: string | null;
}

@InputType({ description: 'The answer to an appeal.' })
export class AnswerAppealInput {
  @Field(() => ID, { description: 'The id of the takedown.' })
  takedownId: string;

  @Field(() => TakedownDecision, { description: 'Whether it comes back.' })
  decision: TakedownDecision;

  @Field(() => String, { description: explanation })
  @Text({ minimum: 1, maximum: most, message: missing })
  words: string;
}

@InputType({ description: 'A warning.' })
export class WarnMemberInput {
  @Field(() => ID, { description: 'The id of the member.' })
  userId: string;

  @Field(() => TakedownReason, { description: 'Why.' })
  reason: TakedownReason;

  @Field(() => String, { description: explanation })
  @Text({ minimum: 1, maximum: most, message: missing })
  words: string;
}

@ObjectType({ description: 'The result of a removal, a restore or the answer to an appeal.' })
export class OperatorTakedownPayload {
  @Field(() => OperatorTakedown, { description: 'The removal as it is now.' })
  takedown: OperatorTakedown;
}
