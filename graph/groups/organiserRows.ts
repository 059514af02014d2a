import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../context.ts';
import { organisesGroup } from '../model/groups/organising.ts';
import { inputLimits } from '../model/inputLimits.ts';
import { isAbsentFor } from '../model/moderation/blockPolicy.ts';
import { NotificationKind } from '../model/notifications/NotificationKind.ts';
import { inTransaction } from '../platform/database/inTransaction.ts';
import { statement } from '../platform/database/sql.ts';
import { sqlIn } from '../platform/database/sqlIn.ts';
import type { Viewer } from '../platform/lib/allow.ts';
import { badInput, DomainError } from '../platform/lib/errors.ts';
import { notifyOfGroup } from './notifyOfGroup.ts';

// The rows of organisers. Every change locks the group first and reads the organisers in a statement of its own: one that has
// waited for a lock reads what was true before it waited. A suspended organiser cannot act, so they count as no organiser.

const lockStatement = statement('organiser.lock', 'select id from "group" where id = $1 for no key update');

const isActive = (userId: string) =>
  `not exists (select from "user" u where u.id = ${userId} and u.suspended_at is not null)`;
const standingStatement = statement(
  'organiser.standing',
  `select ${organisesGroup('$2', '$1')} as "isOrganiser",
     exists (
       select from group_member m
       where m.group_id = $1 and m.user_id <> $2 and m.organises_since is not null and ${isActive('m.user_id')}
     ) as "hasOther",
     exists (
       select from group_member m
       where m.group_id = $1 and m.user_id <> $2 and ${isActive('m.user_id')} and not ${isAbsentFor('$2::uuid', 'm.user_id')}
     ) as "hasSuccessor"`,
);
const countStatement = statement(
  'organiser.count',
  `select count(*)::int as count from group_member m
   where m.group_id = $1 and m.user_id <> $2 and m.organises_since is not null`,
);
const appointStatement = statement(
  'organiser.appoint',
  `with known as (
     select m.group_id, m.user_id, m.organises_since is null as "isNew" from group_member m
     where m.group_id = $1 and m.user_id = $2 and ${isActive('m.user_id')} and not ${isAbsentFor('$3::uuid', 'm.user_id')}
   )
   update group_member m set organises_since = coalesce(m.organises_since, $4::timestamptz) from known
   where m.group_id = known.group_id and m.user_id = known.user_id returning known."isNew"`,
);
const enrolStatement = statement(
  'organiser.enrol',
  `with enrolled as (
     insert into group_member (group_id, user_id, created_at)
     select g.id, u.id, $3::timestamptz from "group" g, "user" u
     where g.id = $1 and g.kind <> 'open' and u.id = $2 and u.suspended_at is null
     on conflict do nothing returning group_id, user_id
   ), answered as (
     delete from group_request q using enrolled where q.group_id = enrolled.group_id and q.user_id = enrolled.user_id
   ), forgiven as (
     delete from group_removal r using enrolled where r.group_id = enrolled.group_id and r.user_id = enrolled.user_id
   )
   select from enrolled`,
);
const resignStatement = statement(
  'organiser.resign',
  `update group_member set organises_since = null
   where group_id = $1 and user_id = $2 and organises_since is not null returning user_id`,
);
const leaveStatement = statement('organiser.leave', 'delete from group_member where group_id = $1 and user_id = $2');

/** A member's standing in a group. */
interface Standing {
  isOrganiser: boolean;
  /** Whether another member organises the group and can act. */
  hasOther: boolean;
  /** Whether the member can appoint somebody. */
  hasSuccessor: boolean;
}

/** Runs a change of the organisers of a group with the group locked. Throws NOT_FOUND. */
export function withOrganisers<Result>(
  { em }: Pick<Context, 'em'>,
  groupId: string,
  change: (em: EntityManager) => Promise<Result>,
): Promise<Result> {
  return inTransaction(em, async (transaction) => {
    const locked = await sqlIn(transaction)(lockStatement, [groupId]);
    if (locked.length === 0) throw new DomainError('NOT_FOUND', 'Group not found');
    return change(transaction);
  });
}

/** The standing of a member in a locked group. */
export async function standingOf(em: EntityManager, groupId: string, userId: string): Promise<Standing> {
  const [standing] = await sqlIn(em)<Standing & Record<string, unknown>>(standingStatement, [groupId, userId]);
  if (!standing) throw new Error('A select without a table returns one row');
  return standing;
}

interface Appointment {
  readonly groupId: string;
  readonly userId: string;
  /** The member who appoints. Null for the operator. */
  readonly byId: string | null;
  readonly at: Date;
  /** The field of the input that names the member. */
  readonly field: string;
}

/** Makes a member of a locked group an organiser and notifies them. Returns whether they were none. Throws BAD_USER_INPUT. */
export async function appoint(em: EntityManager, { groupId, userId, byId, at, field }: Appointment): Promise<boolean> {
  const { organisers: most } = inputLimits.group;
  const [others] = await sqlIn(em)<{ count: number }>(countStatement, [groupId, userId]);
  if ((others?.count ?? 0) >= most)
    throw badInput(`A group can have at most ${most} organisers: one of them has to resign first`, field);
  const [appointed] = await sqlIn(em)<{ isNew: boolean }>(appointStatement, [groupId, userId, byId, at]);
  if (!appointed) throw badInput('Only a member of the group can organise it: they have to join it first', field);
  const kind = NotificationKind.ORGANISER_APPOINTED;
  if (appointed.isNew && byId !== userId) await notifyOfGroup(em, { userId, kind, groupId, at });
  return appointed.isNew;
}

/** Makes somebody a member of a locked group that they cannot join themselves, for the operator. Returns whether they were none. */
export async function enrol(em: EntityManager, groupId: string, userId: string, at: Date): Promise<boolean> {
  return (await sqlIn(em)(enrolStatement, [groupId, userId, at])).length > 0;
}

/** Ends the organising of a member of a locked group. Returns whether they organised it. */
export async function endOrganising(em: EntityManager, groupId: string, userId: string): Promise<boolean> {
  return (await sqlIn(em)(resignStatement, [groupId, userId])).length > 0;
}

/** Ends the membership of an organiser. Throws BAD_USER_INPUT for the only one who could appoint another. */
export function leaveAsOrganiser(ctx: Context, groupId: string, { id }: Viewer): Promise<void> {
  return withOrganisers(ctx, groupId, async (em) => {
    const { isOrganiser, hasOther, hasSuccessor } = await standingOf(em, groupId, id);
    if (isOrganiser && !hasOther && hasSuccessor)
      throw badInput('You are the only organiser of this group: appoint another member before you leave', 'member');
    await sqlIn(em)(leaveStatement, [groupId, id]);
  });
}
