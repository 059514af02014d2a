import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { newId } from '../../platform/lib/ids.ts';
import { checkCounters } from '../../tools/cli/counters.ts';
import { storm } from '../storm.ts';
import { whileLocked } from '../whileLocked.ts';
import type { DurableDatabase } from './durableDatabase.ts';
import { durableDatabase } from './durableDatabase.ts';
import { keepBusy } from './keepBusy.ts';
import type { ServerProcess, SignedIn } from './serverProcess.ts';
import { serverProcess } from './serverProcess.ts';
import { statusOf, untilAcknowledged } from './untilAcknowledged.ts';

let database: DurableDatabase;
let server: ServerProcess;
let ada: SignedIn;
beforeAll(async () => {
  database = await durableDatabase();
  // Statements end after three seconds.
  server = await serverProcess({ variables: { DATABASE_URL: database.url, QUERY_LIMITS: '{"seconds":2}' } });
  ada = await server.signUp('ada');
});
afterAll(async () => {
  await server?.remove();
  await database?.remove();
});

const readFeed = () => statusOf(ada.get('/api/posts/feed?limit=5'));

/** Waits until a read and a write succeed again. */
async function untilWell(): Promise<void> {
  await vi.waitUntil(async () => (await readFeed()) === 200, { timeout: 60_000 });
  const id = newId();
  await untilAcknowledged(() => ada.post('/api/posts', { id, content: 'Well again' }));
}

/** Posts and rides, of which the latter are transactions, and a look at the feed after each. */
function writeAndRead(acknowledged: string[]) {
  return keepBusy({
    sideBySide: 20,
    async once(index) {
      const id = newId();
      const ride = { isRide: true, rideData: { distance: 20, location: 'Mill', date: '2099-01-01', time: '07:00' } };
      const body = { id, content: `Number ${index}`, ...(index % 2 && ride) };
      const said = await untilAcknowledged(() => ada.post('/api/posts', body));
      acknowledged.push(id);
      return [...said, await readFeed()];
    },
  });
}

describe('a database that is killed and started again', () => {
  test('three times under load: all is told clearly, answered again, kept and written once', async () => {
    const acknowledged: string[] = [];
    const load = writeAndRead(acknowledged);
    const grow = () => load.reach(load.done() + 100);
    for (let round = 0; round < 3; round += 1) {
      await grow();
      await database.kill();
      await vi.waitUntil(async () => (await readFeed()) === 503, { timeout: 60_000 });
      await database.start();
      await untilWell();
    }
    await grow();
    await load.stop();

    expect([...load.said].toSorted()).toEqual([200, 201, 503]);
    const rows = await database.query(`select id, content from post where content like 'Number %'`);
    expect(rows.map(({ id }) => id).toSorted()).toEqual(acknowledged.toSorted());
    expect(new Set(rows.map(({ content }) => content)).size).toBe(acknowledged.length);
    const pool = new Pool({ connectionString: database.url });
    const findings = await checkCounters(pool, false);
    await pool.end();
    expect(findings.filter(({ wrong }) => wrong.length > 0)).toEqual([]);
    const halves = await database.query('select id from post where is_ride and id not in (select id from ride)');
    expect(halves).toEqual([]);
  });

  test('is no readiness meanwhile, and the server lives on', async () => {
    await database.kill();
    const ready = async () => (await fetch(`${server.url}/health/ready`)).status;
    await vi.waitUntil(async () => (await ready()) === 503, { timeout: 60_000 });
    expect((await fetch(`${server.url}/health/live`)).status).toBe(200);
    const { status, headers, body } = await ada.get('/api/auth/me');
    expect([status, body.code]).toEqual([503, 'INTERNAL_SERVER_ERROR']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await ada.query('{ viewer { id } }')).status).toBe(503);
    await database.start();
    await untilWell();
    expect(await ready()).toBe(200);
  });
});

/** More than the server works on at once. */
const crowd = 700;

/** Asks in a crowd while the database does not answer. Every request is refused, and those beyond the limit do not wait for it. */
async function expectShedding(): Promise<void> {
  const told = await storm(crowd, () => ada.get('/api/posts/feed?limit=5'));
  expect(new Set(told.map(({ status }) => status))).toEqual(new Set([503]));
  const shed = told.filter(({ body }) => body.message === 'The server is overloaded. Try again in a moment.');
  expect(shed.length).toBeGreaterThan(crowd / 4);
}

describe('a database that is too slow', () => {
  test('is waited for by as many as may, refused to the others, and answers again', async () => {
    await whileLocked(database.url, 'session', async () => {
      await expectShedding();
      // Statements of callers that have gone must end.
      const waiting = `select from pg_stat_activity where wait_event_type = 'Lock'`;
      await vi.waitUntil(async () => (await database.query(waiting)).length === 0, { timeout: 60_000 });
      expect((await fetch(`${server.url}/health/ready`)).status).toBe(200);
    });
    await untilWell();
  });

  test('or frozen is given up, and answers after its return', async () => {
    await database.freeze();
    try {
      await expectShedding();
      expect((await fetch(`${server.url}/health/live`)).status).toBe(200);
      expect((await fetch(`${server.url}/health/ready`)).status).toBe(503);
    } finally {
      database.thaw();
    }
    await untilWell();
  });
});
