import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { runs } from '../../test/runs.ts';
import { followChanges, replayStart } from './followChanges.ts';
import { type Change, changeOf, changeOfState, pubSubInMemory } from './pubSub.ts';

const instant = new Date('2026-06-13T08:00:00Z');
const caughtUp = changeOf('caughtUp', 'all', instant);
const begin = async () => () => {};

function follow(pubSub = pubSubInMemory(), replay: (start: Date) => Promise<Change[]> = async () => []) {
  const toEvent = (change: Change) => change.subjectId;
  const pay = async () => {};
  return followChanges({
    pubSub,
    topic: 'ride',
    start: instant,
    replay: { begin, read: replay, pay },
    caughtUp,
    toEvent,
  });
}

/** Reads events up to and including the given one. */
async function readTo(changes: AsyncGenerator<string, void>, last: string): Promise<string[]> {
  const told: string[] = [];
  while (told.at(-1) !== last) {
    const { value, done } = await changes.next();
    if (done) return told;
    told.push(value);
  }
  return told;
}

test('every change is told once, in whichever order it is written, published, heard and read', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.integer({ min: 1, max: 8 }), async (scheduler, count) => {
      const pubSub = pubSubInMemory();
      const table: Change[] = [];
      const write = async (name: string) => {
        const change = changeOf('written', name, instant);
        await scheduler.schedule(Promise.resolve(), `write ${name}`);
        table.push(change);
        await scheduler.schedule(Promise.resolve(), `publish ${name}`);
        pubSub.publish('ride', change);
      };
      const read = async () => {
        await scheduler.schedule(Promise.resolve(), 'ask the table');
        const rows = [...table];
        await scheduler.schedule(Promise.resolve(), 'answer from the table');
        return rows;
      };
      const names = Array.from({ length: count }, (_, index) => String(index));
      const writing = async () => {
        await Promise.all(names.map(write));
        await write('end');
      };
      const reading = async () => {
        await scheduler.schedule(Promise.resolve(), 'subscribe');
        return readTo(follow(pubSub, read), 'end');
      };
      const [told] = await scheduler.waitFor(Promise.all([reading(), writing()]));
      expect(told.filter((name) => name !== 'all' && name !== 'end').toSorted()).toEqual(names);
    }),
    { numRuns: runs(100) },
  );
});

test('what waits of one state is told once, as the last', async () => {
  const pubSub = pubSubInMemory();
  const changes = follow(pubSub);
  for (const name of ['likes', 'edit', 'likes']) pubSub.publish('ride', changeOfState('state', name, instant));
  pubSub.publish('ride', changeOf('end', 'end', instant));
  expect(await readTo(changes, 'end')).toEqual(['all', 'edit', 'likes', 'end']);
});

describe('an end', () => {
  test('comes at once to one who waits, and nobody listens any more', async () => {
    const pubSub = pubSubInMemory();
    let listeners = 0;
    const counted = {
      ...pubSub,
      subscribe(...args: Parameters<typeof pubSub.subscribe>) {
        listeners += 1;
        const stop = pubSub.subscribe(...args);
        return () => {
          listeners -= 1;
          stop();
        };
      },
    };
    const changes = follow(counted);
    await changes.next();
    const waiting = changes.next();
    expect(listeners).toBe(1);
    await changes.return();
    expect(await waiting).toEqual({ done: true, value: undefined });
    expect(listeners).toBe(0);
    const unread = follow(counted);
    await unread.return();
    expect(listeners).toBe(0);
  });

  test('comes to a reader who leaves more than a hundred changes waiting, and to none with a hundred', async () => {
    const pubSub = pubSubInMemory();
    const changes = follow(pubSub);
    await changes.next();
    const publish = (index: number) => pubSub.publish('ride', changeOf('written', `${index}`, instant));
    for (let index = 1; index <= 100; index += 1) publish(index);
    expect(await changes.next()).toEqual({ done: false, value: '1' });
    for (let index = 101; index <= 102; index += 1) publish(index);
    await expect(changes.next()).rejects.toThrow('You read too slowly');
  });
});

test('what a carrier may have lost is read again, from three minutes before, before what it brings next', async () => {
  const pubSub = pubSubInMemory();
  const asked: Date[] = [];
  const changes = follow(pubSub, async (start) => {
    asked.push(start);
    return asked.length > 1 ? [changeOf('written', 'lost', instant), changeOf('written', 'end', instant)] : [];
  });
  expect(await readTo(changes, 'all')).toEqual(['all']);
  const lost = new Date('2026-06-13T09:00:00Z');
  pubSub.publish('ride', changeOf('written', 'end', instant));
  pubSub.missedSince(new Date('2026-06-13T09:30:00Z'));
  pubSub.missedSince(lost);
  expect(await readTo(changes, 'all')).toEqual(['lost', 'end', 'all']);
  expect(asked).toEqual([instant, new Date('2026-06-13T08:57:00Z')]);
  pubSub.publish('ride', changeOf('written', 'next', instant));
  expect(await readTo(changes, 'next')).toEqual(['next']);
});

