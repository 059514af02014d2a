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
    async end(caller: Caller, postId: string) {
      const text = 'mutation ($postId: ID!) { endSeries(postId: $postId) { deletedPostIds viewer { id } } }';
      const { data, error } = await caller.query(text, { postId });
      return error ?? data.endSeries.deletedPostIds;
    },
  },
  {
    name: 'REST',
    async end(caller: Caller, postId: string) {
      const { status, body } = await caller.delete(`/api/rides/${postId}/series`);
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
