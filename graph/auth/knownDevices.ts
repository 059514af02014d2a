import type { Context } from '../context.ts';
import { orderMail } from '../model/auth/mailOrders.ts';
import { type Sql, statement } from '../platform/database/sql.ts';
import { browserName } from '../platform/lib/browserName.ts';
import { hashToken, isToken, newToken } from '../platform/lib/tokens.ts';

// The browsers and programs in which a member has signed in. The member gets a mail about a sign-in from another one. A cookie
// of its own identifies a device. It signs nobody in and outlives sessions. An instance without mail neither sets this cookie nor
// stores devices.

/** How long a device stays known without a sign-in, in seconds. */
export const deviceLifetime = 365 * 24 * 60 * 60;

/** The most devices of a member. The next one replaces the one that was used the longest ago. */
export const maxDevices = 50;

// Skips locked rows, so that parallel sign-ins of a member do not wait for each other's old devices.
const rememberStatement = statement(
  'knownDevice.remember',
  `with oldest as (
     select token_hash from known_device where user_id = $2 and token_hash <> $1
     order by last_used_at desc offset ${maxDevices - 1}
   ), gone as (
     delete from known_device where token_hash = any(array(
       select token_hash from known_device where token_hash in (select token_hash from oldest) for update skip locked
     ))
   )
   insert into known_device as known (token_hash, user_id, device, created_at, last_used_at)
   values ($1, $2, $3, $4, $4)
   on conflict (token_hash) do update set device = $3, last_used_at = $4
   returning known.xmax = 0 as "isNew"`,
);
const forgetOthersStatement = statement(
  'knownDevice.forgetOthers',
  'delete from known_device where user_id = $1 and token_hash <> $2',
);

type SigningIn = Pick<Context, 'services' | 'cookie' | 'deviceCookie' | 'now'>;

const hashOf = (token: string, userId: string): string => hashToken(`${token} ${userId}`);

/** The hash of the request's device if the member has not signed in there before. Null for a known device, and without mail. */
async function remember(
  { services, cookie, deviceCookie, now }: SigningIn,
  sql: Sql,
  userId: string,
): Promise<string | null> {
  if (!services.mailer) return null;
  const token = deviceCookie.token && isToken(deviceCookie.token) ? deviceCookie.token : newToken();
  // Also if the transaction fails: a cookie without a row changes nothing.
  deviceCookie.set(token);
  const tokenHash = hashOf(token, userId);
  const [known] = await sql<{ isNew: boolean }>(rememberStatement, [tokenHash, userId, cookie.device, now]);
  return known?.isNew ? tokenHash : null;
}

/** Remembers the device of a sign-up, in its transaction. */
export async function rememberDevice(ctx: SigningIn, sql: Sql, userId: string): Promise<void> {
  await remember(ctx, sql, userId);
}

/**
 * Remembers the device of a sign-in, in its transaction, and orders a mail about a new one. The job finds out whether the member
 * has an address, so that the sign-in takes the same time for everyone.
 */
export async function noteSignIn(ctx: SigningIn, sql: Sql, userId: string): Promise<void> {
  const tokenHash = await remember(ctx, sql, userId);
  if (tokenHash === null) return;
  const facts = { browser: browserName(ctx.cookie.device), at: ctx.now.toISOString() };
  await orderMail(ctx.services, `signIn ${tokenHash}`, { kind: 'newSignIn', userId, ...facts }, sql);
}

/** The hash of the request's device. A request without a device has one that no row has. */
export const deviceHashOf = ({ deviceCookie }: Pick<Context, 'deviceCookie'>, userId: string): string =>
  hashOf(deviceCookie.token ?? '', userId);

/** Forgets the devices of a member except that of the request. The transaction must have locked the member. */
export async function forgetOtherDevices(ctx: Pick<Context, 'deviceCookie'>, sql: Sql, userId: string): Promise<void> {
  await sql(forgetOthersStatement, [userId, deviceHashOf(ctx, userId)]);
}
