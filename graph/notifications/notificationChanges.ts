import type { Context } from '../context.ts';
import { changeOfState } from '../lib/pubSub.ts';
import type { NotificationKind } from './NotificationKind.ts';

// What verbs tell those whom they notify, once it is committed.

export const NotificationActivityKind = { CAUGHT_UP: 'caughtUp', NOTIFIED: 'notified', CHANGED: 'changed' } as const;
export type NotificationActivityKind = (typeof NotificationActivityKind)[keyof typeof NotificationActivityKind];

export const notificationTopic = (userId: string): string => `notifications:${userId}`;

type Writer = Pick<Context, 'services' | 'now'>;

/** What is told together: the kind and the subject of a notification. */
export interface Told {
  kind: NotificationKind;
  subjectId: string;
}

const separator = ' ';
const nameOf = ({ kind, subjectId }: Told) => `${kind}${separator}${subjectId}`;

/** Reads back what a change names. */
export function toldIn(name: string): Told {
  const [kind, subjectId = ''] = name.split(separator);
  // Verbs name nothing else.
  return { kind: kind as NotificationKind, subjectId };
}

/** That there may be something new; whoever is told reads whether it is for them. */
export function tellNotified({ services, now }: Writer, userIds: readonly string[], told: Told): void {
  const change = changeOfState(NotificationActivityKind.NOTIFIED, nameOf(told), now);
  for (const userId of new Set(userIds)) services.changes.publish(notificationTopic(userId), change);
}

/** That something was undone, hidden or read. */
export function tellNotificationsChanged({ services, now }: Writer, userIds: readonly string[]): void {
  const change = changeOfState(NotificationActivityKind.CHANGED, NotificationActivityKind.CHANGED, now);
  for (const userId of new Set(userIds)) services.changes.publish(notificationTopic(userId), change);
}
