import { describe, expect, test } from 'vitest';
import { readEnv } from '../env/env.ts';
import { makeRateLimiter, networksOfSite } from './rateLimiter.ts';

const { rateLimits } = readEnv({ RATE_LIMITS: '{"reads": 2}' });
const network = (index: number, site = '2001:db8:1') => `${site}:${index.toString(16)}::/64`;

describe('the networks of one IPv6 customer', () => {
  test('share a larger limit, and others have their own', async () => {
    const limiter = makeRateLimiter(rateLimits, null);
    for (let index = 0; index < networksOfSite; index += 1) {
      for (const remaining of [1, 0])
        expect(await limiter.consume('reads', network(index))).toMatchObject({ limit: 2, remaining });
    }
    const more = network(networksOfSite);
    for (const call of [limiter.consume('reads', more), limiter.refuseUsedUp('reads', more)])
      await expect(call).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    for (const other of [network(0, '2001:db8:2'), `foreign:${network(0)}`, '203.0.113.9'])
      expect(await limiter.consume('reads', other)).toMatchObject({ remaining: 1 });
    for (const each of [more, network(0)]) await limiter.giveBack('reads', each);
    expect(await limiter.consume('reads', network(0))).toMatchObject({ remaining: 0 });
  });
});
