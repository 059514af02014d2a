import { expect, test } from 'vitest';
import { unsentBytes } from './unsentBytes.ts';

test('the last quarter of all bytes is left for addresses that hold none', () => {
  const unsent = unsentBytes({ ofAddress: 50, all: 100 });
  expect(unsent.take('a', 50)).toBeNull();
  expect(unsent.take('b', 20)).toBeNull();
  expect(unsent.take('b', 10)).toMatchObject({ code: 'RATE_LIMITED', message: expect.stringContaining('by others') });
  expect(unsent.take('c', 25)).toBeNull();
  expect(unsent.take('d', 10)).toMatchObject({ code: 'RATE_LIMITED' });
  unsent.free('b', 20);
  expect(unsent.take('b', 20)).toBeNull();
});
