import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openSession } from '../auth/sessions.ts';
import { newId } from '../platform/lib/ids.ts';
import { newToken } from '../platform/lib/tokens.ts';
import { doors } from '../platform/limits/doors.ts';
import { type Member, password } from '../test/factories.ts';
import { openRawSocket } from '../test/rawSocket.ts';
import { useApp } from '../test/useApp.ts';

// A page of another site sends what it likes from the address of each visitor of it. It uses up no limit of theirs.

const app = useApp({ TRUST_PROXY: 'on', RATE_LIMITS: '{"signIns": 5, "reads": 12, "writes": 8, "failedSignIns": 3}' });
let ada: Member;
let here: Record<string, string>;
let turn = 0;
beforeEach(async () => {
  turn += 1;
  ada = await app.member(`ada_${newId().slice(-12)}`);
  here = { 'x-forwarded-for': `203.0.113.${turn}` };
});

const read = '/graphql?query=%7B__typename%7D';
const byImage = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' };

/** The statuses of requests until one is refused. */
async function untilRefused(path: () => string, headers: Record<string, string>): Promise<number[]> {
  const seen: number[] = [];
  while (!seen.includes(429) && seen.length < 50) {
    const answer = await fetch(app.url + path(), { headers: { ...here, ...headers } });
    await answer.arrayBuffer();
    seen.push(answer.status);
  }
  return seen;
}

test('its unknown tokens lock no session of the address out, and are refused themselves', async () => {
  const guesses = await untilRefused(() => `/calendar/${newToken()}.ics`, byImage);
  expect(guesses).toEqual([404, 404, 404, 404, 404, 429]);
  const token = await openSession(app.backend.sql, ada.id, new Date());
  const ways: Record<string, string>[] = [{ authorization: `Bearer ${token}` }, { cookie: `session_id=${token}` }];
  for (const signedIn of ways) expect((await app.with({ ...here, ...signedIn }).get('/api/auth/me')).status).toBe(200);
});

test('its reads leave those of the address for a sign-in, a page and a link from that site', async () => {
  const reads = await untilRefused(() => read, byImage);
  expect(reads.slice(-2)).toEqual([200, 429]);
  const document = 'mutation ($input: LoginInput!) { login(input: $input) { sessionId } }';
  const input = { username: ada.username, password };
  expect((await app.with(here).query(document, { input })).error).toBeNull();
  const link = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
  for (const headers of [{ 'sec-fetch-site': 'same-origin' }, link])
    expect((await app.with({ ...here, ...headers }).get(read)).status).toBe(200);
});

test('its sign-ins with a session of its own are refused: they lock nobody out and are no second set of guesses', async () => {
  const token = await openSession(app.backend.sql, (await app.member(`eve_${newId().slice(-12)}`)).id, new Date());
  const byScript = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' };
  const document = 'mutation ($input: LoginInput!) { login(input: $input) { sessionId } }';
  const page = app.with({ ...here, ...byScript, authorization: `Bearer ${token}` });
  const input = { username: ada.username, password };
  expect((await page.query(document, { input })).error?.code).toBe('FORBIDDEN');
  expect((await page.post('/api/auth/login', input)).status).toBe(403);
  expect((await app.with(here).query(document, { input })).error).toBeNull();
});

test('the guesses of a session at its own password count alike from every site', async () => {
  const token = await openSession(app.backend.sql, ada.id, new Date());
  const document = 'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { ok } }';
  const guess = async (headers: Record<string, string>) => {
    const input = { currentPassword: 'wrong-horse', newPassword: 'other-horse-9' };
    const caller = app.with({ ...here, ...headers, authorization: `Bearer ${token}` });
    return (await caller.query(document, { input })).error?.code;
  };
  for (let count = 0; count < 3; count += 1) expect(await guess({})).toBe('BAD_USER_INPUT');
  expect(await guess({ 'sec-fetch-site': 'cross-site' })).toBe('RATE_LIMITED');
});

describe('a member behind the same address as one who floods the server', () => {
  const visit = () => app.with(here);
  const document = 'mutation ($input: LoginInput!) { login(input: $input) { sessionId } }';
  const login = { username: '', password };
  beforeEach(() => {
    login.username = ada.username;
  });

  test('uses a token that this node has not seen, and signs in again after a session that has ended', async () => {
    const unknown = await untilRefused(() => read, { authorization: `Bearer ${newToken()}` });
    expect(unknown).toEqual([401, 401, 401, 401, 401, 429]);
    const token = await openSession(app.backend.sql, ada.id, new Date());
    const ways: Record<string, string>[] = [{ cookie: `session_id=${token}` }, { authorization: `Bearer ${token}` }];
    for (const signedIn of ways)
      expect((await app.with({ ...here, ...signedIn }).get('/api/auth/me')).status).toBe(200);
    const ended = app.with({ ...here, cookie: `session_id=${newToken()}` });
    expect((await ended.query(document, { input: login })).error).toBeNull();
    expect((await app.with({ ...here, authorization: `Bearer ${newToken()}` }).get('/api/auth/me')).status).toBe(429);
  });

  test('signs in through both doors once the reads and writes of visitors are used up', async () => {
    expect((await untilRefused(() => read, {})).at(-1)).toBe(429);
    let status = 0;
    while (status !== 429) status = (await visit().post('/api/posts', {})).status;
    expect((await visit().query(document, { input: login })).error).toBeNull();
    expect((await visit().post('/api/auth/login', login)).status).toBe(200);
    for (const other of [
      '{ __typename }',
      'mutation { login: logout { ok } setLike(postId: "", liked: true) { post { id } } }',
    ])
      expect((await visit().query(other)).error?.code).toBe('RATE_LIMITED');
  });

  test('makes the server parse no document for free once the reads of visitors are used up', async () => {
    expect((await untilRefused(() => read, {})).at(-1)).toBe(429);
    const paying = vi.spyOn(app.backend.services.limiter, 'consume');
    const entrance = () =>
      paying.mock.calls.filter(([bucket, key]) => bucket === 'writes' && key.startsWith('entrance:'));
    expect((await visit().query('{ feed { nodes { id')).error?.code).toBe('RATE_LIMITED');
    expect(entrance()).toEqual([]);
    for (const forged of ['{ login', '# login\n{ __typename }']) await visit().query(forged);
    expect(entrance()).toHaveLength(2);
    // Nor does it validate one for free.
    expect((await visit().query('mutation { login(wrong: 1) { x } }')).error?.code).toBe('BAD_USER_INPUT');
    expect(entrance()).toHaveLength(3);
    // The write for the parsing is that of the mutation, also behind a fragment.
    const behind = `mutation ($input: LoginInput!) { ...F } fragment F on Mutation { login(input: $input) { sessionId } }`;
    for (const valid of [document, behind]) expect((await visit().query(valid, { input: login })).error).toBeNull();
    expect(entrance()).toHaveLength(5);
    paying.mockRestore();
  });
});

describe('its sockets', () => {
  const roomy = useApp({ TRUST_PROXY: 'on' });

  test('leave those of the address', async () => {
    const foreign = { headers: { ...here, origin: 'https://other.example' } };
    const count = doors.connection.running.ofAddress;
    const sockets = await Promise.all(Array.from({ length: count }, () => openRawSocket(roomy.url, foreign)));
    await expect(openRawSocket(roomy.url, foreign)).rejects.toThrow('429');
    sockets.push(await openRawSocket(roomy.url, { headers: here }));
    for (const { socket } of sockets) socket.close();
    await Promise.all(sockets.map(({ closed }) => closed));
  });
});
