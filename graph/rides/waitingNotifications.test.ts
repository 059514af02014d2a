import { beforeEach, describe, expect, test } from 'vitest';
import { deleteInBatches } from '../platform/database/deleteInBatches.ts';
import type { Made, Member } from '../test/factories.ts';
import { bareRide } from '../test/rideDoors.ts';
import { type SeriesDoor, seriesDoors } from '../test/seriesDoors.ts';
import { useApp } from '../test/useApp.ts';

const app = useApp();
let ada: Member;
let ben: Member;
let cleo: Member;
let dan: Member;
let ride: Made;
const facts = { distance: 20, date: '2087-05-01', time: '07:00' };
beforeEach(async () => {
  await app.run('truncate "user" cascade');
  ({ ada, ben, cleo, dan } = await app.cast('ada', 'ben', 'cleo', 'dan'));
  ride = await app.ride(ada, { content: 'Mill loop', date: '2087-05-01' });
  await app.participate(ride, ben);
  await app.as(ada).put(`/api/posts/${ride.id}`, { rideData: { ...facts, places: 2 } });
});
const leave = (member: Member) => app.as(member).delete(`/api/rides/${ride.id}/leave/${member.id}`);
const wait = (member: Member) => app.as(member).put(`/api/rides/${ride.id}/waiting`, {});

describe('who waits is told, as participants are,', () => {
  const changesFor = async (member: Member) => {
    const text = `{ notifications(first: 9) { nodes { kind rideChange { before { time calledOffReason } after { time calledOffReason } } } } }`;
    const { nodes } = (await app.as(member).query(text)).data.notifications;
    return nodes.filter(({ kind }: { kind: string }) => kind.startsWith('RIDE_'));
  };
  const move = (time: string) =>
    app.as(ada).put(`/api/posts/${ride.id}`, { rideData: { ...facts, time, location: 'Mill' } });
  const callOff = () => app.as(ada).put(`/api/rides/${ride.id}/call-off`, { reason: 'Ice' });

  test('of a new plan until they leave the list, also live, and still once they have a place', async () => {
    await wait(cleo);
    await wait(dan);
    const live = await (await app.live(cleo)).follow(
      'subscription { notificationActivity { kind notification { kind } } }',
    );
    await move('09:00');
    expect(await live.next()).toEqual({ kind: 'NOTIFIED', notification: { kind: 'RIDE_CHANGED' } });
    const change = {
      before: { time: '07:00', calledOffReason: null },
      after: { time: '09:00', calledOffReason: null },
    };
    const told = [{ kind: 'RIDE_CHANGED', rideChange: change }];
    for (const member of [ben, cleo, dan]) expect(await changesFor(member)).toEqual(told);
    await leave(ben);
    expect(await changesFor(cleo)).toEqual(told);
    await app.as(dan).delete(`/api/rides/${ride.id}/waiting`);
    await wait(dan);
    expect(await changesFor(dan)).toEqual([]);
    await move('10:00');
    await leave(dan);
    await wait(dan);
    expect(await changesFor(dan)).toEqual([]);
  });

  test('of a new plan also once they have a place of which they wanted no notification', async () => {
    await app.run(`insert into silenced_kind (user_id, kind) values ($1, 'placeGiven')`, cleo.id);
    await wait(cleo);
    await move('09:00');
    await leave(ben);
    expect(await changesFor(cleo)).toMatchObject([{ kind: 'RIDE_CHANGED', rideChange: { after: { time: '09:00' } } }]);
    await wait(dan);
    await leave(cleo);
    expect(await changesFor(dan)).toEqual([]);
  });

  test('of no date of a series that they leave, as its participants are', async () => {
    const [series] = seriesDoors as [SeriesDoor];
    const rideData = { ...bareRide, date: '2086-06-04', time: '18:30', timeZone: 'Europe/Berlin', places: 2 };
    const { id } = await series.create(app.as(ada), { rideData, repeats: 'FREQ=WEEKLY;BYDAY=TU;COUNT=2' });
    for (const member of [cleo, dan]) expect(await series.join(app.as(member), id)).toBeNull();
    expect((await app.as(ada).put(`/api/rides/${id}/leaders/${cleo.id}`, {})).status).toBe(200);
    const later = { rideData: { ...rideData, time: '19:30' }, laterDates: true };
    expect(await series.update(app.as(ada), id, later)).toBeNull();
    const unread = async () => {
      const text = `select u.username || ' ' || n.kind as told from notification n join "user" u on u.id = n.user_id
        where u.username in ('cleo', 'dan') and n.read_at is null order by 1`;
      return (await app.run<{ told: string }>(text)).map(({ told }) => told);
    };
    expect(await unread()).toEqual(['cleo leaderNamed', 'cleo rideChanged', 'dan rideChanged']);
    for (const member of [dan, cleo]) expect(await series.leave(app.as(member), id, member.id)).toBeNull();
    expect(await unread()).toEqual([]);
  });

  test('of a ride that is called off and on again', async () => {
    await wait(cleo);
    await callOff();
    const after = { time: '07:00', calledOffReason: 'Ice' };
    expect(await changesFor(cleo)).toMatchObject([{ rideChange: { after } }]);
    await app.run('update notification set read_at = now()');
    await app.as(ada).delete(`/api/rides/${ride.id}/call-off`);
    expect(await changesFor(cleo)).toMatchObject([{ rideChange: { before: after } }, { rideChange: { after } }]);
  });

  test.each([
    ['by its post', () => app.as(ada).delete(`/api/posts/${ride.id}`)],
    ['with the account of its author', () => deleteInBatches(app.backend.orm.em, { table: '"user"', id: ada.id })],
  ])('of a ride that is deleted %s, as those who said maybe are', async (_way, remove) => {
    await wait(cleo);
    await app.as(dan).put(`/api/rides/${ride.id}/maybe`, {});
    await remove();
    for (const member of [cleo, dan]) expect(await changesFor(member)).toMatchObject([{ kind: 'RIDE_DELETED' }]);
  });
});
