import { Args, ArgsType, Ctx, Field, ID, Resolver, Root, Subscription } from 'type-graphql';
import type { Context } from '../context.ts';
import { sinceDescription } from '../lib/sinceDescription.ts';
import { FeedActivity } from './FeedActivity.ts';
import { FeedScope } from './feed.ts';
import { type FeedChange, followFeed, presentFeedActivity } from './feedActivities.ts';

@ArgsType()
class FeedActivityArguments {
  @Field(() => FeedScope, { defaultValue: FeedScope.EVERYONE, description: 'Whose posts.' })
  scope: FeedScope = FeedScope.EVERYONE;

  @Field(() => ID, {
    nullable: true,
    description: 'Only posts to this group, whatever the scope; of an unknown group there are none.',
  })
  groupId?: string | null;

  @Field(() => Date, {
    nullable: true,
    description: `${sinceDescription} Here it is best the \`createdAt\` of the newest post that one has; of older ones the latest 100 are told.`,
  })
  since?: Date | null;
}

@Resolver()
export class FeedActivityResolver {
  @Subscription(() => FeedActivity, {
    subscribe: ({ args, context }) => followFeed(context, args),
    description:
      'What is new in a feed: posts that the viewer may read, as they are published; one that is opened to more people later is not told. Errors: GONE, RATE_LIMITED.',
  })
  feedActivity(
    @Args(() => FeedActivityArguments) feed: FeedActivityArguments,
    @Root() change: FeedChange,
    @Ctx() ctx: Context,
  ) {
    return presentFeedActivity(ctx, feed, change);
  }
}
