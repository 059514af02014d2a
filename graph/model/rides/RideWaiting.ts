import { Entity, Index, ManyToOne, Property, Trigger } from '@mikro-orm/decorators/legacy';
import { counterTrigger } from '../../platform/database/counter.ts';
import { SqlIndex } from '../../platform/database/SqlIndex.ts';
import { waitingGuard } from '../moderation/blockGuard.ts';
import { User } from '../users/User.ts';
import { PaceGroup } from './PaceGroup.ts';
import { placeAskedTrigger } from './placeTriggers.ts';
import { Ride } from './Ride.ts';

/** A member who waits for a place in a full ride, or in a full pace group of it. Waiting members do not participate. */
@Entity()
@SqlIndex('ride_waiting_turn_index', '"ride_waiting" (post_id, created_at, user_id)')
@Index({ name: 'ride_waiting_user_id_index', properties: ['userId', 'rideId'] })
@SqlIndex('ride_waiting_pace_group_id_index', '"ride_waiting" (pace_group_id) where pace_group_id is not null')
@Trigger(waitingGuard)
@Trigger(counterTrigger('ride_waiting_counters', { table: 'ride', column: 'waiting_count', by: 'post_id' }))
@Trigger(placeAskedTrigger)
export class RideWaiting {
  @ManyToOne(() => Ride, { primary: true, mapToPk: true, fieldName: 'post_id', deleteRule: 'cascade', index: false })
  rideId: string;

  @ManyToOne(() => User, { primary: true, mapToPk: true, fieldName: 'user_id', deleteRule: 'cascade', index: false })
  userId: string;

  /** The turn: later than that of every member who has asked for this ride before. */
  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' })
  createdAt: Date = new Date();

  /** The pace group in which the member asks for a place. Null for no group. */
  @ManyToOne(() => PaceGroup, {
    mapToPk: true,
    fieldName: 'pace_group_id',
    nullable: true,
    deleteRule: 'set null',
    index: false,
  })
  paceGroupId: string | null = null;
}
