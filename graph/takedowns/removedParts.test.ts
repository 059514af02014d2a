import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { collectPictures } from '../app/upkeep/collectPictures.ts';
import { openBoard } from '../test/boards.ts';
import type { Caller } from '../test/caller.ts';
import { commandLineIn, environmentOf } from '../test/commandLine.ts';
import type { Made, Member } from '../test/factories.ts';
import { pictureStored } from '../test/pictures.ts';
import { unshownPathOf } from '../test/uploads.ts';
import { useApp } from '../test/useApp.ts';
import { onePostBehindOther } from '../test/whileLocked.ts';
import { forgetTakedowns } from './forgetTakedowns.ts';

// Single pictures, and what a profile says.

const app = useApp();
const { run, refusal } = commandLineIn(() => environmentOf(app));
let headers: Record<string, string>;
let board: Caller;
let ada: Member;
let ben: Member;
let round = 0;

beforeAll(async () => {
  headers = await openBoard(app, 'hanna');
  board = app.with(headers);
});
beforeEach(async () => {
  round += 1;
  for (const table of ['takedown', 'post', 'notification', 'media', 'media_check'])
    await app.run(`delete from ${table}`);
  ada = await app.member(`ada${round}`);
  ben = await app.member(`ben${round}`);
});

const removal = `mutation ($content: String!, $picture: String) {
  removeContent(input: { content: $content, picture: $picture, reason: NUDITY, words: "Not here" }) {
    takedown { id kind author excerpt targetId }
  }
}`;
const tryRemove = (content: string, picture: string | null = null) => board.query(removal, { content, picture });
async function remove(content: string, picture: string | null = null) {
  const { data, error } = await tryRemove(content, picture);
  expect(error).toBeNull();
  return data.removeContent.takedown;
}
const tryRestore = (id: string) =>
  board.query(`mutation { restoreContent(input: { takedownId: "${id}" }) { takedown { decision } } }`);
async function restore(id: string) {
  const { data, error } = await tryRestore(id);
  expect(error).toBeNull();
  expect(data.restoreContent.takedown.decision).toBe('RESTORED');
}
async function find(text: string): Promise<Record<string, string | null>[]> {
  const { data } = await board.query(
    'query ($text: String!) { operator { content(find: $text) { nodes { kind id author excerpt postId picture } } } }',
    { text },
  );
  return data.operator.content.nodes;
}
const pictureOf = async (member: Member, width: number) => {
  const path = await unshownPathOf(app, member, await pictureStored().resize(width).png().toBuffer());
  return `${path}.webp`;
};
async function statusFor(member: Member | null, url: string): Promise<number> {
  const authorization = member && `Bearer ${await app.tokenOf(member)}`;
  return (await fetch(app.url + url, authorization ? { headers: { authorization } } : undefined)).status;
}
const picturesOf = async ({ id }: Made) =>
  (await app.as(null).query(`{ node(id: "${id}") { ... on Post { pictures { url alt } } } }`)).data.node.pictures;

const day = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * day);

