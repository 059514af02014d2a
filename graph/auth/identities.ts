import { type Context, clearLoaders } from '../context.ts';
import { lockSession } from '../model/auth/lockSession.ts';
import { openOrders, orderMail } from '../model/auth/mailOrders.ts';
import { SignInIdentity } from '../model/auth/SignInIdentity.ts';
import type { User } from '../model/users/User.ts';
import { userPolicy } from '../model/users/userPolicy.ts';
import { columnsOf } from '../platform/database/columns.ts';
import { inTransaction } from '../platform/database/inTransaction.ts';
import { type Sql, statement } from '../platform/database/sql.ts';
import { sqlIn } from '../platform/database/sqlIn.ts';
import { requireSession } from '../platform/lib/access.ts';
import { DomainError } from '../platform/lib/errors.ts';
import { isId, newId } from '../platform/lib/ids.ts';
import { noteSecurity } from '../platform/telemetry/securityLog.ts';
import type { RemoveIdentityInput, RemoveIdentityPayload } from './providerInputs.ts';
import { requireRecentPassword } from './requirePassword.ts';
import { requireWayIn } from './requireWayIn.ts';
import { reread } from './reread.ts';
import { endOthers, revokeTokensSince } from './sessionList.ts';

// The accounts at the provider that sign a member in.

/** The most identities of a member. */
export const maxIdentities = 10;

const insertStatement = statement(
  'identity.insert',
  `insert into sign_in_identity (id, user_id, issuer, subject, label, created_at) values ($1, $2, $3, $4, $5, $6)
   on conflict do nothing returning id`,
);
const findStatement = statement(
  'identity.find',
  `select i.user_id as "id", i.id as "identityId", false as "isApplicant", null::text as refusal from sign_in_identity i
   where i.issuer = $1 and i.subject = $2
   union all
   select a.id, null, true, a.refusal from application a where a.issuer = $1 and a.subject = $2
   order by "isApplicant" limit 1`,
);
const removeStatement = statement(
  'identity.remove',
  'delete from sign_in_identity where id = $1 and user_id = $2 returning id, issuer, created_at as "createdAt"',
);
const unlinkStatement = statement(
  'identity.unlink',
  `delete from sign_in_identity i using "user" u
   where i.user_id = $1 and u.id = i.user_id and u.password_hash is not null
   returning i.id, i.issuer`,
);
const listStatement = statement(
  'identity.list',
  `select ${columnsOf(SignInIdentity, 'i')} from sign_in_identity i where i.user_id = $1
   order by i.created_at, i.id limit ${maxIdentities}`,
);

/** An account at the provider. */
export type Identity = Pick<SignInIdentity, 'issuer' | 'subject' | 'label'>;

/** The member or the applicant of an identity. */
interface Owner {
  readonly id: string;
  /** The row of a member's identity. Null for an applicant. */
  readonly identityId: string | null;
  readonly isApplicant: boolean;
  /** The words with which the operator refused the applicant. */
  readonly refusal: string | null;
}

/** The owner of an identity. Undefined if it is unknown. */
export async function ownerOfIdentity(
  sql: Sql,
  { issuer, subject }: Pick<Identity, 'issuer' | 'subject'>,
): Promise<Owner | undefined> {
  const [owner] = await sql<Owner & {}>(findStatement, [issuer, subject]);
  return owner;
}

/** Links an identity to a member. Throws CONFLICT if it belongs to an account already. */
export async function insertIdentity(sql: Sql, userId: string, identity: Identity, now: Date): Promise<string> {
  const { issuer, subject, label } = identity;
  const id = newId();
  const inserted = await sql(insertStatement, [id, userId, issuer, subject, label, now]);
  if (inserted.length === 0)
    throw new DomainError('CONFLICT', 'This account of the service belongs to another member: remove it there first');
  return id;
}

type Changed = Pick<SignInIdentity, 'id' | 'issuer'>;

/** Orders a mail about an identity of a member, in the transaction of the change. */
async function mailChange(
  { services, now }: Pick<Context, 'services' | 'now'>,
  sql: Sql,
  userId: string,
  { id, issuer, change }: Changed & { readonly change: 'linked' | 'removed' },
): Promise<void> {
  const order = { kind: 'identityChanged', userId, change, issuer, at: now.toISOString() } as const;
  await orderMail(services, `identity ${change} ${id}`, order, sql);
}

/**
 * Removes the identities of a member whose password is being replaced, but not if it is their first password. Call `openOrders`
 * before the transaction, and this before the new password is stored.
 */
export async function unlinkIdentities(
  ctx: Pick<Context, 'services' | 'now'>,
  sql: Sql,
  userId: string,
): Promise<void> {
  for (const { id, issuer } of await sql<Changed>(unlinkStatement, [userId]))
    await mailChange(ctx, sql, userId, { id, issuer, change: 'removed' });
}

/** The identities of the viewer. Null if the member is not the viewer. */
export async function listIdentities({ sql, viewer }: Context, user: User): Promise<SignInIdentity[] | null> {
  if (!userPolicy.readPrivate.may(viewer, user)) return null;
  return sql<SignInIdentity & {}>(listStatement, [user.id]);
}

/** Links an identity to the viewer, whose session began the attempt. Throws UNAUTHENTICATED and CONFLICT. */
export async function linkIdentity(ctx: Context, userId: string, identity: Identity): Promise<User> {
  const { viewer, sessionToken } = requireSession(ctx);
  // Somebody else has signed in to this browser since.
  if (viewer.id !== userId) throw new DomainError('FORBIDDEN', 'Another member began this: start it again');
  await openOrders(ctx.services);
  await inTransaction(ctx.em, async (em) => {
    await lockSession(em, userId, sessionToken);
    if ((await em.count(SignInIdentity, { userId })) >= maxIdentities)
      throw new DomainError('CONFLICT', `You have ${maxIdentities} of these, the maximum: remove one first`);
    const sql = sqlIn(em);
    const id = await insertIdentity(sql, userId, identity, ctx.now);
    await mailChange(ctx, sql, userId, { id, issuer: identity.issuer, change: 'linked' });
  });
  noteSecurity(ctx, 'identityLinked', { userId });
  clearLoaders(ctx);
  return reread(ctx, userId);
}

/**
 * Removes an identity of the viewer, ends the other sessions, which it may have opened, as `endOthers`, and revokes the access tokens made
 * since it was linked. Throws NOT_FOUND, BAD_USER_INPUT, RATE_LIMITED, and CONFLICT for the last way to sign in.
 */
export async function removeIdentity(
  ctx: Context,
  { identityId, currentPassword }: RemoveIdentityInput,
): Promise<RemoveIdentityPayload> {
  const { viewer, sessionToken } = requireSession(ctx);
  await requireRecentPassword(ctx, currentPassword);
  const userId = viewer.id;
  await openOrders(ctx.services);
  await inTransaction(ctx.em, async (em) => {
    await lockSession(em, userId, sessionToken);
    const sql = sqlIn(em);
    const [removed] = isId(identityId)
      ? await sql<Changed & Pick<SignInIdentity, 'createdAt'>>(removeStatement, [identityId, userId])
      : [];
    if (!removed) throw new DomainError('NOT_FOUND', 'Sign-in not found');
    await mailChange(ctx, sql, userId, { ...removed, change: 'removed' });
    await requireWayIn(ctx, em, userId);
    await endOthers(ctx, em);
    await revokeTokensSince(em, userId, removed.createdAt);
  });
  noteSecurity(ctx, 'identityRemoved', { userId });
  clearLoaders(ctx);
  return { removedIdentityId: identityId, user: await reread(ctx, userId) };
}
