import { Entity, Index, ManyToOne, Property, Trigger } from '@mikro-orm/decorators/legacy';
import { counterTrigger } from '../../platform/database/counter.ts';
import { Post } from '../posts/Post.ts';
import { User } from '../users/User.ts';

@Entity()
@Index({ name: 'post_like_user_index', properties: ['userId', 'createdAt', 'postId'] })
@Index({ name: 'post_like_newest_index', properties: ['postId', 'createdAt', 'userId'] })
@Trigger(counterTrigger('post_like_counters', { table: 'post', column: 'like_count', by: 'post_id' }))
export class PostLike {
  @ManyToOne(() => Post, { primary: true, mapToPk: true, fieldName: 'post_id', deleteRule: 'cascade', index: false })
  postId: string;

  @ManyToOne(() => User, { primary: true, mapToPk: true, fieldName: 'user_id', deleteRule: 'cascade', index: false })
  userId: string;

  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' })
  createdAt: Date = new Date();
}
