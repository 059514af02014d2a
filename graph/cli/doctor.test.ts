import { mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client, type Pool } from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { migrations } from '../database/migrations.ts';
import type { Environment } from '../test/commandLine.ts';
import { environmentOf, runHere } from '../test/commandLine.ts';
import { cloneDatabase } from '../test/databases.ts';
import type { Made, Member } from '../test/factories.ts';
import type { TestApp } from '../test/harness.ts';
import { startApp } from '../test/harness.ts';
import { checkCounters, counters } from './counters.ts';

// Each command opens the whole instance.
vi.setConfig({ testTimeout: 30_000 });

let app: TestApp;
let environment: Environment;
let ada: Member;
let ben: Member;
let post: Made;
let ride: Made;
let event: Made;
beforeAll(async () => {
  app = await startApp();
  environment = environmentOf(app);
  ({ ada, ben } = await app.cast('ada', 'ben'));
  await app.follow(ben, ada);
  await app.group('Climbers', ada, ben);
  post = await app.post(ada);
  ride = await app.ride(ada, { date: '2031-01-01' });
  event = await app.event({ date: '2031-01-01', maxParticipants: 3 });
  await app.register(event, ada);
  await app.as(ben).post('/api/likes/toggle', { postId: post.id });
});
afterAll(() => app.close());

async function runSql(url: string, sql: string, ...values: unknown[]): Promise<void> {
  const client = new Client(url);
  await client.connect();
  await client.query(sql, values);
  await client.end();
}

const doctor = async (...options: string[]) => {
  const { code, json } = await runHere(environment, 'doctor', '--json', ...options);
  return { code, ...json };
};

interface Finding {
  name: string;
  wrong: { id: string; counter: number; count: number }[];
  repaired: number;
}

/** Skews a counter past the triggers by so much. */
const skew = (table: string, column: string, id: string, by: number) =>
  app.run(`update "${table}" set "${column}" = "${column}" + $2 where id = $1`, id, by);

describe('counters', () => {
  test('that the database has are all looked at, and all hold', async () => {
    const columns = await app.run<{ name: string }>(
      `select table_name || '.' || column_name as name from information_schema.columns
       where table_schema = 'public' and column_name like '%\\_count' and column_name <> 'byte_count' order by 1`,
    );
    const checked: Finding[] = (await doctor()).counters;
    expect(checked.map(({ name }) => name).toSorted()).toEqual(columns.map(({ name }) => name));
    expect(checked.flatMap(({ wrong }) => wrong)).toEqual([]);
  });

  test('that were written past the triggers are found, repaired on demand, and hold again', async () => {
    const skewed = [
      ['user', 'post_count', ada.id, 2],
      ['user', 'follower_count', ada.id, -1],
      ['post', 'like_count', post.id, 40],
      ['ride', 'participant_count', ride.id, -1],
      ['event', 'participant_count', event.id, 1],
    ] as const;
    const rightly = [1, 1, 1, 1, 1];
    for (const [table, column, id, by] of skewed) await skew(table, column, id, by);
    const expected = skewed.map(([table, column, id, by], index) => {
      const count = rightly[index] ?? 0;
      return { name: `${table}.${column}`, wrong: [{ id, counter: count + by, count }] };
    });
    const wrongOnes = ({ counters: found }: { counters: Finding[] }) => found.filter(({ wrong }) => wrong.length > 0);

    const found = await doctor();
    expect([found.code, found.isHealthy]).toEqual([1, false]);
    expect(wrongOnes(found)).toEqual(expected.map((finding) => ({ ...finding, repaired: 0 })));
    // Looking has changed nothing.
    expect(wrongOnes(await doctor())).toHaveLength(skewed.length);

    const repaired = await doctor('--fix');
    expect([repaired.code, repaired.isHealthy]).toEqual([0, true]);
    expect(wrongOnes(repaired)).toEqual(expected.map((finding) => ({ ...finding, repaired: 1 })));
    expect(await doctor()).toMatchObject({ code: 0, isHealthy: true });
  });

  test('are told in words', async () => {
    await skew('post', 'like_count', post.id, 1);
    const { out } = await runHere(environment, 'doctor');
    expect(out).toContain(`Wrong post.like_count: 1\n  ${post.id} says 2, is 1\n`);
    expect(out).toMatch(/Something is wrong: see above\.\n$/);
    expect((await runHere(environment, 'doctor', '--fix')).out).toContain('Repaired post.like_count: 1\n');
  });

  test('are repaired while members write, by several doctors at once, and nothing is lost or counted twice', async () => {
    const likers = Object.values(await app.cast(...Array.from({ length: 20 }, (_, index) => `liker_${index}`)));
    await skew('post', 'like_count', post.id, 100);
    const likes = likers.map((liker) => app.as(liker).post('/api/likes/toggle', { postId: post.id }));
    const pool: Pool = await app.backend.orm.em.getConnection().getNativeClient();
    const doctors = [1, 2, 3].map(() => checkCounters(pool, true));
    const [answers] = await Promise.all([Promise.all(likes), ...doctors]);
    for (const { status } of answers) expect(status).toBe(200);
    expect(await app.run('select like_count from post where id = $1', post.id)).toEqual([{ like_count: 21 }]);
    expect((await doctor()).isHealthy).toBe(true);
  });

  test('name tables and columns that there are', async () => {
    for (const { table, column, counted, by } of counters) {
      await app.run(`select "${column}" from "${table}" limit 0`);
      await app.run(`select "${by}" from "${counted}" limit 0`);
    }
  });
});

