import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../context.ts';
import { refuseTakenDown, takenDown } from '../media/pictures.ts';
import { inputLimits } from '../model/inputLimits.ts';
import { Post } from '../model/posts/Post.ts';
import type { PostRow } from '../model/posts/PostRow.ts';
import { leadsNewDates } from '../model/rides/leading.ts';
import { copyPaceGroups } from '../model/rides/paceGroupRows.ts';
import { mayReadAsMember } from '../model/rides/placeTriggers.ts';
import { Ride } from '../model/rides/Ride.ts';
import { maxSeriesDates, seriesIdOf } from '../model/rides/RideSeries.ts';
import { ridesByIds } from '../model/rides/ridesByIds.ts';
import { seriesPrice } from '../model/rides/seriesPrice.ts';
import { giveTurns } from '../model/rides/seriesTriggers.ts';
import { inTransaction } from '../platform/database/inTransaction.ts';
import { statement } from '../platform/database/sql.ts';
import { dayIn } from '../platform/lib/dates.ts';
import { badInput, DomainError } from '../platform/lib/errors.ts';
import { type Recurrence, readRecurrence, recurrenceDates, recurrenceText } from '../platform/lib/recurrence.ts';
import { requireMembership } from './groupAudience.ts';
import { reloadPost, requirePost } from './posts.ts';
import { limitPostsForFew } from './postsForFew.ts';
import { refuseTooManyAhead } from './ridesAhead.ts';
import { copyOf } from './seriesDraft.ts';
import type { ExtendSeriesInput } from './seriesInputs.ts';

// New dates of a series. They are copies of its last date, at the time of the series.

/** More than any series has had over the years. */
const everyDate = 5_000;
/** The maximum number of dates of a series, past ones included. */
const maxDatesEver = 1_000;

interface SeriesRow {
  rule: string;
  startsOn: string;
  time: string;
  timeZone: string;
}

const seriesText = (id: string) =>
  `select rule, starts_on::text as "startsOn", to_char(time, 'HH24:MI') as time, time_zone as "timeZone" from ride_series where id = ${id}`;
const readStatement = statement('ride.series.read', seriesText('$1'));
const lockText = `${seriesText('?')} for no key update`;
const countText = `select count(*)::int as all, count(*) filter (where starts_at > ?)::int as ahead from ride where series_id = ?`;

// Members get places in the order in which they joined the series, each in the pace group with their letter, and the others wait. A member
// for whom the group is full uses no place of the ride, so the places of groups are counted first.
const turn = 'order by is_author desc, created_at, user_id';
const joinText = `with chosen as (
    select r.id as post_id, rp.user_id, rp.created_at, r.places, rp.user_id = p.author_id as is_author, ${leadsNewDates('rp', '?::uuid')} as leads, g.id as pace_group_id, g.places as seats
    from ride r join post p on p.id = r.id join ride_series_member rp on rp.series_id = r.series_id join "user" u on u.id = rp.user_id
    left join pace_group g on g.post_id = r.id and g.letter = rp.pace_letter
    where r.id = any(?::uuid[]) and u.suspended_at is null and ${mayReadAsMember} for key share of u skip locked
  ), seated as (
    select *, row_number() over (partition by post_id, pace_group_id ${turn}) <= seats is not false as is_seated from chosen
  ), placed as (
    select *, is_seated and row_number() over (partition by post_id, is_seated ${turn}) <= places is not false as is_in from seated
  ), led as (
    select *, leads and row_number() over (partition by post_id, is_in, leads ${turn}) <= ${inputLimits.ride.coLeaders} as is_leader from placed
  ), joined as (
    insert into ride_participant (post_id, user_id, created_at, pace_group_id, leads_since)
    select post_id, user_id, now(), pace_group_id, case when is_leader then now() end from led
    where is_in order by post_id, is_author desc, created_at, user_id on conflict do nothing
  ) insert into ride_waiting (post_id, user_id, created_at, pace_group_id)
    select post_id, user_id, null::timestamptz, pace_group_id from placed
    where not is_in order by post_id, is_author desc, created_at, user_id on conflict do nothing`;

interface Series extends Omit<SeriesRow, 'rule'> {
  rule: Recurrence;
}

