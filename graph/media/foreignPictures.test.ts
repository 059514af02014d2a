import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Caller } from '../test/caller.ts';
import type { Made, Member } from '../test/factories.ts';
import { pictureStored } from '../test/pictures.ts';
import { showPicture, unshownPathOf, uploadBytes } from '../test/uploads.ts';
import { useApp } from '../test/useApp.ts';

const app = useApp({ PUBLIC_URL: 'https://cycle.example', RATE_LIMITS: '{"uploads": 100000}' });
let owner: Member;
let taker: Member;
let post: Made;
let ride: Made;
let moment: Made;
let bytes: Buffer;
let url: string;
let shade = 0;
beforeAll(async () => {
  ({ owner, taker } = await app.cast('owner', 'taker'));
});
beforeEach(async () => {
  shade += 1;
  bytes = await pictureStored()
    .resize(100 + shade, 80)
    .png()
    .toBuffer();
  url = `${await unshownPathOf(app, owner, bytes)}.webp`;
  post = await app.post(taker);
  ride = await app.ride(taker, { date: '2087-01-01' });
  moment = await app.moment(taker, ride);
});

interface Fault {
  code: string;
  message: string;
  field?: string;
}

const createDocument = 'mutation ($input: CreatePostInput!) { createPost(input: $input) { post { id } } }';
const updateDocument = 'mutation ($input: UpdatePostInput!) { updatePost(input: $input) { post { id } } }';
const shareDocument = 'mutation ($input: ShareMomentInput!) { shareMoment(input: $input) { moment { id } } }';
const editDocument = 'mutation ($input: UpdateMomentInput!) { updateMoment(input: $input) { moment { id } } }';
const profileDocument = 'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { user { id } } }';
const rideData = { distance: 20, location: 'The mill', date: '2087-01-01', time: '08:00' };

const byGraphql = async (caller: Caller, document: string, input: object): Promise<Fault | null> =>
  (await caller.query(document, { input })).error;
const refusalOf = ({ status, body }: { status: number; body: Fault }): Fault | null => (status < 300 ? null : body);

/** Every input that can name a picture. Each function returns the error. */
const ways = [
  {
    name: 'a post by GraphQL',
    field: 'mediaUrls',
    show: (caller: Caller, mediaUrls: string[]) => byGraphql(caller, createDocument, { content: 'Look', mediaUrls }),
  },
  {
    name: 'a post by REST',
    field: 'mediaUrls',
    show: async (caller: Caller, mediaUrls: string[]) =>
      refusalOf(await caller.post('/api/posts', { content: 'Look', mediaUrls })),
  },
  {
    name: 'a ride post by REST',
    field: 'mediaUrls',
    show: async (caller: Caller, mediaUrls: string[]) =>
      refusalOf(await caller.post('/api/posts', { content: 'Look', isRide: true, rideData, mediaUrls })),
  },
  {
    name: 'an edited post by GraphQL',
    field: 'mediaUrls',
    show: (caller: Caller, mediaUrls: string[]) => byGraphql(caller, updateDocument, { postId: post.id, mediaUrls }),
  },
  {
    name: 'an edited post by REST',
    field: 'mediaUrls',
    show: async (caller: Caller, mediaUrls: string[]) =>
      refusalOf(await caller.put(`/api/posts/${post.id}`, { mediaUrls })),
  },
  {
    name: 'a moment by GraphQL',
    field: 'imageUrl',
    show: (caller: Caller, [imageUrl]: string[]) => byGraphql(caller, shareDocument, { postId: ride.id, imageUrl }),
  },
  {
    name: 'a moment by REST',
    field: 'imageUrl',
    show: async (caller: Caller, [imageUrl]: string[]) =>
      refusalOf(await caller.post(`/api/rides/${ride.id}/moments`, { imageUrl })),
  },
  {
    name: 'an edited moment by GraphQL',
    field: 'imageUrl',
    show: (caller: Caller, [imageUrl]: string[]) => byGraphql(caller, editDocument, { momentId: moment.id, imageUrl }),
  },
  {
    name: 'an edited moment by REST',
    field: 'imageUrl',
    show: async (caller: Caller, [imageUrl]: string[]) =>
      refusalOf(await caller.put(`/api/moments/${moment.id}`, { imageUrl })),
  },
  {
    name: 'a profile by GraphQL',
    field: 'profilePicture',
    show: (caller: Caller, [profilePicture]: string[]) => byGraphql(caller, profileDocument, { profilePicture }),
  },
  {
    name: 'a profile by REST',
    field: 'profilePicture',
    show: async (caller: Caller, [profilePicture]: string[]) =>
      refusalOf(await caller.patch(`/api/users/${taker.id}`, { profilePicture })),
  },
];

