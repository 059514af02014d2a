import { expect, test, vi } from 'vitest';
import type { Peer } from '../../platform/http/sockets.ts';
import { type RunningSubscriptions, withKnownMembers } from './protocolMessages.ts';
import { subscriptionBytes } from './subscriptionBytes.ts';

const mebibyte = 2 ** 20;

/** A peer whose subscriptions run until `end`, as they do in the library, and what the library receives of it. */
function connected() {
  const close = vi.fn<Peer['close']>();
  const running: RunningSubscriptions = new Map();
  const bytes = subscriptionBytes();
  const heard: unknown[] = [];
  const ends: (() => void)[] = [];
  let send: (text: string) => Promise<void> = async () => undefined;
  const peer = { close, onMessage: (listener: typeof send) => (send = listener) } as unknown as Peer;
  withKnownMembers(peer, { running, address: 'here', bytes }).onMessage((message) => {
    const { type, payload } = message as unknown as { type: string; payload: { query?: string } };
    heard.push(payload?.query === undefined ? type : payload);
    return type === 'subscribe' ? new Promise((resolve) => ends.push(resolve)) : Promise.resolve();
  });
  const say = (type: string, id: string, payload = {}) => send(JSON.stringify({ type, id, payload }));
  return { close, running, bytes, heard, say, end: () => ends.shift()?.() };
}

test('an id is taken until its subscription has ended, also when it is completed before it stands', async () => {
  const { close, running, heard, say, end } = connected();
  const first = say('subscribe', 'x');
  await say('complete', 'x');
  expect([...running.keys()]).toEqual(['x']);
  await say('subscribe', 'x');
  expect(close.mock.calls).toEqual([[4409, 'A subscription with this id has not ended']]);
  expect(heard).toEqual(['subscribe', 'complete']);
  end();
  await first;
  expect(running.size).toBe(0);
  void say('subscribe', 'x');
  expect([...running.keys()]).toEqual(['x']);
  expect(close).toHaveBeenCalledTimes(1);
});

test('what a subscription holds is freed when it has ended, not before', async () => {
  const { running, say, end } = connected();
  const free = vi.fn<() => void>();
  const first = say('subscribe', 'x');
  running.set('x', { refusal: null, release: free });
  await say('complete', 'x');
  expect(free).not.toHaveBeenCalled();
  end();
  await first;
  expect(free).toHaveBeenCalledTimes(1);
});

test('a message counts from its arrival until its subscription has ended, its text until the document replaces it', async () => {
  const { running, bytes, say, end } = connected();
  const takesRest = () => {
    bytes.take('here', 7 * mebibyte);
    bytes.free('here', 7 * mebibyte);
  };
  const first = say('subscribe', 'x', { query: 'q'.repeat(400_000), variables: { v: 'v'.repeat(200_000) } });
  expect(takesRest).toThrow('The subscriptions of your network address take too much memory');
  running.get('x')?.release();
  running.set('x', { refusal: null, release: () => undefined });
  expect(takesRest).not.toThrow();
  const second = say('subscribe', 'y', { variables: { v: 'v'.repeat(400_000) } });
  expect(takesRest).toThrow('take too much memory');
  end();
  end();
  await Promise.all([first, second]);
  expect(() => bytes.take('here', 8 * mebibyte)).not.toThrow();
});

test('a subscription whose message takes too much memory is refused, and keeps nothing', async () => {
  const { close, running, bytes, heard, say, end } = connected();
  bytes.take('here', 7 * mebibyte);
  const lists = { v: Array.from({ length: 8_000 }, () => []) };
  void say('subscribe', 'fits', { query: '{ a }', variables: lists });
  const refused = say('subscribe', 'x', { query: '{ a }', variables: lists });
  expect(running.get('fits')?.refusal).toBeNull();
  expect(running.get('x')?.refusal?.code).toBe('RATE_LIMITED');
  expect(heard).toEqual([{ query: '{ a }', variables: lists }, { query: '' }]);
  end();
  end();
  await refused;
  expect(running.size).toBe(0);
  expect(() => bytes.take('here', mebibyte)).not.toThrow();
  expect(close).not.toHaveBeenCalled();
});

test('six addresses that hold all they may leave room for the pages of others', () => {
  const bytes = subscriptionBytes();
  for (let index = 0; index < 6; index += 1) bytes.take(`busy ${index}`, 8 * mebibyte);
  expect(() => bytes.take('large', 2 * mebibyte)).toThrow('All subscriptions together take too much memory');
  for (let page = 0; page < 6; page += 1) bytes.take('a club', 10_000);
  expect(() => bytes.take('a club', 10_000)).toThrow('All subscriptions together take too much memory');
});

test('an address has 2,000 open subscriptions, and 20,000 in all leave room for the pages of others', () => {
  const bytes = subscriptionBytes();
  const openOf = (address: string, count: number) => {
    for (let index = 0; index < count; index += 1) bytes.open(address, 0);
  };
  openOf('busy', 2_000);
  expect(() => bytes.open('busy', 0)).toThrow('The subscriptions of your network address take too much memory');
  bytes.close('busy', 0);
  openOf('busy', 1);
  for (let index = 0; index < 7; index += 1) openOf(`busy ${index}`, index < 6 ? 2_000 : 1_000);
  expect(() => openOf('large', 33)).toThrow('All subscriptions together take too much memory');
  openOf('a club', 32);
});

test('128 messages of a connection may wait for their answers', async () => {
  const { close, say } = connected();
  for (let id = 0; id < 128; id += 1) void say('subscribe', `${id}`);
  expect(close).not.toHaveBeenCalled();
  await say('ping', 'x');
  expect(close.mock.calls).toEqual([[4429, 'Too many messages']]);
});
