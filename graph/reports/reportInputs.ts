import { IsIn } from 'class-validator';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { inputLimits, spelled } from '../model/inputLimits.ts';
import { ReportTarget } from '../model/moderation/Report.ts';
import { ClientId, Text } from '../platform/graphql/validation.ts';

const targetTypeFault = { message: "targetType must be 'post', 'comment', 'moment', 'user', 'group' or 'event'" };
const { reason } = inputLimits.report;
const reasonRule = { minimum: 1, maximum: reason, message: 'Please give a reason' };

@InputType({ description: 'A report to the operator of this instance.' })
export class ReportInput {
  @Field(() => ID, {
    nullable: true,
    description:
      'A UUID chosen by the client. A repeated request with the same id returns the first result and writes nothing.',
  })
  @ClientId()
  id?: string | null;

  @Field(() => ReportTarget, { description: 'The kind of thing. A ride is a POST.' })
  @IsIn(Object.values(ReportTarget), targetTypeFault)
  targetType: ReportTarget;

  @Field(() => ID, { description: 'The id of the thing.' })
  @Text({ minimum: 1, maximum: 100, message: 'targetId is required' })
  targetId: string;

  @Field(() => String, { description: `The reason for the report: 1 to ${spelled(reason)} characters.` })
  @Text(reasonRule)
  reason: string;
}

@ObjectType({ description: 'A filed report. Only the operator can read it.' })
export class ReportPayload {
  @Field(() => ID, { description: 'The id of the report.' })
  reportId: string;
}