test('changes are read again from three minutes before an instant, at most a day back', () => {
  const hour = 60 * 60 * 1000;
  expect(replayStart(instant, new Date(instant.getTime() + hour))).toEqual(new Date('2026-06-13T07:57:00Z'));
  expect(() => replayStart(instant, new Date(instant.getTime() + 24 * hour + 1))).toThrow('24 hours');
  // Sent before the clock was set back.
  expect(replayStart(instant, new Date(instant.getTime() - hour))).toEqual(new Date('2026-06-13T06:57:00Z'));
});

test('a follower pays for what they ask for before the first event is sent, and not for what was lost on the way', async () => {
  const pubSub = pubSubInMemory();
  const missed = ['one', 'two', 'three'].map((name) => changeOf('written', name, instant));
  const paid: number[] = [];
  const replay = { begin, read: async () => missed, pay: async (count: number) => void paid.push(count) };
  const toEvent = (change: Change) => change.subjectId;
  const changes = followChanges({ pubSub, topic: 'ride', start: instant, replay, caughtUp, toEvent });
  expect(paid).toEqual([]);
  expect(await changes.next()).toEqual({ value: 'one', done: false });
  expect(paid).toEqual([3]);
  await readTo(changes, 'all');
  pubSub.missedSince(instant);
  expect(await readTo(changes, 'all')).toEqual(['one', 'two', 'three', 'all']);
  expect(paid).toEqual([3]);
  await changes.return();
});

test('who cannot pay is sent nothing', async () => {
  const pay = () => Promise.reject(new Error('Too many requests'));
  const replay = { begin, read: async () => [changeOf('written', 'one', instant)], pay };
  const changes = followChanges({
    pubSub: pubSubInMemory(),
    topic: 'ride',
    start: instant,
    replay,
    caughtUp,
    toEvent: (it) => it,
  });
  await expect(changes.next()).rejects.toThrow('Too many requests');
});

test('a follower who leaves no longer waits for a turn', async () => {
  const left = new Error('They have left');
  const begin = (ended: AbortSignal) =>
    new Promise<never>((_, reject) => ended.addEventListener('abort', () => reject(left), { once: true }));
  const changes = followChanges({
    pubSub: pubSubInMemory(),
    topic: 'ride',
    start: instant,
    replay: { begin, read: async () => [], pay: async () => {} },
    caughtUp,
    toEvent: (it) => it,
  });
  const waiting = expect(changes.next()).rejects.toBe(left);
  await changes.return();
  await waiting;
});

test('a replayed change that arrives late is skipped for a minute, and its id is forgotten then', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const pubSub = pubSubInMemory();
    const [one, two] = ['one', 'two'].map((name) => changeOf('written', name, instant)) as [Change, Change];
    const changes = follow(pubSub, async () => [one, two]);
    const replayed = readTo(changes, 'all');
    await vi.advanceTimersByTimeAsync(200);
    expect(await replayed).toEqual(['one', 'two', 'all']);
    pubSub.publish('ride', one);
    pubSub.publish('ride', changeOf('written', 'three', instant));
    expect(await readTo(changes, 'three')).toEqual(['three']);
    await vi.advanceTimersByTimeAsync(60_000);
    pubSub.publish('ride', two);
    pubSub.publish('ride', changeOf('written', 'four', instant));
    expect(await readTo(changes, 'four')).toEqual(['two', 'four']);
    await changes.return();
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});

test('a replay keeps its turn until its last event is sent, or its follower leaves', async () => {
  const end = vi.fn();
  const missed = ['one', 'two'].map((name) => changeOf('written', name, instant));
  const replay = { begin: async () => end, read: async () => missed, pay: async () => {} };
  const follow = () =>
    followChanges({
      pubSub: pubSubInMemory(),
      topic: 'ride',
      start: instant,
      replay,
      caughtUp,
      toEvent: (it) => it.subjectId,
    });
  const whole = follow();
  await readTo(whole, 'two');
  expect(end).not.toHaveBeenCalled();
  await readTo(whole, 'all');
  expect(end).toHaveBeenCalledTimes(1);
  await whole.return();
  const left = follow();
  await readTo(left, 'one');
  await left.return();
  expect(end).toHaveBeenCalledTimes(2);
});
