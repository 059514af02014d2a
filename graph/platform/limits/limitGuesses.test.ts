import { expect, test } from 'vitest';
import { readEnv } from '../env/env.ts';
import { doors } from './doors.ts';
import { limitGuesses } from './limitGuesses.ts';
import { makeRateLimiter } from './rateLimiter.ts';

const { rateLimits } = readEnv({ RATE_LIMITS: '{"signIns": 2}' });
const here = '203.0.113.9';

/** Guesses of an address that has used its failures up, and a lookup that waits until it is released. */
async function usedUp() {
  const guesses = limitGuesses(makeRateLimiter(rateLimits, null));
  const nobody = async () => null;
  for (const token of ['a', 'b']) await guesses.lookUp({ tokens: [token], address: here }, nobody, () => null);
  const { promise, resolve } = Promise.withResolvers<void>();
  const running = { now: 0, most: 0, all: 0 };
  const look = (token: string, isValid: boolean, address = here) =>
    guesses.lookUp(
      { tokens: [token], address },
      async () => {
        running.now += 1;
        running.all += 1;
        running.most = Math.max(running.most, running.now);
        await promise;
        running.now -= 1;
        return isValid ? token : null;
      },
      (found) => found,
    );
  return { look, running, release: resolve };
}

test('an address that has used up its failures looks tokens up one after the other, and only valid ones pass', async () => {
  const { look, running, release } = await usedUp();
  const unknown = ['c', 'd', 'e'].map((token) => look(token, false));
  const valid = look('good', true);
  release();
  expect(await valid).toBe('good');
  for (const { status } of await Promise.allSettled(unknown)) expect(status).toBe('rejected');
  expect(running).toEqual({ now: 0, most: 1, all: 4 });
});

test('its lookups are refused unseen once too many wait, but neither those of a known token nor of another address', async () => {
  const { look, running, release } = await usedUp();
  const places = doors.lookup.running.ofAddress + doors.lookup.waiting.ofAddress;
  const waiting = Array.from({ length: places }, (_, index) => look(`unknown ${index}`, false));
  const refused = Array.from({ length: 50 }, (_, index) => look(`late ${index}`, true));
  for (const each of await Promise.allSettled(refused))
    expect(each).toMatchObject({ status: 'rejected', reason: { code: 'RATE_LIMITED' } });
  const elsewhere = look('good', true, '203.0.113.10');
  release();
  expect(await elsewhere).toBe('good');
  expect(await look('good', true)).toBe('good');
  await Promise.allSettled(waiting);
  expect(running.all).toBe(places + 2);
});

test('a token that is found invalid once is no longer known: its next lookup waits again', async () => {
  const { look, running, release } = await usedUp();
  release();
  expect(await look('revoked', true)).toBe('revoked');
  const seen = running.all;
  await expect(look('revoked', false)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  const places = doors.lookup.running.ofAddress + doors.lookup.waiting.ofAddress;
  const many = Array.from({ length: places + 3 }, () => look('revoked', false));
  await Promise.allSettled(many);
  expect(running.all).toBe(seen + 1 + places);
});
