import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Made, Member } from '../test/factories.ts';
import { dataUrlOf, pictureStored } from '../test/pictures.ts';
import { useApp } from '../test/useApp.ts';

// The permission to show a picture can end between its arrival and its storage.

const app = useApp();
let ada: Member;
let ben: Member;
let group: Made;
let ride: Made;
let picture: string;
let shade = 0;
beforeAll(async () => {
  ({ ada, ben } = await app.cast('ada', 'ben'));
});
beforeEach(async () => {
  await app.run('delete from block');
  group = await app.group('Wheelers', ada, ben);
  ride = await app.ride(ada, { date: '2099-06-01' });
  await app.participate(ride, ben);
  shade += 1;
  const bytes = await pictureStored()
    .resize(50 + shade, 40)
    .png()
    .toBuffer();
  picture = dataUrlOf('png', bytes);
});
afterEach(() => vi.restoreAllMocks());

/** Sends a mutation of Ben's and calls `happen` while its picture is being stored. */
async function sendWhile(document: string, input: object, happen: () => Promise<unknown>) {
  const { media } = app.backend.services;
  const put = media.put.bind(media);
  const storing = vi.spyOn(media, 'put').mockImplementationOnce(async (...picture) => {
    await happen();
    return put(...picture);
  });
  const { data, error } = await app.as(ben).query(document, { input });
  expect(storing).toHaveBeenCalled();
  return { data, error };
}

const noPost = { code: 'NOT_FOUND', message: 'Post not found' };
const noMoment = { code: 'NOT_FOUND', message: 'Moment not found' };
const makePrivate = () => app.as(ada).put(`/api/posts/${ride.id}`, { privacy: 'private' });
const leaveGroup = () => app.as(ben).delete(`/api/groups/${group.id}/leave`);

describe('a moment whose picture is being stored', () => {
  const share = 'mutation ($input: ShareMomentInput!) { shareMoment(input: $input) { moment { id } } }';
  const sent = () => ({ postId: ride.id, imageUrl: picture });

  test.each([
    { when: 'its ride is deleted', happen: () => app.as(ada).delete(`/api/posts/${ride.id}`), fault: noPost },
    { when: 'its ride becomes private', happen: makePrivate, fault: noPost },
    { when: 'the author of the ride blocks who shares it', happen: () => app.block(ada, ben), fault: noPost },
    {
      when: 'who shares it leaves the ride',
      happen: () => app.as(ben).delete(`/api/rides/${ride.id}/leave/${ben.id}`),
      fault: { code: 'FORBIDDEN', message: 'Join this ride to share moments of it' },
    },
  ])('is not written when $when', async ({ happen, fault }) => {
    const { error } = await sendWhile(share, sent(), happen);
    expect(error).toMatchObject(fault);
    expect(await app.run('select from moment where post_id = $1', ride.id)).toEqual([]);
  });

  test('is not changed when its ride becomes private', async () => {
    const { id } = await app.moment(ben, ride);
    const update = 'mutation ($input: UpdateMomentInput!) { updateMoment(input: $input) { moment { id } } }';
    const { error } = await sendWhile(update, { momentId: id, imageUrl: picture }, makePrivate);
    expect(error).toMatchObject(noMoment);
    expect(await app.run('select image_url from moment where id = $1', id)).toEqual([{ image_url: null }]);
  });
});

test.each([
  ['post', 'createPost', 'CreatePostInput', () => ({ content: 'Look', mediaUrls: [picture] })],
  ['moment', 'shareMoment', 'ShareMomentInput', () => ({ postId: ride.id, imageUrl: picture })],
])(
  'a %s whose picture is being stored is not written when its author is suspended',
  async (table, field, type, input) => {
    const written = () => app.run(`select id from ${table} where author_id = $1 order by id`, ben.id);
    const before = await written();
    const { limiter } = app.backend.services;
    const consume = limiter.consume.bind(limiter);
    // While a picture is stored, its owner is locked, so the suspension comes just before it is decoded.
    vi.spyOn(limiter, 'consume').mockImplementation(async (bucket, ...charged) => {
      if (bucket === 'uploads') await app.run('update "user" set suspended_at = now() where id = $1', ben.id);
      return consume(bucket, ...charged);
    });
    const document = `mutation ($input: ${type}!) { ${field}(input: $input) { ${table} { id } } }`;
    const { error } = await app.as(ben).query(document, { input: input() });
    await app.run('update "user" set suspended_at = null');
    expect(error?.code).toBe('UNAUTHENTICATED');
    expect(await written()).toEqual(before);
  },
);

describe('a post for a group whose picture is being stored', () => {
  const create = 'mutation ($input: CreatePostInput!) { createPost(input: $input) { post { id } } }';
  const fault = { code: 'FORBIDDEN', message: 'Join this group to post to it', field: 'groupId' };
  const sent = () => ({ content: 'Look', privacy: 'GROUP', groupId: group.id, mediaUrls: [picture] });
  const plan = { distance: 20, location: 'The mill', date: '2099-06-01', time: '08:00' };

  test.each([
    { kind: 'a plain post', more: {} },
    { kind: 'a ride', more: { ride: plan } },
  ])('is not written when its author leaves the group: $kind', async ({ more }) => {
    const { error } = await sendWhile(create, { ...sent(), ...more }, leaveGroup);
    expect(error).toMatchObject(fault);
    expect(await app.run('select from post where group_id = $1 and author_id = $2', group.id, ben.id)).toEqual([]);
  });

  test('is not written when the group is deleted', async () => {
    const { error } = await sendWhile(create, sent(), () => app.run('delete from "group" where id = $1', group.id));
    expect(error).toMatchObject({ code: 'BAD_USER_INPUT', message: 'groupId is not the id of a group' });
  });

  test('is written when nothing happens, and mentions are kept', async () => {
    const { data } = await sendWhile(create, { ...sent(), content: 'Look, @ada' }, async () => undefined);
    expect(data.createPost.post.id).toBeDefined();
    const rows = await app.run(
      `select user_id from notification where kind = 'mention' and subject_id = $1`,
      data.createPost.post.id,
    );
    expect(rows).toEqual([{ user_id: ada.id }]);
  });

  test('does not move to a group that its author leaves', async () => {
    const { id } = await app.post(ben);
    const update = 'mutation ($input: UpdatePostInput!) { updatePost(input: $input) { post { id } } }';
    const input = { postId: id, privacy: 'GROUP', groupId: group.id, mediaUrls: [picture] };
    const { error } = await sendWhile(update, input, leaveGroup);
    expect(error).toMatchObject(fault);
    expect(await app.run('select group_id, media_urls from post where id = $1', id)).toEqual([
      { group_id: null, media_urls: [] },
    ]);
  });
});
