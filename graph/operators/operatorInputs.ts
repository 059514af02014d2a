import { IsOptional } from 'class-validator';
import { ArgsType, Field, ID, InputType, ObjectType } from 'type-graphql';
import { Operator } from '../model/operators/Operator.ts';
import { OperatorSession } from '../model/operators/OperatorSession.ts';
import { connectionOf } from '../platform/graphql/connection.ts';
import { PageArguments } from '../platform/graphql/paginate.ts';
import { Text } from '../platform/graphql/validation.ts';

export const OperatorSessionConnection = connectionOf('OperatorSession', () => OperatorSession);

@ObjectType({
  simpleResolvers: true,
  description: 'An act of an operator, or of an organiser of a group. The log only grows.',
})
export class OperatorLogEntry {
  @Field(() => ID, { description: 'The id of the act. `node` does not find it.' })
  id: string;

  @Field(() => Date, { description: 'When the operator acted (UTC).' })
  at: Date;

  @Field(() => String, {
    description:
      'The name of the operator, or `organiser` with the @username of an organiser of a group, or with the id of one whose account is deleted.',
  })
  operator: string;

  @Field(() => String, { description: 'The words of the command that does the same, such as `user suspend`.' })
  verb: string;

  @Field(() => ID, { nullable: true, description: 'The id of the target. Null for an act without a single target.' })
  targetId: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The name of the member or group, the title of the event, or the username of the author of content, also while it is removed. A report and an appeal have that of what they are about. Null for other targets, and once it is deleted.',
  })
  targetName: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The path of the page of the target in the web client, such as `/groups/` and its id. Null if it has none, while it is removed, and once it is deleted.',
  })
  targetPath: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The reason, or what changed. Null if the verb says everything.',
  })
  note: string | null;
}

export const OperatorLogEntryConnection = connectionOf('OperatorLogEntry', () => OperatorLogEntry);

@ArgsType()
export class LogArguments extends PageArguments {
  @Field(() => Date, { nullable: true, description: 'Only acts at or after this instant. Absent: all acts.' })
  since?: Date | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Only acts with this text in the operator, the verb, the note, the id or name of the target, or the name of its author. Absent: all acts.',
  })
  @IsOptional()
  @Text({ maximum: 100 })
  query?: string | null;
}

@InputType({ description: 'A link to the board.' })
export class OpenOperatorSessionInput {
  @Field(() => String, { description: 'The token of the link: the part after `#`.' })
  @Text({ minimum: 1, maximum: 100, message: 'token must be that of a link' })
  token: string;
}

@ObjectType({ description: 'The result of opening the board.' })
export class OpenOperatorSessionPayload {
  @Field(() => Operator, { description: 'The board.' })
  operator: Operator;
}

@ObjectType({ description: 'The result of ending a session of the board.' })
export class EndOperatorSessionPayload {
  @Field(() => ID, { description: 'The id of the session or link that was ended.' })
  endedSessionId: string;
}
