import { statement } from '../../platform/database/sql.ts';
import { NotificationKind } from '../notifications/NotificationKind.ts';
import { publishNotificationsChanged, publishNotified } from '../notifications/notificationChanges.ts';
import { membersOf } from '../notifications/rideChangeTrigger.ts';
import type { Publisher } from '../publisher.ts';
import type { Reader } from '../reader.ts';

const idsStatement = statement('ride.participantIds', `select user_id as id from ${membersOf('$1')} member`);

/** The ids of all participants of a ride and of the members who wait for a place, whoever the viewer is. */
export async function participantIdsOf({ sql }: Pick<Reader, 'sql'>, rideId: string): Promise<string[]> {
  return (await sql<{ id: string }>(idsStatement, [rideId])).map(({ id }) => id);
}

const changedStatement = statement(
  'notification.rideChanged',
  `select user_id as "userId", plan_before <> plan_after as "isTold" from notification
   where post_id = $1 and kind = 'rideChanged' and read_at is null`,
);

/** Publishes to participants that a ride has a new plan, or again the plan they know. */
export async function notifyPlanChanged(ctx: Publisher & Pick<Reader, 'sql'>, rideId: string): Promise<void> {
  const rows = await ctx.sql<{ userId: string; isTold: boolean }>(changedStatement, [rideId]);
  const idsWhere = (told: boolean) => rows.filter(({ isTold }) => isTold === told).map(({ userId }) => userId);
  publishNotified(ctx, idsWhere(true), { kind: NotificationKind.RIDE_CHANGED, subjectId: rideId });
  publishNotificationsChanged(ctx, idsWhere(false));
}
