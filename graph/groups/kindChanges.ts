import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../context.ts';
import type { Group } from '../model/groups/Group.ts';
import { GroupKind } from '../model/groups/GroupKind.ts';
import { kindLockOf } from '../model/groups/groupAudience.ts';
import { forkOf } from '../platform/database/connectionPlaces.ts';
import { inTransaction } from '../platform/database/inTransaction.ts';
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

/** The part of a change of the kind in the transaction that locks the group and writes its new kind. */
export type KindChange = (em: EntityManager) => Promise<void>;

/**
 * Changes the kind of a group. Most posts are narrowed before, in batches, so that the transaction of the change is short. Only those
 * that were written meanwhile are left for it.
 */
export async function changeKind(
  ctx: Pick<Context, 'em'>,
  { id, kind }: Pick<Group, 'id' | 'kind'>,
  commit: (change: KindChange) => Promise<void>,
): Promise<void> {
  const narrow = async (em: EntityManager) => (await sqlIn(em)(narrowStatement, [id, batchSize])).length === batchSize;
  if (kind !== GroupKind.OPEN) {
    // A fork, because the changes of the group wait in the unit of work.
    const work = forkOf(ctx.em);
    while (await inTransaction(work, narrow));
  }
  await commit(async (em) => {
    await sqlIn(em)(lockStatement, [id]);
    if (kind !== GroupKind.OPEN) while (await narrow(em));
    if (kind !== GroupKind.CLOSED) await sqlIn(em)(forgetRequestsStatement, [id]);
  });
}
