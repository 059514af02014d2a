import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { type Context, clearLoaders, type OperatorContext, type Services } from '../context.ts';
import { lockSession } from '../model/auth/lockSession.ts';
import { MailAddress } from '../model/auth/MailAddress.ts';
import { openOrders, orderMail } from '../model/auth/mailOrders.ts';
import { noteAct } from '../model/operators/noteAct.ts';
import { lockMember } from '../model/users/lockMember.ts';
import type { User } from '../model/users/User.ts';
import { userPolicy } from '../model/users/userPolicy.ts';
import { inTransaction } from '../platform/database/inTransaction.ts';
import { type Sql, statement } from '../platform/database/sql.ts';
import { sqlIn } from '../platform/database/sqlIn.ts';
import { requireSession, visitorKey } from '../platform/lib/access.ts';
import { DomainError } from '../platform/lib/errors.ts';
import { isId } from '../platform/lib/ids.ts';
import { hashToken } from '../platform/lib/tokens.ts';
import { noteSecurity } from '../platform/telemetry/securityLog.ts';
import { consumeToken, dropTokens, issueToken, ownerOfToken, spentLink } from './accountTokens.ts';
import { recipientById } from './mailRecipients.ts';
import type { ChangeMailAddressInput, ConfirmMailAddressPayload } from './recoveryInputs.ts';
import { requireRecentPassword } from './requirePassword.ts';

// The address for mails about the account. It is asked for, then confirmed by a link. Until then the old one stays.

const findStatement = statement(
  'mailAddress.find',
  'select address, confirmed_at as "confirmedAt", pending from mail_address where user_id = $1',
);
const awaitStatement = statement(
  'mailAddress.await',
  `insert into mail_address (user_id, pending) values ($1, $2)
   on conflict (user_id) do update set pending = nullif($2, mail_address.address)`,
);
const confirmStatement = statement(
  'mailAddress.confirm',
  `with old as (select user_id, address from mail_address where user_id = $1 and pending = $2 for update)
   update mail_address m set address = $2, confirmed_at = $3, pending = null from old where m.user_id = old.user_id
   returning old.address as "oldAddress"`,
);
// The address of another account stays with it.
const insertStatement = statement(
  'mailAddress.insert',
  'insert into mail_address (user_id, address, confirmed_at) values ($1, $2, $3) on conflict do nothing',
);
// A row has an address, or one that waits, or both.
const forgetPendingStatement = statement(
  'mailAddress.forgetPending',
  `with gone as (delete from mail_address where user_id = $1 and address is null)
   update mail_address set pending = null where user_id = $1 and address is not null and pending is not null`,
);

type Found = Pick<MailAddress, 'address' | 'confirmedAt' | 'pending'>;

/** The address of the member, null without one and for everyone but the member. */
export async function findMailAddress({ sql, viewer }: Context, user: User): Promise<Found | null> {
  if (!userPolicy.readPrivate.may(viewer, user)) return null;
  const [found] = await sql<Found>(findStatement, [user.id]);
  return found ?? null;
}

/** A confirmed address, and when it was confirmed. */
export interface Confirmed {
  readonly address: string;
  readonly confirmedAt: Date;
}

/** The confirmed address of a member, null without one. For the operator. */
export async function confirmedAddressOf(sql: Sql, userId: string): Promise<Confirmed | null> {
  const [found] = await sql<Found>(findStatement, [userId]);
  return found?.address && found.confirmedAt ? { address: found.address, confirmedAt: found.confirmedAt } : null;
}

/**
 * Asks the new address for its confirmation, or removes the address if the new one is null. The response and its statements are the
 * same for an address of another account. Throws UNAUTHENTICATED, FORBIDDEN for access tokens, BAD_USER_INPUT, and RATE_LIMITED.
 */
export async function changeMailAddress(
  ctx: Context,
  { address, currentPassword }: ChangeMailAddressInput,
): Promise<{ userId: string }> {
  const { viewer, sessionToken } = requireSession(ctx);
  await requireRecentPassword(ctx, currentPassword);
  if (address) await payForMail(ctx, viewer.id, address);
  await openOrders(ctx.services);
  await inTransaction(ctx.em, async (em) => {
    await lockSession(em, viewer.id, sessionToken);
    if (address) await awaitConfirmation(em, ctx.services, viewer.id, address);
    else await remove(em, ctx.services, viewer.id);
  });
  noteSecurity(ctx, 'mailAddressChanged', { userId: viewer.id });
  clearLoaders(ctx);
  return { userId: viewer.id };
}

/**
 * Counts a mail for the member, the network address and the recipient, so that many accounts cannot flood a mailbox. A member gets two mails
 * to one recipient at most, so that nobody can use up those that confirm the address of another member.
 */
async function payForMail({ services, address }: Context, userId: string, to: string): Promise<void> {
  const { limiter } = services;
  const recipient = `to:${hashToken(to.toLowerCase())}`;
  const third = Math.floor(limiter.limitOf('mails') / 3) + 1;
  await limiter.consume('mails', `${userId} ${recipient}`, third);
  for (const key of [userId, address, recipient]) await limiter.consume('mails', key);
}

type Post = Pick<Services, 'mailer' | 'jobs'>;

