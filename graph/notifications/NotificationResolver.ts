import { isDeepStrictEqual } from 'node:util';
import { Arg, Args, Ctx, Field, FieldResolver, Int, Mutation, ObjectType, Query, Resolver, Root } from 'type-graphql';
import { findComment } from '../comments/comments.ts';
import type { Context } from '../context.ts';
import { Comment } from '../model/comments/Comment.ts';
import { Notification } from '../model/notifications/Notification.ts';
import { NotificationChannel } from '../model/notifications/NotificationChannel.ts';
import { NotificationKind, notificationKinds } from '../model/notifications/NotificationKind.ts';
import { RideChange, RidePlan } from '../model/notifications/RideChange.ts';
import { Post } from '../model/posts/Post.ts';
import { User } from '../model/users/User.ts';
import { AtMost } from '../platform/graphql/AtMost.ts';
import { PageArguments } from '../platform/graphql/paginate.ts';
import { findPost } from '../posts/posts.ts';
import { MailSchedule, NotificationPreference } from './NotificationPreference.ts';
import {
  MarkNotificationsReadArguments,
  MarkNotificationsReadPayload,
  NotificationConnection,
  SetNotificationPreferencePayload,
  UpdateMailScheduleInput,
  UpdateMailSchedulePayload,
} from './notificationInputs.ts';
import {
  findMailSchedule,
  listNotificationPreferences,
  setNotificationPreference,
  updateMailSchedule,
} from './notificationPreferences.ts';
import {
  listNotifications,
  markNotificationsRead,
  type NotificationRow,
  unreadNotificationCount,
} from './notifications.ts';

@ObjectType({
  simpleResolvers: true,
  description: 'The parts of a deleted ride, or of an event that the operator has removed, that a notification keeps.',
})
class DeletedRide {
  @Field(() => String, {
    description:
      "The first line of the ride's post, at most 80 characters. Of what the operator has removed, a sentence that says so.",
  })
  title: string;

  @Field(() => Boolean, { description: 'Whether it is an event, which the operator has removed.' })
  isEvent: boolean;

  @Field(() => Boolean, {
    description: 'Whether later dates of the series, in which the participant took part too, were deleted with it.',
  })
  laterDates: boolean;

  @Field(() => RidePlan, { description: 'The last plan of the ride. The plan of an event has no location.' })
  plan: RidePlan;
}

const ownersAlone = 'Null for every viewer except the member.';

