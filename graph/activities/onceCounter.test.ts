import { expect, test } from 'vitest';
import { onceCounter } from './onceCounter.ts';

test('an id that is noted again soon is counted once, and ids from long ago are forgotten', () => {
  const counter = onceCounter(2);
  for (const id of ['one', 'two', 'one', 'two']) counter.note(id);
  expect(counter.count()).toBe(2);
  counter.note('three');
  counter.note('two');
  expect(counter.count()).toBe(3);
  counter.note('one');
  expect(counter.count()).toBe(4);
});
