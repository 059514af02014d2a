import { Arg, Args, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Comment } from '../comments/Comment.ts';
import { findComment } from '../comments/comments.ts';
import type { Context } from '../context.ts';
import { PageArguments } from '../lib/paginate.ts';
import { Post } from '../posts/Post.ts';
import { findPost } from '../posts/posts.ts';
import { User } from '../users/User.ts';
import { Notification } from './Notification.ts';
import { NotificationKind } from './NotificationKind.ts';
import { NotificationPreference } from './NotificationPreference.ts';
import {
  MarkNotificationsReadArguments,
  MarkNotificationsReadPayload,
  NotificationConnection,
  SetNotificationPreferencePayload,
} from './notificationInputs.ts';
import { listNotificationPreferences, setNotificationPreference } from './notificationPreferences.ts';
import type { NotificationRow } from './notifications.ts';
import { listNotifications, markNotificationsRead, unreadNotificationCount } from './notifications.ts';
import { RideChange } from './RideChange.ts';

const ownersAlone = 'For the member alone: null for everyone else.';

@Resolver(() => Notification)
export class NotificationResolver {
  @Query(() => NotificationConnection, {
    description:
      'What others have done that concerns the viewer, the latest first, for 90 days. What people do whom the viewer has muted, and what is about something that they may not read any more, is left out. Errors: UNAUTHENTICATED.',
  })
  notifications(@Args(() => PageArguments) page: PageArguments, @Ctx() ctx: Context) {
    return listNotifications(ctx, page);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer has marked it as read.' })
  isRead(@Root() notification: NotificationRow) {
    return notification.readAt !== null;
  }

  @FieldResolver(() => Date, { description: 'When the latest of what it tells happened (UTC).' })
  at(@Root() notification: NotificationRow) {
    return notification.actedAt;
  }

  @FieldResolver(() => [User], {
    description: 'Who has done it, the latest first: three at most. Of a ride it is the author.',
  })
  async actors(@Root() { actorIds }: NotificationRow, @Ctx() ctx: Context) {
    const actors = await Promise.all(actorIds.map((id) => ctx.load.userById.load(id)));
    return actors.filter((actor) => actor !== null);
  }

  @FieldResolver(() => Int, {
    description: 'How many have done it, each counted once: of the latest 1,000 times that it was done.',
  })
  actorCount(@Root() notification: NotificationRow) {
    return notification.actorCount;
  }

  @FieldResolver(() => Post, { nullable: true, description: 'The post or ride post in question, null for FOLLOW.' })
  post(@Root() { postId }: NotificationRow, @Ctx() ctx: Context) {
    return postId && findPost(ctx, postId);
  }

  @FieldResolver(() => Comment, {
    nullable: true,
    description: 'What was said, the latest where it tells of several: of COMMENT, REPLY and MENTION in a comment.',
  })
  comment(@Root() { saidId }: NotificationRow, @Ctx() ctx: Context) {
    return saidId && findComment(ctx, saidId);
  }

  @FieldResolver(() => RideChange, {
    nullable: true,
    description:
      'Of RIDE_CHANGED: the plan that the viewer knew, and the one that took its place. Changes that follow before it is read are told as one.',
  })
  rideChange(@Root() { planBefore, planAfter }: NotificationRow): RideChange | null {
    return planBefore && planAfter && { before: planBefore, after: planAfter };
  }

  @Mutation(() => MarkNotificationsReadPayload, {
    description:
      'Marks notifications as read, by ids or up to a cursor. Idempotent. What happens to the same subject from now on is told by a new notification. Errors: UNAUTHENTICATED, BAD_USER_INPUT where neither is given.',
  })
  markNotificationsRead(
    @Args(() => MarkNotificationsReadArguments) marking: MarkNotificationsReadArguments,
    @Ctx() ctx: Context,
  ) {
    return markNotificationsRead(ctx, marking);
  }

  @Mutation(() => SetNotificationPreferencePayload, {
    description:
      'Switches a kind of notification on or off. Idempotent. What happens while it is off is not told later. Errors: UNAUTHENTICATED.',
  })
  setNotificationPreference(
    @Arg('kind', () => NotificationKind, { description: 'The kind.' }) kind: NotificationKind,
    @Arg('enabled', () => Boolean, { description: 'true to be notified, false not to be.' }) enabled: boolean,
    @Ctx() ctx: Context,
  ) {
    return setNotificationPreference(ctx, kind, enabled);
  }
}

@Resolver(() => User)
export class UserNotificationResolver {
  @FieldResolver(() => Int, {
    nullable: true,
    description: `How many notifications the member has not read, counted up to 100: then there may be more. ${ownersAlone}`,
  })
  unreadNotificationCount(@Root() user: User, @Ctx() ctx: Context) {
    return unreadNotificationCount(ctx, user);
  }

  @FieldResolver(() => [NotificationPreference], {
    nullable: true,
    description: `Every kind of notification, and whether the member wants it. ${ownersAlone}`,
  })
  notificationPreferences(@Root() user: User, @Ctx() ctx: Context) {
    return listNotificationPreferences(ctx, user);
  }
}
