import { beforeAll, describe, expect, test } from 'vitest';
import type { Made, Member } from '../../test/factories.ts';
import { useApp } from '../../test/useApp.ts';

// Ada has blocked Ben. Cleo is a third member.

const nobodysId = '0199a000-0000-7000-8000-000000000000';
const dayAhead = '2099-06-01';

const app = useApp();
let ada: Member;
let ben: Member;
let cleo: Member;
let group: Made;
let post: Made;
let ride: Made;
let comment: Made;
let moment: Made;
let between: Made;
let event: Made;
let said: Made;
let answer: Made;
let ofBen: Made;
beforeAll(async () => {
  ({ ada, ben, cleo } = await app.cast('ada', 'ben', 'cleo'));
  group = await app.group('Climbers', ada, ben, cleo);
  post = await app.post(ada, { content: 'Kestrel over the pass', privacy: 'group', groupId: group.id });
  ride = await app.ride(ada, { date: dayAhead, privacy: 'group', groupId: group.id });
  comment = await app.comment(ada, post);
  moment = await app.moment(ada, ride);
  ofBen = await app.ride(ben, { date: dayAhead, content: 'Kestrel in the valley' });
  between = await app.ride(cleo, { date: dayAhead });
  said = await app.comment(ada, between, { content: 'First' });
  answer = await app.comment(cleo, between, { parent: said });
  await app.comment(ben, between, { content: 'Second' });
  event = await app.event({ date: dayAhead });
  for (const member of [ada, ben]) {
    await app.participate(between, member);
    await app.register(event, member);
  }
  await app.follow(ada, cleo);
  await app.follow(cleo, ada);
  await app.as(ada).post('/api/likes/toggle', { postId: between.id });
  expect((await app.as(ada).post(`/api/users/${ben.id}/block`)).status).toBe(200);
});

const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id);

describe('to the blocked member what is the blocker’s is answered like what does not exist', () => {
  const things = () => ({ user: ada, post, ride, comment, moment });
  type Thing = keyof ReturnType<typeof things>;

  test.each<[Thing, string]>([
    ['user', '{ user(id: "ID") { id } }'],
    ['user', '{ node(id: "ID") { id } }'],
    ['user', 'mutation { setFollow(userId: "ID", following: true) { user { id } } }'],
    ['user', 'mutation { setMute(userId: "ID", muted: true) { user { id } } }'],
    ['user', 'mutation { setBlock(input: { userId: "ID", blocked: true }) { user { id } } }'],
    ['post', '{ post(id: "ID") { id } }'],
    ['post', '{ node(id: "ID") { id } }'],
    ['post', 'mutation { setLike(postId: "ID", liked: true) { post { id } } }'],
    ['post', 'mutation { createComment(input: { postId: "ID", content: "Hello" }) { comment { id } } }'],
    ['ride', '{ post(id: "ID") { id } }'],
    ['ride', 'mutation { setRideParticipation(postId: "ID", participating: true) { ride { id } } }'],
    ['ride', 'mutation { setRideSaved(postId: "ID", saved: true) { ride { id } } }'],
    ['ride', 'mutation { shareMoment(input: { postId: "ID", description: "Top" }) { moment { id } } }'],
    ['comment', '{ node(id: "ID") { id } }'],
    ['moment', '{ node(id: "ID") { id } }'],
  ])('by GraphQL: %s in %s', async (thing, document) => {
    const ask = async (id: string) => {
      const { data, error } = await app.as(ben).query(document.replace('ID', id));
      return { data, error };
    };
    expect(await ask(things()[thing].id)).toEqual(await ask(nobodysId));
  });

  test.each<[Thing, 'get' | 'post' | 'delete', string, object?]>([
    ['user', 'get', '/users/ID'],
    ['user', 'get', '/users/ID/stats'],
    ['user', 'get', '/users/ID/posts'],
    ['user', 'get', '/users/ID/followers'],
    ['user', 'get', '/users/ID/following'],
    ['user', 'post', '/users/ID/mute'],
    ['user', 'post', '/users/ID/block'],
    ['user', 'post', '/follows', { followingId: 'ID' }],
    ['post', 'get', '/posts/ID'],
    ['post', 'get', '/comments/ID'],
    ['post', 'post', '/likes/toggle', { postId: 'ID' }],
    ['post', 'post', '/comments', { postId: 'ID', content: 'Hello' }],
    ['ride', 'get', '/rides/ID/participants/count'],
    ['ride', 'get', '/rides/ID/moments'],
    ['ride', 'post', '/rides/ID/join'],
    ['ride', 'post', '/rides/ID/save'],
    ['ride', 'post', '/rides/ID/moments', { description: 'Top' }],
    ['comment', 'delete', '/comments/ID'],
  ])('by REST: %s, %s %s', async (thing, method, path, body) => {
    const ask = async (id: string) => {
      const sent = body && JSON.parse(JSON.stringify(body).replace('ID', id));
      const { status, body: answered } = await app.as(ben)[method](`/api${path.replace('ID', id)}`, sent);
      return { status, answered };
    };
    expect(await ask(things()[thing].id)).toEqual(await ask(nobodysId));
  });

  test('a profile by its name', async () => {
    const document = 'query ($username: String!) { user(username: $username) { id } }';
    expect((await app.as(ben).query(document, { username: 'Ada' })).data).toEqual({ user: null });
    expect((await app.as(cleo).query(document, { username: 'Ada' })).data).toEqual({ user: { id: ada.id } });
  });
});

