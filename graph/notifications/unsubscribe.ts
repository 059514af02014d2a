import { createHmac, timingSafeEqual } from 'node:crypto';
import { type NotificationKind, notificationKinds } from '../model/notifications/NotificationKind.ts';
import { type Sql, statement } from '../platform/database/sql.ts';
import { isId } from '../platform/lib/ids.ts';

// The links that end mails need no sign-in. Each is signed for one member and one kind of mail. It works until the
// account is deleted, because mails are kept for years.

/** The subscription that a link ends: the mails of one kind, all mails of notifications, or the weekly digest. */
export type StoppedMail = NotificationKind | 'mail' | 'digest';

const stoppable: readonly string[] = [...notificationKinds, 'mail', 'digest'];
const isStoppable = (text: string): text is StoppedMail => stoppable.includes(text);

const signatureOf = (secret: string, userId: string, what: StoppedMail) =>
  createHmac('sha256', secret).update(`${userId} ${what}`).digest();

/** The token of a link that ends mails of a member. */
export const stopToken = (what: StoppedMail, { userId, stopSecret }: { userId: string; stopSecret: string }): string =>
  [userId, what, signatureOf(stopSecret, userId, what).toString('base64url')].join('.');

const secretStatement = statement(
  'notification.stopSecret',
  'select stop_secret as "stopSecret" from mail_preference where user_id = $1',
);
const stopKindStatement = statement(
  'notification.stopKind',
  'update mail_preference set mail_kinds = array_remove(mail_kinds, $2) where user_id = $1',
);
const stopMailStatement = statement(
  'notification.stopMail',
  `update mail_preference set mail_kinds = '{}' where user_id = $1`,
);
const stopDigestStatement = statement(
  'notification.stopDigest',
  'update mail_preference set digest_day = null where user_id = $1',
);

export interface StopLink {
  readonly userId: string;
  readonly what: StoppedMail;
}

/** Reads the token of a link. Null if its signature is wrong. One link has one token: a text that only contains it is another. */
export async function readStopToken(sql: Sql, token: string): Promise<StopLink | null> {
  const [userId = '', what = '', signature = ''] = token.split('.');
  if (!isId(userId) || !isStoppable(what)) return null;
  const [found] = await sql<{ stopSecret: string }>(secretStatement, [userId]);
  const given = Buffer.from(signature, 'base64url');
  // Also computed for members without a row, so that the time says nothing about them.
  const expected = signatureOf(found?.stopSecret ?? 'none', userId, what);
  const isRight = given.length === expected.length && timingSafeEqual(given, expected);
  return found && isRight && stopToken(what, { userId, ...found }) === token ? { userId, what } : null;
}

/** Ends the mails that a link is for; idempotent. */
export async function stopMails(sql: Sql, { userId, what }: StopLink): Promise<void> {
  if (what === 'digest') await sql(stopDigestStatement, [userId]);
  else if (what === 'mail') await sql(stopMailStatement, [userId]);
  else await sql(stopKindStatement, [userId, what]);
}
