import { ArrayMaxSize, IsOptional } from 'class-validator';
import { ArgsType, Field, ID, ObjectType } from 'type-graphql';
import { Notification } from '../model/notifications/Notification.ts';
import { User } from '../model/users/User.ts';
import { AtMost } from '../platform/graphql/AtMost.ts';
import { connectionOf } from '../platform/graphql/connection.ts';
import { maxPageSize } from '../platform/graphql/paginate.ts';

export const NotificationConnection = connectionOf('Notification', () => Notification);

@ArgsType()
export class MarkNotificationsReadArguments {
  @Field(() => [ID], {
    nullable: true,
    description: 'The ids of the notifications, at most 100. Notifications of other members are ignored.',
  })
  @IsOptional()
  @ArrayMaxSize(maxPageSize, { message: `notificationIds must hold at most ${maxPageSize} ids` })
  notificationIds?: string[] | null;

  @Field(() => String, {
    nullable: true,
    description:
      'A cursor of `notifications`, instead of ids. Marks that notification and all older ones, so that newer ones, which the viewer has not seen, stay unread.',
  })
  upTo?: string | null;
}

@ObjectType({ description: 'The result of marking notifications as read.' })
export class MarkNotificationsReadPayload {
  @AtMost(100)
  @Field(() => [Notification], { description: 'The notifications that this request has marked, at most 100.' })
  notifications: Notification[];

  @Field(() => User, { description: 'The viewer, with the new `unreadNotificationCount`.' })
  viewer: User;
}

@ObjectType({ description: 'The result of changing a preference.' })
export class SetNotificationPreferencePayload {
  @Field(() => User, { description: 'The viewer, with the new preferences.' })
  viewer: User;
}
