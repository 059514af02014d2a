import { type Context, clearLoaders } from '../context.ts';
import { lockSession } from '../model/auth/lockSession.ts';
import { openOrders, orderMail } from '../model/auth/mailOrders.ts';
import { Passkey } from '../model/auth/Passkey.ts';
import type { User } from '../model/users/User.ts';
import { userPolicy } from '../model/users/userPolicy.ts';
import { columnsOf, insertionOf } from '../platform/database/columns.ts';
import { inTransaction } from '../platform/database/inTransaction.ts';
import { type Sql, statement } from '../platform/database/sql.ts';
import { sqlIn } from '../platform/database/sqlIn.ts';
import { requireSession, visitorKey } from '../platform/lib/access.ts';
import { badInput, DomainError } from '../platform/lib/errors.ts';
import { isId } from '../platform/lib/ids.ts';
import { passkeySite } from '../platform/passkeys/passkeySite.ts';
import { creationOptions, type PasskeyKey, readNewKey } from '../platform/passkeys/verifyPasskeys.ts';
import { noteSecurity } from '../platform/telemetry/securityLog.ts';
import { beginAttempt, secretOf, takeAttempt } from './attempts.ts';
import type {
  AddPasskeyInput,
  AddPasskeyPayload,
  BeginPasskeyInput,
  BeginPasskeyPayload,
  RemovePasskeyInput,
  RemovePasskeyPayload,
} from './passkeyInputs.ts';
import { requirePassword, requireRecentPassword } from './requirePassword.ts';
import { requireWayIn } from './requireWayIn.ts';
import { reread } from './reread.ts';
import { endOthers, revokeTokensSince } from './sessionList.ts';

// The passkeys of a member. A new password removes them, because an intruder who knew the old one may have added them. A mail tells of
// each change.

/** The most passkeys of a member. */
export const maxPasskeys = 20;

const insertion = insertionOf(Passkey);
const insertStatement = statement(
  'passkey.insert',
  `insert into passkey (${insertion.columns}) values (${insertion.parameters}) on conflict do nothing returning id`,
);
const removeStatement = statement(
  'passkey.remove',
  'delete from passkey where id = $1 and user_id = $2 returning created_at as "createdAt"',
);
const removeAllStatement = statement(
  'passkey.removeAll',
  `delete from passkey p using "user" u where p.user_id = $1 and u.id = $1 and u.password_hash is not null returning p.id`,
);
const credentialsStatement = statement(
  'passkey.credentials',
  'select credential_id as "credentialId" from passkey where user_id = $1',
);
const listStatement = statement(
  'passkey.list',
  `select ${columnsOf(Passkey, 'p')} from passkey p where p.user_id = $1
   order by p.created_at, p.id limit ${maxPasskeys}`,
);

/** The name of an account at an authenticator, which returns it at each sign-in. */
export const handleOf = (userId: string): string =>
  Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url');

/** The passkeys of the viewer. Null if the member is not the viewer. */
export async function listPasskeys({ sql, viewer }: Context, user: User): Promise<Passkey[] | null> {
  if (!userPolicy.readPrivate.may(viewer, user)) return null;
  return sql<Passkey & {}>(listStatement, [user.id]);
}

/** Orders a mail about a passkey of a member, in the transaction of the change. */
async function mailChange(ctx: Context, sql: Sql, id: string, userId: string, change: 'added' | 'removed') {
  const order = { kind: 'passkeyChanged', userId, change, at: ctx.now.toISOString() } as const;
  await orderMail(ctx.services, `passkey ${change} ${id}`, order, sql);
}

/** Begins to add a passkey to the viewer. Throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, CONFLICT, RATE_LIMITED. */
export async function beginPasskey(ctx: Context, { currentPassword }: BeginPasskeyInput): Promise<BeginPasskeyPayload> {
  const { viewer } = requireSession(ctx);
  const userId = viewer.id;
  const site = passkeySite(ctx.origin());
  await requirePassword(ctx, userId, currentPassword);
  await ctx.services.limiter.consume('signIns', visitorKey(ctx));
  const { username, displayName } = await reread(ctx, userId);
  const known = await ctx.sql<{ credentialId: string }>(credentialsStatement, [userId]);
  const credentialIds = known.map(({ credentialId }) => credentialId);
  const challenge = secretOf(await beginAttempt(ctx, 'newPasskey', { userId }), 'challenge');
  const siteName = ctx.services.instance.current().name ?? 'Cycle Chat';
  const account = { siteName, handle: handleOf(userId), username, displayName, credentialIds };
  return { options: await creationOptions({ site, challenge }, account) };
}

