import { ArgsType, Field, ID, InputType, ObjectType } from 'type-graphql';
import { Operator } from '../model/operators/Operator.ts';
import { OperatorSession } from '../model/operators/OperatorSession.ts';
import { connectionOf } from '../platform/graphql/connection.ts';
import { PageArguments } from '../platform/graphql/paginate.ts';
import { Text } from '../platform/graphql/validation.ts';

export const OperatorSessionConnection = connectionOf('OperatorSession', () => OperatorSession);

@ObjectType({ simpleResolvers: true, description: 'An act of an operator. The log only grows.' })
export class OperatorLogEntry {
  @Field(() => ID, { description: 'The id of the act. `node` does not find it.' })
  id: string;

  @Field(() => Date, { description: 'When the operator acted (UTC).' })
  at: Date;

  @Field(() => String, { description: 'The name of the operator.' })
  operator: string;

  @Field(() => String, { description: 'The words of the command that does the same, such as `user suspend`.' })
  verb: string;

  @Field(() => ID, { nullable: true, description: 'The id of the target. Null for an act without a single target.' })
  targetId: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The name of the member, group or event. Null for other targets, and once it is deleted.',
  })
  targetName: string | null;

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
