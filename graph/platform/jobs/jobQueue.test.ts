import { Pool } from 'pg';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { testDeeply } from '../../test/runs.ts';
import { useApp } from '../../test/useApp.ts';
import type { Sql } from '../database/sql.ts';
import { loggedError } from '../telemetry/loggedError.ts';
import type { Job } from './Job.ts';
import { type JobQueue, openJobQueue } from './jobQueue.ts';

const app = useApp();
let pool: Pool;
beforeAll(() => {
  pool = new Pool({ connectionString: String(app.backend.orm.config.get('clientUrl')) });
});
afterAll(() => pool.end());

const ran: string[] = [];
let isBroken = false;
beforeEach(() => {
  ran.length = 0;
  isBroken = false;
});

/** Notes its name, or fails while `isBroken`. */
const note: Job<string, { name: string }> = {
  name: 'test.note',
  async run(node, { name }) {
    if (isBroken) throw new Error(`No pencil for ${name}`);
    ran.push(`${name} on ${node}`);
  },
};

const openNode = (name: string): JobQueue =>
  openJobQueue({ pool, jobs: [note], log: pino({ level: 'silent' }), host: () => name });

/** Runs a test with nodes that stop after it. */
async function withNodes(names: readonly string[], work: (...nodes: JobQueue[]) => Promise<void>): Promise<void> {
  const nodes = names.map(openNode);
  for (const node of nodes) await node.start();
  try {
    await work(...nodes);
  } finally {
    for (const node of nodes) await node.stop();
    await app.run('delete from jobs.job');
  }
}

/** Makes waiting jobs due at once, so that a test does not wait for their next attempt. */
const hurry = () => app.run(`update jobs.job set start_after = now() where state = 'retry'`);
const countOf = async (queue: JobQueue) => (await queue.counts()).find(({ name }) => name === note.name);

test('a job of a transaction runs after the commit, and never after a rollback', () =>
  withNodes(['one'], async (queue) => {
    for (const end of ['rollback', 'commit']) {
      const client = await pool.connect();
      await client.query('begin');
      const transaction: Sql = async ({ text }, values) => (await client.query(text, values as unknown[])).rows;
      await queue.add(note, end, { name: end }, transaction);
      expect((await countOf(queue))?.waiting).toBe(0);
      await client.query(end);
      client.release();
    }
    await vi.waitUntil(() => ran.length > 0, { timeout: 60_000 });
    expect(ran).toEqual(['commit on one']);
  }));

testDeeply('a job that has run is deleted within minutes, because its data can contain an address', () =>
  withNodes(['one'], async (queue) => {
    await queue.add(note, 'ada', { name: 'ada@x.example' });
    const isHers = `data ->> 'name' = 'ada@x.example'`;
    const aged = () =>
      app.run(
        `update jobs.job set completed_on = now() - interval '1 minute' where ${isHers} and state = 'completed' returning id`,
      );
    await vi.waitUntil(async () => (await aged()).length > 0, { timeout: 60_000 });
    const stored = () => app.run(`select from jobs.job where ${isHers}`);
    await vi.waitUntil(async () => (await stored()).length === 0, { timeout: 300_000, interval: 1_000 });
  }),
);

test('a job that has run is kept for a minute at most', () =>
  withNodes(['one'], async (queue) => {
    await queue.add(note, 'ada', { name: 'ada@x.example' });
    expect(await app.run('select distinct deletion_seconds as kept from jobs.job')).toEqual([{ kept: 60 }]);
  }));

test('waiting jobs run one after another, not one at each look', async () => {
  const idle = openNode('idle');
  for (let index = 0; index < 7; index++) await idle.add(note, `job ${index}`, { name: `job ${index}` });
  await idle.stop();
  await withNodes(['one'], async () => {
    await vi.waitUntil(() => ran.length === 7, { timeout: 60_000 });
    const [row] = await app.run<{ pause: number }>(
      `select min(pause)::float8 as pause from (
         select extract(epoch from started_on - lag(started_on) over (order by started_on)) as pause from jobs.job where name = $1
       ) pauses`,
      note.name,
    );
    // A node looks every two seconds. On a busy machine, too, one of six pauses is shorter than that.
    expect(row?.pause).toBeLessThan(1);
  });
});

