import { beforeAll, expect, test } from 'vitest';
import type { Member } from '../test/factories.ts';
import { rowsRead, runsOf } from '../test/plans.ts';
import { useApp } from '../test/useApp.ts';
import { maxSkipped } from './feed.ts';

const flood = 2 * maxSkipped + 100;

const app = useApp();
let ada: Member;
let ben: Member;
beforeAll(async () => {
  let cleo: Member;
  ({ ada, ben, cleo } = await app.cast('ada', 'ben', 'cleo'));
  await app.run('alter table post disable trigger user');
  await app.run(
    `insert into post (id, author_id, content, privacy, created_at)
     select gen_random_uuid(), $1, 'Mine alone ' || n, 'private', now() - make_interval(secs => n) from generate_series(1, $2::int) n`,
    ben.id,
    flood,
  );
  // Behind the flood, public posts of Cleo and private posts of Ada take turns.
  await app.run(
    `insert into post (id, author_id, content, privacy, created_at)
     select gen_random_uuid(), case when n % 2 = 0 then $1::uuid else $2::uuid end, 'Hill ' || n,
       case when n % 2 = 0 then 'private' else 'public' end, now() - make_interval(secs => $3::int + n)
     from generate_series(1, 60) n`,
    ada.id,
    cleo.id,
    flood,
  );
  await app.run('alter table post enable trigger user');
  await app.run('vacuum analyze post');
});

async function pageOf(viewer: Member, after: string | null, first = 20) {
  const { data, error } = await app.as(viewer).query(
    `query ($after: String, $first: Int) {
      feed(after: $after, first: $first) { nodes { content } pageInfo { hasNextPage endCursor } }
    }`,
    { after, first },
  );
  expect(error).toBeNull();
  return data.feed as {
    nodes: { content: string }[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  };
}

test('20,000 private posts of a member leave the feed of another full, with their own private posts in place', async () => {
  const seen: string[] = [];
  let after: string | null = null;
  let sizes: number[] = [];
  for (let isLast = false; !isLast; ) {
    const { nodes, pageInfo } = await pageOf(ada, after);
    seen.push(...nodes.map(({ content }) => content));
    sizes = [...sizes, nodes.length];
    after = pageInfo.endCursor;
    isLast = !pageInfo.hasNextPage;
  }
  expect(sizes).toEqual([20, 20, 20]);
  expect(seen).toEqual(Array.from({ length: 60 }, (_, index) => `Hill ${index + 1}`));
});

test('their author reads them all the same', async () => {
  const { nodes } = await pageOf(ben, null, 3);
  expect(nodes.map(({ content }) => content)).toEqual(['Mine alone 1', 'Mine alone 2', 'Mine alone 3']);
});

test('a page reads no more posts than twice those that it holds', async () => {
  for (const viewer of [ada, ben]) {
    const runs = await runsOf(app, 'feed.', () => pageOf(viewer, null));
    expect(runs.length).toBeGreaterThan(0);
    for (const run of runs) expect(await rowsRead(app, run, 'post')).toBeLessThanOrEqual(2 * 21 + 2);
  }
});
