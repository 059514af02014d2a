import { getNamedType, isObjectType, parse, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import { beforeAll, expect, test } from 'vitest';
import { makeSchema } from '../../app/schema.ts';
import type { PagedList } from '../../test/PagedList.ts';
import { pagedAccess } from '../../test/pagedAccess.ts';
import { pagedBoard } from '../../test/pagedBoard.ts';
import { pagedCatalogue } from '../../test/pagedCatalogue.ts';
import { pagedPeople } from '../../test/pagedPeople.ts';
import { pagedPosts } from '../../test/pagedPosts.ts';
import { pagedTalk } from '../../test/pagedTalk.ts';
import { runs } from '../../test/runs.ts';
import { useApp } from '../../test/useApp.ts';
import { walkEveryList } from '../../test/walkEveryList.ts';
import { newId } from './ids.ts';

const candidateCount = 24;

const app = useApp({ RATE_LIMITS: '{"reads": 1000000}' });
let lists: PagedList[];
let listsOfPosts: PagedList[];
beforeAll(async () => {
  const { viewer, owner, muted, keeper, leader } = await app.cast('viewer', 'owner', 'muted', 'keeper', 'leader');
  const users: string[] = [];
  const groups: string[] = [];
  for (let number = 10; number < 10 + candidateCount; number += 1) {
    users.push((await app.member(`member${number}`)).id);
    groups.push((await app.group(`Group ${number}`)).id);
  }
  const group = await app.group('Climbers');
  const led = await app.group('Led', leader);
  await app.run('update group_member set organises_since = now() where group_id = $1', led.id);
  const ride = await app.ride(owner, { date: '2099-01-01' });
  const ridden = await app.ride(owner, { date: '2020-01-01' });
  const event = await app.event({ date: '2099-01-01' });
  await app.run('update event set group_id = $1 where id = $2', led.id, event.id);
  const talk = { viewer, talker: owner, muted, ride, comment: { id: newId() } };
  const ids = () => Array.from({ length: candidateCount }, newId);
  await app.mute(viewer, muted);
  listsOfPosts = pagedPosts(app, { viewer, followed: owner, stranger: owner, group }, []);
  lists = [
    ...pagedTalk(app, talk, ids()),
    ...pagedPeople(app, { viewer, owner, group, ride, ridden, event, leader, led }, users, groups),
    ...pagedCatalogue(app, viewer, { users, groups: ids(), events: ids() }),
    ...(await pagedAccess(app, { viewer, keeper, stranger: owner }, candidateCount)),
    ...(await pagedBoard(app, viewer, candidateCount)),
  ];
});

const names = [
  'the comments on a post',
  'the replies to a comment',
  'the comments after a comment',
  'the comments before a comment',
  'the moments of a ride',
  'the followers of a member',
  'those whom a member follows',
  'those whom one has muted',
  'those whom one has blocked',
  'the members of a group',
  'the members of a group that a search finds',
  'the groups of a member',
  'the members who ask to join a group',
  'the versions of the rules of a group',
  'the participants of a ride',
  'the participants of a ride whom one follows',
  'the participants of a ride who were there',
  'the members who wait for a place in a ride',
  'the participants of an event',
  'the participants of an event whom one follows',
  'the members who wait for a place in an event',
  'the members who like a post',
  'all groups',
  'the groups that one has joined',
  'the groups that one might join',
  'all events',
  'the events to come',
  'the events of a group',
  'the events that a search finds',
  'the groups that a search finds',
  'the members that a search finds',
  'the access tokens of oneself',
  'the calendar links of oneself',
  'what was taken down of oneself',
  'the notifications of oneself',
  'the sessions of oneself',
  'the other sessions of the board',
  'the log of operators',
  'the members on the board',
  'the sign-ups that wait',
  'the refused sign-ups',
  'the invitations',
  'the groups on the board',
  'the events on the board',
  'the content that the board finds',
  'the open reports',
  'what can be restored',
  'the appeals that wait',
];

walkEveryList(
  runs(30),
  names,
  () => app,
  () => lists,
);

test('no list is left out', () => {
  expect(lists.map(({ name }) => name)).toEqual(names);
});

test('every list of the schema is walked, here or among those of posts', () => {
  const schema = makeSchema();
  const isList = (type: { name: string } | undefined) => type?.name.endsWith('Connection') === true;
  const all = Object.values(schema.getTypeMap()).flatMap((owner) => {
    const fields = isObjectType(owner) ? Object.values(owner.getFields()) : [];
    return fields.filter(({ type }) => isList(getNamedType(type))).map(({ name }) => `${owner.name}.${name}`);
  });
  const info = new TypeInfo(schema);
  const walked = new Set<string>();
  for (const { query } of [...lists, ...listsOfPosts]) {
    const document = parse(`query ($first: Int!, $after: String) { ${query.replace('FIELDS', '{ nodes { id } }')} }`);
    const look = () => {
      if (isList(getNamedType(info.getType()))) walked.add(`${info.getParentType()?.name}.${info.getFieldDef()?.name}`);
    };
    visit(document, visitWithTypeInfo(info, { Field: look }));
  }
  expect([...walked].sort()).toEqual(all.sort());
});
