import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { SqlIndex } from '../../platform/database/SqlIndex.ts';
import { User } from '../users/User.ts';
import { Ride } from './Ride.ts';

/** A ride that a member has saved. Only that member knows. */
@Entity()
@SqlIndex('saved_ride_newest_index', '"saved_ride" (user_id, created_at desc, post_id desc)')
@Index({ name: 'saved_ride_post_id_index', properties: ['rideId'] })
export class SavedRide {
  @ManyToOne(() => User, { primary: true, mapToPk: true, fieldName: 'user_id', deleteRule: 'cascade', index: false })
  userId: string;

  @ManyToOne(() => Ride, { primary: true, mapToPk: true, fieldName: 'post_id', deleteRule: 'cascade', index: false })
  rideId: string;

  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' })
  createdAt: Date = new Date();
}
