import { type Context, clearLoaders } from '../context.ts';
import { openTelling, tellOperator } from '../model/operators/tellOperator.ts';
import type { Reader } from '../model/reader.ts';
import { Takedown } from '../model/takedowns/Takedown.ts';
import { TakedownDecision, TakedownKind } from '../model/takedowns/TakedownKind.ts';
import type { User } from '../model/users/User.ts';
import { userPolicy } from '../model/users/userPolicy.ts';
import { columnsOf } from '../platform/database/columns.ts';
import { inTransaction } from '../platform/database/inTransaction.ts';
import { latest, type Owned, ownedPages } from '../platform/database/ownedPages.ts';
import { statement } from '../platform/database/sql.ts';
import { sqlIn } from '../platform/database/sqlIn.ts';
import { byId } from '../platform/graphql/batch.ts';
import type { Connection } from '../platform/graphql/connection.ts';
import { timeCursors } from '../platform/graphql/cursors.ts';
import type { PageArguments } from '../platform/graphql/paginate.ts';
import { requireViewer } from '../platform/lib/allow.ts';
import { DomainError } from '../platform/lib/errors.ts';
import { isId } from '../platform/lib/ids.ts';
import { readsTakedown } from './decisionReaders.ts';
import type { AppealInput } from './takedownInputs.ts';

// Members read their own takedowns, and organisers those of their group. One appeal is possible against each.

/** The maximum number of appeals of a member that wait, so that nobody buries those of others. The organisers of each group use up their own number. */
const maxOpen = 50;
/** The maximum number of appeals of a member that wait against organisers of all groups. */
const maxOpenInGroups = 100;

const isAfter = (id: string) => `(created_at, ${id}) < ($2::timestamptz, $3::uuid)`;
const pagesStatement = statement(
  'takedown.pages',
  `select t.*
   from unnest($1::uuid[]) owner(id)
   cross join lateral (
     select ${columnsOf(Takedown, 't')}, t.forgotten_at as "forgottenAt", owner.id as "ownerId", t.created_at as "listedAt"
     from (
       (select id from takedown where author_id = owner.id and ${isAfter('id')} order by created_at desc, id desc limit $4::int + $5::int)
       union all
       (select takedown_id from takedown_reader where user_id = owner.id and ${isAfter('takedown_id')}
        order by created_at desc, takedown_id desc limit $4::int + $5::int)
     ) own join takedown t on t.id = own.id
     order by t.created_at desc, t.id desc limit $4 offset $5
   ) t
   order by t."listedAt" desc, t.id desc`,
);
const ownStatement = statement(
  'takedown.own',
  `select ${columnsOf(Takedown, 't')}, t.forgotten_at as "forgottenAt" from takedown t
   where t.id = any($1::uuid[]) and ${readsTakedown('$2::uuid', 't')}`,
);
const waitsFor = (against: string, count: number) => `exists (
       select from takedown waits
       where waits.author_id = takedown.author_id and ${against} and waits.appealed_at is not null and waits.decided_at is null
       offset ${count - 1} limit 1
     )`;
const appealStatement = statement(
  'takedown.appeal',
  `update takedown set appeal = $3, appealed_at = $4
   where id = $1 and ${readsTakedown('$2::uuid', 'takedown')} and kind <> 'warning' and appeal is null and decision is null
     and forgotten_at is null and not ${waitsFor('waits.group_id is not distinct from takedown.group_id', maxOpen)}
     and (group_id is null or not ${waitsFor('waits.group_id is not null', maxOpenInGroups)})
   returning id`,
);

const cursors = timeCursors('takedowns');

/** A page of what was taken down of the viewer's or of groups that they organised, the newest first. Null if the member is not the viewer. */
export async function listOwnTakedowns(
  ctx: Context,
  user: User,
  page: PageArguments,
): Promise<Connection<Takedown> | null> {
  if (!userPolicy.readPrivate.may(ctx.viewer, user)) return null;
  return ctx.load.takedownsOfUser.load({ ...page, ownerId: user.id });
}

/** A takedown of the viewer's, or of a group that they organised. Null for others. */
export async function findOwnTakedown(ctx: Context, id: string): Promise<Takedown | null> {
  return isId(id) && ctx.viewer ? ctx.load.ownTakedownById.load(id.toLowerCase()) : null;
}

/** Whether its readers can appeal now. */
export const canAppeal = ({ kind, appeal, decision, forgottenAt }: Takedown): boolean =>
  kind !== TakedownKind.WARNING && appeal === null && decision === null && forgottenAt === null;

/** Whether the removed content was deleted for good. */
export const isFinal = ({ forgottenAt, decision }: Takedown): boolean =>
  forgottenAt !== null && decision !== TakedownDecision.RESTORED;

/**
 * Appeals against a removal, once. A repeated request with the same text returns the first result. Throws UNAUTHENTICATED,
 * NOT_FOUND, and CONFLICT for another appeal, for a removal that is decided or final, for the 51st appeal that waits against the operator
 * or the organisers of a group, and for the 101st against organisers.
 */
export async function appeal(ctx: Context, { takedownId, text }: AppealInput): Promise<{ takedown: Takedown }> {
  const viewer = requireViewer(ctx);
  const words = text.trim();
  const isAppealed = isId(takedownId) && (await storeAppeal(ctx, [takedownId, viewer.id, words, ctx.now]));
  clearLoaders(ctx);
  const takedown = await findOwnTakedown(ctx, takedownId);
  if (!takedown) throw new DomainError('NOT_FOUND', 'Takedown not found');
  if (!isAppealed && takedown.appeal !== words) throw refusalOf(takedown);
  return { takedown };
}

/** Stores an appeal and tells the operator. Returns whether the member could appeal. */
async function storeAppeal(ctx: Context, values: unknown[]): Promise<boolean> {
  await openTelling(ctx.services);
  return inTransaction(ctx.em, async (em) => {
    const appealed = await sqlIn(em)(appealStatement, values);
    if (appealed.length > 0) await tellOperator(ctx, sqlIn(em));
    return appealed.length > 0;
  });
}

function refusalOf(takedown: Takedown): DomainError {
  const { kind, appeal, authorId } = takedown;
  if (canAppeal(takedown))
    return new DomainError('CONFLICT', 'Too many of your appeals wait: appeal again when the operator has decided one');
  if (kind === TakedownKind.WARNING) return new DomainError('CONFLICT', 'A warning has removed nothing');
  if (appeal === null) return new DomainError('CONFLICT', 'This decision is final');
  return new DomainError('CONFLICT', `${authorId === null ? 'An organiser has' : 'You have'} appealed already`);
}

export const takedownLoaders = (reader: Reader) => ({
  /** Not filtered by viewer: only for the domain, which returns members their own takedowns only. */
  takedownsOfUser: ownedPages(cursors, (values) => reader.sql<Owned<Takedown>>(pagesStatement, values), latest),
  ownTakedownById: byId((ids) =>
    reader.sql<Takedown & Record<string, unknown>>(ownStatement, [ids, reader.viewer?.id ?? null]),
  ),
});
