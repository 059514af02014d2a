import { expect, test, vi } from 'vitest';
import type { Peer } from '../../platform/http/sockets.ts';
import { withKnownMembers } from './protocolMessages.ts';

/** A peer whose subscriptions run until `end`, as they do in the library, and what the library receives of it. */
function connected() {
  const close = vi.fn<Peer['close']>();
  const running = new Set<string>();
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
  expect([...running]).toEqual(['x']);
  await say('subscribe', 'x');
  expect(close.mock.calls).toEqual([[4409, 'Subscriber for x already exists']]);
  expect(heard).toEqual(['subscribe', 'complete']);
  end();
  await first;
  expect(running.size).toBe(0);
  void say('subscribe', 'x');
  expect([...running]).toEqual(['x']);
  expect(close).toHaveBeenCalledTimes(1);
});
