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
import { changeOf } from '../platform/live/pubSub.ts';
import { reloadRide, requireRide, requireRideWithMine } from './rides.ts';

// Members join or leave all dates of a series that are to come. Those who have joined it take part in its new dates too.

// The series before the pair of the member and the author, then posts, then rides, each by id. Every other write keeps this order. An
// extension of the series waits, so that no new date misses a member.
const lockSeriesStatement = statement(
  'ride.series.lock',
  `select s.id, pg_advisory_xact_lock_shared(${pairLock('s.author_id', '$2::uuid')}) from ride_series s where s.id = $1 for share of s`,
);
const joinStatement = statement(
  'ride.series.join',
  `with noted as materialized (
     select p.id from ride r join post p on p.id = r.id
     where r.series_id = $1 and r.starts_at > $3::timestamptz and ${visiblePosts('$2::uuid', 'p')}
     order by p.id for key share of p
   ), open as materialized (
     select r.id, r.starts_at, coalesce(r.participant_count < r.places, true) as is_free from noted join ride r on r.id = noted.id
     where r.starts_at > $3::timestamptz and r.called_off_at is null order by r.id for no key update of r
   ), member as (
     insert into ride_series_member (series_id, user_id, created_at) select $1, $2::uuid, $3::timestamptz
     where exists (select from noted) on conflict do nothing
   ), joined as (
     insert into ride_participant (post_id, user_id, created_at, pace_group_id)
     select id, $2::uuid, $3::timestamptz, null::uuid from open where is_free
     on conflict do nothing returning post_id
   ), waiting as (
     insert into ride_waiting (post_id, user_id, created_at, pace_group_id)
     select id, $2::uuid, null::timestamptz, null::uuid from open where not is_free
     on conflict do nothing returning post_id
   ), told as (${notifying(
     `select p.author_id as user_id, 'join' as kind, p.id as subject_id, p.id as post_id, null::uuid as comment_id, $3::timestamptz as at
      from joined join open on open.id = joined.post_id join post p on p.id = open.id
      where p.author_id <> $2::uuid order by open.starts_at limit 1`,
   )} returning user_id, subject_id)
   select post_id as id, true as "isIn", (select user_id from told) as "authorId", (select subject_id from told) as "toldOf" from joined
   union all select post_id, false, null, null from waiting`,
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
     delete from ride_waiting w where w.post_id = any($4::uuid[]) and w.user_id = $2 returning w.post_id
   ), forgotten as (
     delete from notification n using gone
     where n.user_id = gone.id and n.kind in ('rideChanged', 'placeGiven') and n.subject_id = gone.post_id and n.read_at is null
   ), recorded as (${noteRemoval(RideActivityKind.LEFT, 'gone', "'{}'", '$3')})
   select post_id as id, true as "isIn" from gone union all select post_id, false from stopped`,
);

interface Changed {
  id: string;
  /** Whether the participation has changed, not the waiting. */
  isIn: boolean;
  authorId?: string | null;
  toldOf?: string | null;
}

/** The request has paid for a write. More dates cost more of them. */
async function payForDates(ctx: Context, seriesId: string): Promise<void> {
  const others = seriesPrice(await countDatesAfter(ctx, seriesId, ctx.now)) - 1;
  if (others > 0) await ctx.services.limiter.consume('writes', limitKey(ctx), others);
}

/**
 * Joins or leaves all dates to come of the series of a ride; idempotent. For a full date the viewer waits. Throws UNAUTHENTICATED,
 * NOT_FOUND, BAD_USER_INPUT for a ride without a series, and RATE_LIMITED beyond the limit of writes.
 */
export async function setSeriesParticipation(
  ctx: Context,
  postId: string,
  participating: boolean,
): Promise<{ ride: RideRow; viewer: User | null }> {
  const { id } = requireViewer(ctx);
  const known = participating
    ? await requireRide(ctx, postId)
    : await requireRideWithMine(ctx, postId, { load: (id) => takesPart(ctx, id) });
  const seriesId = seriesIdOf(known);
  await payForDates(ctx, seriesId);
  await (participating ? join : leave)(ctx, seriesId);
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

async function join(ctx: Context, seriesId: string): Promise<void> {
  const viewerId = ctx.viewer?.id ?? '';
  const values = [seriesId, viewerId, ctx.now];
  const changed = await inTransaction(ctx.em, async (em) => {
    await lock(em, values);
    return sqlIn(em)<Changed>(joinStatement, values);
  });
  publishEach(ctx, changed, RideActivityKind.JOINED);
  const { authorId, toldOf } = changed.find((each) => each.authorId) ?? {};
  if (authorId && toldOf) publishNotified(ctx, [authorId], { kind: NotificationKind.JOIN, subjectId: toldOf });
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
