import { beforeAll, describe, expect, test } from 'vitest';
import type { Made, Member } from '../test/factories.ts';
import { rowsRead, runsOf } from '../test/plans.ts';
import { useApp } from '../test/useApp.ts';
import { maxSkipped } from './feed.ts';

const app = useApp();
let ada: Member;
let cleo: Member;
let group: Made;
beforeAll(async () => {
  let ben: Member;
  ({ ada, ben, cleo } = await app.cast('ada', 'ben', 'cleo'));
  group = await app.group('Climbers', cleo);
  await app.mute(ada, ben);
  // Ada reads two old posts. In front of them are more than two scans of posts that are hidden from her.
  const hidden = 2 * maxSkipped + 100;
  await app.run('alter table post disable trigger user');
  await app.run(
    `insert into post (id, author_id, group_id, content, privacy, created_at)
     select gen_random_uuid(), case when n <= $4::int then $1::uuid else $2::uuid end, $3, 'Hill ' || n, 'public',
       now() - make_interval(secs => n)
     from generate_series(1, $4::int + 2) n`,
    ben.id,
    cleo.id,
    group.id,
    hidden,
  );
  await app.run('alter table post enable trigger user');
  await app.run('analyze post');
});

interface Page {
  nodes: { content: string }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

async function pageOf(viewer: Member, variables: object): Promise<Page> {
  const { data, error } = await app.as(viewer).query(
    `query ($groupId: ID, $after: String, $first: Int) {
      feed(groupId: $groupId, after: $after, first: $first) { nodes { content } pageInfo { hasNextPage endCursor } }
    }`,
    { first: 20, ...variables },
  );
  expect(error).toBeNull();
  return data.feed;
}

test('behind them, the own private posts of a viewer follow the newer posts of others', async () => {
  await app.run(
    `insert into post (id, author_id, content, privacy, created_at)
     select gen_random_uuid(), $1, 'Mine ' || n, 'private', now() - interval '1 day' - make_interval(secs => n) from generate_series(1, 30) n`,
    ada.id,
  );
  const pages: string[][] = [];
  let after: string | null = null;
  let page: Page;
  do {
    page = await pageOf(ada, { after });
    pages.push(page.nodes.map(({ content }) => content));
    ({ endCursor: after } = page.pageInfo);
  } while (page.pageInfo.hasNextPage && pages.length < 10);
  const mine = Array.from({ length: 30 }, (_, index) => `Mine ${index + 1}`);
  expect(pages.flat()).toEqual([`Hill ${2 * maxSkipped + 101}`, `Hill ${2 * maxSkipped + 102}`, ...mine]);
  await app.run('delete from post where author_id = $1', ada.id);
});

describe.each([
  ['everyone', () => ({})],
  ['a group', () => ({ groupId: group.id })],
])('behind 20,000 posts of a muted member the feed of %s', (_name, filter) => {
  test('goes on after pages that are empty, up to the posts that the viewer may read', async () => {
    const sizes: number[] = [];
    let after: string | null = null;
    let page: Page;
    do {
      page = await pageOf(ada, { ...filter(), after });
      sizes.push(page.nodes.length);
      ({ endCursor: after } = page.pageInfo);
    } while (page.pageInfo.hasNextPage && sizes.length < 10);
    expect(sizes).toEqual([0, 0, 2]);
  });

  test('has a short page whose end is that of the scan', async () => {
    const own = await app.post(ada, { content: 'My own', groupId: group.id, createdAt: new Date() });
    const page = await pageOf(ada, filter());
    expect(page.nodes).toEqual([{ content: 'My own' }]);
    expect(page.pageInfo.hasNextPage).toBe(true);
    expect((await pageOf(ada, { ...filter(), after: page.pageInfo.endCursor })).nodes).toEqual([]);
    await app.run('delete from post where id = $1', own.id);
  });

  test('reads about 10,000 posts for a page, and no more than the page holds for others', async () => {
    for (const [viewer, most] of [
      [ada, 2 * (maxSkipped + 21)],
      [cleo, 42],
    ] as const) {
      for (const run of await runsOf(app, 'feed.', () => pageOf(viewer, filter()))) {
        expect(await rowsRead(app, run, 'post')).toBeLessThanOrEqual(most);
      }
    }
  });
});
