import { beforeAll, expect, test } from 'vitest';
import type { Made, Member } from '../test/factories.ts';
import { rowsRead, runsOf } from '../test/plans.ts';
import { useApp } from '../test/useApp.ts';

const posts = 40;
const each = 900;
/** A bound for the rows that the notifications read, however many comments there are. */
const mostRead = posts * 125;

const app = useApp();
let ada: Member;
let post: Made;

/** Comments of a member under a post, the newest last, without the counts that triggers keep. */
const flood = (author: Member, postId: string, parentId: string | null = null) =>
  app.run(
    `insert into comment (id, post_id, parent_id, author_id, content, created_at)
     select gen_random_uuid(), $1, $2, $3, 'Again', now() + make_interval(secs => n) from generate_series(1, $4::int) n`,
    postId,
    parentId,
    author.id,
    each,
  );

beforeAll(async () => {
  let ben: Member;
  let cleo: Member;
  ({ ada, ben, cleo } = await app.cast('ada', 'ben', 'cleo'));
  post = await app.post(ada, { content: 'Seen by Cleo' });
  const theirs = await app.post(ben, { content: 'By Ben' });
  const answered = await app.comment(ada, theirs);
  const others = await Promise.all(Array.from({ length: posts - 1 }, () => app.post(ada)));
  // A comment by REST writes each notification.
  const comment = (body: object) => app.as(ben).post('/api/comments', { content: 'First', ...body });
  for (const { id } of [post, ...others]) await comment({ postId: id });
  await comment({ postId: theirs.id, parentId: answered.id });
  await app.comment(cleo, post);
  await app.run('alter table comment disable trigger user');
  for (const { id } of [post, ...others]) await flood(ben, id);
  await flood(ben, theirs.id, answered.id);
  await app.run('alter table comment enable trigger user');
  await app.mute(ada, ben);
  await app.run('vacuum analyze comment');
});

const document = `{ viewer { unreadNotificationCount } notifications(first: 50) { nodes { kind post { id } actorCount } } }`;

test('a notification stays with a comment that lies behind hundreds by a muted member, and those of the muted one are gone', async () => {
  const { data, error } = await app.as(ada).query(document);
  expect(error).toBeNull();
  expect(data.viewer.unreadNotificationCount).toBe(1);
  expect(data.notifications.nodes).toEqual([{ kind: 'COMMENT', post: { id: post.id }, actorCount: 1 }]);
});

test('the comments of a muted member are not read one by one', async () => {
  const runs = await runsOf(app, 'notification.', () => app.as(ada).query(document));
  expect(runs.map(({ statement }) => statement.name).toSorted()).toEqual([
    'notification.page',
    'notification.unreadCount',
  ]);
  for (const run of runs) expect(await rowsRead(app, run, 'comment')).toBeLessThanOrEqual(mostRead);
});
