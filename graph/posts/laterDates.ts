import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../context.ts';
import { notifyOncePerMember } from '../model/notifications/laterDates.ts';
import type { Post } from '../model/posts/Post.ts';
import { type PaceGroupFacts, writePaceGroups } from '../model/rides/paceGroupRows.ts';
import { notifyPlansChanged } from '../model/rides/participantIds.ts';
import type { Ride } from '../model/rides/Ride.ts';
import { publishChanged } from '../model/rides/rideChanges.ts';
import { countDatesAfter, seriesPrice } from '../model/rides/seriesPrice.ts';
import { limitKey } from '../platform/lib/access.ts';
import { addDays, isCalendarDay, lastDay } from '../platform/lib/dates.ts';
import { badInput } from '../platform/lib/errors.ts';
import { readRecurrence, recurrenceText, shiftRecurrence } from '../platform/lib/recurrence.ts';

// An edit of a date that applies to all later dates of its series too. They take over what the edit changes and keep the rest, so
// that a date with an earlier start keeps it when only the text changes.

const postColumns = {
  content: 'content',
  mediaUrls: 'media_urls',
  mediaAlts: 'media_alts',
  privacy: 'privacy',
  groupId: 'group_id',
} as const satisfies Partial<Record<keyof Post, string>>;

const rideColumns = {
  distance: 'distance',
  elevation: 'elevation',
  type: 'type',
  pace: 'pace',
  location: 'location',
  meetingLat: 'meeting_lat',
  meetingLng: 'meeting_lng',
  duration: 'duration',
  time: 'time',
  timeZone: 'time_zone',
  routeId: 'route_id',
  places: 'places',
  difficulty: 'difficulty',
  surface: 'surface',
  noDrop: 'no_drop',
  needsLights: 'needs_lights',
  paceMin: 'pace_min',
  paceMax: 'pace_max',
} as const satisfies Partial<Record<keyof Ride, string>>;

type Columns = Readonly<Record<string, string>>;
type Values = ReadonlyMap<string, unknown>;

export interface KnownDate {
  readonly seriesId: string;
  readonly date: string | null;
  readonly startsAt: Date | null;
  readonly post: Values;
  readonly ride: Values;
}

/** HH:MM, because PostgreSQL adds seconds. */
const plain = (name: string, value: unknown) =>
  name === 'time' && typeof value === 'string' ? value.slice(0, 5) : value;

const valuesOf = (row: object, columns: Columns): Values =>
  new Map(Object.entries(columns).map(([name, column]) => [column, plain(name, Reflect.get(row, name))]));

/** A date of a series before an edit. Throws BAD_USER_INPUT for a ride without a series. */
export function knownDate(post: Post, ride: Ride): KnownDate {
  const { seriesId, date, startsAt } = ride;
  if (!seriesId) throw badInput('Only a ride of a series has later dates', 'laterDates');
  return { seriesId, date, startsAt, post: valuesOf(post, postColumns), ride: valuesOf(ride, rideColumns) };
}

/** Later dates can have another point, so a point is written whole. */
const pointColumns = [rideColumns.meetingLat, rideColumns.meetingLng] as const;

function changed(before: Values, after: Values): Change[] {
  const differs = (column: string) => JSON.stringify(before.get(column)) !== JSON.stringify(after.get(column));
  const movesPoint = pointColumns.some(differs);
  return [...after].filter(
    ([column]) => differs(column) || (movesPoint && pointColumns.some((each) => each === column)),
  );
}

const dayLength = 86_400_000;
const daysBetween = (from: string | null, to: string | null) =>
  from && to ? (Date.parse(to) - Date.parse(from)) / dayLength : 0;

const lockAhead = `select from ride r join post p on p.id = r.id
  where r.series_id = ? and (p.created_at > now() or r.starts_at >= least(now(), (select starts_at from ride where id = ?)))
  order by p.id for no key update of p`;

/**
 * Locks a series, and then the posts of a date and of those to come, by id, so that edits of the series wait for each other. A date that
 * moves or is deleted changes the turns of others. A group that closes locks its posts by id too.
 */
export async function lockSeries(em: EntityManager, seriesId: string, postId: string): Promise<void> {
  await em.execute('select from ride_series where id = ? for no key update', [seriesId]);
  await em.execute(lockAhead, [seriesId, postId]);
}

