import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../context.ts';
import { pairLock } from '../model/moderation/blockGuard.ts';
import { NotificationKind } from '../model/notifications/NotificationKind.ts';
import { publishNotificationsChanged, publishNotified } from '../model/notifications/notificationChanges.ts';
import { notifying } from '../model/notifications/notifying.ts';
import { visiblePosts } from '../model/posts/postPolicy.ts';
import { noteRemoval } from '../model/posts/removals.ts';
import { type PlaceGiven, placesGivenIn, publishPlacesGiven } from '../model/rides/placesGiven.ts';
import { seriesIdOf } from '../model/rides/RideSeries.ts';
import { publishRide, publishRideChanged, RideActivityKind } from '../model/rides/rideChanges.ts';
import type { RideRow } from '../model/rides/rideRow.ts';
import { countDatesAfter, seriesPrice } from '../model/rides/seriesPrice.ts';
import type { User } from '../model/users/User.ts';
import { inTransaction } from '../platform/database/inTransaction.ts';
import { statement } from '../platform/database/sql.ts';
import { sqlIn } from '../platform/database/sqlIn.ts';
import { limitKey } from '../platform/lib/access.ts';
import { requireViewer } from '../platform/lib/allow.ts';
import { DomainError } from '../platform/lib/errors.ts';
import { idIn } from '../platform/lib/ids.ts';
import { changeOf } from '../platform/live/pubSub.ts';
import { forgottenWithPlace } from './participation.ts';
import { reloadRide, requireRide, requireRideWithMine } from './rides.ts';

// Members join or leave all dates of a series that are to come. Those who have joined it take part in its new dates too. Each date has
// pace groups of its own, so that a member chooses a letter, and each date finds its group.

// The series before the pair of the member and the author, then posts, then rides, each by id. Every other write keeps this order. An
// extension of the series waits, so that no new date misses a member.
const lockSeriesStatement = statement(
  'ride.series.lock',
  `select s.id, pg_advisory_xact_lock_shared(${pairLock('s.author_id', '$2::uuid')}) from ride_series s where s.id = $1 for share of s`,
);
const letterStatement = statement('ride.series.letter', 'select letter from pace_group where id = $1 and post_id = $2');
// Each date changes as a join of it alone would change it. Without a letter, the member keeps the one of the series.
const joinStatement = statement(
  'ride.series.join',
  `with noted as materialized (
     select p.id from ride r join post p on p.id = r.id
     where r.series_id = $1 and r.starts_at > $3::timestamptz and ${visiblePosts('$2::uuid', 'p')}
     order by p.id for key share of p
   ), open as materialized (
     select r.id, r.starts_at, coalesce(r.participant_count < r.places, true) as is_free from noted join ride r on r.id = noted.id
     where r.starts_at > $3::timestamptz and r.called_off_at is null order by r.id for no key update of r
   ), seat as materialized (
     select g.id, g.post_id, coalesce(g.taken_count < g.places, true) as is_free from open join pace_group g on g.post_id = open.id
     where g.letter = coalesce($4::text, (select pace_letter from ride_series_member where series_id = $1 and user_id = $2::uuid))
     order by g.post_id for no key update of g
   ), asked as (
     select open.id, seat.id as pace_group_id, open.is_free and coalesce(seat.is_free, true) as is_free
     from open left join seat on seat.post_id = open.id
   ), member as (
     insert into ride_series_member (series_id, user_id, created_at, pace_letter)
     select $1, $2::uuid, $3::timestamptz, $4::text where exists (select from noted)
     on conflict (series_id, user_id) do update set pace_letter = excluded.pace_letter
       where excluded.pace_letter is not null and ride_series_member.pace_letter is distinct from excluded.pace_letter
   ), moved as (
     update ride_participant rp set pace_group_id = seat.id from seat
     where rp.post_id = seat.post_id and rp.user_id = $2::uuid and rp.pace_group_id is distinct from seat.id and seat.is_free
     returning rp.post_id
   ), joined as (
     insert into ride_participant (post_id, user_id, created_at, pace_group_id)
     select id, $2::uuid, $3::timestamptz, pace_group_id from asked where is_free
     on conflict do nothing returning post_id
   ), waiting as (
     insert into ride_waiting (post_id, user_id, created_at, pace_group_id)
     select id, $2::uuid, null::timestamptz, pace_group_id from asked where not is_free
     on conflict (post_id, user_id) do update set pace_group_id = excluded.pace_group_id, created_at = excluded.created_at
       where excluded.pace_group_id is not null and ride_waiting.pace_group_id is distinct from excluded.pace_group_id
     returning post_id
   ), told as (${notifying(
     `select p.author_id as user_id, 'join' as kind, p.id as subject_id, p.id as post_id, null::uuid as comment_id, $3::timestamptz as at
      from joined join open on open.id = joined.post_id join post p on p.id = open.id
      where p.author_id <> $2::uuid order by open.starts_at limit 1`,
   )} returning user_id, subject_id)
   select post_id as id, true as "isIn", false as "hasMoved", (select user_id from told) as "authorId", (select subject_id from told) as "toldOf"
   from joined
   union all select post_id, false, false, null, null from waiting
   union all select post_id, false, true, null, null from moved`,
);

