import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { clientDocument } from '../test/clientDocument.ts';
import type { Made, Member } from '../test/factories.ts';
import { countSql } from '../test/sqlCounter.ts';
import { useApp } from '../test/useApp.ts';

const app = useApp();
let ada: Member;
let ben: Member;
let crowd: Member[];
let ride: Made;
let pastRide: Made;
let secret: Made;
beforeAll(async () => {
  ({ ada, ben } = await app.cast('ada', 'ben'));
  crowd = Object.values(await app.cast('cleo', 'dan', 'eve', 'flo', 'gus'));
});
beforeEach(async () => {
  ride = await app.ride(ada, { date: '2086-01-01' });
  pastRide = await app.ride(ada, { date: '2020-01-01' });
  secret = await app.ride(ada, { date: '2086-01-01', privacy: 'private' });
});
afterEach(async () => {
  const wrong = await app.run(
    `select r.id, r.participant_count, count(rp.user_id) from ride r left join ride_participant rp on rp.post_id = r.id
     group by r.id having r.participant_count <> count(rp.user_id)`,
  );
  expect(wrong).toEqual([]);
});

const postNotFound = { code: 'NOT_FOUND', message: 'Post not found' };
const past = { code: 'BAD_USER_INPUT', message: 'Cannot join a ride that has already passed' };
const unauthenticated = { code: 'UNAUTHENTICATED', message: 'Authentication required' };
const unknown = '0199a000-0000-7000-8000-000000000000';

const setDocument = `mutation ($postId: ID!, $participating: Boolean!) {
  setRideParticipation(postId: $postId, participating: $participating) {
    ride { id: postId participantCount viewerIsParticipating participants(first: 100) { nodes { username } } }
    viewer { id stats { weeklyDistance } }
  }
}`;

interface Outcome {
  fault: { code: string; message: string } | null;
  count?: number;
  isParticipating?: boolean;
}

interface Door {
  name: string;
  set(member: Member | null, ride: Made, participating: boolean): Promise<Outcome>;
}

const doors: Door[] = [
  {
    name: 'GraphQL',
    async set(member, { id }, participating) {
      const { data, error } = await app.as(member).query(setDocument, { postId: id, participating });
      if (error) return { fault: error };
      const { participantCount, viewerIsParticipating } = data.setRideParticipation.ride;
      return { fault: null, count: participantCount, isParticipating: viewerIsParticipating };
    },
  },
  {
    name: 'REST',
    async set(member, { id }, participating) {
      const caller = app.as(member);
      const { status, body } = participating
        ? await caller.post(`/api/rides/${id}/join`, { userId: member?.id })
        : await caller.delete(`/api/rides/${id}/leave/${member?.id ?? ada.id}`);
      return status >= 400 ? { fault: body } : { fault: null, ...body };
    },
  },
];

describe.each(doors)('taking part by $name', ({ set }) => {
  test('is joined and left, and either again changes nothing', async () => {
    expect(await set(ben, ride, true)).toEqual({ fault: null, count: 2, isParticipating: true });
    expect(await set(ben, ride, true)).toEqual({ fault: null, count: 2, isParticipating: true });
    expect(await set(ben, ride, false)).toEqual({ fault: null, count: 1, isParticipating: false });
    expect(await set(ben, ride, false)).toEqual({ fault: null, count: 1, isParticipating: false });
  });

  test('may be left and taken up again by the author', async () => {
    expect(await set(ada, ride, false)).toMatchObject({ count: 0, isParticipating: false });
    expect(await set(ada, ride, true)).toMatchObject({ count: 1, isParticipating: true });
  });

  test('cannot begin once the ride has passed, and can end', async () => {
    expect((await set(ben, pastRide, true)).fault).toEqual(past);
    expect(await set(ada, pastRide, true)).toEqual({ fault: null, count: 1, isParticipating: true });
    expect(await set(ada, pastRide, false)).toEqual({ fault: null, count: 0, isParticipating: false });
    expect((await set(ada, pastRide, true)).fault).toEqual(past);
  });

  test('is 404 for what is not there, not to be seen or no ride', async () => {
    const plain = await app.post(ada);
    for (const participating of [true, false]) {
      for (const { id } of [secret, { id: unknown }, { id: 'nowhere' }]) {
        expect((await set(ben, { id }, participating)).fault).toEqual(postNotFound);
      }
      expect((await set(ben, plain, participating)).fault).toEqual({ code: 'NOT_FOUND', message: 'Ride not found' });
    }
  });

  test('is for members', async () => {
    for (const participating of [true, false]) {
      for (const each of [ride, secret]) {
        expect((await set(null, each, participating)).fault).toEqual(unauthenticated);
      }
    }
  });

  test('of fifty at once, by several and each of them again and again, is once for each', async () => {
    const people = Array.from({ length: 50 }, (_, index) => crowd[index % crowd.length] ?? ben);
    const joins = await Promise.all(people.map((member) => set(member, ride, true)));
    expect(joins.filter(({ fault }) => fault)).toEqual([]);
    expect(await set(ada, ride, true)).toMatchObject({ count: crowd.length + 1 });
    const leaves = await Promise.all(people.map((member) => set(member, ride, false)));
    expect(leaves.filter(({ fault }) => fault)).toEqual([]);
    expect(await set(ada, ride, true)).toMatchObject({ count: 1 });
  });

  test('of one who joins and leaves fifty times at once ends in a count that is true', async () => {
    const outcomes = await Promise.all(Array.from({ length: 50 }, (_, index) => set(ben, ride, index % 2 === 0)));
    expect(outcomes.filter(({ fault }) => fault)).toEqual([]);
    const { count } = await set(ben, ride, false);
    expect(count).toBe(1);
  });

  test('while the ride is deleted is answered or 404, whoever comes first', async () => {
    for (let round = 0; round < 8; round += 1) {
      const doomed = await app.ride(ada, { date: '2086-01-01' });
      for (const member of crowd) await app.participate(doomed, member);
      const outcomes = Promise.all(
        Array.from({ length: 30 }, (_, index) => set(crowd[index % crowd.length] ?? ben, doomed, index >= 15)),
      );
      const { status } = await app.as(ada).delete(`/api/posts/${doomed.id}`);
      expect(status).toBe(200);
      for (const { fault } of await outcomes) expect([undefined, 'Post not found']).toContain(fault?.message);
    }
  });
});

