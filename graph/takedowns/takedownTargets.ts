import type { EntityManager } from '@mikro-orm/postgresql';
import { PostActivityKind } from '../model/posts/postChanges.ts';
import { noteRemoval } from '../model/posts/removals.ts';
import { RideActivityKind } from '../model/rides/rideChanges.ts';
import { TakedownKind } from '../model/takedowns/TakedownKind.ts';
import { sqlIn } from '../platform/database/sqlIn.ts';

/** The number of characters that a takedown keeps of a text. */
export const maxExcerpt = 2_000;

/** Something that can be removed with everything under it. */
export interface Target {
  id: string;
  /** Null for a group and an event. */
  authorId: string | null;
  excerpt: string | null;
  /** The author of the parent of a reply. Null for everything else. */
  answeredId: string | null;
  /** The post that it is, or is under. Null for a group and an event. */
  postId: string | null;
}

export type RowKind = Exclude<TakedownKind, 'picture' | 'profile' | 'warning' | 'suspension'>;

interface Rows {
  /** The SQL identifier. */
  readonly table: string;
  /** The statements that lock the row $1 and what is above and under it, in the lock order of all writes. */
  readonly locks: readonly string[];
  /** Reads the row $1 as a target. */
  readonly read: string;
  /** The kind of the change that subscribers of the post who are offline read later. */
  readonly change?: string;
}

const excerptOf = (text: string) => `left(${text}, ${maxExcerpt}) as excerpt`;

// Rows that refer to a locked row cannot be added, so that none is deleted without being kept.
const lockPost = (where: string) => [
  `select from post where ${where} order by id for update`,
  `select from ride where id in (select id from post where ${where}) order by id for update`,
];

/** The later dates of the series of the ride $1. They are copies of it: feeds would show the next one in its place. */
export const laterDates = `select later.id from ride r join ride later on later.series_id = r.series_id and later.starts_at > r.starts_at
  where r.id = $1`;

const lockEvents = 'select from event where group_id = $1 order by id for update';

const under = (table: string) => [
  `select from post where id = (select post_id from ${table} where id = $1) for no key update`,
  `select from ride where id = (select post_id from ${table} where id = $1) for no key update`,
  `select from ${table} where id = $1 for update`,
];

export const rowsOfKind: Record<RowKind, Rows> = {
  [TakedownKind.POST]: {
    table: 'post',
    locks: [
      'select from ride_series where id = (select series_id from ride where id = $1) for no key update',
      ...lockPost(`id = $1 or id in (${laterDates})`),
    ],
    read: `select id, author_id as "authorId", ${excerptOf('content')}, null as "answeredId", id as "postId" from post where id = $1`,
  },
  [TakedownKind.COMMENT]: {
    table: 'comment',
    locks: under('comment'),
    read: `select id, author_id as "authorId", ${excerptOf('content')}, post_id as "postId",
      (select answered.author_id from comment answered where answered.id = comment.parent_id) as "answeredId" from comment where id = $1`,
    change: PostActivityKind.COMMENT_DELETED,
  },
  [TakedownKind.MOMENT]: {
    table: 'moment',
    locks: under('moment'),
    read: `select id, author_id as "authorId", ${excerptOf('coalesce(description, address, image_url)')}, null as "answeredId", post_id as "postId"
      from moment where id = $1`,
    change: RideActivityKind.MOMENT_DELETED,
  },
  [TakedownKind.GROUP]: {
    table: '"group"',
    // The lock of the group ends the writes of new posts to it. The posts that they have written meanwhile are locked after it.
    locks: [
      ...lockPost('group_id = $1'),
      'select from "group" where id = $1 for update',
      ...lockPost('group_id = $1'),
      lockEvents,
    ],
    read: `select id, null as "authorId", ${excerptOf(`concat_ws(E'\\n', name, description)`)}, null as "answeredId", null as "postId"
      from "group" where id = $1`,
  },
  [TakedownKind.EVENT]: {
    table: 'event',
    locks: ['select from event where id = $1 for update'],
    read: `select id, null as "authorId", ${excerptOf(`concat_ws(E'\\n', title, location, description, called_off_reason)`)}, null as "answeredId", null as "postId"
      from event where id = $1`,
  },
};

/** Locks a target and reads it. Null if there is none. */
export async function lockTarget(em: EntityManager, kind: RowKind, id: string): Promise<Target | null> {
  const sql = sqlIn(em);
  const { locks, read } = rowsOfKind[kind];
  for (const text of locks) await sql({ name: 'takedown.lock', text }, [id]);
  const [target = null] = await sql<Target & Record<string, unknown>>({ name: 'takedown.target', text: read }, [id]);
  return target;
}

const removableText = `${laterDates} and ($2::uuid is null
    or exists (select from post p where p.id = later.id and p.group_id = $2 and p.privacy <> 'private'))
  order by later.starts_at desc, later.id`;

/**
 * The ids of the rows that a removal of a target removes: its later dates, the last one first, and itself. An organiser of a group removes
 * only dates that its members read.
 */
export async function rootsOf(
  em: EntityManager,
  kind: RowKind,
  { id, groupId }: { id: string; groupId: string | null },
): Promise<string[]> {
  if (kind !== TakedownKind.POST) return [id];
  const later = await sqlIn(em)<{ id: string }>({ name: 'takedown.laterDates', text: removableText }, [id, groupId]);
  return [...later.map((date) => date.id), id];
}

/** The authors of a target and of its thread. A viewer who does not see one of them does not learn of the removal. */
export const authorsOf = ({ authorId, answeredId }: Target): string[] =>
  [authorId, answeredId].filter((each) => each !== null);

/** Records a removal under a post for subscribers who are offline. The target is still there. */
export async function noteChange(em: EntityManager, kind: RowKind, target: Target, at: Date): Promise<void> {
  const { change, table } = rowsOfKind[kind];
  if (!change) return;
  const text = noteRemoval(change, `(select id, post_id from ${table} where id = $1) gone`, '$2', '$3');
  await sqlIn(em)({ name: 'takedown.note', text }, [target.id, `{${authorsOf(target).join()}}`, at]);
}
