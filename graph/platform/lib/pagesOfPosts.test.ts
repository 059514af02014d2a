import { beforeAll, expect, test } from 'vitest';
import type { PagedList } from '../../test/PagedList.ts';
import { pagedPosts } from '../../test/pagedPosts.ts';
import { runs } from '../../test/runs.ts';
import { useApp } from '../../test/useApp.ts';
import { walkEveryList } from '../../test/walkEveryList.ts';
import { newId } from './ids.ts';

const app = useApp({ RATE_LIMITS: '{"reads": 1000000}' });
let lists: PagedList[];
beforeAll(async () => {
  const { viewer, followed, stranger } = await app.cast('viewer', 'followed', 'stranger');
  await app.follow(viewer, followed);
  const group = await app.group('Climbers', viewer, followed, stranger);
  const ids = Array.from({ length: 24 }, newId);
  lists = pagedPosts(app, { viewer, followed, stranger, group }, ids);
});

const names = [
  'the feed of everyone',
  'the feed of those whom one follows',
  'the feed of a group',
  'the posts of a member',
  'the rides of a member',
  'the posts with pictures of a member',
  'the rides that one goes on',
  'the calendar of rides',
  'the rides that one has saved',
  'the posts that a search finds',
];

walkEveryList(
  runs(30),
  names,
  () => app,
  () => lists,
);

test('no list of posts is left out', () => {
  expect(lists.map(({ name }) => name)).toEqual(names);
});
