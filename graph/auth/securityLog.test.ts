import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeAccessToken } from '../test/accessTokens.ts';
import { linkToBoard } from '../test/boards.ts';
import type { Caller } from '../test/caller.ts';
import { makeCaller } from '../test/caller.ts';
import { environmentOf, runHere } from '../test/commandLine.ts';
import { password as usualPassword } from '../test/factories.ts';
import type { TestApp } from '../test/harness.ts';
import { startApp } from '../test/harness.ts';
import type { ServedApart } from '../test/serveApart.ts';
import { serveApart } from '../test/serveApart.ts';

let app: TestApp;
let served: ServedApart;
let visitor: Caller;
beforeAll(async () => {
  app = await startApp();
  served = await serveApart(app, { LOG_LEVEL: 'error', LOG_FORMAT: 'json', RATE_LIMITS: '{"failedSignIns":3}' });
  visitor = makeCaller(served.url, async () => ({}));
});
afterAll(async () => {
  await served.stop();
  await app.close();
});

const password = 'a-password-of-mine';
const another = 'another-one-of-mine';
const as = (token: string) => makeCaller(served.url, async () => ({ authorization: `Bearer ${token}` }));
const signIn = (username: string, secret: string) => visitor.post('/api/auth/login', { username, password: secret });

interface Line {
  event: string;
  userId: string | null;
  address: string;
  requestId: string;
  [fact: string]: unknown;
}

const parsed = (lines: readonly string[]): Line[] =>
  lines
    .filter((line) => line.startsWith('{"level":30') && line.includes('"log":"security"'))
    .map((line) => JSON.parse(line));
const logged = () => parsed(served.lines);
const factsOf = ({ event, userId, reason, scope, endedSessions }: Line) =>
  JSON.parse(JSON.stringify({ event, userId, reason, scope, endedSessions }));

test('sign-ins, failures, passwords, tokens and deletions are logged at any level, without a secret', async () => {
  const { body: noor } = await visitor.post('/api/auth/register', {
    username: 'noor',
    displayName: 'Noor',
    password,
    confirmPassword: password,
  });
  const userId = noor.id;
  const { body: second } = await signIn('noor', password);
  const failed = await signIn('NOOR', 'a-guess-at-it');
  await signIn('typed-in-the-wrong-field', password);
  const { id, secret } = await makeAccessToken(as(second.sessionId), { scope: 'READ' });
  const change = 'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { ok } }';
  for (const currentPassword of ['a-guess-at-it', password]) {
    await as(second.sessionId).query(change, { input: { currentPassword, newPassword: another } });
  }
  const { body: third } = await signIn('noor', another);
  const revocable = await makeAccessToken(as(third.sessionId), { scope: 'WRITE' });
  await as(third.sessionId).query(`mutation { revokeAccessToken(tokenId: "${revocable.id}") { revokedTokenId } }`);
  const link = await as(third.sessionId).query(
    'mutation { createCalendarFeed(input: { kind: EVENTS }) { path calendarFeed { id } } }',
  );
  const { calendarFeed, path } = link.data.createCalendarFeed;
  const rotated = await as(third.sessionId).query(
    `mutation { rotateCalendarFeed(feedId: "${calendarFeed.id}") { path } }`,
  );
  await as(third.sessionId).get(`/api/users/${userId}/export`);
  await as(third.sessionId).query('mutation { endOtherSessions { endedCount } }');
  await as(third.sessionId).post('/api/auth/logout');
  for (let time = 0; time < 4; time += 1) await signIn('noor', 'a-guess-at-it');
  const { body: last } = await makeCaller(served.url, async () => ({})).post('/api/auth/register', {
    username: 'brief',
    displayName: 'Brief',
    password,
    confirmPassword: password,
  });
  await as(last.sessionId).query(
    `mutation { deleteAccount(input: { currentPassword: "${password}" }) { deletedUserId } }`,
  );

  await expect.poll(() => logged().at(-1)?.event).toBe('accountDeleted');
  const wrong = { event: 'signInFailed', userId, reason: 'wrong password' };
  expect(logged().map(factsOf)).toEqual([
    { event: 'signUp', userId },
    { event: 'signIn', userId },
    wrong,
    { event: 'signInFailed', userId: null, reason: 'unknown name' },
    { event: 'accessTokenCreated', userId, scope: 'read' },
    { event: 'wrongPassword', userId },
    { event: 'passwordChanged', userId, endedSessions: 1 },
    { event: 'signIn', userId },
    { event: 'accessTokenCreated', userId, scope: 'write' },
    { event: 'accessTokenRevoked', userId },
    { event: 'calendarLinkCreated', userId },
    { event: 'calendarLinkCreated', userId },
    { event: 'exportTaken', userId },
    { event: 'otherSessionsEnded', userId, endedSessions: 1 },
    { event: 'signOut', userId },
    wrong,
    wrong,
    wrong,
    { event: 'signInFailed', userId: null, reason: 'too many failures' },
    { event: 'signUp', userId: last.id },
    { event: 'accountDeleted', userId: last.id },
  ]);
  const [, , failure] = logged();
  expect(failure).toMatchObject({ address: '127.0.0.1', requestId: failed.headers.get('x-request-id') });
  expect(logged()[4]).toMatchObject({ tokenId: id });
  const text = served.lines.join('\n');
  const secrets = [
    password,
    another,
    'a-guess-at-it',
    'typed-in-the-wrong-field',
    secret,
    noor.sessionId,
    second.sessionId,
    path,
    rotated.data.rotateCalendarFeed.path,
  ];
  expect(secrets.filter((each) => text.includes(each))).toEqual([]);
});

