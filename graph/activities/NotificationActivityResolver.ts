import { Ctx, Resolver, Root, Subscription } from 'type-graphql';
import type { Context } from '../context.ts';
import type { Change } from '../platform/live/pubSub.ts';
import { NotificationActivity } from './NotificationActivity.ts';
import { followNotifications, presentNotificationActivity } from './notificationActivities.ts';

@Resolver()
export class NotificationActivityResolver {
  @Subscription(() => NotificationActivity, {
    subscribe: ({ context }) => followNotifications(context),
    description:
      'Sends new notifications of the viewer, and changes to the number of unread ones. Missed events are not sent again: read the count and the list. Errors: UNAUTHENTICATED, RATE_LIMITED.',
  })
  notificationActivity(@Root() change: Change, @Ctx() ctx: Context) {
    return presentNotificationActivity(ctx, change);
  }
}
