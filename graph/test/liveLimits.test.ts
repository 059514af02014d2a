import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { publishLikesChanged } from '../model/posts/postChanges.ts';
import type { Made, Member } from './factories.ts';
import type { TestApp } from './harness.ts';
import { startApp } from './harness.ts';
import { openedAs, openRawSocket, type RawSocket } from './rawSocket.ts';
import { countSql } from './sqlCounter.ts';

let app: TestApp;
let ada: Member;
let post: Made;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  app = await startApp({ TRUST_PROXY: '1' });
  ada = await app.member('ada');
  post = await app.post(ada, { content: 'Long way round. '.repeat(600) });
});
afterAll(async () => {
  await app.close();
  vi.useRealTimers();
});

const document = 'subscription ($postId: ID!) { postActivity(postId: $postId) { kind } }';
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
const subscribeTo = (id: string, query: string, postId: string) => ({
  type: 'subscribe',
  id,
  payload: { query, variables: { postId } },
});
const happen = () => publishLikesChanged({ services: app.backend.services, now: new Date() }, post.id);

async function closeAll(sockets: readonly RawSocket[]): Promise<void> {
  for (const { socket } of sockets) socket.close();
  await Promise.all(sockets.map(({ closed }) => closed));
}

describe('what goes over WebSocket', () => {
  test('is subscriptions alone, and over HTTP everything else', async () => {
    const client = await app.live(ada);
    const told = 'BAD_USER_INPUT: Only subscriptions go over WebSocket: send queries and mutations to POST /graphql';
    await expect(client.subscribe('{ viewer { id } }').next()).rejects.toThrow(told);
    await expect(client.subscribe('mutation { logout { ok } }').next()).rejects.toThrow(told);
    expect((await app.as(ada).query('{ viewer { id } }')).data.viewer.id).toBe(ada.id);
    const { status, error } = await app.as(ada).query(document, { postId: post.id });
    expect(status).toBe(400);
    expect(error).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: 'Subscriptions go over WebSocket: connect to this address with the protocol graphql-transport-ws',
    });
  });

  const deep = `{ post { author ${'{ posts { nodes { author '.repeat(5)}{ id }${' } } }'.repeat(5)} } }`;
  const pages =
    'posts(first: 100) { nodes { comments(first: 100) { nodes { replies(first: 100) { nodes { id } } } } } }';
  test.each([
    ['wrong', 'subscription { nothing }', 'BAD_USER_INPUT: Cannot query field "nothing"'],
    ['no GraphQL', 'subscription {', 'BAD_USER_INPUT: Syntax Error'],
    ['without its variable', document.replace('$postId)', '$other)'), 'BAD_USER_INPUT: Variable "$other"'],
    ['two at once', 'subscription { a: feedActivity { kind } b: feedActivity { kind } }', 'BAD_USER_INPUT: '],
    [
      'too long',
      `subscription { feedActivity { kind } } #${'x'.repeat(20_000)}`,
      'QUERY_TOO_COMPLEX: The query is longer',
    ],
    [
      'too deep',
      `subscription { feedActivity ${deep} }`,
      'QUERY_TOO_COMPLEX: The query nests 19 fields deep, at most 12 are allowed',
    ],
    [
      'too wide',
      `subscription { feedActivity { post { author { ${pages} } } } }`,
      'QUERY_TOO_COMPLEX: The query costs ',
    ],
  ])('is refused before any SQL where it is %s', async (_fault, query, message) => {
    const client = await app.live(null);
    await (await client.follow('subscription { feedActivity { kind } }')).stop();
    const refused = () => expect(client.subscribe(query, { postId: post.id }).next()).rejects.toThrow(message);
    expect(await countSql(app, refused)).toBe(0);
  });

  test('tells with each event what it costs', async () => {
    const raw = await openedAs(app.url);
    raw.say(subscribeTo('1', document.replace('{ kind }', '{ kind post { author { id } } }'), post.id));
    const caughtUp = await raw.hear('next');
    happen();
    for (const { payload } of [caughtUp, await raw.hear('next')]) {
      // The event, its post, the author, and 1 for five values.
      expect(payload.extensions).toEqual({ cost: { requested: 4, limit: 1000 } });
    }
    await closeAll([raw]);
  });

  test('goes on after what was refused', async () => {
    const client = await app.live(ada);
    await expect(client.subscribe('{ viewer { id } }').next()).rejects.toThrow('BAD_USER_INPUT');
    const followed = await client.follow(document, { postId: post.id });
    happen();
    expect(await followed.next()).toEqual({ kind: 'LIKES_CHANGED' });
  });
});

