import { setImmediate } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { publishLikesChanged } from '../model/posts/postChanges.ts';
import { bearing, makeAccessToken } from './accessTokens.ts';
import { type Member, password } from './factories.ts';
import type { HostileRequest } from './hostileRequests.ts';
import {
  anyToken,
  deepSelection,
  graphqlRequest,
  hostileRequests,
  introspectionBomb,
  repeat,
} from './hostileRequests.ts';
import { costOfRefusal, isCheap, leastProcessorTime } from './leastProcessorTime.ts';
import { openedAs } from './rawSocket.ts';
import { countSql } from './sqlCounter.ts';
import { useApp } from './useApp.ts';

// Expensive requests are refused before they cost much: the only statement is the look-up of the token, and the
// processor works little.

const app = useApp({ RATE_LIMITS: '{"reads":1000000,"signIns":{"points":60,"seconds":600}}', TRUST_PROXY: '1' });
let ada: Member;
beforeAll(async () => {
  ada = await app.member('ada');
});

async function send({ headers, body }: HostileRequest['request']) {
  const answer = await app.http.inject({ method: 'POST', url: '/graphql', headers, payload: body });
  return { status: answer.statusCode, code: answer.json().errors?.[0]?.extensions.code };
}

describe('an operation is refused cheaply where it is', () => {
  test.each(hostileRequests())('$way', async ({ request, status, code }) => {
    expect(await send(request)).toEqual({ status, code });
    expect(await countSql(app, () => send(request))).toBe(0);
    expect(await isCheap(() => send(request))).toBe(true);
  });
});

describe('a member is refused at the cost of one look at who they are', () => {
  const codes = ['QUERY_TOO_COMPLEX', 'PAYLOAD_TOO_LARGE'];
  const refused = hostileRequests().filter(({ code }) => codes.includes(code));

  test.each(refused)('for an operation that is $way', async ({ request: { headers, body }, status, code }) => {
    const request = { headers: { ...headers, authorization: `Bearer ${await app.tokenOf(ada)}` }, body };
    expect(await send(request)).toEqual({ status, code });
    expect(await countSql(app, () => send(request))).toBe(1);
    expect(await isCheap(() => send(request))).toBe(true);
  });
});

describe('one who guesses tokens', () => {
  const guess = (address: string, bearer = anyToken()) =>
    send(
      graphqlRequest({ query: '{ viewer { id } }' }, { authorization: `Bearer ${bearer}`, 'x-forwarded-for': address }),
    );

  test('is refused after 60 failures, each at the cost of one lookup, while others at the address are not', async () => {
    const known = await app.tokenOf(ada);
    expect(await guess('203.0.113.5', known)).toEqual({ status: 200, code: undefined });
    for (let count = 0; count < 60; count += 1) expect((await guess('203.0.113.5')).status).toBe(401);
    expect(await guess('203.0.113.5')).toEqual({ status: 429, code: 'RATE_LIMITED' });
    expect(await countSql(app, () => guess('203.0.113.5'))).toBe(1);
    expect(await isCheap(() => guess('203.0.113.5'))).toBe(true);
    expect((await guess('203.0.113.5', known)).status).toBe(200);
    expect((await guess('203.0.113.6')).status).toBe(401);
    const withoutToken = graphqlRequest({ query: '{ viewer { id } }' }, { 'x-forwarded-for': '203.0.113.5' });
    expect((await send(withoutToken)).status).toBe(200);
  });

  test('blocks neither a member who signs in at the address nor their new access token', async () => {
    const address = '203.0.113.7';
    for (let count = 0; count < 60; count += 1) await guess(address);
    expect((await guess(address)).status).toBe(429);
    const from = app.with({ 'x-forwarded-for': address });
    const { status, body } = await from.post('/api/auth/login', { username: ada.username, password });
    expect(status).toBe(200);
    expect((await guess(address, body.sessionId)).status).toBe(200);
    const { secret } = await makeAccessToken(app.with({ 'x-forwarded-for': address, ...bearing(body.sessionId) }));
    expect((await guess(address, secret)).status).toBe(200);
    expect((await guess(address)).status).toBe(429);
  });

  test('is refused over WebSocket like over HTTP', async () => {
    const from = { headers: { 'x-forwarded-for': '203.0.113.5' } };
    const opened = app.liveWith({ ...from, params: { authorization: `Bearer ${anyToken()}` } });
    await expect(opened.subscribe('subscription { feedActivity { kind } }').next()).rejects.toThrow('4429');
  });
});