describe('the participants', () => {
  test('are told in the order in which they joined, the author first', async () => {
    for (const member of crowd) await app.as(member).post(`/api/rides/${ride.id}/join`);
    const { data } = await app.as(ben).query(setDocument, { postId: ride.id, participating: true });
    const { nodes } = data.setRideParticipation.ride.participants;
    expect(nodes.map(({ username }: { username: string }) => username)).toEqual([
      'ada',
      ...crowd.map(({ username }) => username),
      'ben',
    ]);
    expect(data.setRideParticipation.viewer.id).toBe(ben.id);
  });

  test('are told page by page, each once, whoever leaves between the pages', async () => {
    for (const member of crowd) await app.participate(ride, member);
    const document = `query ($id: ID!, $after: String) { post(id: $id) { ride {
      participants(first: 2, after: $after) { nodes { id } pageInfo { hasNextPage endCursor } }
    } } }`;
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const { data } = await app.as(null).query(document, { id: ride.id, after });
      const { nodes, pageInfo } = data.post.ride.participants;
      seen.push(...nodes.map(({ id }: Made) => id));
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
      if (seen.length === 2) await app.as(ada).delete(`/api/rides/${ride.id}/leave/${ada.id}`);
    } while (after);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.sort()).toEqual([ada, ...crowd].map(({ id }) => id).sort());
  });

  test('and those who wait, for the author, cost the client 4 statements, and 2 for a visitor, however many they are', async () => {
    for (const member of crowd) {
      await app.participate(ride, member);
      await app.wait(pastRide, member);
    }
    await app.wait(ride, ben);
    const costs = async (name: string, viewer: Member | null) => {
      const ask = ({ id }: Made) =>
        countSql(app, async () => {
          const { data, error } = await app.as(viewer).query(clientDocument(name), { postId: id });
          expect([error, data.post.id]).toEqual([null, id]);
        });
      return [await ask(ride), await ask(pastRide)];
    };
    await app.tokenOf(ada);
    for (const list of ['RideRiders', 'RideWaitingList']) {
      expect([list, await costs(list, ada)]).toEqual([list, [4, 4]]);
    }
    expect(await costs('RideRiders', null)).toEqual([2, 2]);
  });
});

describe('over REST', () => {
  test('the count and whether someone takes part are open to visitors', async () => {
    await app.participate(ride, ben);
    for (const viewer of [null, ada, ben]) {
      const get = (path: string) => app.as(viewer).get(`/api/rides/${ride.id}/participants/${path}`);
      expect((await get('count')).body).toEqual({ count: 2 });
      expect((await get(ben.id)).body).toEqual({ isParticipating: true });
      expect((await get(ben.id.toUpperCase())).body).toEqual({ isParticipating: true });
      expect((await get(crowd[0]?.id ?? '')).body).toEqual({ isParticipating: false });
      for (const nobody of [unknown, 'nobody', '%00']) {
        const { status, body } = await get(nobody);
        expect([status, body]).toEqual([200, { isParticipating: false }]);
      }
    }
  });

  test('of what is not to be seen the count is 404 and the check is false', async () => {
    for (const id of [secret.id, unknown, 'nowhere']) {
      const count = await app.as(ben).get(`/api/rides/${id}/participants/count`);
      expect([count.status, count.body]).toEqual([404, postNotFound]);
      const check = await app.as(ben).get(`/api/rides/${id}/participants/${ada.id}`);
      expect([check.status, check.body]).toEqual([200, { isParticipating: false }]);
    }
    expect((await app.as(ada).get(`/api/rides/${secret.id}/participants/${ada.id}`)).body).toEqual({
      isParticipating: true,
    });
  });

  test('one joins and leaves for oneself alone', async () => {
    const join = (userId: unknown) => app.as(ben).post(`/api/rides/${ride.id}/join`, { userId });
    for (const userId of [ada.id, unknown, '', 5]) {
      const { status, body } = await join(userId);
      expect([status, body.code]).toEqual([403, 'FORBIDDEN']);
    }
    const leave = await app.as(ben).delete(`/api/rides/${ride.id}/leave/${ada.id}`);
    expect([leave.status, leave.body.code]).toEqual([403, 'FORBIDDEN']);
    expect((await app.as(null).get(`/api/rides/${ride.id}/participants/${ada.id}`)).body.isParticipating).toBe(true);
    for (const userId of [ben.id, null, undefined]) expect((await join(userId)).status).toBe(200);
    expect((await app.as(ben).post(`/api/rides/${ride.id}/join`)).status).toBe(200);
  });

  test('the id of the ride counts whatever its case', async () => {
    const { body } = await app.as(ben).post(`/api/rides/${ride.id.toUpperCase()}/join`);
    expect(body).toEqual({ count: 2, isParticipating: true });
  });
});
