import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Made, Member } from '../../test/factories.ts';
import { anyToken } from '../../test/hostileRequests.ts';
import { pictureStored } from '../../test/pictures.ts';
import { rowsRead, runsOf } from '../../test/plans.ts';
import { storm } from '../../test/storm.ts';
import { showPicture, unshownPathOf } from '../../test/uploads.ts';
import { useApp } from '../../test/useApp.ts';

const app = useApp({ RATE_LIMITS: '{"signIns":{"points":60,"seconds":600}}', TRUST_PROXY: '1' });
let owner: Member;
let mate: Member;
let stranger: Member;
let club: Made;
beforeAll(async () => {
  ({ owner, mate, stranger } = await app.cast('owner', 'mate', 'stranger'));
  club = await app.group('Wheelers', owner, mate);
});

let path: string;
let shade = 0;
beforeEach(async () => {
  shade += 1;
  const bytes = await pictureStored()
    .resize(100 + shade, 80)
    .png()
    .toBuffer();
  path = await unshownPathOf(app, owner, bytes);
});

type Reader = Member | null;

async function ask(reader: Reader, ending = '.webp', init: { method?: string; headers?: Record<string, string> } = {}) {
  const headers = new Headers(init.headers);
  if (reader) headers.set('authorization', `Bearer ${await app.tokenOf(reader)}`);
  const response = await fetch(app.url + path + ending, { ...init, headers });
  await response.arrayBuffer();
  return response;
}

/** The names of the members who can load the picture and its renditions. */
async function readers(): Promise<string[]> {
  const found: string[] = [];
  for (const [name, reader] of Object.entries<Reader>({ owner, mate, stranger, visitor: null })) {
    const statuses = new Set<number>();
    for (const ending of ['.webp', '/64.webp', '/64.jpg']) {
      statuses.add((await ask(reader, ending)).status);
      statuses.add((await ask(reader, ending, { method: 'HEAD' })).status);
      statuses.add((await ask(reader, ending, { headers: { range: 'bytes=0-9' } })).status === 206 ? 200 : 404);
    }
    expect(statuses.size).toBe(1);
    if (statuses.has(200)) found.push(name);
  }
  return found;
}

const everybody = ['owner', 'mate', 'stranger', 'visitor'];

describe('a picture', () => {
  test('that nothing shows is for its uploader alone', async () => {
    expect(await readers()).toEqual(['owner']);
  });

  test.each([
    ['public', everybody],
    ['group', ['owner', 'mate']],
    ['private', ['owner']],
  ] as const)('of a %s post is for those who may read the post', async (privacy, expected) => {
    const post = await app.post(owner, { privacy, groupId: privacy === 'group' ? club.id : null });
    await showPicture(app, path, post);
    expect(await readers()).toEqual(expected);
  });

  test('of a moment is for those who may read the ride', async () => {
    const ride = await app.ride(owner, { date: null, privacy: 'group', groupId: club.id });
    const moment = await app.moment(owner, ride);
    await app.run('update moment set image_url = $2 where id = $1', moment.id, `${path}.webp`);
    expect(await readers()).toEqual(['owner', 'mate']);
    await app.run(`update post set privacy = 'public' where id = $1`, ride.id);
    expect(await readers()).toEqual(everybody);
  });

  test.each([
    ['a profile', () => app.run('update "user" set profile_picture = $2 where id = $1', owner.id, `${path}.webp`)],
    ['a group', () => app.run('update "group" set picture = $2 where id = $1', club.id, `${path}.webp`)],
  ])('of %s is for everybody', async (_place, show) => {
    await show();
    expect(await readers()).toEqual(everybody);
  });

  test('that a private and a public post show is for everybody', async () => {
    await showPicture(app, path, await app.post(owner, { privacy: 'private' }));
    await showPicture(app, path, await app.post(stranger));
    expect(await readers()).toEqual(everybody);
  });
});

