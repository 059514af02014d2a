import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openBoard } from '../test/boards.ts';
import type { Caller } from '../test/caller.ts';
import type { Made, Member } from '../test/factories.ts';
import { nobodysId } from '../test/hostile.ts';
import { useApp } from '../test/useApp.ts';

const app = useApp({ TIME_ZONE: 'Europe/Lisbon' });
let ada: Member;
let ben: Member;
let cleo: Member;
let board: Caller;
let club: Made;
beforeAll(async () => {
  ({ ada, ben, cleo } = await app.cast('ada', 'ben', 'cleo'));
  board = app.with(await openBoard(app));
});
beforeEach(async () => {
  for (const table of ['event', 'notification']) await app.run(`delete from ${table}`);
  club = await app.group('Spinners', ada, ben);
  await app.run(
    'update group_member set organises_since = now() where user_id = $1 and group_id = $2',
    ada.id,
    club.id,
  );
});

const facts = { title: 'Dawn patrol', date: '2087-05-02', time: '06:30', location: 'Pier' };
const shown = 'id title date time timeZone location maxParticipants calledOffReason viewerCanEdit group { name }';
const plan = (by: Member | null, input: object = {}, groupId = club.id) =>
  app.as(by).query(`mutation ($input: PlanGroupEventInput!) { planGroupEvent(input: $input) { event { ${shown} } } }`, {
    input: { groupId, ...facts, ...input },
  });
const planned = async (input: object = {}): Promise<Made> => (await plan(ada, input)).data.planGroupEvent.event;
const edit = (by: Member | null, eventId: string, changes: object) =>
  app.as(by).query(`mutation ($input: UpdateEventInput!) { editGroupEvent(input: $input) { event { ${shown} } } }`, {
    input: { eventId, ...changes },
  });
const callOff = (by: Member | null, eventId: string, reason = 'Ice on the pier') =>
  app
    .as(by)
    .query(`mutation ($input: CallOffEventInput!) { callOffGroupEvent(input: $input) { event { ${shown} } } }`, {
      input: { eventId, reason },
    });
const putOn = (by: Member | null, eventId: string) =>
  app
    .as(by)
    .query(`mutation ($id: ID!) { putGroupEventOnAgain(eventId: $id) { event { ${shown} } } }`, { id: eventId });
const remove = (by: Member | null, eventId: string) =>
  app.as(by).query('mutation ($id: ID!) { deleteGroupEvent(eventId: $id) { deletedEventId } }', { id: eventId });
const eventsOf = async (viewer: Member | null): Promise<string[]> => {
  const { data } = await app.as(viewer).query(`{ group(id: "${club.id}") { events { nodes { title } } } }`);
  return data.group.events.nodes.map(({ title }: { title: string }) => title);
};
const read = async (id: string, selection: string, viewer: Member | null = null) =>
  (await app.as(viewer).query(`{ event(id: "${id}") { ${selection} } }`)).data.event;
const acts = async () =>
  (await board.query('{ operator { log(first: 9) { nodes { operator verb targetId note } } } }')).data.operator.log
    .nodes;
const noticesOf = async (viewer: Member) => {
  const { data } = await app
    .as(viewer)
    .query(
      '{ notifications { nodes { kind actors { username } event { title } rideChange { before { time calledOffReason } after { time calledOffReason } } } } }',
    );
  return data.notifications.nodes;
};
const changed = (before: object, after: object) => ({
  kind: 'EVENT_CHANGED',
  actors: [],
  event: { title: 'Dawn patrol' },
  rideChange: { before, after },
});
const onTime = { time: '06:30', calledOffReason: null };