/** Adds a passkey to the viewer, whose session began the attempt. Throws as above, and GONE. */
export async function addPasskey(ctx: Context, { name, response }: AddPasskeyInput): Promise<AddPasskeyPayload> {
  const { viewer } = requireSession(ctx);
  const site = passkeySite(ctx.origin());
  await ctx.services.limiter.consume('signIns', visitorKey(ctx));
  const { token, userId } = await takeAttempt(ctx, 'newPasskey', ctx.sql);
  ctx.attempt.clear();
  // Somebody else has signed in to this browser since.
  if (viewer.id !== userId) throw new DomainError('FORBIDDEN', 'Another member began this: start it again');
  const key = await readNewKey(response, { site, challenge: secretOf(token, 'challenge') });
  if (!key) throw badInput('This passkey was not accepted: start it again', 'response');
  const passkey = await insertPasskey(ctx, name.trim(), key);
  noteSecurity(ctx, 'passkeyAdded', { userId });
  clearLoaders(ctx);
  return { passkey, user: await reread(ctx, userId) };
}

async function insertPasskey(ctx: Context, name: string, key: PasskeyKey): Promise<Passkey> {
  const { viewer, sessionToken } = requireSession(ctx);
  const userId = viewer.id;
  const passkey = {
    ...new Passkey(),
    ...key,
    userId,
    name,
    signatureCounter: String(key.signatureCounter),
    createdAt: ctx.now,
  };
  await openOrders(ctx.services);
  await inTransaction(ctx.em, async (em) => {
    await lockSession(em, userId, sessionToken);
    if ((await em.count(Passkey, { userId })) >= maxPasskeys)
      throw new DomainError('CONFLICT', `You have ${maxPasskeys} passkeys, the maximum: remove one first`);
    const sql = sqlIn(em);
    if ((await sql(insertStatement, insertion.valuesOf(passkey))).length === 0)
      throw new DomainError('CONFLICT', 'This passkey belongs to an account already');
    await mailChange(ctx, sql, passkey.id, userId, 'added');
  });
  return passkey;
}

/**
 * Removes the passkeys of a member whose password is being replaced, but not if it is their first password. Call `openOrders` before
 * the transaction, and this before the new password is stored. Returns whether there were any, which a mail then tells the member.
 */
export async function removeAllPasskeys(
  ctx: Pick<Context, 'services' | 'now'>,
  sql: Sql,
  userId: string,
): Promise<boolean> {
  if ((await sql(removeAllStatement, [userId])).length === 0) return false;
  const order = { kind: 'passkeysRemoved', userId, at: ctx.now.toISOString() } as const;
  await orderMail(ctx.services, `passkeysRemoved ${userId} ${order.at}`, order, sql);
  return true;
}

/**
 * Removes a passkey of the viewer, ends the other sessions, which it may have opened, as `endOthers`, and revokes the access tokens made since
 * it was added. Throws NOT_FOUND, BAD_USER_INPUT, RATE_LIMITED,
 * and CONFLICT for the last way to sign in.
 */
export async function removePasskey(
  ctx: Context,
  { passkeyId, currentPassword }: RemovePasskeyInput,
): Promise<RemovePasskeyPayload> {
  const { viewer, sessionToken } = requireSession(ctx);
  await requireRecentPassword(ctx, currentPassword);
  const userId = viewer.id;
  await openOrders(ctx.services);
  await inTransaction(ctx.em, async (em) => {
    await lockSession(em, userId, sessionToken);
    const sql = sqlIn(em);
    const [removed] = isId(passkeyId) ? await sql<{ createdAt: Date }>(removeStatement, [passkeyId, userId]) : [];
    if (!removed) throw new DomainError('NOT_FOUND', 'Passkey not found');
    await mailChange(ctx, sql, passkeyId, userId, 'removed');
    await requireWayIn(ctx, em, userId);
    await endOthers(ctx, em);
    await revokeTokensSince(em, userId, removed.createdAt);
  });
  noteSecurity(ctx, 'passkeyRemoved', { userId });
  clearLoaders(ctx);
  return { removedPasskeyId: passkeyId, user: await reread(ctx, userId) };
}
