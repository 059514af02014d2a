import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openBoard } from '../test/boards.ts';
import type { Made, Member } from '../test/factories.ts';
import { nobodysId } from '../test/hostile.ts';
import { useApp } from '../test/useApp.ts';

const app = useApp();
let ada: Member;
let ben: Member;
let stranger: Member;
let follower: Member;
let club: Made;
beforeAll(async () => {
  ({ ada, ben, stranger, follower } = await app.cast('ada', 'ben', 'stranger', 'follower'));
  await app.follow(follower, ben);
});
beforeEach(async () => {
  await app.run('delete from "group"');
  club = await app.group('Quillwort', ada, ben);
  await app.run('update group_member set organises_since = now() where user_id = $1', ada.id);
  // Nobody enters a group by the membership of another.
  await app.group('Others', stranger);
});

const page = (path: string) => fetch(app.url + path);

const edit = 'mutation ($input: UpdateGroupInput!) { editGroup(input: $input) { group { kind } } }';
const setKind = async (kind: 'OPEN' | 'CLOSED' | 'HIDDEN', by = ada) =>
  app.as(by).query(edit, { input: { groupId: club.id, kind } });
const privacies = async () =>
  (await app.run<{ privacy: string }>('select distinct privacy from post order by 1')).map(({ privacy }) => privacy);
const create = (by: Member, privacy: string) =>
  app.as(by).post('/api/posts', { content: 'Brevet', isRide: false, privacy, groupId: club.id });

const insideFields = `members { nodes { id } } organisers { id } followedMemberCount requestCount requests { nodes { id } }
  invitations { id }`;
const inside = async (viewer: Member | null) =>
  (await app.as(viewer).query(`{ group(id: "${club.id}") { ${insideFields} } }`)).data.group;
const nothing = {
  members: { nodes: [] },
  organisers: [],
  followedMemberCount: 0,
  requestCount: 0,
  requests: { nodes: [] },
  invitations: [],
};

describe('a closed group', () => {
  beforeEach(() => setKind('CLOSED'));

  test('shows everyone its name, text and size, and only members the rest', async () => {
    const head = `{ group(id: "${club.id}") { name description memberCount kind viewerIsMember }
      search(query: "quillwort") { groups { nodes { id } } } groups { nodes { id } } }`;
    for (const viewer of [null, stranger, follower]) {
      const { data } = await app.as(viewer).query(head);
      expect(data.group).toMatchObject({ name: 'Quillwort', memberCount: 2, kind: 'CLOSED', viewerIsMember: false });
      expect(data.search.groups.nodes).toEqual([{ id: club.id }]);
      expect(data.groups.nodes).toContainEqual({ id: club.id });
      expect(await inside(viewer)).toEqual(nothing);
      const found = await app
        .as(viewer)
        .query(`{ groupMembers(groupId: "${club.id}", query: "ben") { nodes { id } } }`);
      expect(found.data.groupMembers.nodes).toEqual([]);
      expect((await app.as(viewer).get(`/api/groups/${club.id}/organisers`)).body).toEqual([]);
      // That somebody belongs to it is a fact of its list of members.
      const profile = await app.as(viewer).query(`{ user(id: "${ben.id}") { groups { nodes { id } } } }`);
      expect(profile.data.user.groups.nodes).toEqual([]);
    }
    expect((await inside(ben)).members.nodes).toEqual([{ id: ada.id }, { id: ben.id }]);
    const own = await app.as(ada).query(`{ user(id: "${ben.id}") { groups { nodes { id } } } }`);
    expect(own.data.user.groups.nodes).toEqual([{ id: club.id }]);
  });

  test('gets its first organiser from the operator, who becomes its member', async () => {
    await app.run('delete from group_member where group_id = $1', club.id);
    const board = app.with(await openBoard(app));
    const appoint =
      'mutation ($id: ID!) { setGroupOrganiser(groupId: $id, username: "ben", organises: true) { group { name } } }';
    for (const kind of ['closed', 'hidden']) {
      await app.run('update "group" set kind = $2 where id = $1', club.id, kind);
      expect((await board.query(appoint, { id: club.id })).data.setGroupOrganiser.group.name).toBe('Quillwort');
      expect((await inside(ben)).organisers).toEqual([{ id: ben.id }]);
    }
    const { data } = await board.query('{ operator { groups { nodes { kind organisers } } } }');
    expect(data.operator.groups.nodes).toContainEqual({ kind: 'HIDDEN', organisers: ['ben'] });
  });

  test('is joined by nobody who is not admitted, and left by everyone', async () => {
    expect((await app.as(stranger).post(`/api/groups/${club.id}/join`)).status).toBe(403);
    expect((await inside(ben)).members.nodes).toHaveLength(2);
    const { body } = await app.as(ben).delete(`/api/groups/${club.id}/leave`);
    expect(body).toMatchObject({ memberCount: 1, isJoined: false, kind: 'closed' });
  });

  test('takes a public post as one for its members, also by an edit', async () => {
    expect((await create(ben, 'public')).body.privacy).toBe('group');
    const { body: post } = await app.as(ben).post('/api/posts', { content: 'Brevet', isRide: false });
    expect(post.privacy).toBe('public');
    const update = 'mutation ($input: UpdatePostInput!) { updatePost(input: $input) { post { privacy } } }';
    const moved = await app.as(ben).query(update, { input: { postId: post.id, groupId: club.id } });
    expect(moved.data.updatePost.post.privacy).toBe('GROUP');
    const widened = await app.as(ben).query(update, { input: { postId: post.id, privacy: 'PUBLIC' } });
    expect(widened.data.updatePost.post.privacy).toBe('GROUP');
    expect((await app.as(stranger).get(`/api/posts/${post.id}`)).status).toBe(404);
  });

  test('gives its calendar to members, while they are members', async () => {
    const link = 'mutation ($id: ID!) { createCalendarFeed(input: { kind: GROUP_RIDES, groupId: $id }) { path } }';
    expect((await app.as(stranger).query(link, { id: club.id })).error).toMatchObject({ field: 'groupId' });
    const { data } = await app.as(ben).query(link, { id: club.id });
    const { path } = data.createCalendarFeed;
    expect((await page(path)).status).toBe(200);
    await app.as(ben).delete(`/api/groups/${club.id}/leave`);
    expect((await page(path)).status).toBe(404);
  });
});

