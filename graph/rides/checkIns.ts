import type { Context } from '../context.ts';
import { clearLoaders } from '../context.ts';
import { inputLimits } from '../model/inputLimits.ts';
import { isAbsentFor } from '../model/moderation/blockPolicy.ts';
import { heldRide } from '../model/posts/removals.ts';
import { placesGivenIn, publishPlacesGiven } from '../model/rides/placesGiven.ts';
import { publishRideChanged } from '../model/rides/rideChanges.ts';
import type { RideRow } from '../model/rides/rideRow.ts';
import { inTransaction } from '../platform/database/inTransaction.ts';
import { type Sql, statement } from '../platform/database/sql.ts';
import { sqlIn } from '../platform/database/sqlIn.ts';
import { requireViewer } from '../platform/lib/allow.ts';
import { badInput, DomainError } from '../platform/lib/errors.ts';
import { idIn } from '../platform/lib/ids.ts';
import { reloadRide } from './rides.ts';
import { requireLedRide, requireOpenCheckIn } from './sheet.ts';
import type { CheckInInput, TapInput } from './sheetInputs.ts';

// Check-in on the day of the ride. For each rider the latest tap counts, whoever of the leaders made it and in whichever order the taps
// arrive: a phone without a connection sends its taps later.

const most = inputLimits.ride.guests;

const hasSeat = (group: string) => `coalesce(${group}.taken_count < ${group}.places, true)`;

const lockStatement = statement('sheet.lock', `${heldRide('$1')} select from held`);

// Of two taps at the same instant, the one that checks in counts. The order of arrival makes no difference.
const isNewer = (rider: string) =>
  `(${rider}.tapped_at is null or (tap.at, tap."isHere") > (${rider}.tapped_at, ${rider}.is_here))`;
const tapStatement = statement(
  'sheet.tap',
  `with tap as (
     select distinct on ("riderId") "riderId", "isHere", at
     from jsonb_to_recordset($2::jsonb) sent("riderId" uuid, "isHere" boolean, at timestamptz)
     order by "riderId", at desc, "isHere" desc
   ), guests as (
     update ride_guest g set is_here = tap."isHere", tapped_at = tap.at from tap
     where g.post_id = $1 and g.id = tap."riderId" and ${isNewer('g')}
   )
   update ride_participant rp set is_here = tap."isHere", tapped_at = tap.at from tap
   where rp.post_id = $1 and rp.user_id = tap."riderId" and ${isNewer('rp')} and not ${isAbsentFor('$3::uuid', 'rp.user_id')}`,
);

/** A tap by a clock that is ahead counts as made now. */
const sentTap = ({ riderId, isHere, at }: TapInput, now: Date) => ({
  riderId: idIn(riderId),
  isHere,
  at: at > now ? now : at,
});

/**
 * Checks riders of a ride that the viewer leads in or out; idempotent. Taps for riders who are no longer on the sheet have no effect,
 * because they can arrive late. Throws UNAUTHENTICATED, NOT_FOUND, and BAD_USER_INPUT outside of the period of the check-in.
 */
export async function checkInRiders(ctx: Context, { postId, taps }: CheckInInput): Promise<RideRow> {
  const viewer = requireViewer(ctx);
  const ride = await requireLedRide(ctx, postId);
  requireOpenCheckIn(ctx, ride);
  const sent = taps.map((tap) => sentTap(tap, ctx.now));
  await inTransaction(ctx.em, async (em) => {
    await sqlIn(em)(lockStatement, [ride.id]);
    await sqlIn(em)(tapStatement, [ride.id, JSON.stringify(sent), viewer.id]);
  });
  return reloadSheet(ctx, ride);
}

const guestStatement = statement(
  'sheet.guests',
  `select g.post_id as "rideId", g.pace_group_id as "paceGroupId",
     (select count(*)::int from ride_guest where post_id = $1) as count,
     (select own.id from ride_participant rp join pace_group own on own.id = rp.pace_group_id
      where rp.post_id = $1 and rp.user_id = $3 and ${hasSeat('own')}) as "ownGroupId"
   from (select) one left join ride_guest g on g.id = $2`,
);
const seatStatement = statement(
  'sheet.seat',
  `select ${hasSeat('g')} as "isFree" from pace_group g where g.post_id = $1 and g.id = $2`,
);
const writeGuestStatement = statement(
  'sheet.writeGuest',
  `insert into ride_guest (id, post_id, name, created_at, pace_group_id) values ($2, $1, $3, $4, $5::uuid)
   on conflict (id) do update set name = excluded.name, pace_group_id = excluded.pace_group_id
     where ride_guest.post_id = excluded.post_id`,
);
const removeGuestStatement = statement('sheet.removeGuest', 'delete from ride_guest where post_id = $1 and id = $2');