describe('pictures', () => {
  const hash = 'a'.repeat(64);
  const longAgo = new Date(Date.now() - 3_600_000);
  let folder: string;
  beforeEach(async () => {
    folder = join(app.dataDir, 'media');
    await mkdir(folder, { recursive: true });
  });

  async function putFile(name: string, changedAt = longAgo) {
    await writeFile(join(folder, name), 'picture');
    await utimes(join(folder, name), changedAt, changedAt);
  }
  const media = async () => (await doctor()).media;
  const sound = { orphanedFiles: [], missingFiles: [], unused: [], collectedFiles: 0 };

  test('that posts, members, groups and moments show are in use; those of deleted posts are not, and that is no fault', async () => {
    const urls: string[] = [];
    for (const [index, background] of ['red', 'lime', 'blue', 'gold'].entries()) {
      const create = { width: 8 + index, height: 8, channels: 3, background } as const;
      const png = await sharp({ create }).png().toBuffer();
      const mediaUrls = [`data:image/png;base64,${png.toString('base64')}`];
      const { body } = await app.as(ada).post('/api/posts', { content: 'Look', mediaUrls });
      urls.push(body.mediaUrls[0]);
    }
    expect(await media()).toEqual({ rowCount: 4, ...sound });
    const [ofUser, ofGroup, ofMoment, ofNothing] = urls;
    await app.run('update "user" set profile_picture = $2 where id = $1', ada.id, ofUser);
    await app.run('update "group" set picture = $1', ofGroup);
    await app.run(
      'insert into moment (id, post_id, author_id, image_url, timestamp) values ($1, $1, $2, $3, now())',
      ride.id,
      ada.id,
      ofMoment,
    );
    await app.run(`delete from post where content = 'Look'`);
    expect(await media()).toEqual({ rowCount: 4, ...sound, unused: [ofNothing?.slice(7, 71)] });
    expect((await doctor()).isHealthy).toBe(true);
  });

  test('whose file no row knows of, or whose file is gone, are faults', async () => {
    await app.run('delete from media');
    await rm(folder, { recursive: true });
    await mkdir(folder);
    await putFile(`${hash}.webp`);
    await putFile('.0199a000-draft');
    await app.run(`insert into media (hash, width, height, byte_count) values ($1, 1, 1, 1)`, 'b'.repeat(64));
    const found = await doctor();
    expect([found.code, found.isHealthy]).toEqual([1, false]);
    const missing = ['b'.repeat(64)];
    expect(found.media).toEqual({
      rowCount: 1,
      orphanedFiles: ['.0199a000-draft', `${hash}.webp`],
      missingFiles: missing,
      unused: missing,
      collectedFiles: 0,
    });
    await app.run('delete from media');
    await rm(folder, { recursive: true });
    await mkdir(folder);
  });

  test('that nothing has shown for a day are collected on demand, and what no row knows of; all else stays', async () => {
    const urls: string[] = [];
    for (const background of ['navy', 'teal', 'plum']) {
      const png = await sharp({ create: { width: 9, height: 9, channels: 3, background } })
        .png()
        .toBuffer();
      const { body } = await app
        .as(ada)
        .post('/api/media', { image: `data:image/png;base64,${png.toString('base64')}` });
      urls.push(body.url);
      expect((await fetch(app.url + body.url.replace('.webp', '/64.webp'))).status).toBe(200);
    }
    const [shown = '', old = '', recent = ''] = urls;
    const { body } = await app.as(ada).post('/api/posts', { content: 'Kept', mediaUrls: [shown] });
    await app.run(
      `update media set sent_at = now() - interval '25 hours' where '/media/' || hash || '.webp' <> $1`,
      recent,
    );
    await putFile(`${hash}.webp`);
    await putFile('.0199a000-draft');

    const looked = await media();
    expect(looked).toMatchObject({ rowCount: 3, collectedFiles: 0 });
    const { code, media: mended } = await doctor('--fix');
    // The picture, its rendition, the stray and the draft.
    expect([code, mended.collectedFiles]).toEqual([0, 4]);
    const statuses = urls.map(async (url) => (await fetch(app.url + url, { method: 'HEAD' })).status);
    expect(await Promise.all(statuses)).toEqual([200, 404, 200]);
    expect((await fetch(app.url + old.replace('.webp', '/64.webp'), { method: 'HEAD' })).status).toBe(404);
    expect(await media()).toMatchObject({ rowCount: 2, orphanedFiles: [], missingFiles: [] });

    // What is shown again, though it was sent long ago, is no longer to be collected.
    await app.run('update media set sent_at = $1', longAgo);
    await app.as(ada).put(`/api/posts/${body.id}`, { mediaUrls: [recent] });
    expect((await app.run('select 1 from media where sent_at > $1', longAgo)).length).toBe(1);
  });

  test('whose renditions were being made when a server was killed leave drafts, which are collected', async () => {
    const png = await sharp({ create: { width: 7, height: 9, channels: 3, background: 'coral' } })
      .png()
      .toBuffer();
    const image = `data:image/png;base64,${png.toString('base64')}`;
    const { body } = await app.as(ada).post('/api/media', { image });
    const known = body.url.slice('/media/'.length, -'.webp'.length);
    expect((await fetch(`${app.url}/media/${known}/64.webp`)).status).toBe(200);
    await putFile(`${known}/.0199a000-old`);
    await putFile(`${known}/.0199a000-young`, new Date());
    expect((await media()).orphanedFiles).toEqual([`${known}/.0199a000-old`]);
    expect((await doctor('--fix')).media.collectedFiles).toBe(1);
    expect((await readdir(join(folder, known))).toSorted()).toEqual(['.0199a000-young', '64.webp']);
    expect((await media()).orphanedFiles).toEqual([]);
    await rm(join(folder, known, '.0199a000-young'));
  });

  test('that are just being stored have a file before their row', async () => {
    await putFile(`${hash}.webp`, new Date());
    expect((await media()).orphanedFiles).toEqual([]);
    await rm(join(folder, `${hash}.webp`));
  });
});

