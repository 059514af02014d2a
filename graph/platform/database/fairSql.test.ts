import { beforeAll, describe, expect, test, vi } from 'vitest';
import { storm } from '../../test/storm.ts';
import { useApp } from '../../test/useApp.ts';
import { whileLocked } from '../../test/whileLocked.ts';
import { visitorAt } from '../lib/access.ts';
import { concurrencyGate } from '../limits/concurrencyGate.ts';
import { doors } from '../limits/doors.ts';
import { fairSql } from './fairSql.ts';
import type { Sql, Statement } from './sql.ts';

const { running, waiting } = doors.statement;
const one = { all: 1, ofOne: 1, ofAddress: 1 };
const numbered = (name: string): Statement => ({ name, text: '' });
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** A database that answers or fails a statement when the test says so. */
function heldDatabase() {
  const sent: string[] = [];
  const held: PromiseWithResolvers<never[]>[] = [];
  const sql: Sql = ({ name }) => {
    sent.push(name);
    const run = Promise.withResolvers<never[]>();
    held.push(run);
    return run.promise;
  };
  return { sent, sql, answer: () => held.shift()?.resolve([]), fail: () => held.shift()?.reject(new Error('broken')) };
}

describe('the statements of a caller', () => {
  test('are sent at once up to the share of the caller, the others in order as these end or fail', async () => {
    const { sent, sql, answer, fail } = heldDatabase();
    const mine = fairSql()(sql, visitorAt('ada'));
    const names = Array.from({ length: running.ofOne + 2 }, (_, index) => `statement ${index}`);
    const rows = names.map((name) => mine(numbered(name)));
    expect(sent).toEqual(names.slice(0, running.ofOne));
    fail();
    await expect(rows[0]).rejects.toThrow('broken');
    await settle();
    answer();
    await rows[1];
    await settle();
    expect(sent).toEqual(names);
    for (const _ of names) answer();
    await Promise.all(rows.slice(1));
  });

  test('leave slots to callers of other addresses, whatever the number of its requests and members', async () => {
    const { sent, sql, answer } = heldDatabase();
    const fair = fairSql();
    const rows = ['ada', 'ben', 'cleo'].flatMap((key) => {
      const mine = [fair(sql, { key, address: 'here' }), fair(sql, { key, address: 'here' })];
      return mine.flatMap((each) => Array.from({ length: 10 }, () => each(numbered(key))));
    });
    expect(sent).toHaveLength(running.ofAddress);
    rows.push(fair(sql, visitorAt('elsewhere'))(numbered('elsewhere')));
    expect(sent.at(-1)).toBe('elsewhere');
    for (const _ of rows) {
      answer();
      await settle();
    }
    await Promise.all(rows);
    expect(sent.indexOf('cleo')).toBeLessThan(sent.lastIndexOf('ada'));
  });

  test('do not wait behind the others of the caller within a job that holds a slot', async () => {
    const { sent, sql, answer } = heldDatabase();
    const mine = fairSql()(sql, visitorAt('ada'));
    const gate = concurrencyGate({ running: one, waiting: one, of: 'jobs', being: 'done' });
    const rows = Array.from({ length: running.ofOne + 20 }, () => mine(numbered('mine')));
    const job = gate(async () => mine(numbered('within the job')));
    await settle();
    expect(sent.filter((name) => name === 'mine')).toHaveLength(running.ofOne);
    expect(sent).toContain('within the job');
    for (const _ of [...rows, job]) {
      answer();
      await settle();
    }
    await Promise.all([...rows, job]);
  });

  test('are refused when too many wait', async () => {
    const { sql, answer } = heldDatabase();
    const mine = fairSql()(sql, visitorAt('ada'));
    const rows = Array.from({ length: running.ofOne + waiting.ofOne }, () => mine(numbered('mine')));
    await expect(mine(numbered('mine'))).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    for (const _ of rows) {
      answer();
      await settle();
    }
    await Promise.all(rows);
  });
});

describe('a visitor whose many statements wait for a table', () => {
  // The time is long enough for a busy machine, because the statements fail after it.
  const app = useApp({ TRUST_PROXY: '1', QUERY_LIMITS: '{"seconds":120}' });
  const from = (address: string) => app.with({ 'x-forwarded-for': address });
  const fields = Array.from({ length: 28 }, (_, index) => `a${index}:rides(first:1){nodes{id}}`);
  beforeAll(async () => {
    const ada = await app.member('ada');
    await app.post(ada, { content: 'Uphill' });
  });

  /** The connections that wait for a lock. With `age`, those that have waited so long. */
  const waiters = async (age = '0 s') => {
    const rows = await app.run(
      `select from pg_stat_activity
       where wait_event_type = 'Lock' and datname = current_database() and clock_timestamp() - query_start >= $1::interval`,
      age,
    );
    return rows.length;
  };

  test('holds its share of the connections, and the feed of another visitor is read meanwhile', async () => {
    const url = app.backend.orm.config.get('clientUrl', '');
    const { asked } = await whileLocked(url, 'ride', async () => {
      const asked = storm(60, () => from('198.51.100.1').query(`{${fields.join(' ')}}`));
      // Until the server opens further connections for others, because these no longer move.
      await vi.waitUntil(async () => (await waiters('1 s')) > 0, { timeout: 60_000 });
      const { data, error } = await from('198.51.100.2').query('{ feed(first: 1) { nodes { content } } }');
      expect([data?.feed.nodes, error]).toEqual([[{ content: 'Uphill' }], null]);
      expect(await waiters()).toBeLessThanOrEqual(running.ofOne);
      return { asked };
    });
    for (const { error } of await asked) expect(error).toBeNull();
  }, 300_000);
});
