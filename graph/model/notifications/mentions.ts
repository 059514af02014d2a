import { isBlockedBetween } from '../moderation/blockPolicy.ts';
import { openPosts } from '../posts/postPolicy.ts';
import { notifying } from './notifying.ts';

// The members mentioned in a text: the same words that the client turns into links.

/** A text that mentions half the community must not notify everyone. */
const maxMentioned = 20;
/** Edits of one text do not notify ever more members: each leaves a row. */
const maxKnown = 2 * maxMentioned;
/** Many texts under one post do not notify a member for each: a member who reads the first finds the others. */
const maxUnread = 5;

// A URL is matched as a whole, so that a name inside it is not a mention.
const candidate = /https?:\/\/[^\s<>"]+|(?<![\p{L}\p{N}_])@[A-Za-z0-9_][A-Za-z0-9_.-]*/giu;

function nameIn(word: string): string {
  let end = word.length;
  while (word[end - 1] === '.' || word[end - 1] === '-') end -= 1;
  return word.slice(1, end).toLowerCase();
}

/** The usernames that a text mentions, in lower case, each once: the first 20. */
export function mentionedIn(text: string): string[] {
  if (!text.includes('@')) return [];
  const words = [...text.matchAll(candidate)].map(([word]) => word).filter((word) => word.startsWith('@'));
  return [...new Set(words.map(nameIn))].slice(0, maxMentioned);
}

/** Names as an array literal. Usernames contain no character with a meaning in it. */
export const listOf = (names: readonly string[]): string => `{${names.map((name) => `"${name}"`).join()}}`;

/** The aliases and parameters, as SQL, that say where the text is stored. */
interface Mentioning {
  /** The table and alias, such as `p` for `from p`. */
  from: string;
  /** The parameter with the names. */
  names: string;
  authorId: string;
  /** The alias of the post. */
  post: string;
  /** Null for the text of the post itself. */
  commentId: string | null;
  at: string;
  /** The members who are notified in another way, as SQL over `u.id`. */
  except?: string;
}

/** Whether a member has fewer unread mentions under a post than the limit, as SQL. */
const hasFewUnread = (userId: string, postId: string) => `(
     select count(*) from (
       select from notification unread
       where unread.user_id = ${userId} and unread.kind = 'mention' and unread.read_at is null
         and unread.post_id = ${postId}
       limit ${maxUnread}
     ) few
   ) < ${maxUnread}`;

/** The SQL that notifies the members whom a text mentions and who may read the post, except its author. */
export const notifyingMentioned = ({ from, names, authorId, post, commentId, at, except = 'false' }: Mentioning) =>
  notifying(
    `select u.id as user_id, 'mention' as kind, ${commentId ?? `${post}.id`} as subject_id, ${post}.id as post_id,
       ${commentId ?? 'null::uuid'} as comment_id, ${at} as at
     from ${from} join "user" u on lower(u.username) = any(${names}::text[])
     where u.id <> ${authorId} and not (${except}) and ${openPosts('u.id', post)}
       and not ${isBlockedBetween('u.id', authorId)} and ${hasFewUnread('u.id', `${post}.id`)}`,
  );

interface MentionEdit {
  /** The table that stores the text, and the condition that a notification `n` is of this text. */
  from: string;
  of: string;
  /** The names in the edited text. */
  names: string;
  at: string;
  /** The notifications `n` that do not depend on the names, as SQL. */
  stays?: string;
}

/**
 * Two parts of the SQL of an edit. `known` has the members whom the text has mentioned before: an edit notifies none of them
 * again. `changed` withdraws the notifications of those it drops, which counts as read, and shows those of members it mentions again. Edits of
 * many texts must not show a member more unread mentions than new texts could.
 */
export const editingMentions = ({ from, of, names, at, stays = 'false' }: MentionEdit) =>
  `known as (
     select n.id, n.user_id, lower(u.username) = any(${names}::text[]) or ${stays} as "isNamed"
     from ${from} join notification n on ${of} join "user" u on u.id = n.user_id where n.kind = 'mention'
   ), changed as (
     update notification n set withdrawn_at = case when known."isNamed" then null else ${at} end,
       read_at = case when known."isNamed" then nullif(n.read_at, n.withdrawn_at) else coalesce(n.read_at, ${at}) end
     from known, ${from}
     where n.id = known.id and known."isNamed" = (n.withdrawn_at is not null)
       and (not known."isNamed" or n.read_at is distinct from n.withdrawn_at or ${hasFewUnread('n.user_id', 'n.post_id')})
     returning n.user_id
   )`;

/** Whether a text has mentioned the member `u` before, or has notified as many members as it may. */
export const isKnown = `(exists (select from known where known.user_id = u.id) or (select count(*) from known) >= ${maxKnown})`;
