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

/** The body of a guard of what a member takes part in. `leader` is the author of the ride. */
const withLeader = (statements: string) =>
  `declare leader uuid := (select author_id from post where id = new.post_id); begin ${statements} return new; end;`;
const skipWhereLeaderBlocked = skipWhereBlocked('new.user_id', 'leader');

/**
 * A participation is not inserted if the member or the ride's author has blocked the other. A member who waits passed this guard
 * before, and a block ends the waiting. The transaction that gives them the place holds the ride, and so must not lock their pair.
 */
export const participantBlockGuard = guard(
  'ride_participant_block_guard',
  withLeader(
    `if leader <> new.user_id and not exists (
       select from ride_waiting where post_id = new.post_id and user_id = new.user_id
     ) then ${skipWhereLeaderBlocked} end if;`,
  ),
);

/** The same for a member who may join. A member who participates or waits has no need to say so. */
export const maybeGuard = guard(
  'ride_maybe_guard',
  withLeader(
    `if leader <> new.user_id then ${skipWhereLeaderBlocked} end if;
     if exists (select from ride_participant where post_id = new.post_id and user_id = new.user_id)
       or exists (select from ride_waiting where post_id = new.post_id and user_id = new.user_id) then return null; end if;`,
  ),
);

/**
 * The same for a member who asks for a place. A member who participates does not wait. A row without an instant gets one later than
 * all others of the ride, whose row the caller holds, so that two members never have the same turn.
 */
export const waitingGuard = guard(
  'ride_waiting_guard',
  withLeader(
    `if leader <> new.user_id then ${skipWhereLeaderBlocked} end if;
     if exists (select from ride_participant where post_id = new.post_id and user_id = new.user_id) then return null; end if;
     new.created_at := coalesce(new.created_at, greatest(clock_timestamp(), (
       select max(created_at) + interval '1 millisecond' from ride_waiting where post_id = new.post_id
     )));`,
  ),
);
