import { Check, Entity, ManyToOne, PrimaryKey, Property, Trigger } from '@mikro-orm/decorators/legacy';
import { Field, Float, Int, ObjectType } from 'type-graphql';
import { SqlIndex } from '../../platform/database/SqlIndex.ts';
import { eventStartTrigger } from '../../platform/database/startTriggers.ts';
import { describeEnum } from '../../platform/graphql/describeEnum.ts';
import { Node } from '../../platform/graphql/Node.ts';
import { newId } from '../../platform/lib/ids.ts';
import { eventCancellationTrigger, eventSequenceTrigger } from '../calendars/calendarTriggers.ts';
import { Group } from '../groups/Group.ts';
import { eventChangeTrigger } from '../notifications/eventChangeTrigger.ts';
import { namedSearchTrigger, searchColumn, searchNameColumn, wordsTrigger } from '../search/searchColumns.ts';
import { eventPlacesTrigger } from './eventPlaceTriggers.ts';

export const EventType = {
  GROUP_RIDE: 'group_ride',
  MOUNTAIN_BIKE: 'mountain_bike',
  WORKSHOP: 'workshop',
  TRAINING: 'training',
} as const;
export type EventType = (typeof EventType)[keyof typeof EventType];
describeEnum(EventType, 'EventType', 'The kind of an event.', {
  GROUP_RIDE: 'A group ride.',
  MOUNTAIN_BIKE: 'An off-road ride.',
  WORKSHOP: 'A workshop, such as one on repairs.',
  TRAINING: 'A training ride.',
});

/** A placeholder for start and end until a trigger computes them. The ORM sends a value for each required column. */
const unknownInstant = () => new Date(0);

@Entity()
@ObjectType({ implements: Node, description: 'An event that members can register for.' })
@SqlIndex('event_starts_at_index', '"event" (starts_at, id)')
@SqlIndex('event_group_index', '"event" (group_id, starts_at, id) where group_id is not null')
@SqlIndex('event_search_index', '"event" using gin (search)')
@SqlIndex('event_search_name_index', '"event" using gin (search_name gin_trgm_ops)')
@Check({
  name: 'event_numbers_check',
  expression: `participant_count >= 0 and waiting_count >= 0 and max_participants > 0 and distance >= 0 and distance < 'infinity' and duration_minutes > 0`,
})
@Check({
  name: 'event_type_check',
  expression: `type in (${Object.values(EventType)
    .map((type) => `'${type}'`)
    .join(', ')})`,
})
@Check({
  name: 'event_called_off_check',
  expression: '(called_off_at is null) = (called_off_reason is null)',
})
@Trigger(eventStartTrigger)
@Trigger(namedSearchTrigger('event'))
@Trigger(
  wordsTrigger('event', ['title', 'description', 'location', 'type'], {
    publicWhere: { column: 'group_id', condition: 'is null' },
  }),
)
@Trigger(eventSequenceTrigger)
@Trigger(eventCancellationTrigger)
@Trigger(eventChangeTrigger)
@Trigger(eventPlacesTrigger)
export class Event extends Node {
  @PrimaryKey({ type: 'uuid' })
  override id: string = newId();

  @Property({ type: 'text' })
  @Field(() => String, { description: 'The title of the event.' })
  title: string;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'The description of the event, null if there is none.' })
  description: string | null = null;

  @Property({ type: 'date' })
  @Field(() => String, { description: 'The date of the start, YYYY-MM-DD, in `timeZone`.' })
  date: string;

  @Property({ type: 'time', length: 0 })
  @Field(() => String, { description: 'The time of the start, HH:MM in 24-hour format, in `timeZone`.' })
  time: string;

  @Property({ type: 'text' })
  @Field(() => String, { description: 'The IANA time zone of `date` and `time`, such as `Europe/Paris`.' })
  timeZone: string;

  @Property({ type: 'timestamptz', length: 3, onCreate: unknownInstant })
  @Field(() => Date, {
    description:
      'The instant of the start (UTC). A local time that occurs twice means the first occurrence. A local time that clocks skip moves forward by the skipped interval.',
  })
  startsAt: Date;

  @Property({ type: 'integer', default: 120 })
  durationMinutes: number = 120;

  @Property({ type: 'timestamptz', length: 3, onCreate: unknownInstant })
  @Field(() => Date, { description: 'The instant of the end (UTC).' })
  endsAt: Date;

  @Property({ type: 'text' })
  @Field(() => String, { description: 'The place of the start.' })
  location: string;

  @Property({ type: 'string', length: 20, default: EventType.GROUP_RIDE })
  @Field(() => EventType, { description: 'The kind of the event.' })
  type: EventType = EventType.GROUP_RIDE;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'The difficulty: `easy`, `medium`, `hard` or another word. Null if it is not given.',
  })
  difficulty: string | null = null;

  @Property({ type: 'double', nullable: true })
  @Field(() => Float, { nullable: true, description: 'The length in miles, null for an event without a ride.' })
  distance: number | null = null;

  @Property({ type: 'integer', nullable: true })
  @Field(() => Int, {
    nullable: true,
    description:
      'The maximum number of participants, null for no limit. `participantCount` can exceed it after it was lowered.',
  })
  maxParticipants: number | null = null;

  @Property({ type: 'integer', default: 0 })
  @Field(() => Int, { description: 'The number of registered members.' })
  participantCount: number = 0;

  @Property({ type: 'integer', default: 0 })
  @Field(() => Int, { description: 'The number of members who wait for a place. They are not registered.' })
  waitingCount: number = 0;

  /** The group whose organisers plan it. Null for an event of the operator. It never changes. */
  @ManyToOne(() => Group, { mapToPk: true, fieldName: 'group_id', nullable: true, deleteRule: 'cascade', index: false })
  groupId: string | null = null;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  @Field(() => Date, { nullable: true, description: 'When the event was called off (UTC). Null while it takes place.' })
  calledOffAt: Date | null = null;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'Why the event is called off. Null while it takes place.' })
  calledOffReason: string | null = null;

  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' })
  createdAt: Date = new Date();

  /** How often the facts shown in calendars have changed. */
  @Property({ type: 'integer', default: 0, hidden: true })
  sequence: number = 0;

  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()', hidden: true })
  changedAt: Date = new Date();

  @Property(searchNameColumn)
  searchName: string;

  @Property(searchColumn)
  search: string;
}
