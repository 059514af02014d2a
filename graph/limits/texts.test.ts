import { beforeEach, expect, test } from 'vitest';
import { commentDoors } from '../test/commentDoors.ts';
import type { Made, Member } from '../test/factories.ts';
import { momentDoors } from '../test/momentDoors.ts';
import { postDoors } from '../test/postDoors.ts';
import { useApp } from '../test/useApp.ts';

const app = useApp({ RATE_LIMITS: '{"texts":{"points":4,"seconds":600}}' });
let ada: Member;
let ben: Member;
let ride: Made;
beforeEach(async () => {
  for (const table of ['post', '"user"']) await app.run(`delete from ${table}`);
  ({ ada, ben } = await app.cast('ada', 'ben'));
  ride = await app.ride(ben, { date: '2099-05-01', time: '07:00' });
  await app.as(ada).post(`/api/rides/${ride.id}/join`, {});
});

const doors = postDoors.map((posts, index) => {
  const [comments, moments] = [commentDoors[index], momentDoors[index]];
  if (!comments || !moments) throw new Error('Each noun has the same doors');
  return { name: posts.name, posts, comments, moments };
});

test.each(doors)(
  'a member can write so many posts, comments and moments in a window together by $name, and read, like and edit on',
  async ({ posts, comments, moments }) => {
    const caller = app.as(ada);
    const publish = () => posts.create(caller, { content: 'Once more' });
    const write = [
      publish,
      () => comments.create(caller, { postId: ride.id, content: 'Once more' }),
      () => moments.share(caller, ride.id, { description: 'Once more' }),
    ];
    const { post } = await publish();
    for (const each of write) expect((await each()).fault).toBeNull();
    for (const each of write) expect((await each()).fault).toMatchObject({ code: 'RATE_LIMITED' });
    const [written] = await app.run<{ count: number }>(
      `select ((select count(*) from post where author_id = $1) + (select count(*) from comment where author_id = $1)
         + (select count(*) from moment where author_id = $1))::int as count`,
      ada.id,
    );
    expect(written?.count).toBe(4);
    expect((await posts.update(caller, post.id, { content: 'Edited' })).fault).toBeNull();
    expect((await caller.post('/api/likes/toggle', { postId: ride.id })).status).toBe(200);
    expect((await posts.create(app.as(ben), { content: 'Mine' })).fault).toBeNull();
  },
);

test('a repetition of a request counts once, and a refusal says when to try again', async () => {
  const body = { id: crypto.randomUUID(), content: 'The same' };
  for (let time = 0; time < 6; time += 1) expect((await app.as(ada).post('/api/posts', body)).status).toBeLessThan(300);
  for (let time = 0; time < 3; time += 1) await app.as(ada).post('/api/posts', { content: 'Others' });
  const refused = await app.as(ada).post('/api/posts', { content: 'Too many' });
  expect([refused.status, refused.body.code]).toEqual([429, 'RATE_LIMITED']);
  expect(refused.headers.get('retry-after')).toMatch(/^(59\d|600)$/);
  const { headers } = await app
    .as(ada)
    .query('mutation { createPost(input: { content: "Too many" }) { post { id } } }');
  expect(headers.get('retry-after')).toMatch(/^(59\d|600)$/);
});
