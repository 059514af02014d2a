import { beforeEach, expect, test, vi } from 'vitest';
import { defaultPace } from '../platform/http/clientPace.ts';
import { newId } from '../platform/lib/ids.ts';
import { makeAccessToken } from '../test/accessTokens.ts';
import { linkTo } from '../test/calendars.ts';
import type { Member } from '../test/factories.ts';
import { password } from '../test/factories.ts';
import { openRawConnection } from '../test/rawConnection.ts';
import { useApp } from '../test/useApp.ts';
import { oneBehindOther } from '../test/whileLocked.ts';
import { setSuspension } from './suspending.ts';

// Requests that begin before a new password or a suspension and end after it.

const app = useApp({}, { pace: { ...defaultPace, maxTrust: 0 } });
let ada: Member;
beforeEach(async () => {
  ada = await app.member(`ada_${newId().slice(-12)}`);
  await app.tokenOf(ada);
});

const signIn = () => app.as(null).post('/api/auth/login', { username: ada.username, password });
const bearing = (token: string) => app.with({ authorization: `Bearer ${token}` });

const newPassword = 'other-horse-9';
async function changePassword(): Promise<void> {
  const document = 'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { ok } }';
  const { error } = await app.as(ada).query(document, { input: { currentPassword: password, newPassword } });
  expect(error).toBeNull();
}

/** Runs work that waits for the member's row while a new password is being set. */
async function behindNewPassword<Result>(work: () => Promise<Result>): Promise<Result> {
  const [, done] = await oneBehindOther(app, ada.id, { first: changePassword, second: work });
  return done;
}

test('a sign-in with the old password that overlaps a new one opens no session', async () => {
  const { status, body } = await behindNewPassword(signIn);
  expect([status, body]).toEqual([401, { code: 'UNAUTHENTICATED', message: 'Invalid username or password' }]);
  expect(await app.run('select from session where user_id = $1', ada.id)).toHaveLength(1);
});

test.each(['create', 'rotate'])('a calendar link is not made by a session that ends meanwhile: %s', async (how) => {
  const { sessionId } = (await signIn()).body;
  const linked = how === 'rotate' ? await linkTo(app, ada, { kind: 'EVENTS' }) : null;
  const document = linked
    ? `mutation { rotateCalendarFeed(feedId: "${linked.id}") { path } }`
    : 'mutation { createCalendarFeed(input: { kind: EVENTS }) { path } }';
  const { error } = await behindNewPassword(() => bearing(sessionId).query(document));
  expect(error?.code).toBe('UNAUTHENTICATED');
  expect(await app.run('select from calendar_feed where user_id = $1', ada.id)).toEqual([]);
});

test('a link to a group is not made by a session that ends meanwhile', async () => {
  const { sessionId } = (await signIn()).body;
  const { id } = await app.group(`Club of ${ada.username}`, ada);
  await app.run('update group_member set organises_since = now() where group_id = $1', id);
  const document = `mutation { createGroupInvitation(input: { groupId: "${id}" }) { path } }`;
  const { error } = await behindNewPassword(() => bearing(sessionId).query(document));
  expect(error?.code).toBe('UNAUTHENTICATED');
  expect(await app.run('select from group_invitation where maker_id = $1', ada.id)).toEqual([]);
});

test.each([
  ['set another password', 'changePassword(input: { currentPassword: $current, newPassword: "third-horse-9" }) { ok }'],
  ['delete the account', 'deleteAccount(input: { currentPassword: $current }) { deletedUserId }'],
])('a session that ends meanwhile does not %s with the old password', async (_what, mutation) => {
  const { sessionId } = (await signIn()).body;
  const document = `mutation ($current: String!) { ${mutation} }`;
  const { error } = await behindNewPassword(() => bearing(sessionId).query(document, { current: password }));
  expect(error?.code).toBe('UNAUTHENTICATED');
  const again = { username: ada.username, password: newPassword };
  expect((await app.as(null).post('/api/auth/login', again)).status).toBe(200);
});

const doors: [string, string, object][] = [
  ['GraphQL', '/graphql', { query: 'mutation { createPost(input: { content: "late" }) { post { id } } }' }],
  ['REST', '/api/posts', { content: 'late' }],
];
const ends: [string, () => Promise<string>, () => Promise<unknown>][] = [
  ['a session, by a new password', async () => (await signIn()).body.sessionId, changePassword],
  [
    'a session, by suspension',
    async () => (await signIn()).body.sessionId,
    () =>
      setSuspension(
        { em: app.backend.orm.em.fork(), now: new Date(), services: app.backend.services },
        ada.id,
        'shown',
      ),
  ],
  [
    'an access token, by a new password',
    async () => (await makeAccessToken(app.as(ada), { scope: 'WRITE' })).secret,
    changePassword,
  ],
];

test.each(doors.flatMap((door) => ends.map((end) => [...door, ...end] as const)))(
  'at %s a write whose body arrives after the end of its sign-in is refused: %5$s',
  async (_door, path, value, _what, secretOf, end) => {
    const body = JSON.stringify(value);
    const secret = await secretOf();
    const consumed = vi.spyOn(app.backend.services.limiter, 'consume');
    const { say, hear, close } = await openRawConnection(app.url);
    const lines = ['host: x', `authorization: Bearer ${secret}`, 'content-type: application/json'];
    say(`POST ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\ncontent-length: ${body.length}\r\n\r\n${body.slice(0, 9)}`);
    // The limit is charged once the member has signed in.
    await vi.waitUntil(() => consumed.mock.calls.length > 0, { timeout: 60_000 });
    await end();
    say(body.slice(9));
    expect(await hear('\r\n\r\n{')).toContain('HTTP/1.1 401');
    expect(await app.run('select from post where author_id = $1', ada.id)).toEqual([]);
    consumed.mockRestore();
    close();
  },
);
