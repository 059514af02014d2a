import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../context.ts';
import { Group } from '../model/groups/Group.ts';
import { GroupMember } from '../model/groups/GroupMember.ts';
import { noteAct } from '../model/operators/noteAct.ts';
import { lockMember } from '../model/users/lockMember.ts';
import { inTransaction } from '../platform/database/inTransaction.ts';
import { statement } from '../platform/database/sql.ts';
import { sqlIn } from '../platform/database/sqlIn.ts';
import { requireViewer } from '../platform/lib/allow.ts';
import { DomainError } from '../platform/lib/errors.ts';
import { type GroupFacts, setFacts } from './groupEdits.ts';
import { reloadGroup } from './groups.ts';

// Members found groups where the setting GROUP_FOUNDING allows it. The founder is the first organiser.

export const maxFoundedInDay = 5;
export const maxFounded = 20;

const countStatement = statement(
  'group.founded',
  `select count(*)::int as count, (count(*) filter (where created_at > $2::timestamptz - interval '1 day'))::int as "inDay"
   from "group" where founder_id = $1`,
);

/** Founds a group, which the viewer organises. Throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, CONFLICT, RATE_LIMITED beyond the limit of texts, and the errors of a picture. */
export async function foundGroup(ctx: Context, facts: GroupFacts): Promise<Group> {
  const { id: founderId } = requireViewer(ctx);
  if (ctx.services.groupFounding !== 'members')
    throw new DomainError('FORBIDDEN', 'Only the operator of this instance creates groups');
  await ctx.services.limiter.consume('texts', founderId);
  const createdAt = ctx.now;
  const group = Object.assign(new Group(), { createdAt, founderId });
  await setFacts(ctx, group, facts);
  await inTransaction(ctx.em, async (em) => {
    em.persist(group);
    await em.flush();
    em.persist(
      Object.assign(new GroupMember(), { groupId: group.id, userId: founderId, createdAt, organisesSince: createdAt }),
    );
    noteAct(
      { em, now: createdAt, operatorName: `organiser ${founderId}` },
      { verb: 'group found', targetId: group.id, note: group.name },
    );
    await em.flush();
    await refuseTooMany(em, founderId, createdAt);
  });
  return reloadGroup(ctx, group.id);
}

/** Call it last in the transaction: it locks the member, and all writes lock members last. */
async function refuseTooMany(em: EntityManager, founderId: string, now: Date): Promise<void> {
  await lockMember(em, founderId);
  const [founded] = await sqlIn(em)<{ count: number; inDay: number }>(countStatement, [founderId, now]);
  if (!founded) throw new Error('A count returns one row');
  if (founded.count > maxFounded)
    throw new DomainError('CONFLICT', `You have founded ${maxFounded} groups, which is the maximum`);
  if (founded.inDay > maxFoundedInDay)
    throw new DomainError('CONFLICT', `You have founded ${maxFoundedInDay} groups within a day: wait until tomorrow`);
}