describe('a picture that was public', () => {
  test('is refused at once when its post becomes private, to those who hold a copy too', async () => {
    const post = await app.post(owner);
    await showPicture(app, path, post);
    const before = await ask(null);
    expect([before.status, before.headers.get('cache-control')]).toEqual([200, 'public, max-age=3600, s-maxage=300']);
    const { status } = await app.as(owner).put(`/api/posts/${post.id}`, { privacy: 'private' });
    expect(status).toBe(200);
    const again = await ask(null, '.webp', { headers: { 'if-none-match': before.headers.get('etag') ?? '' } });
    expect(again.status).toBe(404);
    expect(await readers()).toEqual(['owner']);
  });

  test('is refused at once when its post, its account or its place in a profile is gone', async () => {
    const leaver = await app.member(`leaver${shade}`);
    const post = await app.post(leaver);
    await showPicture(app, path, post);
    await app.as(leaver).delete(`/api/posts/${post.id}`);
    expect(await readers()).toEqual(['owner']);
    await app.run('update "user" set profile_picture = $2 where id = $1', leaver.id, `${path}.webp`);
    expect(await readers()).toEqual(everybody);
    await app.run('delete from "user" where id = $1', leaver.id);
    expect(await readers()).toEqual(['owner']);
  });
});

describe('a picture that is not public', () => {
  test('is loaded by the session cookie too, and kept by no shared cache', async () => {
    await showPicture(app, path, await app.post(owner, { privacy: 'private' }));
    const answer = await fetch(`${app.url + path}.webp`, {
      headers: { cookie: `session_id=${await app.tokenOf(owner)}` },
    });
    await answer.arrayBuffer();
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'private, no-cache',
      'cross-origin-resource-policy': 'same-origin',
      vary: expect.stringMatching(/cookie/i),
    });
  });

  test('is loaded by its readers however often, also where the board of the operator was ended', async () => {
    const cookie = `session_id=${await app.tokenOf(owner)}; operator_session=${anyToken()}`;
    const headers = { cookie, 'x-forwarded-for': '203.0.113.77' };
    const answers = await storm(70, () => ask(null, '.webp', { headers }));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });

  test('is answered to others as one that does not exist', async () => {
    const refused = await ask(stranger);
    const unknown = await fetch(`${app.url}/media/${'0'.repeat(64)}.webp`);
    await unknown.arrayBuffer();
    for (const { status, headers } of [refused, unknown]) {
      expect([status, headers.get('etag'), headers.get('cache-control')]).toEqual([404, null, 'no-store']);
    }
  });

  test('is answered to an invalid session and to a guesser as one that does not exist', async () => {
    const unknownPath = `/media/${'0'.repeat(64)}`;
    const answer = async (of: string, headers: Record<string, string>) => {
      const response = await fetch(`${app.url + of}.webp`, { headers });
      await response.arrayBuffer();
      const changing = ['date', 'x-request-id', 'ratelimit', 'retry-after'];
      const kept = [...response.headers].filter(([name]) => !changing.includes(name));
      return { status: response.status, headers: Object.fromEntries(kept) };
    };
    const outcomes = async (of: string, address: string) => {
      const from = { 'x-forwarded-for': address };
      const byCookie = await answer(of, { ...from, cookie: `session_id=${anyToken()}` });
      const byToken: Awaited<ReturnType<typeof answer>>[] = [];
      for (let count = 0; count < 61; count += 1) {
        byToken.push(await answer(of, { ...from, authorization: `Bearer ${anyToken()}` }));
      }
      return { byCookie, byToken };
    };
    const hidden = await outcomes(path, '203.0.113.21');
    expect(hidden).toEqual(await outcomes(unknownPath, '203.0.113.22'));
    expect(hidden.byCookie.headers['set-cookie']).toContain('session_id=;');
    expect(hidden.byToken.map(({ status }) => status)).toContain(429);
  });
});

