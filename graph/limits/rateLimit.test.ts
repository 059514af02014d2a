import { afterAll, beforeAll, expect, test } from 'vitest';
import { bearing, makeAccessToken } from '../test/accessTokens.ts';
import type { TestApp } from '../test/harness.ts';
import { startApp } from '../test/harness.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ RATE_LIMITS: '{"reads":{"points":5,"seconds":600},"writes":{"points":4,"seconds":600}}' });
});
afterAll(() => app.close());

const document = '{ rateLimit { cost limit remaining resetAt } }';

test('a query is told what is left of its reads, and when they are whole again', async () => {
  const ada = await app.member('ada');
  for (const remaining of [4, 3, 2, 1, 0]) {
    const { data } = await app.as(ada).query(document);
    expect(data.rateLimit).toMatchObject({ cost: 1, limit: 5, remaining });
    const lasts = Date.parse(data.rateLimit.resetAt) - Date.now();
    expect(lasts).toBeGreaterThan(590_000);
    expect(lasts).toBeLessThanOrEqual(600_000);
  }
  expect((await app.as(ada).query(document)).error?.code).toBe('RATE_LIMITED');
});

test('a token is counted by itself: a program that runs wild does not shut its member out', async () => {
  const ben = await app.member('ben');
  const { secret } = await makeAccessToken(app.as(ben), { scope: 'READ' });
  const program = app.with(bearing(secret));
  for (let count = 0; count < 5; count += 1) await program.query(document);
  expect((await program.query(document)).status).toBe(429);
  expect((await program.get('/api/posts/feed')).status).toBe(429);
  expect((await app.as(ben).query(document)).data.rateLimit.remaining).toBe(3);
});
