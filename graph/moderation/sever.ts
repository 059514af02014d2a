import type { Context } from '../context.ts';
import { pairLock } from '../model/moderation/blockGuard.ts';
import { undoable } from '../model/notifications/mailTrigger.ts';
import { actsMeet } from '../model/notifications/notificationActs.ts';
import { noteRemoval } from '../model/posts/removals.ts';
import { type PlaceGiven, placesGivenIn } from '../model/rides/placesGiven.ts';
import { RideActivityKind } from '../model/rides/rideChanges.ts';
import { inTransaction } from '../platform/database/inTransaction.ts';
import { DomainError } from '../platform/lib/errors.ts';

// The deletions of a block, in the transaction that writes it.

const pair = 'pair as (select ?::uuid as blocker_id, ?::uuid as blocked_id)';
const isOfPair = (column: string) => `(${column} = pair.blocker_id or ${column} = pair.blocked_id)`;

/** The participations of each of the two in the other's upcoming rides. */
const participations = `ride_participant rp
  join post p on p.id = rp.post_id and p.author_id <> rp.user_id
  join ride r on r.id = rp.post_id and (r.starts_at is null or r.starts_at > ?::timestamptz)
  join pair on ${isOfPair('rp.user_id')} and ${isOfPair('p.author_id')}`;

/** Their waiting for a place in each other's rides. */
const waitings = participations.replace('ride_participant', 'ride_waiting');
/** The rides of each other that they may join. */
const maybes = participations.replace('ride_participant', 'ride_maybe');

// A block and a join lock the pair first, then the ride. In the other order they deadlock with blocks of a third member.
const lockPairText = `with ${pair} select pg_advisory_xact_lock(${pairLock('blocker_id', 'blocked_id')}) from pair`;
// The post and its ride in the order of `deletePost`. Without this lock, one who waits could get a place after the deletion.
const lockRidesText = `with ${pair}, concerned as (
    select rp.post_id from ${participations} union select rp.post_id from ${waitings} union select rp.post_id from ${maybes}
  ) select from post p join ride r on r.id = p.id where p.id in (select post_id from concerned)
  order by p.id for key share of p for no key update of r`;

const isBlockedText = `with ${pair} select 1 from block b, pair
  where b.blocker_id = pair.blocked_id and b.blocked_id = pair.blocker_id`;

const isThereText = `with ${pair} select 1 from block b, pair
  where b.blocker_id = pair.blocker_id and b.blocked_id = pair.blocked_id`;

/** Whether a notification `n` of one of the two is of acts of the other alone. Notifications with acts of third members stay. */
export const isOfOther = `${isOfPair('n.user_id')} and n.read_at is null
  and ${actsMeet(
    'n.user_id',
    'n',
    (acts) => `exists (select from ${acts} where act.actor_id <> n.user_id and ${isOfPair('act.actor_id')})
    and not exists (select from ${acts} where not ${isOfPair('act.actor_id')})`,
  )}`;

// It runs before the block is written, because the other's acts are hidden afterwards. A mailed notification only leaves the
// screen: without its count of mails, a member who blocks and unblocks could cause a mail each time.
const forgetText = `with ${pair}, concerned as (
    select n.id, n.user_id, n.times_mailed > 0 and n.kind in (${undoable}) as counts from notification n, pair where ${isOfOther}
  ), kept as (
    update notification n set on_screen = false, read_at = ?::timestamptz, mail_due_at = null, mail_id = null
    from concerned where n.id = concerned.id and counts
  ), gone as (
    delete from notification n using concerned where n.id = concerned.id and not counts
  )
  select distinct user_id as id from concerned`;

const unfollowText = `with ${pair} delete from follow f using pair
  where ${isOfPair('f.follower_id')} and ${isOfPair('f.followed_id')}`;

const stopText = (table: string, rows: string) =>
  `with ${pair} delete from ${table} gone using (select rp.post_id, rp.user_id from ${rows}) chosen
    where gone.post_id = chosen.post_id and gone.user_id = chosen.user_id
    returning gone.post_id as "rideId"`;
const stopWaitingText = stopText('ride_waiting', waitings);
const endMaybeText = stopText('ride_maybe', maybes);

const leaveText = `with ${pair}, gone as (
    delete from ride_participant gone using (select rp.post_id, rp.user_id from ${participations}) chosen
    where gone.post_id = chosen.post_id and gone.user_id = chosen.user_id
    returning gone.post_id, gone.user_id as id
  ), noted as (${noteRemoval(RideActivityKind.LEFT, 'gone', "'{}'", '?')})
  select post_id as "rideId", id as "userId" from gone`;

const leaveSeriesText = `with ${pair} delete from ride_series_member m using ride_series s, pair
  where s.id = m.series_id and s.author_id <> m.user_id and ${isOfPair('m.user_id')} and ${isOfPair('s.author_id')}`;

const blockText =
  'insert into block (blocker_id, blocked_id, created_at) values (?, ?, ?::timestamptz) on conflict do nothing';

interface Severed {
  /** The participations that ended. */
  left: { rideId: string; userId: string }[];
  /** The rides for which one of them no longer waits, or to which they no longer say maybe. */
  stopped: { rideId: string }[];
  /** The places that others have got. */
  given: PlaceGiven[];
  /** The members who have lost notifications. */
  notified: { id: string }[];
}

/**
 * Writes a block and ends the follows and participations between the two members. Does nothing if the block exists.
 * Throws NOT_FOUND if the other member has blocked the blocker meanwhile.
 */
export function sever({ em, now }: Context, blockerId: string, blockedId: string): Promise<Severed> {
  const ids = [blockerId, blockedId];
  return inTransaction(em, async (transaction) => {
    await transaction.execute(lockPairText, ids);
    await transaction.execute(lockRidesText, [...ids, now, now, now]);
    const isBlocked = (await transaction.execute<unknown[]>(isBlockedText, ids)).length > 0;
    if (isBlocked) throw new DomainError('NOT_FOUND', 'User not found');
    const isThere = (await transaction.execute<unknown[]>(isThereText, ids)).length > 0;
    if (isThere) return { left: [], stopped: [], given: [], notified: [] };
    const notified = await transaction.execute<Severed['notified']>(forgetText, [...ids, now]);
    await transaction.execute(unfollowText, ids);
    const stopped = await transaction.execute<Severed['stopped']>(stopWaitingText, [...ids, now]);
    const ended = await transaction.execute<Severed['stopped']>(endMaybeText, [...ids, now]);
    const left = await transaction.execute<Severed['left']>(leaveText, [...ids, now, now]);
    await transaction.execute(leaveSeriesText, ids);
    const rideIds = left.map(({ rideId }) => rideId);
    const given = rideIds.length > 0 ? await placesGivenIn(transaction, rideIds) : [];
    await transaction.execute(blockText, [...ids, now]);
    return { left, stopped: [...stopped, ...ended], given, notified };
  });
}
