import { Check, Entity, Index, ManyToOne, PrimaryKey, Property, Trigger } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { SqlIndex, SqlUnique } from '../../platform/database/SqlIndex.ts';
import { newId } from '../../platform/lib/ids.ts';
import { Comment } from '../comments/Comment.ts';
import { Post } from '../posts/Post.ts';
import { User } from '../users/User.ts';
import { notificationMailTrigger } from './mailTrigger.ts';
import { NotificationKind, notificationKinds } from './NotificationKind.ts';
import type { RidePlan } from './RideChange.ts';

/**
 * Records that there is something to notify a member of. The acts themselves are read from their own tables, so that
 * undoing an act also removes it from the notification.
 */
@Entity()
@ObjectType({
  description:
    'Acts of other members that concern the viewer. Only the viewer can read it. Acts of one kind on one subject share one notification until it is read: `actors` and `actorCount` change as acts are done and undone.',
})
@Index({ name: 'notification_newest_index', properties: ['userId', 'at', 'id'] })
@SqlUnique('notification_unread_key', '"notification" (user_id, kind, subject_id) where read_at is null')
@SqlUnique('notification_reminder_key', '"notification" (post_id, starts_at, user_id) where starts_at is not null')
@Index({ name: 'notification_post_id_index', properties: ['postId'] })
@SqlIndex('notification_comment_id_index', '"notification" (comment_id) where comment_id is not null')
@SqlIndex('notification_deleted_index', `"notification" (subject_id) where kind = 'rideDeleted'`)
@SqlIndex('notification_actor_id_index', '"notification" (actor_id) where actor_id is not null')
@Index({ name: 'notification_at_index', properties: ['at'] })
@SqlIndex('notification_mail_due_index', '"notification" (user_id, mail_due_at) where mail_due_at is not null')
@SqlIndex('notification_mail_id_index', '"notification" (mail_id) where mail_id is not null')
@Trigger(notificationMailTrigger)
@Check({
  name: 'notification_kind_check',
  expression: `kind in (${notificationKinds.map((kind) => `'${kind}'`).join(', ')})`,
})
export class Notification {
  @PrimaryKey({ type: 'uuid' })
  @Field(() => ID, { description: 'The id by which the notification is marked read. `node` does not find it.' })
  id: string = newId();

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'user_id', deleteRule: 'cascade', index: false })
  userId: string;

  @Property({ type: 'string', length: 12 })
  @Field(() => NotificationKind, { description: 'The kind of the notification.' })
  kind: NotificationKind;

  /** The subject that groups acts: the post, the comment that is replied to, or the member who is followed. */
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

  /** The comment that is replied to, or that mentions the member. */
  @ManyToOne(() => Comment, {
    mapToPk: true,
    fieldName: 'comment_id',
    nullable: true,
    deleteRule: 'cascade',
    index: false,
  })
  commentId: string | null = null;

  /** The author of a deleted ride. No other row names them. */
  @ManyToOne(() => User, { mapToPk: true, fieldName: 'actor_id', nullable: true, deleteRule: 'set null', index: false })
  actorId: string | null = null;

  /** The first line of the post of a deleted ride. */
  @Property({ type: 'text', nullable: true })
  rideTitle: string | null = null;

  /** When the first of its acts happened. */
  @Property({ type: 'timestamptz', length: 3 })
  since: Date;

  /** The position in the list. At most about a minute behind the latest act. */
  @Property({ type: 'timestamptz', length: 3 })
  at: Date;

  /** Later acts belong to another notification. */
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  readAt: Date | null = null;

  /** The start of which a reminder reminds. */
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  startsAt: Date | null = null;

  @Property({ type: 'json', nullable: true })
  planBefore: RidePlan | null = null;

  @Property({ type: 'json', nullable: true })
  planAfter: RidePlan | null = null;

  /** When an edit removed the mention. It counts as read then. The row stays, so that a later edit does not notify the member again. */
  @Property({ type: 'timestamptz', length: 3, nullable: true, hidden: true })
  withdrawnAt: Date | null = null;

  /** Whether the list shows it. False if its kind is off on the screen and it only goes into mails. */
  @Property({ type: 'boolean', default: true, hidden: true })
  onScreen: boolean = true;

  /** When it may be mailed. Null unless it waits for a mail. */
  @Property({ type: 'timestamptz', length: 3, nullable: true, hidden: true })
  mailDueAt: Date | null = null;

  /** The number of mails that it was in. After each, the next one waits twice as long. */
  @Property({ type: 'smallint', default: 0, hidden: true })
  timesMailed: number = 0;

  /** The mail that is being sent with it. */
  @Property({ type: 'uuid', nullable: true, hidden: true })
  mailId: string | null = null;
}
