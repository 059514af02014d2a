import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { authDoors } from '../../test/authDoors.ts';
import type { Caller } from '../../test/caller.ts';
import { password } from '../../test/factories.ts';
import { useApp } from '../../test/useApp.ts';
import { doors } from './doors.ts';
import { maxNames } from './failureCounts.ts';
import { inLane } from './lanes.ts';
import { delayAfter, maxDelay, slowSignIns } from './slowSignIns.ts';

const app = useApp({ TRUST_PROXY: '1', RATE_LIMITS: '{"signIns":1000}' });
let pauses: number[];
let pause: (milliseconds: number) => Promise<void>;
beforeAll(async () => {
  // The delays are recorded instead of awaited.
  app.backend.services.slowSignIns = slowSignIns(null, (milliseconds) => {
    pauses.push(milliseconds);
    return pause(milliseconds);
  });
});
beforeEach(() => {
  pauses = [];
  pause = async () => undefined;
});

/** A pause that lasts until the test ends it. */
function held() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { pause: () => promise, end: resolve };
}

const refusal = { code: 'RATE_LIMITED', message: 'Too many requests. Try again in 4 seconds.' };

test('the delay grows with the failures and stays within four seconds', () => {
  expect([0, 4, 5, 6, 7, 8, 9, 10].map(delayAfter)).toEqual([0, 0, 250, 500, 1000, 2000, 4000, 4000]);
  fc.assert(
    fc.property(fc.nat(), (failures) => {
      expect(delayAfter(failures)).toBeLessThanOrEqual(maxDelay);
      expect(delayAfter(failures + 1)).toBeGreaterThanOrEqual(delayAfter(failures));
    }),
  );
});

test('attempts at one name share a queue, also in requests that hold a slot of another gate', async () => {
  const first = held();
  let running = 0;
  const { attempt } = slowSignIns(null, () => {
    running += 1;
    return first.pause();
  });
  const address = (host: number) => ({ address: `198.51.100.${host}`, hasFailed: true });
  for (let host = 0; host < 5; host += 1) await attempt('ada', address(host));
  const attempts = [attempt('ada', address(6)), inLane('large operations', () => attempt('ada', address(7)))];
  await vi.waitFor(() => expect(running).toBe(1), 60_000);
  await new Promise(setImmediate);
  expect(running).toBe(1);
  first.end();
  await Promise.all(attempts);
});

const from = (host: number) => app.with({ 'x-forwarded-for': `198.51.100.${host}` });

describe.each(authDoors)('sign-ins by $name', ({ name, login }) => {
  const failTimes = async (username: string, times: number) => {
    for (let host = 1; host <= times; host += 1) await login(from(host), username, 'wrong-horse');
  };

  test('to one name slow down after five failures, each from another address, and are never refused for it', async () => {
    const member = await app.member(`Slow_${name}`);
    for (let host = 1; host <= 20; host += 1) {
      const spelling = host % 2 ? member.username : member.username.toUpperCase();
      expect((await login(from(host), spelling, 'wrong-horse')).fault?.code).toBe('UNAUTHENTICATED');
    }
    expect(pauses).toEqual([250, 500, 1000, 2000, ...Array(11).fill(4000)]);
    expect((await login(from(21), member.username, password)).fault).toBeNull();
    expect(pauses).toHaveLength(16);
  });

  test('are as fast as before once the member has signed in, and other names always', async () => {
    const [member, other] = [await app.member(`Quick_${name}`), await app.member(`Other_${name}`)];
    await failTimes(member.username, 6);
    await login(from(30), member.username, password);
    pauses = [];
    for (const { username } of [member, other]) {
      for (const attempt of ['wrong-horse', password]) await login(from(31), username, attempt);
    }
    expect(pauses).toEqual([]);
  });

  test('to a name that nobody has slow down alike', async () => {
    await failTimes(`nobody_${name}`, 7);
    expect(pauses).toEqual([250, 500]);
  });

  test('to what can be no name never wait', async () => {
    for (const noName of ['no name', 'é'.repeat(9), 'a'.repeat(200)]) await failTimes(noName, 7);
    expect(pauses).toEqual([]);
  });

  test('with the right password succeed from a quiet address while addresses that have failed fill their places', async () => {
    const member = await app.member(`Guessed_${name}`);
    const hosts = 23;
    await failTimes(member.username, hosts);
    const guesses = held();
    pause = guesses.pause;
    pauses = [];
    const attempts = Array.from({ length: hosts }, (_, index) =>
      login(from(index + 1), member.username, 'wrong-horse'),
    );
    let refusals = 0;
    for (const attempt of attempts) {
      void attempt.then(({ status }) => {
        if (status === 429) refusals += 1;
      });
    }
    await vi.waitFor(() => expect(refusals).toBe(hosts - doors.guess.waiting.ofOne), 60_000);
    expect(pauses).toHaveLength(1);
    pause = async () => undefined;
    expect((await login(from(40), member.username, password)).fault).toBeNull();
    expect(pauses).toHaveLength(2);
    guesses.end();
    for (const { status, fault, headers } of await Promise.all(attempts)) {
      if (status === 429) expect([headers.get('retry-after'), fault]).toEqual(['4', refusal]);
      else expect(fault?.code).toBe('UNAUTHENTICATED');
    }
  });

  test('with the right password all succeed when many come at once, from one address or from many', async () => {
    const member = await app.member(`Parallel_${name}`);
    const signIns = (hostOf: (index: number) => number, count: number) =>
      Promise.all(Array.from({ length: count }, (_, index) => login(from(hostOf(index)), member.username, password)));
    const answers = [...(await signIns(() => 50, 10)), ...(await signIns((index) => 60 + index, 20))];
    expect(answers.filter(({ fault }) => fault)).toEqual([]);
  });
});

