import type { Context, Reader } from '../context.ts';
import { reread } from '../context.ts';
import { statement } from '../database/sql.ts';
import { requireViewer } from '../lib/allow.ts';
import type { User } from '../users/User.ts';
import { userPolicy } from '../users/userPolicy.ts';
import { findViewer } from '../users/users.ts';
import { type NotificationKind, notificationKinds } from './NotificationKind.ts';
import type { NotificationPreference } from './NotificationPreference.ts';

// Which kinds of notifications a member wants: all of them until they say otherwise.

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

/** The kinds that these members do not want. */
export const silencedOf = ({ sql }: Reader, userIds: readonly string[]): Promise<Silenced[]> =>
  sql<Silenced>(silencedStatement, [userIds]);

/** Every kind with whether a member wants it; null for everyone else. */
export async function listNotificationPreferences(ctx: Context, user: User): Promise<NotificationPreference[] | null> {
  if (!userPolicy.readPrivate.may(ctx.viewer, user)) return null;
  const silenced = new Set((await ctx.load.silencedKindsOfUser.load(user.id)).map(({ kind }) => kind));
  return notificationKinds.map((kind) => ({ kind, enabled: !silenced.has(kind) }));
}

/** Switches a kind of notification on or off for the viewer, from now on; idempotent. Throws UNAUTHENTICATED. */
export async function setNotificationPreference(
  ctx: Context,
  kind: NotificationKind,
  enabled: boolean,
): Promise<{ viewer: User }> {
  const viewer = requireViewer(ctx);
  await ctx.sql(enabled ? allowStatement : silenceStatement, [viewer.id, kind]);
  reread(ctx);
  return { viewer: await findViewer(ctx) };
}
