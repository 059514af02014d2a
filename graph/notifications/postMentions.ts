import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../context.ts';
import type { Post } from '../posts/Post.ts';
import { mentionedIn, notifyingMentioned } from './mentions.ts';
import { NotificationKind } from './NotificationKind.ts';
import { tellNotificationsChanged, tellNotified } from './notificationChanges.ts';

// Who is named in a post is notified in the transaction that writes it; an edit notifies those whom it adds, and takes it
// back from those whom it drops.

const keepText = `with given as (
    select ?::uuid as id, ?::uuid as author_id, ?::timestamptz as at, ?::text[] as names, ?::text[] as added
  ), dropped as (
    delete from notification n using given
    where n.kind = 'mention' and n.post_id = given.id and n.comment_id is null
      and not exists (select from "user" u where u.id = n.user_id and lower(u.username) = any(given.names))
    returning n.user_id
  ), told as (${notifyingMentioned({
    from: 'given',
    names: 'given.added',
    authorId: 'given.author_id',
    postId: 'given.id',
    commentId: null,
    at: 'given.at',
  })} returning user_id)
  select user_id as "userId", true as "isTold" from told union all select user_id, false from dropped`;

export interface Mentioned {
  userId: string;
  isTold: boolean;
}

type Written = Pick<Post, 'id' | 'authorId' | 'content'> & { at: Date };

/** Usernames hold nothing that means anything there. */
const listOf = (names: readonly string[]) => `{${names.map((name) => `"${name}"`).join()}}`;

/** Notifies whom a post names that it did not name before, within the transaction of the manager. */
export async function keepMentions(
  em: EntityManager,
  { id, authorId, content, at }: Written,
  former = '',
): Promise<Mentioned[]> {
  const names = mentionedIn(content);
  const known = mentionedIn(former);
  const added = names.filter((name) => !known.includes(name));
  if (names.length === 0 && known.length === 0) return [];
  return em.execute<Mentioned[]>(keepText, [id, authorId, at, listOf(names), listOf(added)]);
}

/** Tells those whom a post names, or names no more. */
export function tellMentioned(ctx: Context, postId: string, mentioned: readonly Mentioned[]): void {
  const idsWhere = (told: boolean) => mentioned.filter(({ isTold }) => isTold === told).map(({ userId }) => userId);
  tellNotified(ctx, idsWhere(true), { kind: NotificationKind.MENTION, subjectId: postId });
  tellNotificationsChanged(ctx, idsWhere(false));
}
