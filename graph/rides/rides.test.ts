import { beforeAll, describe, expect, test } from 'vitest';
import type { Made, Member } from '../test/factories.ts';
import { useApp } from '../test/useApp.ts';

const app = useApp({ RATE_LIMITS: '{"writes": 100000}' });
let author: Member;
let ada: Member;
let ben: Member;
beforeAll(async () => {
  ({ author, ada, ben } = await app.cast('author', 'ada', 'ben'));
});

const soon = { date: '2099-05-01' };
const past = { date: '2020-05-01' };
const hasPassed = { code: 'BAD_USER_INPUT', message: 'Cannot join a ride that has already passed' };

const document = `mutation ($postId: ID!, $participating: Boolean!) {
  setRideParticipation(postId: $postId, participating: $participating) {
    ride { id: postId participantCount viewerIsParticipating participants { nodes { username } } }
    viewer { id stats { monthlyDistance } }
  }
}`;
const set = (viewer: Member | null, { id }: Made, participating: boolean) =>
  app.as(viewer).query(document, { postId: id, participating });

async function ridersOf(viewer: Member, ride: Made, participating: boolean): Promise<string[]> {
  const { data, error } = await set(viewer, ride, participating);
  expect(error).toBeNull();
  const { id, participantCount, viewerIsParticipating, participants } = data.setRideParticipation.ride;
  const names = participants.nodes.map((user: Member) => user.username);
  expect([id, participantCount, viewerIsParticipating]).toEqual([ride.id, names.length, participating]);
  expect(data.setRideParticipation.viewer.id).toBe(viewer.id);
  return names;
}

/** The participant counter of a ride. It must equal the number of its participants. */
async function countOf({ id }: Made): Promise<number> {
  const [row] = await app.run<{ counter: number; counted: number }>(
    `select participant_count as counter, (select count(*)::int from ride_participant where post_id = $1) as counted from ride where id = $1`,
    id,
  );
  expect(row?.counter).toBe(row?.counted);
  return row?.counter ?? Number.NaN;
}

describe('setRideParticipation', () => {
  test('joins and leaves, and doing so twice changes nothing', async () => {
    const ride = await app.ride(author, soon);
    expect(await ridersOf(ada, ride, true)).toEqual(['author', 'ada']);
    expect(await ridersOf(ada, ride, true)).toEqual(['author', 'ada']);
    expect(await ridersOf(ben, ride, true)).toEqual(['author', 'ada', 'ben']);
    expect(await ridersOf(ada, ride, false)).toEqual(['author', 'ben']);
    expect(await ridersOf(ada, ride, false)).toEqual(['author', 'ben']);
    expect(await ridersOf(author, ride, false)).toEqual(['ben']);
    expect(await ridersOf(ada, ride, true)).toEqual(['ben', 'ada']);
  });

  test('lets nobody into a ride that has passed, and everybody out of it', async () => {
    const ride = await app.ride(author, past);
    await app.participate(ride, ben);
    expect((await set(ada, ride, true)).error).toEqual(hasPassed);
    expect(await ridersOf(ben, ride, true)).toEqual(['author', 'ben']);
    expect(await ridersOf(ben, ride, false)).toEqual(['author']);
    expect((await set(ben, ride, true)).error).toEqual(hasPassed);
    expect(await ridersOf(ada, ride, false)).toEqual(['author']);
  });

  test('lets people into a ride without a date or time, which never passes', async () => {
    expect(await ridersOf(ada, await app.ride(author, { date: null, time: null }), true)).toHaveLength(2);
    expect(await ridersOf(ada, await app.ride(author, { ...past, time: null }), true)).toHaveLength(2);
  });

  test('refuses what one may not see as what does not exist, plain posts and visitors', async () => {
    const secret = await app.ride(author, { ...soon, privacy: 'private' });
    const plain = await app.post(author);
    for (const participating of [true, false]) {
      for (const id of [secret.id, '0199a000-0000-7000-8000-000000000000', 'no id']) {
        expect((await set(ada, { id }, participating)).error).toEqual({ code: 'NOT_FOUND', message: 'Post not found' });
      }
      expect((await set(ada, plain, participating)).error).toEqual({ code: 'NOT_FOUND', message: 'Ride not found' });
      expect((await set(null, await app.ride(author, soon), participating)).error?.code).toBe('UNAUTHENTICATED');
    }
    expect(await countOf(secret)).toBe(1);
  });
});

