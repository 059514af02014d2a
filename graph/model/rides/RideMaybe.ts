import { Entity, ManyToOne, Property, Trigger } from '@mikro-orm/decorators/legacy';
import { counterTrigger } from '../../platform/database/counter.ts';
import { SqlIndex } from '../../platform/database/SqlIndex.ts';
import { maybeGuard } from '../moderation/blockGuard.ts';
import { User } from '../users/User.ts';
import { Ride } from './Ride.ts';

/** A member who may join a ride. They take no place and do not wait for one. Only the leaders of the ride see who they are. */
@Entity()
@SqlIndex('ride_maybe_newest_index', '"ride_maybe" (user_id, created_at desc, post_id desc)')
@SqlIndex('ride_maybe_ride_index', '"ride_maybe" (post_id, created_at, user_id)')
@Trigger(maybeGuard)
@Trigger(counterTrigger('ride_maybe_counters', { table: 'ride', column: 'maybe_count', by: 'post_id' }))
export class RideMaybe {
  @ManyToOne(() => User, { primary: true, mapToPk: true, fieldName: 'user_id', deleteRule: 'cascade', index: false })
  userId: string;

  @ManyToOne(() => Ride, { primary: true, mapToPk: true, fieldName: 'post_id', deleteRule: 'cascade', index: false })
  rideId: string;

  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' })
  createdAt: Date = new Date();
}