describe('closing a group', () => {
  test('keeps its public posts for its members, also after it opens again', async () => {
    for (const by of [ada, ben]) await app.post(by, { groupId: club.id });
    await app.post(ben, { groupId: club.id, privacy: 'private' });
    expect(await privacies()).toEqual(['private', 'public']);
    expect((await setKind('CLOSED')).data.editGroup.group.kind).toBe('CLOSED');
    expect(await privacies()).toEqual(['group', 'private']);
    await setKind('OPEN');
    expect(await privacies()).toEqual(['group', 'private']);
    const { data } = await app.as(stranger).query(`{ feed(groupId: "${club.id}") { nodes { id } } }`);
    expect(data.feed.nodes).toEqual([]);
    expect((await create(ben, 'public')).body.privacy).toBe('public');
  });

  test('catches posts that are written meanwhile', async () => {
    const writes = Array.from({ length: 30 }, () => create(ben, 'public'));
    await Promise.all([...writes.slice(0, 15), setKind('HIDDEN'), ...writes.slice(15)]);
    const answers = await Promise.all(writes);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    expect(await privacies()).toEqual(['group']);
  });

  test('is for organisers', async () => {
    expect((await setKind('HIDDEN', ben)).error?.code).toBe('FORBIDDEN');
    expect((await setKind('HIDDEN', stranger)).error?.code).toBe('FORBIDDEN');
  });
});

