import { beforeAll, expect, test } from 'vitest';
import { useApp } from '../test/useApp.ts';
import { insertWorld } from './insertWorld.ts';
import { buildWorld } from './world.ts';

const world = buildWorld(1, new Date('2026-11-19T12:00:00Z'));
const usernames = new Map<string, string>(world.members.map(({ key, username }) => [key, username]));

const app = useApp();
beforeAll(async () => {
  const given = { urls: new Map(), demoPasswordHash: 'nobody signs in here', lockedPasswordHash: 'nor here' };
  await app.backend.orm.em.fork().transactional((em) => insertWorld(em, world, given));
});

test('the demo community says what its script says: each to each, when it was said', async () => {
  const said = world.posts.flatMap((post) =>
    post.comments.flatMap((comment) => [
      { ...comment, post: post.content, answered: null },
      ...comment.replies.map((reply) => ({ ...reply, post: post.content, answered: comment.content })),
    ]),
  );
  const expected = said.map(({ authorKey, content, createdAt, post, answered }) => [
    post,
    answered,
    usernames.get(authorKey),
    content,
    createdAt.toISOString(),
  ]);
  const rows = await app.run<Record<string, string>>(
    `select p.content as post, parent.content as answered, u.username, c.content,
       to_char(c.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
     from comment c join post p on p.id = c.post_id join "user" u on u.id = c.author_id
     left join comment parent on parent.id = c.parent_id`,
  );
  const found = rows.map(({ post, answered, username, content, at }) => [post, answered, username, content, at]);
  expect(found.length).toBeGreaterThan(250);
  expect(found.map(String).sort()).toEqual(expected.map(String).sort());
});

test('its posts and comments know how much is said under them', async () => {
  const counts = await app.run<{ content: string; comment_count: number }>(
    'select content, comment_count from post where id not in (select id from ride where series_date <> (select starts_on from ride_series s where s.id = series_id))',
  );
  const expected = world.posts.map(({ content, comments }) => ({
    content,
    comment_count: comments.length + comments.flatMap(({ replies }) => replies).length,
  }));
  const inOrder = (rows: typeof counts) => rows.toSorted((one, other) => (one.content < other.content ? -1 : 1));
  expect(inOrder(counts)).toEqual(inOrder(expected));
  expect(
    await app.run(
      'select id from comment c where reply_count <> (select count(*) from comment where parent_id = c.id)',
    ),
  ).toEqual([]);
});

test('its Tuesday ride has three pace groups with a leader each, on every date', async () => {
  const rows = await app.run<{ dates: number; leaders: string[] }>(
    `with date as (
       select r.id, array_agg(g.letter || ' ' || u.username order by g.letter) as leaders
       from ride r join post p on p.id = r.id join pace_group g on g.post_id = r.id
       join ride_participant rp on rp.pace_group_id = g.id and (rp.leads_since is not null or rp.user_id = p.author_id)
       join "user" u on u.id = rp.user_id where r.series_id is not null group by r.id
     ) select count(*)::int as dates, leaders from date group by leaders`,
  );
  const leaders = ['tomasz', 'hanna', 'oldSpoke'].map((key, index) => `${'ABC'[index]} ${usernames.get(key)}`);
  expect(rows).toEqual([{ dates: 10, leaders }]);
});
