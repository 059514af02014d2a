import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { SqlIndex } from '../../platform/database/SqlIndex.ts';
import type { Privacy } from '../posts/Post.ts';

/**
 * A deleted ride or event, kept for a while for calendars that already contain it. It stores the start and the
 * calendars, but none of the text.
 */
@Entity()
@SqlIndex('calendar_cancellation_participants_index', '"calendar_cancellation" using gin (participant_ids)')
@Index({ name: 'calendar_cancellation_group_index', properties: ['groupId', 'startsAt'] })
@SqlIndex('calendar_cancellation_event_index', '"calendar_cancellation" (group_id, starts_at) where is_event')
@Index({ name: 'calendar_cancellation_cancelled_at_index', properties: ['cancelledAt'] })
export class CalendarCancellation {
  @PrimaryKey({ type: 'uuid' })
  subjectId: string;

  @Property({ type: 'boolean' })
  isEvent: boolean;

  @Property({ type: 'uuid', nullable: true })
  groupId: string | null = null;

  /** The author of the ride. Null for an event, and for a ride deleted before this column existed. */
  @Property({ type: 'uuid', nullable: true })
  authorId: string | null = null;

  @Property({ type: 'string', length: 10 })
  privacy: Privacy;

  /** The participants who could read the ride when it was deleted. */
  @Property({ type: 'array', columnType: 'uuid[]' })
  participantIds: string[];

  @Property({ type: 'timestamptz', length: 3 })
  startsAt: Date;

  @Property({ type: 'text' })
  timeZone: string;

  @Property({ type: 'integer' })
  sequence: number;

  @Property({ type: 'timestamptz', length: 3 })
  cancelledAt: Date;
}
