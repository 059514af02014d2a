import { execFileSync } from 'node:child_process';
import { cp, readFile, rm, stat, symlink, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { migrationLock } from '../../platform/database/migrate.ts';
import { newId } from '../../platform/lib/ids.ts';
import { alterFile, forgeFile } from '../../test/alterFile.ts';
import { environmentOf, runHere } from '../../test/commandLine.ts';
import { contentsOf, forgetMails, originalsIn, picturesIn, rowsAt } from '../../test/contentsOf.ts';
import type { EmptyInstance, EmptyInstances } from '../../test/emptyInstances.ts';
import { emptyInstances } from '../../test/emptyInstances.ts';
import type { StockedCommunity } from '../../test/stockedCommunity.ts';
import { startStockedCommunity } from '../../test/stockedCommunity.ts';

let community: StockedCommunity;
let instances: EmptyInstances;
let instance: EmptyInstance;
let whole: string;
beforeAll(async () => {
  community = await startStockedCommunity();
  await community.app.run('create table of_others (id int primary key)');
  await community.app.run('create unlogged table of_a_moment as select 1 as id');
  for (const [member, sinceDigest] of [
    ['una', '0 hours'],
    ['vic', '5 hours'],
  ] as const)
    await community.app.run(
      `with member as (update "user" set time_zone = 'UTC' where id = $1 returning id)
       insert into mail_preference (user_id, digest_day, digest_hour, digest_week)
       select id, extract(isodow from slot), extract(hour from slot), date_trunc('week', slot)
       from member, (select now() at time zone 'UTC' - $2::interval as slot) s`,
      (await community.app.member(member)).id,
      sinceDigest,
    );
  instances = await emptyInstances();
  instance = await instances.make();
  whole = join(instances.folder, 'whole');
  expect(await runHere(environmentOf(community.app), 'backup', whole)).toMatchObject({ code: 0, error: '' });
});
afterAll(async () => {
  await instances.close();
  await community.app.close();
});

const here = () => String(environmentOf(community.app).DATABASE_URL);
const restore = (folder: string, { environment }: EmptyInstance = instance) => runHere(environment, 'restore', folder);

/** Nothing has been written: no table, no picture, no file of a route. */
async function expectNothingIn({ url, dataDir }: EmptyInstance): Promise<void> {
  expect(await contentsOf(url)).toEqual({});
  for (const filesIn of [picturesIn, originalsIn]) expect(await filesIn(join(dataDir, 'media'))).toEqual({});
}

/** A copy of the backup that comes to some harm. */
async function harmed(harm: (folder: string) => Promise<void>): Promise<string> {
  const folder = join(instances.folder, newId());
  await cp(whole, folder, { recursive: true });
  await harm(folder);
  return folder;
}

const sumsOf = (folder: string) => join(folder, 'SHA256SUMS');
const pictureOf = () => `${community.pictures[0]?.slice(1)}.webp`;
const withoutLine = (part: string) => (text: string) =>
  text
    .split('\n')
    .filter((line) => !line.includes(part))
    .join('\n');

type Harm = [name: string, message: RegExp, harm: (folder: string) => Promise<void>];
const harms: Harm[] = [
  [
    'a table cut short',
    /tables\/user\.copy has been changed/,
    (folder) => truncate(join(folder, 'tables/user.copy'), 9),
  ],
  ['a table that is gone', /tables\/post\.copy is missing/, (folder) => rm(join(folder, 'tables/post.copy'))],
  ['a picture that is gone', /media\/.+\.webp is missing/, (folder) => rm(join(folder, pictureOf()))],
  [
    'a picture with another byte',
    /media\/.+\.webp has been changed/,
    async (folder) => {
      const bytes = await readFile(join(folder, pictureOf()));
      bytes[40] = (bytes[40] ?? 0) ^ 1;
      await writeFile(join(folder, pictureOf()), bytes);
    },
  ],
  [
    'other bytes in place of a picture, with their own hash',
    /media\/.+\.webp is not a WebP picture/,
    (folder) => forgeFile(folder, pictureOf(), () => '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
  ],
  [
    'a manifest that says otherwise',
    /manifest\.json has been changed/,
    (folder) => alterFile(join(folder, 'manifest.json'), (text) => text.replace('"madeAt": "2', '"madeAt": "3')),
  ],
  ...['null', '{}', '{"format": 1', '{"format": 1, "version": "1.0.0", "tables": [{}]}'].map(
    (text): Harm => [
      `the manifest ${text}`,
      /manifest\.json is not the manifest of a backup/,
      (folder) => forgeFile(folder, 'manifest.json', () => text),
    ],
  ),
  [
    'a link instead of a table',
    /tables\/post\.copy is not a regular file/,
    async (folder) => {
      await rm(join(folder, 'tables/post.copy'));
      await symlink(join(whole, 'tables/post.copy'), join(folder, 'tables/post.copy'));
    },
  ],
  [
    'a pipe instead of a picture',
    /media\/.+\.webp is not a regular file/,
    async (folder) => {
      await rm(join(folder, pictureOf()));
      execFileSync('mkfifo', [join(folder, pictureOf())]);
    },
  ],
  [
    'a list without its end',
    /SHA256SUMS is incomplete/,
    (folder) => alterFile(sumsOf(folder), withoutLine('manifest')),
  ],
  [
    'a list without a table',
    /rows of follow are missing/,
    (folder) => alterFile(sumsOf(folder), withoutLine('/follow.')),
  ],
  ['a list without routes', /route files are missing/, (folder) => alterFile(sumsOf(folder), withoutLine(' routes/'))],
  ['a list without a picture', /pictures are missing/, (folder) => alterFile(sumsOf(folder), withoutLine(pictureOf()))],
  [
    'a list cut within a line',
    /SHA256SUMS has an invalid line/,
    (folder) => alterFile(sumsOf(folder), (text) => text.slice(0, -4)),
  ],
  [
    'a list that leads out of the folder',
    /SHA256SUMS has an invalid line/,
    (folder) => alterFile(sumsOf(folder), (text) => `${'0'.repeat(64)}  media/../../password\n${text}`),
  ],
];

describe('a backup that is not what was written', () => {
  test.each(harms)('%s, is refused before anything is written', async (_name, message, harm) => {
    const { code, out, error } = await restore(await harmed(harm));
    expect([code, out, error]).toEqual([1, '', expect.stringMatching(message)]);
    expect(error).toMatch(/Nothing has been restored\.\n$/);
    await expectNothingIn(instance);
  });

  test('or is none at all, is refused', async () => {
    const nowhere = join(instances.folder, 'nowhere');
    expect(await restore(nowhere)).toMatchObject({
      code: 1,
      error: `${nowhere} contains no backup: it has no SHA256SUMS.\n`,
    });
  });

  test.each([
    ['format', '"format": 1', '"format": 2', /^The backup has format 2, which this version cannot read/],
    [
      'version',
      '"migrations": [',
      '"migrations": ["Migration29990101000000_later",',
      /does not have \(Migration29990101000000_later\)/,
    ],
  ])('but of a later %s, is refused', async (_what, said, later, message) => {
    const folder = await harmed((copy) => forgeFile(copy, 'manifest.json', (text) => text.replace(said, later)));
    expect(await restore(folder)).toMatchObject({ code: 1, error: expect.stringMatching(message) });
    await expectNothingIn(instance);
  });
});

describe('a restore that fails halfway leaves nothing', () => {
  test('where a row breaks a rule of the database', async () => {
    const folder = await harmed(async (copy) => {
      const orphan = [newId(), newId(), '2026-01-01 00:00:00+00'].join('\t');
      await forgeFile(copy, 'tables/post_like.copy', (text) => `${text}${orphan}\n`);
      await forgeFile(copy, 'manifest.json', (text) => {
        const manifest = JSON.parse(text);
        for (const table of manifest.tables) if (table.name === 'post_like') table.rows += 1;
        return JSON.stringify(manifest);
      });
    });
    expect(await restore(folder)).toMatchObject({ code: 1, out: '', error: expect.stringContaining('foreign key') });
    await expectNothingIn(instance);
  });

  test('where its tables are not those of its migrations', async () => {
    const folder = await harmed((copy) =>
      forgeFile(copy, 'manifest.json', (text) => text.replace('"follower_count"', '"followers"')),
    );
    const error = 'The backup does not fit its migrations: they create a different table user.\n';
    expect(await restore(folder)).toMatchObject({ code: 1, error });
    await expectNothingIn(instance);
  });
});

describe('a restore whose connection breaks', () => {
  const waiting = `from pg_stat_activity where datname = current_database() and query like '%pg_try_advisory_xact_lock%'
    and pid <> pg_backend_pid()`;

  test('says so and leaves nothing', async () => {
    const holder = new Client(instance.url);
    await holder.connect();
    await holder.query('select pg_advisory_lock($1)', [migrationLock]);
    const restoring = restore(whole);
    await vi.waitUntil(async () => (await holder.query(`select ${waiting}`)).rowCount === 1, { timeout: 60_000 });
    expect(Object.keys(await picturesIn(join(instance.dataDir, 'media')))).toHaveLength(2);
    await holder.query(`select pg_terminate_backend(pid) ${waiting}`);
    expect(await restoring).toMatchObject({ code: 1, out: '', error: expect.stringContaining('terminat') });
    await holder.end();
    await expectNothingIn(instance);
  });
});

test('a database that is not empty is left alone, with the cure', async () => {
  const { app } = community;
  const before = await contentsOf(String(environmentOf(app).DATABASE_URL));
  const { code, error } = await runHere(environmentOf(app), 'restore', whole);
  expect([code, error]).toEqual([
    1,
    expect.stringMatching(
      /^The database has \d+ tables, but a backup can only be restored into an empty database: create a new/,
    ),
  ]);
  expect(await contentsOf(String(environmentOf(app).DATABASE_URL))).toEqual(before);
});

test('after all these refusals the whole backup is taken, but for tables that are not ours, which are told, and queued mails are due again', async () => {
  const { code, out, error } = await restore(whole);
  expect([code, error]).toEqual([1, '']);
  expect(out).toMatch(/^Restored \d+ rows of \d+ tables, 2 pictures and \d+ route files, as of .+ in version /);
  expect(out).toContain("Skipped tables that are not Cycle Chat's: of_others\n");
  expect(out).toContain('No problems found.');
  const mailsAt = (url: string) =>
    rowsAt<{ claimed: number; due: number }>(
      url,
      `select (count(*) filter (where mail_id is not null))::int as claimed, (count(*) filter (where mail_due_at <= now()))::int as due
       from notification`,
    );
  const [[before], [after]] = [await mailsAt(here()), await mailsAt(instance.url)];
  expect(before).toEqual({ claimed: expect.toSatisfy((count) => count > 0), due: 0 });
  expect(after).toEqual({ claimed: 0, due: before?.claimed });
  const weeksAt = (url: string) =>
    rowsAt<{ day: number }>(
      url,
      `select digest_week - date '2001-01-01' as day from mail_preference join "user" on id = user_id
       where username in ('una', 'vic') order by username`,
    );
  const [una, vic] = await weeksAt(here());
  expect(await weeksAt(instance.url)).toEqual([{ day: Number(una?.day) - 7 }, vic]);
  for (const url of [here(), instance.url]) await forgetMails(url);
  const { of_others, ...ours } = await contentsOf(here());
  expect([of_others, await contentsOf(instance.url)]).toEqual([[], ours]);
  const originals = await originalsIn(join(community.app.dataDir, 'media'));
  expect(Object.keys(originals).length).toBeGreaterThan(1);
  expect(await originalsIn(join(instance.dataDir, 'media'))).toEqual(originals);
  const again = await restore(whole);
  expect([again.code, again.out]).toEqual([1, '']);
});

test('pictures that the store has already stay as they are, and one that is spoilt is mended', async () => {
  const there = await instances.make();
  const masters = await picturesIn(join(community.app.dataDir, 'media'));
  const [kept = '', spoilt = ''] = Object.keys(masters);
  await cp(join(community.app.dataDir, 'media', kept), join(there.dataDir, 'media', kept));
  await writeFile(join(there.dataDir, 'media', spoilt), 'spoilt');
  await restore(whole, there);
  expect(await picturesIn(join(there.dataDir, 'media'))).toEqual(masters);
});

test('a forged file does not replace the good one of the store, and its row is reported', async () => {
  const there = await instances.make();
  const media = join(community.app.dataDir, 'media');
  const [masters, originals] = [await picturesIn(media), await originalsIn(media)];
  await cp(media, join(there.dataDir, 'media'), { recursive: true });
  const original = join('routes', String(Object.keys(originals)[0]));
  const forged = 'RIFF\0\0\0\0WEBPVP8 forged';
  const { size } = await stat(join(whole, pictureOf()));
  const folder = await harmed(async (copy) => {
    await forgeFile(copy, pictureOf(), () => forged);
    await forgeFile(copy, original, (text) => 'x'.repeat(text.length));
    await forgeFile(copy, 'manifest.json', (text) => {
      const manifest = JSON.parse(text);
      manifest.pictures.bytes += forged.length - size;
      return JSON.stringify(manifest);
    });
  });
  expect((await restore(folder, there)).out).toContain('Restored');
  expect(await picturesIn(join(there.dataDir, 'media'))).toEqual(masters);
  expect(await originalsIn(join(there.dataDir, 'media'))).toEqual(originals);
  const elsewhere = await instances.make();
  const { code, out } = await restore(folder, elsewhere);
  expect([code, out]).toEqual([1, expect.stringContaining('Pictures without a file: 1')]);
  expect(out).toContain('Routes without their file: 1');
});
