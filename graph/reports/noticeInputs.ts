import { Field, InputType, ObjectType } from 'type-graphql';
import { ReportTarget } from '../model/moderation/Report.ts';
import { describeEnum } from '../platform/graphql/describeEnum.ts';
import { ReportInput } from './reportInputs.ts';

export const NoticeState = { OPEN: 'open', REMOVED: 'removed', KEPT: 'kept' } as const;
export type NoticeState = (typeof NoticeState)[keyof typeof NoticeState];
describeEnum(NoticeState, 'NoticeState', 'The decision on a report by a visitor.', {
  OPEN: 'The operator has not decided yet.',
  REMOVED: 'The operator has decided, and visitors can no longer see the thing.',
  KEPT: 'The operator has decided, and visitors can still see the thing.',
});

@InputType({ description: 'A report of a visitor to the operator of this instance.' })
export class NoticeInput extends ReportInput {}

@ObjectType({ description: 'The result of filing a report as a visitor.' })
export class NoticePayload {
  @Field(() => String, {
    description: 'The receipt, a secret of 43 characters: it shows the decision. The server does not keep it.',
  })
  receipt: string;
}

@ObjectType({ description: 'A report of a visitor, as its receipt shows it.' })
export class Notice {
  @Field(() => Date, { description: 'When it was filed (UTC).' })
  createdAt: Date;

  @Field(() => ReportTarget, { description: 'The kind of thing that it is about.' })
  targetType: ReportTarget;

  @Field(() => NoticeState, { description: 'Whether the operator has decided, and how.' })
  state: NoticeState;

  @Field(() => Date, { nullable: true, description: 'When the operator decided (UTC). Null while it is open.' })
  decidedAt: Date | null;
}
