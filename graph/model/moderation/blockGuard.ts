import { rowTrigger } from '../../platform/database/triggers.ts';
import { isBlockedBetween } from './blockPolicy.ts';

// A block waits for a concurrent follow or participation of the same two members, and the reverse. The guard is a
// trigger because a statement that waited for a lock does not see rows committed meanwhile, and a trigger does.

/** An arbitrary number that must be the same on every node. */
const blockLock = 7_413_006;
/** Limits the number of locks of a transaction that inserts many rows. */
const lockCount = 256;

/** The two keys of the advisory lock of a pair of members, in either order, as SQL. */
export const pairLock = (one: string, other: string) =>
  `${blockLock}, hashtext(least(${one}, ${other})::text || greatest(${one}, ${other})::text) & ${lockCount - 1}`;

const guard = (name: string, body: string) => rowTrigger(name, 'before', 'insert', body);

const skipWhereBlocked = (one: string, other: string) =>
  `perform pg_advisory_xact_lock_shared(${pairLock(one, other)});
   if ${isBlockedBetween(one, other)} then return null; end if;`;

/** A follow is not inserted if one of the two members has blocked the other. */
export const followBlockGuard = guard(
  'follow_block_guard',
  `${skipWhereBlocked('new.follower_id', 'new.followed_id')} return new;`,
);

/** A participation is not inserted if the member or the ride's author has blocked the other. */
export const participantBlockGuard = guard(
  'ride_participant_block_guard',
  `declare leader uuid := (select author_id from post where id = new.post_id);
   begin
     if leader <> new.user_id then ${skipWhereBlocked('new.user_id', 'leader')} end if;
     return new;
   end;`,
);
