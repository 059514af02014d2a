import { Arg, Ctx, ID, Resolver, Root, Subscription } from 'type-graphql';
import type { Context } from '../context.ts';
import type { Change } from '../lib/pubSub.ts';
import { sinceDescription } from '../lib/sinceDescription.ts';
import { RideActivity } from './RideActivity.ts';
import { followRide, presentRideActivity } from './rideActivities.ts';

@Resolver()
export class RideActivityResolver {
  @Subscription(() => RideActivity, {
    subscribe: ({ args, context }) => followRide(context, args),
    description:
      'What happens on a ride: moments that are shared, edited and deleted, but for those by people whom the viewer has muted, who joins and leaves, and edits. It ends once the post is deleted or the viewer may not read it any more. Errors: NOT_FOUND, also for a plain post, GONE, RATE_LIMITED.',
  })
  rideActivity(
    @Arg('postId', () => ID, { description: 'The id of the ride post.' }) postId: string,
    @Arg('since', () => Date, {
      nullable: true,
      description: `${sinceDescription} Edits of the ride are not told one by one: see the \`ride\` of CAUGHT_UP.`,
    })
    _since: Date | null,
    @Root() change: Change,
    @Ctx() ctx: Context,
  ) {
    return presentRideActivity(ctx, postId, change);
  }
}
