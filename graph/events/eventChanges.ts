import type { Context } from '../context.ts';
import { NotificationKind } from '../model/notifications/NotificationKind.ts';
import { publishNotificationsChanged, publishNotified } from '../model/notifications/notificationChanges.ts';
import { statement } from '../platform/database/sql.ts';

// A trigger writes the notifications of a changed event. Read through the registrations, because notifications have no index of events.
const notifiedStatement = statement(
  'event.notified',
  `select n.user_id as "userId", n.plan_before <> n.plan_after as "isTold"
   from event_registration r join notification n on n.user_id = r.user_id and n.kind = 'eventChanged' and n.subject_id = r.event_id
   where r.event_id = $1 and n.read_at is null`,
);

/** Publishes to registered members that an event has a new plan, or again the plan they know. */
export async function publishEventChanged(ctx: Context, eventId: string): Promise<void> {
  const rows = await ctx.sql<{ userId: string; isTold: boolean }>(notifiedStatement, [eventId]);
  const idsWhere = (told: boolean) => rows.filter(({ isTold }) => isTold === told).map(({ userId }) => userId);
  publishNotified(ctx, idsWhere(true), { kind: NotificationKind.EVENT_CHANGED, subjectId: eventId.toLowerCase() });
  publishNotificationsChanged(ctx, idsWhere(false));
}
