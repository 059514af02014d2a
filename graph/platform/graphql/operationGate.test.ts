import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { visitorAt } from '../lib/access.ts';
import { operationGate } from './operationGate.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Enters the gate. The returned state shows whether the operation has begun. */
function ask(pass: ReturnType<ReturnType<typeof operationGate>>) {
  const state = { hasBegun: false };
  void pass.enter().then(() => {
    state.hasBegun = true;
  });
  return state;
}

const settle = () => vi.advanceTimersByTimeAsync(0);

test('a caller has one turn at a time and rests four times as long as it took, others do not wait for them', async () => {
  const passOf = operationGate();
  const pass = passOf(visitorAt('ada'));
  const [first, second, other] = [ask(pass), ask(passOf(visitorAt('ada'))), ask(passOf(visitorAt('ben')))];
  await vi.advanceTimersByTimeAsync(100);
  expect([first, second, other].map(({ hasBegun }) => hasBegun)).toEqual([true, false, true]);
  pass.leave();
  await vi.advanceTimersByTimeAsync(390);
  expect(second.hasBegun).toBe(false);
  await vi.advanceTimersByTimeAsync(20);
  expect(second.hasBegun).toBe(true);
});

test('no rest is longer than a second', async () => {
  const passOf = operationGate();
  const pass = passOf(visitorAt('ada'));
  ask(pass);
  await vi.advanceTimersByTimeAsync(8000);
  const next = ask(passOf(visitorAt('ada')));
  pass.leave();
  await vi.advanceTimersByTimeAsync(1000);
  expect(next.hasBegun).toBe(true);
});

test('a request keeps its slot for ten seconds at most, and its caller goes on when it has ended', async () => {
  const passOf = operationGate();
  const slow = ['ada', 'ben', 'cleo', 'dan'].map((name) => passOf(visitorAt(name)));
  for (const pass of slow) ask(pass);
  const [other, next] = [ask(passOf(visitorAt('eve'))), ask(passOf(visitorAt('ada')))];
  await vi.advanceTimersByTimeAsync(9_990);
  expect(other.hasBegun).toBe(false);
  await vi.advanceTimersByTimeAsync(20);
  expect([other.hasBegun, next.hasBegun]).toEqual([true, false]);
  slow[0]?.leave();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(next.hasBegun).toBe(true);
});

test('a request that has its turn keeps it when it asks again', async () => {
  const passOf = operationGate();
  const pass = passOf(visitorAt('ada'));
  await pass.enter();
  await pass.enter();
  pass.leave();
  pass.leave();
  await vi.runAllTimersAsync();
  await passOf(visitorAt('ada')).enter();
});

const refusal = (whose: string) => ({
  code: 'RATE_LIMITED',
  retryAfter: 5,
  message: `Too many ${whose} wait. Send fewer at once, or try again in a moment.`,
});

test('of one caller 16 wait, and the last quarter of 64 places is for callers who have none', async () => {
  const passOf = operationGate();
  for (const caller of ['ada', 'ben', 'cleo']) {
    for (let count = 0; count < 16; count += 1) ask(passOf(visitorAt(caller)));
  }
  const take = (caller: string) => passOf(visitorAt(caller)).enter();
  await expect(take('ada')).rejects.toMatchObject(refusal('large operations'));
  const refused = vi.fn();
  for (let number = 0; number < 16; number += 1) take(`other ${number}`).catch(refused);
  await expect(take('one more')).rejects.toMatchObject(refusal('large operations'));
  expect(refused).not.toHaveBeenCalled();
});

test('of one caller alone 16 wait', async () => {
  const passOf = operationGate();
  for (let count = 0; count < 16; count += 1) ask(passOf(visitorAt('ada')));
  await expect(passOf(visitorAt('ada')).enter()).rejects.toMatchObject(refusal('of your large operations'));
});

test('events of subscriptions all wait, and leave the places of requests free', async () => {
  const passOf = operationGate();
  let begun = 0;
  const kinds = [...Array<'event'>(80).fill('event'), ...Array<'request'>(16).fill('request')];
  for (const kind of kinds) {
    const pass = passOf(visitorAt('ada'), kind);
    void pass.enter().then(() => {
      begun += 1;
      pass.leave();
    });
  }
  await vi.runAllTimersAsync();
  expect(begun).toBe(kinds.length);
});

test('requests and events of a caller take turns, so that no queue of events delays a request', async () => {
  const passOf = operationGate();
  const begun: string[] = [];
  const enter = (name: string, kind: 'request' | 'event') => {
    const pass = passOf(visitorAt('ada'), kind);
    void pass.enter().then(() => {
      begun.push(name);
      pass.leave();
    });
  };
  for (const name of ['event 1', 'event 2', 'event 3']) enter(name, 'event');
  for (const name of ['request 1', 'request 2']) enter(name, 'request');
  await vi.runAllTimersAsync();
  expect(begun).toEqual(['event 1', 'request 1', 'event 2', 'request 2', 'event 3']);
});

test('an event leaves the queue when its subscription ends, and keeps nobody waiting', async () => {
  const passOf = operationGate();
  const first = passOf(visitorAt('ada'), 'event');
  await first.enter();
  const ended = new AbortController();
  const waiting = Array.from({ length: 1000 }, () => passOf(visitorAt('ada'), 'event').enter(ended.signal));
  const last = ask(passOf(visitorAt('ada'), 'event'));
  ended.abort(new Error('It has ended'));
  const outcomes = await Promise.allSettled(waiting);
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(1000);
  expect(last.hasBegun).toBe(false);
  first.leave();
  await vi.advanceTimersByTimeAsync(0);
  expect(last.hasBegun).toBe(true);
});

test('an event that waits for a slot of the server leaves its queue, too', async () => {
  const passOf = operationGate();
  const slots = ['ben', 'cleo', 'dan', 'eve'].map((name) => passOf(visitorAt(name)));
  for (const slot of slots) await slot.enter();
  const ended = new AbortController();
  const waiting = passOf(visitorAt('ada'), 'event').enter(ended.signal);
  const next = ask(passOf(visitorAt('ada'), 'event'));
  await settle();
  ended.abort(new Error('It has ended'));
  await expect(waiting).rejects.toThrow('It has ended');
  slots[0]?.leave();
  await vi.advanceTimersByTimeAsync(0);
  expect(next.hasBegun).toBe(true);
});

test('the members of one address run two at once and have half of the places, so that there is room for others', async () => {
  const passOf = operationGate();
  const at = (key: string, address: string) => ({ key, address });
  const here = Array.from({ length: 32 }, (_, number) => ask(passOf(at(`member ${number}`, 'here'))));
  await settle();
  expect(here.filter(({ hasBegun }) => hasBegun)).toHaveLength(2);
  await expect(passOf(at('one more', 'here')).enter()).rejects.toMatchObject(
    refusal('large operations from your network address'),
  );
  const elsewhere = ask(passOf(at('zoe', 'elsewhere')));
  await settle();
  expect(elsewhere.hasBegun).toBe(true);
});
