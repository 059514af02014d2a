import { readFileSync } from 'node:fs';
import { buildSchema, type GraphQLObjectType, getNamedType, isLeafType } from 'graphql';
import { expect, test } from 'vitest';
import { heapInUse } from './heapInUse.ts';
import { openedAs, openRawSocket, type RawSocket } from './rawSocket.ts';
import { useApp } from './useApp.ts';

const app = useApp({ TRUST_PROXY: '1' });

const openFrom = (address: string) => openedAs(app.url, undefined, { headers: { 'x-forwarded-for': address } });

interface Payload {
  query: string;
  operationName?: string;
  variables?: Record<string, unknown>;
}

/** A document of 900 characters that counts about 200 KB. */
const documentOf = (index: number): Payload => ({
  query: `subscription { a${index}: feedActivity {${'...{'.repeat(170)}kind${'}'.repeat(170)}} }`,
});

/** Subscribes, and returns the error code, or null for an event. */
function codeOf({ socket, say }: RawSocket, id: number, payload: Payload): Promise<string | null> {
  const { promise, resolve } = Promise.withResolvers<string | null>();
  const listen = (data: unknown) => {
    const message = JSON.parse(String(data));
    if (message.id !== String(id)) return;
    socket.off('message', listen);
    resolve(message.type === 'error' ? message.payload[0].extensions.code : null);
  };
  socket.on('message', listen);
  say({ type: 'subscribe', id: String(id), payload });
  return promise;
}

/** The number of subscriptions that a connection gets before it is refused with RATE_LIMITED. */
async function countBeforeRefusal(raw: RawSocket, payloadOf: (index: number) => Payload): Promise<number> {
  for (let index = 0; index < 50; index += 1) {
    const code = await codeOf(raw, index, payloadOf(index));
    if (code === 'RATE_LIMITED') return index;
    expect(code).toBeNull();
  }
  return Number.POSITIVE_INFINITY;
}

async function close({ socket, closed }: RawSocket): Promise<void> {
  socket.close();
  await closed;
}

test('the different documents of the subscriptions of one address take 8 MiB at most', async () => {
  const first = await openFrom('198.51.100.1');
  const count = await countBeforeRefusal(first, documentOf);
  expect(count).toBeGreaterThan(20);
  expect(count).toBeLessThan(50);
  const other = await openFrom('198.51.100.2');
  expect(await codeOf(other, 0, documentOf(100))).toBeNull();
  first.say({ type: 'complete', id: '0' });
  let id = 100;
  const subscribeAgain = () => {
    id += 1;
    return codeOf(first, id, documentOf(101));
  };
  await expect.poll(subscribeAgain, { timeout: 60_000 }).toBeNull();
  expect(await codeOf(first, id + 1, documentOf(102))).toBe('RATE_LIMITED');
  await close(first);
  const again = await openFrom('198.51.100.1');
  await expect.poll(() => codeOf(again, 0, documentOf(103)), { timeout: 60_000 }).toBeNull();
  await Promise.all([other, again].map(close));
});

test('subscriptions with the same document count it once', async () => {
  const raw = await openFrom('198.51.100.3');
  expect(await countBeforeRefusal(raw, () => documentOf(200))).toBe(Number.POSITIVE_INFINITY);
  await close(raw);
});

test('the variables of subscriptions count too', async () => {
  const raw = await openFrom('198.51.100.4');
  const variables = { unused: Array.from({ length: 9_000 }, () => 0) };
  expect(await countBeforeRefusal(raw, () => ({ ...documentOf(300), variables }))).toBeLessThan(10);
  await close(raw);
});

const mebibyte = 2 ** 20;
/** About 60 KB of JSON, which is more than 1 MB of objects in memory. */
const junk = Array.from({ length: 20_000 }, () => ({}));
const subscription = { query: 'subscription { feedActivity { kind } }' };

test.each([
  ['beside the payload', (id: string) => ({ type: 'subscribe', id, payload: subscription, junk })],
  ['in the payload', (id: string) => ({ type: 'subscribe', id, payload: { ...subscription, junk } })],
])('unknown members %s of a message do not stay in memory', async (_place, messageOf) => {
  const opened: RawSocket[] = [];
  for (let count = 0; count < 5; count += 1) opened.push(await openFrom('198.51.100.5'));
  const before = heapInUse();
  // A connection may send 1 MiB between two heartbeats.
  for (const raw of opened)
    for (let index = 0; index < 10; index += 1) {
      raw.say(messageOf(`${index}`));
      await raw.hear('next');
    }
  expect(heapInUse() - before).toBeLessThan(5 * mebibyte);
  await Promise.all(opened.map(close));
});

