import type { Context } from '../context.ts';
import { NotificationActivityKind, notificationTopic, toldIn } from '../model/notifications/notificationChanges.ts';
import { findUnreadNotification } from '../notifications/notifications.ts';
import { requireViewer } from '../platform/lib/allow.ts';
import { DomainError } from '../platform/lib/errors.ts';
import { followChanges } from '../platform/live/followChanges.ts';
import { type Change, changeOf, kindAmong } from '../platform/live/pubSub.ts';
import { findViewer } from '../users/users.ts';
import type { NotificationActivity } from './NotificationActivity.ts';
import { replaying } from './replaying.ts';

// Subscriptions to notifications. Nothing is replayed: clients read the count and the list instead.

/** Follows future changes of the viewer's notifications. Throws UNAUTHENTICATED. */
export function followNotifications(ctx: Context): AsyncGenerator<Change, void> {
  const { id } = requireViewer(ctx);
  return followChanges({
    pubSub: ctx.services.changes,
    topic: notificationTopic(id),
    replay: replaying(ctx, async () => []),
    caughtUp: changeOf(NotificationActivityKind.CAUGHT_UP, id, ctx.now),
    toEvent: (change) => change,
  });
}

/** The event of a change, with data that the viewer may read. Throws NOT_FOUND when the viewer can see no notification of it. */
export async function presentNotificationActivity(ctx: Context, change: Change): Promise<NotificationActivity> {
  const kind = kindAmong(NotificationActivityKind, change);
  const isNotified = kind === NotificationActivityKind.NOTIFIED;
  const notification = isNotified ? await findUnreadNotification(ctx, toldIn(change.subjectId)) : null;
  if (isNotified && !notification) throw new DomainError('NOT_FOUND', 'Notification not found');
  return { kind, at: new Date(change.at), viewer: await findViewer(ctx), notification };
}