describe('an organiser', () => {
  test('plans an event of the group, which names it and is on its page and in the list of all events', async () => {
    const { data } = await plan(ada, { title: ' Dawn patrol ', maxParticipants: 9 });
    const { event } = data.planGroupEvent;
    const zone = { timeZone: 'Europe/Lisbon', maxParticipants: 9, calledOffReason: null };
    expect(event).toEqual({ id: event.id, ...facts, ...zone, viewerCanEdit: true, group: { name: 'Spinners' } });
    await app.run(
      `insert into event (id, title, date, time, time_zone, location, group_id) values (new_id(), 'Over', '2020-01-01', '07:00', 'UTC', 'Pier', $1)`,
      club.id,
    );
    await planned({ title: 'Later', date: '2088-01-01' });
    for (const viewer of [null, cleo]) expect(await eventsOf(viewer)).toEqual(['Dawn patrol', 'Later']);
    const { body } = await app.as(null).get('/api/events');
    expect(body.map(({ title }: { title: string }) => title)).toContain('Dawn patrol');
    expect(await read(event.id, 'viewerCanEdit', ben)).toEqual({ viewerCanEdit: false });
    expect((await app.as(cleo).post(`/api/events/${event.id}/register`)).status).toBe(200);
  });

  test('edits and deletes it, and the log has everything', async () => {
    const { id } = await planned();
    const { data } = await edit(ada, id, { title: 'Noon patrol', time: '12:00' });
    expect(data.editGroupEvent.event).toMatchObject({ title: 'Noon patrol', time: '12:00', location: 'Pier' });
    expect((await remove(ada, id.toUpperCase())).data).toEqual({ deleteGroupEvent: { deletedEventId: id } });
    expect(await read(id, 'id')).toBeNull();
    const by = { operator: 'organiser @ada', targetId: id };
    expect((await acts()).slice(0, 3)).toEqual([
      { ...by, verb: 'event cancel', note: null },
      { ...by, verb: 'event edit', note: 'title, time' },
      { ...by, verb: 'event create', note: null },
    ]);
  });

  test('gives facts that the operator could give', async () => {
    for (const [field, value] of Object.entries({
      title: ' ',
      date: '2087-02-29',
      time: '24:00',
      maxParticipants: 0,
    })) {
      expect((await plan(ada, { [field]: value })).error).toMatchObject({ code: 'BAD_USER_INPUT', field });
    }
    expect(await eventsOf(null)).toEqual([]);
  });
});

