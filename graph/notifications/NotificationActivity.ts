import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { caughtUpDescription } from '../lib/caughtUpDescription.ts';
import { User } from '../users/User.ts';
import { Notification } from './Notification.ts';
import { NotificationActivityKind } from './notificationChanges.ts';

registerEnumType(NotificationActivityKind, {
  name: 'NotificationActivityKind',
  description: 'What has become of the viewer’s notifications.',
  valuesConfig: {
    CAUGHT_UP: { description: caughtUpDescription },
    NOTIFIED: { description: 'There is something to tell: see `notification`.' },
    CHANGED: { description: 'Some were read, or what they tell was undone or hidden: see the count of `viewer`.' },
  },
});

@ObjectType({ description: 'Something that has become of the viewer’s notifications.' })
export class NotificationActivity {
  @Field(() => NotificationActivityKind, { description: 'What has happened.' })
  kind: NotificationActivityKind;

  @Field(() => Date, { description: 'When (UTC).' })
  at: Date;

  @Field(() => User, { description: 'The viewer, with the count as it is now.' })
  viewer: User;

  @Field(() => Notification, {
    nullable: true,
    description: 'The notification of NOTIFIED as it is now: a new one, or one that has grown. Else null.',
  })
  notification: Notification | null;
}