describe('loading a picture', () => {
  /** The reads that are left to a caller, by a query that costs one. */
  const remaining = async (reader: Member) => {
    const { data } = await app.as(reader).query('{ rateLimit { remaining } }');
    return data.rateLimit.remaining as number;
  };

  test('costs its reader one read, unless everybody may see it', async () => {
    const post = await app.post(owner, { privacy: 'private' });
    await showPicture(app, path, post);
    const before = await remaining(owner);
    expect((await ask(owner)).status).toBe(200);
    expect(await remaining(owner)).toBe(before - 2);
    await app.run(`update post set privacy = 'public' where id = $1`, post.id);
    expect((await ask(owner)).status).toBe(200);
    expect(await remaining(owner)).toBe(before - 3);
  });

  test('reads few rows, however many private posts show it', async () => {
    await app.run('alter table post disable trigger user');
    await app.run(
      `insert into post (id, author_id, content, privacy, media_urls)
       select gen_random_uuid(), $1, 'Mine', 'private', array[$2] from generate_series(1, 10000)`,
      stranger.id,
      `${path}.webp`,
    );
    await app.run('alter table post enable trigger user');
    await app.run('vacuum analyze post');
    const runs = await runsOf(app, 'media.isPublic', () => ask(null));
    expect(runs).toHaveLength(1);
    for (const run of runs) expect(await rowsRead(app, run)).toBeLessThan(20);
  });

  test('reads few rows without a price, however many moments show it, and finds the public one for a read', async () => {
    for (const table of ['post', 'ride', 'moment']) await app.run(`alter table ${table} disable trigger user`);
    await app.run(
      `with hidden as (
         insert into post (id, author_id, content, privacy, is_ride)
         select lpad(n::text, 32, '0')::uuid, $1, 'Mine', 'private', true from generate_series(1, 500) n returning id
       ), rides as (
         insert into ride (id, distance, location, time_zone) select id, 20, 'Here', 'UTC' from hidden returning id
       )
       insert into moment (id, post_id, author_id, image_url, timestamp)
       select gen_random_uuid(), id, $1, $2, now() from rides, generate_series(1, 20)`,
      stranger.id,
      `${path}.webp`,
    );
    for (const table of ['post', 'ride', 'moment']) await app.run(`alter table ${table} enable trigger user`);
    await app.run('vacuum analyze moment');
    const read = async (name: string, reader: Reader, status: number) => {
      const runs = await runsOf(app, name, async () => expect((await ask(reader)).status).toBe(status));
      expect(runs).toHaveLength(1);
      return Math.max(...(await Promise.all(runs.map((run) => rowsRead(app, run, 'moment')))));
    };
    expect(await read('media.isPublic', null, 404)).toBeLessThan(110);
    expect(await read('media.isReadable', mate, 404)).toBeLessThan(510);
    const ride = await app.ride(owner, { date: null });
    const moment = await app.moment(owner, ride);
    await app.run('update moment set image_url = $2 where id = $1', moment.id, `${path}.webp`);
    const before = await remaining(mate);
    for (const reader of [mate, null]) expect((await ask(reader)).status).toBe(200);
    expect(await remaining(mate)).toBe(before - 2);
  });

  test('from one address runs 4 statements at once, while those of others run', async () => {
    const { sql } = app.backend;
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    let atWork = 0;
    app.backend.sql = async (statement, values = []) => {
      if (statement.name !== 'media.isPublic') return sql(statement, values);
      atWork += 1;
      await released;
      return sql(statement, values);
    };
    try {
      const askFrom = (address: string) => ask(null, '.webp', { headers: { 'x-forwarded-for': address } });
      const many = Array.from({ length: 12 }, () => askFrom('203.0.113.31'));
      await expect.poll(() => atWork, { timeout: 60_000 }).toBe(4);
      const other = askFrom('203.0.113.32');
      await expect.poll(() => atWork, { timeout: 60_000 }).toBe(5);
      release();
      await Promise.all([...many, other]);
      expect(atWork).toBe(13);
    } finally {
      release();
      app.backend.sql = sql;
    }
  });
});
