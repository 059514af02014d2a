import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../platform/lib/ids.ts';
import type { Environment } from '../../test/commandLine.ts';
import { environmentOf, runHere } from '../../test/commandLine.ts';
import type { Made, Member } from '../../test/factories.ts';
import { useApp } from '../../test/useApp.ts';

const app = useApp();
let environment: Environment;
let ada: Member;
let ride: Made;
beforeAll(async () => {
  environment = environmentOf(app);
  ada = await app.member('ada');
  await app.group('Climbers', ada);
  ride = await app.ride(ada, { date: '2087-01-01' });
});

const doctor = async (...options: string[]) => {
  const { code, json } = await runHere(environment, 'doctor', '--json', ...options);
  return { code, ...json };
};

describe('pictures', () => {
  const hash = 'a'.repeat(64);
  const draft = `.${newId()}`;
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
    await putFile(draft);
    await app.run(`insert into media (hash, width, height, byte_count) values ($1, 1, 1, 1)`, 'b'.repeat(64));
    const found = await doctor();
    expect([found.code, found.isHealthy]).toEqual([1, false]);
    const missing = ['b'.repeat(64)];
    expect(found.media).toEqual({
      rowCount: 1,
      orphanedFiles: [draft, `${hash}.webp`],
      missingFiles: missing,
      unused: missing,
      collectedFiles: 0,
    });
    await app.run('delete from media');
    await rm(folder, { recursive: true });
    await mkdir(folder);
  });

  /** How the door answers the uploader of a picture. */
  async function statusOf(path: string): Promise<number> {
    const headers = { authorization: `Bearer ${await app.tokenOf(ada)}` };
    return (await app.http.inject({ url: path, headers })).statusCode;
  }

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
      expect(await statusOf(body.url.replace('.webp', '/64.webp'))).toBe(200);
    }
    const [shown = '', old = '', recent = ''] = urls;
    const { body } = await app.as(ada).post('/api/posts', { content: 'Kept', mediaUrls: [shown] });
    const others = `where '/media/' || hash || '.webp' <> $1`;
    await app.run(`update media set sent_at = now() - interval '25 hours' ${others}`, recent);
    await putFile(`${hash}.webp`);
    await putFile(draft);

    const looked = await media();
    expect(looked).toMatchObject({ rowCount: 3, collectedFiles: 0 });
    const { code, media: mended } = await doctor('--fix');
    // The picture, its rendition, the stray and the draft.
    expect([code, mended.collectedFiles]).toEqual([0, 4]);
    expect(await Promise.all(urls.map(statusOf))).toEqual([200, 404, 200]);
    expect(await statusOf(old.replace('.webp', '/64.webp'))).toBe(404);
    expect(await media()).toMatchObject({ rowCount: 2, orphanedFiles: [], missingFiles: [] });

    // A picture that is shown again must not be deleted, although it was uploaded long ago.
    await app.run('update media set sent_at = $1', longAgo);
    await app.as(ada).put(`/api/posts/${body.id}`, { mediaUrls: [recent] });
    expect((await app.run('select 1 from media where sent_at > $1', longAgo)).length).toBe(1);
  });

  test('that a takedown keeps stay, and are shown again when it is restored', async () => {
    const create = { width: 11, height: 9, channels: 3, background: 'olive' } as const;
    const png = await sharp({ create }).png().toBuffer();
    const mediaUrls = [`data:image/png;base64,${png.toString('base64')}`];
    const { body } = await app.as(ada).post('/api/posts', { content: 'Look at this', mediaUrls });
    const grounds = ['--reason', 'spam', '--words', 'An advertisement'];
    const removed = await runHere(environment, 'content', 'remove', body.id, ...grounds, '--json');
    await app.run(`update media set sent_at = now() - interval '25 hours'`);
    const [url] = body.mediaUrls;
    expect((await media()).unused).not.toContain(url.slice(7, 71));
    await doctor('--fix');
    expect((await runHere(environment, 'content', 'restore', removed.json.id)).code).toBe(0);
    expect(await statusOf(url)).toBe(200);
  });

  test('whose renditions were being made when a server was killed leave drafts, which are collected', async () => {
    const png = await sharp({ create: { width: 7, height: 9, channels: 3, background: 'coral' } })
      .png()
      .toBuffer();
    const image = `data:image/png;base64,${png.toString('base64')}`;
    const { body } = await app.as(ada).post('/api/media', { image });
    const known = body.url.slice('/media/'.length, -'.webp'.length);
    expect(await statusOf(`/media/${known}/64.webp`)).toBe(200);
    const young = `.${newId()}`;
    await putFile(`${known}/${draft}`);
    await putFile(`${known}/${young}`, new Date());
    expect((await media()).orphanedFiles).toEqual([`${known}/${draft}`]);
    expect((await doctor('--fix')).media.collectedFiles).toBe(1);
    expect((await readdir(join(folder, known))).toSorted()).toEqual([young, '64.webp']);
    expect((await media()).orphanedFiles).toEqual([]);
    await rm(join(folder, known, young));
  });

  test('leave the files of other programs in the store alone', async () => {
    const foreign = ['payroll.xlsx', `nightly/${hash}.webp`, `${hash}.dump`, `${hash}/notes.txt`];
    await mkdir(join(folder, 'nightly'));
    await mkdir(join(folder, hash));
    for (const name of foreign) await putFile(name);
    expect((await doctor('--fix')).media).toMatchObject({ orphanedFiles: [], collectedFiles: 0 });
    for (const name of foreign) await rm(join(folder, name));
  });

  test('that are just being stored have a file before their row', async () => {
    await putFile(`${hash}.webp`, new Date());
    expect((await media()).orphanedFiles).toEqual([]);
    await rm(join(folder, `${hash}.webp`));
  });
});
