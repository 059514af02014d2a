import { ValidateBy } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { maxSeriesDates } from '../model/rides/RideSeries.ts';
import { Text } from '../platform/graphql/validation.ts';
import { isCalendarDay } from '../platform/lib/dates.ts';

const untilFault = 'until must be a day that exists, written YYYY-MM-DD';
export const untilDescription = `The new last day, YYYY-MM-DD. At most ${maxSeriesDates} dates may be to come.`;

@InputType({ description: 'A series to extend.' })
export class ExtendSeriesInput {
  @Field(() => ID, { description: 'The id of the post of any of its dates.' })
  @Text({ maximum: 100 })
  postId: string;

  @Field(() => String, { description: untilDescription })
  @ValidateBy({ name: 'calendarDay', validator: { validate: isCalendarDay, defaultMessage: () => untilFault } })
  until: string;
}
