import { type Context, clearLoaders } from '../context.ts';
import { enteredGroups } from '../model/groups/groupPolicy.ts';
import { isAbsentFor } from '../model/moderation/blockPolicy.ts';
import { heldRide } from '../model/posts/removals.ts';
import type { Reader } from '../model/reader.ts';
import type { Ride } from '../model/rides/Ride.ts';
import { RideGuest } from '../model/rides/RideGuest.ts';
import type { RideRow } from '../model/rides/rideRow.ts';
import { User } from '../model/users/User.ts';
import { columnsOf } from '../platform/database/columns.ts';
import { statement } from '../platform/database/sql.ts';
import { many, one } from '../platform/graphql/batch.ts';
import type { Connection } from '../platform/graphql/connection.ts';
import type { PageArguments } from '../platform/graphql/paginate.ts';
import { badInput, DomainError } from '../platform/lib/errors.ts';
import { isCompleted, reloadRide, requireRide } from './rides.ts';

// The leader's sheet of a ride: who comes, who waits, the guests and a note. Only the leaders of the ride can read it. For everybody
// else it does not exist.

/** The number of riders, of members who wait, and of those who may join, that a sheet lists. */
export const maxRiders = 200;
export const maxWaiting = 50;
export const maxMaybe = maxWaiting;

const hour = 60 * 60 * 1000;

/** Leaders check in from this long before the start. */
export const opensBefore = 2 * hour;
/** And until this long after it. */
export const closesAfter = 7 * 24 * hour;

/** A participant on the sheet. */
export type SheetRiderRow = User & {
  ownerId: string;
  leads: boolean;
  isHere: boolean;
  tappedAt: Date | null;
  paceGroupId: string | null;
  /** Whether they have acknowledged the current rules of the group of the ride. Null without rules. */
  rulesAcknowledged: boolean | null;
};

interface SheetFacts {
  id: string;
  note: string | null;
  thankedAt: Date | null;
}

const factsStatement = statement(
  'ride.sheets',
  'select id, leader_note as note, thanked_at as "thankedAt" from ride where id = any($1::uuid[])',
);
const ridersStatement = statement(
  'ride.sheetRiders',
  `select ${columnsOf(User, 'u')}, rp.post_id as "ownerId", rp.is_here as "isHere", rp.tapped_at as "tappedAt",
     rp.pace_group_id as "paceGroupId", rp.user_id = p.author_id or rp.leads_since is not null as leads,
     case when g.rules_version is not null and ${enteredGroups('$2::uuid', 'p.group_id')} then coalesce(m.rules_version = g.rules_version, false) end as "rulesAcknowledged"
   from post p left join "group" g on g.id = p.group_id cross join lateral (
     select * from ride_participant where post_id = p.id and not ${isAbsentFor('$2::uuid', 'user_id')}
     order by created_at, user_id limit ${maxRiders}
   ) rp
   join "user" u on u.id = rp.user_id
   left join group_member m on m.group_id = p.group_id and m.user_id = rp.user_id
   where p.id = any($1::uuid[]) order by rp.created_at, rp.user_id`,
);
/** The members of a table without a place, in the order of asking, as SQL. */
const listedIn = (table: string) =>
  `select ${columnsOf(User, 'u')}, w.post_id as "ownerId" from unnest($1::uuid[]) ride(id) cross join lateral (
     select * from ${table} where post_id = ride.id and not ${isAbsentFor('$2::uuid', 'user_id')}
     order by created_at, user_id limit ${maxWaiting}
   ) w
   join "user" u on u.id = w.user_id order by w.created_at, w.user_id`;
const waitingStatement = statement('ride.sheetWaiting', listedIn('ride_waiting'));
const maybeStatement = statement('ride.sheetMaybe', listedIn('ride_maybe'));
const guestsStatement = statement(
  'ride.guests',
  `select ${columnsOf(RideGuest, 'g')} from ride_guest g where g.post_id = any($1::uuid[]) order by g.created_at, g.id`,
);

/** Callers must check that the viewer leads the ride. */
export const sheetLoaders = ({ sql, viewer }: Reader) => ({
  sheetFacts: one<SheetFacts>(
    (ids) => sql(factsStatement, [ids]),
    ({ id }) => id,
  ),
  sheetRiders: many<SheetRiderRow>(
    (ids) => sql(ridersStatement, [ids, viewer?.id ?? null]),
    ({ ownerId }) => ownerId,
  ),
  sheetWaiting: many<User & { ownerId: string }>(
    (ids) => sql(waitingStatement, [ids, viewer?.id ?? null]),
    ({ ownerId }) => ownerId,
  ),
  sheetMaybe: many<User & { ownerId: string }>(
    (ids) => sql(maybeStatement, [ids, viewer?.id ?? null]),
    ({ ownerId }) => ownerId,
  ),
  guestsOfRide: many<RideGuest>(
    (ids) => sql(guestsStatement, [ids]),
    ({ rideId }) => rideId,
  ),
});

