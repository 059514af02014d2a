import { Arg, Ctx, ID, Resolver, Root, Subscription } from 'type-graphql';
import type { Context } from '../context.ts';
import { sinceDescription } from '../platform/graphql/sinceDescription.ts';
import type { Change } from '../platform/live/pubSub.ts';
import { RideActivity } from './RideActivity.ts';
import { followRide, presentRideActivity } from './rideActivities.ts';

@Resolver()
export class RideActivityResolver {
  @Subscription(() => RideActivity, {
    subscribe: ({ args, context }) => followRide(context, args),
    description:
      'Sends events on a ride: shared, edited and deleted moments, members who join and leave, and edits of the ride. Acts of members that a mute or a block hides from the viewer are omitted. The subscription ends when the post is deleted or the viewer may no longer read it. Errors: NOT_FOUND, also for a plain post, GONE, RATE_LIMITED.',
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
