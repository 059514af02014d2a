import { expect, test } from 'vitest';
import { fairSlots } from './fairSlots.ts';

const at = (key: string, address = key) => ({ key, address });

test('a few callers with whole shares leave the last quarter to those who hold none', () => {
  const places = fairSlots({ all: 16, ofOne: 6, ofAddress: 16 });
  for (const key of ['ada', 'ben']) for (let count = 0; count < 6; count += 1) places.take(at(key));
  expect(places.count()).toBe(12);
  expect(places.take(at('ada'))).toBe('all');
  for (const key of ['dan', 'eve', 'fay', 'gil']) expect(places.take(at(key))).toBeNull();
  expect(places.take(at('hal'))).toBe('all');
  places.free(at('dan'));
  expect(places.take(at('ada'))).toBe('all');
  expect(places.take(at('hal'))).toBeNull();
});

test('members of one address share what there is for it', () => {
  const places = fairSlots({ all: 16, ofOne: 4, ofAddress: 2 });
  expect(['ada', 'ben', 'cleo'].map((key) => places.take(at(key, 'here')))).toEqual([null, null, 'address']);
  expect(places.take(at('cleo', 'elsewhere'))).toBeNull();
  places.free(at('ada', 'here'));
  expect(places.take(at('dan', 'here'))).toBeNull();
});
