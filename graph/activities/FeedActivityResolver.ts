import { Args, ArgsType, Ctx, Field, ID, Resolver, Root, Subscription } from 'type-graphql';
import type { Context } from '../context.ts';
import { sinceDescription } from '../platform/graphql/sinceDescription.ts';
import { FeedScope } from '../posts/feed.ts';
import { FeedActivity } from './FeedActivity.ts';
import { type FeedChange, followFeed, presentFeedActivity } from './feedActivities.ts';

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
