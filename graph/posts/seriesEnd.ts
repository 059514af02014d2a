import type { EntityManager } from '@mikro-orm/postgresql';
import { type Context, clearLoaders } from '../context.ts';
import { notifyDeletionOncePerMember } from '../model/notifications/laterDates.ts';
import { NotificationKind } from '../model/notifications/NotificationKind.ts';
import { publishNotificationsChanged, publishNotified } from '../model/notifications/notificationChanges.ts';
import { notifiedUnderPosts } from '../model/notifications/notifiedUnder.ts';
import { seriesIdOf } from '../model/rides/RideSeries.ts';
import { publishChanged } from '../model/rides/rideChanges.ts';
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

// The end of a series: a date and all later ones are deleted in one transaction. Dates in the past stay.

// By id, as every transaction locks the posts of several rides. The deletion locks a ride after its post.
const lockText = `select r.id, r.series_date::text as "seriesDate" from ride r join ride first on first.id = ? join post p on p.id = r.id
  where r.series_id = ? and coalesce(r.starts_at, 'infinity') >= greatest(coalesce(first.starts_at, 'infinity'), ?::timestamptz)
  order by p.id for update of p`;
const deleteText = 'delete from post where id = any(?::uuid[])';
const lastText = `select s.rule, (select max(r.series_date)::text from ride r where r.series_id = s.id) as last from ride_series s where s.id = ?`;

interface Ended {
  ids: string[];
  /** The notified members, each with the first deleted ride of theirs. */
  told: { userId: string; rideId: string }[];
  /** The members who have lost notifications. */
  notified: string[];
}

interface Ending {
  seriesId: string;
  postId: string;
  now: Date;
}

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

async function end(em: EntityManager, { seriesId, postId, now }: Ending): Promise<Ended> {
  await lockSeries(em, seriesId, postId);
  const dates = await em.execute<{ id: string; seriesDate: string }[]>(lockText, [postId, seriesId, now]);
  const ids = dates.map(({ id }) => id);
  const [firstDay] = dates.map(({ seriesDate }) => seriesDate).toSorted();
  if (firstDay === undefined) return { ids, told: [], notified: [] };
  const notified = await notifiedUnderPosts({ sql: sqlIn(em) }, ids);
  await em.execute(deleteText, [`{${ids.join(',')}}`]);
  const told = await notifyDeletionOncePerMember(em, ids);
  await endRule(em, seriesId, firstDay);
  return { ids, told, notified };
}

/**
 * Deletes a date of a series and all later ones that are to come, and ends its rule before them. Each participant is notified once. Throws
 * NOT_FOUND, FORBIDDEN for the series of another member, BAD_USER_INPUT for a ride without a series.
 */
export async function endSeries(ctx: Context, postId: string): Promise<{ deletedPostIds: string[]; viewer: User }> {
  const post = await requirePost(ctx, 'delete', postId);
  const [ride] = await ridesByIds(ctx, [post.id]);
  if (!ride) throw new DomainError('NOT_FOUND', post.isRide ? 'Post not found' : 'Ride not found');
  const ending = { seriesId: seriesIdOf(ride), postId: post.id, now: ctx.now };
  const { ids, told, notified } = await inTransaction(ctx.em, (em) => end(em, ending));
  for (const id of ids) publishChanged(ctx, { id, isRide: true });
  publishNotificationsChanged(ctx, notified);
  for (const { userId, rideId } of told)
    publishNotified(ctx, [userId], { kind: NotificationKind.RIDE_DELETED, subjectId: rideId });
  clearLoaders(ctx);
  return { deletedPostIds: ids, viewer: await findViewer(ctx) };
}