describe('a connection', () => {
  test('has at most 50 subscriptions; one that ends makes room', async () => {
    const client = await app.live(ada);
    const all = await Promise.all(Array.from({ length: 50 }, () => client.follow(document, { postId: post.id })));
    const one = client.subscribe(document, { postId: post.id });
    await expect(one.next()).rejects.toThrow('RATE_LIMITED: A connection has at most 50 subscriptions');
    await all[0]?.stop();
    await client.follow(document, { postId: post.id });
    happen();
    expect(await Promise.all(all.slice(1).map((each) => each.next()))).toHaveLength(49);
    await client.dispose();
  });

  test('is closed for a message of more than 64 KB', async () => {
    const raw = await openedAs(app.url);
    raw.say({ type: 'ping', payload: { noise: 'x'.repeat(70_000) } });
    expect((await raw.closed).code).toBe(1009);
  });

  test('is closed for a flood of messages, and whoever else follows is told', async () => {
    const followed = await (await app.live(ada)).follow(document, { postId: post.id });
    const raw = await openedAs(app.url, undefined, from('203.0.113.9'));
    for (let count = 0; count < 400; count += 1) raw.say(subscribeTo(`${count}`, document, post.id));
    expect(await raw.closed).toEqual({ code: 4429, reason: 'Too many messages' });
    const pings = await openedAs(app.url, undefined, from('203.0.113.10'));
    for (let count = 0; count < 400; count += 1) pings.socket.ping();
    // Which of the two limits is met first, that of `ws` itself or ours, depends on how the pings arrive.
    expect([1006, 4429]).toContain((await pings.closed).code);
    const pongs = await openedAs(app.url, undefined, from('203.0.113.11'));
    for (let count = 0; count < 400; count += 1) pongs.socket.pong();
    expect(await pongs.closed).toEqual({ code: 4429, reason: 'Too many messages' });
    happen();
    expect(await followed.next()).toEqual({ kind: 'LIKES_CHANGED' });
  });

  test.each([
    ['says nothing that is a message', 'hello', 4400],
    ['subscribes before it has said who it is', JSON.stringify(subscribeTo('1', document, 'any')), 4401],
  ])('is closed where it %s', async (_what, message, code) => {
    const raw = await openRawSocket(app.url);
    raw.say(message);
    expect((await raw.closed).code).toBe(code);
  });

  test('is closed where it speaks another protocol, or says who it is twice', async () => {
    await expect(openRawSocket(app.url, { protocol: 'graphql-ws' })).rejects.toThrow(/subprotocol/i);
    const twice = await openedAs(app.url);
    twice.say({ type: 'connection_init' });
    expect((await twice.closed).code).toBe(4429);
  });
});

describe('a reader that does not read', () => {
  const fields = Array.from({ length: 30 }, (_, index) => `f${index}: content`).join(' ');
  const wide = `subscription ($postId: ID!) { postActivity(postId: $postId) { kind post { ${fields} } } }`;

  async function pausedReader(subscriptions: number): Promise<RawSocket> {
    const raw = await openedAs(app.url, `Bearer ${await app.tokenOf(ada)}`);
    for (let id = 0; id < subscriptions; id += 1) {
      raw.say(subscribeTo(String(id), wide, post.id));
      await raw.hear('next');
    }
    raw.socket.pause();
    return raw;
  }

  const connectionCount = () =>
    new Promise<number>((resolve, reject) => {
      app.http.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
    });

  test('is dropped once more than a megabyte waits for it, while others go on', async () => {
    const before = await connectionCount();
    const reader = await pausedReader(40);
    const followed = await (await app.live(null)).follow(document, { postId: post.id });
    happen();
    expect(await followed.next()).toEqual({ kind: 'LIKES_CHANGED' });
    await vi.waitFor(async () => expect(await connectionCount()).toBe(before + 1), { timeout: 60_000 });
    reader.socket.resume();
    expect((await reader.closed).code).toBe(1006);
  });

  test('is dropped at the second heartbeat that it does not answer', async () => {
    const reader = await pausedReader(1);
    const answering = await openedAs(app.url);
    const before = await connectionCount();
    vi.advanceTimersByTime(15_000);
    await new Promise((resolve) => answering.socket.once('ping', resolve));
    // Everything that the server sent before the response to this message has arrived.
    answering.say({ type: 'ping' });
    await answering.hear('pong');
    vi.advanceTimersByTime(15_000);
    await vi.waitFor(async () => expect(await connectionCount()).toBe(before - 1), { timeout: 60_000 });
    reader.socket.resume();
    expect((await reader.closed).code).toBe(1006);
    answering.say({ type: 'ping' });
    expect(await answering.hear('pong')).toEqual({ type: 'pong' });
    await closeAll([answering]);
  });
});

