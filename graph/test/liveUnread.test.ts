import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { defaultPace } from '../platform/http/clientPace.ts';
import type { Made } from './factories.ts';
import type { TestApp } from './harness.ts';
import { startApp } from './harness.ts';
import { openedAs } from './rawSocket.ts';

// One event is larger than the socket buffers of the system. Two exceed the limit of an address.
const content = '€'.repeat(9_600);
const fields = Array.from({ length: 790 }, (_, index) => `f${index}: content`).join(' ');
const unsent = { ofAddress: 25_000_000, all: 250_000_000, ofReserve: 8_000_000 };
const large = `subscription ($id: ID!) { postActivity(postId: $id) { post { ${fields} } } }`;
const small = 'subscription ($id: ID!) { postActivity(postId: $id) { kind } }';
const tooMuch = 'Too many bytes wait to be read by your network address. Read the other answers first.';
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
const here = from('198.51.100.1');

let app: TestApp;
let post: Made;
beforeAll(async () => {
  // Nothing is dropped for its silence, however slow the machine is.
  const pace = { ...defaultPace, maxUnread: 3_600_000 };
  app = await startApp(
    {
      TRUST_PROXY: '1',
      QUERY_LIMITS: '{"aliases":800,"bytes":30000000}',
      RATE_LIMITS: '{"reads":{"points":100000,"seconds":60}}',
    },
    { pace, unsent },
  );
  post = await app.post(await app.member('ada'), { content });
});
afterAll(() => app.close());

const subscribeTo = (query: string) => ({ id: '1', type: 'subscribe', payload: { query, variables: { id: post.id } } });

/** Subscribes on a new connection. Returns the message of the error, or null for an event. */
async function errorAt(options: typeof here, query: string): Promise<string | null> {
  const raw = await openedAs(app.url, undefined, options);
  const answered = new Promise<string>((resolve) => raw.socket.once('message', (data) => resolve(String(data))));
  raw.say(subscribeTo(query));
  const { payload } = JSON.parse(await answered);
  raw.socket.terminate();
  await raw.closed;
  return Array.isArray(payload) ? payload[0].message : null;
}

async function askOverHttp(options: typeof here): Promise<number> {
  const query = large.replace('subscription', 'query').replace('postActivity(postId: $id) { post ', 'post(id: $id) ');
  const answer = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: { ...options.headers, 'content-type': 'application/json', 'accept-encoding': 'identity' },
    body: JSON.stringify({ query: query.replace(/\}$/, ''), variables: { id: post.id } }),
  });
  await answer.arrayBuffer();
  return answer.status;
}

const until = (error: string | null) =>
  vi.waitFor(async () => expect(await errorAt(here, large)).toBe(error), { timeout: 60_000 });

test('a large event that nobody reads counts for its address until its connection ends', async () => {
  expect(await askOverHttp(here)).toBe(200);
  const silent = await openedAs(app.url, undefined, here);
  silent.socket.pause();
  silent.say(subscribeTo(large));
  await until(tooMuch);
  await vi.waitFor(async () => expect(await askOverHttp(here)).toBe(429), { timeout: 60_000 });
  expect(await errorAt(here, small)).toBeNull();
  expect(await errorAt(from('198.51.100.2'), large)).toBeNull();
  silent.socket.terminate();
  await until(null);
});

test('a subscription without room for its event ends with an error, and its connection stays open', async () => {
  const address = here.headers['x-forwarded-for'];
  const answer = { address, bytes: unsent.ofAddress, sent: () => 0, drop: () => undefined };
  await vi.waitFor(() => expect(app.backend.services.unsent.take(answer)).toBeNull(), 60_000);
  const raw = await openedAs(app.url, undefined, here);
  raw.say(subscribeTo(large));
  expect((await raw.hear('error')).payload).toMatchObject([{ message: tooMuch, extensions: { code: 'RATE_LIMITED' } }]);
  app.backend.services.unsent.free(answer);
  raw.say(subscribeTo(large));
  expect((await raw.hear('next')).payload.data.postActivity.post.f0).toBe(content);
  raw.socket.close();
  await raw.closed;
});
