import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { newId } from '../../platform/lib/ids.ts';
import { checkCounters } from '../../tools/cli/counters.ts';
import { sendRaw } from '../caller.ts';
import { liveClient } from '../liveClient.ts';
import { dataUrlOf, pictureStored } from '../pictures.ts';
import { openRawConnection } from '../rawConnection.ts';
import { itemAt } from '../storm.ts';
import { whileLocked } from '../whileLocked.ts';
import type { DurableDatabase } from './durableDatabase.ts';
import { durableDatabase } from './durableDatabase.ts';
import { keepBusy } from './keepBusy.ts';
import type { ServerProcess, SignedIn } from './serverProcess.ts';
import { serverProcess } from './serverProcess.ts';
import { untilAcknowledged } from './untilAcknowledged.ts';

let database: DurableDatabase;
let server: ServerProcess;
let ada: SignedIn;
beforeAll(async () => {
  database = await durableDatabase();
  server = await serverProcess({ variables: { DATABASE_URL: database.url } });
  ada = await server.signUp('ada');
});
afterAll(async () => {
  await server?.remove();
  await database?.remove();
});

/** Pictures of which no two are alike. */
const pictures = async (count: number) =>
  Promise.all(
    Array.from({ length: count }, async (_, index) =>
      dataUrlOf(
        'png',
        await pictureStored()
          .modulate({ hue: index * 7 })
          .png()
          .toBuffer(),
      ),
    ),
  );

describe('a server that is killed in the midst of writes', () => {
  test('has written each of them whole or not at all, its pictures too', async () => {
    const images = await pictures(40);
    const ids: string[] = [];
    const load = keepBusy({
      sideBySide: 8,
      async once(index) {
        const id = newId();
        const ride = { isRide: true, rideData: { distance: 20, location: 'Mill', date: '2099-01-01', time: '07:00' } };
        const body = { id, content: `Number ${index}`, mediaUrls: [itemAt(images, index)], ...(index % 2 && ride) };
        const said = await untilAcknowledged(() => ada.post('/api/posts', body));
        ids.push(id);
        return said;
      },
    });
    for (let kill = 0; kill < 3; kill += 1) {
      await load.reach(load.done() + 30);
      await server.kill();
      await server.start();
    }
    await load.reach(load.done() + 30);
    await load.stop();

    const rows = await database.query('select id, content, media_urls as urls from post');
    expect(rows.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    expect(new Set(rows.map(({ content }) => content)).size).toBe(ids.length);
    const urls = new Set(rows.flatMap((row) => (Array.isArray(row.urls) ? row.urls.map(String) : [])));
    expect(urls.size).toBeGreaterThan(1);
    for (const url of urls) {
      const answer = await fetch(server.url + url);
      const [known] = await database.query('select byte_count as size from media where hash = $1', [url.slice(7, -5)]);
      expect([url, answer.status, (await answer.bytes()).length]).toEqual([url, 200, known?.size]);
    }
    expect(await database.query('select id from post where is_ride and id not in (select id from ride)')).toEqual([]);
    const joined = 'select from ride_participant where post_id = ride.id and user_id = $1';
    expect(await database.query(`select id from ride where not exists (${joined})`, [ada.id])).toEqual([]);
    const pool = new Pool({ connectionString: database.url });
    const findings = await checkCounters(pool, false);
    await pool.end();
    expect(findings.filter(({ wrong }) => wrong.length > 0)).toEqual([]);
  });

  test('signs everybody in as before', async () => {
    await server.kill();
    await server.start();
    expect((await ada.get('/api/auth/me')).body.id).toBe(ada.id);
  });
});

describe('a server that is told to stop', () => {
  test('answers what it was asked, tells those who follow live, takes nobody in, and ends well', async () => {
    const idle = await openRawConnection(server.url);
    const live = liveClient(server.url, { params: { authorization: `Bearer ${ada.token}` } });
    await live.follow('subscription { feedActivity { kind } }');
    const waiting = `select from pg_stat_activity where wait_event_type = 'Lock'`;
    const { asked, ended } = await whileLocked(database.url, 'post', async () => {
      const asked = [ada.get('/api/posts/feed'), ada.post('/api/posts', { content: 'While it stops' })];
      await vi.waitUntil(async () => (await database.query(waiting)).length >= asked.length, { timeout: 60_000 });
      const ended = server.stop();
      expect(await live.closed).toEqual({ code: 1001, reason: expect.stringContaining('stopping') });
      const anew = () => sendRaw(`${server.url}/health/live`);
      await vi.waitFor(() => expect(anew()).rejects.toThrow('fetch failed'), { timeout: 60_000 });
      return { asked, ended };
    });
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([200, 201]);
    expect(await ended).toBe(0);
    idle.close();
    await live.dispose();

    await server.start();
    const { body } = await ada.get('/api/posts/feed');
    expect(body[0].content).toBe('While it stops');
  });

  test('ends though somebody never finishes what they send', async () => {
    const slow = await openRawConnection(server.url);
    slow.say(
      'POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{',
    );
    expect((await ada.get('/api/auth/me')).status).toBe(200);
    expect(await server.stop()).toBe(0);
    slow.close();
    await server.start();
  });
});