const holdStatement = statement(
  'ride.series.hold',
  `with noted as materialized (
     select p.id from ride r join post p on p.id = r.id
     where r.series_id = $1 and coalesce(r.starts_at > $3::timestamptz, true) and (
       exists (select from ride_participant rp where rp.post_id = r.id and rp.user_id = $2)
       or exists (select from ride_waiting w where w.post_id = r.id and w.user_id = $2)
     ) order by p.id for key share of p
   ) select r.id from noted join ride r on r.id = noted.id order by r.id for no key update of r`,
);
// A statement of its own: it sees the places that others have given before the rides were locked.
const leaveStatement = statement(
  'ride.series.leave',
  `with member as (
     delete from ride_series_member where series_id = $1 and user_id = $2
   ), gone as (
     delete from ride_participant rp where rp.post_id = any($4::uuid[]) and rp.user_id = $2 returning rp.post_id, rp.user_id as id
   ), stopped as (
     delete from ride_waiting w where w.post_id = any($4::uuid[]) and w.user_id = $2 returning w.post_id, w.user_id
   ), ${forgottenWithPlace}, recorded as (${noteRemoval(RideActivityKind.LEFT, 'gone', "'{}'", '$3')})
   select post_id as id, true as "isIn" from gone union all select post_id, false from stopped`,
);

interface Changed {
  id: string;
  /** Whether the participation has changed, not the waiting. */
  isIn: boolean;
  /** Whether the member has left another pace group. */
  hasMoved?: boolean;
  authorId?: string | null;
  toldOf?: string | null;
}

/** The request has paid for a write. More dates cost more of them. Throws RATE_LIMITED. */
export async function payForDates(ctx: Context, seriesId: string): Promise<void> {
  const others = seriesPrice(await countDatesAfter(ctx, seriesId, ctx.now)) - 1;
  if (others > 0) await ctx.services.limiter.consume('writes', limitKey(ctx), others);
}

/**
 * Joins or leaves all dates to come of the series of a ride; idempotent. For a full date, or one whose pace group is full, the viewer waits.
 * A participant of such a date keeps the place there. Throws UNAUTHENTICATED, NOT_FOUND, also for a pace group of another date,
 * BAD_USER_INPUT for a ride without a series, and RATE_LIMITED beyond the limit of writes.
 */
