import type { Context } from '../context.ts';
import { publishPlacesGivenSince } from '../model/rides/placesGiven.ts';
import { mayReadAsMember } from '../model/rides/placeTriggers.ts';
import type { User } from '../model/users/User.ts';
import { statement } from '../platform/database/sql.ts';
import { updatedAtOnce, updateInBatches } from '../platform/database/updateInBatches.ts';
import type { Connection } from '../platform/graphql/connection.ts';
import type { PageArguments } from '../platform/graphql/paginate.ts';

// The waiting list of a full ride, in the order of asking. Triggers give free places to it: see `placeTriggers.ts`. Only the author
// reads who waits. Everyone reads how many do, and members their own position.

// The rides in the order of their ids, so that no two transactions wait for each other. Triggers give the places. A ride without a member
// who may have the place stays as it is: nobody can make the job write it each time.
const giveStatement = statement(
  'ride.givePlaces',
  `with due as materialized (
     select r.id from ride r where r.id in (select post_id from ride_waiting) and r.id > $2::uuid
       and coalesce(r.participant_count < r.places, true) and r.called_off_at is null and coalesce(r.starts_at > $1::timestamptz, true)
       and exists (
         select from ride_waiting rp join "user" u on u.id = rp.user_id join post p on p.id = rp.post_id
           left join pace_group g on g.id = rp.pace_group_id
         where rp.post_id = r.id and u.suspended_at is null and coalesce(g.taken_count < g.places, true) and ${mayReadAsMember}
       )
     order by r.id limit ${updatedAtOnce} for no key update of r
   ) update ride set places = ride.places from due where ride.id = due.id returning ride.id`,
);

/**
 * Gives the free places of all rides to members who wait and may have them since: their suspension was lifted, or they can read the ride
 * again. Returns the number of places.
 */
export async function giveFreePlaces(keeper: Pick<Context, 'sql' | 'services' | 'now'>): Promise<number> {
  await updateInBatches(keeper.sql, giveStatement, keeper.now);
  return publishPlacesGivenSince(keeper);
}

/** The members who wait for a place in a ride. Null for everyone but the author of the ride. */
export async function listWaiting(ctx: Context, rideId: string, page: PageArguments): Promise<Connection<User> | null> {
  const post = await ctx.load.postById.load(rideId);
  if (!post || post.authorId !== ctx.viewer?.id) return null;
  return ctx.load.waitingOfRide.load({ ...page, ownerId: rideId });
}
