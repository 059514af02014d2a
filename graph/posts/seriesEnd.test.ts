import { beforeEach, describe, expect, test } from 'vitest';
import type { Caller } from '../test/caller.ts';
import { expectCountersHold } from '../test/expectCountersHold.ts';
import type { Member } from '../test/factories.ts';
import { bareRide } from '../test/rideDoors.ts';
import { type SeriesDoor, seriesDoors } from '../test/seriesDoors.ts';
import { useApp } from '../test/useApp.ts';

const app = useApp();
let ada: Member;
let ben: Member;
let carl: Member;
beforeEach(async () => {
  await app.run('delete from post; delete from "user"');
  ({ ada, ben, carl } = await app.cast('ada', 'ben', 'carl'));
});

const [graphql] = seriesDoors as [SeriesDoor];
const rideData = { ...bareRide, date: '2086-06-04', time: '18:30', timeZone: 'Europe/Berlin' };

/** The ids of the posts of four Tuesdays. */
async function make(): Promise<readonly [string, string, string, string]> {
  const { id } = await graphql.create(app.as(ada), { rideData, repeats: 'FREQ=WEEKLY;BYDAY=TU;COUNT=4' });
  const { dates = [] } = await graphql.read(app.as(ada), id);
  return dates.map(({ postId }) => postId) as unknown as readonly [string, string, string, string];
}
const noticesOf = async (member: Member) => {
  const text =
    '{ notifications(first: 9) { nodes { kind rideChange { laterDates } deletedRide { title laterDates plan { date } } } } }';
  return (await app.as(member).query(text)).data.notifications.nodes;
};

const doors = [
  {
    name: 'GraphQL',
    async end(caller: Caller, postId: string, joinedDates = 'delete', reason?: string) {
      const text = `mutation ($postId: ID!, $joinedDates: JoinedDates!, $reason: String) {
        endSeries(postId: $postId, joinedDates: $joinedDates, reason: $reason) {
          deletedPostIds calledOff { postId calledOffReason } viewer { id }
        }
      }`;
      const words: Record<string, string> = { delete: 'DELETE', callOff: 'CALL_OFF', keep: 'KEEP' };
      const { data, error } = await caller.query(text, { postId, joinedDates: words[joinedDates], reason });
      if (error) return error;
      for (const ride of data.endSeries.calledOff) expect(ride.calledOffReason).toBe(reason);
      return data.endSeries.deletedPostIds;
    },
  },
  {
    name: 'REST',
    async end(caller: Caller, postId: string, joinedDates?: string, reason?: string) {
      const query = new URLSearchParams({ ...(joinedDates && { joinedDates }), ...(reason && { reason }) });
      const { status, body } = await caller.delete(`/api/rides/${postId}/series?${query}`);
      return status < 400 ? body.deletedPostIds : body;
    },
  },
];

describe.each(doors)('the end of a series by $name', ({ end }) => {
  test('deletes a date and all later ones, and tells each participant once', async () => {
    const ids = await make();
    await graphql.join(app.as(ben), ids[0]);
    await app.as(carl).post(`/api/rides/${ids[3]}/join`);
    expect((await end(app.as(ada), ids[2])).toSorted()).toEqual([ids[2], ids[3]].toSorted());

    const { rule, dates } = await graphql.read(app.as(ben), ids[0]);
    expect([rule, dates?.map(({ postId }) => postId)]).toEqual([
      'FREQ=WEEKLY;BYDAY=TU;UNTIL=20860617',
      [ids[0], ids[1]],
    ]);
    const deletion = { kind: 'RIDE_DELETED', rideChange: null };
    expect(await noticesOf(ben)).toEqual([
      { ...deletion, deletedRide: { title: 'Loop', laterDates: true, plan: { date: '2086-06-18' } } },
    ]);
    expect(await noticesOf(carl)).toEqual([
      { ...deletion, deletedRide: { title: 'Loop', laterDates: false, plan: { date: '2086-06-25' } } },
    ]);
    await expectCountersHold(app);
    // A later end adds the days again.
    const extended = await graphql.extend(app.as(ada), ids[0], '2086-06-20');
    expect(extended.dates?.map(({ date }) => date)).toEqual(['2086-06-04', '2086-06-11', '2086-06-18']);
  });

  test('calls off the dates that others have joined or wait for, and deletes the rest', async () => {
    const ids = await make();
    await app.run('update ride set places = 1 where id = $1', ids[1]);
    await app.as(carl).put(`/api/rides/${ids[1]}/waiting`, {});
    for (const id of [ids[2], ids[3]]) await app.as(ben).post(`/api/rides/${id}/join`);
    await app.as(ada).put(`/api/rides/${ids[3]}/call-off`, { reason: 'No leader' });
    expect(await end(app.as(ada), ids[0], 'callOff')).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: 'Please say why the dates are called off',
    });
    expect(await end(app.as(ada), ids[0], 'callOff', 'The club moves')).toEqual([ids[0]]);

    const { rule, dates } = await graphql.read(app.as(ben), ids[1]);
    expect(dates?.map(({ isCalledOff }) => isCalledOff)).toEqual([true, true, true]);
    expect(rule).toBe('FREQ=WEEKLY;BYDAY=TU;UNTIL=20860625');
    const reasons = await app.run('select called_off_reason as reason from ride order by date');
    expect(reasons).toEqual(['The club moves', 'The club moves', 'No leader'].map((reason) => ({ reason })));
    const change = { kind: 'RIDE_CHANGED', deletedRide: null };
    expect(await noticesOf(carl)).toMatchObject([{ ...change, rideChange: { laterDates: false } }]);
    expect(await noticesOf(ben)).toHaveLength(2);
    expect(await noticesOf(ada)).not.toContainEqual(expect.objectContaining({ kind: 'RIDE_CHANGED' }));
    await expectCountersHold(app);
  });

  test('keeps the dates that others have joined, and tells nobody', async () => {
    const ids = await make();
    await app.as(ben).post(`/api/rides/${ids[1]}/join`);
    expect((await end(app.as(ada), ids[0], 'keep')).toSorted()).toEqual([ids[0], ids[2], ids[3]].toSorted());
    const { rule, dates } = await graphql.read(app.as(ben), ids[1]);
    expect([rule, dates?.map(({ isCalledOff, count }) => [isCalledOff, count])]).toEqual([
      'FREQ=WEEKLY;BYDAY=TU;UNTIL=20860611',
      [[false, 2]],
    ]);
    expect(await noticesOf(ben)).toEqual([]);
  });

  test('is for its author, and for rides that repeat', async () => {
    const [first] = await make();
    const single = await app.ride(ada, { date: '2087-05-01' });
    expect(await end(app.as(null), first)).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await end(app.as(ben), first)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await end(app.as(ada), single.id)).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: 'This ride does not repeat',
    });
    expect(await app.run('select from post')).toHaveLength(5);
  });
});

test('dates in the past stay', async () => {
  const [first, ...later] = await make();
  await app.run(`update ride set date = '2020-06-02' where id = $1`, first);
  const { data } = await app
    .as(ada)
    .query(`mutation { endSeries(postId: "${first}") { deletedPostIds viewer { id } } }`);
  expect(data.endSeries.deletedPostIds.toSorted()).toEqual([...later].toSorted());
  expect(await app.run('select id from post')).toEqual([{ id: first }]);
});
