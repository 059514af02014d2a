import { notifying } from './notifying.ts';

// Who is named in a text: the same words that the client turns into links.

/** A text that names half the community is no reason to ring everyone. */
const mostMentioned = 20;
/** Nor are many texts under one post a reason to ring somebody for each: who reads the first finds the others. */
const mostUnread = 5;

// An address is taken whole, so that a name within it is none.
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
  return [...new Set(words.map(nameIn))].slice(0, mostMentioned);
}

/** What mentions, as SQL: the aliases and parameters that say where the text stands. */
interface Mentioning {
  /** What the rows come from, such as `p` for `from p`. */
  from: string;
  /** The parameter of the names. */
  names: string;
  authorId: string;
  postId: string;
  /** Null for the text of the post itself. */
  commentId: string | null;
  at: string;
  /** Who is told of it otherwise, as SQL over `u.id`. */
  except?: string;
}

/** The SQL that notifies those whom a text names but its author. */
export const notifyingMentioned = ({ from, names, authorId, postId, commentId, at, except = 'false' }: Mentioning) =>
  notifying(
    `select u.id as user_id, 'mention' as kind, ${commentId ?? postId} as subject_id, ${postId} as post_id,
       ${commentId ?? 'null::uuid'} as comment_id, ${at} as at
     from ${from} join "user" u on lower(u.username) = any(${names}::text[])
     where u.id <> ${authorId} and not (${except}) and (
       select count(*) from (
         select from notification unread
         where unread.user_id = u.id and unread.kind = 'mention' and unread.read_at is null and unread.post_id = ${postId}
         limit ${mostUnread}
       ) few
     ) < ${mostUnread}`,
  );
