import { Check, Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { Comment } from '../comments/Comment.ts';
import { newId } from '../lib/ids.ts';
import { Post } from '../posts/Post.ts';
import { User } from '../users/User.ts';
import { NotificationKind, notificationKinds } from './NotificationKind.ts';
import type { RidePlan } from './RideChange.ts';

/**
 * That there is something to tell a member. Who has done what is not kept here but read from the acts themselves, so that
 * whatever is undone takes its part of the notification back.
 */
@Entity()
@ObjectType({
  description:
    'What others have done that concerns the viewer, told to nobody else. What of one kind happens to one subject is told together until it is read: `actors` and `actorCount` grow and shrink with what is done and undone.',
})
@Index({ name: 'notification_newest_index', properties: ['userId', 'at', 'id'] })
@Index({
  name: 'notification_unread_key',
  expression:
    'create unique index "notification_unread_key" on "notification" (user_id, kind, subject_id) where read_at is null',
})
@Index({
  name: 'notification_reminder_key',
  expression:
    'create unique index "notification_reminder_key" on "notification" (post_id, starts_at, user_id) where starts_at is not null',
})
@Index({ name: 'notification_post_id_index', properties: ['postId'] })
@Index({
  name: 'notification_comment_id_index',
  expression:
    'create index "notification_comment_id_index" on "notification" (comment_id) where comment_id is not null',
})
@Index({
  name: 'notification_age_index',
  expression: 'create index "notification_age_index" on "notification" using brin (at)',
})
@Check({
  name: 'notification_kind_check',
  expression: `kind in (${notificationKinds.map((kind) => `'${kind}'`).join(', ')})`,
})
export class Notification {
  @PrimaryKey({ type: 'uuid' })
  @Field(() => ID, { description: 'Its id, by which it is marked read. `node` does not find it.' })
  id: string = newId();

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'user_id', deleteRule: 'cascade', index: false })
  userId: string;

  @Property({ type: 'string', length: 12 })
  @Field(() => NotificationKind, { description: 'What has happened.' })
  kind: NotificationKind;

  /** What is told together: the post, the comment that is answered, or the member who is followed. */
  @Property({ type: 'uuid' })
  subjectId: string;

  @ManyToOne(() => Post, {
    mapToPk: true,
    fieldName: 'post_id',
    nullable: true,
    deleteRule: 'cascade',
    index: false,
  })
  postId: string | null = null;

  /** The comment that is answered, or that mentions the member. */
  @ManyToOne(() => Comment, {
    mapToPk: true,
    fieldName: 'comment_id',
    nullable: true,
    deleteRule: 'cascade',
    index: false,
  })
  commentId: string | null = null;

  /** When the first of what it tells happened. */
  @Property({ type: 'timestamptz', length: 3 })
  since: Date;

  /** What gives it its place, about a minute at most behind the latest of what it tells. */
  @Property({ type: 'timestamptz', length: 3 })
  at: Date;

  /** What happened later is told by another. */
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  readAt: Date | null = null;

  /** The start of which a reminder tells. */
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  startsAt: Date | null = null;

  @Property({ type: 'json', nullable: true })
  planBefore: RidePlan | null = null;

  @Property({ type: 'json', nullable: true })
  planAfter: RidePlan | null = null;
}
