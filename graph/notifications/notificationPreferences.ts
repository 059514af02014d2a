import { type Context, clearLoaders } from '../context.ts';
import { type NotificationKind, notificationKinds } from '../model/notifications/NotificationKind.ts';
import type { Reader } from '../model/reader.ts';
import type { User } from '../model/users/User.ts';
import { userPolicy } from '../model/users/userPolicy.ts';
import { statement } from '../platform/database/sql.ts';
import { requireViewer } from '../platform/lib/allow.ts';
import { findViewer } from '../users/users.ts';
import type { NotificationPreference } from './NotificationPreference.ts';

// Preferences for kinds of notifications. Every kind is enabled by default.

const silencedStatement = statement(
  'notification.silenced',
  `select user_id as "userId", kind from silenced_kind where user_id = any($1::uuid[])`,
);
const silenceStatement = statement(
  'notification.silence',
  'insert into silenced_kind (user_id, kind) values ($1, $2) on conflict do nothing',
);
const allowStatement = statement('notification.allow', 'delete from silenced_kind where user_id = $1 and kind = $2');

export interface Silenced {
  userId: string;
  kind: NotificationKind;
}

/** The kinds that these members have disabled. */
export const silencedOf = ({ sql }: Reader, userIds: readonly string[]): Promise<Silenced[]> =>
  sql<Silenced>(silencedStatement, [userIds]);

/** Every kind with the preference of the member; null for every other viewer. */
export async function listNotificationPreferences(ctx: Context, user: User): Promise<NotificationPreference[] | null> {
  if (!userPolicy.readPrivate.may(ctx.viewer, user)) return null;
  const silenced = new Set((await ctx.load.silencedKindsOfUser.load(user.id)).map(({ kind }) => kind));
  return notificationKinds.map((kind) => ({ kind, enabled: !silenced.has(kind) }));
}

/** Enables or disables a kind of notification for the viewer; idempotent. Throws UNAUTHENTICATED. */
export async function setNotificationPreference(
  ctx: Context,
  kind: NotificationKind,
  enabled: boolean,
): Promise<{ viewer: User }> {
  const viewer = requireViewer(ctx);
  await ctx.sql(enabled ? allowStatement : silenceStatement, [viewer.id, kind]);
  clearLoaders(ctx);
  return { viewer: await findViewer(ctx) };
}