describe('migrations', () => {
  const names = migrations.map(({ name }) => name);

  test('that are missing are told, and keep every other command from running', async () => {
    const { url, drop } = await cloneDatabase();
    const lagging = { ...environment, DATABASE_URL: url };
    const last = names.at(-1);
    await runSql(url, 'delete from mikro_orm_migrations where name = $1', last);
    const { code, json } = await runHere(lagging, 'doctor', '--json');
    expect([code, json.isHealthy, json.counters, json.media]).toEqual([1, false, null, null]);
    expect(json.migrations).toEqual({ applied: names.length - 1, pending: [last], unknown: [] });
    const listed = await runHere(lagging, 'report', 'list');
    expect([listed.code, listed.error]).toEqual([
      1,
      "The database lacks 1 of this version's migrations: start the server once, which applies them.\n",
    ]);
    await drop();
  });

  test('of a later version are told', async () => {
    const { url, drop } = await cloneDatabase();
    await runSql(url, `insert into mikro_orm_migrations (name) values ('Migration29990101000000_later')`);
    const { code, json } = await runHere({ ...environment, DATABASE_URL: url }, 'doctor', '--json');
    expect([code, json.migrations.unknown]).toEqual([1, ['Migration29990101000000_later']]);
    await drop();
  });

  test('are applied to a database that is empty, and by no look of the doctor', async () => {
    const { url, drop } = await cloneDatabase();
    await runSql(url, 'drop schema public cascade');
    await runSql(url, 'create schema public');
    const empty = { ...environment, DATABASE_URL: url };
    const { json } = await runHere(empty, 'doctor', '--json');
    expect(json.migrations).toEqual({ applied: 0, pending: names, unknown: [] });
    expect((await runHere(empty, 'report', 'list')).out).toBe('There are no open reports.\n');
    expect(await runHere(empty, 'doctor')).toMatchObject({ code: 0 });
    await drop();
  });
});

test('versions are those of the app, of Node.js and of PostgreSQL', async () => {
  const { versions } = await doctor();
  const [row] = await app.run<{ server_version: string }>('show server_version');
  const { version } = JSON.parse(await readFile('package.json', 'utf8'));
  expect(versions).toEqual({ app: version, node: process.versions.node, postgres: row?.server_version });
});
