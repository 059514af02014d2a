import { Field, ObjectType } from 'type-graphql';
import { Notification } from '../model/notifications/Notification.ts';
import { NotificationActivityKind } from '../model/notifications/notificationChanges.ts';
import { User } from '../model/users/User.ts';
import { describeEnum } from '../platform/graphql/describeEnum.ts';
import { caughtUpDescription } from '../platform/graphql/replayDescriptions.ts';

describeEnum(
  NotificationActivityKind,
  'NotificationActivityKind',
  'The kind of a change to the viewer’s notifications.',
  {
    CAUGHT_UP: caughtUpDescription,
    NOTIFIED: 'A notification is new or has a new act: see `notification`.',
    CHANGED: 'Notifications were read, or their acts were undone or hidden: see the count in `viewer`.',
  },
);

@ObjectType({ description: 'A change to the viewer’s notifications.' })
export class NotificationActivity {
  @Field(() => NotificationActivityKind, { description: 'The kind of the change.' })
  kind: NotificationActivityKind;

  @Field(() => Date, { description: 'The instant of the change (UTC).' })
  at: Date;

  @Field(() => User, { description: 'The viewer, with the current `unreadNotificationCount`.' })
  viewer: User;

  @Field(() => Notification, {
    nullable: true,
    description: 'The current notification of a NOTIFIED event. Null for other events.',
  })
  notification: Notification | null;
}
