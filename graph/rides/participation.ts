import type { Context } from '../context.ts';
import { pairLock } from '../model/moderation/blockGuard.ts';
import { NotificationKind } from '../model/notifications/NotificationKind.ts';
import { publishNotificationsChanged, publishNotified } from '../model/notifications/notificationChanges.ts';
import { notifying } from '../model/notifications/notifying.ts';
import { heldRide, noteRemoval } from '../model/posts/removals.ts';
import { placesAt, publishPlacesGivenAt } from '../model/rides/placesGiven.ts';
import { publishRide, publishRideChanged, RideActivityKind } from '../model/rides/rideChanges.ts';
import type { RideRow } from '../model/rides/rideRow.ts';
import type { User } from '../model/users/User.ts';
import { statement } from '../platform/database/sql.ts';
import { requireViewer } from '../platform/lib/allow.ts';
import { badInput, DomainError } from '../platform/lib/errors.ts';
import { idIn } from '../platform/lib/ids.ts';
import { changeOf } from '../platform/live/pubSub.ts';
import { findViewer } from '../users/users.ts';
import { isCompleted, reloadRide, requireRide, requireRideWithMine } from './rides.ts';

// The participants of rides. Members can join a ride until it starts. They can always leave it, even when the post is now
// hidden from them.

// Every write under a ride locks the ride first, as `deletePost` does, so that concurrent writes wait and never deadlock.
// The same statement checks the start, so that a concurrent edit cannot let a member join a past ride.
// The notification refers to the post. `deletePost` locks the post before the ride, and so does this statement. It locks the
// pair of the member and the author before both, as a block does.
/** The SQL that locks the pair `$2` and the author of the post `$1`, then the post. */
export const notedRide = `with pair as materialized (
     select id, pg_advisory_xact_lock_shared(${pairLock('author_id', '$2::uuid')}) from post where id = $1
   ), noted as (
     select post.id from pair join post on post.id = pair.id for key share of post
   )`;

// Without a free place, the member waits for one if `$4` is true. The rows of the locked ride and pace group have the numbers of places.
const joinStatement = statement(
  'ride.join',
  `${notedRide}, open as (
     select r.id, r.waiting_count, coalesce(r.participant_count < r.places, true) as is_free from noted join ride r on r.id = noted.id
     where (r.starts_at is null or r.starts_at > $3::timestamptz) and r.called_off_at is null for no key update of r
   ), seat as materialized (
     select g.id, coalesce(g.taken_count < g.places, true) as is_free from open join pace_group g on g.post_id = open.id
     where g.id = $5::uuid for no key update of g
   ), asked as (
     select open.id, seat.id as pace_group_id, open.is_free and coalesce(seat.is_free, true) as is_free
     from open left join seat on true where $5::uuid is null or seat.id is not null
   ), moved as (
     update ride_participant rp set pace_group_id = seat.id from open, seat
     where rp.post_id = open.id and rp.user_id = $2::uuid and rp.pace_group_id is distinct from seat.id and seat.is_free
     returning open.waiting_count > 0 as had_waiting
   ), joined as (
     insert into ride_participant (post_id, user_id, created_at, pace_group_id)
     select id, $2::uuid, $3::timestamptz, pace_group_id from asked where is_free
     on conflict do nothing returning post_id, created_at
   ), waiting as (
     insert into ride_waiting (post_id, user_id, created_at, pace_group_id)
     select id, $2::uuid, null::timestamptz, pace_group_id from asked where not is_free and $4::boolean
     on conflict (post_id, user_id) do update set pace_group_id = excluded.pace_group_id, created_at = excluded.created_at
       where ride_waiting.pace_group_id is distinct from excluded.pace_group_id
     returning post_id
   ), told as (${notifying(
     `select p.author_id as user_id, 'join' as kind, p.id as subject_id, p.id as post_id, null::uuid as comment_id, joined.created_at as at
      from joined join post p on p.id = joined.post_id where p.author_id <> $2::uuid`,
   )})
   select 'joined' as change, false as "hadWaiting", ${placesAt} as at from joined
   union all select 'moved', had_waiting, ${placesAt} from moved
   union all select 'waiting', false, ${placesAt} from waiting`,
);
/** The SQL that deletes the unread notifications of members about the rides that they left (`gone`) or no longer wait for (`stopped`). */
export const forgottenWithPlace = `forgotten as (
     delete from notification n using (select post_id, id from gone union all select post_id, user_id from stopped) ended
     where n.user_id = ended.id and n.kind in ('rideChanged', 'placeGiven', 'leaderNamed') and n.subject_id = ended.post_id and n.read_at is null
   )`;
