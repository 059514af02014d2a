import { ValidateBy, ValidateIf } from 'class-validator';
import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { inputLimits } from '../model/inputLimits.ts';
import { maxSeriesDates } from '../model/rides/RideSeries.ts';
import { describeEnum } from '../platform/graphql/describeEnum.ts';
import { Text } from '../platform/graphql/validation.ts';
import { isCalendarDay } from '../platform/lib/dates.ts';

// The inputs about series, and their words for both doors.

export const maxRepeats = 100;
const reasonLength = inputLimits.ride.calledOffReason;

export const repeatsDescription = `Makes the ride the first of a series: an RRULE of RFC 5545 that gives its date and at most ${maxSeriesDates} dates in all. \`FREQ=WEEKLY\` needs \`BYDAY\`, such as \`TU,TH\`; \`FREQ=MONTHLY\` needs one weekday in \`BYDAY\`, such as \`2TU\` or \`-1FR\`. \`INTERVAL\` is optional. It ends by \`COUNT\`, or by \`UNTIL\` as the last day, YYYYMMDD. Each date is a ride post of its own at the same local time. Each 10 dates count as one text.`;

export const laterDatesDescription =
  'Whether all later dates of the series that are to come change too. Each 10 of them count as one text. They take over the fields that this edit changes, and a new date moves each of them by as many days. Its participants are notified once. BAD_USER_INPUT for a ride without a series, and for a monthly series with a new date. When omitted or null, only this date changes.';

const untilFault = 'until must be a day that exists, written YYYY-MM-DD';
export const untilDescription = `The new last day, YYYY-MM-DD. At most ${maxSeriesDates} dates may be to come.`;

/** How the end of a series treats dates that others have joined or wait for. */
export const JoinedDates = { DELETE: 'delete', CALL_OFF: 'callOff', KEEP: 'keep' } as const;
export type JoinedDates = (typeof JoinedDates)[keyof typeof JoinedDates];
describeEnum(JoinedDates, 'JoinedDates', 'The dates of an ended series that other members have joined or wait for.', {
  DELETE: 'They are deleted, like the others.',
  CALL_OFF: 'They stay visible and are called off. They can be put on again.',
  KEEP: 'They take place.',
});

export const endReasonDescription = `For \`CALL_OFF\`: why these dates do not take place, 1 to ${reasonLength} characters. Everyone who can read a date can read it.`;

@ArgsType()
export class EndSeriesArguments {
  @Field(() => ID, { description: 'The id of the post of the first date that ends.' })
  @Text({ maximum: 100 })
  postId: string;

  @Field(() => JoinedDates, {
    defaultValue: JoinedDates.DELETE,
    description: 'The dates that other members have joined or wait for.',
  })
  joinedDates: JoinedDates = JoinedDates.DELETE;

  @Field(() => String, { nullable: true, description: endReasonDescription })
  @ValidateIf(({ joinedDates }) => joinedDates === JoinedDates.CALL_OFF)
  @Text({ minimum: 1, maximum: reasonLength, message: 'Please say why the dates are called off' })
  reason?: string | null;
}

@InputType({ description: 'A series to extend.' })
export class ExtendSeriesInput {
  @Field(() => ID, { description: 'The id of the post of any of its dates.' })
  @Text({ maximum: 100 })
  postId: string;

  @Field(() => String, { description: untilDescription })
  @ValidateBy({ name: 'calendarDay', validator: { validate: isCalendarDay, defaultMessage: () => untilFault } })
  until: string;
}
