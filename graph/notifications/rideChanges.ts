import type { Context } from '../context.ts';
import { statement } from '../database/sql.ts';
import { NotificationKind } from './NotificationKind.ts';
import { tellNotificationsChanged, tellNotified } from './notificationChanges.ts';

const changedStatement = statement(
  'notification.rideChanged',
  `select user_id as "userId", plan_before <> plan_after as "isTold" from notification
   where post_id = $1 and kind = 'rideChanged' and read_at is null`,
);

/** Tells those who take part in a ride of its new plan, or that it is again the one they know. */
export async function tellPlanChanged(ctx: Context, rideId: string): Promise<void> {
  const rows = await ctx.sql<{ userId: string; isTold: boolean }>(changedStatement, [rideId]);
  const idsWhere = (told: boolean) => rows.filter(({ isTold }) => isTold === told).map(({ userId }) => userId);
  tellNotified(ctx, idsWhere(true), { kind: NotificationKind.RIDE_CHANGED, subjectId: rideId });
  tellNotificationsChanged(ctx, idsWhere(false));
}
