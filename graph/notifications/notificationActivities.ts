import type { Context } from '../context.ts';
import { requireViewer } from '../lib/allow.ts';
import { DomainError } from '../lib/errors.ts';
import { followChanges } from '../lib/followChanges.ts';
import type { Change } from '../lib/pubSub.ts';
import { changeOf, kindAmong } from '../lib/pubSub.ts';
import { findViewer } from '../users/users.ts';
import type { NotificationActivity } from './NotificationActivity.ts';
import { NotificationActivityKind, notificationTopic, toldIn } from './notificationChanges.ts';
import { findTold } from './notifications.ts';

// Following one's notifications live. Nothing is replayed: the count tells how things stand, and what was missed is in the
// list.

/** What becomes of the viewer's notifications from now on. Throws UNAUTHENTICATED. */
export function followNotifications(ctx: Context): AsyncGenerator<Change, void> {
  const { id } = requireViewer(ctx);
  return followChanges({
    pubSub: ctx.services.changes,
    topic: notificationTopic(id),
    replay: async () => [],
    caughtUp: changeOf(NotificationActivityKind.CAUGHT_UP, id, ctx.now),
    tell: (change) => change,
  });
}

/** A change as the viewer may see it. Throws NOT_FOUND for what tells them nothing. */
export async function presentNotificationActivity(ctx: Context, change: Change): Promise<NotificationActivity> {
  const kind = kindAmong(NotificationActivityKind, change);
  const isNotified = kind === NotificationActivityKind.NOTIFIED;
  const notification = isNotified ? await findTold(ctx, toldIn(change.subjectId)) : null;
  if (isNotified && !notification) throw new DomainError('NOT_FOUND', 'Notification not found');
  return { kind, at: new Date(change.at), viewer: await findViewer(ctx), notification };
}
