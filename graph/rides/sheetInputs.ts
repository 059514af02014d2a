import { ArrayMaxSize, ArrayMinSize, IsBoolean, IsDate, IsOptional, MinDate, ValidateNested } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { inputLimits, spelled } from '../model/inputLimits.ts';
import { ClientId, Text } from '../platform/graphql/validation.ts';

const limits = inputLimits.ride;
const countFault = { message: `taps must contain 1 to ${limits.taps} taps` };
const idRule = { minimum: 1, maximum: 100 };

@InputType({ description: 'One tap of a leader on the sheet: a rider is here, or is not.' })
export class TapInput {
  @Field(() => ID, { description: 'The id of the participant or of the guest.' })
  @Text({ ...idRule, message: 'riderId is required' })
  riderId: string;

  @Field(() => Boolean, { description: 'true to check the rider in, false to take that back.' })
  @IsBoolean({ message: 'isHere must be true or false' })
  isHere: boolean;

  @Field(() => Date, {
    description:
      'The instant of the tap (UTC). For each rider, the latest tap counts. An instant in the future counts as now.',
  })
  @IsDate({ message: 'at must be an instant such as 2030-05-01T07:00:00Z' })
  @MinDate(new Date(0), { message: 'at must not be before 1970' })
  at: Date;
}

@InputType({ description: 'Taps of a leader on the sheet of a ride.' })
export class CheckInInput {
  @Field(() => ID, { description: 'The id of the ride post.' })
  @Text({ ...idRule, message: 'postId is required' })
  postId: string;

  @Field(() => [TapInput], { description: `1 to ${limits.taps} taps, in any order.` })
  @ArrayMinSize(1, countFault)
  @ArrayMaxSize(limits.taps, countFault)
  @ValidateNested()
  taps: TapInput[];
}

@InputType({ description: 'A guest on the sheet of a ride.' })
export class RideGuestInput {
  @Field(() => ID, { description: 'The id of the ride post.' })
  @Text({ ...idRule, message: 'postId is required' })
  postId: string;

  @Field(() => ID, {
    description:
      'A UUID that you generate for a new guest, or the id of a guest to rename. CONFLICT for one of another ride.',
  })
  @ClientId()
  guestId: string;

  @Field(() => String, { description: `The name: 1 to ${limits.guestName} characters.` })
  @Text({ minimum: 1, maximum: limits.guestName, message: 'Please enter the name of the guest' })
  name: string;

  @Field(() => ID, {
    nullable: true,
    description:
      'The id of the pace group of the guest, who takes one of its places. Null for none. When omitted: for a new guest the group of the viewer, if it has a free place; otherwise the group stays as it is.',
  })
  @IsOptional()
  @Text({ maximum: idRule.maximum })
  paceGroupId?: string | null;
}

@InputType({ description: 'A note on the sheet of a ride.' })
export class LeaderNoteInput {
  @Field(() => ID, { description: 'The id of the ride post.' })
  @Text({ ...idRule, message: 'postId is required' })
  postId: string;

  @Field(() => String, {
    description: `The note: at most ${spelled(limits.leaderNote)} characters. A blank text removes it.`,
  })
  @Text({ maximum: limits.leaderNote })
  note: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The note that the new one replaces, as the viewer has read it; a blank text for none. When the sheet has another note, that one stays, and the error is CONFLICT. When omitted, any note is replaced.',
  })
  @IsOptional()
  @Text({ maximum: limits.leaderNote })
  replaces?: string | null;
}

@InputType({ description: 'The thanks of a leader to who was there.' })
export class ThankRidersInput {
  @Field(() => ID, { description: 'The id of the ride post.' })
  @Text({ ...idRule, message: 'postId is required' })
  postId: string;

  @Field(() => String, { description: `The text of the comment: 1 to ${limits.thanks} characters.` })
  @Text({ minimum: 1, maximum: limits.thanks, message: 'Please enter your thanks' })
  text: string;
}
