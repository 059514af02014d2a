import { beforeEach, describe, expect, test } from 'vitest';
import { remindOfRides } from '../notifications/rideReminders.ts';
import type { Caller, RestAnswer } from '../test/caller.ts';
import type { Made, Member } from '../test/factories.ts';
import { useApp } from '../test/useApp.ts';
import { distancesByUsers } from '../users/distances.ts';
import { weekLists } from '../users/weeks.ts';

const app = useApp();
let ada: Member;
let ben: Member;
let ride: Made;
const remind = () => remindOfRides({ ...app.backend, now: new Date('2087-04-30T20:00:00Z') });
beforeEach(async () => {
  await app.run('delete from "user"');
  ({ ada, ben } = await app.cast('ada', 'ben'));
  ride = await app.ride(ada, { content: 'Mill loop', date: '2087-05-01' });
  await app.participate(ride, ben);
});

interface Outcome {
  fault: { code: string; message: string; field?: string } | null;
  calledOff: { reason: string } | null;
}
const fields = '{ ride { calledOffAt calledOffReason } }';
const doors = [
  {
    name: 'GraphQL',
    async callOff(caller: Caller, postId: string, reason: string): Promise<Outcome> {
      const text = `mutation ($input: CallOffRideInput!) { callOffRide(input: $input) ${fields} }`;
      const { data, error } = await caller.query(text, { input: { postId, reason } });
      return { fault: error ?? null, calledOff: calledOffIn(data?.callOffRide?.ride) };
    },
    async putOn(caller: Caller, postId: string): Promise<Outcome> {
      const { data, error } = await caller.query(`mutation ($id: ID!) { putRideOnAgain(postId: $id) ${fields} }`, {
        id: postId,
      });
      return { fault: error ?? null, calledOff: calledOffIn(data?.putRideOnAgain?.ride) };
    },
  },
  {
    name: 'REST',
    callOff: async (caller: Caller, id: string, reason: string): Promise<Outcome> =>
      ofRest(await caller.put(`/api/rides/${id}/call-off`, { reason })),
    putOn: async (caller: Caller, id: string): Promise<Outcome> =>
      ofRest(await caller.delete(`/api/rides/${id}/call-off`)),
  },
];

const calledOffIn = (ride?: { calledOffAt: string | null; calledOffReason: string }) =>
  ride?.calledOffAt ? { reason: ride.calledOffReason } : null;

function ofRest({ status, body }: RestAnswer): Outcome {
  if (status >= 400) return { fault: body, calledOff: null };
  const { calledOff } = body.rideData;
  return { fault: null, calledOff: calledOff ? { reason: calledOff.reason } : null };
}

const noticesOf = async (member: Member) => {
  const text = `{ notifications(first: 9) { nodes {
    kind isRead rideChange { before { date calledOffReason } after { date calledOffReason } }
  } } }`;
  return (await app.as(member).query(text)).data.notifications.nodes;
};
const join = (member: Member) => app.as(member).post(`/api/rides/${ride.id}/join`);

