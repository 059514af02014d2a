import { commentPages, commentsByIds, hiddenCommentCounts, replyPages } from '../model/comments/commentRows.ts';
import type { Reader } from '../model/reader.ts';
import { one } from '../platform/graphql/batch.ts';

export const commentLoaders = (reader: Reader) => ({
  /** Loads comments, visible or not. Only domain code may use it, and must check the policy. */
  commentById: one(
    (ids) => commentsByIds(reader, ids),
    (comment) => comment.id,
  ),
  commentsOfPost: commentPages(reader),
  repliesOfComment: replyPages(reader),
  hiddenCommentCountOfPost: one(
    (postIds) => hiddenCommentCounts(reader, postIds),
    (muted) => muted.postId,
  ),
});
