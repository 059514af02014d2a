import { Entity, Index, ManyToOne, Property, Trigger } from '@mikro-orm/decorators/legacy';
import { counterTrigger } from '../../platform/database/counter.ts';
import { participantBlockGuard } from '../moderation/blockGuard.ts';
import { User } from '../users/User.ts';
import { placeFreedTrigger, placeTakenTrigger } from './placeTriggers.ts';
import { Ride } from './Ride.ts';

@Entity()
@Index({ name: 'ride_participant_user_id_index', properties: ['userId', 'rideId'] })
@Index({ name: 'ride_participant_joined_index', properties: ['rideId', 'createdAt', 'userId'] })
@Trigger(participantBlockGuard)
@Trigger(counterTrigger('ride_participant_counters', { table: 'ride', column: 'participant_count', by: 'post_id' }))
@Trigger(placeFreedTrigger)
@Trigger(placeTakenTrigger)
export class RideParticipant {
  @ManyToOne(() => Ride, { primary: true, mapToPk: true, fieldName: 'post_id', deleteRule: 'cascade', index: false })
  rideId: string;

  @ManyToOne(() => User, { primary: true, mapToPk: true, fieldName: 'user_id', deleteRule: 'cascade', index: false })
  userId: string;

  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' })
  createdAt: Date = new Date();
}