/** The same before a ride post is deleted, if it is a date of a series. */
export async function lockSeriesOf(em: EntityManager, postId: string): Promise<void> {
  const [ride] = await em.execute<{ seriesId: string | null }[]>(
    'select series_id as "seriesId" from ride where id = ?',
    [postId],
  );
  if (ride?.seriesId) await lockSeries(em, ride.seriesId, postId);
}

const lockPosts = `select r.id, p.media_urls as urls, p.privacy = ? and p.group_id is not distinct from ?::uuid as "isAlike"
  from ride r join post p on p.id = r.id
  where r.series_id = ? and r.id <> ? and r.starts_at > greatest(?::timestamptz, ?::timestamptz) order by p.id for no key update of p`;
const lockRides = 'select from ride where id = any(?::uuid[]) order by id for no key update';
const anyOf = (ids: readonly string[]) => `{${ids.join(',')}}`;

const outOfYears = () => badInput('The dates of a series are in the years 1900 to 2999', 'ride.date');

async function moveRule(em: EntityManager, { seriesId }: KnownDate, days: number): Promise<void> {
  if (days === 0) return;
  const text = 'select rule, starts_on::text as "startsOn" from ride_series where id = ?';
  const [series] = await em.execute<{ rule: string; startsOn: string }[]>(text, [seriesId]);
  const rule = readRecurrence(series?.rule ?? '');
  const moved = rule && shiftRecurrence(rule, days);
  if (!series || !moved) throw badInput('A monthly series keeps its weekday: move its dates one by one', 'ride.date');
  const startsOn = addDays(series.startsOn, days);
  if (!isCalendarDay(startsOn) || !isCalendarDay(moved.until ?? startsOn)) throw outOfYears();
  const update = 'update ride_series set rule = ?, starts_on = ? where id = ?';
  await em.execute(update, [recurrenceText(moved), startsOn, seriesId]);
}

type Change = [column: string, value: unknown];

/** The ORM binds no arrays. */
const assigned = ([column, value]: Change) =>
  `"${column}" = ${Array.isArray(value) ? 'array(select jsonb_array_elements_text(?::jsonb))' : '?'}`;
const bound = ([, value]: Change) => (Array.isArray(value) ? JSON.stringify(value) : value);

async function set(em: EntityManager, table: 'post' | 'ride', changes: Change[], ids: string): Promise<void> {
  if (changes.length === 0) return;
  const text = `update "${table}" set ${changes.map(assigned).join(', ')} where id = any(?::uuid[])`;
  await em.execute(text, [...changes.map(bound), ids]);
}

const isAudience = ([column]: Change) => column === 'privacy' || column === 'group_id';

interface LaterDate {
  id: string;
  urls: string[];
  /** Whether it has the audience that the edited date had. */
  isAlike: boolean;
}

/** The pictures that an edit shows on later dates, or shows there to more members. */
function picturesShown(dates: readonly LaterDate[], { post, opensPictures }: LaterEdit, isPictured: boolean): string[] {
  const opened = dates.filter(({ isAlike }) => opensPictures && isAlike);
  const added = post.mediaUrls.filter((url) => opened.length > 0 || dates.some(({ urls }) => !urls.includes(url)));
  return isPictured ? added : opened.flatMap(({ urls }) => urls);
}

/** A date that had another audience keeps it: its author may have left that group. */
async function setAudience(em: EntityManager, { post }: KnownDate, changes: Change[], ids: string): Promise<void> {
  if (changes.length === 0) return;
  const text = `update post set ${changes.map(([column]) => `"${column}" = ?`).join(', ')}
    where id = any(?::uuid[]) and privacy = ? and group_id is not distinct from ?::uuid`;
  await em.execute(text, [...changes.map(([, value]) => value), ids, post.get('privacy'), post.get('group_id')]);
}

interface Move {
  days: number;
  seriesId: string;
  /** The edited date, whose day is written already. */
  postId: string;
  later: string;
}

// The days of a series are unique, which PostgreSQL checks row by row: the first step moves them out of the way of each other.
const farAway = 1_000_000;
const takenText = `select from ride moved join ride other on other.series_id = moved.series_id
    and other.series_date = moved.series_date + ?::int and not (other.id = any(?::uuid[]) or other.id = ?)
  where moved.series_id = ? and (moved.id = any(?::uuid[]) or moved.id = ?) limit 1`;