/** Null for a series that was deleted. */
function parse(row: SeriesRow | undefined): Series | null {
  const rule = row && readRecurrence(row.rule);
  return rule ? { ...row, rule } : null;
}

const readSeries = async ({ sql }: Context, id: string) =>
  parse((await sql<SeriesRow & Record<string, unknown>>(readStatement, [id]))[0]);

interface Extension {
  readonly until: string;
  readonly now: Date;
}

/** The days that a later end adds to a series. Days before today are not made up for. */
function addedDates({ rule, startsOn, timeZone }: Series, { until, now }: Extension): string[] {
  const last = recurrenceDates(rule, startsOn, everyDate).at(-1) ?? startsOn;
  const today = dayIn(timeZone, now);
  const dates = recurrenceDates({ ...rule, until, count: null }, startsOn, everyDate);
  return dates.filter((date) => date > last && date > today);
}

async function extend(em: EntityManager, seriesId: string, { until, now }: Extension): Promise<void> {
  const series = parse((await em.execute<SeriesRow[]>(lockText, [seriesId]))[0]);
  if (!series) throw new DomainError('NOT_FOUND', 'Post not found');
  const dates = addedDates(series, { until, now });
  if (dates.length === 0) return;
  const [held = { all: 0, ahead: 0 }] = await em.execute<{ all: number; ahead: number }[]>(countText, [now, seriesId]);
  if (held.all + dates.length > maxDatesEver)
    throw badInput(`A series has at most ${maxDatesEver} dates: start another one`, 'until');
  if (held.ahead + dates.length > maxSeriesDates)
    throw badInput(`A series has at most ${maxSeriesDates} dates to come`, 'until');
  const ride = await em.findOne(Ride, { seriesId }, { orderBy: { seriesDate: 'desc' } });
  const post = ride && (await em.findOne(Post, ride.id));
  if (!post) throw new DomainError('NOT_FOUND', 'Post not found');
  if (post.groupId !== null) await requireMembership(em, post);
  await refuseTakenDown(em, post.mediaUrls, { field: 'mediaUrls' }, takenDown);
  const { time, timeZone } = series;
  const copies = dates.map((date) => copyOf(post, Object.assign(new Ride(), ride, { time, timeZone }), date));
  em.persist(copies.flatMap((copy) => [copy.post, copy.ride]));
  // The new dates have the audience of the last one.
  await limitPostsForFew(em, post, () => em.flush());
  const ids = copies.map((copy) => copy.post.id);
  await copyPaceGroups(em, post.id, ids);
  await em.execute(giveTurns('?'), [seriesId]);
  const added = `{${ids.join(',')}}`;
  await em.execute(joinText, [post.id, added]);
  // Its members have chosen the series, perhaps long ago, and do not know of these dates yet.
  await em.execute('update ride set start_moved_at = now() where id = any(?::uuid[])', [added]);
  const text = recurrenceText({ ...series.rule, until, count: null });
  await em.execute('update ride_series set rule = ? where id = ?', [text, seriesId]);
  const last = copies.at(-1);
  if (last) await refuseTooManyAhead(em, last.post, now);
}

/**
 * Gives the series of a ride a later end. Its members take part in the new dates, in their pace groups and as co-leaders if they lead all
 * dates. Does nothing if that adds no date. Throws NOT_FOUND, FORBIDDEN, also when the author has left its group, BAD_USER_INPUT for a ride
 * without a series and for too many dates, CONFLICT for too many rides in the future or for few readers, RATE_LIMITED beyond the limit of texts.
 */
export async function extendSeries(ctx: Context, { postId, until }: ExtendSeriesInput): Promise<PostRow> {
  const post = await requirePost(ctx, 'edit', postId);
  const [ride] = await ridesByIds(ctx, [post.id]);
  if (!ride) throw new DomainError('NOT_FOUND', post.isRide ? 'Post not found' : 'Ride not found');
  const seriesId = seriesIdOf(ride);
  const series = await readSeries(ctx, seriesId);
  const dates = series ? addedDates(series, { until, now: ctx.now }).length : 0;
  await ctx.services.limiter.consume('texts', post.authorId, seriesPrice(dates));
  await inTransaction(ctx.em, (em) => extend(em, seriesId, { until, now: ctx.now }));
  return reloadPost(ctx, post.id);
}
