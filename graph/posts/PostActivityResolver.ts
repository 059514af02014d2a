import { Arg, Ctx, ID, Resolver, Root, Subscription } from 'type-graphql';
import type { Context } from '../context.ts';
import type { Change } from '../lib/pubSub.ts';
import { sinceDescription } from '../lib/sinceDescription.ts';
import { PostActivity } from './PostActivity.ts';
import { followPost, presentPostActivity } from './postActivities.ts';

@Resolver()
export class PostActivityResolver {
  @Subscription(() => PostActivity, {
    subscribe: ({ args, context }) => followPost(context, args),
    description:
      'What happens on a post: comments that come and go, likes and edits, but for what people do whom the viewer has muted. It ends once the post is deleted or the viewer may not read it any more. Errors: NOT_FOUND, GONE, RATE_LIMITED.',
  })
  postActivity(
    @Arg('postId', () => ID, { description: 'The post to follow.' }) postId: string,
    @Arg('since', () => Date, {
      nullable: true,
      description: `${sinceDescription} Likes and edits are not told one by one: see the \`post\` of CAUGHT_UP.`,
    })
    _since: Date | null,
    @Root() change: Change,
    @Ctx() ctx: Context,
  ) {
    return presentPostActivity(ctx, postId, change);
  }
}
