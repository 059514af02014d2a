import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Member } from '../../test/factories.ts';
import { password } from '../../test/factories.ts';
import { pictureStored } from '../../test/pictures.ts';
import { load, showPicture, unshownPathOf } from '../../test/uploads.ts';
import { useApp } from '../../test/useApp.ts';
import { collectPictures } from './collectPictures.ts';

const app = useApp({ JOBS: 'on' });
let ada: Member;

let path: string;
let round = 0;
beforeEach(async () => {
  round += 1;
  ada = await app.member(`ada${round}`);
  const bytes = await pictureStored()
    .resize(100 + round, 80)
    .png()
    .toBuffer();
  path = await unshownPathOf(app, ada, bytes);
});

const minute = 60_000;
const hashOf = () => path.slice('/media/'.length);

/** Whether the picture still exists after the job has run at this many minutes from now. */
async function isKeptAfter(minutes: number): Promise<boolean> {
  await collectPictures(app.backend, new Date(Date.now() + minutes * minute));
  const [row] = await app.run('select from media where hash = $1', hashOf());
  const files = (await readdir(join(app.dataDir, 'media'))).filter((name) => name.startsWith(hashOf()));
  expect(files.length > 0).toBe(row !== undefined);
  return row !== undefined;
}

async function shownInPost() {
  const post = await app.post(ada);
  await showPicture(app, path, post);
  return post;
}

describe('within an hour a picture is collected, with its renditions, after', () => {
  test('its post is deleted', async () => {
    const post = await shownInPost();
    await load(`${app.url + path}/64.webp`);
    expect(await isKeptAfter(59)).toBe(true);
    await app.as(ada).delete(`/api/posts/${post.id}`);
    expect(await isKeptAfter(5)).toBe(true);
    expect(await isKeptAfter(59)).toBe(false);
  });

  test('an edit replaces it', async () => {
    const post = await shownInPost();
    await app.as(ada).put(`/api/posts/${post.id}`, { mediaUrls: ['https://pictures.example/other.jpg'] });
    expect(await isKeptAfter(59)).toBe(false);
  });

  test('its moment is deleted', async () => {
    const moment = await app.moment(ada, await app.ride(ada, { date: null }));
    await app.run('update moment set image_url = $2 where id = $1', moment.id, `${path}.webp`);
    await app.as(ada).delete(`/api/moments/${moment.id}`);
    expect(await isKeptAfter(59)).toBe(false);
  });

  test('a profile takes another', async () => {
    const own = `/api/users/${ada.id}`;
    expect((await app.as(ada).patch(own, { profilePicture: `${path}.webp` })).status).toBe(200);
    expect(await isKeptAfter(59)).toBe(true);
    expect((await app.as(ada).patch(own, { profilePicture: null })).status).toBe(200);
    expect(await isKeptAfter(59)).toBe(false);
  });

  test('a group takes another', async () => {
    const group = await app.group(`Wheelers ${round}`);
    await app.run('update "group" set picture = $2 where id = $1', group.id, `${path}.webp`);
    await app.run('update "group" set picture = null where id = $1', group.id);
    expect(await isKeptAfter(59)).toBe(false);
  });

  test.each(['shown', 'never shown'])('its account is deleted, were it %s', async (state) => {
    if (state === 'shown') await shownInPost();
    const document = 'mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) { deletedUserId } }';
    const { error } = await app.as(ada).query(document, { input: { currentPassword: password } });
    expect(error).toBeNull();
    await vi.waitUntil(async () => (await app.run('select from account_deletion')).length === 0, { timeout: 60_000 });
    expect(await isKeptAfter(59)).toBe(false);
  });
});

test('a rendition that is written after its picture was deleted is removed', async () => {
  const post = await shownInPost();
  const { media } = app.backend.services;
  const store = media.put.bind(media);
  const put = vi.spyOn(media, 'put').mockImplementationOnce(async (name, bytes) => {
    await app.as(ada).delete(`/api/posts/${post.id}`);
    expect(await isKeptAfter(59)).toBe(false);
    await store(name, bytes);
  });
  const { status } = await fetch(`${app.url + path}/64.webp`);
  expect([status, put.mock.calls.length]).toEqual([404, 1]);
  put.mockRestore();
  expect(await isKeptAfter(59)).toBe(false);
});

test('a picture that cannot be deleted is checked again after an hour, and does not stop the others', async () => {
  const stuck = hashOf();
  const other = await pictureStored()
    .resize(100 + round, 90)
    .png()
    .toBuffer();
  path = await unshownPathOf(app, ada, other);
  await app.run(`update media_check set due_at = due_at - interval '1 minute' where hash = $1`, stuck);
  const { media } = app.backend.services;
  const remove = vi.spyOn(media, 'remove').mockImplementation(async (name) => {
    if (name.startsWith(stuck)) throw new Error('The folder is read-only');
    await rm(join(app.dataDir, 'media', name), { force: true });
  });
  const later = (minutes: number) => new Date(Date.now() + minutes * minute);
  const fault = await collectPictures(app.backend, later(25 * 60)).catch((error: Error) => error);
  expect(fault).toMatchObject({
    message: 'Pictures that could not be deleted: 1',
    cause: new Error('The folder is read-only'),
  });
  expect(await isKeptAfter(25 * 60)).toBe(false);
  remove.mockRestore();
  path = `/media/${stuck}`;
  await collectPictures(app.backend, later(27 * 60));
  expect(await isKeptAfter(27 * 60)).toBe(false);
  expect(await app.run('select from media_check where hash = $1', stuck)).toEqual([]);
});

describe('a picture stays', () => {
  test('while another post shows it', async () => {
    const post = await shownInPost();
    await showPicture(app, path, await app.post(await app.member(`bea${round}`), { privacy: 'private' }));
    await app.as(ada).delete(`/api/posts/${post.id}`);
    expect(await isKeptAfter(3000)).toBe(true);
  });

  test('for a day where it was sent and not shown yet', async () => {
    expect(await isKeptAfter(23 * 60)).toBe(true);
    expect(await isKeptAfter(25 * 60)).toBe(false);
  });

  test('where it is sent again after what showed it is gone', async () => {
    const post = await shownInPost();
    await app.as(ada).delete(`/api/posts/${post.id}`);
    await app.as(ada).post('/api/posts', { content: 'Again', mediaUrls: [`${path}.webp`] });
    await app.run(`update post set media_urls = '{}' where content = 'Again'`);
    await app.run("delete from media_check where hash = $1 and due_at < now() + interval '1 hour'", hashOf());
    await app.run(`insert into media_check values ($1, now() - interval '1 hour', now())`, hashOf());
    expect(await isKeptAfter(59)).toBe(true);
  });
});
