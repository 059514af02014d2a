import type { Reader } from '../context.ts';
import { one } from '../lib/batch.ts';
import { commentPages, commentsByIds, mutedCommentCounts, replyPages } from './commentRows.ts';

export const commentLoaders = (reader: Reader) => ({
  /** Comments whether visible or not: only for the domain, which asks the policy. */
  commentById: one(
    (ids) => commentsByIds(reader, ids),
    (comment) => comment.id,
  ),
  commentsOfPost: commentPages(reader),
  repliesOfComment: replyPages(reader),
  mutedCommentCountOfPost: one(
    (postIds) => mutedCommentCounts(reader, postIds),
    (muted) => muted.postId,
  ),
});
