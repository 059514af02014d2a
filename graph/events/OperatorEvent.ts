import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { Event, EventType } from '../model/events/Event.ts';
import { connectionOf } from '../platform/graphql/connection.ts';

@ObjectType({ simpleResolvers: true, description: 'An event as the operator plans it. Only operators can read it.' })
export class OperatorEvent implements Partial<Event> {
  @Field(() => ID, { description: 'The id of the event.' })
  id: string;

  @Field(() => String, { description: 'The title of the event.' })
  title: string;

  @Field(() => String, { nullable: true, description: 'The description of the event. Null if there is none.' })
  description: string | null;

  @Field(() => String, { description: 'The local date of the start, YYYY-MM-DD.' })
  date: string;

  @Field(() => String, { description: 'The local time of the start, HH:MM in 24-hour format.' })
  time: string;

  @Field(() => String, { description: 'The IANA time zone of `date` and `time`.' })
  timeZone: string;

  @Field(() => Int, { description: 'The duration in minutes.' })
  durationMinutes: number;

  @Field(() => Date, { description: 'The instant of the end (UTC).' })
  endsAt: Date;

  @Field(() => String, { description: 'The place of the start.' })
  location: string;

  @Field(() => EventType, { description: 'The kind of the event.' })
  type: EventType;

  @Field(() => String, { nullable: true, description: 'The word for the difficulty. Null if there is none.' })
  difficulty: string | null;

  @Field(() => Float, { nullable: true, description: 'The length in miles. Null if there is none.' })
  distance: number | null;

  @Field(() => Int, { nullable: true, description: 'The maximum number of participants. Null for no limit.' })
  maxParticipants: number | null;

  @Field(() => Int, { description: 'The number of registered members.' })
  participantCount: number;

  @Field(() => Int, { description: 'The number of members who wait for a place.' })
  waitingCount: number;

  @Field(() => String, { nullable: true, description: 'Why the event is called off. Null while it takes place.' })
  calledOffReason: string | null;
}

export const OperatorEventConnection = connectionOf('OperatorEvent', () => OperatorEvent);

@ObjectType({ description: 'The result of creating, changing or calling off an event.' })
export class OperatorEventPayload {
  @Field(() => Event, { description: 'The event as it is now.' })
  event: Event;
}

@ObjectType({ description: 'The result of deleting an event.' })
export class CancelEventPayload {
  @Field(() => ID, { description: 'The id of the cancelled event.' })
  cancelledEventId: string;
}
