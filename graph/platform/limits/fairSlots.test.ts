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

test('many callers of a few addresses leave the last quarter to other addresses', () => {
  const places = fairSlots({ all: 16, ofOne: 4, ofAddress: 8 });
  const takes = (prefix: string, address: string) =>
    Array.from({ length: 8 }, (_, index) => places.take(at(`${prefix}${index}`, address))).filter((usedUp) => !usedUp);
  expect(takes('ada', 'here')).toHaveLength(8);
  expect(takes('ben', 'there')).toHaveLength(4);
  expect(places.take(at('cleo', 'here'))).toBe('all');
  for (const key of ['dan', 'eve', 'fay', 'gil']) expect(places.take(at(key))).toBeNull();
  expect(places.take(at('hal'))).toBe('all');
});

test('callers of one address have the last quarter too if the address may hold all', () => {
  const places = fairSlots({ all: 16, ofOne: 6, ofAddress: 16 });
  for (const key of ['ada', 'ben']) for (let count = 0; count < 6; count += 1) places.take(at(key, ''));
  for (const key of ['dan', 'eve', 'fay', 'gil']) expect(places.take(at(key, ''))).toBeNull();
});
