import { type Change, changeOf, changeOfState } from '../../platform/live/pubSub.ts';
import type { Publisher } from '../publisher.ts';
import { type Post, Privacy } from './Post.ts';

// Changes of posts, rides and the feed. Verbs publish them after the commit.

export const PostActivityKind = {
  CAUGHT_UP: 'caughtUp',
  COMMENT_CHANGED: 'commentChanged',
  COMMENT_CREATED: 'commentCreated',
  COMMENT_DELETED: 'commentDeleted',
  LIKES_CHANGED: 'likesChanged',
  POST_CHANGED: 'postChanged',
} as const;
export type PostActivityKind = (typeof PostActivityKind)[keyof typeof PostActivityKind];

export const FeedActivityKind = { CAUGHT_UP: 'caughtUp', POSTED: 'posted' } as const;
export type FeedActivityKind = (typeof FeedActivityKind)[keyof typeof FeedActivityKind];

export const feedTopic = 'feed';
/** New posts that only the members of their groups may read. */
export const groupPostsTopic = 'feed:groups';
export const postTopic = (postId: string): string => `post:${postId}`;

export function publishPost({ services }: Pick<Publisher, 'services'>, postId: string, change: Change): void {
  services.changes.publish(postTopic(postId), change);
}

/** Publishes a new post to those who may read it. A private post is not published, because only its author may read it. */
export function publishNewPost({ services, now }: Publisher, { id, privacy }: Pick<Post, 'id' | 'privacy'>): void {
  if (privacy === Privacy.PRIVATE) return;
  const topic = privacy === Privacy.GROUP ? groupPostsTopic : feedTopic;
  services.changes.publish(topic, changeOf(FeedActivityKind.POSTED, id, now));
}

/** Also published for a deleted post: a subscriber who reads it again finds that out. */
export function publishPostChanged(ctx: Publisher, postId: string): void {
  publishPost(ctx, postId, changeOfState(PostActivityKind.POST_CHANGED, postId, ctx.now));
}

export function publishLikesChanged(ctx: Publisher, postId: string): void {
  publishPost(ctx, postId, changeOfState(PostActivityKind.LIKES_CHANGED, postId, ctx.now));
}
