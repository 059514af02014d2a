import { once } from 'node:events';
import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { fileStream } from '../doors/rest/fileStream.ts';
import { defaultPace } from '../platform/http/clientPace.ts';
import { encodeTrack } from '../routes/trackBytes.ts';
import { environmentOf, runHere } from '../test/commandLine.ts';
import type { Member } from '../test/factories.ts';
import { startApp } from '../test/harness.ts';
import { makeZone, routeOf } from '../test/routeDoors.ts';
import { makeTrack } from '../test/tracks.ts';
import { useApp } from '../test/useApp.ts';
import { exportUser } from './exportUser.ts';

const door = { lat: 52.5, lng: 13.4 };

const app = useApp();
let ada: Member;
beforeAll(async () => {
  ada = await app.member('ada');
  await makeZone(app, ada, { ...door, radius: 0.5 }, 'Her door');
  await routeOf(app, ada, makeTrack({ ...door, step: 20, steps: 30, heading: () => 0, hills: 0, height: 0 }).points);
});

describe('by REST', () => {
  const pathOf = ({ id }: Member) => `${app.url}/api/users/${id}/export`;

  /** Requests an export and reads none of the answer yet. */
  async function begin(member: Member) {
    const headers = { authorization: `Bearer ${await app.tokenOf(member)}` };
    const [response] = await once(get(pathOf(member), { headers, agent: false }), 'response');
    return response.pause();
  }

  test('it is the same, and ends well', async () => {
    const { status, body } = await app.as(ada).get(`/api/users/${ada.id}/export`);
    expect(status).toBe(200);
    // Only the member's own export has them.
    const { exportedAt: _here, emergencyContact: _contact, emergencyReadings: _readings, routeFiles, ...here } = body;
    expect(routeFiles).toHaveLength(1);
    const { out } = await runHere(environmentOf(app), 'export', 'user', 'ada');
    const { exportedAt: _there, ...there } = JSON.parse(out);
    expect(Object.keys(here)).toEqual(Object.keys(there));
    expect(here.routes).toEqual(there.routes);
  });

  test('a member has one at a time, a second one is told when to come back', async () => {
    const long = makeTrack({ ...door, step: 8, steps: 60_000, heading: (step) => step / 700, hills: 9, height: 9 });
    const large = encodeTrack(Array.from({ length: 8 }, () => long.points));
    await app.run('update route_map set track = $1 where not is_cut', large);
    const first = await begin(ada);
    expect(first.statusCode).toBe(200);
    const second = await app.as(ada).get(`/api/users/${ada.id}/export`);
    expect([second.status, second.body.code, second.headers.get('retry-after')]).toEqual([429, 'RATE_LIMITED', '5']);
    first.destroy();
    const again = await vi.waitUntil(async () => {
      const next = await begin(ada);
      if (next.statusCode === 200) return next;
      next.destroy();
      return null;
    }, 60_000);
    // The whole export arrives as it is read, and other requests are answered meanwhile.
    const feed = app.as(null).get('/api/posts/feed');
    expect(JSON.parse(await text(again)).routes[0].gpx.match(/<trkpt/g)).toHaveLength(8 * 60_001);
    expect((await feed).status).toBe(200);
  });

  test('the event loop turns between any two pieces of long routes, and each piece is short', async () => {
    const long = makeTrack({ ...door, step: 8, steps: 20_000, heading: (step) => step / 700, hills: 9, height: 9 });
    await app.run('update route_map set track = $1 where not is_cut', encodeTrack([long.points, long.points]));
    let turn = 0;
    let isOver = false;
    const count = () => {
      turn += 1;
      if (!isOver) setImmediate(count);
    };
    count();
    const madeIn: number[] = [];
    let longest = 0;
    async function* noted() {
      for await (const piece of await exportUser({ sql: app.backend.sql, now: new Date() }, ada.id)) {
        madeIn.push(turn);
        longest = Math.max(longest, piece.length);
        yield piece;
      }
    }
    const whole = await text(fileStream({ text: noted() }, defaultPace));
    isOver = true;
    expect(JSON.parse(whole).routes[0].gpx.match(/<trkpt/g)).toHaveLength(2 * 20_001);
    expect(madeIn.length).toBeGreaterThan(40);
    expect(new Set(madeIn).size).toBe(madeIn.length);
    expect(longest).toBeLessThan(100_000);
  });

  test('of a long section few rows at a time are read, and each comes once, in order', async () => {
    const prolific = await app.member('prolific');
    await app.run(
      `insert into post (id, author_id, content, created_at, updated_at)
       select gen_random_uuid(), $1, 'Post ' || number, day, day
       from generate_series(0, 449) number, lateral (select timestamptz '2086-01-01' + number / 150 * interval '1 day' as day) days`,
      prolific.id,
    );
    const { sql } = app.backend;
    let most = 0;
    const counted = async (statement: never, values?: readonly unknown[]) => {
      const rows = await sql(statement, values);
      most = Math.max(most, rows.length);
      return rows;
    };
    let whole = '';
    for await (const piece of await exportUser({ sql: counted as never, now: new Date() }, prolific.id)) whole += piece;
    const posts: { id: string }[] = JSON.parse(whole).posts;
    const kept = await app.run<{ id: string }>(
      'select id from post where author_id = $1 order by created_at, id',
      prolific.id,
    );
    expect(posts.map(({ id }) => id)).toEqual(kept.map(({ id }) => id));
    expect([posts.length, most]).toEqual([450, 100]);
    expect(whole).not.toContain('cursor');
  });

  test('a statement that times out refuses the export or ends it, and nothing else', async () => {
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    const { sql } = app.backend;
    const failing = vi.fn(async (statement: { name: string }, values?: readonly unknown[]) => {
      if (statement.name !== 'user.export.account') throw new Error('canceling statement due to statement timeout');
      return sql(statement as never, values);
    });
    const pieces = await exportUser({ sql: failing as never, now: new Date() }, ada.id);
    await expect(text(pieces)).rejects.toThrow('statement timeout');
    expect(failing).toHaveBeenCalledTimes(2);
    await new Promise((resolve) => setImmediate(resolve));
    expect(unhandled).not.toHaveBeenCalled();
    process.off('unhandledRejection', unhandled);
  });

  test('exports have a bucket of their own', async () => {
    const limited = await startApp({ RATE_LIMITS: '{"exports":{"points":2,"seconds":600}}' });
    try {
      const dan = await limited.member('dan');
      const path = `/api/users/${dan.id}/export`;
      const statuses: number[] = [];
      for (let count = 0; count < 3; count += 1) statuses.push((await limited.as(dan).get(path)).status);
      expect(statuses).toEqual([200, 200, 429]);
      expect((await limited.as(dan).get('/api/posts/feed')).status).toBe(200);
    } finally {
      await limited.close();
    }
  });
});
