import { beforeAll, expect, test } from 'vitest';
import { maxSkipped, maxSkippedOfSource } from '../../posts/feed.ts';
import type { Member } from '../../test/factories.ts';
import { rowsRead, runsOf } from '../../test/plans.ts';
import { useApp } from '../../test/useApp.ts';
import { firstPost } from './firstPost.ts';

const flood = 2 * maxSkipped + 100;

const app = useApp();
let ada: Member;
beforeAll(async () => {
  let ben: Member;
  let cleo: Member;
  ({ ada, ben, cleo } = await app.cast('ada', 'ben', 'cleo'));
  for (const followed of [ben, cleo]) await app.follow(ada, followed);
  const club = await app.group('Climbers', ben);
  // The newest posts are all for a group of which Ada is no member. Behind them are public posts of Cleo.
  await app.run('alter table post disable trigger user');
  await app.run(
    `insert into post (id, author_id, group_id, content, privacy, created_at)
     select gen_random_uuid(), case when n <= $4::int then $1::uuid else $2::uuid end, case when n <= $4::int then $3::uuid end, 'Hill ' || n,
       case when n <= $4::int then 'group' else 'public' end, now() - make_interval(secs => n)
     from generate_series(1, $4::int + 60) n`,
    ben.id,
    cleo.id,
    club.id,
    flood,
  );
  // As in a large community, no member has written most of the posts: the plans depend on it.
  await app.run(
    `with others as (
       insert into "user" (id, username, display_name, password_hash) select gen_random_uuid(), 'rider' || n, 'Rider', '' from generate_series(1, 500) n
       returning id
     )
     insert into post (id, author_id, content, privacy, created_at)
     select gen_random_uuid(), id, 'Old', 'public', now() - interval '1 year' - make_interval(secs => n) from others, generate_series(1, 40) n`,
  );
  await app.run('alter table post enable trigger user');
  await app.run('vacuum analyze post');
});

test('the first post of a page skips as many posts as the first page of the feed', async () => {
  const runs = await runsOf(app, 'home.firstPost', async () => {
    expect(await firstPost((...run) => app.backend.sql(...run), ada)).toBeNull();
  });
  expect(runs).toHaveLength(1);
  for (const run of runs) expect(await rowsRead(app, run, 'post')).toBeLessThanOrEqual(maxSkipped + 10);
});

test('the feed of followed members skips a bounded number of posts of each, and has the posts behind them', async () => {
  const document = '{ feed(scope: FOLLOWING, first: 20) { nodes { content } } }';
  const runs = await runsOf(app, 'feed.following', async () => {
    const { data } = await app.as(ada).query(document);
    expect(data.feed.nodes).toEqual(
      Array.from({ length: 20 }, (_, index) => ({ content: `Hill ${flood + index + 1}` })),
    );
  });
  expect(runs).toHaveLength(1);
  for (const run of runs) expect(await rowsRead(app, run, 'post')).toBeLessThan(maxSkippedOfSource + 2_000);
});
