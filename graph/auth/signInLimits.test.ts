import { beforeAll, describe, expect, test, vi } from 'vitest';
import { authDoors, newcomer } from '../test/authDoors.ts';
import type { Member } from '../test/factories.ts';
import { password } from '../test/factories.ts';
import { useApp } from '../test/useApp.ts';

const RATE_LIMITS = JSON.stringify({ signIns: 200, signUps: { points: 4, seconds: 60 } });

const app = useApp({ TRUST_PROXY: 'on', RATE_LIMITS });
beforeAll(async () => {
  // The delays after failures are tested in slowSignIns.test.ts.
  vi.spyOn(app.backend.services.slowSignIns, 'attempt').mockResolvedValue();
});

/** A visitor with their own address, as a proxy sends it. */
const from = (address: string) => app.with({ 'x-forwarded-for': address });

describe.each(authDoors)('failed sign-ins by $name', ({ name, login }) => {
  const here = name === 'REST' ? '192.0.2.1' : '192.0.2.2';
  const elsewhere = name === 'REST' ? '192.0.2.3' : '192.0.2.4';
  let victim: Member;
  beforeAll(async () => {
    victim = await app.member(`Victim_${name}`);
    for (let failure = 1; failure <= 10; failure += 1) {
      // The count of a name ignores case.
      const spelling = failure % 2 ? victim.username : victim.username.toLowerCase();
      const { fault } = await login(from(here), spelling, 'wrong-horse');
      expect(fault?.message).toBe('Invalid username or password');
    }
  });

  test('are over after ten in a quarter of an hour, the right password included', async () => {
    for (const attempt of ['wrong-horse', password]) {
      const { status, fault, headers, cookies } = await login(from(here), victim.username, attempt);
      expect(status).toBe(429);
      expect(fault).toEqual({
        code: 'RATE_LIMITED',
        message: expect.stringMatching(/^Too many requests\. Try again in \d+ seconds\.$/),
      });
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(900);
      expect(cookies).toEqual([]);
    }
  });

  test('do not shut out another name from the same address', async () => {
    const other = await app.member(`Other_${name}`);
    expect((await login(from(here), other.username, password)).fault).toBeNull();
  });

  test('do not shut out the member from another address', async () => {
    expect((await login(from(elsewhere), victim.username, password)).fault).toBeNull();
  });

  test('are forgotten once the member signs in', async () => {
    const member = await app.member(`Forgiven_${name}`);
    for (let round = 1; round <= 2; round += 1) {
      for (let failure = 1; failure <= 9; failure += 1) await login(from(here), member.username, 'wrong-horse');
      expect((await login(from(here), member.username, password)).fault).toBeNull();
    }
  });

  test('let ten of thirty guesses at once pass at most', async () => {
    const member = await app.member(`Burst_${name}`);
    const guesses = Array.from({ length: 30 }, () => login(from(here), member.username, 'wrong-horse'));
    const codes = (await Promise.all(guesses)).map(({ fault }) => fault?.code);
    const [tried, refused] = ['UNAUTHENTICATED', 'RATE_LIMITED'].map((each) => codes.filter((code) => code === each));
    expect([...(tried ?? []), ...(refused ?? [])]).toHaveLength(30);
    expect(tried?.length).toBeGreaterThanOrEqual(5);
    expect(tried?.length).toBeLessThanOrEqual(10);
  });

  test('limit unknown names just the same', async () => {
    for (let failure = 1; failure <= 10; failure += 1) await login(from(here), `nobody_${name}`, password);
    expect((await login(from(here), `nobody_${name}`, password)).fault?.code).toBe('RATE_LIMITED');
  });
});

describe.each(authDoors)('sign-ups by $name', ({ name, register }) => {
  test('from one address are limited; refused forms do not count, another address is not affected', async () => {
    const here = name === 'REST' ? '192.0.2.11' : '192.0.2.12';
    const sign = (address: string, index: number) => register(from(address), newcomer(`${name}_${index}`));
    await register(from(here), { ...newcomer(`${name}_0`), password: 'short' });
    for (let index = 1; index <= 4; index += 1) expect((await sign(here, index)).fault).toBeNull();
    const refused = await sign(here, 5);
    expect([refused.status, refused.fault?.code]).toEqual([429, 'RATE_LIMITED']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await sign('192.0.2.13', 5)).fault).toBeNull();
  });
});
