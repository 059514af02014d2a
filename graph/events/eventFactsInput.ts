import { Field, Float, ID, InputType, Int } from 'type-graphql';
import { EventType } from '../model/events/Event.ts';
import { inputLimits, spelled } from '../model/inputLimits.ts';
import { Text } from '../platform/graphql/validation.ts';
import type { EventFacts } from './eventWrites.ts';

// The inputs of those who plan events: operators, and organisers of groups.

const limits = inputLimits.event;
const titleRule = `1 to ${limits.title} characters.`;
const dateRule = 'The local date of the start: a day that exists, written YYYY-MM-DD.';
const timeRule = 'The local time of the start, written HH:MM, from 00:00 to 23:59.';
const locationRule = `The place of the start: 1 to ${limits.location} characters.`;

/** The facts of an event that need not be given. The verbs check them, so that the command line has the same rules. */
@InputType()
abstract class EventFactsInput {
  @Field(() => String, {
    nullable: true,
    description: `The description: at most ${spelled(limits.description)} characters. Null or blank: none.`,
  })
  description?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The IANA time zone of `date` and `time`. If it is null or absent, a new event is in the zone of the instance, and a change keeps the zone.',
  })
  timeZone?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: `The duration: 1 to ${spelled(limits.durationMinutes)} minutes. If it is null or absent, a new event takes 120, and a change keeps it.`,
  })
  durationMinutes?: number | null;

  @Field(() => EventType, {
    nullable: true,
    description: 'The kind. If it is null or absent, a new event is a GROUP_RIDE, and a change keeps the kind.',
  })
  type?: EventType | null;

  @Field(() => String, {
    nullable: true,
    description: `A word for the difficulty: at most ${limits.difficulty} characters. Null or blank: none.`,
  })
  difficulty?: string | null;

  @Field(() => Float, {
    nullable: true,
    description: `The length: 0 to ${spelled(limits.distance)} miles. Null: none.`,
  })
  distance?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: `The maximum number of participants: 1 to ${spelled(limits.maxParticipants)}. Null: no limit.`,
  })
  maxParticipants?: number | null;
}

@InputType({ description: 'A new event.' })
export class CreateEventInput extends EventFactsInput {
  @Field(() => String, { description: `The title: ${titleRule}` })
  title: string;

  @Field(() => String, { description: dateRule })
  date: string;

  @Field(() => String, { description: timeRule })
  time: string;

  @Field(() => String, { description: locationRule })
  location: string;
}

@InputType({
  description:
    'Changes to an event. Omitted fields keep their values. So do null fields, unless their description says otherwise.',
})
export class UpdateEventInput extends EventFactsInput {
  @Field(() => ID, { description: 'The id of the event to change.' })
  eventId: string;

  @Field(() => String, { nullable: true, description: `The new title: ${titleRule}` })
  title?: string | null;

  @Field(() => String, { nullable: true, description: dateRule })
  date?: string | null;

  @Field(() => String, { nullable: true, description: timeRule })
  time?: string | null;

  @Field(() => String, { nullable: true, description: locationRule })
  location?: string | null;
}

@InputType({ description: 'An event to call off.' })
export class CallOffEventInput {
  @Field(() => ID, { description: 'The id of the event.' })
  @Text({ maximum: 100 })
  eventId: string;

  @Field(() => String, {
    description: `Why the event does not take place: 1 to ${limits.calledOffReason} characters. Everyone can read it.`,
  })
  @Text({ minimum: 1, maximum: limits.calledOffReason, message: 'Please say why the event is called off' })
  reason: string;
}

type Given = CreateEventInput | Omit<UpdateEventInput, 'eventId'>;

/** The facts of an input. A fact that every event has is not given if it is null. */
export function factsIn({
  title,
  date,
  time,
  location,
  timeZone,
  durationMinutes,
  type,
  ...optional
}: Given): EventFacts {
  return {
    title: title ?? undefined,
    date: date ?? undefined,
    time: time ?? undefined,
    location: location ?? undefined,
    timeZone: timeZone ?? undefined,
    durationMinutes: durationMinutes ?? undefined,
    type: type ?? undefined,
    ...optional,
  };
}
