import { beforeAll, expect, test } from 'vitest';
import type { Made, Member } from '../test/factories.ts';
import { useApp } from '../test/useApp.ts';

const app = useApp();
let members: Record<'ada' | 'ben' | 'cleo' | 'dan', Member>;
let club: Made;
beforeAll(async () => {
  members = await app.cast('ada', 'ben', 'cleo', 'dan');
  club = await app.group('Spinners', members.ada, members.ben);
  await app.follow(members.dan, members.ada);
});

const document = `subscription ($scope: FeedScope! = EVERYONE, $groupId: ID, $since: DateTime) {
  feedActivity(scope: $scope, groupId: $groupId, since: $since) { kind at newPostCount post { id content } }
}`;
const publish = async (member: Member, content: string, input: object = {}): Promise<string> => {
  const { data } = await app
    .as(member)
    .query('mutation ($input: CreatePostInput!) { createPost(input: $input) { post { id } } }', {
      input: { content, ...input },
    });
  return data.createPost.post.id;
};
const follow = async (member: Member | null, variables: object = {}) =>
  (await app.live(member)).follow(document, variables);

test('a visitor is told of public posts, counted, and of no others', async () => {
  const followed = await follow(null);
  const id = await publish(members.ada, 'Public');
  expect(await followed.next()).toMatchObject({ kind: 'POSTED', newPostCount: 1, post: { id, content: 'Public' } });
  await publish(members.ada, 'Private', { privacy: 'PRIVATE' });
  await publish(members.ada, 'For the club', { privacy: 'GROUP', groupId: club.id });
  await publish(members.ben, 'Public again');
  expect(await followed.next()).toMatchObject({ newPostCount: 2, post: { content: 'Public again' } });
});

test('members of a group are told of its posts, and whoever is muted is not told of', async () => {
  await app.mute(members.ben, members.cleo);
  const [ofClub, everyone] = [await follow(members.ben, { groupId: club.id }), await follow(members.ben)];
  await publish(members.cleo, 'Muted');
  await publish(members.dan, 'Elsewhere');
  await publish(members.ada, 'For the club', { privacy: 'GROUP', groupId: club.id });
  expect(await ofClub.next()).toMatchObject({ newPostCount: 1, post: { content: 'For the club' } });
  expect(await everyone.next()).toMatchObject({ post: { content: 'Elsewhere' } });
  expect(await everyone.next()).toMatchObject({ newPostCount: 2, post: { content: 'For the club' } });
});

test('who joins a group while they follow the feed is told of its posts', async () => {
  const { jan } = await app.cast('jan');
  const followed = await follow(jan);
  await app.as(jan).query('mutation ($id: ID!) { setGroupMembership(groupId: $id, member: true) { group { id } } }', {
    id: club.id,
  });
  await publish(members.ada, 'Welcome', { privacy: 'GROUP', groupId: club.id });
  expect(await followed.next()).toMatchObject({ post: { content: 'Welcome' } });
});

test('who has left a group or muted someone since is told of them no more', async () => {
  const { eve, finn } = await app.cast('eve', 'finn');
  const { id: groupId } = await app.group('Night shift', eve, members.ada);
  const toGroup = { privacy: 'GROUP', groupId };
  const [everything, ofGroup] = [await follow(eve), await follow(eve, { groupId })];
  await publish(members.ada, 'Before', toGroup);
  await publish(finn, 'Before');
  expect(await ofGroup.next()).toMatchObject({ newPostCount: 1, post: { content: 'Before' } });
  for (const newPostCount of [1, 2]) expect(await everything.next()).toMatchObject({ newPostCount });

  const change = async (document: string, id: string) => {
    expect((await app.as(eve).query(`mutation ($id: ID!) { ${document} }`, { id })).error).toBeNull();
  };
  await change('setGroupMembership(groupId: $id, member: false) { group { id } }', groupId);
  await change('setMute(userId: $id, muted: true) { user { id } }', finn.id);
  await publish(members.ada, 'To those who are left', toGroup);
  await publish(finn, 'Muted');
  await publish(members.ada, 'To everyone', { groupId });
  for (const [followed, newPostCount] of [[everything, 3] as const, [ofGroup, 2] as const]) {
    expect(await followed.next()).toMatchObject({ newPostCount, post: { content: 'To everyone' } });
  }
});

test('the feed of those whom one follows is told of them, of joined groups and of oneself, whose posts do not count', async () => {
  const dan = await follow(members.dan, { scope: 'FOLLOWING' });
  const ben = await follow(members.ben, { scope: 'FOLLOWING' });
  await publish(members.cleo, 'A stranger');
  await publish(members.dan, 'My own');
  await publish(members.ada, 'In the club', { groupId: club.id });
  expect(await dan.next()).toMatchObject({ newPostCount: 0, post: { content: 'My own' } });
  expect(await dan.next()).toMatchObject({ newPostCount: 1, post: { content: 'In the club' } });
  expect(await ben.next()).toMatchObject({ newPostCount: 1, post: { content: 'In the club' } });
});

test('who comes back is told what is newer than their newest post, and how many', async () => {
  const newest = await publish(members.cleo, 'Newest');
  const { data } = await app.as(null).query('query ($id: ID!) { post(id: $id) { createdAt } }', { id: newest });
  const missed = [await publish(members.ada, 'One'), await publish(members.ben, 'Two')];
  const followed = await follow(null, { since: data.post.createdAt });
  expect(followed.missed.slice(-2).map(({ post }) => post.id)).toEqual(missed);
  expect(followed.missed.at(-1).newPostCount).toBe(2);
  await publish(members.ada, 'Three');
  expect(await followed.next()).toMatchObject({ newPostCount: 3, post: { content: 'Three' } });
});

test('an unknown group is refused', async () => {
  const client = await app.live(members.dan);
  const refusal = 'BAD_USER_INPUT: groupId is not the id of a group';
  await expect(client.subscribe(document, { groupId: 'nothing' }).next()).rejects.toThrow(refusal);
});