describe('a member who is asked for their password again', () => {
  const change = 'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { ok } }';
  const leave = 'mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) { deletedUserId } }';
  const make = 'mutation ($input: CreateAccessTokenInput!) { createAccessToken(input: $input) { accessToken { id } } }';
  const places = [
    { name: 'change', document: change, input: { newPassword: 'another-horse' } },
    { name: 'leave', document: leave, input: {} },
    { name: 'make', document: make, input: { name: 'A program', scope: 'READ' } },
  ];
  const by = async (username: string, host: number): Promise<Caller> => {
    const { sessionId } = (await app.as(null).post('/api/auth/login', { username, password })).body;
    return app.with({ 'x-forwarded-for': `203.0.113.${host}`, authorization: `Bearer ${sessionId}` });
  };

  test.each(places)(
    'waits after five wrong ones, from whichever addresses: $name',
    async ({ name, document, input }) => {
      const { username } = await app.member(`Asked_${name}`);
      for (let host = 1; host <= 7; host += 1) {
        const caller = await by(username, host);
        const { error } = await caller.query(document, { input: { ...input, currentPassword: 'wrong-horse' } });
        expect(error?.message).toBe('The password is wrong');
      }
      expect(pauses).toEqual([250, 500]);
      const waiting = held();
      pause = waiting.pause;
      const [again, quiet] = [await by(username, 7), await by(username, 8)];
      const guess = again.query(document, { input: { ...input, currentPassword: 'wrong-horse' } });
      await vi.waitFor(() => expect(pauses).toHaveLength(3), 60_000);
      pause = async () => undefined;
      const answer = await quiet.query(document, { input: { ...input, currentPassword: password } });
      expect(answer.error).toBeNull();
      waiting.end();
      await guess;
    },
  );
});

describe('those who wait', () => {
  const { all, ofAddress } = doors.signIn.waiting;

  async function slowed(names: readonly string[]) {
    const hold = held();
    let waits = false;
    const slow = slowSignIns(null, () => (waits ? hold.pause() : Promise.resolve()));
    for (const name of names)
      for (let time = 0; time < 5; time += 1) await slow.attempt(name, { address: 'elsewhere' });
    waits = true;
    return { slow, end: hold.end };
  }
  const named = (count: number) => Array.from({ length: count }, (_, index) => `name_${index}`);
  const settled = async (attempts: readonly Promise<void>[], end: () => void) => {
    const outcomes = Promise.allSettled(attempts);
    await new Promise(setImmediate);
    end();
    return (await outcomes).filter(({ status }) => status === 'fulfilled').length;
  };

  test('are so many of one address at most', async () => {
    const names = named(ofAddress + 3);
    const { slow, end } = await slowed(names);
    const attempts = names.map((name) => slow.attempt(name, { address: '198.51.100.1' }));
    expect(await settled(attempts, end)).toBe(ofAddress);
  });

  test('are so many in all', async () => {
    const names = named(all + 5);
    const { slow, end } = await slowed(names);
    const attempts = names.map((name, index) => slow.attempt(name, { address: `address ${index}` }));
    expect(await settled(attempts, end)).toBe(all);
  });
});

describe('of the attempts at one name', () => {
  const guessed = async () => {
    const ends: (() => void)[] = [];
    let waits = false;
    const slow = slowSignIns(null, () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      if (!waits) return Promise.resolve();
      ends.push(resolve);
      return promise;
    });
    for (let time = 0; time < 5; time += 1) await slow.attempt('name', { address: 'elsewhere' });
    waits = true;
    return { slow, ends };
  };

  test('those from addresses that have failed wait one after the other', async () => {
    const { slow, ends } = await guessed();
    const done: number[] = [];
    const { ofOne } = doors.guess.waiting;
    const attempts = Array.from({ length: ofOne }, async (_, index) => {
      await slow.attempt('name', { address: `address ${index}`, hasFailed: true });
      done.push(index);
    });
    for (let index = 0; index < ofOne; index += 1) {
      await vi.waitFor(() => expect(ends).toHaveLength(index + 1), 60_000);
      expect(done).toHaveLength(index);
      ends[index]?.();
    }
    await Promise.all(attempts);
    expect(done).toEqual([...done.keys()]);
  });

  test('those from quiet addresses wait some at a time, the others for their turn, and no more than so many in all', async () => {
    const { slow, ends } = await guessed();
    const { running, waiting } = doors.signIn;
    const attempts = Array.from({ length: waiting.ofOne + 1 }, (_, index) =>
      slow.attempt('name', { address: `address ${index}` }),
    );
    await expect(attempts.at(-1)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    expect(ends).toHaveLength(running.ofOne);
    for (let index = 0; index < waiting.ofOne; index += 1) {
      await vi.waitFor(() => expect(ends.length).toBeGreaterThan(index), 60_000);
      ends[index]?.();
    }
    await Promise.all(attempts.slice(0, -1));
  });
});

test('the names that were tried least recently are forgotten when there are too many', async () => {
  let waited = 0;
  const slow = slowSignIns(null, async () => {
    waited += 1;
  });
  const attempt = async (name: string, times: number) => {
    for (let time = 0; time < times; time += 1) await slow.attempt(name, { address: '198.51.100.1' });
  };
  await attempt('early', 5);
  await attempt('late', 5);
  for (let index = 0; index < maxNames - 1; index += 1) await attempt(`name_${index}`, 1);
  await attempt('late', 1);
  expect(waited).toBe(1);
  await attempt('early', 1);
  expect(waited).toBe(1);
});
