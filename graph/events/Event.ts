import { Check, Entity, Index, PrimaryKey, Property, Trigger } from '@mikro-orm/decorators/legacy';
import { Field, Float, Int, ObjectType, registerEnumType } from 'type-graphql';
import { eventCancellationTrigger, eventSequenceTrigger } from '../calendars/calendarTriggers.ts';
import { newId } from '../lib/ids.ts';
import { Node } from '../lib/Node.ts';
import { namedSearch, searchName, wordsTrigger } from '../search/searchColumns.ts';

export const EventType = {
  GROUP_RIDE: 'group_ride',
  MOUNTAIN_BIKE: 'mountain_bike',
  WORKSHOP: 'workshop',
  TRAINING: 'training',
} as const;
export type EventType = (typeof EventType)[keyof typeof EventType];
registerEnumType(EventType, {
  name: 'EventType',
  description: 'What kind of event it is.',
  valuesConfig: {
    GROUP_RIDE: { description: 'A ride in company.' },
    MOUNTAIN_BIKE: { description: 'A ride off the road.' },
    WORKSHOP: { description: 'Tools rather than miles.' },
    TRAINING: { description: 'A ride to get faster.' },
  },
});

// Wall-clock arithmetic, which PostgreSQL lets a stored column rest on.
const startsAtExpression = `((("date" + "time") at time zone "time_zone")) stored`;
const endsAtExpression = `((("date" + "time" + make_interval(mins => "duration_minutes")) at time zone "time_zone")) stored`;

@Entity()
@ObjectType({ implements: Node, description: 'An event that members register for.' })
@Index({ name: 'event_starts_at_index', expression: 'create index "event_starts_at_index" on "event" (starts_at, id)' })
@Index({
  name: 'event_search_index',
  expression: 'create index "event_search_index" on "event" using gin (search)',
})
@Index({
  name: 'event_search_name_index',
  expression: 'create index "event_search_name_index" on "event" using gin (search_name gin_trgm_ops)',
})
@Check({
  name: 'event_numbers_check',
  expression: 'participant_count >= 0 and max_participants > 0 and distance >= 0 and duration_minutes > 0',
})
@Check({ name: 'event_capacity_check', expression: 'participant_count <= max_participants' })
@Trigger(wordsTrigger('event', ['title', 'description', 'location', 'type']))
@Trigger(eventSequenceTrigger)
@Trigger(eventCancellationTrigger)
export class Event extends Node {
  @PrimaryKey({ type: 'uuid' })
  override id: string = newId();

  @Property({ type: 'text' })
  @Field(() => String, { description: 'The name of the event.' })
  title: string;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'What to expect, null where it is not told.' })
  description: string | null = null;

  @Property({ type: 'date' })
  @Field(() => String, { description: 'The day of the start, YYYY-MM-DD, on the calendar of `timeZone`.' })
  date: string;

  @Property({ type: 'time', length: 0 })
  @Field(() => String, { description: 'The time of the start, HH:MM of 24 hours, on the clocks of `timeZone`.' })
  time: string;

  @Property({ type: 'text' })
  @Field(() => String, { description: 'The IANA time zone of date and time, such as `Europe/Paris`.' })
  timeZone: string;

  @Property({ type: 'timestamptz', length: 3, generated: startsAtExpression })
  @Field(() => Date, { description: 'The instant of the start (UTC).' })
  startsAt: Date;

  @Property({ type: 'integer', default: 120 })
  durationMinutes: number = 120;

  @Property({ type: 'timestamptz', length: 3, generated: endsAtExpression })
  @Field(() => Date, { description: 'The instant of the end (UTC).' })
  endsAt: Date;

  @Property({ type: 'text' })
  @Field(() => String, { description: 'Where it starts.' })
  location: string;

  @Property({ type: 'string', length: 20, default: EventType.GROUP_RIDE })
  @Field(() => EventType, { description: 'What kind of event it is.' })
  type: EventType = EventType.GROUP_RIDE;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'How hard it is: `easy`, `medium`, `hard` or a like word; null where it is not told.',
  })
  difficulty: string | null = null;

  @Property({ type: 'double', nullable: true })
  @Field(() => Float, { nullable: true, description: 'The length in miles, null where nothing is ridden.' })
  distance: number | null = null;

  @Property({ type: 'integer', nullable: true })
  @Field(() => Int, { nullable: true, description: 'How many may take part, null for no limit.' })
  maxParticipants: number | null = null;

  @Property({ type: 'integer', default: 0 })
  @Field(() => Int, { description: 'How many are registered.' })
  participantCount: number = 0;

  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' })
  createdAt: Date = new Date();

  /** How often what calendars show of it has changed, and when it last did. */
  @Property({ type: 'integer', default: 0, hidden: true })
  sequence: number = 0;

  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()', hidden: true })
  changedAt: Date = new Date();

  @Property({ type: 'text', generated: searchName('title'), hidden: true, lazy: true })
  searchName: string;

  @Property({
    type: 'string',
    columnType: 'tsvector',
    generated: namedSearch(['title'], ['description', 'location', 'type']),
    hidden: true,
    lazy: true,
  })
  search: string;
}
