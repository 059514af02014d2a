import { randomBytes } from 'node:crypto';
import { setSuspension } from '../../auth/suspending.ts';
import type { AccountTokenKind } from '../../model/auth/AccountToken.ts';
import { hashToken } from '../../platform/lib/tokens.ts';
import { newcomer } from '../authDoors.ts';
import type { TestApp } from '../harness.ts';
import { insertInto } from './insertInto.ts';
import type { Sightings } from './makeSightings.ts';

/** Stores a link as its mail would contain it. Returns its token. */
async function linkFor(app: TestApp, userId: string, kind: AccountTokenKind, address: string | null) {
  const token = randomBytes(32).toString('base64url');
  const expires_at = new Date(Date.now() + 3_600_000);
  await insertInto(app, 'account_token', { token_hash: hashToken(token), kind, user_id: userId, address, expires_at });
  return token;
}

/**
 * Signs somebody up who confirms an address for mails, forgets the password, chooses another one, is suspended and appeals. A visitor
 * reports them.
 */
export async function recoverNewcomer(
  documents: ReadonlyMap<string, string>,
  app: TestApp,
  sightings: Sightings,
): Promise<void> {
  const { username, password, ...names } = newcomer('forgetful');
  const { body } = await app.as(null).post('/api/auth/register', { username, password, ...names });
  const owner = app.with({ authorization: `Bearer ${body.sessionId}` });
  const visitor = app.as(null);
  const call = async (caller: typeof visitor, mutation: string, variables: object) => {
    const { data, error } = await caller.query(documents.get(mutation) ?? '', variables);
    if (error) throw new Error(`${mutation}: ${error.message}`);
    sightings.note('GraphQL', data);
    return data[mutation];
  };

  const address = 'forgetful@cast.test';
  await call(owner, 'changeMailAddress', { input: { address } });
  const confirming = await linkFor(app, body.id, 'confirm', address);
  await call(visitor, 'confirmMailAddress', { token: confirming });
  await call(visitor, 'requestPasswordReset', { input: { account: username } });
  const token = await linkFor(app, body.id, 'reset', null);
  await call(visitor, 'checkLink', { kind: 'RESET', token });
  await call(visitor, 'resetPassword', { input: { token, newPassword: password } });
  const notice = { targetType: 'USER', targetId: body.id, reason: 'To be looked at' };
  const { receipt } = await call(visitor, 'fileNotice', { input: notice });
  await call(visitor, 'checkNotice', { receipt });
  const { orm, services } = app.backend;
  await setSuspension({ em: orm.em.fork(), now: new Date(), services }, body.id, 'shown');
  const appealing = await linkFor(app, body.id, 'appeal', null);
  await call(visitor, 'readSuspension', { token: appealing });
  await call(visitor, 'appealSuspension', { input: { token: appealing, text: 'I sold nothing.' } });
}