const unknown = `/media/${'0'.repeat(64)}.webp`;

async function isPublic(): Promise<boolean> {
  const response = await fetch(app.url + url);
  await response.arrayBuffer();
  return response.status === 200;
}

describe.each(ways)('$name', ({ field, show }) => {
  test('takes no address of our own host but that of a picture', async () => {
    const message = `${field} names a page of this site: send a /media URL or the picture itself`;
    for (const path of [`/api/users/${taker.id}/export`, '/graphql?query={feed}', '/', '/media/../api/health']) {
      for (const origin of ['https://cycle.example', 'http://CYCLE.example:8080']) {
        const fault = await show(app.as(taker), [origin + path]);
        expect(fault).toEqual({ code: 'BAD_USER_INPUT', message, field });
      }
    }
    expect(await show(app.as(taker), ['https://pictures.example/api/ada.jpg'])).toBeNull();
  });

  const refusal = {
    code: 'BAD_USER_INPUT',
    message: `${field} names a picture that you have not sent: send the picture itself`,
    field,
  };

  test('refuses the picture of another member, shown or not, as it refuses one that does not exist', async () => {
    const foreign = await show(app.as(taker), [url]);
    expect(foreign).toMatchObject(refusal);
    await showPicture(app, url.replace('.webp', ''), await app.post(owner, { privacy: 'private' }));
    expect(await show(app.as(taker), [url])).toEqual(foreign);
    expect(await show(app.as(taker), [unknown])).toEqual(foreign);
    expect(await isPublic()).toBe(false);
  });

  test('shows a picture that the member has sent, even if another sent the same before', async () => {
    expect((await uploadBytes(app, taker, bytes)).body.url).toBe(url);
    expect(await show(app.as(taker), [url])).toBeNull();
    expect(await isPublic()).toBe(true);
  });

  test('knows a picture by its complete address too, and refuses that of another member', async () => {
    const complete = `https://cycle.example${url}`;
    expect(await show(app.as(taker), [complete])).toMatchObject(refusal);
    await uploadBytes(app, taker, bytes);
    expect(await show(app.as(taker), [complete])).toBeNull();
    expect(await isPublic()).toBe(true);
  });
});

describe('a picture that the edited row shows already', () => {
  test('stays in a post, beside one of the member’s own', async () => {
    await showPicture(app, url.replace('.webp', ''), post);
    const own = `${await unshownPathOf(app, taker, await pictureStored().resize(300, 90).png().toBuffer())}.webp`;
    const { status, body } = await app.as(taker).put(`/api/posts/${post.id}`, { mediaUrls: [own, url] });
    expect([status, body.mediaUrls]).toEqual([200, [own, url]]);
  });

  test('stays in a moment and in a profile, and is no picture of the member elsewhere', async () => {
    await app.run('update moment set image_url = $2 where id = $1', moment.id, url);
    await app.run('update "user" set profile_picture = $2 where id = $1', taker.id, url);
    expect((await app.as(taker).put(`/api/moments/${moment.id}`, { imageUrl: url })).status).toBe(200);
    expect((await app.as(taker).patch(`/api/users/${taker.id}`, { profilePicture: url })).status).toBe(200);
    expect((await app.as(taker).post('/api/posts', { content: 'Look', mediaUrls: [url] })).status).toBe(400);
  });

  test('is refused beside a picture of another member', async () => {
    await showPicture(app, url.replace('.webp', ''), post);
    const { status } = await app.as(taker).put(`/api/posts/${post.id}`, { mediaUrls: [url, unknown] });
    expect(status).toBe(400);
    expect(await app.run('select media_urls from post where id = $1', post.id)).toEqual([{ media_urls: [url] }]);
  });
});

test('both who have sent the same picture may look at it before anything shows it', async () => {
  await uploadBytes(app, taker, bytes);
  const stranger = await app.member(`stranger${shade}`);
  const statuses = [owner, taker, stranger].map(async (reader) => {
    const headers = { authorization: `Bearer ${await app.tokenOf(reader)}` };
    const response = await fetch(app.url + url, { headers });
    await response.arrayBuffer();
    return response.status;
  });
  expect(await Promise.all(statuses)).toEqual([200, 200, 404]);
});

test('a picture that its owner has sent again still has one owner', async () => {
  await uploadBytes(app, owner, bytes);
  expect(await app.run('select from media_sender where user_id = $1', owner.id)).toEqual([]);
});
