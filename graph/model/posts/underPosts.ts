import { hiddenFromViewer, isAbsentFor, viewerAvoids } from '../moderation/blockPolicy.ts';

// Rows under posts, as SQL over an alias with `post_id` and `author_id`. Under the viewer's own post, rows by members
// whom the viewer avoids stay visible: others read them there, and only the viewer can delete them. Rows by a blocker
// under a post of the blocked member are hidden from everyone, because the post's author cannot see them.

/** Whether the row is under the viewer's own post. */
export const isUnderOwn = (viewerId: string, row: string) =>
  `exists (select from post own where own.id = ${row}.post_id and own.author_id = ${viewerId})`;

/** The members who have blocked the author of a post. */
export const blockersOfAuthor = (post: string) =>
  `select blocker_id as id from block where blocked_id = ${post}.author_id`;

/**
 * Whether the row's author has blocked the post's author. The first look-up ends the check for most, who have blocked
 * nobody.
 */
export const isByBlockerOfAuthor = (row: string) =>
  `exists (
     select from block join post under on under.id = ${row}.post_id and under.author_id = block.blocked_id
     where block.blocker_id = ${row}.author_id
   )`;

/** Whether the row is hidden from the viewer because of its author, if the viewer may read the post. */
export const isByHidden = (viewerId: string, row: string) =>
  `(${isByBlockerOfAuthor(row)} or ${isAbsentFor(viewerId, `${row}.author_id`)}
    or (${viewerAvoids(viewerId, `${row}.author_id`)} and not ${isUnderOwn(viewerId, row)}))`;

/** The members whose rows under a post are hidden from the viewer, each once, as rows with `id`. */
export const hiddenUnder = (viewerId: string, post: string) =>
  `${hiddenFromViewer(viewerId, `${post}.author_id <> ${viewerId}`)} union ${blockersOfAuthor(post)}`;

/**
 * Whether a row is shown in a list whose owner the viewer may read: a post, or a comment that is shown itself. In a lateral
 * subquery, PostgreSQL reads the hidden members once for each post and keeps them in a hash table. There can be thousands of
 * rows by muted members between two shown ones.
 */
export const shownInList = (viewerId: string, row: string, post: string) =>
  `${row}.author_id not in (${hiddenUnder(viewerId, post)})`;