/** The content of a member that a viewer finds in lists of others. */
async function survey(viewer: Member, other: Member) {
  const { query, get } = app.as(viewer);
  const document = `query ($group: ID!, $ride: ID!, $event: ID!, $cleo: ID!) {
    group(id: $group) { members(first: 9) { nodes { id } } }
    event(id: $event) { participantCount participants(first: 9) { nodes { id } } }
    post(id: $ride) {
      likeCount
      ride { participantCount participants(first: 9) { nodes { id } } followedParticipants(first: 9) { nodes { id } } }
      comments(first: 9) { nodes { author { id } } }
    }
    user(id: $cleo) { followers(first: 9) { nodes { id } } following(first: 9) { nodes { id } } }
    users: search(query: "${other.username}", first: 9) { users { nodes { id } } }
    posts: search(query: "kestrel", first: 9) { posts { nodes { author { id } } } }
    feed(scope: EVERYONE, first: 50) { nodes { author { id } } }
    rides(first: 50) { nodes { author { id } } }
  }`;
  const { data } = await query(document, { group: group.id, ride: between.id, event: event.id, cleo: cleo.id });
  const { group: club, event: race, post: seen, user, users, posts, feed, rides } = data;
  const has = (rows: { id?: string; author?: { id: string } }[]) =>
    rows.some(({ id, author }) => (author?.id ?? id) === other.id);
  return {
    members: has(club.members.nodes),
    participants: has(seen.ride.participants.nodes),
    registered: has(race.participants.nodes),
    comments: has(seen.comments.nodes),
    followers: has(user.followers.nodes),
    following: has(user.following.nodes),
    foundByName: has(users.users.nodes),
    foundByText: has(posts.posts.nodes),
    feed: has(feed.nodes),
    rides: has(rides.nodes),
    likes: (await get(`/api/posts/likes/check?postId=${between.id}&userId=${other.id}`)).body,
    counts: { likes: seen.likeCount, participants: seen.ride.participantCount, registered: race.participantCount },
  };
}
const counts = { likes: 1, participants: 3, registered: 2 };

test('the blocked member meets the blocker in no list, and is told the counts of everyone', async () => {
  expect(await survey(ben, ada)).toEqual({
    members: false,
    participants: false,
    registered: false,
    comments: false,
    followers: false,
    following: false,
    foundByName: false,
    foundByText: false,
    feed: false,
    rides: false,
    likes: false,
    counts,
  });
  expect(await survey(cleo, ada)).toMatchObject({
    members: true,
    participants: true,
    registered: true,
    comments: true,
    followers: true,
  });
});

test('the blocker reads nothing that the blocked member posts, and still finds their profile', async () => {
  expect(await survey(ada, ben)).toMatchObject({
    members: true,
    participants: true,
    registered: true,
    comments: false,
    foundByName: true,
    foundByText: false,
    feed: false,
    rides: false,
    counts,
  });
  expect((await app.as(ada).get(`/api/posts/${ofBen.id}`)).status).toBe(404);
  expect((await app.as(ada).get(`/api/users/${ben.id}`)).status).toBe(200);
});

