import type { EntityManager } from '@mikro-orm/postgresql';
import { statement } from '../../platform/database/sql.ts';
import { sqlIn } from '../../platform/database/sqlIn.ts';
import { changeOf } from '../../platform/live/pubSub.ts';
import { NotificationKind } from '../notifications/NotificationKind.ts';
import { publishNotified } from '../notifications/notificationChanges.ts';
import type { Publisher } from '../publisher.ts';
import type { Reader } from '../reader.ts';
import { publishRide, RideActivityKind } from './rideChanges.ts';

// Triggers give places. A verb that has freed some publishes them after its commit.

/** A member who has got a place in a ride, and the author of the ride. */
export type PlaceGiven = {
  rideId: string;
  userId: string;
  authorId: string;
};

const given = (at: string) =>
  `select rp.post_id as "rideId", rp.user_id as "userId", p.author_id as "authorId"
   from ride_participant rp join post p on p.id = rp.post_id
   where rp.post_id = any($1::uuid[]) and rp.created_at = ${at}::timestamptz(3)`;
const givenNowStatement = statement('ride.placesGivenNow', given('now()'));
const givenAtStatement = statement('ride.placesGivenAt', given('$2'));

/** The instant that `publishPlacesGivenAt` needs, as SQL of the statement that may free a place. */
export const placesAt = 'now()::timestamptz(3)';

/** The places that the running transaction has given in these rides. */
export const placesGivenIn = (em: EntityManager, rideIds: readonly string[]): Promise<PlaceGiven[]> =>
  sqlIn(em)<PlaceGiven>(givenNowStatement, [`{${rideIds.join(',')}}`]);

/** Publishes the places that were given in a ride in the transaction that began at an instant. */
export async function publishPlacesGivenAt(
  ctx: Publisher & Pick<Reader, 'sql'>,
  rideId: string,
  at: Date,
): Promise<void> {
  publishPlacesGiven(ctx, await ctx.sql<PlaceGiven>(givenAtStatement, [`{${rideId}}`, at]));
}

const givenSinceStatement = statement(
  'ride.placesGivenSince',
  `select n.post_id as "rideId", n.user_id as "userId", p.author_id as "authorId"
   from notification n join post p on p.id = n.post_id where n.kind = 'placeGiven' and n.at >= $1`,
);

/** Publishes the places given since `now`, whoever freed them. Returns their number. Members who want no notifications are left out. */
export async function publishPlacesGivenSince(ctx: Publisher & Pick<Reader, 'sql'>): Promise<number> {
  const places = await ctx.sql<PlaceGiven>(givenSinceStatement, [ctx.now]);
  publishPlacesGiven(ctx, places);
  return places.length;
}

/** Publishes that members have got places: to them, to the author, and to the readers of the ride. */
export function publishPlacesGiven(ctx: Publisher, places: readonly PlaceGiven[]): void {
  for (const { rideId, userId, authorId } of places) {
    publishRide(ctx, rideId, changeOf(RideActivityKind.JOINED, userId, ctx.now));
    publishNotified(ctx, [userId], { kind: NotificationKind.PLACE_GIVEN, subjectId: rideId });
    publishNotified(ctx, [authorId], { kind: NotificationKind.JOIN, subjectId: rideId });
  }
}