describe('an event that is called off', () => {
  test('stays visible with the reason, takes no registrations, and is put on again', async () => {
    const { id } = await planned();
    await app.register({ id }, ben);
    expect((await callOff(ada, id, ' Ice on the pier ')).data.callOffGroupEvent.event.calledOffReason).toBe(
      'Ice on the pier',
    );
    expect(await read(id, 'calledOffReason')).toEqual({ calledOffReason: 'Ice on the pier' });
    expect(await eventsOf(null)).toEqual(['Dawn patrol']);
    const { body } = await app.as(null).get(`/api/groups/${club.id}/events`);
    expect(body).toMatchObject([{ id, calledOff: { reason: 'Ice on the pier' }, groupId: club.id }]);
    const refused = await app.as(cleo).post(`/api/events/${id}/register`);
    expect([refused.status, refused.body.message]).toEqual([400, 'Cannot register for an event that is called off']);
    expect((await app.as(ben).post(`/api/events/${id}/register`)).status).toBe(200);
    expect((await app.as(ben).delete(`/api/events/${id}/register`)).status).toBe(200);
    expect((await putOn(ada, id)).data.putGroupEventOnAgain.event.calledOffReason).toBeNull();
    expect((await app.as(cleo).post(`/api/events/${id}/register`)).status).toBe(200);
    expect((await acts()).slice(0, 2).map(({ verb, note }: Record<string, string>) => [verb, note])).toEqual([
      ['event put-on', null],
      ['event call-off', null],
    ]);
  });

  test('is told to its registered members, once, with the plan that they knew', async () => {
    const { id } = await planned();
    await app.register({ id }, ben);
    for (const _again of [1, 2]) await callOff(ada, id);
    const off = { time: '06:30', calledOffReason: 'Ice on the pier' };
    expect([await noticesOf(ben), await noticesOf(cleo)]).toEqual([[changed(onTime, off)], []]);
    await putOn(ada, id);
    expect(await noticesOf(ben)).toEqual([]);
    await edit(ada, id, { time: '07:00' });
    expect(await noticesOf(ben)).toEqual([changed(onTime, { ...onTime, time: '07:00' })]);
    const unread = '{ viewer { unreadNotificationCount } }';
    expect((await app.as(ben).query(unread)).data.viewer).toEqual({ unreadNotificationCount: 1 });
    await app.as(ben).delete(`/api/events/${id}/register`);
    expect(await noticesOf(ben)).toEqual([]);
  });

  test('is not told to members who have switched that off', async () => {
    const choose = (enabled: boolean) =>
      app
        .as(ben)
        .query(`mutation { setNotificationPreference(kind: EVENT_CHANGED, enabled: ${enabled}) { viewer { id } } }`);
    await choose(false);
    const { id } = await planned();
    await app.register({ id }, ben);
    await callOff(ada, id);
    expect(await app.run('select from notification')).toEqual([]);
    await choose(true);
  });

  test('is cancelled in calendars', async () => {
    const { id } = await planned();
    const calendar = async () => (await app.as(null).get(`/api/events/${id}/event.ics`)).body;
    expect(await calendar()).not.toContain('STATUS:CANCELLED');
    await callOff(ada, id);
    const text = await calendar();
    expect([
      text.includes('STATUS:CANCELLED'),
      text.includes('SUMMARY:Called off: Dawn patrol'),
      text.includes('SEQUENCE:1'),
    ]).toEqual([true, true, true]);
  });

  test('has a reason and has not started', async () => {
    const { id } = await planned();
    for (const reason of ['', ' ', 'x'.repeat(301), 'a\u0000'])
      expect((await callOff(ada, id, reason)).error).toMatchObject({ code: 'BAD_USER_INPUT', field: 'reason' });
    await app.run(`update event set date = '2020-01-01' where id = $1`, id);
    const late = { code: 'BAD_USER_INPUT', field: 'eventId' };
    expect((await callOff(ada, id)).error).toMatchObject(late);
    expect((await putOn(ada, id)).error).toBeNull();
  });

  test('can be one of the operator, who calls every event off on the board', async () => {
    const { id } = await planned();
    const operators = await app.event({ title: 'Dawn patrol', date: '2087-01-01' });
    const document =
      'mutation ($input: CallOffEventInput!) { callOffEvent(input: $input) { event { calledOffReason } } }';
    for (const eventId of [id, operators.id]) {
      await app.register({ id: eventId }, ben);
      const { data } = await board.query(document, { input: { eventId, reason: 'Storm' } });
      expect(data.callOffEvent.event).toEqual({ calledOffReason: 'Storm' });
      expect((await acts())[0]).toEqual({
        operator: 'hanna',
        verb: 'event call-off',
        targetId: eventId,
        note: 'Storm',
      });
    }
    expect(await noticesOf(ben)).toHaveLength(2);
    const again = 'mutation ($id: ID!) { putEventOnAgain(eventId: $id) { event { calledOffReason } } }';
    expect((await board.query(again, { id })).data.putEventOnAgain.event).toEqual({ calledOffReason: null });
    expect((await app.as(ada).query(again, { id })).error).toMatchObject({ code: 'FORBIDDEN' });
    expect(await board.query('{ operator { events { nodes { title calledOffReason } } } }')).toMatchObject({
      data: { operator: { events: { nodes: [{ calledOffReason: null }, { calledOffReason: 'Storm' }] } } },
    });
  });
});