test('what answers a hidden comment is hidden with it, and nobody can answer it', async () => {
  const { get, post: send } = app.as(ben);
  expect(idsOf((await get(`/api/comments/${between.id}`)).body)).not.toContain(said.id);
  const count = async (viewer: Member) => (await app.as(viewer).get(`/api/posts/comments/count/${between.id}`)).body;
  expect(await count(ben)).toEqual({ count: 1 });
  expect(await count(ada)).toEqual({ count: 2 });
  expect(await count(cleo)).toEqual({ count: 3 });
  for (const id of [said.id, answer.id]) {
    const { status } = await send('/api/comments', { postId: between.id, content: 'Hello', parentId: id });
    expect(status).toBe(400);
  }
});

test('neither follows the other while the block lasts', async () => {
  const document = 'mutation ($id: ID!) { setFollow(userId: $id, following: true) { user { id } } }';
  expect((await app.as(ada).query(document, { id: ben.id })).error).toMatchObject({
    code: 'BAD_USER_INPUT',
    field: 'userId',
  });
  expect((await app.as(ben).query(document, { id: ada.id })).error).toMatchObject({ code: 'NOT_FOUND' });
  expect(
    await app.run('select from follow where follower_id in ($1, $2) and followed_id in ($1, $2)', ada.id, ben.id),
  ).toEqual([]);
});

test('a mention of one by the other notifies nobody', async () => {
  await app.run('delete from notification');
  await app.as(ben).post('/api/posts', { content: 'Hello @ada and @cleo' });
  await app.as(ben).post('/api/comments', { postId: between.id, content: 'And you, @ada' });
  await app.as(ada).post('/api/posts', { content: 'Hello @ben' });
  const rows = await app.run<{ user_id: string }>(`select user_id from notification where kind = 'mention'`);
  expect(rows).toEqual([{ user_id: cleo.id }]);
});

test('the group calendar of the blocked member leaves the blocker’s rides out', async () => {
  const create = `mutation ($groupId: ID!) { createCalendarFeed(input: { kind: GROUP_RIDES, groupId: $groupId }) { path } }`;
  const { data } = await app.as(ben).query(create, { groupId: group.id });
  const calendar = await fetch(`${app.url}${data.createCalendarFeed.path}`);
  expect(calendar.status).toBe(200);
  expect(await calendar.text()).not.toContain(ride.id);
});

test('the group calendar does not say that a ride of a hidden author is cancelled', async () => {
  const create = `mutation ($groupId: ID!) { createCalendarFeed(input: { kind: GROUP_RIDES, groupId: $groupId }) { path } }`;
  const club = await app.group('Sprinters', ada, ben, cleo);
  const pathOf = async (member: Member) =>
    (await app.as(member).query(create, { groupId: club.id })).data.createCalendarFeed.path;
  const paths = { ada: await pathOf(ada), ben: await pathOf(ben), cleo: await pathOf(cleo) };
  const read = async (path: string) => (await fetch(app.url + path)).text();
  const [byAda, byBen] = [
    await app.ride(ada, { date: dayAhead, privacy: 'group', groupId: club.id }),
    await app.ride(ben, { date: dayAhead, privacy: 'group', groupId: club.id }),
  ];
  await app.as(ada).delete(`/api/posts/${byAda.id}`);
  await app.as(ben).delete(`/api/posts/${byBen.id}`);
  expect(await read(paths.ben)).not.toContain(byAda.id);
  expect(await read(paths.ada)).not.toContain(byBen.id);
  for (const { id } of [byAda, byBen]) expect(await read(paths.cleo)).toContain(id);
});

test('following a post live tells the blocked member nothing of what the blocker does there', async () => {
  const client = await app.live(ben);
  const followed = await client.follow(
    'subscription ($id: ID!) { postActivity(postId: $id) { kind comment { content } } }',
    { id: between.id },
  );

  await app.as(ada).post('/api/comments', { postId: between.id, content: 'Unheard' });
  await app.as(cleo).post('/api/comments', { postId: between.id, content: 'Heard' });
  expect(await followed.next()).toMatchObject({ comment: { content: 'Heard' } });
});
