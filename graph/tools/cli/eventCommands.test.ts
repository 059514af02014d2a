import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Environment } from '../../test/commandLine.ts';
import { commandLineIn, environmentOf } from '../../test/commandLine.ts';
import type { Member } from '../../test/factories.ts';
import { nobodysId } from '../../test/hostile.ts';
import { useApp } from '../../test/useApp.ts';

const app = useApp();
let environment: Environment;
let ada: Member;
beforeAll(async () => {
  environment = { ...environmentOf(app), TIME_ZONE: 'Europe/Lisbon' };
  ada = await app.member('Ada');
});

const { run, refusal } = commandLineIn(() => environment);

describe('events', () => {
  const plan = ['--date', '2087-05-02', '--time', '06:30', '--location', 'Pier'];
  beforeEach(() => app.run('delete from event'));

  test('are in the zone of the instance and take two hours unless told otherwise', async () => {
    const { json } = await run('event', 'create', ' Dawn patrol ', ...plan, '--json');
    expect(json).toEqual({
      id: expect.any(String),
      title: 'Dawn patrol',
      description: null,
      date: '2087-05-02',
      time: '06:30',
      timeZone: 'Europe/Lisbon',
      startsAt: '2087-05-02T05:30:00.000Z',
      durationMinutes: 120,
      endsAt: '2087-05-02T07:30:00.000Z',
      location: 'Pier',
      type: 'group_ride',
      difficulty: null,
      distance: null,
      maxParticipants: null,
      waitingCount: 0,
      participantCount: 0,
      groupId: null,
      calledOffAt: null,
      calledOffReason: null,
      createdAt: expect.any(String),
    });
  });

  test('are called off with a reason, and put on again', async () => {
    const { id } = await app.event({ title: 'Dawn patrol', date: '2087-05-02' });
    const off = await run('event', 'call-off', 'dawn patrol', '--reason', 'Ice', '--json');
    expect(off.json).toMatchObject({ id, calledOffReason: 'Ice' });
    expect(await refusal('event', 'call-off', id, '--reason', ' ')).toBe('Please say why the event is called off');
    expect((await run('event', 'put-on', id, '--json')).json).toMatchObject({ id, calledOffReason: null });
    expect(await app.run('select verb, note from operator_log where target_id = $1 order by at, id', id)).toEqual([
      { verb: 'event call-off', note: 'Ice' },
      { verb: 'event put-on', note: null },
    ]);
  });

  test.each([
    ['--date', '2087-02-29', 'date must be a day that exists, written YYYY-MM-DD'],
    ['--time', '24:00', 'time must be written HH:MM, from 00:00 to 23:59'],
    [
      '--time-zone',
      'Mars/Olympus',
      'timeZone must be UTC or the IANA name of a place, such as Europe/Paris and not CET',
    ],
    ['--time-zone', '+02:00', 'timeZone must be UTC or the IANA name of a place, such as Europe/Paris and not CET'],
    ['--location', ' ', 'location must have 1 to 200 characters'],
    ['--type', 'party', 'type must be one of group_ride, mountain_bike, workshop, training'],
    ['--distance', 'far', 'distance must be a number of miles from 0 to 100,000'],
    ['--distance', '1e9', 'distance must be a number of miles from 0 to 100,000'],
    ['--max-participants', '0', 'max participants must be a whole number from 1 to 1,000,000'],
    ['--max-participants', '2.5', 'max participants must be a whole number from 1 to 1,000,000'],
    ['--duration', '', 'duration must be a whole number of minutes from 1 to 43,200'],
  ])('with %s %j are refused', async (option, value, message) => {
    expect(await refusal('event', 'create', 'Dawn patrol', ...plan, option, value)).toBe(message);
    const { id } = await app.event({ title: 'Harbour loop', date: '2087-01-01' });
    expect(await refusal('event', 'edit', id, option, value)).toBe(message);
    expect(await app.run('select title, date::text, time::text from event')).toEqual([
      { title: 'Harbour loop', date: '2087-01-01', time: '07:00:00' },
    ]);
  });

  test('keep what is not given, and lose what is given empty', async () => {
    const words = ['--max-participants', '9', '--distance', '12.5', '--difficulty', 'easy', '--description', 'Flat'];
    const { json } = await run('event', 'create', 'Dawn patrol', ...plan, ...words, '--json');
    const moved = await run('event', 'edit', json.id, '--date', '2087-12-02', '--json');
    expect(moved.json).toEqual({
      ...json,
      date: '2087-12-02',
      startsAt: '2087-12-02T06:30:00.000Z',
      endsAt: '2087-12-02T08:30:00.000Z',
    });
    const empty = ['--max-participants', '', '--distance', '', '--difficulty', '', '--description', ''];
    const emptied = await run('event', 'edit', 'DAWN PATROL', ...empty, '--json');
    const nothing = { maxParticipants: null, distance: null, difficulty: null, description: null };
    expect(emptied.json).toEqual({ ...moved.json, ...nothing });
  });

  test('keep their members with fewer places than are taken', async () => {
    const { id } = await app.event({ title: 'Harbour loop', date: '2087-01-01', maxParticipants: 5 });
    for (const member of Object.values(await app.cast('fee', 'gil'))) await app.register({ id }, member);
    const { json } = await run('event', 'edit', id, '--max-participants', '1', '--json');
    expect(json).toMatchObject({ maxParticipants: 1, participantCount: 2, waitingCount: 0 });
    expect((await app.as(ada).post(`/api/events/${id}/register`)).body.message).toBe('Event is full');
  });

  test('that shrink while members register take nobody in beyond their new maximum afterwards', async () => {
    const { id } = await app.event({ title: 'Harbour loop', date: '2087-01-01', maxParticipants: 40 });
    const riders = Object.values(await app.cast(...Array.from({ length: 20 }, (_, index) => `shrink_${index}`)));
    const registering = riders.map((rider) => app.as(rider).post(`/api/events/${id}/register`));
    const [edited, ...answers] = await Promise.all([
      run('event', 'edit', id, '--max-participants', '7'),
      ...registering,
    ]);
    for (const { status } of answers) expect([200, 409]).toContain(status);
    const [event] = await app.run<{ count: number; places: number }>(
      'select participant_count as count, max_participants as places from event where id = $1',
      id,
    );
    expect(event?.count).toBe(answers.filter(({ status }) => status === 200).length);
    expect([edited.code, event?.places]).toEqual([0, 7]);
    const late = await app.as(await app.member('late')).post(`/api/events/${id}/register`);
    expect(late.status).toBe((event?.count ?? 0) < 7 ? 200 : 409);
  });

  test('that are unknown are refused', async () => {
    for (const words of [
      ['event', 'edit', nobodysId],
      ['event', 'cancel', 'nothing', '--yes'],
    ]) {
      expect(await refusal(...words)).toBe(`There is no event '${words[2]}'`);
    }
  });
});
