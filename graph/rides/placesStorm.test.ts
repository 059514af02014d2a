import { beforeAll, beforeEach, expect, test } from 'vitest';
import { expectCountersHold } from '../test/expectCountersHold.ts';
import type { Made, Member } from '../test/factories.ts';
import { untilAcknowledged } from '../test/faults/untilAcknowledged.ts';
import { membersOfRide, placeRules } from '../test/placeRules.ts';
import { storm } from '../test/storm.ts';
import { useApp } from '../test/useApp.ts';

const places = 10;
const memberCount = 200;

const app = useApp({ RATE_LIMITS: '{"writes": 100000, "reads": 100000}' });
let ada: Member;
let crowd: Member[];
let ride: Made;
beforeAll(async () => {
  ada = await app.member('ada');
  crowd = await storm(memberCount, (index) => app.member(`rider${index}`));
  for (const rule of placeRules.split(/;\n {2}(?=create)/)) await app.run(rule);
});
beforeEach(async () => {
  ride = await app.ride(ada, { date: '2087-05-01' });
  await app.run('delete from ride_participant where post_id = $1', ride.id);
  await app.run('update ride set places = $2 where id = $1', ride.id, places);
});

// The server sends 503 to some of so many at once, who ask again.
const ask = (member: Member) => untilAcknowledged(() => app.as(member).put(`/api/rides/${ride.id}/waiting`, {}));
const leave = (member: Member) =>
  untilAcknowledged(() => app.as(member).delete(`/api/rides/${ride.id}/leave/${member.id}`));
const memberOf = (id: string) => crowd.find((member) => member.id === id) ?? ada;
async function members(): Promise<{ in: string[]; waiting: string[] }> {
  const [row] = await app.run<{ in: string[]; waiting: string[] }>(membersOfRide, ride.id);
  if (!row) throw new Error('The ride is gone');
  return row;
}
const sorted = (ids: readonly string[]) => ids.toSorted();

test('ten places for two hundred at once are given in the order of asking', async () => {
  await storm(memberCount, (index) => ask(crowd[index] ?? ada));
  let now = await members();
  expect([now.in.length, now.waiting.length]).toEqual([places, memberCount - places]);
  const order = now.waiting;
  for (let given = 0; given < order.length; given += places) {
    const leaving = now.in;
    await storm(places, (index) => leave(memberOf(leaving[index] ?? '')));
    now = await members();
    expect(sorted(now.in)).toEqual(sorted(order.slice(given, given + places)));
    expect(now.waiting).toEqual(order.slice(given + places));
  }
  await expectCountersHold(app);
});

test('of two hundred who ask, leave and ask again at once nobody is lost, and no place stays empty', async () => {
  await storm(memberCount, async (index) => {
    const member = crowd[index] ?? ada;
    for (const turn of [ask, leave, ask]) await turn(member);
  });
  const now = await members();
  expect(now.in).toHaveLength(places);
  expect(sorted([...now.in, ...now.waiting])).toEqual(sorted(crowd.map(({ id }) => id)));
  await expectCountersHold(app);
});

test('a maximum that is raised while others leave gives as many places as it has', async () => {
  await storm(40, (index) => ask(crowd[index] ?? ada));
  const { in: first } = await members();
  const rideData = { distance: 20, date: '2087-05-01', time: '07:00', places: 15 };
  const raise = () => untilAcknowledged(() => app.as(ada).put(`/api/posts/${ride.id}`, { rideData }));
  await app.run('alter table ride_participant disable trigger reject_out_of_turn');
  await storm(6, (index) => (index === 3 ? raise() : leave(memberOf(first[index] ?? ''))));
  await app.run('alter table ride_participant enable trigger reject_out_of_turn');
  const now = await members();
  expect([now.in.length, now.waiting.length]).toEqual([15, 20]);
  await expectCountersHold(app);
});

test('two groups of five places for forty who ask, move and leave at once are never over, and lose nobody', async () => {
  const rideData = { distance: 20, date: '2087-05-01', time: '07:00', places: null };
  const paceGroups = ['A', 'B'].map((letter) => ({ letter, name: letter, distance: 20, places: 5 }));
  await app.as(ada).put(`/api/posts/${ride.id}`, { rideData: { ...rideData, paceGroups } });
  const groups: Made[] = (await app.as(ada).get(`/api/rides/${ride.id}/pace-groups`)).body;
  const askFor = (member: Member, index: number) => {
    const paceGroupId = groups[index % groups.length]?.id;
    return untilAcknowledged(async () => {
      const answer = await app.as(member).put(`/api/rides/${ride.id}/waiting`, { paceGroupId });
      // A participant cannot wait for another group.
      return answer.status === 409 ? { ...answer, status: 200 } : answer;
    });
  };
  const some = crowd.slice(0, 40);
  await storm(some.length, async (index) => {
    const member = some[index] ?? ada;
    await askFor(member, index);
    if (index % 4 === 0) await leave(member);
    await askFor(member, index + (index % 3));
  });
  const now = await members();
  expect(now.in).toHaveLength(10);
  expect(sorted([...now.in, ...now.waiting])).toEqual(sorted(some.map(({ id }) => id)));
  await expectCountersHold(app);
});
