import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openBoard } from '../test/boards.ts';
import type { Caller } from '../test/caller.ts';
import { commandLineIn, environmentOf } from '../test/commandLine.ts';
import { nobodysId } from '../test/hostile.ts';
import { useApp } from '../test/useApp.ts';

const app = useApp({ TIME_ZONE: 'Europe/Lisbon' });
const { refusal } = commandLineIn(() => environmentOf(app));
let board: Caller;
beforeAll(async () => {
  board = app.with(await openBoard(app));
});
beforeEach(() => app.run('delete from event'));

const plan = { title: 'Dawn patrol', date: '2087-05-02', time: '06:30', location: 'Pier' };
const fields = `id title description date time timeZone endsAt location type difficulty distance maxParticipants participantCount`;
const create = (input: Record<string, unknown>) =>
  board.query(`mutation ($input: CreateEventInput!) { createEvent(input: $input) { event { ${fields} } } }`, { input });
const created = async (input: Record<string, unknown> = plan) => (await create(input)).data.createEvent.event;
const update = (input: Record<string, unknown>) =>
  board.query(`mutation ($input: UpdateEventInput!) { updateEvent(input: $input) { event { ${fields} } } }`, { input });
const cancel = (id: string) =>
  board.query('mutation ($id: ID!) { cancelEvent(eventId: $id) { cancelledEventId } }', { id });
const titleOf = async (id: string) => (await app.as(null).query(`{ event(id: "${id}") { title } }`)).data.event?.title;
const read = async (selection: string) => (await board.query(`{ operator { ${selection} } }`)).data.operator;
const lastAct = async () => (await read('log(first: 1) { nodes { operator verb targetId note } }')).log.nodes[0];