describe('a hidden group', () => {
  beforeEach(async () => {
    await app.post(ben, { groupId: club.id, content: 'Quillwort at dawn' });
    await setKind('HIDDEN');
  });

  /** The questions of an outsider, with the id of the group or an unknown one. */
  const questions = (id: string) => [
    `{ group(id: "${id}") { name } }`,
    `{ node(id: "${id}") { id } }`,
    `{ nodes(ids: ["${id}"]) { id } }`,
    `{ groupMembers(groupId: "${id}", query: "ben") { nodes { id } } }`,
    `{ feed(groupId: "${id}") { nodes { id } } }`,
    `{ rides(groupId: "${id}") { nodes { id } } }`,
    ...['setGroupMembership', 'setGroupRequest'].map(
      (verb) =>
        `mutation { ${verb}(groupId: "${id}", ${verb === 'setGroupRequest' ? 'asked' : 'member'}: true) { group { id } } }`,
    ),
    `mutation { setGroupMembership(groupId: "${id}", member: false) { group { id } } }`,
    `mutation { editGroup(input: { groupId: "${id}", name: "Mine" }) { group { id } } }`,
    `mutation { createGroupInvitation(input: { groupId: "${id}" }) { path } }`,
    `mutation { answerGroupRequest(groupId: "${id}", userId: "${id}", admitted: true) { group { id } } }`,
    `mutation { createPost(input: { content: "Hello", groupId: "${id}" }) { post { id } } }`,
    `mutation { createCalendarFeed(input: { kind: GROUP_RIDES, groupId: "${id}" }) { path } }`,
  ];

  test('answers outsiders like an unknown one', async () => {
    for (const viewer of [null, stranger, follower]) {
      for (const [index, question] of questions(club.id).entries()) {
        const [asked, unknown] = [question, questions(nobodysId)[index] ?? ''];
        const { data, error } = await app.as(viewer).query(asked);
        const other = await app.as(viewer).query(unknown);
        expect([asked, data, error]).toEqual([asked, other.data, other.error]);
      }
    }
  });

  test('is in no list, page, sitemap or profile for outsiders, and in all for its members', async () => {
    const lists = `{ groups { nodes { id } } joined: groups(scope: JOINED) { nodes { id } } suggested: groups(scope: SUGGESTED) { nodes { id } }
      popular: groups(order: POPULAR) { nodes { id } } search(query: "quillwort") { groups { nodes { id } } posts { nodes { id } } }
      user(id: "${ben.id}") { groups { nodes { id } } } }`;
    for (const viewer of [null, stranger, follower]) {
      const { data } = await app.as(viewer).query(lists);
      expect(JSON.stringify(data)).not.toContain(club.id);
      expect(data.search.posts.nodes).toEqual([]);
      expect(JSON.stringify((await app.as(viewer).get('/api/groups/popular')).body)).not.toContain(club.id);
      expect((await app.as(viewer).get('/api/search?q=quillwort')).body).toMatchObject({ groups: [], posts: [] });
      expect((await app.as(viewer).get(`/api/groups/${club.id}/organisers`)).status).toBe(404);
    }
    for (const path of [`/groups/${club.id}`, '/sitemap.xml', '/explore', '/groups', '/']) {
      const text = await (await page(path)).text();
      expect([path, text.includes('Quillwort'), path !== `/groups/${club.id}` && text.includes(club.id)]).toEqual([
        path,
        false,
        false,
      ]);
    }
    expect((await page(`/groups/${club.id}/preview.png`)).status).toBe(404);
    const { data } = await app.as(ben).query(lists);
    for (const list of [data.groups, data.joined, data.popular, data.search.groups, data.user.groups])
      expect(list.nodes).toContainEqual({ id: club.id });
  });

  test('has no name for a member who has left, who keeps their own posts', async () => {
    const [post] = await app.run<Made>('select id from post where author_id = $1', ben.id);
    await app.as(ben).delete(`/api/groups/${club.id}/leave`);
    const { data } = await app
      .as(ben)
      .query(
        `{ post(id: "${post?.id}") { content group { name } } feed(scope: FOLLOWING) { nodes { group { name } } } }`,
      );
    expect(data).toEqual({ post: { content: 'Quillwort at dawn', group: null }, feed: { nodes: [{ group: null }] } });
    await app.run('insert into group_member (group_id, user_id) values ($1, $2)', club.id, ben.id);
    await app.as(ada).delete(`/api/groups/${club.id}/members/${ben.id}`);
    const notices = await app.as(ben).query('{ notifications(first: 1) { nodes { kind group { name } } } }');
    expect(notices.data.notifications.nodes).toEqual([{ kind: 'REMOVED_FROM_GROUP', group: null }]);
  });
});
