import { type Context, clearLoaders } from '../context.ts';
import { NotificationChannel } from '../model/notifications/NotificationChannel.ts';
import { type NotificationKind, notificationKinds, officialKinds } from '../model/notifications/NotificationKind.ts';
import { publishNotificationsChanged } from '../model/notifications/notificationChanges.ts';
import { hasHiddenPlan } from '../model/notifications/notificationPolicy.ts';
import type { Reader } from '../model/reader.ts';
import type { User } from '../model/users/User.ts';
import { userPolicy } from '../model/users/userPolicy.ts';
import { statement } from '../platform/database/sql.ts';
import { requireViewer } from '../platform/lib/allow.ts';
import { badInput } from '../platform/lib/errors.ts';
import { requireMail } from '../platform/mail/requireMail.ts';
import { findViewer } from '../users/users.ts';
import { lastSlot, localTime } from './mailTimes.ts';
import type { MailSchedule, NotificationPreference } from './NotificationPreference.ts';
import type { UpdateMailScheduleInput } from './notificationInputs.ts';

// How each kind of notification reaches a member. By default every kind is on the screen, and none is mailed.

const silencedStatement = statement(
  'notification.silenced',
  `select user_id as "userId", kind from silenced_kind where user_id = any($1::uuid[])`,
);
const mailStatement = statement(
  'notification.mailPreference',
  `select user_id as "userId", mail_kinds as "mailKinds", digest_kinds as "digestKinds",
     to_char(quiet_from, 'HH24:MI') as "quietFrom", to_char(quiet_to, 'HH24:MI') as "quietTo",
     digest_day as "digestDay", digest_hour as "digestHour"
   from mail_preference where user_id = any($1::uuid[])`,
);
// The unread ones leave the screen and can still be mailed.
const silenceStatement = statement(
  'notification.silence',
  `with silenced as (insert into silenced_kind (user_id, kind) values ($1, $2) on conflict do nothing)
   update notification set on_screen = false where user_id = $1 and kind = $2 and read_at is null and on_screen returning id`,
);
// Acts from then on must not join a notification that is off the screen. A hidden plan returns to the screen instead.
const allowStatement = statement(
  'notification.allow',
  `with allowed as (delete from silenced_kind where user_id = $1 and kind = $2)
   update notification
   set on_screen = ${hasHiddenPlan('notification')}, read_at = case when not ${hasHiddenPlan('notification')} then greatest($3::timestamptz, at) end
   where user_id = $1 and kind = $2 and read_at is null and not on_screen returning id`,
);
const channelStatement = (column: 'mail_kinds' | 'digest_kinds') =>
  statement(
    `notification.${column}`,
    `insert into mail_preference (user_id, ${column}) values ($1, case when $3 then array[$2::text] else '{}' end)
     on conflict (user_id) do update
       set ${column} = array_remove(mail_preference.${column}, $2) || excluded.${column}`,
  );
const channelStatements = {
  [NotificationChannel.MAIL]: channelStatement('mail_kinds'),
  [NotificationChannel.DIGEST]: channelStatement('digest_kinds'),
};
// A digest whose time had passed when the member chose it is not sent.
const scheduleStatement = statement(
  'notification.schedule',
  `with m as (
     select $1::uuid as user_id, $2::time as quiet_from, $3::time as quiet_to, $4::smallint as digest_day, $5::smallint as digest_hour
   ), chosen as (
     select m.*, date_trunc('week', ${lastSlot(localTime('$6', 'u', '$7'))})::date as week from m join "user" u on u.id = m.user_id
   )
   insert into mail_preference as old (user_id, quiet_from, quiet_to, digest_day, digest_hour, digest_week)
   select user_id, quiet_from, quiet_to, digest_day, digest_hour, week from chosen
   on conflict (user_id) do update set quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to,
     digest_day = excluded.digest_day, digest_hour = excluded.digest_hour,
     digest_week = case when (old.digest_day, old.digest_hour) is distinct from (excluded.digest_day, excluded.digest_hour)
       then greatest(old.digest_week, excluded.digest_week) else old.digest_week end`,
);

export interface Silenced {
  userId: string;
  kind: NotificationKind;
}

