import { beforeEach, describe, expect, test } from 'vitest';
import type { Made, Member } from '../test/factories.ts';
import { useApp } from '../test/useApp.ts';

const app = useApp();
let ada: Member;
let ben: Member;
let club: Made;
let open: Made;
let ride: Made;
beforeEach(async () => {
  await app.run('delete from "group"; delete from "user"');
  ({ ada, ben } = await app.cast('ada', 'ben'));
  club = await app.group('Spinners', ada, ben);
  open = await app.group('Harriers', ada, ben);
  ride = await app.ride(ada, { groupId: club.id, privacy: 'group', date: '2087-01-01' });
  expect((await app.as(ben).post('/api/comments', { postId: ride.id, content: 'For the club' })).status).toBe(201);
});

const edit = (changes: object) => app.as(ada).put(`/api/posts/${ride.id}`, changes);
const readByVisitor = async () => (await fetch(`${app.url}/api/comments/${ride.id}`)).status;
const fault = { field: 'groupId', message: 'A post of a closed group stays in it: make it private, or delete it' };

describe.each(['closed', 'hidden'])('a post to a %s group', (kind) => {
  beforeEach(() => app.run('update "group" set kind = $1 where id = $2', kind, club.id));

  test.each(['member', 'removed member'])('never leaves it by the hand of a %s', async (author) => {
    if (author !== 'member')
      await app.run('delete from group_member where user_id = $1 and group_id = $2', ada.id, club.id);
    for (const changes of [
      { groupId: null, privacy: 'public' },
      { groupId: null, privacy: 'private' },
      { groupId: open.id, privacy: 'public' },
    ]) {
      const { status, body } = await edit(changes);
      expect([status, body]).toMatchObject([400, fault]);
    }
    expect(await readByVisitor()).toBe(404);
  });

  test('can be made private, and deleted', async () => {
    expect((await edit({ privacy: 'private' })).body.privacy).toBe('private');
    expect((await app.as(ben).get(`/api/posts/${ride.id}`)).status).toBe(404);
    expect((await edit({ groupId: null, privacy: 'public' })).status).toBe(400);
    expect((await app.as(ada).delete(`/api/posts/${ride.id}`)).status).toBe(200);
  });
});

test('a post to an open group leaves it', async () => {
  expect((await edit({ groupId: null, privacy: 'public' })).body).toMatchObject({ groupId: null, privacy: 'public' });
  expect(await readByVisitor()).toBe(200);
});
