import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Privacy } from '../posts/Post.ts';

/**
 * A ride or an event that is gone, for the calendars that hold it already: when it was to start and whose calendars
 * showed it, nothing of what it said. Kept for a while.
 */
@Entity()
@Index({
  name: 'calendar_cancellation_participants_index',
  expression:
    'create index "calendar_cancellation_participants_index" on "calendar_cancellation" using gin (participant_ids)',
})
@Index({ name: 'calendar_cancellation_group_index', properties: ['groupId', 'startsAt'] })
@Index({ name: 'calendar_cancellation_cancelled_at_index', properties: ['cancelledAt'] })
export class CalendarCancellation {
  @PrimaryKey({ type: 'uuid' })
  subjectId: string;

  @Property({ type: 'boolean' })
  isEvent: boolean;

  @Property({ type: 'uuid', nullable: true })
  groupId: string | null = null;

  @Property({ type: 'string', length: 10 })
  privacy: Privacy;

  /** Those who took part and could read of it at the end. */
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
