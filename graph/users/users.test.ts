import { beforeAll, describe, expect, test } from 'vitest';
import type { Member } from '../test/factories.ts';
import { useApp } from '../test/useApp.ts';

const privateFacts = {
  email: 'rosa@cycle.example',
  phone: '+49 30 901820',
  location: 'Kreuzberg',
  // No id contains these digits.
  monthlyGoal: 480.5,
};

const app = useApp();
let rosa: Member;
let other: Member;
let follower: Member;
let groupId: string;
let rideId: string;
beforeAll(async () => {
  rosa = await app.member('Rosa.Lind', { displayName: 'Rosa Lind' });
  ({ other, follower } = await app.cast('other', 'follower'));
  await app.follow(follower, rosa);
  await app.follow(rosa, other);
  ({ id: groupId } = await app.group('Night riders', rosa, other));
  await app.run(
    `update "user" set email = $2, phone = $3, location = $4, monthly_goal = $5, bio = 'Rain or shine' where id = $1`,
    rosa.id,
    ...Object.values(privateFacts),
  );
  ({ id: rideId } = await app.ride(rosa, { date: '2086-05-01' }));
});

const publicFacts = () => ({
  id: rosa.id,
  username: 'Rosa.Lind',
  displayName: 'Rosa Lind',
  profilePicture: null,
  bio: 'Rain or shine',
  unitsPreference: 'imperial',
  timeZone: null,
});

/** Everyone except the member. */
const strangers: [string, () => Member | null][] = [
  ['a visitor', () => null],
  ['another member', () => other],
  ['a follower', () => follower],
];

describe('a member', () => {
  test('is found by id and by name, whatever the case of the name, by anyone', async () => {
    for (const path of [rosa.id, 'by-username/Rosa.Lind', 'by-username/rosa.lind', 'by-username/ROSA.LIND']) {
      const { status, body } = await app.as(null).get(`/api/users/${path}`);
      expect([status, body]).toEqual([200, publicFacts()]);
    }
    for (const key of [`id: "${rosa.id}"`, 'username: "ROSA.lind"']) {
      const { data } = await app.as(null).query(`{ user(${key}) { id username displayName bio unitsPreference } }`);
      expect(data.user).toMatchObject({ id: rosa.id, username: 'Rosa.Lind', unitsPreference: 'IMPERIAL' });
    }
  });

  test.each([
    'nobody',
    '0199a000-0000-7000-8000-000000000000',
    'by-username/nobody',
    'by-username/rosa',
    'by-username/%00',
    `${'0199a000-0000-7000-8000-000000000000'}/stats`,
    'nobody/stats',
  ])('who is unknown (%s) is 404', async (path) => {
    const { status, body } = await app.as(null).get(`/api/users/${path}`);
    expect([status, body]).toEqual([404, { message: 'User not found', code: 'NOT_FOUND' }]);
  });

  test('who is unknown is null in GraphQL, and so is one who is not named', async () => {
    for (const key of ['(id: "nobody")', '(username: "nobody")', '(username: "")', '']) {
      expect(await app.as(null).query(`{ user${key} { id } }`)).toMatchObject({ data: { user: null }, error: null });
    }
  });

  test('sees their own email, phone, location and goal', async () => {
    for (const path of [rosa.id, 'by-username/rosa.lind']) {
      expect((await app.as(rosa).get(`/api/users/${path}`)).body).toEqual({ ...publicFacts(), ...privateFacts });
    }
    const { data } = await app.as(rosa).query('{ viewer { email phone location monthlyGoal isViewer } }');
    expect(data.viewer).toEqual({ ...privateFacts, isViewer: true });
  });
});

test('a member sees what is theirs wherever they meet themselves', async () => {
  const { get, query } = app.as(rosa);
  const own = { ...publicFacts(), ...privateFacts };
  expect((await get(`/api/users/${other.id}/followers`)).body).toEqual([own]);
  expect((await get(`/api/users/${follower.id}/following`)).body).toEqual([own]);
  const facts = '{ email phone location monthlyGoal }';
  const { data } = await query(
    `{ group(id: "${groupId}") { members(first: 1) { nodes ${facts} } } viewer { posts { nodes { author ${facts} } } } }`,
  );
  expect([data.group.members.nodes[0], data.viewer.posts.nodes[0].author]).toEqual([privateFacts, privateFacts]);
});

