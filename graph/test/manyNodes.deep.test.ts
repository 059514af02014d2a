import { Redis } from 'ioredis';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { makeApp } from '../app/app.ts';
import { readEnv } from '../platform/env/env.ts';
import type { Caller } from './caller.ts';
import { makeCaller } from './caller.ts';
import type { Made, Member } from './factories.ts';
import type { TestApp } from './harness.ts';
import { startApp } from './harness.ts';
import type { LiveClient } from './liveClient.ts';
import { liveClient } from './liveClient.ts';
import { describeWithRedis, redisServer } from './redisServer.ts';

const document = `subscription ($postId: ID!) {
  postActivity(postId: $postId) { kind comment { content } post { commentCount } }
}`;

/** A second node on the database of the first. */
async function startNode({ backend, dataDir }: TestApp, variables: Record<string, string>) {
  const env = readEnv({ LOG_LEVEL: 'silent', DATA_DIR: dataDir, ...variables });
  const { http } = await makeApp({ env, orm: backend.orm });
  const url = await http.listen({ port: 0, host: '127.0.0.1' });
  return { http, url };
}

describeWithRedis('two nodes with one Redis', async () => {
  const redis = await redisServer();
  const variables = { REDIS_URL: redis.url, RATE_LIMITS: '{"signIns":{"points":4,"seconds":600}}', TRUST_PROXY: '1' };
  let first: TestApp;
  let second: Awaited<ReturnType<typeof startNode>>;
  let ada: Member;
  let post: Made;
  const clients: LiveClient[] = [];
  beforeAll(async () => {
    await redis.start();
    first = await startApp(variables);
    second = await startNode(first, variables);
    ada = await first.member('ada');
  });
  beforeEach(async () => {
    post = await first.post(ada);
  });
  afterAll(async () => {
    await Promise.all(clients.map((client) => client.dispose()));
    await second.http.close();
    await first.close();
    await redis.stop();
  });

  const follow = async (url: string) => {
    const client = liveClient(url);
    clients.push(client);
    return client.follow(document, { postId: post.id });
  };
  const asAda = (url: string): Caller =>
    makeCaller(url, async () => ({ authorization: `Bearer ${await first.tokenOf(ada)}` }));
  const comment = async (url: string, content: string) => {
    expect((await asAda(url).post('/api/comments', { postId: post.id, content })).status).toBe(201);
  };
  const signInFrom = async (url: string, address: string) => {
    const caller = makeCaller(url, async () => ({ 'x-forwarded-for': address }));
    return (await caller.post('/api/auth/login', { username: 'nobody', password: 'wrong-horse' })).status;
  };
  /** Waits until what is said on one node is heard on the other; answers what was heard up to then. */
  const untilHeard = async (followed: Awaited<ReturnType<typeof follow>>, content: string) => {
    const told = [];
    do told.push(await followed.next());
    while (told.at(-1).comment?.content !== content);
    return told;
  };

  test('take no notice of messages that no node sends', async () => {
    const followed = await follow(first.url);
    const stranger = new Redis(redis.url);
    const change = { id: 'a', kind: 'commentCreated', subjectId: 'a', authorIds: [], at: 'yesterday' };
    const messages = [
      '',
      'null',
      '7',
      '{"node":"x"}',
      '{"node":"x","news":1}',
      '{"node":"x","news":{"lapsedFrom":"soon"}}',
    ];
    const topical = [null, {}, change].map((sent) =>
      JSON.stringify({ node: 'x', news: { topic: `post:${post.id}`, change: sent } }),
    );
    for (const message of [...messages, ...topical]) await stranger.publish('cycle-chat:1:changes', message);
    stranger.disconnect();
    await comment(second.url, 'Still here');
    expect(await untilHeard(followed, 'Still here')).toHaveLength(1);
  });

  test('tell each other what happens', async () => {
    const [here, there] = await Promise.all([follow(first.url), follow(second.url)]);
    for (const [url, content] of [
      [first.url, 'From the first'],
      [second.url, 'From the second'],
    ] as const) {
      await comment(url, content);
      const told = { kind: 'COMMENT_CREATED', comment: { content } };
      expect(await Promise.all([here.next(), there.next()])).toMatchObject([told, told]);
    }
  });

  test('count limits together', async () => {
    const signIn = (url: string) => signInFrom(url, '198.51.100.1');
    const statuses = [];
    for (const url of [first.url, second.url, first.url, second.url]) statuses.push(await signIn(url));
    expect(statuses).toEqual([401, 401, 401, 401]);
    expect([await signIn(first.url), await signIn(second.url)]).toEqual([429, 429]);
  });

  test('accept another request after the last point has been returned', async () => {
    const { limiter } = first.backend.services;
    const consume = () => limiter.consume('failedSignIns', 'ada|198.51.100.4');
    for (let taken = 1; taken <= limiter.limitOf('failedSignIns'); taken += 1) await consume();
    await limiter.giveBack('failedSignIns', 'ada|198.51.100.4');
    expect(await consume()).toMatchObject({ remaining: 0 });
    await expect(consume()).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  });

  test.each([
    { state: 'gone', address: '198.51.100.2', leave: () => redis.stop(), comeBack: () => redis.start() },
    { state: 'deaf', address: '198.51.100.3', leave: async () => redis.pause(), comeBack: async () => redis.resume() },
  ])('go on by themselves while it is $state, and make up for it once it is back', async (row) => {
    const { state, address, leave, comeBack } = row;
    const [here, there] = await Promise.all([follow(first.url), follow(second.url)]);
    const warned = vi.spyOn(first.http.log, 'warn');
    const informed = vi.spyOn(first.http.log, 'info');
    await leave();
    await comment(first.url, `While it is ${state}`);
    const statuses = [];
    for (let count = 0; count < 5; count += 1) statuses.push(await signInFrom(first.url, address));
    expect(statuses).toEqual([401, 401, 401, 401, 429]);
    expect(await here.next()).toMatchObject({ kind: 'COMMENT_CREATED' });
    await vi.waitFor(() => expect(warned).toHaveBeenCalledTimes(1), { timeout: 60_000 });
    expect(warned.mock.calls[0]?.[1]).toContain('Redis cannot be reached');

    await comeBack();
    expect(await untilHeard(there, `While it is ${state}`)).toHaveLength(1);
    expect(await there.next()).toMatchObject({ kind: 'CAUGHT_UP', post: { commentCount: 1 } });
    await vi.waitFor(() => expect(informed).toHaveBeenCalledWith('Redis is back'), { timeout: 60_000 });
    await comment(first.url, 'Together again');
    await untilHeard(there, 'Together again');
    expect(warned).toHaveBeenCalledTimes(1);
    vi.restoreAllMocks();
  });
});

describeWithRedis('a node that has started without its Redis', async () => {
  const redis = await redisServer();

  test('uses it once it is there', async () => {
    const app = await startApp({ REDIS_URL: redis.url });
    try {
      expect((await app.as(null).get('/api/posts/feed')).status).toBe(200);
      const informed = vi.spyOn(app.http.log, 'info');
      expect(await app.backend.services.isRedisReachable()).toBe(false);
      await redis.start();
      await vi.waitFor(() => expect(informed).toHaveBeenCalledWith('Redis is back'), { timeout: 60_000 });
      expect(await app.backend.services.isRedisReachable()).toBe(true);
    } finally {
      await app.close();
      await redis.stop();
    }
  });
});

test('a node starts without its Redis, answers and counts limits by itself', async () => {
  const { url } = await redisServer();
  const app = await startApp({ REDIS_URL: url, RATE_LIMITS: '{"reads":{"points":2,"seconds":600}}' });
  try {
    const read = async () => (await app.as(null).get('/api/posts/feed')).status;
    expect([await read(), await read(), await read()]).toEqual([200, 200, 429]);
  } finally {
    await app.close();
  }
});
