import { expect, test, vi } from 'vitest';
import type { Peer } from '../../platform/http/sockets.ts';
import { withKnownMembers } from './protocolMessages.ts';

/** A peer whose subscriptions run until `end`, as they do in the library, and what the library receives of it. */
function connected() {
  const close = vi.fn<Peer['close']>();
  const running = new Map<string, () => void>();
  const heard: unknown[] = [];
  const ends: (() => void)[] = [];
  let send: (text: string) => Promise<void> = async () => undefined;
  const peer = { close, onMessage: (listener: typeof send) => (send = listener) } as unknown as Peer;
  withKnownMembers(peer, running).onMessage((message) => {
    const { type } = message as unknown as { type: string };
    heard.push(type);
    return type === 'subscribe' ? new Promise((resolve) => ends.push(resolve)) : Promise.resolve();
  });
  const say = (type: string, id: string) => send(JSON.stringify({ type, id, payload: {} }));
  return { close, running, heard, say, end: () => ends.shift()?.() };
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
  running.set('x', free);
  await say('complete', 'x');
  expect(free).not.toHaveBeenCalled();
  end();
  await first;
  expect(free).toHaveBeenCalledTimes(1);
});

test('128 messages of a connection may wait for their answers', async () => {
  const { close, say } = connected();
  for (let id = 0; id < 128; id += 1) void say('subscribe', `${id}`);
  expect(close).not.toHaveBeenCalled();
  await say('ping', 'x');
  expect(close.mock.calls).toEqual([[4429, 'Too many messages']]);
});