export async function setSeriesParticipation(
  ctx: Context,
  postId: string,
  participating: boolean,
  paceGroupId: string | null = null,
): Promise<{ ride: RideRow; viewer: User | null }> {
  const { id } = requireViewer(ctx);
  const known = participating
    ? await requireRide(ctx, postId)
    : await requireRideWithMine(ctx, postId, { load: (id) => takesPart(ctx, id) });
  const seriesId = seriesIdOf(known);
  await payForDates(ctx, seriesId);
  if (participating) await join(ctx, seriesId, { postId: known.id, paceGroupId });
  else await leave(ctx, seriesId);
  return { ride: await reloadRide(ctx, known.id), viewer: await ctx.load.userById.load(id) };
}

/** Whether the viewer has a place in a date of a series, waits for one, or has joined the series. */
async function takesPart({ load }: Context, postId: string): Promise<boolean> {
  if (await load.viewerTakesPlace.load(postId)) return true;
  const ride = await load.rideById.load(postId);
  return ride?.seriesId != null && load.viewerHasJoinedSeries.load(ride.seriesId);
}

/** Locks a series and the pair of its author and the viewer. Throws NOT_FOUND if it was deleted. */
async function lock(em: EntityManager, values: readonly unknown[]): Promise<void> {
  const held = await sqlIn(em)(lockSeriesStatement, values);
  if (held.length === 0) throw new DomainError('NOT_FOUND', 'Post not found');
}

interface Wish {
  postId: string;
  /** The pace group of this date that the viewer has chosen for all. */
  paceGroupId: string | null;
}

async function letterOf(em: EntityManager, { postId, paceGroupId }: Wish): Promise<string | null> {
  if (paceGroupId === null) return null;
  const [group] = await sqlIn(em)<{ letter: string }>(letterStatement, [idIn(paceGroupId), postId]);
  if (!group) throw new DomainError('NOT_FOUND', 'Pace group not found');
  return group.letter;
}

async function join(ctx: Context, seriesId: string, wish: Wish): Promise<void> {
  const viewerId = ctx.viewer?.id ?? '';
  const values = [seriesId, viewerId, ctx.now];
  const { changed, given } = await inTransaction(ctx.em, async (em) => {
    await lock(em, values);
    const joined = await sqlIn(em)<Changed>(joinStatement, [...values, await letterOf(em, wish)]);
    const left = joined.filter(({ hasMoved }) => hasMoved).map(({ id }) => id);
    const places: PlaceGiven[] = left.length > 0 ? await placesGivenIn(em, left) : [];
    return { changed: joined, given: places };
  });
  publishEach(ctx, changed, RideActivityKind.JOINED);
  const { authorId, toldOf } = changed.find((each) => each.authorId) ?? {};
  if (authorId && toldOf) publishNotified(ctx, [authorId], { kind: NotificationKind.JOIN, subjectId: toldOf });
  publishPlacesGiven(ctx, given);
}

async function leave(ctx: Context, seriesId: string): Promise<void> {
  const viewerId = ctx.viewer?.id ?? '';
  const values = [seriesId, viewerId, ctx.now];
  const { changed, given } = await inTransaction(ctx.em, async (em) => {
    await lock(em, values);
    const held = await sqlIn(em)<{ id: string }>(holdStatement, values);
    const ids = held.map(({ id }) => id);
    const left = await sqlIn(em)<Changed>(leaveStatement, [...values, `{${ids.join(',')}}`]);
    const places: PlaceGiven[] = ids.length > 0 ? await placesGivenIn(em, ids) : [];
    return { changed: left, given: places };
  });
  publishEach(ctx, changed, RideActivityKind.LEFT);
  if (changed.length > 0) publishNotificationsChanged(ctx, [viewerId]);
  publishPlacesGiven(ctx, given);
}

function publishEach(ctx: Context, changed: readonly Changed[], kind: RideActivityKind): void {
  for (const { id, isIn } of changed) {
    if (isIn) publishRide(ctx, id, changeOf(kind, ctx.viewer?.id ?? '', ctx.now));
    else publishRideChanged(ctx, id);
  }
}
