import { beforeAll, beforeEach, expect, test } from 'vitest';
import { expectCountersHold } from '../test/expectCountersHold.ts';
import type { Made, Member } from '../test/factories.ts';
import { untilAcknowledged } from '../test/faults/untilAcknowledged.ts';
import { storm } from '../test/storm.ts';
import { useApp } from '../test/useApp.ts';

const places = 10;
const memberCount = 200;

const app = useApp({ RATE_LIMITS: '{"writes": 100000, "reads": 100000}' });
let crowd: Member[];
let event: Made;
beforeAll(async () => {
  crowd = await storm(memberCount, (index) => app.member(`rider${index}`));
  // The database rejects a registration beyond the maximum, and one out of turn.
  await app.run('alter table event add constraint never_over check (participant_count <= max_participants)');
  await app.run(`create function reject_out_of_turn() returns trigger language plpgsql as $$ begin
    if exists (
      select from event_waiting mine join event_waiting ahead on ahead.event_id = mine.event_id
        and (ahead.created_at, ahead.user_id) < (mine.created_at, mine.user_id)
      where mine.event_id = new.event_id and mine.user_id = new.user_id
    ) then raise exception 'A place was given out of turn'; end if;
    return new;
  end $$`);
  await app.run(
    'create trigger reject_out_of_turn before insert on event_registration for each row execute function reject_out_of_turn()',
  );
});
beforeEach(async () => {
  event = await app.event({ date: '2087-05-01', maxParticipants: places });
});

const rider = (index: number): Member => {
  const member = crowd[index];
  if (!member) throw new Error(`There is no rider ${index}`);
  return member;
};
// The server sends 503 to some of so many at once, who ask again.
const ask = (member: Member) => untilAcknowledged(() => app.as(member).put(`/api/events/${event.id}/waiting`, {}));
const leave = (member: Member) => untilAcknowledged(() => app.as(member).delete(`/api/events/${event.id}/register`));
const stop = (member: Member) => untilAcknowledged(() => app.as(member).delete(`/api/events/${event.id}/waiting`));
const idsIn = async (table: string) => {
  const rows = await app.run<{ id: string }>(
    `select user_id as id from ${table} where event_id = $1 order by created_at, user_id`,
    event.id,
  );
  return rows.map(({ id }) => id);
};
const memberOf = (id: string) => crowd.find((member) => member.id === id) ?? rider(0);

test('ten places for two hundred at once are given in the order of asking', async () => {
  await storm(memberCount, (index) => ask(rider(index)));
  const order = await idsIn('event_waiting');
  expect([(await idsIn('event_registration')).length, order.length]).toEqual([places, memberCount - places]);
  for (let given = 0; given < order.length; given += places) {
    const leaving = await idsIn('event_registration');
    await storm(places, (index) => leave(memberOf(leaving[index] ?? '')));
    expect((await idsIn('event_registration')).toSorted()).toEqual(order.slice(given, given + places).toSorted());
    expect(await idsIn('event_waiting')).toEqual(order.slice(given + places));
  }
  await expectCountersHold(app);
});

test('of two hundred who ask, leave and ask again at once nobody is lost, and no place stays empty', async () => {
  await storm(memberCount, async (index) => {
    const member = rider(index);
    for (const turn of [ask, index % 3 === 0 ? stop : leave, ask]) await turn(member);
  });
  const going = await idsIn('event_registration');
  expect(going).toHaveLength(places);
  expect([...going, ...(await idsIn('event_waiting'))].toSorted()).toEqual(crowd.map(({ id }) => id).toSorted());
  await expectCountersHold(app);
});

test('of members who all leave in the end nobody is left, wherever the last places went', async () => {
  const some = 60;
  await storm(some, (index) => ask(rider(index)));
  await storm(some, (index) => leave(rider(index)));
  expect([await idsIn('event_registration'), await idsIn('event_waiting')]).toEqual([[], []]);
  await expectCountersHold(app);
});
