import type { Context } from '../context.ts';
import { publishPlacesGivenSince } from '../model/rides/placesGiven.ts';
import type { User } from '../model/users/User.ts';
import { statement } from '../platform/database/sql.ts';
import type { Connection } from '../platform/graphql/connection.ts';
import type { PageArguments } from '../platform/graphql/paginate.ts';

// The waiting list of a full ride, in the order of asking. Triggers give free places to it: see `placeTriggers.ts`. Only the author
// reads who waits. Everyone reads how many do, and members their own position.

// The rides in the order of their ids, so that no two transactions wait for each other. Triggers give the places.
const giveStatement = statement(
  'ride.givePlaces',
  `with due as materialized (
     select id from ride where id in (select post_id from ride_waiting) and coalesce(participant_count < places, true)
       and called_off_at is null and coalesce(starts_at > $1::timestamptz, true)
     order by id for no key update
   ) update ride set places = ride.places from due where ride.id = due.id`,
);

/**
 * Gives the free places of all rides to members who wait and may have them since: their suspension was lifted, or they can read the ride
 * again. Returns the number of places.
 */
export async function giveFreePlaces(keeper: Pick<Context, 'sql' | 'services' | 'now'>): Promise<number> {
  await keeper.sql(giveStatement, [keeper.now]);
  return publishPlacesGivenSince(keeper);
}

/** The members who wait for a place in a ride. Null for everyone but the author of the ride. */
export async function listWaiting(ctx: Context, rideId: string, page: PageArguments): Promise<Connection<User> | null> {
  const post = await ctx.load.postById.load(rideId);
  if (!post || post.authorId !== ctx.viewer?.id) return null;
  return ctx.load.waitingOfRide.load({ ...page, ownerId: rideId });
}
