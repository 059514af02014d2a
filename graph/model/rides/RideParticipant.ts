import { Entity, Index, ManyToOne, Property, Trigger } from '@mikro-orm/decorators/legacy';
import { counterTrigger } from '../../platform/database/counter.ts';
import { SqlIndex } from '../../platform/database/SqlIndex.ts';
import { participantBlockGuard } from '../moderation/blockGuard.ts';
import { User } from '../users/User.ts';
import { PaceGroup } from './PaceGroup.ts';
import { groupSeatsTrigger, placeFreedTrigger, placeLeftTrigger, placeTakenTrigger } from './placeTriggers.ts';
import { Ride } from './Ride.ts';

@Entity()
@Index({ name: 'ride_participant_user_id_index', properties: ['userId', 'rideId'] })
@Index({ name: 'ride_participant_joined_index', properties: ['rideId', 'createdAt', 'userId'] })
@SqlIndex(
  'ride_participant_leaders_index',
  '"ride_participant" (post_id, leads_since, user_id) where leads_since is not null',
)
@Trigger(participantBlockGuard)
@Trigger(
  counterTrigger(
    'ride_participant_counters',
    { table: 'ride', column: 'participant_count', by: 'post_id' },
    { table: 'ride', column: 'here_count', by: 'post_id', where: 'ROW.is_here' },
  ),
)
@SqlIndex('ride_participant_pace_group_id_index', '"ride_participant" (pace_group_id) where pace_group_id is not null')
@Trigger(groupSeatsTrigger)
@Trigger(placeFreedTrigger)
@Trigger(placeLeftTrigger)
@Trigger(placeTakenTrigger)
export class RideParticipant {
  @ManyToOne(() => Ride, { primary: true, mapToPk: true, fieldName: 'post_id', deleteRule: 'cascade', index: false })
  rideId: string;

  @ManyToOne(() => User, { primary: true, mapToPk: true, fieldName: 'user_id', deleteRule: 'cascade', index: false })
  userId: string;

  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' })
  createdAt: Date = new Date();

  /** When the member asked for a place in a full ride. Null for a member who did not wait. */
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  askedAt: Date | null = null;

  /** Since when the member leads the ride beside its author. Null for other members. */
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  leadsSince: Date | null = null;

  /** Null for a participant of no pace group. */
  @ManyToOne(() => PaceGroup, {
    mapToPk: true,
    fieldName: 'pace_group_id',
    nullable: true,
    deleteRule: 'set null',
    index: false,
  })
  paceGroupId: string | null = null;

  /** Whether a leader has checked the participant in on the day of the ride. */
  @Property({ type: 'boolean', default: false })
  isHere: boolean = false;

  /** The instant of the latest tap of a leader. Null before the first. */
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  tappedAt: Date | null = null;
}