const shiftText = 'update ride set series_date = series_date + ?::int where id = any(?::uuid[]) or id = ?';

async function moveDates(em: EntityManager, { days, seriesId, postId, later }: Move): Promise<void> {
  if ((await em.execute(takenText, [days, later, postId, seriesId, later, postId])).length > 0)
    throw badInput('An earlier date of the series is on one of these days: move the dates one by one', 'ride.date');
  await em.execute(shiftText, [farAway, later, postId]);
  await em.execute(shiftText, [days - farAway, later, postId]);
  await em.execute('update ride set date = date + ?::int where id = any(?::uuid[])', [days, later]);
  const beyond = 'select from ride where id = any(?::uuid[]) and date > ? limit 1';
  if ((await em.execute(beyond, [later, lastDay])).length > 0) throw outOfYears();
}

async function refusePast(em: EntityManager, ids: string, now: Date): Promise<void> {
  const past = await em.execute('select from ride where id = any(?::uuid[]) and starts_at <= ? limit 1', [ids, now]);
  if (past.length > 0) throw badInput('The later dates of a series stay in the future', 'ride.date');
}

interface LaterEdit {
  readonly post: Post;
  readonly ride: Ride;
  /** The pace groups that all dates get. Undefined: they stay as they are. */
  readonly paceGroups: readonly PaceGroupFacts[] | undefined;
  /** Whether the edit shows the pictures that the date has to members who could not see them. */
  readonly opensPictures?: boolean | undefined;
  /** Throws BAD_USER_INPUT if the operator has removed one of these pictures. */
  refuseTakenDown(urls: readonly string[]): Promise<void>;
  readonly at: Date;
}

const laterThan = (one: Date, other: Date) => (one > other ? one : other);

/** Charges the author for the dates that an edit changes too. Throws RATE_LIMITED. */
export async function payForLaterDates(ctx: Context, before: KnownDate): Promise<void> {
  const dates = before.startsAt ? await countDatesAfter(ctx, before.seriesId, laterThan(before.startsAt, ctx.now)) : 0;
  await ctx.services.limiter.consume('texts', limitKey(ctx), seriesPrice(dates));
}

/** Writes an edit to all later dates that are to come, after the date itself. Returns the ids of their posts. */
export async function writeLaterDates(em: EntityManager, before: KnownDate, edit: LaterEdit): Promise<string[]> {
  const { post, ride, paceGroups, at } = edit;
  const { seriesId, startsAt } = before;
  const audience = [before.post.get('privacy'), before.post.get('group_id')];
  const found = await em.execute<LaterDate[]>(lockPosts, [...audience, seriesId, post.id, startsAt ?? 'infinity', at]);
  const ids = found.map(({ id }) => id);
  const all = anyOf(ids);
  await em.execute(lockRides, [all]);
  const ofRide = changed(before.ride, valuesOf(ride, rideColumns));
  const days = daysBetween(before.date, ride.date);
  await moveRule(em, before, days);
  const ofPost = changed(before.post, valuesOf(post, postColumns));
  const isPictured = ofPost.some(([column]) => column === 'media_urls');
  await edit.refuseTakenDown(picturesShown(found, edit, isPictured));
  await setAudience(em, before, ofPost.filter(isAudience), all);
  await set(em, 'post', [...ofPost.filter((change) => !isAudience(change)), ['updated_at', at]], all);
  await set(em, 'ride', ofRide, all);
  if (days !== 0) await moveDates(em, { days, seriesId, postId: post.id, later: all });
  const clock = ofRide.filter(([column]) => column === 'time' || column === 'time_zone');
  for (const [column, value] of clock)
    await em.execute(`update ride_series set ${column} = ? where id = ?`, [value, seriesId]);
  if (days !== 0 || clock.length > 0) await refusePast(em, all, at);
  for (const postId of paceGroups ? ids : []) await writePaceGroups(em, { postId, groups: paceGroups ?? [], at });
  await notifyOncePerMember(em, 'rideChanged', [post.id, ...ids]);
  return ids;
}

/** Publishes that later dates have changed. */
export async function publishLaterDates(ctx: Context, ids: readonly string[]): Promise<void> {
  for (const id of ids) publishChanged(ctx, { id, isRide: true });
  if (ids.length > 0) await notifyPlansChanged(ctx, ids);
}
