import { IsIn, IsInt, IsNumber, IsOptional, Matches, Max, Min, ValidateBy } from 'class-validator';
import { EventType } from '../model/events/Event.ts';
import { inputLimits, spelled } from '../model/inputLimits.ts';
import { Text } from '../platform/graphql/validation.ts';
import { isCalendarDay } from '../platform/lib/dates.ts';

const dateFault = 'date must be a day that exists, written YYYY-MM-DD';
const timeFault = { message: 'time must be written HH:MM, from 00:00 to 23:59' };
const typeFault = { message: `type must be one of ${Object.values(EventType).join(', ')}` };
const limits = inputLimits.event;
const distanceFault = { message: `distance must be a number of miles from 0 to ${spelled(limits.distance)}` };
const placesFault = {
  message: `max participants must be a whole number from 1 to ${spelled(limits.maxParticipants)}`,
};
const durationFault = {
  message: `duration must be a whole number of minutes from 1 to ${spelled(limits.durationMinutes)}`,
};

/** The facts of an event as its operator plans it. */
export class EventInput {
  @Text({ minimum: 1, maximum: limits.title, message: `title must have 1 to ${limits.title} characters`, isName: true })
  title: string;

  @IsOptional()
  @Text({ maximum: limits.description })
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
  @Max(limits.durationMinutes, durationFault)
  durationMinutes: number = 120;

  @Text({ minimum: 1, maximum: limits.location, message: `location must have 1 to ${limits.location} characters` })
  location: string;

  @IsIn(Object.values(EventType), typeFault)
  type: EventType = EventType.GROUP_RIDE;

  @IsOptional()
  @Text({ maximum: limits.difficulty })
  difficulty: string | null = null;

  /** In miles. */
  @IsOptional()
  @IsNumber({}, distanceFault)
  @Min(0, distanceFault)
  @Max(limits.distance, distanceFault)
  distance: number | null = null;

  /** Null for no limit. */
  @IsOptional()
  @IsInt(placesFault)
  @Min(1, placesFault)
  @Max(limits.maxParticipants, placesFault)
  maxParticipants: number | null = null;
}
