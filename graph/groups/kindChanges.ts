import type { EntityManager } from '@mikro-orm/postgresql';
import type { Group } from '../model/groups/Group.ts';
import { GroupKind } from '../model/groups/GroupKind.ts';
import { kindLockOf } from '../model/groups/groupAudience.ts';
import { statement } from '../platform/database/sql.ts';
import { sqlIn } from '../platform/database/sqlIn.ts';

// A change of the kind of a group. Public posts to a group that closes become posts for its members, and stay so when it opens again.

const batchSize = 500;

const lockStatement = statement('group.lockKind', `select pg_advisory_xact_lock(${kindLockOf('$1::uuid')})`);
const narrowStatement = statement(
  'group.narrowPosts',
  `update post set privacy = 'group' where id in (
     select id from post where group_id = $1 and privacy = 'public' order by id limit $2 for no key update
   ) returning id`,
);
const forgetRequestsStatement = statement('group.forgetRequests', 'delete from group_request where group_id = $1');

/**
 * Narrows the posts of a locked group for its new kind, in the transaction that writes the kind: an interrupted change narrows none. In
 * batches, so that each statement ends within the limit of statements.
 */
export async function changeKind(em: EntityManager, { id, kind }: Pick<Group, 'id' | 'kind'>): Promise<void> {
  const sql = sqlIn(em);
  await sql(lockStatement, [id]);
  let narrowed = kind === GroupKind.OPEN ? 0 : batchSize;
  while (narrowed === batchSize) narrowed = (await sql(narrowStatement, [id, batchSize])).length;
  if (kind !== GroupKind.CLOSED) await sql(forgetRequestsStatement, [id]);
}
