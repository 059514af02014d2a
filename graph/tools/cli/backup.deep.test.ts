import { copyFile, readdir, readFile, rename, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect } from '../../model/orm.ts';
import { migrations } from '../../platform/database/migrations.ts';
import { newId } from '../../platform/lib/ids.ts';
import type { Environment } from '../../test/commandLine.ts';
import { environmentOf, runHere } from '../../test/commandLine.ts';
import { contentsOf, forgetMails, originalsIn, picturesIn, rowsAt } from '../../test/contentsOf.ts';
import type { EmptyInstance, EmptyInstances } from '../../test/emptyInstances.ts';
import { emptyInstances } from '../../test/emptyInstances.ts';
import { password } from '../../test/factories.ts';
import { startObjectStore } from '../../test/objectStore.ts';
import { serveInstance } from '../../test/serveInstance.ts';
import type { StockedCommunity } from '../../test/stockedCommunity.ts';
import { startStockedCommunity } from '../../test/stockedCommunity.ts';

let community: StockedCommunity;
let environment: Environment;
let instances: EmptyInstances;
beforeAll(async () => {
  community = await startStockedCommunity();
  environment = environmentOf(community.app);
  instances = await emptyInstances();
});
afterAll(async () => {
  await instances.close();
  await community.app.close();
});

const here = () => String(environment.DATABASE_URL);
const mediaFolder = (dataDir: string) => join(dataDir, 'media');

/** Backs the community up, or what another environment names, into a folder of this name. */
async function backUp(name: string, from: Environment = environment) {
  const folder = join(instances.folder, name);
  return { folder, ...(await runHere(from, 'backup', folder, '--json')) };
}

async function restore(folder: string, variables: Environment = {}) {
  const instance = await instances.make();
  return { instance, ...(await runHere({ ...instance.environment, ...variables }, 'restore', folder, '--json')) };
}

