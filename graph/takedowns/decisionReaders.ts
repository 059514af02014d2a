import type { EntityManager } from '@mikro-orm/postgresql';
import type { NotificationKind } from '../model/notifications/NotificationKind.ts';
import { notifying } from '../model/notifications/notifying.ts';
import type { Takedown } from '../model/takedowns/Takedown.ts';
import { sqlIn } from '../platform/database/sqlIn.ts';

// The author of removed content reads the decision. A group and its event have no author: their organisers read it.

/** Whether a member reads a takedown, as SQL. */
export const readsTakedown = (userId: string, takedown: string) =>
  `(${takedown}.author_id = ${userId} or exists (
     select from takedown_reader reader where reader.takedown_id = ${takedown}.id and reader.user_id = ${userId}
   ))`;

// A deletion of an account holds its own row and waits for the group, which this transaction holds. `skip locked` avoids that deadlock.
const addText = `insert into takedown_reader (takedown_id, user_id, created_at)
  select $1::uuid, organiser.user_id, $3::timestamptz from group_member organiser join "user" reader on reader.id = organiser.user_id
  where organiser.organises_since is not null
    and organiser.group_id = coalesce((select group_id from event where id = $2), $2::uuid)
  for key share of reader skip locked`;

/** Stores who organises the group, or the group of the event, that a takedown is about to remove. Without effect if it has an author. */
export async function addReaders(em: EntityManager, takedown: Takedown): Promise<void> {
  const { id, authorId, targetId, createdAt } = takedown;
  if (authorId === null) await sqlIn(em)({ name: 'takedown.addReaders', text: addText }, [id, targetId, createdAt]);
}

const readersText = 'select user_id as "userId" from takedown_reader where takedown_id = $1 order by user_id';

const notifyText = (kind: NotificationKind) =>
  notifying(`select unnest($1::uuid[]) as user_id, '${kind}' as kind, $2::uuid as subject_id, null::uuid as post_id,
    null::uuid as comment_id, $3::timestamptz as at`);

async function readersOf(em: EntityManager, { id, authorId }: Takedown): Promise<string[]> {
  if (authorId !== null) return [authorId];
  const readers = await sqlIn(em)<{ userId: string }>({ name: 'takedown.readers', text: readersText }, [id]);
  return readers.map(({ userId }) => userId);
}

/** Notifies the members who read a decision. Returns their ids. */
export async function notifyDecision(
  em: EntityManager,
  takedown: Takedown,
  kind: NotificationKind,
  at: Date,
): Promise<string[]> {
  const readers = await readersOf(em, takedown);
  const text = notifyText(kind);
  if (readers.length > 0) await sqlIn(em)({ name: 'takedown.notify', text }, [`{${readers.join()}}`, takedown.id, at]);
  return readers;
}
