import type { Context } from '../context.ts';
import { statement } from '../platform/database/sql.ts';
import { requireSession, visitorKey } from '../platform/lib/access.ts';
import { DomainError } from '../platform/lib/errors.ts';
import type { Provider, ProviderIdentity, ProviderSecrets } from '../platform/oidc/Provider.ts';
import { noteSecurity } from '../platform/telemetry/securityLog.ts';
import { applicantRefused, refuseMoreApplications } from './applications.ts';
import { beginAttempt, secretOf, takeAttempt } from './attempts.ts';
import { usernamePattern } from './authInputs.ts';
import { createAccount } from './createAccount.ts';
import { type OpenedSession, signInMember } from './enterSession.ts';
import { type Identity, linkIdentity, ownerOfIdentity } from './identities.ts';
import type {
  FinishProviderSignInInput,
  FinishProviderSignInPayload,
  LinkProviderInput,
  ProviderNewcomer,
  ProviderSignUpInput,
} from './providerInputs.ts';
import { requirePassword } from './requirePassword.ts';
import { refuseReservedDisplayName, refuseReservedName } from './reservedNames.ts';
import { needsApproval, permitSignUp } from './signUps.ts';

// Signing in by an account at the provider of OIDC_ISSUER. Issuer and subject identify it. An e-mail address proves nothing, and the
// server does not ask for one. Only a member who is signed in links an account at the provider to an existing account.

const maxLabel = 200;

const isTakenStatement = statement('auth.isTaken', 'select 1 as one from "user" where lower(username) = lower($1)');

function requireProvider({ services: { provider } }: Context): Provider {
  if (provider) return provider;
  throw new DomainError('CONFLICT', 'This instance has no provider: sign in with a password');
}

const secretsOf = (token: string): ProviderSecrets => ({
  state: secretOf(token, 'state'),
  nonce: secretOf(token, 'nonce'),
  verifier: secretOf(token, 'verifier'),
});

/** Begins a sign-in. Returns the address at the provider. Throws CONFLICT, RATE_LIMITED, and a temporary error. */
export async function beginProviderSignIn(ctx: Context, userId: string | null = null): Promise<{ url: string }> {
  const provider = requireProvider(ctx);
  await ctx.services.limiter.consume('signIns', visitorKey(ctx));
  return { url: await provider.begin(secretsOf(await beginAttempt(ctx, 'provider', { userId }))) };
}

/** Begins to link an account at the provider to the viewer. Throws as above, UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT. */
export async function linkProvider(ctx: Context, { currentPassword }: LinkProviderInput): Promise<{ url: string }> {
  const { viewer } = requireSession(ctx);
  requireProvider(ctx);
  await requirePassword(ctx, viewer.id, currentPassword);
  return beginProviderSignIn(ctx, viewer.id);
}

/**
 * Finishes what the browser began: signs a member in, links an account at the provider to the viewer, or finds a newcomer.
 * Throws GONE, FORBIDDEN, CONFLICT, RATE_LIMITED, and a temporary error.
 */
export async function finishProviderSignIn(
  ctx: Context,
  { query, invitation }: FinishProviderSignInInput,
): Promise<FinishProviderSignInPayload> {
  const provider = requireProvider(ctx);
  await ctx.services.limiter.consume('signIns', visitorKey(ctx));
  const { token, userId } = await takeAttempt(ctx, 'provider', ctx.sql);
  ctx.attempt.clear();
  const identity = await provider.finish(query, secretsOf(token)).catch((refusal: unknown) => {
    noteSecurity(ctx, 'signInFailed', { userId, reason: 'no proof of the provider' });
    throw refusal;
  });
  const nothing = { session: null, newcomer: null, linkedUser: null };
  if (userId) {
    return { ...nothing, linkedUser: await linkIdentity(ctx, userId, await labelled(identity)) };
  }
  const owner = await ownerOfIdentity(ctx.sql, identity);
  if (owner?.isApplicant) {
    noteSecurity(ctx, 'signInFailed', { userId: null, reason: 'not approved' });
    throw applicantRefused(owner.refusal);
  }
  if (owner?.identityId) {
    const { id, identityId } = owner;
    return { ...nothing, session: await signInMember(ctx, { id, passwordHash: null, identityId }) };
  }
  return { ...nothing, newcomer: await welcome(ctx, identity, invitation) };
}

async function labelled({ issuer, subject, names }: ProviderIdentity): Promise<Identity> {
  const { username, displayName } = await names();
  return {
    issuer,
    subject,
    label: (username ?? displayName)?.toWellFormed().replaceAll('\0', '').slice(0, maxLabel) || null,
  };
}

/** Keeps the identity of a newcomer for the next step, and proposes names. Throws FORBIDDEN by the policy of sign-up. */
async function welcome(
  ctx: Context,
  identity: ProviderIdentity,
  invitation: string | null | undefined,
): Promise<ProviderNewcomer> {
  permitSignUp(ctx.services, invitation);
  await beginAttempt(ctx, 'newcomer', await labelled(identity));
  const { username, displayName } = await identity.names();
  return { username: await freeName(ctx, username), displayName: displayName?.slice(0, maxLabel) ?? null };
}

/** A name in the form of a username that nobody has. Null if the member must choose another. */
async function freeName({ sql }: Context, proposed: string | null): Promise<string | null> {
  const [local = ''] = proposed?.split('@') ?? [];
  const name = local
    .normalize('NFKD')
    .replaceAll(/[^A-Za-z0-9_.-]/g, '')
    .slice(0, 30);
  if (!usernamePattern.test(name)) return null;
  return (await sql(isTakenStatement, [name])).length === 0 ? name : null;
}

/**
 * Creates the account of a newcomer and signs it in. Throws GONE without a fresh sign-in at the provider, and like `register`.
 */
export async function registerByProvider(ctx: Context, input: ProviderSignUpInput): Promise<OpenedSession> {
  requireProvider(ctx);
  const { username, displayName, invitation, mailAddress } = input;
  permitSignUp(ctx.services, invitation);
  refuseReservedName(username);
  refuseReservedDisplayName(displayName);
  await ctx.services.limiter.consume('signUps', visitorKey(ctx));
  if (needsApproval(ctx.services, invitation)) await refuseMoreApplications(ctx);
  const opened = await createAccount(ctx, {
    account: { username, displayName: displayName.trim(), passwordHash: null },
    invitation,
    mailAddress,
    async takeIdentity(sql) {
      const { issuer, subject, label } = await takeAttempt(ctx, 'newcomer', sql);
      if (!issuer || !subject) throw new Error('An attempt of a newcomer has an identity');
      return { issuer, subject, label };
    },
  });
  ctx.attempt.clear();
  return opened;
}
