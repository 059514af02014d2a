import { changeOfState } from '../../platform/live/pubSub.ts';
import type { Publisher } from '../publisher.ts';
import type { NotificationKind } from './NotificationKind.ts';

// Changes of notifications. Verbs publish them after the commit.

export const NotificationActivityKind = { CAUGHT_UP: 'caughtUp', NOTIFIED: 'notified', CHANGED: 'changed' } as const;
export type NotificationActivityKind = (typeof NotificationActivityKind)[keyof typeof NotificationActivityKind];

export const notificationTopic = (userId: string): string => `notifications:${userId}`;

/** The kind and the subject of a notification, which group its acts. */
export interface Told {
  kind: NotificationKind;
  subjectId: string;
}

const separator = ' ';
const nameOf = ({ kind, subjectId }: Told) => `${kind}${separator}${subjectId}`;

/** Parses the name of a change. */
export function toldIn(name: string): Told {
  const [kind, subjectId = ''] = name.split(separator);
  // Verbs publish no other names.
  return { kind: kind as NotificationKind, subjectId };
}

/** Publishes that there may be a new notification. Each subscriber reads whether it is for them. */
export function publishNotified({ services, now }: Publisher, userIds: readonly string[], told: Told): void {
  const change = changeOfState(NotificationActivityKind.NOTIFIED, nameOf(told), now);
  for (const userId of new Set(userIds)) services.changes.publish(notificationTopic(userId), change);
}

/** Publishes that an act was undone or hidden, or a notification read. */
export function publishNotificationsChanged({ services, now }: Publisher, userIds: readonly string[]): void {
  const change = changeOfState(NotificationActivityKind.CHANGED, NotificationActivityKind.CHANGED, now);
  for (const userId of new Set(userIds)) services.changes.publish(notificationTopic(userId), change);
}
