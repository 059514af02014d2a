import { IsIn } from 'class-validator';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { ClientId, Text } from '../lib/validation.ts';
import { User } from '../users/User.ts';
import { ReportTarget } from './Report.ts';

const targetTypeFault = { message: "targetType must be 'post', 'comment', 'moment' or 'user'" };
const reasonRule = { minimum: 1, maximum: 1000, message: 'Please give a reason' };

@ObjectType({ description: 'What a mute changed. Lists that held the member’s posts are to be asked for again.' })
export class SetMutePayload {
  @Field(() => User, { description: 'The member who was muted or is heard again.' })
  user: User;

  @Field(() => User, { description: 'The member who mutes.' })
  viewer: User;
}

@InputType({ description: 'What the operator of this instance is to look at.' })
export class ReportInput {
  @Field(() => ID, {
    nullable: true,
    description: 'A UUID made by the client: the same id again answers the first result and writes nothing.',
  })
  @ClientId()
  id?: string | null;

  @Field(() => ReportTarget, { description: 'What kind of thing it is; a ride is a POST.' })
  @IsIn(Object.values(ReportTarget), targetTypeFault)
  targetType: ReportTarget;

  @Field(() => ID, { description: 'The id of the thing.' })
  @Text({ minimum: 1, maximum: 100, message: 'targetId is required' })
  targetId: string;

  @Field(() => String, { description: 'What is wrong with it: 1 to 1,000 characters.' })
  @Text(reasonRule)
  reason: string;
}

@ObjectType({ description: 'A report that was filed. Nobody but the operator reads it.' })
export class ReportPayload {
  @Field(() => ID, { description: 'The id of the report.' })
  reportId: string;
}
