import { Entity, Index, ManyToOne, Property, Trigger } from '@mikro-orm/decorators/legacy';
import { counterTrigger } from '../../platform/database/counter.ts';
import { SqlIndex } from '../../platform/database/SqlIndex.ts';
import { User } from '../users/User.ts';
import { Event } from './Event.ts';
import { eventWaitingGuard } from './eventPlaceTriggers.ts';

/** A member who waits for a place in a full event. Waiting members are not registered. */
@Entity()
@SqlIndex('event_waiting_turn_index', '"event_waiting" (event_id, created_at, user_id)')
@Index({ name: 'event_waiting_user_id_index', properties: ['userId', 'eventId'] })
@Trigger(eventWaitingGuard)
@Trigger(counterTrigger('event_waiting_counters', { table: 'event', column: 'waiting_count', by: 'event_id' }))
export class EventWaiting {
  @ManyToOne(() => Event, { primary: true, mapToPk: true, fieldName: 'event_id', deleteRule: 'cascade', index: false })
  eventId: string;

  @ManyToOne(() => User, { primary: true, mapToPk: true, fieldName: 'user_id', deleteRule: 'cascade', index: false })
  userId: string;

  /** The turn: later than that of every member who has asked for this event before. */
  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' })
  createdAt: Date = new Date();
}
