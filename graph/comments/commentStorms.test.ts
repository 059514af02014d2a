import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { RestAnswer } from '../test/caller.ts';
import type { Made, Member } from '../test/factories.ts';
import { useApp } from '../test/useApp.ts';

const app = useApp();
let ada: Member;
let crowd: Member[];
let post: Made;
beforeAll(async () => {
  ada = await app.member('ada');
  crowd = Object.values(await app.cast('ben', 'cleo', 'dan', 'eve', 'flo'));
});
beforeEach(async () => {
  post = await app.post(ada);
});

const people = (index: number) => crowd[index % crowd.length] ?? ada;
const times = <Result>(count: number, act: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => act(index)));
const say = (index: number, parent?: Made) =>
  app.as(people(index)).post('/api/comments', { postId: post.id, content: `Word ${index}`, parentId: parent?.id });
const unsay = ({ id }: Made, author: Member = ada) => app.as(author).delete(`/api/comments/${id}`);

/** The number of responses for each status. */
const tally = (answers: RestAnswer[]) =>
  Object.fromEntries(
    [...Map.groupBy(answers, ({ status }) => status)].map(([status, alike]) => [status, alike.length]),
  );

const miscounted = () =>
  app.run(
    `select 'post' as of, p.id, p.comment_count as said, count(c.id) as held
     from post p left join comment c on c.post_id = p.id group by p.id having p.comment_count <> count(c.id)
     union all
     select 'comment', c.id, c.reply_count, count(reply.id)
     from comment c left join comment reply on reply.parent_id = c.id group by c.id having c.reply_count <> count(reply.id)`,
  );

afterEach(async () => {
  expect(await miscounted()).toEqual([]);
});

describe('fifty at once', () => {
  test('comments by several and by one are all there and all counted', async () => {
    const top = await app.comment(ada, post);
    const answers = await times(50, (index) => say(index % 2 === 0 ? index : 0, index % 3 === 0 ? top : undefined));
    expect(tally(answers)).toEqual({ 201: 50 });
    const [counts] = await app.run(
      'select p.comment_count, c.reply_count from comment c join post p on p.id = c.post_id where c.id = $1',
      top.id,
    );
    expect(counts).toEqual({ comment_count: 51, reply_count: 17 });
  });

  test('deletions of different comments all happen, none goes below zero', async () => {
    const top = await app.comment(ada, post);
    const made = await times(50, (index) => app.comment(people(index), post, index % 2 === 0 ? { parent: top } : {}));
    const answers = await times(50, (index) => unsay(made[index] ?? top, index % 5 === 0 ? ada : people(index)));
    expect(tally(answers)).toEqual({ 200: 50 });
    expect(await app.run('select comment_count from post where id = $1', post.id)).toEqual([{ comment_count: 1 }]);
  });

  test('deletions of one comment happen once', async () => {
    const top = await app.comment(ada, post);
    await times(3, (index) => app.comment(people(index), post, { parent: top }));
    expect(tally(await times(50, () => unsay(top)))).toEqual({ 200: 1, 404: 49 });
  });
});

test('a reply that races the deletion of what it answers is written and goes with it, or is refused', async () => {
  for (let round = 0; round < 12; round += 1) {
    const top = await app.comment(ada, post);
    const replies = await times(4, (index) => app.comment(people(index), post, { parent: top }));
    const [written, deleted, [gone]] = await Promise.all([
      times(8, (index) => say(index, top)),
      times(4, (index) => unsay(replies[index] ?? top, people(index))),
      times(1, () => unsay(top)),
    ]);
    expect(gone?.status).toBe(200);
    for (const { status, body } of written) {
      expect([201, 400, 404]).toContain(status);
      if (status === 400) expect(body.message).toBe('parentId must be a top-level comment of the same post');
      if (status === 404) expect(body.message).toBe('Comment not found');
    }
    for (const { status } of deleted) expect([200, 404]).toContain(status);
    expect(await app.run('select from comment where parent_id = $1 or id = $1', top.id)).toEqual([]);
  }
});

test('comments that race the deletion of their post are written and go with it, or are refused', async () => {
  for (let round = 0; round < 12; round += 1) {
    post = await app.post(ada);
    const top = await app.comment(ada, post);
    const replies = await times(4, (index) => app.comment(people(index), post, { parent: top }));
    const [written, deleted, [gone]] = await Promise.all([
      times(8, (index) => say(index, index % 2 === 0 ? top : undefined)),
      times(4, (index) => unsay(replies[index] ?? top, people(index))),
      times(1, () => app.as(ada).delete(`/api/posts/${post.id}`)),
    ]);
    expect(gone?.status).toBe(200);
    for (const { status } of written) expect([201, 400, 404]).toContain(status);
    for (const { status } of deleted) expect([200, 404]).toContain(status);
    expect(await app.run('select from comment where post_id = $1', post.id)).toEqual([]);
  }
});

test('writes and deletions of everything at once leave every count right', async () => {
  const tops = await times(5, (index) => app.comment(people(index), post));
  const replies = await times(20, (index) => app.comment(people(index), post, { parent: tops[index % 5] }));
  const answers = await times(50, (index) => {
    if (index < 20) return unsay(replies[index] ?? post, people(index));
    if (index < 25) return index % 2 === 0 ? unsay(tops[index - 20] ?? post) : say(index);
    return say(index, index % 2 === 0 ? tops[index % 5] : undefined);
  });
  for (const { status } of answers) expect([200, 201, 400, 404]).toContain(status);
});
