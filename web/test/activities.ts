import type { FeedActivitySubscription, PostActivitySubscription, RideActivitySubscription } from '../generated.ts';
import type { FeedPost } from './world.ts';
import { postOf, rideOf } from './world.ts';

const at = '2026-11-21T12:00:00.000Z';

type OnRide = RideActivitySubscription['rideActivity'];
type OnPost = PostActivitySubscription['postActivity'];

/** An activity of ride-1. */
export function onRide(kind: OnRide['kind'], activity: Partial<OnRide> = {}): RideActivitySubscription {
  const nothing = { moment: null, deletedMomentId: null, participant: null };
  return { rideActivity: { __typename: 'RideActivity', kind, at, ride: rideOf(), ...nothing, ...activity } };
}

/** An activity of post-1. */
export function onPost(kind: OnPost['kind'], activity: Partial<OnPost> = {}): PostActivitySubscription {
  const { ride: _ride, ...post } = postOf();
  return {
    postActivity: { __typename: 'PostActivity', kind, at, post, comment: null, deletedCommentId: null, ...activity },
  };
}

export function posted(post: FeedPost): FeedActivitySubscription {
  return { feedActivity: { __typename: 'FeedActivity', kind: 'POSTED', at, post } };
}

/** The event of a feed without new posts. */
export const feedCaughtUp: FeedActivitySubscription = {
  feedActivity: { __typename: 'FeedActivity', kind: 'CAUGHT_UP', at, post: null },
};