describe('the riders of a ride', () => {
  test('come in pages, in the order in which they joined', async () => {
    const ride = await app.ride(author, soon);
    const crowd = await app.cast('c1', 'c2', 'c3', 'c4', 'c5');
    for (const member of Object.values(crowd)) await app.participate(ride, member);
    // Two of them joined at the same instant.
    await app.run(
      `update ride_participant p set created_at = x.created_at
       from ride_participant x where p.post_id = $1 and x.post_id = $1 and p.user_id = $2 and x.user_id = $3`,
      ride.id,
      crowd.c3.id,
      crowd.c2.id,
    );
    const pages = `query ($id: ID!, $first: Int!, $after: String) {
      post(id: $id) { ride { participants(first: $first, after: $after) {
        nodes { username } edges { cursor } pageInfo { hasNextPage hasPreviousPage endCursor }
      } } }
    }`;
    for (const first of [1, 2, 4, 100]) {
      const seen: string[] = [];
      let after: string | null = null;
      do {
        const { data } = await app.as(null).query(pages, { id: ride.id, first, after });
        const { nodes, edges, pageInfo } = data.post.ride.participants;
        expect(pageInfo.endCursor).toBe(edges.at(-1).cursor);
        expect(pageInfo.hasPreviousPage).toBe(after !== null);
        seen.push(...nodes.map((user: Member) => user.username));
        after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
      } while (after);
      expect([...seen].sort()).toEqual(['author', 'c1', 'c2', 'c3', 'c4', 'c5']);
      expect(seen.filter((name) => !['c2', 'c3'].includes(name))).toEqual(['author', 'c1', 'c4', 'c5']);
    }
  });

  test('of several rides are paged apart in one request, also by different sizes', async () => {
    const [one, two] = [await app.ride(author, soon), await app.ride(ada, soon)];
    await app.participate(one, ben);
    const { data } = await app.as(null).query(
      `query ($one: ID!, $two: ID!) {
        a: post(id: $one) { ride { all: participants { nodes { username } } first: participants(first: 1) { nodes { username } pageInfo { hasNextPage } } } }
        b: post(id: $two) { ride { all: participants { nodes { username } } } }
      }`,
      { one: one.id, two: two.id },
    );
    expect(data).toEqual({
      a: {
        ride: {
          all: { nodes: [{ username: 'author' }, { username: 'ben' }] },
          first: { nodes: [{ username: 'author' }], pageInfo: { hasNextPage: true } },
        },
      },
      b: { ride: { all: { nodes: [{ username: 'ada' }] } } },
    });
  });

  test.each([
    ['first: 0', 'first'],
    ['first: 101', 'first'],
    ['after: "x"', 'after'],
  ])('are refused for %s', async (args, field) => {
    const ride = await app.ride(author, soon);
    const { error } = await app
      .as(null)
      .query(`{ post(id: "${ride.id}") { ride { participants(${args}) { nodes { id } } } } }`);
    expect(error).toMatchObject({ code: 'BAD_USER_INPUT', field });
  });
});

describe('many at once', () => {
  test('twenty joins of one person are one', async () => {
    const ride = await app.ride(author, soon);
    await Promise.all(Array.from({ length: 20 }, () => set(ada, ride, true)));
    expect(await countOf(ride)).toBe(2);
  });

  test('a storm of joins and leaves leaves a count that is right, and nobody sees an error', async () => {
    const crowd = [ada, ben, ...Object.values(await app.cast('r1', 'r2', 'r3'))];
    const rides = [await app.ride(author, soon), await app.ride(author, soon)];
    const storm = Array.from({ length: 120 }, (_, index) =>
      set(crowd[index % crowd.length] ?? ada, rides[index % 2] ?? { id: '' }, index % 3 > 0),
    );
    for (const { error } of await Promise.all(storm)) expect(error).toBeNull();
    for (const ride of rides) expect(await countOf(ride)).toBeGreaterThan(0);
  });

  test('joins while the ride is being deleted end in a join or a 404, never in an error of ours', async () => {
    const crowd = Object.values(await app.cast('d1', 'd2', 'd3', 'd4', 'd5', 'd6'));
    for (let round = 0; round < 8; round += 1) {
      const ride = await app.ride(author, soon);
      for (const member of crowd.slice(0, 3)) await set(member, ride, true);
      const storm = crowd.flatMap((member, index) => [set(member, ride, index >= 3), set(member, ride, index < 3)]);
      const deletion = app.as(author).delete(`/api/posts/${ride.id}`);
      const late = crowd.map((member, index) => set(member, ride, index % 2 === 0));
      for (const { error } of await Promise.all([...storm, ...late])) {
        if (error) expect(error.code).toBe('NOT_FOUND');
      }
      expect((await deletion).status).toBe(200);
    }
  });
});
