import { definePolicy } from '../lib/allow.ts';
import { viewerHasMuted } from '../moderation/mutePolicy.ts';
import { visiblePosts } from '../posts/postPolicy.ts';
import type { Comment } from './Comment.ts';

/** What the rules look at. */
export interface CommentFacts extends Pick<Comment, 'authorId'> {
  postAuthorId: string;
  /** `visibleComments` of it. */
  viewerMayRead: boolean;
}

/** A comment is deleted by its author, or by that of the post it stands under. */
export const commentPolicy = definePolicy<CommentFacts, 'delete'>('Comment', {
  read: (_viewer, comment) => comment.viewerMayRead,
  delete: (viewer, comment) =>
    viewer !== null && (comment.authorId === viewer.id || comment.postAuthorId === viewer.id),
});

const answersMuted = (viewerId: string, comment: string) =>
  `exists (select from comment answered where answered.id = ${comment}.parent_id and ${viewerHasMuted(viewerId, 'answered.author_id')})`;

/** Under a post that a viewer may read, the comments they get: none by people they have muted, nor answers to those. */
export const unmutedComments = (viewerId: string, comment: string) =>
  `not ${viewerHasMuted(viewerId, `${comment}.author_id`)} and not ${answersMuted(viewerId, comment)}`;

/**
 * Which comments of the alias, under posts of the other alias, a viewer may read. The viewer's id is a parameter such
 * as `$1::uuid`, null for visitors.
 */
export const visibleComments = (viewerId: string, comment: string, post: string) =>
  `${visiblePosts(viewerId, post)} and ${unmutedComments(viewerId, comment)}`;

/** How many comments under a post of the alias the viewer does not get for having muted people, as SQL. */
export const mutedCommentCount = (viewerId: string, post: string) =>
  `case when ${post}.comment_count = 0 then 0 else (
     select coalesce(sum(1 + c.reply_count), 0)::int from mute m
     join comment c on c.post_id = ${post}.id and c.author_id = m.muted_id
     where m.muter_id = ${viewerId} and not ${answersMuted(viewerId, 'c')}
   ) end`;

/** Which comments take others with them when they are left out: those by muted people that do not answer one already. */
export const mutedThreads = (viewerId: string, comment: string) =>
  `${viewerHasMuted(viewerId, `${comment}.author_id`)} and not ${answersMuted(viewerId, comment)}`;
