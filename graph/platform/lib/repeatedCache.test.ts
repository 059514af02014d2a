import { expect, test } from 'vitest';
import { repeatedCache } from './repeatedCache.ts';

const bounds = { maxBytes: 100, fromUse: 2, isPinned: (key: string) => key.startsWith('known') };

test('a key is due from the given use on, a pinned one at once', () => {
  const cache = repeatedCache<object>(bounds);
  expect([cache.isDue('a'), cache.isDue('b'), cache.isDue('a'), cache.isDue('a')]).toEqual([false, false, true, true]);
  expect(cache.isDue('known')).toBe(true);
});

test('the least recently used values leave when the bytes are used up, pinned ones never', () => {
  const cache = repeatedCache<object>(bounds);
  const value = {};
  for (const key of ['known', 'a', 'b']) cache.set(key, value, 40);
  expect(cache.get('a')).toBe(value);
  cache.set('c', value, 40);
  expect(['known', 'a', 'b', 'c'].filter((key) => cache.get(key))).toEqual(['known', 'a', 'c']);
});

test('a value larger than the cache is not kept, and the others stay', () => {
  const cache = repeatedCache<object>(bounds);
  cache.set('a', {}, 40);
  cache.set('huge', {}, 101);
  expect([cache.get('a'), cache.get('huge')]).toEqual([{}, undefined]);
});

test('a value that is evicted or too large is due only after as many uses again', () => {
  const cache = repeatedCache<object>(bounds);
  const isDueAt = () => [cache.isDue('a'), cache.isDue('a')];
  for (const bytes of [60, 101]) {
    expect(isDueAt()).toEqual([false, true]);
    cache.set('a', {}, bytes);
    cache.set('other', {}, 60);
    expect(cache.get('a')).toBeUndefined();
  }
  expect(isDueAt()).toEqual([false, true]);
});
