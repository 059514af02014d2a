import { IsIn, IsInt, IsNumber, IsOptional, Matches, Max, Min, ValidateBy } from 'class-validator';
import { EventType } from '../model/events/Event.ts';
import { Text } from '../platform/graphql/validation.ts';
import { isCalendarDay } from '../platform/lib/dates.ts';

const dateFault = 'date must be a day that exists, written YYYY-MM-DD';
const timeFault = { message: 'time must be written HH:MM, from 00:00 to 23:59' };
const typeFault = { message: `type must be one of ${Object.values(EventType).join(', ')}` };
const distanceFault = { message: 'distance must be a number of miles from 0 to 100,000' };
const placesFault = { message: 'max participants must be a whole number from 1 to 1,000,000' };
const durationFault = { message: 'duration must be a whole number of minutes from 1 to 43,200' };

/** The facts of an event as its operator plans it. */
export class EventInput {
  @Text({ minimum: 1, maximum: 200, message: 'title must have 1 to 200 characters', isName: true })
  title: string;

  @IsOptional()
  @Text({ maximum: 5000 })
  description: string | null = null;

  @ValidateBy({ name: 'calendarDay', validator: { validate: isCalendarDay, defaultMessage: () => dateFault } })
  date: string;

  @Matches(/^([01]\d|2[0-3]):[0-5]\d$/, timeFault)
  time: string;

  /** The IANA time zone of date and time. */
  @Text({ minimum: 1, maximum: 64 })
  timeZone: string;

  @IsInt(durationFault)
  @Min(1, durationFault)
  @Max(43_200, durationFault)
  durationMinutes: number = 120;

  @Text({ minimum: 1, maximum: 200, message: 'location must have 1 to 200 characters' })
  location: string;

  @IsIn(Object.values(EventType), typeFault)
  type: EventType = EventType.GROUP_RIDE;

  @IsOptional()
  @Text({ maximum: 40 })
  difficulty: string | null = null;

  /** In miles. */
  @IsOptional()
  @IsNumber({}, distanceFault)
  @Min(0, distanceFault)
  @Max(100_000, distanceFault)
  distance: number | null = null;

  /** Null for no limit. */
  @IsOptional()
  @IsInt(placesFault)
  @Min(1, placesFault)
  @Max(1_000_000, placesFault)
  maxParticipants: number | null = null;
}
