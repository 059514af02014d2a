import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '../context.ts';
import { PageArguments } from '../lib/paginate.ts';
import { Post, Privacy } from '../posts/Post.ts';
import type { PostRow } from '../posts/posts.ts';
import { findPost } from '../posts/posts.ts';
import { UserConnection } from '../users/UserConnection.ts';
import { Ride } from './Ride.ts';
import { SetRideParticipationPayload } from './rideInputs.ts';
import type { RideRow } from './rides.ts';
import { isCompleted, setRideParticipation } from './rides.ts';

@Resolver(() => Post)
export class PostRideResolver {
  @FieldResolver(() => Ride, { nullable: true, description: 'The ride of a ride post, null for a plain one.' })
  ride(@Root() post: PostRow, @Ctx() ctx: Context) {
    return post.isRide ? ctx.load.rideById.load(post.id) : null;
  }
}

@Resolver(() => Ride)
export class RideResolver {
  @FieldResolver(() => Post, { description: 'The post that tells of the ride.' })
  post(@Root() ride: RideRow, @Ctx() ctx: Context) {
    return findPost(ctx, ride.id);
  }

  @FieldResolver(() => Privacy, { description: 'Who may read of the ride: the privacy of its post.' })
  visibility(@Root() ride: RideRow) {
    return ride.visibility;
  }

  @FieldResolver(() => Boolean, { description: 'Whether the start has passed; without date and time it never does.' })
  isCompleted(@Root() ride: RideRow, @Ctx() ctx: Context) {
    return isCompleted(ctx, ride);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer takes part.' })
  viewerIsParticipating(@Root() ride: RideRow, @Ctx() ctx: Context) {
    return ctx.load.viewerIsParticipating.load(ride.id);
  }

  @FieldResolver(() => UserConnection, { description: 'Who takes part, in the order in which they joined.' })
  participants(@Root() ride: RideRow, @Args(() => PageArguments) page: PageArguments, @Ctx() ctx: Context) {
    return ctx.load.participantsOfRide.load({ ...page, rideId: ride.id });
  }

  @Mutation(() => SetRideParticipationPayload, {
    description:
      'Joins a ride or leaves it. Idempotent; a past ride can only be left. Errors: UNAUTHENTICATED, NOT_FOUND, BAD_USER_INPUT.',
  })
  setRideParticipation(
    @Arg('postId', () => ID, { description: 'The id of the ride post.' }) postId: string,
    @Arg('participating', () => Boolean, { description: 'true to join, false to leave.' }) participating: boolean,
    @Ctx() ctx: Context,
  ) {
    return setRideParticipation(ctx, postId, participating);
  }
}
