import { beforeAll, expect, test } from 'vitest';
import { withholdPosts } from '../model/posts/withheldPosts.ts';
import { openBoard } from '../test/boards.ts';
import type { Caller } from '../test/caller.ts';
import type { Made, Member } from '../test/factories.ts';
import { rowsRead, runsOf } from '../test/plans.ts';
import { useApp } from '../test/useApp.ts';

const flood = 1_500;
const shown = 30;

const app = useApp();
let ada: Member;
let ben: Member;
let cleo: Member;
let club: Made;
let board: Caller;
beforeAll(async () => {
  ({ ada, ben, cleo } = await app.cast('ada', 'ben', 'cleo'));
  club = await app.group('Climbers', ada, ben, cleo);
  board = app.with(await openBoard(app));
  await app.run('alter table post disable trigger user');
  await app.run(
    `insert into post (id, author_id, content, privacy, group_id, created_at)
     select gen_random_uuid(), $1, 'Buy ' || n, 'public', $2, now() - make_interval(secs => n) from generate_series(1, $3::int) n`,
    ada.id,
    club.id,
    flood,
  );
  await app.run(
    `insert into post (id, author_id, content, privacy, group_id, created_at)
     select gen_random_uuid(), $1, 'Hill ' || n, 'public', $2, now() - make_interval(secs => $3::int + n) from generate_series(1, $4::int) n`,
    cleo.id,
    club.id,
    flood,
    shown,
  );
  await app.run('alter table post enable trigger user');
  await app.run('update "user" set post_count = $2, public_post_count = $2 where id = $1', ada.id, flood);
  await app.run('vacuum analyze post');
});

const feedDocument = `query ($groupId: ID) {
  feed(first: 20, groupId: $groupId) { nodes { content } pageInfo { hasNextPage } }
}`;
const readers = [
  ['a visitor', () => ({ viewer: null, groupId: null })],
  ['a member', () => ({ viewer: ben, groupId: null })],
  ['a member of the group in its feed', () => ({ viewer: ben, groupId: club.id })],
] as const;

async function pageOf({ viewer, groupId }: { viewer: Member | null; groupId: string | null }): Promise<string[]> {
  const { data, error } = await app.as(viewer).query(feedDocument, { groupId });
  expect(error).toBeNull();
  return data.feed.nodes.map(({ content }: { content: string }) => content);
}

const act = (mutation: string) =>
  board.query(`mutation ($id: ID!) { ${mutation} { member { isHidden } } }`, { id: ada.id });
const hide = () => act('suspendMember(input: { userId: $id, note: "Sales", hides: true })');
const lift = () => act('liftSuspension(userId: $id)');

async function runQueued(): Promise<number> {
  const jobs = await app.run<{ data: { userId: string } }>(
    `delete from jobs.job where name = 'posts.withhold' returning data`,
  );
  for (const { data } of jobs) await withholdPosts.run(app.backend, data);
  await app.run('vacuum analyze post');
  return jobs.length;
}

const hills = Array.from({ length: 20 }, (_, index) => `Hill ${index + 1}`);
const sales = Array.from({ length: 20 }, (_, index) => `Buy ${index + 1}`);

test.each(readers)(
  '1,500 posts of a hidden member leave the page of %s full, and it reads none of them',
  async (_who, reader) => {
    expect((await hide()).error).toBeNull();
    expect(await runQueued()).toBe(1);
    const runs = await runsOf(app, 'feed.', () => pageOf(reader()));
    expect(runs.length).toBeGreaterThan(0);
    for (const run of runs) expect(await rowsRead(app, run, 'post')).toBeLessThanOrEqual(2 * 21 + 2);
    expect(await pageOf(reader())).toEqual(hills);
    expect((await lift()).error).toBeNull();
    expect(await runQueued()).toBe(1);
    expect(await pageOf(reader())).toEqual(sales);
  },
);

test('the job of a member who was shown again meanwhile puts all posts back', async () => {
  await hide();
  await lift();
  expect(await runQueued()).toBe(2);
  expect(await app.run('select from post where is_withheld')).toEqual([]);
});

test('an appeal that ends the suspension puts the posts back, too', async () => {
  await hide();
  await runQueued();
  const [statement] = await app.run<{ id: string }>(
    `select id from takedown where author_id = $1 and kind = 'suspension' and decided_at is null`,
    ada.id,
  );
  const { error } = await board.query(
    'mutation ($id: ID!) { restoreContent(input: { takedownId: $id }) { takedown { id } } }',
    { id: statement?.id },
  );
  expect(error).toBeNull();
  expect(await runQueued()).toBe(1);
  expect(await app.run('select from post where is_withheld')).toEqual([]);
});

test('a member with few posts needs no job', async () => {
  await app.post(cleo);
  const { error } = await board.query(
    'mutation ($id: ID!) { suspendMember(input: { userId: $id, note: "Sales", hides: true }) { member { isHidden } } }',
    { id: cleo.id },
  );
  expect(error).toBeNull();
  expect(await runQueued()).toBe(0);
});
