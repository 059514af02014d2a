import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../context.ts';
import { inputLimits } from '../model/inputLimits.ts';
import { isAbsentFor } from '../model/moderation/blockPolicy.ts';
import { NotificationKind } from '../model/notifications/NotificationKind.ts';
import { publishNotificationsChanged, publishNotified } from '../model/notifications/notificationChanges.ts';
import { notifying } from '../model/notifications/notifying.ts';
import { heldRide } from '../model/posts/removals.ts';
import type { Reader } from '../model/reader.ts';
import { leadersOf, leadsRide } from '../model/rides/leading.ts';
import { publishRideChanged } from '../model/rides/rideChanges.ts';
import type { RideRow } from '../model/rides/rideRow.ts';
import { User } from '../model/users/User.ts';
import { columnsOf } from '../platform/database/columns.ts';
import { inTransaction } from '../platform/database/inTransaction.ts';
import { statement } from '../platform/database/sql.ts';
import { sqlIn } from '../platform/database/sqlIn.ts';
import { many, viewerFlag } from '../platform/graphql/batch.ts';
import { requireViewer } from '../platform/lib/allow.ts';
import { badInput } from '../platform/lib/errors.ts';
import { idIn } from '../platform/lib/ids.ts';
import { requirePost } from '../posts/posts.ts';
import { notParticipating, setLaterLeader } from './laterLeaders.ts';
import { reloadRide, requireRide, requireRideWithMine, rideOf } from './rides.ts';
import { payForDates } from './series.ts';

// The leaders of a ride: its author, and at most five participants whom the author has named. Leading is a fact of the
// participation: it ends with it.

const most = inputLimits.ride.coLeaders;

const leadersStatement = statement(
  'ride.leaders',
  `select ${columnsOf(User, 'u')}, leader."postId" as "ownerId", leader."paceGroupId"
   from (${leadersOf('$1::uuid[]', '$2::uuid')}) leader join "user" u on u.id = leader."userId"
   order by leader.since nulls first, u.id`,
);
const ledAmongStatement = statement(
  'ride.ledAmong',
  `select p.id as key from post p where p.id = any($2::uuid[]) and p.is_ride and ${leadsRide('$1', 'p')}`,
);

/** A member who leads the ride `ownerId`, and their pace group. */
type Leader = User & { ownerId: string; paceGroupId: string | null };

export const leaderLoaders = (reader: Reader) => ({
  /** The leaders whom the viewer may see, the author first. */
  leadersOfRide: many<Leader>(
    (postIds) => reader.sql(leadersStatement, [postIds, reader.viewer?.id ?? null]),
    ({ ownerId }) => ownerId,
  ),
  viewerLeads: viewerFlag(reader, ledAmongStatement),
});

/** The leaders of a ride, the author first. Throws NOT_FOUND. */
export async function listLeaders(ctx: Context, postId: string): Promise<User[]> {
  const { id } = await requireRide(ctx, postId);
  return ctx.load.leadersOfRide.load(id);
}

// The ride is locked first, and read in a statement of its own: one that has waited for a lock reads what was true before.
const lockStatement = statement('rideLeader.lock', `${heldRide('$1')} select from held`);
const standingStatement = statement(
  'rideLeader.standing',
  `select rp.leads_since is not null as leads, (
     select count(*)::int from ride_participant o where o.post_id = rp.post_id and o.leads_since is not null
   ) as count
   from ride_participant rp where rp.post_id = $1 and rp.user_id = $2 and not ${isAbsentFor('$3::uuid', 'rp.user_id')}`,
);
const nameStatement = statement(
  'rideLeader.name',
  `with named as (
     update ride_participant set leads_since = $3::timestamptz where post_id = $1 and user_id = $2 returning post_id, user_id
   ) ${notifying(
     `select user_id, 'leaderNamed' as kind, post_id as subject_id, post_id, null::uuid as comment_id, $3::timestamptz as at from named`,
   )}`,
);
const endStatement = statement(
  'rideLeader.end',
  `update ride_participant set leads_since = null where post_id = $1 and user_id = $2 and leads_since is not null
   returning user_id`,
);

interface Naming {
  postId: string;
  userId: string;
}

/** Names a participant of a locked ride. Returns whether they did not lead it. Throws BAD_USER_INPUT. */
async function nameLeader(ctx: Context, em: EntityManager, { postId, userId }: Naming): Promise<boolean> {
  const sql = sqlIn(em);
  const values = [postId, userId, ctx.viewer?.id ?? null];
  const [standing] = await sql<{ leads: boolean; count: number }>(standingStatement, values);
  if (!standing) throw notParticipating();
  if (standing.leads) return false;
  if (standing.count >= most) throw badInput(`A ride can have at most ${most} co-leaders`, 'userId');
  await sql(nameStatement, [postId, userId, ctx.now]);
  return true;
}

const endLeading = async (em: EntityManager, { postId, userId }: Naming): Promise<boolean> =>
  (await sqlIn(em)(endStatement, [postId, userId])).length > 0;

interface Leading extends Naming {
  leads: boolean;
  /** Whether it applies to the later dates of the series, too. */
  laterDates?: boolean | null;
}

/**
 * Makes a participant of the viewer's ride a co-leader, or ends that; idempotent. Co-leaders can end it themselves, also of a ride that is
 * now hidden from them. Throws UNAUTHENTICATED, NOT_FOUND, FORBIDDEN, BAD_USER_INPUT, and RATE_LIMITED for later dates beyond the limit of
 * writes.
 */
export async function setRideLeader(ctx: Context, { postId, userId, leads, laterDates }: Leading): Promise<RideRow> {
  const viewer = requireViewer(ctx);
  const memberId = idIn(userId);
  const resigns = !leads && memberId === viewer.id;
  const { id, seriesId } = resigns
    ? await requireRideWithMine(ctx, postId, ctx.load.viewerIsParticipating)
    : await rideOf(ctx, await requirePost(ctx, 'edit', postId));
  if (leads && memberId === viewer.id) throw badInput('You lead your own ride already', 'userId');
  if (laterDates && !seriesId) throw badInput('Only a ride of a series has later dates', 'laterDates');
  if (laterDates && seriesId) await payForDates(ctx, seriesId);
  const naming = { postId: id, userId: memberId, leads };
  const changedIds = await inTransaction(ctx.em, (em) =>
    laterDates && seriesId ? setLaterLeader(ctx, em, { ...naming, seriesId }) : setLeader(ctx, em, naming),
  );
  for (const changedId of changedIds) publishRideChanged(ctx, changedId);
  if (changedIds.length > 0) {
    if (leads) publishNotified(ctx, [memberId], { kind: NotificationKind.LEADER_NAMED, subjectId: id });
    else publishNotificationsChanged(ctx, [memberId]);
  }
  return reloadRide(ctx, id);
}

/** Returns the id of the ride if that has changed it. */
async function setLeader(ctx: Context, em: EntityManager, { leads, ...naming }: Leading): Promise<string[]> {
  await sqlIn(em)(lockStatement, [naming.postId]);
  const hasChanged = await (leads ? nameLeader(ctx, em, naming) : endLeading(em, naming));
  return hasChanged ? [naming.postId] : [];
}