async function awaitConfirmation(em: EntityManager, services: Post, userId: string, address: string): Promise<void> {
  const sql = sqlIn(em);
  await sql(awaitStatement, [userId, address]);
  const to = address.toLowerCase();
  await orderMail(services, `confirm ${userId} ${to}`, { kind: 'confirm', userId, to }, sql);
}

async function remove(em: EntityManager, services: Post, userId: string): Promise<void> {
  const sql = sqlIn(em);
  const [old] = await sql<Found>(findStatement, [userId]);
  await dropTokens(sql, 'confirm', userId);
  await em.nativeDelete(MailAddress, { userId });
  for (const kind of ['reset', 'appeal'] as const) await dropTokens(sql, kind, userId);
  if (old?.address) await tellOldAddress(em, services, userId, old.address);
}

/**
 * Forgets the address that waits for its confirmation, and its links, because an intruder may have asked for it. The transaction must
 * have locked the member. The order of the statements is that of `confirm`, so that the two never deadlock.
 */
export async function dropPendingAddress(sql: Sql, userId: string): Promise<void> {
  await dropTokens(sql, 'confirm', userId);
  await sql(forgetPendingStatement, [userId]);
}

/**
 * Removes the address of a member, and one that is not confirmed. A mail tells the confirmed one. The log names no address, because its
 * rows are never deleted. Throws NOT_FOUND if there is none. For the operator.
 */
export async function removeMailAddress(ctx: OperatorContext, userId: string): Promise<void> {
  const { services } = ctx;
  noteAct(ctx, { verb: 'user remove-address', targetId: isId(userId) ? userId : null });
  await openOrders(services);
  await inTransaction(ctx.em, async (em) => {
    const [found] = isId(userId) ? await sqlIn(em)<Found>(findStatement, [userId]) : [];
    if (!found) throw new DomainError('NOT_FOUND', 'The member has no address');
    await lockMember(em, userId);
    await remove(em, services, userId);
  });
  noteSecurity(ctx, 'mailAddressChanged', { userId });
}

/** Stores the address of a new member that an invitation proves. Does nothing if it belongs to another account. */
export async function insertConfirmedAddress(sql: Sql, userId: string, address: string, now: Date): Promise<void> {
  await sql(insertStatement, [userId, address, now]);
}

/** Mails the address that an account no longer has. */
async function tellOldAddress(em: EntityManager, services: Post, userId: string, to: string): Promise<void> {
  const key = `changed ${userId} ${to.toLowerCase()}`;
  await orderMail(services, key, { kind: 'addressChanged', userId, to }, sqlIn(em));
}

/** A link that confirms an address. `path` is the end of its address. */
export interface ConfirmationLink {
  readonly path: string;
  readonly expiresAt: Date;
  readonly address: string;
}

/**
 * Makes the link that a mail would contain to confirm the address that waits. The operator hands it over. Throws NOT_FOUND if none waits,
 * and CONFLICT on an instance with mail, or if another account has confirmed the address. For the operator.
 */
export async function makeConfirmationLink(ctx: OperatorContext, userId: string): Promise<ConfirmationLink> {
  if (ctx.services.mailer) throw new DomainError('CONFLICT', 'This instance sends the link by mail');
  const member = isId(userId) ? await recipientById(ctx, userId) : undefined;
  if (!member?.pending) throw new DomainError('NOT_FOUND', 'No address of the member waits');
  const { pending: address, isTaken } = member;
  if (isTaken) throw belongsToOther();
  noteAct(ctx, { verb: 'user confirm-link', targetId: userId });
  const { token, expiresAt } = await inTransaction(ctx.em, (em) =>
    issueToken(sqlIn(em), { kind: 'confirm', userId, address, now: ctx.now }),
  );
  return { path: `/confirm/${token}`, expiresAt, address };
}

const belongsToOther = () =>
  new DomainError('CONFLICT', 'This address belongs to another account: remove it there first');

/**
 * Confirms an address by the link of its mail. Throws NOT_FOUND, GONE for a used or expired link, CONFLICT if another
 * account has confirmed the address meanwhile, and RATE_LIMITED.
 */
export async function confirmMailAddress(ctx: Context, token: string): Promise<ConfirmMailAddressPayload> {
  await ctx.services.limiter.consume('signIns', visitorKey(ctx));
  const userId = await ownerOfToken(ctx.sql, 'confirm', token, ctx.now);
  await openOrders(ctx.services);
  try {
    const address = await inTransaction(ctx.em, (em) => confirm(em, ctx, userId, token));
    noteSecurity(ctx, 'mailAddressConfirmed', { userId });
    clearLoaders(ctx);
    return { address };
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    throw belongsToOther();
  }
}

async function confirm(
  em: EntityManager,
  { services, now }: Pick<Context, 'services' | 'now'>,
  userId: string,
  token: string,
): Promise<string> {
  await lockMember(em, userId);
  const sql = sqlIn(em);
  const { address } = await consumeToken(sql, 'confirm', token, now);
  const [changed] = await sql<{ oldAddress: string | null }>(confirmStatement, [userId, address, now]);
  // The member has asked for another address since.
  if (!changed || !address) throw spentLink('expired');
  // A link for a new password in a mail to the old address must not work any more.
  await dropTokens(sql, 'reset', userId);
  if (changed.oldAddress && changed.oldAddress !== address)
    await tellOldAddress(em, services, userId, changed.oldAddress);
  return address;
}