/** The kinds that these members have switched off on the screen. */
export const silencedOf = ({ sql }: Reader, userIds: readonly string[]): Promise<Silenced[]> =>
  sql<Silenced>(silencedStatement, [userIds]);

export interface FoundMailPreference extends MailSchedule {
  userId: string;
  mailKinds: NotificationKind[];
  digestKinds: NotificationKind[];
}

/** The choices of these members for mails. Members who have chosen nothing are absent. */
export const mailPreferencesOf = ({ sql }: Reader, userIds: readonly string[]): Promise<FoundMailPreference[]> =>
  sql<FoundMailPreference>(mailStatement, [userIds]);

/** Every kind, with the preferences of the member; null for every other viewer. */
export async function listNotificationPreferences(ctx: Context, user: User): Promise<NotificationPreference[] | null> {
  if (!userPolicy.readPrivate.may(ctx.viewer, user)) return null;
  const [rows, mail] = await Promise.all([
    ctx.load.silencedKindsOfUser.load(user.id),
    ctx.load.mailPreferenceOfUser.load(user.id),
  ]);
  const silenced = new Set(rows.map(({ kind }) => kind));
  return notificationKinds.map((kind) => ({
    kind,
    enabled: !silenced.has(kind),
    mail: mail?.mailKinds.includes(kind) ?? false,
    digest: mail?.digestKinds.includes(kind) ?? false,
  }));
}

const noSchedule: MailSchedule = { quietFrom: null, quietTo: null, digestDay: null, digestHour: 7 };

/** When the member gets mails; null for every other viewer. */
export async function findMailSchedule(ctx: Context, user: User): Promise<MailSchedule | null> {
  if (!userPolicy.readPrivate.may(ctx.viewer, user)) return null;
  return (await ctx.load.mailPreferenceOfUser.load(user.id)) ?? noSchedule;
}

interface Choice {
  kind: NotificationKind;
  channel: NotificationChannel;
  enabled: boolean;
}

async function setOnScreen(ctx: Context, userId: string, { kind, enabled }: Choice): Promise<void> {
  if (officialKinds.includes(kind))
    throw badInput('Notifications of decisions of the operator cannot be changed', 'kind');
  const changed = await (enabled
    ? ctx.sql(allowStatement, [userId, kind, ctx.now])
    : ctx.sql(silenceStatement, [userId, kind]));
  if (changed.length > 0) publishNotificationsChanged(ctx, [userId]);
}

/**
 * Switches a kind of notification on or off in one channel for the viewer; idempotent. Throws UNAUTHENTICATED,
 * BAD_USER_INPUT, and CONFLICT for a mail on an instance that sends none.
 */
export async function setNotificationPreference(ctx: Context, choice: Choice): Promise<{ viewer: User }> {
  const viewer = requireViewer(ctx);
  const { kind, channel, enabled } = choice;
  if (channel === NotificationChannel.SCREEN) await setOnScreen(ctx, viewer.id, choice);
  else {
    if (enabled) requireMail(ctx.services);
    await ctx.sql(channelStatements[channel], [viewer.id, kind, enabled]);
  }
  clearLoaders(ctx);
  return { viewer: await findViewer(ctx) };
}

/**
 * Sets when the viewer gets mails; idempotent. Throws UNAUTHENTICATED, BAD_USER_INPUT, and CONFLICT for a digest on an
 * instance that sends no mail.
 */
export async function updateMailSchedule(
  ctx: Context,
  { quietFrom = null, quietTo = null, digestDay = null, digestHour }: UpdateMailScheduleInput,
): Promise<{ viewer: User }> {
  const viewer = requireViewer(ctx);
  if ((quietFrom === null) !== (quietTo === null))
    throw badInput('Send both quietFrom and quietTo, or neither', 'quietTo');
  if (quietFrom !== null && quietFrom === quietTo) throw badInput('quietTo must differ from quietFrom', 'quietTo');
  if (digestDay !== null) requireMail(ctx.services);
  const zone = ctx.services.defaultTimeZone;
  await ctx.sql(scheduleStatement, [viewer.id, quietFrom, quietTo, digestDay, digestHour, ctx.now, zone]);
  clearLoaders(ctx);
  return { viewer: await findViewer(ctx) };
}
