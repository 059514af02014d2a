import { beforeEach, describe, expect, test } from 'vitest';
import type { Member } from '../test/factories.ts';
import { bareRide, rideDoors } from '../test/rideDoors.ts';
import { useApp } from '../test/useApp.ts';
import { maxPostsForFew } from './postsForFew.ts';

const app = useApp();
let ada: Member;
beforeEach(async () => {
  await app.run('delete from "user"');
  ada = await app.member('ada');
  // The counts that the triggers keep while 9,999 private posts and rides are written.
  const rides = 4000;
  await app.run(
    'update "user" set post_count = $2, ride_count = $3 where id = $1',
    ada.id,
    maxPostsForFew - 1 - rides,
    rides,
  );
});

const fault = {
  code: 'CONFLICT',
  message:
    'You have 10,000 posts and rides that not everyone may read, which is the maximum: delete one first, or show one to everyone',
};

describe.each(rideDoors)('posts for few readers by $name', ({ create, update }) => {
  const write = (privacy: string, more = {}) =>
    create(app.as(ada), { content: 'Once more', privacy, rideData: bareRide, ...more });
  const refused = { fault, field: 'privacy' };

  test('are at most 10,000 of a member, rides included, and one that is deleted makes room', async () => {
    const last = await write('private');
    expect(last.fault).toBeNull();
    expect(await write('private')).toMatchObject(refused);
    const plain = await app.as(ada).post('/api/posts', { content: 'In plain words', privacy: 'private' });
    expect(plain.body).toMatchObject({ ...fault, field: 'privacy' });
    const club = await app.group('Climbers', ada);
    expect(await write('group', { groupId: club.id })).toMatchObject(refused);
    await app.as(ada).delete(`/api/posts/${last.post.id}`);
    expect((await write('private')).fault).toBeNull();
  });

  test('count the new dates of a series, whichever date is named', async () => {
    const rideData = { ...bareRide, date: '2086-06-04', time: '18:30', timeZone: 'UTC' };
    const { post } = await create(app.as(ada), { content: 'Loop', rideData, repeats: 'FREQ=WEEKLY;BYDAY=TU;COUNT=2' });
    const [last] = await app.run<{ id: string }>('select id from ride order by starts_at desc');
    await app.run(`update post set privacy = 'private' where id = $1`, last?.id);
    const extend = () => app.as(ada).patch(`/api/rides/${post.id}/series`, { until: '2086-06-18' });
    expect((await extend()).body).toMatchObject({ ...fault, field: 'privacy' });
    await app.run('update "user" set ride_count = ride_count - 1 where id = $1', ada.id);
    expect((await extend()).status).toBe(200);
  });

  test('count each date of a new series, and each date that an edit of later ones hides', async () => {
    const rideData = { ...bareRide, date: '2086-06-04', time: '18:30', timeZone: 'UTC' };
    const repeats = 'FREQ=WEEKLY;BYDAY=TU;COUNT=3';
    expect(await create(app.as(ada), { content: 'Loop', privacy: 'private', rideData, repeats })).toMatchObject(
      refused,
    );
    const { post } = await create(app.as(ada), { content: 'Loop', rideData, repeats });
    const hide = () => update(app.as(ada), post.id, { privacy: 'private', laterDates: true });
    expect(await hide()).toMatchObject(refused);
    await app.run('update "user" set ride_count = ride_count - 2 where id = $1', ada.id);
    expect((await hide()).fault).toBeNull();
  });

  test('count public posts to a closed group, which are for its members', async () => {
    const club = await app.group('Climbers', ada);
    await app.run(`update "group" set kind = 'closed' where id = $1`, club.id);
    expect((await write('public', { groupId: club.id })).post).toMatchObject({ privacy: 'group' });
    expect(await write('public', { groupId: club.id })).toMatchObject(refused);
    const plain = await app.as(ada).post('/api/posts', { content: 'In plain words', groupId: club.id });
    expect(plain.body).toMatchObject({ ...fault, field: 'privacy' });
    const open = await write('public');
    expect(await update(app.as(ada), open.post.id, { groupId: club.id })).toMatchObject(refused);
  });

  test('can be more once a group has closed: then they can be edited and shown, and no other is added', async () => {
    const few = await write('private');
    await app.run('update "user" set post_count = post_count + 5000 where id = $1', ada.id);
    expect((await update(app.as(ada), few.post.id, { content: 'Edited' })).fault).toBeNull();
    expect((await update(app.as(ada), few.post.id, { privacy: 'public' })).fault).toBeNull();
    expect(await update(app.as(ada), few.post.id, { privacy: 'private' })).toMatchObject(refused);
  });

  test('leave room for posts for everyone, which no edit takes from the others', async () => {
    const few = await write('private');
    const open = await write('public');
    expect(open.fault).toBeNull();
    const change = (id: string, changes: object) => update(app.as(ada), id, changes);
    expect(await change(open.post.id, { privacy: 'private' })).toMatchObject(refused);
    expect((await change(open.post.id, { content: 'Edited' })).fault).toBeNull();
    expect((await change(few.post.id, { content: 'Edited', privacy: 'private' })).fault).toBeNull();
    expect((await change(few.post.id, { privacy: 'public' })).fault).toBeNull();
    expect((await change(open.post.id, { privacy: 'private' })).fault).toBeNull();
  });
});