describe('on the board an operator', () => {
  test('creates an event, in the zone of the instance and for two hours unless the operator says otherwise', async () => {
    const event = await created({ ...plan, title: ' Dawn patrol ' });
    expect(event).toEqual({
      ...plan,
      id: expect.any(String),
      description: null,
      timeZone: 'Europe/Lisbon',
      endsAt: '2087-05-02T07:30:00.000Z',
      type: 'GROUP_RIDE',
      difficulty: null,
      distance: null,
      maxParticipants: null,
      participantCount: 0,
    });
    expect(await titleOf(event.id)).toBe('Dawn patrol');
    const act = { operator: 'hanna', verb: 'event create', targetId: event.id, note: 'Dawn patrol' };
    expect(await lastAct()).toEqual(act);
    const facts = {
      timeZone: 'Europe/Paris',
      durationMinutes: 30,
      type: 'WORKSHOP',
      difficulty: 'easy',
      distance: 2.5,
    };
    const whole = { ...facts, description: 'Flat', maxParticipants: 9 };
    const { durationMinutes, ...shown } = whole;
    expect(await created({ ...plan, ...whole })).toMatchObject({ ...shown, endsAt: '2087-05-02T05:00:00.000Z' });
    expect((await read('events { nodes { title durationMinutes } }')).events.nodes).toEqual([
      { title: 'Dawn patrol', durationMinutes: 120 },
      { title: 'Dawn patrol', durationMinutes },
    ]);
  });

  test('changes what is given, and removes what is null where an event can lack it', async () => {
    const facts = { description: 'Flat', difficulty: 'easy', distance: 12.5, maxParticipants: 9 };
    const event = await created({ ...plan, ...facts });
    const moved = (await update({ eventId: event.id, date: '2087-12-02' })).data.updateEvent.event;
    expect(moved).toEqual({ ...event, date: '2087-12-02', endsAt: '2087-12-02T08:30:00.000Z' });
    expect(await lastAct()).toEqual({ operator: 'hanna', verb: 'event edit', targetId: event.id, note: 'date' });
    const nothing = Object.fromEntries(Object.keys({ ...plan, ...facts }).map((name) => [name, null]));
    const { error, data } = await update({ eventId: event.id, ...nothing, timeZone: null, durationMinutes: null });
    expect(error).toBeNull();
    const without = { description: null, difficulty: null, distance: null, maxParticipants: null };
    expect(data.updateEvent.event).toEqual({ ...moved, ...without });
  });

  const zoneFault = 'timeZone must be UTC or the IANA name of a place, such as Europe/Paris and not CET';
  test.each([
    ['title', '--title', ' ', 'title must have 1 to 200 characters'],
    ['date', '--date', '2087-02-29', 'date must be a day that exists, written YYYY-MM-DD'],
    ['time', '--time', '24:00', 'time must be written HH:MM, from 00:00 to 23:59'],
    ['timeZone', '--time-zone', 'Mars/Olympus', zoneFault],
    ['location', '--location', ' ', 'location must have 1 to 200 characters'],
    ['description', '--description', 'x'.repeat(5001), 'description must have at most 5,000 characters'],
    ['difficulty', '--difficulty', 'x'.repeat(41), 'difficulty must have at most 40 characters'],
    ['distance', '--distance', 1e9, 'distance must be a number of miles from 0 to 100,000'],
    ['maxParticipants', '--max-participants', 0, 'max participants must be a whole number from 1 to 1,000,000'],
    ['durationMinutes', '--duration', 0, 'duration must be a whole number of minutes from 1 to 43,200'],
  ])('is refused a wrong %s as on the command line', async (field, option, value, message) => {
    const { id } = await app.event({ title: 'Harbour loop', date: '2087-01-01' });
    const acts = await app.run('select from operator_log');
    const fault = { code: 'BAD_USER_INPUT', field, message };
    expect(await refusal('event', 'edit', id, option, String(value))).toBe(message);
    expect((await create({ ...plan, [field]: value })).error).toEqual(fault);
    expect((await update({ eventId: id, [field]: value })).error).toEqual(fault);
    expect(await app.run('select title, date::text, time::text from event')).toEqual([
      { title: 'Harbour loop', date: '2087-01-01', time: '07:00:00' },
    ]);
    expect(await app.run('select from operator_log')).toHaveLength(acts.length);
  });

  test('takes no place away by a lower maximum', async () => {
    const { id } = await app.event({ title: 'Harbour loop', date: '2087-01-01', maxParticipants: 5 });
    for (const member of Object.values(await app.cast('fee', 'gil'))) await app.register({ id }, member);
    expect((await update({ eventId: id, maxParticipants: 1 })).error).toBeNull();
    const [event] = await app.run('select participant_count, max_participants from event');
    expect(event).toEqual({ participant_count: 2, max_participants: 1 });
  });

  test('lists events page by page, the last start first, and finds them by a part of their titles', async () => {
    const past = await app.event({ title: 'Harbour loop', date: '2020-01-01' });
    const next = await app.event({ title: '100 % climbs', date: '2087-01-01' });
    const { nodes, pageInfo } = (await read('events(first: 1) { nodes { id } pageInfo { endCursor } }')).events;
    expect(nodes).toEqual([{ id: next.id }]);
    const rest = await read(`events(after: "${pageInfo.endCursor}") { nodes { id time participantCount } }`);
    expect(rest.events.nodes).toEqual([{ id: past.id, time: '07:00', participantCount: 0 }]);
    const found = async (query: string) => (await read(`events(query: "${query}") { nodes { id } }`)).events.nodes;
    expect(await found(' HARBOUR ')).toEqual([{ id: past.id }]);
    expect(await found('%')).toEqual([{ id: next.id }]);
    expect(await found('nothing')).toEqual([]);
  });

  test('cancels an event with its registrations', async () => {
    const { id } = await app.event({ title: 'Harbour loop', date: '2087-01-01' });
    await app.register({ id }, await app.member('hal'));
    expect((await cancel(id)).data).toEqual({ cancelEvent: { cancelledEventId: id } });
    expect(await titleOf(id)).toBeUndefined();
    expect(await app.run('select from event_registration where event_id = $1', id)).toEqual([]);
    expect(await lastAct()).toEqual({
      operator: 'hanna',
      verb: 'event cancel',
      targetId: id,
      note: 'Harbour loop',
    });
    const noEvent = { code: 'NOT_FOUND', message: 'Event not found' };
    for (const unknown of [id, nobodysId, 'Harbour loop']) {
      expect((await cancel(unknown)).error).toEqual(noEvent);
      expect((await update({ eventId: unknown, title: 'Harbour' })).error).toEqual(noEvent);
    }
  });
});