describe('over WebSocket', () => {
  const document = 'subscription ($postId: ID!) { postActivity(postId: $postId) { kind post { content } } }';

  test('a flood of messages costs no SQL, and little for each', async () => {
    const sockets = await Promise.all(Array.from({ length: 5 }, () => openedAs(app.url)));
    const flood = async () => {
      const raw = sockets.pop();
      for (let count = 0; count < 300; count += 1) raw?.say({ type: 'ping' });
      expect(await raw?.closed).toMatchObject({ code: 4429 });
    };
    let milliseconds = 0;
    const statements = await countSql(app, async () => {
      milliseconds = await leastProcessorTime(flood, 1);
    });
    expect(statements).toBe(0);
    expect(milliseconds / 300).toBeLessThan((await costOfRefusal()) / 10);
  });

  test.each([
    ['deep', `subscription { feedActivity { post ${deepSelection} } }`],
    ['an introspection bomb', introspectionBomb],
  ])('a subscription that is %s is refused without SQL', async (_way, query) => {
    const raw = await openedAs(app.url);
    let id = 0;
    const refused = async () => {
      id += 1;
      raw.say({ type: 'subscribe', id: String(id), payload: { query } });
      expect((await raw.hear('error')).payload[0].extensions.code).toBe('QUERY_TOO_COMPLEX');
    };
    expect(await countSql(app, refused)).toBe(0);
    expect(await isCheap(refused)).toBe(true);
    raw.socket.close();
  });

  test('a reader that has been dropped for not reading costs nothing any more', async () => {
    const long = await app.post(ada, { content: 'Long way round. '.repeat(600) });
    const raw = await openedAs(app.url);
    const fields = repeat(29, (index) => `f${index}: content`);
    for (let id = 0; id < 40; id += 1) {
      const query = document.replace('{ content }', `{ ${fields} }`);
      raw.say({ type: 'subscribe', id: String(id), payload: { query, variables: { postId: long.id } } });
      await raw.hear('next');
    }
    raw.socket.pause();
    const happen = () => publishLikesChanged({ services: app.backend.services, now: new Date() }, long.id);
    const followed = await (await app.live(null)).follow(document, { postId: long.id });
    happen();
    await followed.next();
    await followed.stop();
    await expect.poll(async () => countSql(app, async () => happen()), { timeout: 60_000 }).toBe(0);
    raw.socket.resume();
    expect((await raw.closed).code).toBe(1006);
    const happenAndSettle = async () => {
      happen();
      await setImmediate();
    };
    expect(await countSql(app, happenAndSettle)).toBe(0);
    expect(await isCheap(happenAndSettle)).toBe(true);
  });

  test('a flood of subscriptions costs no more SQL than the fifty that a connection may have', async () => {
    const { id: postId } = await app.post(ada);
    /** The cost of this many requests on one connection, refused ones included. */
    async function costOf(count: number): Promise<number> {
      const raw = await openedAs(app.url, `Bearer ${await app.tokenOf(ada)}`);
      const heard: Record<string, number> = { next: 0, error: 0 };
      raw.socket.on('message', (data) => {
        const { type } = JSON.parse(String(data));
        heard[type] = (heard[type] ?? 0) + 1;
      });
      const statements = await countSql(app, async () => {
        for (let id = 0; id < count; id += 1) {
          raw.say({ type: 'subscribe', id: String(id), payload: { query: document, variables: { postId } } });
        }
        await expect.poll(() => heard, { timeout: 60_000 }).toEqual({ next: 50, error: count - 50 });
      });
      raw.socket.close();
      await raw.closed;
      return statements;
    }
    const ofFifty = await costOf(50);
    expect(ofFifty).toBeGreaterThan(0);
    // Background work adds statements to one of them. More than 128 at once close the connection.
    expect(Math.min(await costOf(120), await costOf(120))).toBeLessThanOrEqual(ofFifty);
  });
});