interface Known {
  /** The ride of the guest. Null for a new one. */
  rideId: string | null;
  paceGroupId: string | null;
  count: number;
  /** The pace group of the leader, if it has a free place. */
  ownGroupId: string | null;
}

interface GuestFacts {
  readonly postId: string;
  readonly guestId: string;
  readonly name: string;
  /** Null for none. Undefined leaves it as it is, and is the group of the leader for a new guest, if it has a free place. */
  readonly paceGroupId?: string | null;
}

/** The pace group that the guest gets. Throws NOT_FOUND, and CONFLICT for a full one. */
async function groupOf(sql: Sql, rideId: string, known: Known, paceGroupId: string | null | undefined) {
  if (paceGroupId === undefined) return known.rideId ? known.paceGroupId : known.ownGroupId;
  if (paceGroupId === null || idIn(paceGroupId) === known.paceGroupId) return paceGroupId;
  const [seat] = await sql<{ isFree: boolean }>(seatStatement, [rideId, idIn(paceGroupId)]);
  if (!seat) throw new DomainError('NOT_FOUND', 'Pace group not found');
  if (!seat.isFree) throw new DomainError('CONFLICT', 'This pace group is full', { field: 'paceGroupId' });
  return idIn(paceGroupId);
}

/** Changes the guests of a locked ride, and publishes what readers see of it: the places of its pace groups. */
async function changeGuests(ctx: Context, ride: RideRow, change: (sql: Sql) => Promise<unknown>): Promise<RideRow> {
  const places = await inTransaction(ctx.em, async (em) => {
    await sqlIn(em)(lockStatement, [ride.id]);
    await change(sqlIn(em));
    return placesGivenIn(em, [ride.id]);
  });
  if (ride.paceGroupCount > 0) publishRideChanged(ctx, ride.id);
  publishPlacesGiven(ctx, places);
  return reloadSheet(ctx, ride);
}

/**
 * Adds a guest to the sheet of a ride that the viewer leads, or changes them; idempotent. Throws UNAUTHENTICATED, NOT_FOUND,
 * BAD_USER_INPUT when the ride has 20 guests, and CONFLICT when the id belongs to another ride and for a full pace group.
 */
export async function setRideGuest(ctx: Context, { postId, guestId, name, paceGroupId }: GuestFacts): Promise<RideRow> {
  const viewer = requireViewer(ctx);
  const ride = await requireLedRide(ctx, postId);
  return changeGuests(ctx, ride, async (sql) => {
    const [known] = await sql<Known & Record<string, unknown>>(guestStatement, [ride.id, guestId, viewer.id]);
    if (!known) throw new Error('A left join of one row returns one row');
    if (known.rideId && known.rideId !== ride.id) throw new DomainError('CONFLICT', 'The id belongs to another guest');
    if (!known.rideId && known.count >= most)
      throw badInput(`A ride can have at most ${most} guests: remove one first`, 'guestId');
    const group = await groupOf(sql, ride.id, known, paceGroupId);
    await sql(writeGuestStatement, [ride.id, guestId, name.trim(), ctx.now, group]);
  });
}

/** Removes a guest from the sheet of a ride that the viewer leads; idempotent. Throws UNAUTHENTICATED, NOT_FOUND. */
export async function removeRideGuest(
  ctx: Context,
  { postId, guestId }: { postId: string; guestId: string },
): Promise<RideRow> {
  const ride = await requireLedRide(ctx, postId);
  return changeGuests(ctx, ride, (sql) => sql(removeGuestStatement, [ride.id, idIn(guestId)]));
}

function reloadSheet(ctx: Context, { id }: RideRow): Promise<RideRow> {
  clearLoaders(ctx);
  return reloadRide(ctx, id);
}
