import type { EntityManager } from '@mikro-orm/postgresql';
import type { Post } from '../posts/Post.ts';
import type { Publisher } from '../publisher.ts';
import { editingMentions, isKnown, listOf, mentionedIn, notifyingMentioned } from './mentions.ts';
import { NotificationKind } from './NotificationKind.ts';
import { publishNotificationsChanged, publishNotified } from './notificationChanges.ts';

// The transaction that writes a post notifies the members it mentions, of those who may read it. An edit notifies the members it
// adds and those whom it gives the post to, each once, and withdraws the notifications of those it drops.

const keepText = `with given as (
    select ?::uuid as id, ?::uuid as author_id, ?::timestamptz as at, ?::text[] as names, ?::text[] as added
  ), ${editingMentions({ from: 'given', of: 'n.post_id = given.id and n.comment_id is null', names: 'given.names', at: 'given.at' })},
  told as (${notifyingMentioned({
    from: 'given join post p on p.id = given.id',
    names: 'given.added',
    authorId: 'given.author_id',
    post: 'p',
    commentId: null,
    at: 'given.at',
    except: isKnown,
  })} returning user_id)
  select user_id as "userId", true as "isTold" from told union all select user_id, false from changed`;

export interface Mentioned {
  userId: string;
  isTold: boolean;
}

type Written = Pick<Post, 'id' | 'authorId' | 'content'> & { at: Date };

interface Before {
  /** The text before the edit; empty for a new post. */
  readonly former: string;
  /** Whether the edit shows the post to other members than before. */
  readonly hasNewReaders: boolean;
}

/** Notifies the members whom a post newly mentions, in the manager's transaction. */
export async function keepMentions(
  em: EntityManager,
  { id, authorId, content, at }: Written,
  { former, hasNewReaders }: Before,
): Promise<Mentioned[]> {
  const names = mentionedIn(content);
  const known = mentionedIn(former);
  const added = hasNewReaders ? names : names.filter((name) => !known.includes(name));
  if (names.length === 0 && known.length === 0) return [];
  return em.execute<Mentioned[]>(keepText, [id, authorId, at, listOf(names), listOf(added)]);
}

/** Publishes to members whom a post newly mentions, no longer mentions or mentions again. */
export function publishMentioned(ctx: Publisher, postId: string, mentioned: readonly Mentioned[]): void {
  const idsWhere = (told: boolean) => mentioned.filter(({ isTold }) => isTold === told).map(({ userId }) => userId);
  publishNotified(ctx, idsWhere(true), { kind: NotificationKind.MENTION, subjectId: postId });
  publishNotificationsChanged(ctx, idsWhere(false));
}