describe.each(strangers)('to %s', (_name, stranger) => {
  const leaks = (answer: unknown) =>
    Object.values(privateFacts).filter((fact) => JSON.stringify(answer).includes(JSON.stringify(fact)));

  test('REST leaves the private facts of a member out', async () => {
    const { get } = app.as(stranger());
    for (const path of [rosa.id, 'by-username/rosa.lind']) {
      expect((await get(`/api/users/${path}`)).body).toEqual(publicFacts());
    }
    expect(leaks((await get('/api/posts/feed?showAll=true')).body)).toEqual([]);
    expect(leaks((await get(`/api/posts/${rideId}`)).body)).toEqual([]);
    expect((await get(`/api/users/${other.id}/followers`)).body).toEqual([publicFacts()]);
    expect((await get(`/api/users/${follower.id}/following`)).body).toEqual([publicFacts()]);
    for (const path of [`/api/users/${rosa.id}/posts`, `/api/posts/user/rides/${rosa.id}`]) {
      const { body } = await get(path);
      expect([body.length, leaks(body)]).toEqual([1, []]);
    }
  });

  test('GraphQL answers null for them wherever a member can be reached', async () => {
    const facts = '{ id username isViewer email phone location monthlyGoal }';
    const { data, error } = await app.as(stranger()).query(
      `query ($id: ID!, $rideId: ID!, $groupId: ID!, $otherId: ID!, $followerId: ID!) {
        user(id: $id) ${facts}
        byName: user(username: "rosa.lind") ${facts}
        post(id: $rideId) { author ${facts} ride { participants { nodes ${facts} } post { author ${facts} } } }
        feed { nodes { author ${facts} } edges { node { author ${facts} } } }
        other: user(id: $otherId) { followers { nodes ${facts} edges { node ${facts} } } }
        follower: user(id: $followerId) { following { nodes ${facts} edges { node ${facts} } } }
        group(id: $groupId) { members { nodes ${facts} edges { node ${facts} } } }
        lists: user(id: $id) { posts { nodes { author ${facts} } } groups { nodes { members { nodes ${facts} } } } }
      }`,
      { id: rosa.id, rideId, groupId, otherId: other.id, followerId: follower.id },
    );
    expect(error).toBeNull();
    expect(leaks(data)).toEqual([]);
    const blank = { email: null, phone: null, location: null, monthlyGoal: null, isViewer: false };
    expect(data.user).toMatchObject(blank);
    expect(data.post.author).toMatchObject(blank);
    expect(data.post.ride.participants.nodes).toEqual([expect.objectContaining(blank)]);
    const lists = [
      data.other.followers,
      data.follower.following,
      data.group.members,
      data.lists.groups.nodes[0].members,
    ];
    for (const { nodes } of lists) expect(nodes).toContainEqual({ ...blank, id: rosa.id, username: 'Rosa.Lind' });
    expect(data.lists.posts.nodes[0].author).toMatchObject(blank);
  });

  test('a member’s stats count what is public alone', async () => {
    const { body } = await app.as(stranger()).get(`/api/users/${rosa.id}/stats`);
    expect(body).toMatchObject({ postCount: 0, rideCount: 1, followerCount: 1, followingCount: 1 });
  });
});

describe('stats', () => {
  let sven: Member;
  beforeAll(async () => {
    sven = await app.member('sven');
    await app.follow(sven, rosa);
    await app.follow(sven, other);
    await app.post(sven);
    await app.post(sven, { privacy: 'private' });
    await app.run('insert into group_member (group_id, user_id) values ($1, $2)', groupId, sven.id);
    await app.post(sven, { privacy: 'group', groupId });
    await app.ride(sven, { date: '2086-05-02' });
    await app.ride(sven, { date: '2086-05-03', privacy: 'private' });
  });

  const countsOf = async (viewer: Member | null) => {
    const rest = await app.as(viewer).get(`/api/users/${sven.id}/stats`);
    const document = `{ user(id: "${sven.id}") { stats { postCount rideCount followerCount followingCount weeklyDistance monthlyDistance } } }`;
    const graphql = await app.as(viewer).query(document);
    expect(rest.body).toEqual(graphql.data.user.stats);
    return rest.body;
  };

  test('count plain posts and rides apart, everything for the member, the public ones for others', async () => {
    const common = { followerCount: 0, followingCount: 2, weeklyDistance: 0, monthlyDistance: 0 };
    expect(await countsOf(sven)).toEqual({ postCount: 3, rideCount: 2, ...common });
    // A viewer who shares the group may read three of them, but still gets the public number.
    for (const viewer of [null, follower, other]) {
      expect(await countsOf(viewer)).toEqual({ postCount: 1, rideCount: 1, ...common });
    }
  });

  test('follow posts that change hands between public and private, and deletions', async () => {
    const { id } = await app.post(sven);
    const publicCount = async () => (await countsOf(null)).postCount;
    expect(await publicCount()).toBe(2);
    await app.as(sven).put(`/api/posts/${id}`, { privacy: 'private' });
    expect(await publicCount()).toBe(1);
    await app.as(sven).put(`/api/posts/${id}`, { privacy: 'public' });
    expect(await publicCount()).toBe(2);
    await app.as(sven).delete(`/api/posts/${id}`);
    expect(await publicCount()).toBe(1);
    expect((await countsOf(sven)).postCount).toBe(3);
  });
});

test('viewerIsFollowing is told to the follower alone', async () => {
  const document = `{ user(id: "${rosa.id}") { viewerIsFollowing } }`;
  const told = [];
  for (const viewer of [follower, other, rosa, null]) told.push((await app.as(viewer).query(document)).data.user);
  expect(told.map((user) => user.viewerIsFollowing)).toEqual([true, false, false, false]);
});
