import { definePolicy } from '../../platform/lib/allow.ts';
import { isHiddenFromViewer } from '../moderation/blockPolicy.ts';
import { visiblePosts } from '../posts/postPolicy.ts';
import { hiddenUnder, isByBlockerOfAuthor, isByHidden } from '../posts/underPosts.ts';
import type { Comment } from './Comment.ts';

/** The facts that the rules need. */
export interface CommentFacts extends Pick<Comment, 'authorId'> {
  postAuthorId: string;
  /** The result of `visibleComments` for this row. */
  viewerMayRead: boolean;
}

/** Only its author may edit a comment, while they may read it. The comment's author and the post's author may delete a comment, even after it has been hidden from them. */
export const commentPolicy = definePolicy<CommentFacts, 'edit' | 'delete'>(
  'Comment',
  {
    read: (_viewer, comment) => comment.viewerMayRead,
    edit: (viewer, comment) => viewer !== null && comment.authorId === viewer.id && comment.viewerMayRead,
    delete: (viewer, comment) =>
      viewer !== null && (comment.authorId === viewer.id || comment.postAuthorId === viewer.id),
  },
  { alsoHidden: ['delete'] },
);

const answersHidden = (viewerId: string, comment: string) =>
  `exists (select from comment answered where answered.id = ${comment}.parent_id and ${isByHidden(viewerId, 'answered')})`;

/**
 * Which comments a viewer sees under a post that they may read: none by members who are hidden from them, and no
 * replies to those.
 */
export const shownComments = (viewerId: string, comment: string) =>
  `not ${isByHidden(viewerId, comment)} and not ${answersHidden(viewerId, comment)}`;

const notifiesNot = (viewerId: string, comment: string) =>
  `(${isHiddenFromViewer(viewerId, `${comment}.author_id`)} or ${isByBlockerOfAuthor(comment)})`;

/**
 * Which comments can notify a viewer: none by members whose other content the viewer does not read, and no replies to
 * those.
 */
export const notifyingComments = (viewerId: string, comment: string) =>
  `not ${notifiesNot(viewerId, comment)} and not exists (
     select from comment answered where answered.id = ${comment}.parent_id and ${notifiesNot(viewerId, 'answered')}
   )`;

/**
 * Which comments a viewer may read, as SQL over an alias of the comment and one of its post. The viewer's id is a
 * parameter such as `$1::uuid`, null for visitors.
 */
export const visibleComments = (viewerId: string, comment: string, post: string) =>
  `${visiblePosts(viewerId, post)} and ${shownComments(viewerId, comment)}`;

/** How many comments under a post are hidden from the viewer, as SQL. */
export const hiddenCommentCount = (viewerId: string, post: string) =>
  `case when ${post}.comment_count = 0 then 0 else (
     select coalesce(sum(1 + c.reply_count), 0)::int
     from (${hiddenUnder(viewerId, post)}) hidden
     join comment c on c.post_id = ${post}.id and c.author_id = hidden.id
     where not ${answersHidden(viewerId, 'c')}
   ) end`;

/** How many replies to a comment are hidden from the viewer, as SQL. */
export const hiddenReplyCount = (viewerId: string, comment: string, post: string) =>
  `case when ${comment}.reply_count = 0 then 0 else (
     select count(*)::int from (${hiddenUnder(viewerId, post)}) hidden
     join comment reply on reply.parent_id = ${comment}.id and reply.author_id = hidden.id
   ) end`;

/**
 * Which hidden comments also hide their replies: those by hidden members that do not reply to a hidden comment
 * themselves.
 */
export const hiddenThreads = (viewerId: string, comment: string) =>
  `${isByHidden(viewerId, comment)} and not ${answersHidden(viewerId, comment)}`;
