import { setImmediate } from 'node:timers/promises';
import { buildSchema, parse } from 'graphql';
import { expect, test, vi } from 'vitest';
import type { Context } from '../../context.ts';
import { operationClock } from '../../platform/graphql/operationClock.ts';
import { type OperationPass, operationGate } from '../../platform/graphql/operationGate.ts';
import { concurrencyGate } from '../../platform/limits/concurrencyGate.ts';
import { answerEvents } from './answerEvents.ts';

const schema = buildSchema('type Query { told: String } type Subscription { told(since: String): String }');
const plain = parse('subscription { told }');
const one = { all: 1, ofOne: 1, ofAddress: 1 };
const noPass: OperationPass = { enter: async () => undefined, run: (execute) => execute(), leave: () => undefined };
const any = { all: 100, ofOne: 100, ofAddress: 100 };

interface Telling {
  isVisitor?: boolean;
  event?: object;
  document?: typeof plain;
  variableValues?: Record<string, unknown>;
  ended?: AbortSignal;
  pass?: OperationPass;
  /** The context of the event waits for it. */
  begins?: () => Promise<void>;
}

/** Executes one event at a time and records who received which, in order. */
function makeDoor(running = one) {
  const told: string[] = [];
  const eventGate = concurrencyGate({ running, waiting: any, of: 'events', being: 'sent' });
  const answer = answerEvents({ seconds: 10, bytes: 1_000 }, eventGate);
  const stays = new AbortController().signal;
  const tell = (
    name: string,
    key: string,
    {
      isVisitor = true,
      event = {},
      document = plain,
      variableValues = {},
      ended = stays,
      pass,
      begins = async () => undefined,
    }: Telling,
  ) =>
    answer(
      { schema, document, variableValues, rootValue: Object.assign(event, { told: () => void told.push(name) }) },
      {
        isVisitor,
        caller: { key, address: key },
        ended,
        pass,
        hasLeft: () => ended.aborted,
        // Tests read no other part of the context.
        renewContext: async () => {
          await begins();
          return { clock: operationClock() } as Context;
        },
      },
    );
  return { told, tell };
}

test('addresses of visitors take turns with their events, as members do', async () => {
  const { told, tell } = makeDoor();
  const many = Array.from({ length: 5 }, (_, index) => tell(`here ${index}`, '198.51.100.1', {}));
  const others = [tell('there', '198.51.100.2', {}), tell('ada', 'ada', { isVisitor: false })];
  await Promise.all([...many, ...others]);
  expect(told).toEqual(['here 0', 'here 1', 'there', 'ada', 'here 2', 'here 3', 'here 4']);
});

test('visitors who ask the same of one event share its turn, members each have their own', async () => {
  const { told, tell } = makeDoor();
  const event = {};
  await Promise.all(['1', '2', '3'].map((key) => tell('visitor', key, { event })));
  expect(told).toEqual(['visitor']);
  await Promise.all(['ada', 'ben'].map((key) => tell('member', key, { isVisitor: false, event })));
  expect(told).toEqual(['visitor', 'member', 'member']);
});

test('visitors still get an event that they share with one who leaves the queue', async () => {
  const { told, tell } = makeDoor();
  const event = {};
  const leaving = new AbortController();
  const first = tell('before', 'here', {});
  const left = tell('shared', 'there', { event, ended: leaving.signal });
  const others = ['elsewhere', 'nowhere'].map((key) => tell('shared', key, { event }));
  leaving.abort();
  await expect(left).rejects.toThrow('The subscription has ended');
  await Promise.all([first, ...others]);
  expect(told).toEqual(['before', 'shared']);
});

test('the event of a subscriber who has left is not executed', async () => {
  const { told, tell } = makeDoor();
  await expect(tell('gone', 'here', { ended: AbortSignal.abort() })).rejects.toThrow('The subscription has ended');
  expect(told).toEqual([]);
});

test('variables that no operation declares do not matter, however deep they nest', async () => {
  const { told, tell } = makeDoor();
  const event = {};
  const deep = JSON.parse('['.repeat(30_000) + ']'.repeat(30_000));
  await Promise.all([{}, { deep }].map((variableValues) => tell('visitor', 'one', { event, variableValues })));
  expect(told).toEqual(['visitor']);
});

