import { expect, test, vi } from 'vitest';
import { requestGate } from './requestGate.ts';

const limitsOf = (maxRunning: number) => ({ max: 100, maxOfKey: 100, maxRunning });

test('so many are worked on at a time, the others in the order in which they have come', () => {
  const gate = requestGate<string>(limitsOf(2));
  const begun: string[] = [];
  for (const name of ['ada', 'ben', 'cleo', 'dan']) gate.enter(name, 'key', () => begun.push(name));
  expect(begun).toEqual(['ada', 'ben']);
  expect([gate.size(), gate.has('ben'), gate.has('cleo')]).toEqual([4, true, false]);
  gate.leave('ben');
  gate.leave('nobody');
  expect(begun).toEqual(['ada', 'ben', 'cleo']);
  gate.leave('ada');
  expect(begun).toEqual(['ada', 'ben', 'cleo', 'dan']);
  expect(gate.size()).toBe(2);
});

test('what ends within its call makes room for the next', () => {
  const gate = requestGate<number>(limitsOf(1));
  const begun: number[] = [];
  const call = (item: number) => () => {
    begun.push(item);
    gate.leave(item);
  };
  for (const item of [1, 2, 3]) gate.enter(item, 'key', call(item));
  expect([begun, gate.size()]).toEqual([[1, 2, 3], 0]);
});

test('what takes long keeps nobody waiting, and counts until it ends', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const gate = requestGate<string>(limitsOf(1));
  const begun: string[] = [];
  gate.enter('slow', 'key', () => begun.push('slow'));
  gate.enter('next', 'key', () => begun.push('next'));
  vi.advanceTimersByTime(99);
  gate.releaseSlow(100);
  expect(begun).toEqual(['slow']);
  vi.advanceTimersByTime(1);
  gate.releaseSlow(100);
  expect([begun, gate.size(), gate.has('slow')]).toEqual([['slow', 'next'], 2, true]);
  gate.leave('slow');
  gate.leave('next');
  expect(gate.size()).toBe(0);
  vi.useRealTimers();
});

test('keys take turns, and one key has no more items than it may', () => {
  const gate = requestGate<string>({ ...limitsOf(1), maxOfKey: 3 });
  const begun: string[] = [];
  const begin = (name: string, key: string) => gate.enter(name, key, () => begun.push(name));
  expect(['here 1', 'here 2', 'here 3', 'here 4'].map((name) => begin(name, 'here'))).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect(begin('there 1', 'there')).toBe(true);
  for (const name of ['here 1', 'here 2', 'there 1', 'here 3']) gate.leave(name);
  expect(begun).toEqual(['here 1', 'here 2', 'there 1', 'here 3']);
  expect(begin('here 4', 'here')).toBe(true);
});

test('the last quarter is left for keys that have no item', () => {
  const gate = requestGate<string>({ max: 8, maxOfKey: 4, maxRunning: 1 });
  const begins = (key: string) => [1, 2, 3, 4, 5].filter((item) => gate.enter(`${key} ${item}`, key, () => {}));
  expect(begins('here')).toEqual([1, 2, 3, 4]);
  expect(begins('there')).toEqual([1, 2]);
  expect(begins('elsewhere')).toEqual([1]);
  expect(begins('nowhere')).toEqual([1]);
  expect(begins('late')).toEqual([]);
});
