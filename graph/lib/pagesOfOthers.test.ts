import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../test/harness.ts';
import { startApp } from '../test/harness.ts';
import type { PagedList } from '../test/PagedList.ts';
import { pagedCatalogue } from '../test/pagedCatalogue.ts';
import { pagedPeople } from '../test/pagedPeople.ts';
import { pagedTalk } from '../test/pagedTalk.ts';
import { walkEveryList } from '../test/walkEveryList.ts';
import { newId } from './ids.ts';

const candidateCount = 24;

let app: TestApp;
let lists: PagedList[];
beforeAll(async () => {
  app = await startApp({ RATE_LIMITS: '{"reads": 1000000}' });
  const { viewer, owner, muted } = await app.cast('viewer', 'owner', 'muted');
  const users: string[] = [];
  const groups: string[] = [];
  for (let number = 10; number < 10 + candidateCount; number += 1) {
    users.push((await app.member(`member${number}`)).id);
    groups.push((await app.group(`Group ${number}`)).id);
  }
  const group = await app.group('Climbers');
  const ride = await app.ride(owner, { date: '2099-01-01' });
  const talk = { viewer, talker: owner, muted, ride, comment: { id: newId() } };
  const ids = () => Array.from({ length: candidateCount }, newId);
  await app.mute(viewer, muted);
  lists = [
    ...pagedTalk(app, talk, ids()),
    ...pagedPeople(app, { viewer, owner, group, ride }, users, groups),
    ...pagedCatalogue(app, viewer, { users, groups: ids(), events: ids() }),
  ];
});
afterAll(() => app.close());

const names = [
  'the comments on a post',
  'the replies to a comment',
  'the moments of a ride',
  'the followers of a member',
  'those whom a member follows',
  'those whom one has muted',
  'the members of a group',
  'the groups of a member',
  'the participants of a ride',
  'all groups',
  'the groups that one has joined',
  'the groups that one might join',
  'all events',
  'the events to come',
  'the events that a search finds',
  'the groups that a search finds',
  'the members that a search finds',
];

walkEveryList(
  names,
  () => app,
  () => lists,
);

test('no list is left out', () => {
  expect(lists.map(({ name }) => name)).toEqual(names);
});