test('suspensions and passwords by the operator are logged beside the answer of the command', async () => {
  const mara = await app.member('mara');
  await app.tokenOf(mara);
  const environment = { ...environmentOf(app), LOG_LEVEL: 'error' };
  const run = async (...words: string[]) => parsed((await runHere(environment, ...words, '--json')).error.split('\n'));
  const events = [
    ...(await run('user', 'suspend', 'mara')),
    ...(await run('user', 'suspend', 'mara', '--lift')),
    ...(await run('user', 'password', 'mara')),
    ...(await run('user', 'reset-link', 'mara')),
  ];
  const { id: userId } = mara;
  expect(events.map(factsOf)).toEqual([
    { event: 'suspended', userId, endedSessions: 1 },
    { event: 'suspensionLifted', userId },
    { event: 'passwordChanged', userId, endedSessions: 0 },
    { event: 'resetLinkMade', userId },
  ]);
  expect(events.every(({ address }) => address === 'the command line')).toBe(true);
});

test('the board is logged when it is opened, not opened, and ended', async () => {
  const token = await linkToBoard(app);
  const open = 'mutation ($token: String!) { openOperatorSession(input: { token: $token }) { operator { name } } }';
  for (const sent of [token, token]) await visitor.query(open, { token: sent });
  const environment = { ...environmentOf(app), LOG_LEVEL: 'error' };
  const [session] = await app.run<{ id: string }>('select id from operator_session where opened_at is not null');
  const { error } = await runHere(environment, 'operator', 'end', session?.id ?? '', '--json');
  expect(parsed(error.split('\n')).map(factsOf)).toEqual([{ event: 'operatorSessionEnded', userId: null }]);
  await expect
    .poll(() => logged().slice(-2).map(factsOf))
    .toEqual([
      { event: 'operatorSignIn', userId: null },
      { event: 'operatorSignInFailed', userId: null },
    ]);
});

test('a sign-in to a suspended account is logged as refused', async () => {
  const eve = await app.member('eve');
  await app.run('update "user" set suspended_at = now() where id = $1', eve.id);
  expect((await signIn('eve', usualPassword)).status).toBe(403);
  await expect
    .poll(() => logged().at(-1))
    .toMatchObject({ event: 'signInFailed', userId: eve.id, reason: 'suspended' });
});