describe('a community that is backed up and restored elsewhere', () => {
  let folder: string;
  let instance: EmptyInstance;
  beforeAll(async () => {
    const backup = await backUp('whole');
    expect([backup.code, backup.error]).toEqual([0, '']);
    ({ folder } = backup);
    const restored = await restore(folder);
    expect([restored.code, restored.error]).toEqual([0, '']);
    expect(restored.json).toMatchObject({ leftOut: [], doctor: { isHealthy: true, migrations: { pending: [] } } });
    ({ instance } = restored);
  });

  test('has every row of every table, and the migrations in their order', async () => {
    for (const url of [here(), instance.url]) await forgetMails(url);
    const contents = await contentsOf(here());
    // An account that is being deleted would not stay.
    expect(Object.keys(contents).filter((table) => contents[table]?.length === 0)).toEqual(['account_deletion']);
    expect(await contentsOf(instance.url)).toEqual(contents);
    const applied = await rowsAt<{ name: string }>(instance.url, 'select name from mikro_orm_migrations order by id');
    expect(applied.map(({ name }) => name)).toEqual(migrations.map(({ name }) => name));
  });

  test('has every picture byte by byte, and makes the smaller ones anew', async () => {
    const { app, pictures } = community;
    const masters = await picturesIn(mediaFolder(app.dataDir));
    expect(Object.keys(masters)).toHaveLength(pictures.length);
    expect(await picturesIn(mediaFolder(instance.dataDir))).toEqual(masters);
    // The pictures, and the folder of route files.
    expect(await readdir(mediaFolder(instance.dataDir))).toHaveLength(pictures.length + 1);
    expect(await originalsIn(mediaFolder(instance.dataDir))).toEqual(await originalsIn(mediaFolder(app.dataDir)));
    const { http, close } = await serveInstance(instance);
    expect((await http.inject(`${pictures[0]}/64.webp`)).statusCode).toBe(200);
    await close();
  });

  test('lets its members in by their passwords, and those in who were in', async () => {
    const { app, cast } = community;
    const { http, close } = await serveInstance(instance);
    const { owner } = cast.members;
    const payload = { username: owner.username, password };
    const login = await http.inject({ method: 'POST', url: '/api/auth/login', payload });
    expect([login.statusCode, login.json().id]).toEqual([200, owner.id]);
    const headers = { authorization: `Bearer ${await app.tokenOf(owner)}` };
    expect((await http.inject({ url: '/api/auth/me', headers })).json().id).toBe(owner.id);
    await close();
  });

  test('has every index and every key, each built once its table was filled', async () => {
    const catalogue = `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
      join pg_class on pg_class.oid = indexrelid where relnamespace = 'public'::regnamespace
      union all select conrelid::regclass || '.' || conname, pg_get_constraintdef(oid) from pg_constraint
      where connamespace = 'public'::regnamespace and contype <> 'n' order by 1, 2`;
    expect(await rowsAt(instance.url, catalogue)).toEqual(await rowsAt(here(), catalogue));
    // PostgreSQL numbers objects in the order of creation. Objects that the migrations created with the last table are
    // older than all rows.
    const early = `select indexrelid::regclass::text as name from pg_index join pg_class on pg_class.oid = indexrelid
      where relnamespace = 'public'::regnamespace and relname not like 'mikro_orm%' and indexrelid < (
        select max(oid) from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace)`;
    expect(await rowsAt(instance.url, early)).toEqual([]);
  });

  test('goes on counting', async () => {
    const off = await rowsAt(instance.url, `select from pg_trigger where not tgisinternal and tgenabled <> 'O'`);
    expect(off).toEqual([]);
  });

  test('lies in plain files that nobody else may read, with what they hold and without the way to the database', async () => {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    for (const entry of entries) {
      const { mode } = await stat(join(entry.parentPath, entry.name));
      expect([entry.name, mode & 0o777]).toEqual([entry.name, entry.isFile() ? 0o600 : 0o700]);
    }
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    const text = await readFile(join(folder, 'manifest.json'), 'utf8');
    const { password: secret } = new URL(here());
    expect(secret).not.toBe('');
    expect(text).not.toContain(secret);
    const manifest = JSON.parse(text);
    const counts = Object.entries(await contentsOf(here())).map(([name, rows]) => [name, rows.length]);
    const said: { name: string; rows: number }[] = manifest.tables;
    expect(said.map(({ name, rows }) => [name, rows]).toSorted()).toEqual(counts.toSorted());
    expect(manifest.pictures).toMatchObject({ files: community.pictures.length, missing: 0 });
    const sums = (await readFile(join(folder, 'SHA256SUMS'), 'utf8')).trimEnd().split('\n');
    expect(sums).toHaveLength(entries.filter((entry) => entry.isFile()).length - 1);
  });

  test('is the same when it is backed up again from there, whatever that database is set to', async () => {
    // A restore makes the mails due that were queued.
    await forgetMails(here());
    const first = await backUp('first');
    const there = await restore(first.folder);
    const { url, environment: variables } = there.instance;
    const settings = ["datestyle = 'German'", "timezone = 'Asia/Tokyo'", "client_encoding = 'LATIN1'"];
    const limits = ['extra_float_digits = -10', "transaction_timeout = '10s'", 'default_transaction_read_only = on'];
    const name = new URL(url).pathname.slice(1);
    for (const setting of [...settings, ...limits]) await rowsAt(url, `alter database ${name} set ${setting}`);
    const again = await backUp('again', variables);
    expect([again.code, again.error]).toEqual([0, '']);
    const sumsIn = async (backup: string) => {
      const lines = (await readFile(join(backup, 'SHA256SUMS'), 'utf8')).split('\n');
      return lines.filter((line) => !line.endsWith('manifest.json')).toSorted();
    };
    expect(await sumsIn(again.folder)).toEqual(await sumsIn(first.folder));
  });

  test('is not written over, and nothing is left of the attempt', async () => {
    const before = await readdir(instances.folder);
    const { code, error } = await runHere(environment, 'backup', folder);
    expect([code, error]).toEqual([1, `${folder} already exists: name a folder that does not exist yet.\n`]);
    expect(await readdir(instances.folder)).toEqual(before);
  });
});

test('a backup has each table after those that it refers to, and none needs a sequence', async () => {
  const { json } = await backUp('ordered');
  const names: string[] = json.tables.map(({ name }: { name: string }) => name);
  for (const [child, parent] of [
    ['post', 'user'],
    ['ride', 'post'],
    ['moment', 'ride'],
    ['comment', 'post'],
    ['event_registration', 'event'],
  ] as const) {
    expect(names.indexOf(child)).toBeGreaterThan(names.indexOf(parent));
  }
  const sequences = await rowsAt(here(), `select sequencename as name from pg_sequences where schemaname = 'public'`);
  expect(sequences).toEqual([{ name: 'mikro_orm_migrations_id_seq' }]);
});