test('a visitor does not wait in the queue of another who asks the same', async () => {
  const { told, tell } = makeDoor();
  const many = Array.from({ length: 5 }, (_, index) => tell(`here ${index}`, '198.51.100.1', {}));
  const event = {};
  const shared = ['198.51.100.1', '198.51.100.2'].map((key) => tell('shared', key, { event }));
  await Promise.all([...many, ...shared]);
  expect(told).toEqual(['here 0', 'here 1', 'shared', 'here 2', 'here 3', 'here 4']);
});

test('visitors who differ in the start of their replay alone share an event', async () => {
  const { told, tell } = makeDoor();
  const tellSince = (document: typeof plain, event = {}) =>
    Promise.all(['1', '2'].map((since) => tell('visitor', since, { event, document, variableValues: { since } })));
  await tellSince(parse('subscription ($since: String) { told(since: $since) }'));
  expect(told).toEqual(['visitor']);
  await tellSince(parse('subscription ($since: String) { told(since: $since) @skip(if: false) again: __typename }'));
  expect(told).toHaveLength(2);
  await tellSince(parse('subscription ($since: String) { told @tag(at: $since) }'));
  expect(told).toHaveLength(4);
});

test('a heavy event that waits for a slot of its caller delays no other event', async () => {
  const { told, tell } = makeDoor();
  const slot = Promise.withResolvers<void>();
  const heavy = tell('ada', 'ada', { isVisitor: false, pass: { ...noPass, enter: () => slot.promise } });
  await tell('ben', 'ben', { isVisitor: false });
  expect(told).toEqual(['ben']);
  slot.resolve();
  await heavy;
  expect(told).toEqual(['ben', 'ada']);
});

test('a heavy event that has the slot of its caller does not wait behind light ones of the caller', async () => {
  const { told, tell } = makeDoor();
  const passOf = operationGate();
  const light = ['1', '2', '3'].map((name) => tell(`light ${name}`, 'ada', { isVisitor: false }));
  const heavy = tell('heavy', 'ada', { isVisitor: false, pass: passOf({ key: 'ada', address: 'ada' }) });
  await Promise.all([...light, heavy]);
  expect(told.indexOf('heavy')).toBeLessThan(told.indexOf('light 3'));
});

test('a heavy event leaves the queue of its caller when its subscription ends, also among visitors who share it', async () => {
  const { told, tell } = makeDoor();
  const passOf = operationGate();
  const head = passOf({ key: 'here', address: 'here' }, 'event');
  await head.enter();
  const leaving = new AbortController();
  const event = {};
  const gone = Array.from({ length: 100 }, () =>
    tell('gone', 'here', { event, ended: leaving.signal, pass: passOf({ key: 'here', address: 'here' }, 'event') }),
  );
  await setImmediate();
  leaving.abort();
  for (const each of await Promise.allSettled(gone)) expect(each.status).toBe('rejected');
  const stays = tell('stays', 'here', { event, pass: passOf({ key: 'here', address: 'here' }, 'event') });
  head.leave();
  await stays;
  expect(told).toEqual(['stays']);
});

test('a visitor whose event another one has begun holds no place meanwhile', async () => {
  const { told, tell } = makeDoor({ all: 2, ofOne: 1, ofAddress: 1 });
  const slow = Promise.withResolvers<void>();
  const event = {};
  const shared = ['1', '2'].map((key) => tell('shared', key, { event, begins: () => slow.promise }));
  await tell('ada', 'ada', { isVisitor: false });
  expect(told).toEqual(['ada']);
  slow.resolve();
  await Promise.all(shared);
  expect(told).toEqual(['ada', 'shared']);
});

test('a heavy event waits for a slot of its caller, and leaves it also when it fails', async () => {
  const { told, tell } = makeDoor();
  const slot = Promise.withResolvers<void>();
  const pass = { ...noPass, enter: () => slot.promise, leave: vi.fn<() => void>() };
  const heavy = tell('ada', 'ada', { isVisitor: false, pass });
  await setImmediate();
  expect([told, pass.leave.mock.calls]).toEqual([[], []]);
  slot.resolve();
  await heavy;
  expect([told, pass.leave.mock.calls]).toEqual([['ada'], [[]]]);
  const refused = { ...noPass, enter: () => Promise.reject(new Error('Too many')) };
  await expect(tell('ben', 'ben', { isVisitor: false, pass: refused })).rejects.toThrow('Too many');
});
