import { ArgsType, Field, ID, InputType, ObjectType } from 'type-graphql';
import { inputLimits, spelled } from '../model/inputLimits.ts';
import { ReportTarget } from '../model/moderation/Report.ts';
import { connectionOf } from '../platform/graphql/connection.ts';
import { PageArguments } from '../platform/graphql/paginate.ts';
import { Text } from '../platform/graphql/validation.ts';
import { ReportState } from './reportReview.ts';

@ObjectType({
  simpleResolvers: true,
  description: 'A report of a member or a visitor to the operator. Only operators can read it.',
})
export class OperatorReport {
  @Field(() => ID, { description: 'The id by which it is closed. `node` does not find it.' })
  id: string;

  @Field(() => Date, { description: 'When it was filed (UTC).' })
  createdAt: Date;

  @Field(() => ReportTarget, { description: 'The kind of thing that it is about.' })
  targetType: ReportTarget;

  @Field(() => ID, { description: 'The id of the thing, which may be deleted or removed.' })
  targetId: string;

  @Field(() => ID, {
    nullable: true,
    description: 'The post of the thing. Null for a member, a group and an event, and once it is deleted.',
  })
  postId: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The path of the page that shows the thing. Null once the thing is deleted.',
  })
  path: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The URL of the picture of the member or group. Null if there is none, and for other things.',
  })
  picture: string | null;

  @Field(() => String, { nullable: true, description: 'The username of the member who filed it. Null for a visitor.' })
  reporter: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The username of the member who wrote the thing, or who is it. Null for a group and an event, and once it is deleted.',
  })
  author: string | null;

  @Field(() => ID, { nullable: true, description: 'The id of that member. Null if `author` is null.' })
  authorId: string | null;

  @Field(() => String, { description: 'The reason, in the words of the reporter.' })
  reason: string;

  @Field(() => String, {
    nullable: true,
    description: 'The first 2,000 characters of the text when it was reported. Null once it is deleted.',
  })
  reportedText: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The first 2,000 characters of the text now. Null once it is deleted.',
  })
  excerpt: string | null;

  @Field(() => Boolean, {
    description:
      'Whether it is a group or an event of a group, so that its organisers read why it is removed. False once it is deleted.',
  })
  isOfGroup: boolean;

  @Field(() => Date, { nullable: true, description: 'When the operator closed it (UTC). Null while it is open.' })
  resolvedAt: Date | null;

  @Field(() => String, { nullable: true, description: 'The action of the operator. Null while it is open.' })
  resolution: string | null;
}

export const OperatorReportConnection = connectionOf('OperatorReport', () => OperatorReport);

@ArgsType()
export class ReportsArguments extends PageArguments {
  @Field(() => ReportState, { defaultValue: ReportState.OPEN, description: 'Open or closed reports.' })
  state: ReportState = ReportState.OPEN;
}

const { note } = inputLimits.report;

@InputType({ description: 'The end of a report.' })
export class CloseReportInput {
  @Field(() => ID, { description: 'The id of the report.' })
  reportId: string;

  @Field(() => String, { description: `The action that was taken: 1 to ${spelled(note)} characters.` })
  @Text({ minimum: 1, maximum: note, message: 'note must describe the action that was taken' })
  note: string;
}

@ObjectType({ description: 'The result of closing a report.' })
export class CloseReportPayload {
  @Field(() => OperatorReport, { description: 'The report.' })
  report: OperatorReport;
}