/** The period in which leaders check in. Null for a ride without date or time. */
export function checkInPeriod({ startsAt }: Pick<Ride, 'startsAt'>): { opensAt: Date; closesAt: Date } | null {
  if (!startsAt) return null;
  const start = startsAt.getTime();
  return { opensAt: new Date(start - opensBefore), closesAt: new Date(start + closesAfter) };
}

/** Whether leaders can check in now. */
export function isCheckInOpen({ now }: Reader, ride: Pick<Ride, 'startsAt' | 'calledOffAt'>): boolean {
  const period = checkInPeriod(ride);
  return period !== null && ride.calledOffAt === null && period.opensAt <= now && now < period.closesAt;
}

/** A ride that the viewer leads. Throws NOT_FOUND for everybody else. */
export async function requireLedRide(ctx: Context, postId: string): Promise<RideRow> {
  const ride = await requireRide(ctx, postId);
  if (!(await ctx.load.viewerLeads.load(ride.id))) throw new DomainError('NOT_FOUND', 'Sheet not found');
  return ride;
}

/** The ride whose sheet the viewer may read. Null for everybody but its leaders. */
export async function sheetOf(ctx: Context, ride: RideRow): Promise<RideRow | null> {
  return (await ctx.load.viewerLeads.load(ride.id)) ? ride : null;
}

const noteStatement = statement(
  'ride.note',
  `${heldRide('$1')} update ride set leader_note = nullif($2, '') from held
   where ride.id = held.id and ($3::text is null or coalesce(leader_note, '') in ($2, $3)) returning ride.id`,
);

/**
 * Writes the note of the leaders on the sheet. A blank text removes it. Idempotent. Throws UNAUTHENTICATED, NOT_FOUND, and CONFLICT
 * when another leader has written another note than the one that it replaces.
 */
export async function setLeaderNote(
  ctx: Context,
  { postId, note, replaces }: { postId: string; note: string; replaces?: string | null },
): Promise<RideRow> {
  const { id } = await requireLedRide(ctx, postId);
  const written = await ctx.sql(noteStatement, [id, note.trim(), replaces?.trim() ?? null]);
  if (written.length === 0) {
    clearLoaders(ctx);
    await requireLedRide(ctx, postId);
    const message = 'Another leader has changed the note. Read it, then save yours again';
    throw new DomainError('CONFLICT', message, { field: 'replaces' });
  }
  return reloadRide(ctx, id);
}

/**
 * The participants whom a leader has checked in, once the ride has started. Null for everybody but its leaders and participants, and
 * before the start.
 */
export async function attendanceOf(ctx: Context, ride: RideRow, page: PageArguments): Promise<Connection<User> | null> {
  if (!ctx.viewer || !isCompleted(ctx, ride) || ride.calledOffAt) return null;
  const { viewerIsParticipating, viewerLeads } = ctx.load;
  const [participates, leads] = await Promise.all([viewerIsParticipating.load(ride.id), viewerLeads.load(ride.id)]);
  return participates || leads ? ctx.load.attendanceOfRide.load({ ...page, ownerId: ride.id }) : null;
}

/** Like `attendanceOf`. Throws NOT_FOUND instead of returning null. */
export async function listAttendance(ctx: Context, postId: string, page: PageArguments): Promise<Connection<User>> {
  const attendance = await attendanceOf(ctx, await requireRide(ctx, postId), page);
  if (!attendance) throw new DomainError('NOT_FOUND', 'Attendance not found');
  return attendance;
}

/** Throws BAD_USER_INPUT outside of the period in which leaders check in. */
export function requireOpenCheckIn(ctx: Context, ride: RideRow): void {
  const period = checkInPeriod(ride);
  if (!period) throw badInput('Check-in needs a ride with a date and a time: edit the ride first', 'postId');
  if (ride.calledOffAt) throw badInput('The ride is called off: nobody can be checked in', 'postId');
  if (ctx.now < period.opensAt) throw badInput('Check-in opens 2 hours before the start of the ride', 'postId');
  if (ctx.now >= period.closesAt) throw badInput('Check-in closes 7 days after the start of the ride', 'postId');
}