const leaveStatement = statement(
  'ride.leave',
  `${heldRide('$1')}, gone as (
     delete from ride_participant rp using held where rp.post_id = held.id and rp.user_id = $2
     returning rp.post_id, rp.user_id as id
   ), stopped as (
     delete from ride_waiting w using held where w.post_id = held.id and w.user_id = $2 returning w.post_id, w.user_id
   ), ${forgottenWithPlace}, recorded as (${noteRemoval(RideActivityKind.LEFT, 'gone', "'{}'", '$3')})
   select exists (select from recorded) as "hasLeft", exists (select from stopped) as "hasStopped",
     waiting_count > 0 as "hadWaiting", ${placesAt} as at from held`,
);

/** The SQL that deletes the row of the member `$2` and the ride `$1` from a table of members who do not participate. */
export const stopIn = (table: string) => `${heldRide('$1')}, stopped as (
     delete from ${table} w using held where w.post_id = held.id and w.user_id = $2 returning w.post_id, w.user_id
   ), forgotten as (
     delete from notification n using stopped
     where n.user_id = stopped.user_id and n.kind = 'rideChanged' and n.subject_id = stopped.post_id and n.read_at is null
   ) select post_id from stopped`;
const stopStatement = statement('ride.stopWaiting', stopIn('ride_waiting'));

/**
 * Joins or leaves a ride; idempotent. The viewer can leave a ride that is now hidden from them, and gets it as the result. Leaving
 * a ride ends the waiting for a place too. Throws UNAUTHENTICATED, NOT_FOUND, BAD_USER_INPUT 'Cannot join a ride that has already passed'
 * or 'Cannot join a ride that is called off', and CONFLICT for a full ride or pace group. A participant
 * moves to another pace group by naming it.
 */
export async function setRideParticipation(
  ctx: Context,
  postId: string,
  participating: boolean,
  paceGroupId: string | null = null,
): Promise<{ ride: RideRow; viewer: User }> {
  requireViewer(ctx);
  const { id } = participating
    ? await requireRide(ctx, postId)
    : await requireRideWithMine(ctx, postId, ctx.load.viewerTakesPlace);
  const ride = participating ? await joinRide(ctx, id, { mayWait: false, paceGroupId }) : await leaveRide(ctx, id);
  return { ride, viewer: await findViewer(ctx) };
}

/**
 * Asks for a place in a ride, or leaves its waiting list; idempotent. A free place is given at once. A member who has a place keeps it.
 * Throws UNAUTHENTICATED, NOT_FOUND, and the errors of `setRideParticipation` for a past ride and one that is called off.
 */
export async function setRideWaiting(
  ctx: Context,
  postId: string,
  waiting: boolean,
  paceGroupId: string | null = null,
): Promise<{ ride: RideRow; viewer: User }> {
  const viewer = requireViewer(ctx);
  if (waiting) {
    const { id } = await requireRide(ctx, postId);
    const ride = await joinRide(ctx, id, { mayWait: true, paceGroupId });
    return { ride, viewer: await findViewer(ctx) };
  }
  const { id } = await requireRideWithMine(ctx, postId, ctx.load.viewerIsWaiting);
  if ((await ctx.sql(stopStatement, [id, viewer.id])).length > 0) {
    publishRideChanged(ctx, id);
    publishNotificationsChanged(ctx, [viewer.id]);
  }
  return { ride: await reloadRide(ctx, id), viewer: await findViewer(ctx) };
}

interface Joining {
  change: 'joined' | 'moved' | 'waiting';
  hadWaiting: boolean;
  at: Date;
}

interface Wish {
  mayWait: boolean;
  /** The pace group that the viewer has chosen. */
  paceGroupId: string | null;
}