describe('nobody else', () => {
  test('plans, edits, calls off or deletes events of a group', async () => {
    const { id } = await planned();
    const attempts = (by: Member | null) => [
      plan(by),
      edit(by, id, { title: 'Mine' }),
      callOff(by, id),
      putOn(by, id),
      remove(by, id),
    ];
    for (const by of [ben, cleo]) {
      for (const { error } of await Promise.all(attempts(by)))
        expect(error).toEqual({ code: 'FORBIDDEN', message: 'Only an organiser of this group can do this' });
    }
    for (const { error } of await Promise.all(attempts(null))) expect(error).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await eventsOf(null)).toEqual(['Dawn patrol']);
  });

  test('does so with events of other groups and of the operator', async () => {
    const elsewhere = await app.group('Harriers', ben);
    await app.run(
      'update group_member set organises_since = now() where user_id = $1 and group_id = $2',
      ben.id,
      elsewhere.id,
    );
    const { data } = await plan(ben, {}, elsewhere.id);
    const operators = await app.event({ title: 'Loop', date: '2087-01-01' });
    for (const id of [data.planGroupEvent.event.id, operators.id]) {
      for (const { error } of await Promise.all([edit(ada, id, { title: 'Mine' }), callOff(ada, id), remove(ada, id)]))
        expect(error).toMatchObject({ code: 'FORBIDDEN' });
    }
    for (const id of [nobodysId, 'event'])
      expect((await callOff(ada, id)).error).toEqual({ code: 'NOT_FOUND', message: 'Event not found' });
    expect((await plan(ada, {}, nobodysId)).error).toEqual({ code: 'NOT_FOUND', message: 'Group not found' });
  });
});

test('the events of a group are deleted with it, and come back with it', async () => {
  const { id } = await planned();
  await app.register({ id }, ben);
  const remove = 'mutation ($input: RemoveContentInput!) { removeContent(input: $input) { takedown { id } } }';
  const { data } = await board.query(remove, { input: { content: club.id, reason: 'SPAM', words: 'Sales' } });
  expect(await read(id, 'id')).toBeNull();
  const restore = 'mutation ($input: RestoreContentInput!) { restoreContent(input: $input) { takedown { id } } }';
  const takedownId = data.removeContent.takedown.id;
  expect((await board.query(restore, { input: { takedownId } })).error).toBeNull();
  expect(await read(id, 'participantCount group { name }')).toEqual({
    participantCount: 1,
    group: { name: 'Spinners' },
  });
});

describe('the start of an event of a group', () => {
  const past = { code: 'BAD_USER_INPUT', field: 'date', message: 'An event of a group starts in the future' };

  test('is in the future when the event is planned, and when it moves', async () => {
    expect((await plan(ada, { date: '2019-05-02' })).error).toEqual(past);
    const { id } = await planned();
    expect((await edit(ada, id, { date: '2019-05-02' })).error).toEqual(past);
    await app.run(`update event set date = '2019-05-02' where id = $1`, id);
    expect((await edit(ada, id, { title: 'What it was' })).error).toBeNull();
    expect((await edit(ada, id, { date: '2019-05-03' })).error).toEqual(past);
  });

  test('counts among the 100 that a group has ahead, also where an event of the past moves', async () => {
    const { id } = await planned();
    await app.run(`update event set date = '2019-05-02' where id = $1`, id);
    await app.run(
      `insert into event (id, title, location, date, time, time_zone, group_id)
       select new_id(), 'Ahead', 'Pier', '2087-05-02', '06:30', 'UTC', $1 from generate_series(1, 100)`,
      club.id,
    );
    const message = 'A group has at most 100 events in the future: delete one first, or wait';
    expect((await plan(ada)).error).toMatchObject({ code: 'CONFLICT', message });
    expect((await edit(ada, id, { date: '2087-05-02' })).error).toMatchObject({ code: 'CONFLICT', message });
    await app.run(`delete from event where id = (select id from event where title = 'Ahead' limit 1)`);
    expect((await edit(ada, id, { date: '2087-05-02' })).error).toBeNull();
  });
});
