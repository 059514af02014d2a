import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Made, Member } from '../test/factories.ts';
import { countSql } from '../test/sqlCounter.ts';
import { useApp } from '../test/useApp.ts';

const app = useApp();
let ada: Member;
let ben: Member;
let climbers: Made;
beforeAll(async () => {
  ({ ada, ben } = await app.cast('ada', 'ben'));
  climbers = await app.group('Climbers', ada);
});
beforeEach(() => app.run('delete from post'));

const document = `query ($from: DateTime, $to: DateTime, $groupId: ID, $followedGoing: Boolean, $first: Int = 20, $after: String) {
  rides(from: $from, to: $to, groupId: $groupId, followedGoing: $followedGoing, order: LATEST, first: $first, after: $after) {
    nodes { content }
    pageInfo { hasNextPage endCursor }
  }
}`;

async function page(viewer: Member | null, variables: object = {}) {
  const { data, error } = await app.as(viewer).query(document, variables);
  expect(error).toBeNull();
  const { nodes, pageInfo } = data.rides;
  return { contents: nodes.map(({ content }: { content: string }) => content) as string[], pageInfo };
}
const contentsOf = async (viewer: Member | null, variables: object = {}) => (await page(viewer, variables)).contents;

test('the latest first: the rides that have started, and in a span all of it', async () => {
  await app.ride(ada, { content: 'first', date: '2020-01-01' });
  await app.ride(ben, { content: 'second', date: '2021-01-01' });
  await app.ride(ada, { content: 'to come', date: '2086-01-01' });
  await app.ride(ada, { content: 'some day', date: null, time: null });
  for (const viewer of [ada, null]) expect(await contentsOf(viewer)).toEqual(['second', 'first']);
  expect(await contentsOf(ada, { from: '2020-06-01T00:00:00Z' })).toEqual(['second']);
  expect(await contentsOf(ada, { to: '2020-06-01T00:00:00Z' })).toEqual(['first']);
  expect(await contentsOf(ada, { to: '2090-01-01T00:00:00Z' })).toEqual(['to come', 'second', 'first']);
  // A span contains its first instant and not its last one.
  const span = { from: '2020-01-01T07:00:00Z', to: '2021-01-01T07:00:00Z' };
  expect(await contentsOf(ada, span)).toEqual(['first']);
});

test('past rides of a group are for its members where their posts are', async () => {
  await app.ride(ada, { content: 'ours', date: '2020-01-01', privacy: 'group', groupId: climbers.id });
  await app.ride(ada, { content: 'open', date: '2020-01-02', groupId: climbers.id });
  await app.ride(ada, { content: 'elsewhere', date: '2020-01-03' });
  const ofGroup = { groupId: climbers.id };
  expect(await contentsOf(ada, ofGroup)).toEqual(['open', 'ours']);
  for (const viewer of [ben, null]) expect(await contentsOf(viewer, ofGroup)).toEqual(['open']);
  await app.mute(ben, ada);
  expect(await contentsOf(ben, ofGroup)).toEqual([]);
});

test('past rides can be those of followed members', async () => {
  const cleo = await app.member('cleo');
  await app.follow(cleo, ada);
  await app.ride(ada, { content: 'followed', date: '2020-01-01', groupId: climbers.id });
  await app.ride(ben, { content: 'unknown', date: '2020-01-02' });
  expect(await contentsOf(cleo, { followedGoing: true })).toEqual(['followed']);
  expect(await contentsOf(null, { followedGoing: true })).toEqual([]);
});

test('all pages in a row are all past rides once, and a page costs the same whatever its length', async () => {
  // Two start at the same time.
  const dates = ['2020-01-01', '2020-01-02', '2020-01-02', '2020-01-04', '2020-01-05'];
  for (const [index, date] of dates.entries()) await app.ride(ada, { content: `${index}`, date, groupId: climbers.id });
  const seen: string[] = [];
  let after: string | null = null;
  do {
    const { contents, pageInfo } = await page(null, { groupId: climbers.id, first: 2, after });
    seen.push(...contents);
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  } while (after);
  expect([...seen].sort()).toEqual(['0', '1', '2', '3', '4']);
  expect([seen[0], seen[1], seen[4]]).toEqual(['4', '3', '0']);
  const cost = (first: number) => countSql(app, () => page(null, { groupId: climbers.id, first }));
  expect(await cost(1)).toBe(await cost(5));
});
