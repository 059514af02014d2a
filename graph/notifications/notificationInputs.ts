import { ArrayMaxSize, IsOptional } from 'class-validator';
import { ArgsType, Field, ID, ObjectType } from 'type-graphql';
import { connectionOf } from '../lib/connection.ts';
import { maximumPageSize } from '../lib/paginate.ts';
import { User } from '../users/User.ts';
import { Notification } from './Notification.ts';

export const NotificationConnection = connectionOf('Notification', () => Notification);

@ArgsType()
export class MarkNotificationsReadArguments {
  @Field(() => [ID], {
    nullable: true,
    description: 'The ids of the notifications, at most 100; those that are not the viewer’s own are passed over.',
  })
  @IsOptional()
  @ArrayMaxSize(maximumPageSize, { message: `notificationIds must hold at most ${maximumPageSize} ids` })
  notificationIds?: string[] | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Instead of ids, a cursor of `notifications`: that one and all before it in time, so that nothing is marked that came after what the viewer has seen.',
  })
  upTo?: string | null;
}

@ObjectType({ description: 'What was marked as read.' })
export class MarkNotificationsReadPayload {
  @Field(() => [Notification], { description: 'The notifications that were not read yet, 100 at most.' })
  notifications: Notification[];

  @Field(() => User, { description: 'The viewer, with the new count.' })
  viewer: User;
}

@ObjectType({ description: 'What a preference changed.' })
export class SetNotificationPreferencePayload {
  @Field(() => User, { description: 'The viewer, with the new preferences.' })
  viewer: User;
}
