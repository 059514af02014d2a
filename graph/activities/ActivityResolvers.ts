import { Arg, Args, ArgsType, Ctx, Field, ID, Resolver, Root, Subscription } from 'type-graphql';
import type { Context } from '../context.ts';
import { sinceDescription } from '../platform/graphql/replayDescriptions.ts';
import type { Change } from '../platform/live/pubSub.ts';
import { FeedScope } from '../posts/feed.ts';
import { FeedActivity } from './FeedActivity.ts';
import { type FeedChange, followFeed, presentFeedActivity } from './feedActivities.ts';
import { NotificationActivity } from './NotificationActivity.ts';
import { followNotifications, presentNotificationActivity } from './notificationActivities.ts';
import { PostActivity } from './PostActivity.ts';
import { followPost, presentPostActivity } from './postActivities.ts';
import { RideActivity } from './RideActivity.ts';
import { followRide, presentRideActivity } from './rideActivities.ts';

@ArgsType()
class FeedActivityArguments {
  @Field(() => FeedScope, { defaultValue: FeedScope.EVERYONE, description: 'The authors of the posts.' })
  scope: FeedScope = FeedScope.EVERYONE;

  @Field(() => ID, {
    nullable: true,
    description: 'Sends only posts of this group, regardless of `scope`.',
  })
  groupId?: string | null;

  @Field(() => Date, {
    nullable: true,
    description: `${sinceDescription} Send the \`createdAt\` of the newest post that the client has. Only the latest 100 missed posts are sent.`,
  })
  since?: Date | null;
}

@Resolver()
export class FeedActivityResolver {
  @Subscription(() => FeedActivity, {
    subscribe: ({ args, context }) => followFeed(context, args),
    description:
      'Sends new posts of a feed that the viewer may read. A post whose audience grows later is not sent. Errors: BAD_USER_INPUT for an unknown group, GONE, RATE_LIMITED.',
  })
  feedActivity(
    @Args(() => FeedActivityArguments) feed: FeedActivityArguments,
    @Root() change: FeedChange,
    @Ctx() ctx: Context,
  ) {
    return presentFeedActivity(ctx, feed, change);
  }
}

@Resolver()
export class PostActivityResolver {
  @Subscription(() => PostActivity, {
    subscribe: ({ args, context }) => followPost(context, args),
    description:
      'Sends events on a post: new and deleted comments, likes and edits. Acts of members that a mute or a block hides from the viewer are omitted. The subscription ends when the post is deleted or the viewer may no longer read it. Errors: NOT_FOUND, GONE, RATE_LIMITED.',
  })
  postActivity(
    @Arg('postId', () => ID, { description: 'The id of the post.' }) postId: string,
    @Arg('since', () => Date, {
      nullable: true,
      description: `${sinceDescription} Missed likes and edits are not sent one by one: read \`post\` of CAUGHT_UP.`,
    })
    _since: Date | null,
    @Root() change: Change,
    @Ctx() ctx: Context,
  ) {
    return presentPostActivity(ctx, postId, change);
  }
}

@Resolver()
export class RideActivityResolver {
  @Subscription(() => RideActivity, {
    subscribe: ({ args, context }) => followRide(context, args),
    description:
      'Sends events on a ride: shared, edited and deleted moments, members who join and leave, and edits of the ride. Moments by members that a mute or a block hides from the viewer are omitted. Members who join or leave are omitted if they have blocked the viewer. The subscription ends when the post is deleted or the viewer may no longer read it. Errors: NOT_FOUND, also for a plain post, GONE, RATE_LIMITED.',
  })
  rideActivity(
    @Arg('postId', () => ID, { description: 'The id of the ride post.' }) postId: string,
    @Arg('since', () => Date, {
      nullable: true,
      description: `${sinceDescription} Missed edits of the ride are not sent one by one: read \`ride\` of CAUGHT_UP.`,
    })
    _since: Date | null,
    @Root() change: Change,
    @Ctx() ctx: Context,
  ) {
    return presentRideActivity(ctx, postId, change);
  }
}

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
