import { Check, Entity, Index, ManyToOne, Property, Trigger } from '@mikro-orm/decorators/legacy';
import { counterTrigger } from '../../platform/database/counter.ts';
import { followBlockGuard } from '../moderation/blockGuard.ts';
import { User } from '../users/User.ts';

@Entity()
@Index({ name: 'follow_followers_index', properties: ['followedId', 'createdAt', 'followerId'] })
@Index({ name: 'follow_following_index', properties: ['followerId', 'createdAt', 'followedId'] })
@Check({ name: 'follow_self_check', expression: 'follower_id <> followed_id' })
@Trigger(followBlockGuard)
@Trigger(
  counterTrigger(
    'follow_counters',
    { table: 'user', column: 'following_count', by: 'follower_id' },
    { table: 'user', column: 'follower_count', by: 'followed_id' },
  ),
)
export class Follow {
  @ManyToOne(() => User, {
    primary: true,
    mapToPk: true,
    fieldName: 'follower_id',
    deleteRule: 'cascade',
    index: false,
  })
  followerId: string;

  @ManyToOne(() => User, {
    primary: true,
    mapToPk: true,
    fieldName: 'followed_id',
    deleteRule: 'cascade',
    index: false,
  })
  followedId: string;

  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' })
  createdAt: Date = new Date();
}