test('a key that waits already is not added again', () =>
  withNodes([], async () => {
    const queue = openNode('idle');
    for (let time = 0; time < 3; time++) await queue.add(note, 'same', { name: 'same' });
    expect(await countOf(queue)).toEqual({ name: note.name, waiting: 1, running: 0, failed: 0 });
    await queue.stop();
  }));

class Faulty extends Pool {
  isDown = true;
  override query = ((...sent: Parameters<Pool['query']>) =>
    this.isDown ? Promise.reject(new Error('down')) : super.query(...sent)) as Pool['query'];
}

test('the errors of the queues are logged with their messages', async () => {
  const lines: { msg: string; err: { message: string; stack: string } }[] = [];
  const log = pino({ serializers: { err: loggedError } }, { write: (line) => void lines.push(JSON.parse(line)) });
  const faulty = Object.assign(new Faulty(pool.options), { isDown: false });
  const queue = openJobQueue({ pool: faulty, jobs: [note], log, host: () => 'one' });
  await queue.start();
  faulty.isDown = true;
  await vi.waitUntil(() => lines.length > 0, { timeout: 60_000 });
  faulty.isDown = false;
  await queue.stop();
  await faulty.end();
  for (const { msg, err } of lines) {
    expect(msg).toBe('The job queue has failed');
    expect(err.message).toMatch(/^down/);
    expect(err.stack).toContain('down');
  }
});

test('a node that could not open its queues opens them at the next use, and stops in any case', async () => {
  const faulty = new Faulty(pool.options);
  const queue = openJobQueue({ pool: faulty, jobs: [note], log: pino({ level: 'silent' }), host: () => 'idle' });
  await expect(queue.add(note, 'early', { name: 'early' })).rejects.toThrow('down');
  await queue.stop();
  await expect(queue.counts()).rejects.toThrow('down');
  faulty.isDown = false;
  await queue.add(note, 'late', { name: 'late' });
  expect((await countOf(queue))?.waiting).toBe(1);
  await queue.stop();
  await faulty.end();
  await app.run('delete from jobs.job');
});

test(
  'two nodes run each of many jobs once',
  () =>
    withNodes(['one', 'two'], async (queue) => {
      const names = Array.from({ length: 40 }, (_, index) => `job ${index}`);
      await Promise.all(names.map((name) => queue.add(note, name, { name })));
      await app.run('update jobs.job set priority = 0');
      await vi.waitUntil(() => ran.length >= names.length, { timeout: 120_000 });
      expect(ran.map((line) => line.replace(/ on .*/, '')).toSorted()).toEqual(names.toSorted());
    }),
  180_000,
);

test(
  'a failed job runs again later, and after 8 more failures waits for an operator, who retries or discards it',
  () =>
    withNodes(['one'], async (queue) => {
      isBroken = true;
      await queue.add(note, 'letter', { name: 'letter' });
      await vi.waitUntil(
        async () => {
          await hurry();
          return (await queue.failed()).length > 0;
        },
        { timeout: 120_000, interval: 200 },
      );
      const [failed] = await queue.failed();
      expect(failed).toMatchObject({ name: note.name, error: 'No pencil for letter' });
      expect(await countOf(queue)).toEqual({ name: note.name, waiting: 0, running: 0, failed: 1 });

      isBroken = false;
      expect(await queue.retry(failed?.id, app.backend.sql)).toBe(1);
      await vi.waitUntil(() => ran.length > 0, { timeout: 60_000 });
      expect(ran).toEqual(['letter on one']);
      expect(await queue.failed()).toEqual([]);
      expect(await queue.discard(failed?.id ?? '', app.backend.sql)).toBe(false);
    }),
  180_000,
);

test(
  'a job whose node has stopped responding runs on another node',
  () =>
    withNodes(['two'], async (queue) => {
      await queue.add(note, 'orphan', { name: 'orphan' });
      // As a killed node leaves it.
      await app.run(
        `update jobs.job set state = 'active', started_on = now(), heartbeat_on = now() - interval '1 hour'`,
      );
      await vi.waitUntil(
        async () => {
          await hurry();
          return ran.length > 0;
        },
        { timeout: 120_000, interval: 200 },
      );
      expect(ran).toEqual(['orphan on two']);
    }),
  180_000,
);
