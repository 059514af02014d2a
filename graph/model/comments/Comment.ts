import { Check, Entity, Index, ManyToOne, PrimaryKey, Property, Trigger } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { counterTrigger } from '../../platform/database/counter.ts';
import { fixedColumns } from '../../platform/database/fixedColumns.ts';
import { SqlIndex } from '../../platform/database/SqlIndex.ts';
import { Node } from '../../platform/graphql/Node.ts';
import { newId } from '../../platform/lib/ids.ts';
import { goneTrigger } from '../nodes/goneTrigger.ts';
import { Post } from '../posts/Post.ts';
import { User } from '../users/User.ts';

/** The constraint name in PostgreSQL's error when a reply answers a reply. */
export const replyDepthRule = 'comment_depth_check';

const parentIsTopLevel = [
  'if new.parent_id is not null and not exists',
  '(select from comment where id = new.parent_id and post_id = new.post_id and parent_id is null)',
  "then raise exception 'a reply hangs on a top-level comment of the same post'",
  `using errcode = 'check_violation', constraint = '${replyDepthRule}'; end if; return new;`,
].join(' ');

@Entity()
@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description: "A member's comment under a post. A reply belongs to a top-level comment. A reply has no replies.",
})
@SqlIndex('comment_top_level_index', '"comment" (post_id, created_at, id) where parent_id is null')
@SqlIndex('comment_replies_index', '"comment" (parent_id, created_at, id) where parent_id is not null')
@Index({ name: 'comment_post_newest_index', properties: ['postId', 'createdAt', 'id'] })
@SqlIndex('comment_post_edited_index', '"comment" (post_id, updated_at) where updated_at is not null')
@Index({ name: 'comment_author_index', properties: ['authorId', 'createdAt', 'id'] })
@Index({ name: 'comment_post_author_index', properties: ['postId', 'authorId'] })
@Check({ name: 'comment_reply_count_check', expression: 'reply_count >= 0' })
@Trigger(goneTrigger('comment'))
@Trigger({ name: 'comment_depth', timing: 'before', events: ['insert'], forEach: 'row', body: parentIsTopLevel })
@Trigger(fixedColumns('comment', 'post_id', 'parent_id', 'author_id'))
@Trigger(
  counterTrigger(
    'comment_counters',
    { table: 'post', column: 'comment_count', by: 'post_id' },
    { table: 'comment', column: 'reply_count', by: 'parent_id', where: 'ROW.parent_id is not null' },
  ),
)
export class Comment extends Node {
  @PrimaryKey({ type: 'uuid' })
  override id: string = newId();

  @ManyToOne(() => Post, { mapToPk: true, fieldName: 'post_id', deleteRule: 'cascade', index: false })
  postId: string;

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'author_id', deleteRule: 'cascade', index: false })
  authorId: string;

  @ManyToOne(() => Comment, {
    mapToPk: true,
    fieldName: 'parent_id',
    nullable: true,
    deleteRule: 'cascade',
    index: false,
  })
  parentId: string | null = null;

  @Property({ type: 'text' })
  @Field(() => String, { description: 'The text, at most 2,000 characters. Plain data, never markup.' })
  content: string;

  @Property({ type: 'integer', default: 0 })
  replyCount: number = 0;

  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' })
  @Field(() => Date, { description: 'When the comment was written (UTC).' })
  createdAt: Date = new Date();

  /** Null until the first edit, so that existing rows need no change. Clients then get `createdAt`. */
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  updatedAt: Date | null = null;
}
