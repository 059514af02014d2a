import { Ctx, Resolver, Root, Subscription } from 'type-graphql';
import type { Context } from '../context.ts';
import type { Change } from '../lib/pubSub.ts';
import { NotificationActivity } from './NotificationActivity.ts';
import { followNotifications, presentNotificationActivity } from './notificationActivities.ts';

@Resolver()
export class NotificationActivityResolver {
  @Subscription(() => NotificationActivity, {
    subscribe: ({ context }) => followNotifications(context),
    description:
      'What becomes of the viewer’s notifications: new ones, and what moves the count of those that are unread. What was missed is not told one by one: see the count and the list. Errors: UNAUTHENTICATED, RATE_LIMITED.',
  })
  notificationActivity(@Root() change: Change, @Ctx() ctx: Context) {
    return presentNotificationActivity(ctx, change);
  }
}
