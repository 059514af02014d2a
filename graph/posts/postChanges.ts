import type { Context } from '../context.ts';
import type { Change } from '../lib/pubSub.ts';
import { changeOf, changeOfState } from '../lib/pubSub.ts';

// What verbs tell those who follow a post, a ride or the feed, once it is committed.

export const PostActivityKind = {
  CAUGHT_UP: 'caughtUp',
  COMMENT_CREATED: 'commentCreated',
  COMMENT_DELETED: 'commentDeleted',
  LIKES_CHANGED: 'likesChanged',
  POST_CHANGED: 'postChanged',
} as const;
export type PostActivityKind = (typeof PostActivityKind)[keyof typeof PostActivityKind];

export const FeedActivityKind = { CAUGHT_UP: 'caughtUp', POSTED: 'posted' } as const;
export type FeedActivityKind = (typeof FeedActivityKind)[keyof typeof FeedActivityKind];

export const feedTopic = 'feed';
export const postTopic = (postId: string): string => `post:${postId}`;

type Writer = Pick<Context, 'services' | 'now'>;

export function tellPost({ services }: Pick<Context, 'services'>, postId: string, change: Change): void {
  services.changes.publish(postTopic(postId), change);
}

export function tellPosted({ services, now }: Writer, postId: string): void {
  services.changes.publish(feedTopic, changeOf(FeedActivityKind.POSTED, postId, now));
}

/** Also of a post that is gone: whoever reads it anew finds that out. */
export function tellPostChanged(ctx: Writer, postId: string): void {
  tellPost(ctx, postId, changeOfState(PostActivityKind.POST_CHANGED, postId, ctx.now));
}

export function tellLikesChanged(ctx: Writer, postId: string): void {
  tellPost(ctx, postId, changeOfState(PostActivityKind.LIKES_CHANGED, postId, ctx.now));
}
