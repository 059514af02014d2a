import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Member } from '../../test/factories.ts';
import type { TestApp } from '../../test/harness.ts';
import { useApp } from '../../test/useApp.ts';
import { whileLocked } from '../../test/whileLocked.ts';
import { asOutage } from './outage.ts';

const masked = 'Something went wrong on our side. If it persists, report request 7.';
const coded = (code: string) => Object.assign(new Error('broken'), { code });

describe('an error that will pass is unavailable:', () => {
  test.each([
    ...['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'ENOSPC', 'EDQUOT'].map(coded),
    // Connection failure, out of resources, disk full, statement timeout, lock timeout, idle transaction.
    ...['08006', '53300', '53100', '57014', '55P03', '25P03'].map(coded),
    // Shutdown, crash, startup, read-only, unknown prepared statement, duplicate prepared statement.
    ...['57P01', '57P02', '57P03', '25006', '26000', '42P05'].map(coded),
    new Error('Connection terminated unexpectedly'),
    new Error('Client has encountered a connection error and is not queryable'),
    new Error('Query read timeout'),
    new Error('timeout exceeded when trying to connect'),
  ])('%o', (error) => {
    expect(asOutage(error, '7')).toMatchObject({ code: 'INTERNAL_SERVER_ERROR', httpStatus: 503, message: masked });
  });
});

describe('any other error is none:', () => {
  test.each([
    coded('23505'),
    coded('42P01'),
    // More values than parameters.
    coded('08P01'),
    coded('ENOENT'),
    new Error('Cannot use a pool after calling end on the pool'),
    Object.assign(coded('ECONNRESET'), { statusCode: 400 }),
    'ECONNREFUSED',
    null,
  ])('%o', (error) => {
    expect(asOutage(error, '7')).toBeNull();
  });
});

const urlOf = (app: TestApp) => String(app.backend.orm.config.get('clientUrl'));

const waitingIn = (app: TestApp) =>
  app.run<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );

describe('at both doors', () => {
  const app = useApp({ QUERY_LIMITS: '{"seconds":4}' });
  let ada: Member;
  beforeAll(async () => {
    ada = await app.member('ada');
    await app.tokenOf(ada);
  });

  test('a database that is too slow is 503 with Retry-After, and no longer once it is as fast as ever', async () => {
    const ask = () => Promise.all([app.as(ada).get('/api/auth/me'), app.as(ada).query('{ viewer { id } }')]);
    const [rest, graphql] = await whileLocked(urlOf(app), 'session', ask);
    expect([rest.status, rest.body.code]).toEqual([503, 'INTERNAL_SERVER_ERROR']);
    expect([graphql.status, graphql.error?.code]).toEqual([503, 'INTERNAL_SERVER_ERROR']);
    for (const { headers } of [rest, graphql]) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await ask()).map(({ status }) => status)).toEqual([200, 200]);
  });

  test('a connection that breaks under a field makes the whole answer 503, and is logged', async () => {
    const logged = vi.spyOn(app.http.log, 'error');
    const answer = await whileLocked(urlOf(app), 'user', async () => {
      const asked = app.as(ada).query('{ viewer { id } }');
      await vi.waitUntil(async () => (await waitingIn(app)).length > 0, { timeout: 60_000 });
      for (const { pid } of await waitingIn(app)) await app.run('select pg_terminate_backend($1)', pid);
      return asked;
    });
    expect([answer.status, answer.error?.code]).toEqual([503, 'INTERNAL_SERVER_ERROR']);
    expect(answer.headers.get('retry-after')).toBe('3');
    expect(logged).toHaveBeenCalledTimes(1);
    logged.mockRestore();
  });
});