/** Joins a ride that the viewer may read, or waits for a place. Returns the ride. Throws the errors of `setRideParticipation`. */
async function joinRide(ctx: Context, id: string, wish: Wish): Promise<RideRow> {
  const groupId = wish.paceGroupId === null ? null : idIn(wish.paceGroupId);
  const [joining] = await ctx.sql<Joining & Record<string, unknown>>(joinStatement, [
    id,
    ctx.viewer?.id,
    ctx.now,
    wish.mayWait,
    groupId,
  ]);
  if (joining) await publishJoining(ctx, id, joining);
  const ride = await reloadRide(ctx, id);
  const refusal = await refusalOf(ctx, ride, { ...wish, paceGroupId: groupId });
  if (!refusal) return ride;
  if (isCompleted(ctx, ride)) throw badInput('Cannot join a ride that has already passed');
  if (ride.calledOffAt) throw badInput('Cannot join a ride that is called off');
  // The author blocked the viewer, or the viewer the author, after the ride was read.
  await requireRide(ctx, id);
  if (refusal === 'unknown') throw new DomainError('NOT_FOUND', 'Pace group not found');
  if (groupId !== null || ride.places !== null) throw new DomainError('CONFLICT', refusal);
  return ride;
}

async function publishJoining(ctx: Context, id: string, { change, hadWaiting, at }: Joining): Promise<void> {
  if (change === 'joined') {
    publishRide(ctx, id, changeOf(RideActivityKind.JOINED, ctx.viewer?.id ?? '', ctx.now));
    await publishToAuthor(ctx, id, true);
    return;
  }
  publishRideChanged(ctx, id);
  if (hadWaiting) await publishPlacesGivenAt(ctx, id, at);
}

/** Why the viewer does not have what they asked for; null when they have it. */
async function refusalOf(ctx: Context, ride: RideRow, { mayWait, paceGroupId }: Wish): Promise<string | null> {
  const isIn = await ctx.load.viewerIsParticipating.load(ride.id);
  if (paceGroupId === null) {
    const isDone = isIn || (mayWait && ride.viewerWaitingPosition !== null);
    return isDone ? null : 'This ride is full. You can join its waiting list.';
  }
  const groups = await ctx.load.paceGroupsOfRide.load(ride.id);
  const group = groups.find(({ id }) => id === paceGroupId);
  if (!group) return 'unknown';
  if (group.viewerIsIn || (mayWait && group.viewerIsWaiting)) return null;
  return isIn
    ? 'This pace group is full. You keep your place in the ride.'
    : 'This pace group is full. You can join its waiting list.';
}

interface Leaving {
  hasLeft: boolean;
  hasStopped: boolean;
  hadWaiting: boolean;
  at: Date;
}

async function leaveRide(ctx: Context, id: string, isAgain = false): Promise<RideRow> {
  const [leaving] = await ctx.sql<Leaving>(leaveStatement, [id, ctx.viewer?.id, ctx.now]);
  if (leaving?.hasLeft) {
    publishRide(ctx, id, changeOf(RideActivityKind.LEFT, ctx.viewer?.id ?? '', ctx.now));
    await publishToAuthor(ctx, id, false);
  }
  if (leaving?.hasStopped) {
    publishRideChanged(ctx, id);
    publishNotificationsChanged(ctx, [ctx.viewer?.id ?? '']);
  }
  if (leaving?.hasLeft && leaving.hadWaiting) await publishPlacesGivenAt(ctx, id, leaving.at);
  const ride = await reloadRide(ctx, id);
  // A place that the viewer was given while the statement waited for the ride is in a row that it cannot see.
  const hasPlaces = ride.places !== null || ride.paceGroupCount > 0;
  const hasNewPlace = hasPlaces && !isAgain && (await ctx.load.viewerIsParticipating.load(id));
  return hasNewPlace ? leaveRide(ctx, id, true) : ride;
}

/** Publishes a change of the author's notifications. A member who leaves gets no more reminders of the ride. */
async function publishToAuthor(ctx: Context, id: string, participating: boolean): Promise<void> {
  const authorId = (await ctx.load.postById.load(id))?.authorId;
  const notifiedIds = [authorId, ctx.viewer?.id].filter((each) => each !== undefined);
  if (!participating) publishNotificationsChanged(ctx, notifiedIds);
  else if (authorId) publishNotified(ctx, [authorId], { kind: NotificationKind.JOIN, subjectId: id });
}