describe.each(doors)('a ride that is called off by $name', ({ callOff, putOn }) => {
  test('says why to all, keeps its participants, and can be put on again', async () => {
    const ice = await callOff(app.as(ada), ride.id, '  Ice on the roads ');
    expect(ice).toEqual({ fault: null, calledOff: { reason: 'Ice on the roads' } });
    const { body } = await app.as(ben).get(`/api/posts/${ride.id}`);
    expect(body.rideData.calledOff).toEqual({ at: expect.any(String), reason: 'Ice on the roads' });
    expect((await callOff(app.as(ada), ride.id, 'Snow')).calledOff).toEqual({ reason: 'Snow' });
    expect((await callOff(app.as(ada), ride.id, 'Snow')).fault).toBeNull();

    expect(await putOn(app.as(ada), ride.id)).toEqual({ fault: null, calledOff: null });
    expect((await putOn(app.as(ada), ride.id)).fault).toBeNull();
    const again = await app.as(ben).get(`/api/posts/${ride.id}`);
    expect(again.body.rideData).not.toHaveProperty('calledOff');
    expect((await app.as(ben).get(`/api/rides/${ride.id}/participants/count`)).body).toEqual({ count: 2 });
  });

  test('is called off by its author alone, with a reason, before it starts', async () => {
    expect((await callOff(app.as(ben), ride.id, 'Ice')).fault).toMatchObject({ code: 'FORBIDDEN' });
    expect((await callOff(app.as(null), ride.id, 'Ice')).fault).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect((await callOff(app.as(ada), ride.id, '  ')).fault).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: 'Please say why the ride is called off',
      field: 'reason',
    });
    expect((await callOff(app.as(ada), ride.id, 'x'.repeat(301))).fault).toMatchObject({ field: 'reason' });
    const hidden = await app.ride(ada, { date: '2087-05-01', privacy: 'private' });
    expect((await callOff(app.as(ben), hidden.id, 'Ice')).fault).toMatchObject({ code: 'NOT_FOUND' });
    const plain = await app.post(ada);
    expect((await callOff(app.as(ada), plain.id, 'Ice')).fault).toMatchObject({ code: 'NOT_FOUND' });

    const past = await app.ride(ada, { date: '2020-05-01' });
    const started = { code: 'BAD_USER_INPUT', message: expect.stringContaining('already started') };
    expect((await callOff(app.as(ada), past.id, 'Ice')).fault).toMatchObject(started);
    expect((await putOn(app.as(ada), past.id)).fault).toBeNull();
    await app.run(`update ride set called_off_at = now(), called_off_reason = 'Ice' where id = $1`, past.id);
    expect((await callOff(app.as(ada), past.id, 'Ice')).fault).toBeNull();
    expect((await putOn(app.as(ada), past.id)).fault).toMatchObject(started);
  });

  test('takes nobody in, and lets everybody go', async () => {
    const cleo = await app.member('cleo');
    await callOff(app.as(ada), ride.id, 'Ice');
    expect(await join(cleo)).toMatchObject({
      status: 400,
      body: { message: 'Cannot join a ride that is called off' },
    });
    expect((await app.as(ben).delete(`/api/rides/${ride.id}/leave/${ben.id}`)).body.count).toBe(1);
    await putOn(app.as(ada), ride.id);
    expect((await join(cleo)).body).toEqual({ count: 2, isParticipating: true });
  });

  test('tells its participants, and takes it back while it is unread', async () => {
    await callOff(app.as(ada), ride.id, 'Ice');
    const [notice] = await noticesOf(ben);
    expect(notice).toMatchObject({
      kind: 'RIDE_CHANGED',
      isRead: false,
      rideChange: { before: { calledOffReason: null }, after: { calledOffReason: 'Ice' } },
    });
    expect(await noticesOf(ada)).not.toContainEqual(expect.objectContaining({ kind: 'RIDE_CHANGED' }));
    await putOn(app.as(ada), ride.id);
    expect(await noticesOf(ben)).toEqual([]);

    await callOff(app.as(ada), ride.id, 'Ice');
    await app.run('update notification set read_at = now() where user_id = $1', ben.id);
    await putOn(app.as(ada), ride.id);
    expect(await noticesOf(ben)).toContainEqual(
      expect.objectContaining({
        isRead: false,
        rideChange: expect.objectContaining({ after: expect.objectContaining({ calledOffReason: null }) }),
      }),
    );
  });

  test('reminds nobody, and reminds again once it is on', async () => {
    const kinds = async () => (await noticesOf(ben)).map(({ kind }: { kind: string }) => kind);
    await remind();
    expect(await kinds()).toContain('RIDE_TOMORROW');
    await callOff(app.as(ada), ride.id, 'Ice');
    expect(await kinds()).toEqual(['RIDE_CHANGED']);
    await remind();
    expect(await kinds()).toEqual(['RIDE_CHANGED']);
    await putOn(app.as(ada), ride.id);
    await remind();
    expect(await kinds()).toEqual(['RIDE_TOMORROW']);
  });

  test('hides a reminder that was written beside it', async () => {
    await callOff(app.as(ada), ride.id, 'Ice');
    await app.run(
      `insert into notification (id, user_id, kind, subject_id, post_id, since, at, starts_at)
       select r.id, $2, 'rideTomorrow', r.id, r.id, now(), now(), r.starts_at from ride r where r.id = $1`,
      ride.id,
      ben.id,
    );
    expect((await noticesOf(ben)).map(({ kind }: { kind: string }) => kind)).toEqual(['RIDE_CHANGED']);
  });
});

test('a ride that was called off counts in no distances', async () => {
  const past = await app.ride(ada, { date: '2026-11-17', distance: 20 });
  const reader = { viewer: ada, sql: app.backend.sql, now: new Date('2026-11-18T12:00:00Z') };
  const counted = async () => {
    const [distances] = await distancesByUsers(reader, [ada.id], 'UTC');
    const weeks = await weekLists(reader, 'UTC').load({ userId: ada.id, last: 1 });
    return [distances?.weeklyDistance, distances?.monthlyDistance, ...weeks.map(({ rideCount }) => rideCount)];
  };
  expect(await counted()).toEqual([20, 20, 1]);
  await app.run(`update ride set called_off_at = now(), called_off_reason = 'Ice' where id = $1`, past.id);
  expect(await counted()).toEqual([0, 0, 0]);
});
