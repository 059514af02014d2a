import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { newId } from '../platform/lib/ids.ts';
import type { Caller } from './caller.ts';
import { makeCaller } from './caller.ts';
import type { LiveClient } from './liveClient.ts';
import { liveClient } from './liveClient.ts';
import type { NodeProcess } from './nodeProcess.ts';
import { startNode } from './nodeProcess.ts';
import { describeWithRedis, redisServer } from './redisServer.ts';
import type { ReplicatedDatabase } from './replicatedDatabase.ts';
import { replicatedDatabase } from './replicatedDatabase.ts';

const metricsToken = 'a-token-for-metrics';
const password = 'correct-horse';
const edit = 'mutation ($input: UpdatePostInput!) { updatePost(input: $input) { post { id } } }';
const signUpDocument = 'mutation ($input: RegisterInput!) { register(input: $input) { sessionId } }';
const follow = `subscription ($postId: ID!) { postActivity(postId: $postId) { kind comment { content } } }`;

describeWithRedis('two processes on a primary and a replica', async () => {
  const redis = await redisServer();
  let database: ReplicatedDatabase;
  let variables: Record<string, string>;
  let nodes: NodeProcess[];
  const clients: LiveClient[] = [];

  beforeAll(async () => {
    await redis.start();
    database = await replicatedDatabase();
    variables = {
      DATABASE_URL: database.url,
      DATABASE_REPLICA_URLS: database.replicaUrl,
      REDIS_URL: redis.url,
      METRICS_TOKEN: metricsToken,
      TRUST_PROXY: '1',
      RATE_LIMITS: '{"signIns":{"points":4,"seconds":600},"reads":100000}',
      LOG_LEVEL: 'silent',
      DEMO: '0',
    };
    // Both at once, on a database without a table.
    nodes = await Promise.all([startNode(variables), startNode(variables)]);
  });
  afterAll(async () => {
    await Promise.all(clients.map((client) => client.dispose()));
    await Promise.all(nodes.map((node) => node.kill()));
    await database.stop();
    await redis.stop();
  });

  const first = () => nodes[0]?.url ?? '';
  const second = () => nodes[1]?.url ?? '';
  const visitor = (url: string): Caller => makeCaller(url, async () => ({}));
  const bearing = (url: string, token: string): Caller =>
    makeCaller(url, async () => ({ authorization: `Bearer ${token}` }));

  /** Signs a rider up on the first node; answers the token of their session. */
  async function signUp(): Promise<string> {
    const username = `rider_${newId().slice(-12)}`;
    const body = { username, displayName: 'Ada', password, confirmPassword: password };
    const answer = await visitor(first()).post('/api/auth/register', body);
    expect(answer.status).toBe(201);
    return answer.body.sessionId;
  }

  async function createPost(author: Caller, content: string): Promise<string> {
    const { status, body } = await author.post('/api/posts', { content });
    expect(status).toBe(201);
    return body.id;
  }

  async function metric(url: string, name: string): Promise<number> {
    const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } });
    const line = (await answer.text()).split('\n').find((each) => each.startsWith(name));
    return Number(line?.split(' ').at(-1));
  }
  const answered = (url: string) => metric(url, 'sql_replica_statements_total{replica="127.0.0.1');
  const untilReplica = (used: 0 | 1) =>
    vi.waitFor(
      async () => {
        for (const { url } of nodes) expect(await metric(url, 'sql_replica_used')).toBe(used);
      },
      { timeout: 60_000 },
    );

  /** Reads the feed over and over while something happens: every answer must be good. */
  async function readMeanwhile(event: () => Promise<unknown>): Promise<void> {
    let isOver = false;
    const readers = nodes.map(async ({ url }) => {
      while (!isOver) {
        expect((await visitor(url).get('/api/posts/feed')).status).toBe(200);
        expect((await fetch(`${url}/health/ready`)).status).toBe(200);
      }
    });
    await event().finally(() => {
      isOver = true;
    });
    await Promise.all(readers);
  }

  test('visitors are answered by the replica, at both doors', async () => {
    await untilReplica(1);
    for (const ask of [
      () => visitor(second()).get('/api/posts/feed'),
      () => visitor(second()).query('{ feed(first: 3) { nodes { id author { username } } } }'),
    ]) {
      const before = await answered(second());
      // On a busy machine the replica lags for a moment, and the primary answers.
      await vi.waitFor(async () => {
        expect((await ask()).status).toBe(200);
        expect(await answered(second())).toBeGreaterThan(before);
      }, 60_000);
    }
  });

  test('a member who has written is answered by the replica again once it knows of that', async () => {
    const token = await signUp();
    const read = async () => (await bearing(second(), token).get('/api/auth/me')).status;
    const before = await answered(second());
    await vi.waitFor(async () => {
      expect(await read()).toBe(200);
      expect(await answered(second())).toBeGreaterThan(before);
    }, 60_000);
  });

  test('a write on one is read by its author on the other at once', async () => {
    const token = await signUp();
    const here = bearing(first(), token);
    const there = bearing(second(), token);
    for (let round = 0; round < 20; round += 1) {
      const [writer, reader] = round % 2 === 0 ? [here, there] : [there, here];
      const id = await createPost(writer, `Round ${round}`);
      const { status, body } = await reader.get(`/api/posts/${id}`);
      expect([status, body.content]).toEqual([200, `Round ${round}`]);
      // By GraphQL, which notes writes in a place of its own.
      const edited = await reader.query(edit, { input: { postId: id, content: `Round ${round}, edited` } });
      expect(edited.error).toBeNull();
      const { data } = await writer.query('query ($id: ID!) { post(id: $id) { content } }', { id });
      expect(data.post.content).toBe(`Round ${round}, edited`);
    }
  });

  test('a write is read by its author at once while the replica shows nothing new, and soon by all', async () => {
    await untilReplica(1);
    const token = await signUp();
    await database.pauseReplay();
    const id = await createPost(bearing(first(), token), 'Unseen by the replica');
    const author = bearing(second(), token);
    expect((await author.get(`/api/posts/${id}`)).status).toBe(200);
    expect((await author.query('query ($id: ID!) { post(id: $id) { id } }', { id })).data.post).toEqual({ id });
    await vi.waitFor(async () => expect((await visitor(second()).get(`/api/posts/${id}`)).status).toBe(200), {
      timeout: 60_000,
      interval: 20,
    });
    await untilReplica(0);
    await database.resumeReplay();
    await untilReplica(1);
  });

  test('who has signed up by GraphQL is known on the other at once while the replica shows nothing new', async () => {
    await untilReplica(1);
    await database.pauseReplay();
    const username = `rider_${newId().slice(-12)}`;
    const input = { username, displayName: 'Ben', password, confirmPassword: password };
    const { data } = await visitor(first()).query(signUpDocument, { input });
    const there = bearing(second(), data.register.sessionId);
    expect((await there.query('{ viewer { username } }')).data).toEqual({ viewer: { username } });
    await database.resumeReplay();
  });

  test('a post made private is not shown for long by a replica that lags', async () => {
    const token = await signUp();
    const author = bearing(first(), token);
    const id = await createPost(author, 'Where I live');
    const statusAt = async (url: string) => (await visitor(url).get(`/api/posts/${id}`)).status;
    await vi.waitFor(
      async () => expect([await statusAt(first()), await statusAt(second())]).toEqual([200, 200]),
      60_000,
    );
    await untilReplica(1);
    await database.pauseReplay();
    const change = { content: 'Where I live', privacy: 'private' };
    expect((await author.put(`/api/posts/${id}`, change)).status).toBe(200);
    await vi.waitFor(async () => expect([await statusAt(first()), await statusAt(second())]).toEqual([404, 404]), {
      timeout: 60_000,
      interval: 20,
    });
    await database.resumeReplay();
    await untilReplica(1);
    expect([await statusAt(first()), await statusAt(second())]).toEqual([404, 404]);
  });

  test('live events cross', async () => {
    const author = bearing(first(), await signUp());
    const postId = await createPost(author, 'Follow me');
    const client = liveClient(second());
    clients.push(client);
    const followed = await client.follow(follow, { postId });
    expect((await author.post('/api/comments', { postId, content: 'From the first' })).status).toBe(201);
    expect(await followed.next()).toMatchObject({ kind: 'COMMENT_CREATED', comment: { content: 'From the first' } });
  });

  test('limits are shared', async () => {
    const signIn = async (url: string) => {
      const caller = makeCaller(url, async () => ({ 'x-forwarded-for': '198.51.100.9' }));
      return (await caller.post('/api/auth/login', { username: 'nobody', password: 'wrong-horse' })).status;
    };
    const statuses = [];
    for (const url of [first(), second(), first(), second(), first(), second()]) statuses.push(await signIn(url));
    expect(statuses).toEqual([401, 401, 401, 401, 429, 429]);
  });

  test('a replica that is lost costs only speed, and is used again once it is back', async () => {
    await untilReplica(1);
    const token = await signUp();
    await readMeanwhile(async () => {
      await database.stopReplica();
      await untilReplica(0);
      const id = await createPost(bearing(first(), token), 'Without a replica');
      expect((await bearing(second(), token).get(`/api/posts/${id}`)).status).toBe(200);
      await database.startReplica();
      await untilReplica(1);
    });
  });

  test('a replica that falls silent costs only speed', async () => {
    await untilReplica(1);
    await readMeanwhile(async () => {
      database.line.silence();
      await untilReplica(0);
      // The line is still silent: only the primary can answer.
      for (const { url } of nodes) expect((await visitor(url).get('/api/posts/feed')).status).toBe(200);
      database.line.restore();
      await untilReplica(1);
    });
  });

  test('one node killed loses nobody’s session', async () => {
    const token = await signUp();
    const id = await createPost(bearing(first(), token), 'Before the crash');
    await nodes[0]?.kill();
    const survivor = bearing(second(), token);
    expect((await survivor.get('/api/auth/me')).status).toBe(200);
    expect((await survivor.get(`/api/posts/${id}`)).status).toBe(200);
    await createPost(survivor, 'After the crash');
    nodes[0] = await startNode(variables);
    expect((await bearing(first(), token).get('/api/auth/me')).status).toBe(200);
  });
});
