import { expect, test } from 'vitest';
import { commentDoors } from '../test/commentDoors.ts';
import { useApp } from '../test/useApp.ts';
import { maxComments, maxCommentsOfPost } from './insertComment.ts';

const app = useApp();

test('a member writes so many comments on a post, and then another once one is deleted', async () => {
  const [ada, ben] = [await app.member('ada'), await app.member('ben')];
  const post = await app.post(ada, { content: 'Up the hill' });
  await app.run(
    `insert into comment (id, post_id, author_id, content, created_at)
     select gen_random_uuid(), $1, $2, 'Yes', now() from generate_series(1, $3)`,
    post.id,
    ben.id,
    maxComments - 1,
  );
  const write = () => app.as(ben).post('/api/comments', { postId: post.id, content: 'Once more' });
  const answers = [await write(), await write()];
  expect(answers.map(({ status }) => status)).toEqual([201, 409]);
  expect(answers[1]?.body).toMatchObject({
    code: 'CONFLICT',
    message: 'You have written 1,000 comments on this post, which is the maximum: delete one first',
  });
  expect((await app.as(ada).post('/api/comments', { postId: post.id, content: 'Enough' })).status).toBe(201);
  await app.as(ben).delete(`/api/comments/${answers[0]?.body.id}`);
  expect((await write()).status).toBe(201);
});

test.each(commentDoors)(
  'a post has at most 20,000 comments, and one that is deleted makes room, by $name',
  async (door) => {
    const [ada, ben] = [await app.member(`ada${door.name}`), await app.member(`ben${door.name}`)];
    const post = await app.post(ada, { content: 'Up the hill' });
    const first = await app.comment(ada, post);
    await app.run('update post set comment_count = $2 where id = $1', post.id, maxCommentsOfPost - 1);
    const write = () => door.create(app.as(ben), { postId: post.id, content: 'Once more' });
    expect((await write()).fault).toBeNull();
    expect((await write()).fault).toEqual({
      code: 'CONFLICT',
      message: 'This post has 20,000 comments, which is the maximum: write a post of your own',
    });
    await app.as(ada).delete(`/api/comments/${first.id}`);
    expect((await write()).fault).toBeNull();
  },
);