@Resolver(() => Notification)
export class NotificationResolver {
  @Query(() => NotificationConnection, {
    description:
      'The notifications of the viewer in the last 90 days, latest first. Acts of muted members, and acts on posts that the viewer may no longer read, are omitted. Empty for visitors.',
  })
  notifications(@Args(() => PageArguments) page: PageArguments, @Ctx() ctx: Context) {
    return listNotifications(ctx, page);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer has marked the notification as read.' })
  isRead(@Root() notification: NotificationRow) {
    return notification.readAt !== null;
  }

  @FieldResolver(() => Date, { description: 'The instant of the latest act in the notification (UTC).' })
  at(@Root() notification: NotificationRow) {
    return notification.actedAt;
  }

  @AtMost(3)
  @FieldResolver(() => [User], {
    description:
      'The members who acted, latest first, at most 3. For RIDE_CHANGED, RIDE_DELETED, RIDE_TOMORROW and PLACE_GIVEN, the author of the ride. For ANNOUNCED, the organiser.',
  })
  async actors(@Root() { actorIds }: NotificationRow, @Ctx() ctx: Context) {
    const actors = await Promise.all(actorIds.map((id) => ctx.load.userById.load(id)));
    return actors.filter((actor) => actor !== null);
  }

  @FieldResolver(() => Int, {
    description: 'The number of different members among the latest 1,000 acts.',
  })
  actorCount(@Root() notification: NotificationRow) {
    return notification.actorCount;
  }

  @FieldResolver(() => Post, {
    nullable: true,
    description:
      'The post or ride post. Null for FOLLOW, RIDE_DELETED, CONTENT_REMOVED, APPEAL_DECIDED, WARNING, ORGANISER_APPOINTED, REMOVED_FROM_GROUP, GROUP_REQUESTED, GROUP_ADMITTED, GROUP_REFUSED, EVENT_CHANGED and EVENT_PLACE_GIVEN.',
  })
  post(@Root() { postId }: NotificationRow, @Ctx() ctx: Context) {
    return postId && findPost(ctx, postId);
  }

  @FieldResolver(() => Comment, {
    nullable: true,
    description:
      'The latest comment of a COMMENT or REPLY, or of a MENTION in a comment. Null for other notifications.',
  })
  comment(@Root() { saidId }: NotificationRow, @Ctx() ctx: Context) {
    return saidId && findComment(ctx, saidId);
  }

  @FieldResolver(() => RideChange, {
    nullable: true,
    description:
      'For RIDE_CHANGED, the plan that the viewer knew and the current plan; changes before the viewer reads the notification are combined. For EVENT_CHANGED, the same of an event. For RIDE_DELETED, the same with the last plan; null when the viewer knew the last plan. Null for other kinds.',
  })
  rideChange(@Root() { planBefore, planAfter }: NotificationRow): RideChange | null {
    if (!planBefore || !planAfter) return null;
    const { laterDates = false, ...after } = planAfter;
    return isDeepStrictEqual(planBefore, after) ? null : { before: planBefore, after: planAfter, laterDates };
  }

  @FieldResolver(() => DeletedRide, {
    nullable: true,
    description:
      'The stored facts of the deleted ride, or of the removed event, of a RIDE_DELETED. Null for other kinds.',
  })
  deletedRide(@Root() { kind, rideTitle, planAfter }: NotificationRow): DeletedRide | null {
    if (kind !== NotificationKind.RIDE_DELETED || !planAfter) return null;
    const { isEvent = false, laterDates = false } = planAfter;
    return { title: rideTitle ?? '', isEvent, laterDates, plan: planAfter };
  }

  @Mutation(() => MarkNotificationsReadPayload, {
    description:
      'Marks notifications as read, by ids or up to a cursor. Later acts on the same subject create a new notification. Idempotent. Errors: UNAUTHENTICATED, BAD_USER_INPUT when neither or both are given.',
  })
  markNotificationsRead(
    @Args(() => MarkNotificationsReadArguments) marking: MarkNotificationsReadArguments,
    @Ctx() ctx: Context,
  ) {
    return markNotificationsRead(ctx, marking);
  }

  @Mutation(() => SetNotificationPreferencePayload, {
    description:
      'Switches a kind of notification on or off in one channel. Acts while it is off on the screen create no notification there later. Idempotent. Errors: UNAUTHENTICATED, BAD_USER_INPUT for CONTENT_REMOVED, APPEAL_DECIDED and WARNING on the screen, CONFLICT if the instance sends no mail.',
  })
  setNotificationPreference(
    @Arg('kind', () => NotificationKind, { description: 'The kind.' }) kind: NotificationKind,
    @Arg('enabled', () => Boolean, {
      description: 'true to receive notifications of this kind, false to receive none.',
    })
    enabled: boolean,
    @Arg('channel', () => NotificationChannel, {
      defaultValue: NotificationChannel.SCREEN,
      description: 'Where: on the screen if it is not given.',
    })
    channel: NotificationChannel,
    @Ctx() ctx: Context,
  ) {
    return setNotificationPreference(ctx, { kind, enabled, channel });
  }

  @Mutation(() => UpdateMailSchedulePayload, {
    description:
      'Sets the quiet hours and the time of the weekly digest. Idempotent. Errors: UNAUTHENTICATED, BAD_USER_INPUT, CONFLICT for a digest if the instance sends no mail.',
  })
  updateMailSchedule(
    @Arg('input', () => UpdateMailScheduleInput, { description: 'The new schedule.' }) input: UpdateMailScheduleInput,
    @Ctx() ctx: Context,
  ) {
    return updateMailSchedule(ctx, input);
  }
}

@Resolver(() => User)
export class UserNotificationResolver {
  @FieldResolver(() => Int, {
    nullable: true,
    description: `The number of unread notifications, at most 100: at 100 there may be more. ${ownersAlone}`,
  })
  unreadNotificationCount(@Root() user: User, @Ctx() ctx: Context) {
    return unreadNotificationCount(ctx, user);
  }

  @AtMost(notificationKinds.length)
  @FieldResolver(() => [NotificationPreference], {
    nullable: true,
    description: `Every kind of notification, at most ${notificationKinds.length}, and the channels in which the member wants it. ${ownersAlone}`,
  })
  notificationPreferences(@Root() user: User, @Ctx() ctx: Context) {
    return listNotificationPreferences(ctx, user);
  }

  @FieldResolver(() => MailSchedule, {
    nullable: true,
    description: `When the member gets mails. ${ownersAlone}`,
  })
  mailSchedule(@Root() user: User, @Ctx() ctx: Context) {
    return findMailSchedule(ctx, user);
  }
}