describe('one picture of a post', () => {
  let first: string;
  let second: string;
  let post: Made;

  beforeEach(async () => {
    [first, second] = [await pictureOf(ada, 40), await pictureOf(ada, 50)];
    post = (await app.as(ada).post('/api/posts', { content: 'On the road', mediaUrls: [first, second] })).body;
    await app.run(`update post set media_alts = '{The bad one,The good one}' where id = $1`, post.id);
  });

  test('is not brought back by an edit that began before its removal', async () => {
    const edit = { postId: post.id, mediaUrls: [first, second] };
    const [, edited] = await onePostBehindOther(app, post.id, {
      first: () => remove(post.id, first),
      second: () =>
        app.as(ada).query('mutation ($edit: UpdatePostInput!) { updatePost(input: $edit) { post { id } } }', { edit }),
    });
    expect(edited.error).toMatchObject({ code: 'BAD_USER_INPUT', field: 'mediaUrls' });
    expect((await picturesOf(post)).map(({ url }: { url: string }) => url)).toEqual([second]);
  });

  test('leaves a post that its author has not edited as one, also after its return', async () => {
    const read = async () =>
      (await app.as(null).query(`{ node(id: "${post.id}") { ... on Post { createdAt updatedAt } } }`)).data.node;
    const versions = [(await read()).updatedAt];
    const { id } = await remove(post.id, first);
    versions.push((await read()).updatedAt);
    await restore(id);
    versions.push((await read()).updatedAt);
    // Each change is a version of its own, so that no edit overwrites one that its author has not seen.
    expect(new Set(versions).size).toBe(3);
    expect(Date.parse(versions[2]) - Date.parse((await read()).createdAt)).toBeLessThan(1000);
  });

  test('is found by its address, its text, its post and its author, also where members do not see it', async () => {
    await app.run(`update post set privacy = 'private'`);
    const bad = { kind: 'PICTURE', id: post.id, author: ada.username, excerpt: 'The bad one', postId: post.id };
    const found = { ...bad, picture: first };
    for (const text of [first, `https://rides.example${first.replace('.webp', '/480.webp')}`, 'bad one'])
      expect(await find(text)).toEqual([found]);
    for (const text of [post.id, `@${ada.username}`]) expect(await find(text)).toContainEqual(found);
    expect(await statusFor(null, first)).toBe(404);
    expect((await fetch(app.url + first, { headers })).status).toBe(200);
  });

  test('disappears everywhere at once, its author is notified and appeals once, and a restore brings it back', async () => {
    const before = await picturesOf(post);
    const takedown = await remove(post.id, first);
    expect(takedown).toMatchObject({
      kind: 'PICTURE',
      author: ada.username,
      excerpt: 'The bad one',
      targetId: post.id,
    });
    expect(await picturesOf(post)).toEqual(before.slice(1));
    for (const member of [null, ada, ben]) expect(await statusFor(member, first)).toBe(404);
    expect(await statusFor(null, second)).toBe(200);
    for (const path of [`/post/${post.id}`, '/', '/feed.xml', `/api/posts/${post.id}`])
      expect(await (await fetch(app.url + path)).text()).not.toContain(first);
    const own = '{ viewer { takedowns { nodes { id kind words viewerCanAppeal } } } notifications { nodes { kind } } }';
    const { viewer, notifications } = (await app.as(ada).query(own)).data;
    expect(viewer.takedowns.nodes).toEqual([
      { id: takedown.id, kind: 'PICTURE', words: 'Not here', viewerCanAppeal: true },
    ]);
    expect(notifications.nodes).toEqual([{ kind: 'CONTENT_REMOVED' }]);
    const appeal = (text: string) =>
      app
        .as(ada)
        .query(
          'mutation ($id: ID!, $text: String!) { appeal(input: { takedownId: $id, text: $text }) { takedown { appeal } } }',
          { id: takedown.id, text },
        );
    expect((await appeal('It is art')).data.appeal.takedown.appeal).toBe('It is art');
    expect((await appeal('Really')).error?.code).toBe('CONFLICT');
    await restore(takedown.id);
    expect(await picturesOf(post)).toEqual(before);
    expect(await statusFor(null, first)).toBe(200);
    expect((await tryRestore(takedown.id)).error?.code).toBe('CONFLICT');
  });

  test('cannot be shown again by its address, and returns beside what the author has added since', async () => {
    const { id } = await remove(post.id, first);
    const again = { mediaUrls: [first] };
    expect((await app.as(ada).post('/api/posts', { content: 'Again', ...again })).status).toBe(400);
    expect((await app.as(ada).put(`/api/posts/${post.id}`, again)).status).toBe(400);
    const third = await pictureOf(ada, 60);
    await app.as(ada).put(`/api/posts/${post.id}`, { mediaUrls: [third] });
    await restore(id);
    expect((await picturesOf(post)).map(({ url }: { url: string }) => url)).toEqual([first, third]);
  });

  test('is deleted with its file after 30 days', async () => {
    const { id } = await remove(post.id, first);
    await collectPictures(app.backend, inDays(2));
    expect(await app.run('select from media')).toHaveLength(2);
    expect(await forgetTakedowns(app.backend.orm.em, inDays(29))).toBe(0);
    expect(await forgetTakedowns(app.backend.orm.em, inDays(31))).toBe(1);
    await collectPictures(app.backend, inDays(2));
    expect(await app.run('select from media')).toHaveLength(1);
    expect((await tryRestore(id)).error?.code).toBe('CONFLICT');
  });

  test('is removed once by two operators, and no restore succeeds after its post is gone', async () => {
    const outcomes = await Promise.all([tryRemove(post.id, first), tryRemove(post.id, first)]);
    expect(outcomes.map(({ error }) => error?.code ?? 'removed').toSorted()).toEqual(['NOT_FOUND', 'removed']);
    const [takedown] = await app.run<{ id: string }>('select id from takedown');
    await app.as(ada).delete(`/api/posts/${post.id}`);
    expect((await tryRestore(takedown?.id ?? '')).error?.code).toBe('CONFLICT');
  });

  test('is removed by the command line too, and its removal is in the log', async () => {
    const words = ['--reason', 'nudity', '--words', 'Not here'];
    const found = (await run('content', 'find', first)).out;
    expect(found).toContain(`a picture by ${ada.username}\n  The bad one\n  ${first}`);
    const { json } = await run('content', 'remove', post.id, '--picture', first, ...words, '--json');
    expect(await picturesOf(post)).toHaveLength(1);
    expect((await run('log')).out).toContain('picture, nudity: Not here');
    await run('content', 'restore', json.id);
    expect(await picturesOf(post)).toHaveLength(2);
    expect(await refusal('content', 'remove', post.id, '--picture', '', ...words)).toContain('Content not found');
    expect(await refusal('content', 'remove', post.id, '--picture', '/media/x.webp', ...words)).toContain(
      'Content not found',
    );
  });
});

