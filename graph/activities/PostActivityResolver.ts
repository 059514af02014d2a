import { Arg, Ctx, ID, Resolver, Root, Subscription } from 'type-graphql';
import type { Context } from '../context.ts';
import { sinceDescription } from '../platform/graphql/sinceDescription.ts';
import type { Change } from '../platform/live/pubSub.ts';
import { PostActivity } from './PostActivity.ts';
import { followPost, presentPostActivity } from './postActivities.ts';

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
