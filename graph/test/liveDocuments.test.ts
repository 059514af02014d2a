import { expect, test } from 'vitest';
import { openedAs, type RawSocket } from './rawSocket.ts';
import { useApp } from './useApp.ts';

const app = useApp({ TRUST_PROXY: '1' });

const openFrom = (address: string) => openedAs(app.url, undefined, { headers: { 'x-forwarded-for': address } });

interface Payload {
  query: string;
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
  expect(await codeOf(first, 100, documentOf(101))).toBeNull();
  expect(await codeOf(first, 101, documentOf(102))).toBe('RATE_LIMITED');
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
