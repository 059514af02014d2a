import { statement } from '../../platform/database/sql.ts';
import { NotificationKind } from '../notifications/NotificationKind.ts';
import { publishNotified } from '../notifications/notificationChanges.ts';
import type { Publisher } from '../publisher.ts';
import type { Reader } from '../reader.ts';

// Triggers give places. A verb that may have freed some publishes them after its commit.

type Given = { eventId: string; userId: string };

const publish = (ctx: Publisher, places: readonly Given[]) => {
  for (const { eventId, userId } of places) {
    publishNotified(ctx, [userId], { kind: NotificationKind.EVENT_PLACE_GIVEN, subjectId: eventId });
  }
};

const givenAtStatement = statement(
  'event.placesGivenAt',
  `select n.subject_id as "eventId", n.user_id as "userId"
   from event_registration r join notification n on n.user_id = r.user_id and n.kind = 'eventPlace' and n.subject_id = r.event_id
   where r.event_id = $1 and r.created_at = $2::timestamptz and n.read_at is null`,
);

/** Publishes the places of an event that were given in the transaction that began at an instant. */
export async function publishEventPlaces(
  ctx: Publisher & Pick<Reader, 'sql'>,
  eventId: string,
  at: Date,
): Promise<void> {
  publish(ctx, await ctx.sql<Given>(givenAtStatement, [eventId, at]));
}

const givenSinceStatement = statement(
  'event.placesGivenSince',
  `select subject_id as "eventId", user_id as "userId" from notification where kind = 'eventPlace' and at >= $1`,
);

/** Publishes the places given since `now`, whoever freed them. Returns their number. Members who want no notifications are left out. */
export async function publishEventPlacesSince(ctx: Publisher & Pick<Reader, 'sql'>): Promise<number> {
  const places = await ctx.sql<Given>(givenSinceStatement, [ctx.now]);
  publish(ctx, places);
  return places.length;
}
