import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { carriedMinutes, carryComment, carryPress, dropCarried, freshMinutes, takeCarried } from './carried.ts';

const press = { verb: 'like', id: 'post-1', ownerId: 'maeve-id' } as const;
/** The memory of the module is lost, and session storage is not. */
function reloadPage(): void {
  const stored = { ...sessionStorage };
  dropCarried();
  for (const [key, value] of Object.entries(stored)) sessionStorage.setItem(key, value);
}

const comment = { postId: 'post-1', parentId: '' };

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => vi.useRealTimers());

test('a press and a comment are taken once', () => {
  carryPress(press);
  carryComment(comment);

  expect(takeCarried()).toMatchObject({ press, comment });
  expect(takeCarried()).toEqual({ press: undefined, comment: undefined });
});

test('the last press replaces the one before, and a press of another kind drops it', () => {
  carryPress(press);
  carryPress({ verb: 'joinRide', id: 'ride-1' });
  expect(takeCarried().press).toMatchObject({ verb: 'joinRide', id: 'ride-1' });

  carryPress(press);
  carryPress(undefined);
  expect(takeCarried().press).toBeUndefined();
});

test('nothing is carried for longer than half an hour, or from the future', () => {
  carryPress(press);
  vi.setSystemTime(Date.now() + carriedMinutes * 60_000 - 1);
  expect(takeCarried().press).toBeDefined();

  carryPress(press);
  vi.setSystemTime(Date.now() + carriedMinutes * 60_000);
  expect(takeCarried().press).toBeUndefined();

  carryPress(press);
  vi.setSystemTime(Date.now() - 1);
  expect(takeCarried().press).toBeUndefined();
});

test('a press is fresh for two minutes, and not after a reload of the page', () => {
  carryPress(press);
  vi.setSystemTime(Date.now() + freshMinutes * 60_000 - 1);
  expect(takeCarried().press?.isFresh).toBe(true);

  carryPress(press);
  vi.setSystemTime(Date.now() + freshMinutes * 60_000);
  expect(takeCarried().press?.isFresh).toBe(false);

  carryPress(press);
  reloadPage();
  expect(takeCarried().press?.isFresh).toBe(false);
});

test.each([
  'not JSON',
  'null',
  '[]',
  JSON.stringify({ verb: 'deleteAccount', id: 'x', at: Date.now() }),
  JSON.stringify({ verb: 'like', id: 7, at: Date.now() }),
  JSON.stringify({ verb: 'like', id: 'post-1', ownerId: {}, at: Date.now() }),
  JSON.stringify({ verb: 'like', id: 'post-1' }),
])('what nobody pressed is dropped: %s', (stored) => {
  sessionStorage.setItem('cycle-chat-carried-press', stored);
  sessionStorage.setItem('cycle-chat-carried-comment', stored);

  expect(takeCarried()).toEqual({ press: undefined, comment: undefined });
  expect(sessionStorage).toHaveLength(0);
});

test('dropping leaves nothing', () => {
  carryPress(press);
  carryComment(comment);
  dropCarried();

  expect(sessionStorage).toHaveLength(0);
});
