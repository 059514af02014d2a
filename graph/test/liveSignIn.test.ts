import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { setSuspension } from '../auth/suspending.ts';
import { bearing, makeAccessToken } from './accessTokens.ts';
import type { Made, Member } from './factories.ts';
import type { TestApp } from './harness.ts';
import { startApp } from './harness.ts';
import type { LiveOptions } from './liveClient.ts';

let app: TestApp;
let ada: Member;
let diary: Made;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  app = await startApp();
  ada = await app.member('ada');
  diary = await app.post(ada, { privacy: 'private' });
});
afterAll(async () => {
  await app.close();
  vi.useRealTimers();
});

const document = 'subscription ($postId: ID!) { postActivity(postId: $postId) { kind comment { content } } }';
const foreign = 'https://evil.example';
const follow = (options: LiveOptions) => app.liveWith(options).follow(document, { postId: diary.id });
const write = async (content: string) => {
  const { status } = await app.as(ada).post('/api/comments', { postId: diary.id, content });
  expect(status).toBe(201);
};
const cookieOf = async () => ({ cookie: `session_id=${await app.tokenOf(ada)}` });
const paramsOf = async (member: Member) => ({ authorization: `Bearer ${await app.tokenOf(member)}` });

describe('what only its author may follow is followed', () => {
  const ways: [string, () => Promise<LiveOptions>][] = [
    ['by a session in connection_init', async () => ({ params: await paramsOf(ada) })],
    ['by a session in the header of the upgrade', async () => ({ headers: await paramsOf(ada) })],
    [
      'by an access token',
      async () => ({ params: bearing((await makeAccessToken(app.as(ada), { scope: 'READ' })).secret) }),
    ],
    ['by the cookie on one of our own pages', async () => ({ headers: { ...(await cookieOf()), origin: app.url } })],
    ['by the cookie of a program', async () => ({ headers: await cookieOf() })],
    ['by a token from another site', async () => ({ params: await paramsOf(ada), headers: { origin: foreign } })],
    [
      'by a token from another site beside a cookie',
      async () => ({ params: await paramsOf(ada), headers: { ...(await cookieOf()), origin: foreign } }),
    ],
    [
      'by a cookie beside a dead token',
      async () => ({ params: { authorization: 'Bearer dead' }, headers: { ...(await cookieOf()), origin: app.url } }),
    ],
  ];

  test.each(ways)('%s', async (_way, optionsOf) => {
    const followed = await follow(await optionsOf());
    await write('Dear diary');
    expect(await followed.next()).toEqual({ kind: 'COMMENT_CREATED', comment: { content: 'Dear diary' } });
  });
});

describe('a connection is refused', () => {
  test.each<Record<string, string>>([{ origin: foreign }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }])(
    'where a browser on another site sends the cookie along: %o',
    async (headers) => {
      const client = app.liveWith({ headers: { ...(await cookieOf()), ...headers } });
      await expect(client.subscribe(document, { postId: diary.id }).next()).rejects.toThrow('4403');
      expect((await client.closed).reason).toContain('Another site may not use the cookie');
    },
  );

  test('with a token that signs nobody in', async () => {
    const client = app.liveWith({ params: { authorization: 'Bearer dead' } });
    await expect(client.subscribe(document, { postId: diary.id }).next()).rejects.toThrow('4401');
    expect(await client.closed).toEqual({ code: 4401, reason: 'Your session has ended: sign in again' });
  });
});

test.each<[string, LiveOptions]>([
  ['nothing', {}],
  ['a dead cookie', { headers: { cookie: 'session_id=dead' } }],
  ['no text for a token', { params: { authorization: { Bearer: 1 } } }],
  ['an object that makes no text for a token', { params: { authorization: { toString: 1 } } }],
  ['nothing from another site', { headers: { origin: foreign } }],
])('who shows %s is a visitor, and follows what is public', async (_what, options) => {
  const logged = vi.spyOn(app.http.log, 'error');
  await expect(follow(options)).rejects.toThrow('NOT_FOUND: Post not found');
  const open = await app.post(ada);
  const followed = await app.liveWith(options).follow(document, { postId: open.id });
  await app.as(ada).post('/api/comments', { postId: open.id, content: 'Hello' });
  expect(await followed.next()).toMatchObject({ comment: { content: 'Hello' } });
  expect(logged).not.toHaveBeenCalled();
});

test.each(['our own pages', 'another site'])('who asks as a visitor is one beside a cookie, on %s', async (place) => {
  const headers = { ...(await cookieOf()), origin: place === 'another site' ? foreign : app.url };
  const options = { params: { authorization: '' }, headers };
  await expect(follow(options)).rejects.toThrow('NOT_FOUND: Post not found');
  const open = await app.post(ada);
  await app.liveWith(options).follow(document, { postId: open.id });
});

describe('once it has ended', () => {
  let eve: Member;
  beforeEach(async () => {
    eve = await app.member(`eve${Math.random().toString(36).slice(2, 10)}`);
  });

  const ends: [string, () => Promise<{ secret: string; end(): Promise<unknown> }>][] = [
    [
      'a session, by logout',
      async () => ({ secret: await app.tokenOf(eve), end: () => app.as(eve).post('/api/auth/logout') }),
    ],
    [
      'a session, by suspension',
      async () => ({
        secret: await app.tokenOf(eve),
        end: () =>
          setSuspension(
            { em: app.backend.orm.em.fork(), now: new Date(), services: app.backend.services },
            eve.id,
            'shown',
          ),
      }),
    ],
    [
      'a token, by revocation',
      async () => {
        const { id, secret } = await makeAccessToken(app.as(eve));
        const end = () =>
          app.as(eve).query('mutation ($id: ID!) { revokeAccessToken(tokenId: $id) { revokedTokenId } }', { id });
        return { secret, end };
      },
    ],
    [
      'a token, by its time',
      async () => {
        const { id, secret } = await makeAccessToken(app.as(eve));
        const past = `update access_token set created_at = now() - interval '2 days', expires_at = now() - interval '1 day' where id = $1`;
        return { secret, end: () => app.run(past, id) };
      },
    ],
  ];

  test.each(ends)('%s is told nothing more and closes its connections', async (_what, make) => {
    const { secret, end } = await make();
    const open = await app.post(ada);
    const client = app.liveWith({ params: bearing(secret) });
    const followed = await client.follow(document, { postId: open.id });
    await end();
    await app.as(ada).post('/api/comments', { postId: open.id, content: 'Unheard' });
    await expect(followed.next()).rejects.toThrow('4401');
    expect(await client.closed).toEqual({ code: 4401, reason: 'Your session has ended: sign in again' });
  });

  test.each(ends)('%s closes its connections at the next heartbeat, though nothing happens', async (_what, make) => {
    const { secret, end } = await make();
    const client = app.liveWith({ params: bearing(secret) });
    await client.follow(document, { postId: (await app.post(ada)).id });
    const other = app.liveWith({ params: await paramsOf(ada) });
    const stays = await other.follow(document, { postId: diary.id });
    await end();
    vi.advanceTimersByTime(15_000);
    expect(await client.closed).toEqual({ code: 4401, reason: 'Your session has ended: sign in again' });
    await write('Still here');
    expect(await stays.next()).toMatchObject({ comment: { content: 'Still here' } });
  });
});