test('a backup made while members write is of one instant: what is counted and its counter agree', async () => {
  const { app, cast } = community;
  const { id: postId } = await app.post(cast.members.owner);
  const likers = Object.values(await app.cast(...Array.from({ length: 20 }, (_, index) => `liker_${index}`)));
  let isDone = false;
  const storm = likers.map(async (liker) => {
    let taps = 0;
    for (; !isDone; taps += 1) {
      const { status } = await app.as(liker).post('/api/likes/toggle', { postId });
      expect(status).toBe(200);
    }
    return taps;
  });
  const { code, folder } = await backUp('during-writes');
  isDone = true;
  const taps = await Promise.all(storm);
  expect([code, Math.min(...taps) > 0]).toEqual([0, true]);
  const { json } = await restore(folder);
  expect(json.doctor.isHealthy).toBe(true);
});

test('a backup of an older state is brought up to this version', async () => {
  const old = await instances.make();
  const orm = await connect(old.url);
  const [initial, otherNouns] = migrations.map(({ name }) => name);
  await orm.migrator.up({ to: otherNouns });
  await orm.close();
  const [ada, ben, post] = [newId(), newId(), newId()];
  const run = (sql: string, ...values: unknown[]) => rowsAt(old.url, sql, ...values);
  for (const [id, name] of [
    [ada, 'ada'],
    [ben, 'ben'],
  ]) {
    await run(`insert into "user" (id, username, display_name, password_hash) values ($1, $2, $2, 'none')`, id, name);
  }
  await run(`insert into post (id, author_id, content, is_ride) values ($1, $2, 'Over the moor', true)`, post, ada);
  await run(`insert into ride (id, type, time_zone, location) values ($1, 'gravel', 'UTC', 'Mill Square')`, post);
  await run('insert into post_like (post_id, user_id) values ($1, $2)', post, ben);

  const { code, folder, json } = await backUp('older', old.environment);
  expect([code, json.migrations]).toEqual([0, [initial, otherNouns]]);
  const restored = await restore(folder);
  expect([restored.code, restored.json.doctor.migrations.pending]).toEqual([0, []]);
  const rows = await rowsAt(restored.instance.url, 'select content, ride_words, like_count, media_alts from post');
  expect(rows).toEqual([{ content: 'Over the moor', ride_words: 'gravel Mill Square', like_count: 1, media_alts: [] }]);
});

test('pictures go from a folder into a bucket and back', async () => {
  const objects = await startObjectStore();
  const inBucket = { MEDIA_URL: objects.url };
  const first = await restore((await backUp('from-folder')).folder, inBucket);
  const { media, originals } = first.json.doctor;
  expect([first.code, media.missingFiles, originals.missingFiles]).toEqual([0, [], []]);
  const second = await restore((await backUp('from-bucket', { ...first.instance.environment, ...inBucket })).folder);
  const masters = await picturesIn(mediaFolder(community.app.dataDir));
  expect(await picturesIn(mediaFolder(second.instance.dataDir))).toEqual(masters);
  const kept = await originalsIn(mediaFolder(community.app.dataDir));
  expect(await originalsIn(mediaFolder(second.instance.dataDir))).toEqual(kept);
  await objects.close();
});

test.each([
  ['gone', (file: string) => rename(file, `${file}.gone`)],
  ['cut off', (file: string) => truncate(file, 64)],
])('a picture whose file is %s is reported, and the rest is backed up', async (state, harm) => {
  const [path = ''] = community.pictures;
  const hash = path.slice('/media/'.length);
  const file = join(community.app.dataDir, `${path}.webp`);
  await copyFile(file, `${file}.whole`);
  await harm(file);
  const { code, folder, json } = await backUp(`with-one-${state.replace(' ', '-')}`);
  await rename(`${file}.whole`, file);
  expect([code, json.missingPictures, json.pictures]).toEqual([
    1,
    [hash],
    { files: community.pictures.length - 1, bytes: expect.any(Number), missing: 1 },
  ]);
  const restored = await restore(folder);
  expect([restored.code, restored.json.doctor.media.missingFiles]).toEqual([1, [hash]]);
});

test('a file of a route that is cut off is reported, and the rest is backed up', async () => {
  const folder = join(mediaFolder(community.app.dataDir), 'routes');
  const [name = ''] = await readdir(folder);
  const file = join(folder, name);
  await copyFile(file, join(community.app.dataDir, 'whole'));
  await truncate(file, 3);
  const { code, json } = await backUp('with-one-file-cut-off');
  await rename(join(community.app.dataDir, 'whole'), file);
  expect([code, json.missingOriginals, json.originals.missing, json.missingPictures]).toEqual([1, [name], 1, []]);
});

test('an empty database is nothing to back up', async () => {
  const { environment: empty } = await instances.make();
  const { code, error } = await backUp('of-nothing', empty);
  expect([code, JSON.parse(error).message]).toEqual([1, 'The database is empty: there is nothing to back up.']);
});
