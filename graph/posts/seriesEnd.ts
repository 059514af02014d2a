import type { EntityManager } from '@mikro-orm/postgresql';
import { type Context, clearLoaders } from '../context.ts';
import { notifyDeletionOncePerMember, notifyOncePerMember } from '../model/notifications/laterDates.ts';
import { NotificationKind } from '../model/notifications/NotificationKind.ts';
import { publishNotificationsChanged, publishNotified } from '../model/notifications/notificationChanges.ts';
import { notifiedUnderPosts } from '../model/notifications/notifiedUnder.ts';
import { notifyPlansChanged } from '../model/rides/participantIds.ts';
import { seriesIdOf } from '../model/rides/RideSeries.ts';
import { publishChanged } from '../model/rides/rideChanges.ts';
import type { RideRow } from '../model/rides/rideRow.ts';
import { ridesByIds } from '../model/rides/ridesByIds.ts';
import type { User } from '../model/users/User.ts';
import { inTransaction } from '../platform/database/inTransaction.ts';
import { sqlIn } from '../platform/database/sqlIn.ts';
import { addDays } from '../platform/lib/dates.ts';
import { DomainError } from '../platform/lib/errors.ts';
import { readRecurrence, recurrenceText } from '../platform/lib/recurrence.ts';
import { findViewer } from '../users/users.ts';
import { lockSeries } from './laterDates.ts';
import { requirePost } from './posts.ts';
import { type EndSeriesArguments, JoinedDates } from './seriesInputs.ts';

// The end of a series: a date and all later ones are deleted in one transaction, or called off if others have joined them. Dates in
// the past stay.

// By id, as every transaction locks the posts of several rides. The deletion locks a ride after its post.
const lockText = `select r.id, r.series_date::text as "seriesDate" from ride r join ride first on first.id = ? join post p on p.id = r.id
  where r.series_id = ? and coalesce(r.starts_at, 'infinity') >= greatest(coalesce(first.starts_at, 'infinity'), ?::timestamptz)
  order by p.id for update of p`;
// A statement of its own: one that has waited for a lock reads what was true before it waited.
const joinedText = `select r.id from ride r join post p on p.id = r.id where r.id = any(?::uuid[]) and (
    r.waiting_count > 0 or exists (select from ride_participant rp where rp.post_id = r.id and rp.user_id <> p.author_id))`;
const deleteText = 'delete from post where id = any(?::uuid[])';
const callOffText = `update ride set called_off_at = ?, called_off_reason = ?
  where id = any(?::uuid[]) and called_off_at is null returning id`;
// Participants need no reminder of a ride that does not take place.
const forgetText = `delete from notification where post_id = any(?::uuid[]) and kind = 'rideTomorrow' and read_at is null
  returning user_id as "userId"`;
const lastText = `select s.rule, (select max(r.series_date)::text from ride r where r.series_id = s.id) as last from ride_series s where s.id = ?`;

interface Ended {
  ids: string[];
  calledOffIds: string[];
  /** The notified members, each with the first deleted ride of theirs. */
  told: { userId: string; rideId: string }[];
  /** The members who have lost notifications. */
  notified: string[];
}

interface Ending extends EndSeriesArguments {
  seriesId: string;
  now: Date;
}

const anyOf = (ids: readonly string[]) => `{${ids.join(',')}}`;

/** The rule ends before the first deleted day. A series without any date left keeps its rule, which nobody reads. */
async function endRule(em: EntityManager, seriesId: string, firstDay: string): Promise<void> {
  const [series] = await em.execute<{ rule: string; last: string | null }[]>(lastText, [seriesId]);
  const rule = readRecurrence(series?.rule ?? '');
  if (!rule || !series?.last) return;
  // A date that was moved before the others can have a later day of the rule.
  const until = [addDays(firstDay, -1), series.last].toSorted().at(-1) ?? series.last;
  const text = recurrenceText({ ...rule, until, count: null });
  await em.execute('update ride_series set rule = ? where id = ?', [text, seriesId]);
}

async function callOff(em: EntityManager, { reason, now }: Ending, rideIds: readonly string[]) {
  const written = await em.execute<{ id: string }[]>(callOffText, [now, reason?.trim() ?? null, anyOf(rideIds)]);
  const ids = written.map(({ id }) => id);
  const reminded = await em.execute<{ userId: string }[]>(forgetText, [anyOf(ids)]);
  await notifyOncePerMember(em, NotificationKind.RIDE_CHANGED, ids);
  return { calledOffIds: ids, reminded: reminded.map(({ userId }) => userId) };
}

async function end(em: EntityManager, ending: Ending): Promise<Ended> {
  const { seriesId, postId, joinedDates, now } = ending;
  await lockSeries(em, seriesId, postId);
  const dates = await em.execute<{ id: string; seriesDate: string }[]>(lockText, [postId, seriesId, now]);
  const joined = await em.execute<{ id: string }[]>(joinedText, [anyOf(dates.map(({ id }) => id))]);
  const spared = new Set(joinedDates === JoinedDates.DELETE ? [] : joined.map(({ id }) => id));
  const deleted = dates.filter(({ id }) => !spared.has(id));
  const ids = deleted.map(({ id }) => id);
  const isCallingOff = joinedDates === JoinedDates.CALL_OFF;
  const { calledOffIds, reminded } = isCallingOff
    ? await callOff(em, ending, [...spared])
    : { calledOffIds: [], reminded: [] };
  const [firstDay] = deleted.map(({ seriesDate }) => seriesDate).toSorted();
  if (firstDay === undefined) return { ids, calledOffIds, told: [], notified: reminded };
  const notified = await notifiedUnderPosts({ sql: sqlIn(em) }, ids);
  await em.execute(deleteText, [anyOf(ids)]);
  const told = await notifyDeletionOncePerMember(em, ids);
  await endRule(em, seriesId, firstDay);
  return { ids, calledOffIds, told, notified: [...notified, ...reminded] };
}

/**
 * Deletes a date of a series and all later ones that are to come, and ends its rule before them. Dates that others have joined or wait for
 * can be called off instead, or kept. Each participant is notified once. Throws NOT_FOUND, FORBIDDEN for the series of another member,
 * BAD_USER_INPUT for a ride without a series.
 */
export async function endSeries(
  ctx: Context,
  ending: EndSeriesArguments,
): Promise<{ deletedPostIds: string[]; calledOff: RideRow[]; viewer: User }> {
  const post = await requirePost(ctx, 'delete', ending.postId);
  const [ride] = await ridesByIds(ctx, [post.id]);
  if (!ride) throw new DomainError('NOT_FOUND', post.isRide ? 'Post not found' : 'Ride not found');
  const facts = { ...ending, seriesId: seriesIdOf(ride), postId: post.id, now: ctx.now };
  const { ids, calledOffIds, told, notified } = await inTransaction(ctx.em, (em) => end(em, facts));
  for (const id of [...ids, ...calledOffIds]) publishChanged(ctx, { id, isRide: true });
  publishNotificationsChanged(ctx, notified);
  await notifyPlansChanged(ctx, calledOffIds);
  for (const { userId, rideId } of told)
    publishNotified(ctx, [userId], { kind: NotificationKind.RIDE_DELETED, subjectId: rideId });
  clearLoaders(ctx);
  const [calledOff, viewer] = await Promise.all([ridesByIds(ctx, calledOffIds), findViewer(ctx)]);
  return { deletedPostIds: ids, calledOff, viewer };
}
