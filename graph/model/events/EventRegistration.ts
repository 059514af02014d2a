import { Entity, Index, ManyToOne, Property, Trigger } from '@mikro-orm/decorators/legacy';
import { counterTrigger } from '../../platform/database/counter.ts';
import { User } from '../users/User.ts';
import { Event } from './Event.ts';
import { eventPlaceFreedTrigger, eventPlaceTakenTrigger } from './eventPlaceTriggers.ts';

@Entity()
@Index({ name: 'event_registration_user_id_index', properties: ['userId', 'eventId'] })
@Index({ name: 'event_registration_registered_index', properties: ['eventId', 'createdAt', 'userId'] })
@Trigger(counterTrigger('event_registration_counters', { table: 'event', column: 'participant_count', by: 'event_id' }))
@Trigger(eventPlaceFreedTrigger)
@Trigger(eventPlaceTakenTrigger)
export class EventRegistration {
  @ManyToOne(() => Event, { primary: true, mapToPk: true, fieldName: 'event_id', deleteRule: 'cascade', index: false })
  eventId: string;

  @ManyToOne(() => User, { primary: true, mapToPk: true, fieldName: 'user_id', deleteRule: 'cascade', index: false })
  userId: string;

  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' })
  createdAt: Date = new Date();
}
