import type { Context } from '../context.ts';
import { statement } from '../platform/database/sql.ts';
import { visitorKey } from '../platform/lib/access.ts';
import { DomainError } from '../platform/lib/errors.ts';
import { passkeySite } from '../platform/passkeys/passkeySite.ts';
import { readClaim, requestOptions } from '../platform/passkeys/verifyPasskeys.ts';
import { noteSecurity, type SignInFailure } from '../platform/telemetry/securityLog.ts';
import { beginAttempt, secretOf, takeAttempt } from './attempts.ts';
import { type OpenedSession, signInMember } from './enterSession.ts';
import type { BeginPasskeyPayload, SignInByPasskeyInput } from './passkeyInputs.ts';
import { handleOf } from './passkeys.ts';

// Signing in by a passkey. The authenticator names the account, so the server asks for no username. Each challenge is for one
// browser and one use.

interface Found {
  readonly id: string;
  readonly userId: string;
  readonly publicKey: string;
}

const findStatement = statement(
  'passkey.find',
  `select p.id, p.user_id as "userId", p.public_key as "publicKey" from passkey p
   where p.credential_id = $1 and not exists (select from account_deletion d where d.user_id = p.user_id and d.deletes)`,
);
// An authenticator that counts has a higher counter at each use. A copy of it would reveal itself by an old counter.
const useStatement = statement(
  'passkey.use',
  `update passkey set signature_counter = $2, last_used_at = $3
   where id = $1 and (signature_counter < $2 or (signature_counter = 0 and $2::bigint = 0)) returning id`,
);

/** Begins a sign-in by a passkey. Throws CONFLICT and RATE_LIMITED. */
export async function beginPasskeySignIn(ctx: Context): Promise<BeginPasskeyPayload> {
  const site = passkeySite(ctx.origin());
  await ctx.services.limiter.consume('signIns', visitorKey(ctx));
  const challenge = secretOf(await beginAttempt(ctx, 'passkey'), 'challenge');
  return { options: await requestOptions({ site, challenge }) };
}

/** Signs a member in by a passkey. Throws GONE, UNAUTHENTICATED, FORBIDDEN for a suspended member, CONFLICT and RATE_LIMITED. */
export async function signInByPasskey(ctx: Context, { response }: SignInByPasskeyInput): Promise<OpenedSession> {
  const site = passkeySite(ctx.origin());
  await ctx.services.limiter.consume('signIns', visitorKey(ctx));
  const { token } = await takeAttempt(ctx, 'passkey', ctx.sql);
  ctx.attempt.clear();
  const claim = readClaim(response);
  const passkey = claim && (await findPasskey(ctx, claim.credentialId));
  if (!passkey || claim.handle !== handleOf(passkey.userId))
    throw refused(ctx, passkey?.userId ?? null, 'no proof of the passkey');
  const { id, userId, publicKey } = passkey;
  const signatureCounter = await claim.verify(publicKey, { site, challenge: secretOf(token, 'challenge') });
  if (signatureCounter === null) throw refused(ctx, userId, 'no proof of the passkey');
  if ((await ctx.sql(useStatement, [id, signatureCounter, ctx.now])).length === 0)
    throw refused(ctx, userId, 'old counter of the passkey');
  return signInMember(ctx, { id: userId, passwordHash: null, passkeyId: id });
}

async function findPasskey({ sql }: Context, credentialId: string): Promise<Found | undefined> {
  const [found] = await sql<Found & {}>(findStatement, [credentialId]);
  return found;
}

/** Logs a failed sign-in and returns its error, which does not reveal what was wrong. */
function refused(ctx: Context, userId: string | null, reason: SignInFailure): DomainError {
  noteSecurity(ctx, 'signInFailed', { userId, reason });
  return new DomainError('UNAUTHENTICATED', 'This passkey was not accepted: sign in another way');
}
