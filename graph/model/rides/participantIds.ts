import { statement } from '../../platform/database/sql.ts';
import { NotificationKind } from '../notifications/NotificationKind.ts';
import { publishNotificationsChanged, publishNotified } from '../notifications/notificationChanges.ts';
import { membersOf } from '../notifications/rideChangeTrigger.ts';
import type { Publisher } from '../publisher.ts';
import type { Reader } from '../reader.ts';

const idsStatement = statement('ride.participantIds', `select user_id as id from ${membersOf('$1')} member`);

/** The ids of all members of a ride, whoever the viewer is. */
export async function participantIdsOf({ sql }: Pick<Reader, 'sql'>, rideId: string): Promise<string[]> {
  return (await sql<{ id: string }>(idsStatement, [rideId])).map(({ id }) => id);
}

const changedStatement = statement(
  'notification.rideChanged',
  `select post_id as "rideId", user_id as "userId", plan_before <> plan_after as "isTold" from notification
   where post_id = any($1::uuid[]) and kind = 'rideChanged' and read_at is null`,
);

/** Publishes to participants that a ride has a new plan, or again the plan they know. */
export const notifyPlanChanged = (ctx: Publisher & Pick<Reader, 'sql'>, rideId: string): Promise<void> =>
  notifyPlansChanged(ctx, [rideId]);

/** The same for several rides. */
export async function notifyPlansChanged(
  ctx: Publisher & Pick<Reader, 'sql'>,
  rideIds: readonly string[],
): Promise<void> {
  const rows = await ctx.sql<{ rideId: string; userId: string; isTold: boolean }>(changedStatement, [rideIds]);
  const again = rows.filter(({ isTold }) => !isTold).map(({ userId }) => userId);
  for (const { rideId, userId } of rows.filter(({ isTold }) => isTold)) {
    publishNotified(ctx, [userId], { kind: NotificationKind.RIDE_CHANGED, subjectId: rideId });
  }
  publishNotificationsChanged(ctx, [...new Set(again)]);
}