test('the names of operations count for each subscription', async () => {
  const operationName = `N${'a'.repeat(9_900)}`;
  const payload = { query: `subscription ${operationName} { feedActivity { kind } }`, operationName };
  const opened: RawSocket[] = [];
  let count = Number.POSITIVE_INFINITY;
  while (count === Number.POSITIVE_INFINITY && opened.length < 12) {
    const raw = await openFrom('198.51.100.6');
    opened.push(raw);
    count = await countBeforeRefusal(raw, () => payload);
  }
  expect(count).toBeLessThan(50);
  await Promise.all(opened.map(close));
});

test('the id of a subscription has at most 100 characters', async () => {
  const raw = await openFrom('198.51.100.7');
  const id = 'a'.repeat(100);
  raw.say({ type: 'subscribe', id, payload: subscription });
  expect((await raw.hear('next')).id).toBe(id);
  raw.say({ type: 'subscribe', id: `${id}a`, payload: subscription });
  expect(await raw.closed).toEqual({ code: 4400, reason: 'The id of a subscription has at most 100 characters' });
});

test('what a client sends to open a connection does not stay in memory', async () => {
  const before = heapInUse();
  const payload = { junk: Array.from({ length: 2_500 }, () => ({})) };
  const opened: RawSocket[] = [];
  for (let index = 0; index < 50; index += 1) {
    const raw = await openRawSocket(app.url, { headers: { 'x-forwarded-for': '198.51.100.8' } });
    raw.say({ type: 'connection_init', payload });
    await raw.hear('connection_ack');
    opened.push(raw);
  }
  expect((heapInUse() - before) / 50).toBeLessThan(100_000);
  await Promise.all(opened.map(close));
});

test('the first message of a connection has at most 8,192 characters', async () => {
  const raw = await openRawSocket(app.url);
  raw.say({ type: 'connection_init', payload: { junk } });
  expect(await raw.closed).toEqual({ code: 4400, reason: 'connection_init has at most 8192 characters' });
});

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
const leavesOf = (name: string) =>
  Object.values((schema.getType(name) as GraphQLObjectType).getFields())
    .filter(({ type, args }) => isLeafType(getNamedType(type)) && args.length === 0)
    .map((field) => field.name)
    .join(' ');
const seven = (field: string) => ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((alias) => `${alias}: ${field}`).join(' ');
/** A small document whose outline, with its fragments expanded, has thousands of fields. */
const wideDocument = (index: number): Payload => ({
  query: `subscription { feedActivity { kind post { ${seven('author { ...U }')} } } } # ${index}
    fragment U on User { ${seven('posts(first: 1) { nodes { ...P } }')} }
    fragment P on Post { ${leavesOf('Post')} ride { ${leavesOf('Ride')} } author { ${leavesOf('User')} } }`,
});

test('the expanded fields of a document do not stay in memory with each of its subscriptions', async () => {
  const subscribe = async (raw: RawSocket) => {
    for (let index = 0; index < 40; index += 1) expect(await codeOf(raw, index, wideDocument(index % 20))).toBeNull();
  };
  // Fills the caches. That of outlines does not keep all twenty, so each subscription makes a new one.
  const [first, second] = [await openFrom('198.51.100.9'), await openFrom('198.51.100.9')];
  await subscribe(first);
  const before = heapInUse();
  await subscribe(second);
  expect(heapInUse() - before).toBeLessThan(3 * mebibyte);
  await Promise.all([first, second].map(close));
});

test('an error repeats only the ends of a long value', async () => {
  const client = await app.live(null);
  const document = 'subscription ($since: DateTime) { feedActivity(since: $since) { kind } }';
  const events = client.subscribe(document, { since: 'x'.repeat(2_000) });
  await expect(events.next()).rejects.toThrow(
    /^BAD_USER_INPUT: Variable "\$since" got invalid value "x+…x+"; .{0,600}$/,
  );
});