describe('the picture of a moment', () => {
  const read = async (id: string) =>
    (await app.as(null).query(`{ node(id: "${id}") { ... on Moment { description imageUrl } } }`)).data.node;

  test.each(['The bridge', null])('described as %s is removed, and comes back', async (description) => {
    const ride = await app.ride(ada, { date: null });
    const url = await pictureOf(ada, 70);
    const moment = await app.moment(ada, ride, { description: 'x' });
    await app.run('update moment set image_url = $2, description = $3 where id = $1', moment.id, url, description);
    const takedown = await remove(moment.id, url);
    // A moment of nothing but the picture goes with it.
    expect(takedown.kind).toBe(description ? 'PICTURE' : 'MOMENT');
    expect(await read(moment.id)).toEqual(description ? { description, imageUrl: null } : null);
    expect(await statusFor(ada, url)).toBe(404);
    await restore(takedown.id);
    expect(await read(moment.id)).toEqual({ description, imageUrl: url });
  });
});

test('the picture of a group is removed, and comes back unless the group has another', async () => {
  const url = await pictureOf(ada, 80);
  const group = await app.group(`Owls ${round}`, ada);
  const read = async () =>
    (await app.run<{ picture: string }>('select picture from "group" where id = $1', group.id))[0];
  await app.run('update "group" set picture = $2 where id = $1', group.id, url);
  const { id, kind, author } = await remove(group.id, url);
  expect([kind, author, await read()]).toEqual(['PICTURE', null, { picture: null }]);
  await restore(id);
  expect(await read()).toEqual({ picture: url });
  const again = await remove(group.id, url);
  await app.run(`update "group" set picture = 'https://pictures.example/new.png' where id = $1`, group.id);
  await restore(again.id);
  expect(await read()).toEqual({ picture: 'https://pictures.example/new.png' });
});

describe('a profile', () => {
  let url: string;
  const facts = { displayName: 'Cheap Helmets', bio: 'Buy at helmets.example', location: 'Aisle 7' };
  const read = async (by: Member | null = ada) =>
    (await app.as(by).query(`{ node(id: "${ada.id}") { ... on User { displayName bio location profilePicture } } }`))
      .data.node;

  beforeEach(async () => {
    url = await pictureOf(ada, 90);
    expect((await app.as(ada).patch(`/api/users/${ada.id}`, { ...facts, profilePicture: url })).status).toBe(200);
  });

  test('loses its texts and its picture everywhere at once, and gets them back', async () => {
    expect(await find('Buy at')).toMatchObject([{ kind: 'PROFILE', id: ada.id }]);
    // Only the member reads the location.
    expect(await find('Aisle 7')).toEqual([]);
    const takedown = await remove(`https://rides.example/profile/${ada.id}`);
    const excerpt = 'Cheap Helmets\nBuy at helmets.example';
    expect(takedown).toMatchObject({ kind: 'PROFILE', author: ada.username, excerpt, targetId: ada.id });
    expect(await read()).toEqual({ displayName: ada.username, bio: null, location: 'Aisle 7', profilePicture: null });
    for (const member of [null, ada]) expect(await statusFor(member, url)).toBe(404);
    expect(await (await fetch(`${app.url}/profile/${ada.username}`)).text()).not.toMatch(/helmets/i);
    const search = '{ search(query: "helmets") { users { nodes { id } } } }';
    expect((await app.as(null).query(search)).data.search.users.nodes).toEqual([]);
    expect((await tryRemove(ada.id)).error?.code).toBe('NOT_FOUND');
    await restore(takedown.id);
    expect(await read()).toEqual({ ...facts, profilePicture: url });
    expect((await app.as(null).query(search)).data.search.users.nodes).toEqual([{ id: ada.id }]);
    expect(await statusFor(null, url)).toBe(200);
  });

  test('whose text is the address of a picture of another member hides that picture from nobody', async () => {
    const own = await pictureOf(ben, 95);
    await app.as(ada).patch(`/api/users/${ada.id}`, { bio: own });
    await remove(ada.id);
    expect(await statusFor(ben, own)).toBe(200);
  });

  test('keeps what the member has written since', async () => {
    const { id } = await remove(ada.id);
    await app.as(ada).patch(`/api/users/${ada.id}`, { bio: 'I ride' });
    await restore(id);
    expect(await read()).toEqual({ ...facts, bio: 'I ride', profilePicture: url });
  });

  test('loses its picture alone', async () => {
    const { id, kind } = await remove(ada.id, url);
    expect(kind).toBe('PICTURE');
    expect(await read()).toEqual({ ...facts, profilePicture: null });
    await restore(id);
    expect(await read()).toEqual({ ...facts, profilePicture: url });
  });
});
