import { expect, test, vi } from 'vitest';
import { takeTurns } from './takeTurns.ts';

test('so many are worked on at a time, the others in the order in which they have come', () => {
  const turns = takeTurns<string>(2);
  const begun: string[] = [];
  for (const name of ['ada', 'ben', 'cleo', 'dan']) turns.begin(name, () => begun.push(name));
  expect(begun).toEqual(['ada', 'ben']);
  expect([turns.size(), turns.has('ben'), turns.has('cleo')]).toEqual([4, true, false]);
  turns.end('ben');
  turns.end('nobody');
  expect(begun).toEqual(['ada', 'ben', 'cleo']);
  turns.end('ada');
  expect(begun).toEqual(['ada', 'ben', 'cleo', 'dan']);
  expect(turns.size()).toBe(2);
});

test('what ends within its call makes room for the next', () => {
  const turns = takeTurns<number>(1);
  const begun: number[] = [];
  const call = (item: number) => () => {
    begun.push(item);
    turns.end(item);
  };
  for (const item of [1, 2, 3]) turns.begin(item, call(item));
  expect([begun, turns.size()]).toEqual([[1, 2, 3], 0]);
});

test('what takes long keeps nobody waiting, and counts until it ends', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const turns = takeTurns<string>(1);
  const begun: string[] = [];
  turns.begin('slow', () => begun.push('slow'));
  turns.begin('next', () => begun.push('next'));
  vi.advanceTimersByTime(99);
  turns.passOver(100);
  expect(begun).toEqual(['slow']);
  vi.advanceTimersByTime(1);
  turns.passOver(100);
  expect([begun, turns.size(), turns.has('slow')]).toEqual([['slow', 'next'], 2, true]);
  turns.end('slow');
  turns.end('next');
  expect(turns.size()).toBe(0);
  vi.useRealTimers();
});