describe('connections', () => {
  test('of one member are at most 20, wherever they come from', async () => {
    const ben = await app.member('ben');
    const authorization = `Bearer ${await app.tokenOf(ben)}`;
    const open = (index: number) => openedAs(app.url, authorization, from(`203.0.113.${100 + index}`));
    const all = await Promise.all(Array.from({ length: 20 }, (_, index) => open(index)));
    const oneMore = await openRawSocket(app.url, from('203.0.113.200'));
    oneMore.say({ type: 'connection_init', payload: { authorization } });
    expect(await oneMore.closed).toEqual({ code: 4429, reason: 'At most 20 connections' });
    await closeAll(all.slice(0, 1));
    await closeAll([...all.slice(1), await vi.waitFor(() => open(1), 60_000)]);
  });

  test('of visitors are counted by their address alone, which many may share', async () => {
    const open = () => openedAs(app.url, undefined, from('203.0.113.66'));
    await closeAll(await Promise.all(Array.from({ length: 25 }, open)));
  });

  test('of one address are at most 100: the next is answered 429', async () => {
    const options = from('203.0.113.77');
    const all = await Promise.all(Array.from({ length: 100 }, () => openRawSocket(app.url, options)));
    await expect(openRawSocket(app.url, options)).rejects.toThrow('Unexpected server response: 429');
    await closeAll([await openRawSocket(app.url, from('203.0.113.78')), ...all]);
    await closeAll([await vi.waitFor(() => openRawSocket(app.url, options), 60_000)]);
  });

  test('count as reads, and so does each subscription', async () => {
    const limited = await startApp({ RATE_LIMITS: '{"reads":{"points":3,"seconds":600}}' });
    try {
      const client = await limited.live(null);
      await client.follow('subscription { feedActivity { kind } }');
      await client.follow('subscription { feedActivity { kind } }');
      const third = client.subscribe('subscription { feedActivity { kind } }');
      await expect(third.next()).rejects.toThrow('RATE_LIMITED: Too many requests');
      await expect(openRawSocket(limited.url)).rejects.toThrow('Unexpected server response: 429');
    } finally {
      await limited.close();
    }
  });
});

describe('what was missed', () => {
  test('costs a read for each event, and is refused before the first is sent', async () => {
    const limited = await startApp({ RATE_LIMITS: '{"reads":{"points":20,"seconds":600}}' });
    try {
      const ben = await limited.member('ben');
      const instant = new Date().toISOString();
      for (let count = 0; count < 6; count += 1) await limited.post(ben, { content: `Post ${count}` });
      const client = await limited.live(ben);
      const feed = `subscription { feedActivity(since: "${instant}") { kind } }`;
      // The connection, each subscription, and six events each of the first two times.
      for (let count = 0; count < 2; count += 1) expect((await client.follow(feed)).missed).toHaveLength(6);
      await expect(client.subscribe(feed).next()).rejects.toThrow('RATE_LIMITED: Too many requests');
    } finally {
      await limited.close();
    }
  });
});

describe('a request that asks for an upgrade', () => {
  test('of another address is answered as without it', async () => {
    const url = `${app.url}/api`;
    await expect(openRawSocket(url)).rejects.toThrow('Unexpected server response: 404');
  });

  test('to something else than a WebSocket is answered as without it', async () => {
    const status = await new Promise((resolve, reject) => {
      const headers = { connection: 'Upgrade, HTTP2-Settings', upgrade: 'h2c', 'content-type': 'application/json' };
      request(`${app.url}/graphql`, { method: 'POST', headers }, ({ statusCode }) => resolve(statusCode))
        .on('error', reject)
        .end('{"query":"{ viewer { id } }"}');
    });
    expect(status).toBe(200);
  });
});

test('when the server stops, connections are closed with 1001, and one that does not answer holds nothing up', async () => {
  const stopping = await startApp();
  const made = await stopping.member('cleo');
  const open = await stopping.post(made);
  const client = await stopping.live(made);
  await client.follow(document, { postId: open.id });
  const deaf = await openedAs(stopping.url);
  deaf.socket.pause();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const stopped = stopping.close();
  expect(await client.closed).toMatchObject({ code: 1001 });
  // The WebSocket server by itself waits 30 seconds for an answer.
  vi.advanceTimersByTime(2_000);
  await stopped;
  deaf.socket.resume();
  await deaf.closed;
});
