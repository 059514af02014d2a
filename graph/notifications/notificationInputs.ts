import { ArrayMaxSize, IsOptional, Matches, Max, Min } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
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

const timeOfDay = /^([01]\d|2[0-3]):[0-5]\d$/;

@InputType({ description: 'When the viewer gets mails. Every field replaces its former value.' })
export class UpdateMailScheduleInput {
  @Field(() => String, {
    nullable: true,
    description: 'The time from which no mail is sent, HH:MM in 24-hour format. Null for no quiet hours.',
  })
  @IsOptional()
  @Matches(timeOfDay, { message: 'quietFrom must be a time, such as 22:00' })
  quietFrom?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The time until which no mail is sent, HH:MM. Null for no quiet hours.',
  })
  @IsOptional()
  @Matches(timeOfDay, { message: 'quietTo must be a time, such as 07:00' })
  quietTo?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The day of the weekly digest, from 1 for Monday to 7 for Sunday. Null for no digest.',
  })
  @IsOptional()
  @Min(1, { message: 'digestDay must be from 1 to 7' })
  @Max(7, { message: 'digestDay must be from 1 to 7' })
  digestDay?: number | null;

  @Field(() => Int, { defaultValue: 7, description: 'The hour of the weekly digest, from 0 to 23.' })
  @Min(0, { message: 'digestHour must be from 0 to 23' })
  @Max(23, { message: 'digestHour must be from 0 to 23' })
  digestHour: number;
}

@ObjectType({ description: 'The result of changing the schedule of mails.' })
export class UpdateMailSchedulePayload {
  @Field(() => User, { description: 'The viewer, with the new `mailSchedule`.' })
  viewer: User;
}
