import { isBlockedBetween } from '../moderation/blockPolicy.ts';
import { notifying } from './notifying.ts';

// The members mentioned in a text: the same words that the client turns into links.

/** A text that mentions half the community must not notify everyone. */
const maxMentioned = 20;
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

/** The aliases and parameters, as SQL, that say where the text is stored. */
interface Mentioning {
  /** The table and alias, such as `p` for `from p`. */
  from: string;
  /** The parameter with the names. */
  names: string;
  authorId: string;
  postId: string;
  /** Null for the text of the post itself. */
  commentId: string | null;
  at: string;
  /** The members who are notified in another way, as SQL over `u.id`. */
  except?: string;
}

/** The SQL that notifies the members whom a text mentions, except its author. */
export const notifyingMentioned = ({ from, names, authorId, postId, commentId, at, except = 'false' }: Mentioning) =>
  notifying(
    `select u.id as user_id, 'mention' as kind, ${commentId ?? postId} as subject_id, ${postId} as post_id,
       ${commentId ?? 'null::uuid'} as comment_id, ${at} as at
     from ${from} join "user" u on lower(u.username) = any(${names}::text[])
     where u.id <> ${authorId} and not (${except}) and not ${isBlockedBetween('u.id', authorId)} and (
       select count(*) from (
         select from notification unread
         where unread.user_id = u.id and unread.kind = 'mention' and unread.read_at is null and unread.post_id = ${postId}
         limit ${maxUnread}
       ) few
     ) < ${maxUnread}`,
  );
