import { beforeAll, describe, expect, test } from 'vitest';
import { addDays, dayIn } from '../platform/lib/dates.ts';
import type { Made, Member } from '../test/factories.ts';
import { countSql } from '../test/sqlCounter.ts';
import { useApp } from '../test/useApp.ts';

const app = useApp();
let ada: Member;
beforeAll(async () => {
  ada = await app.member('ada');
});

const today = dayIn('UTC', new Date());
const inDays = (count: number) => addDays(today, count);

interface Listed {
  name: string;
  date: string;
}

const document = `query ($scope: EventScope! = ALL, $first: Int! = 20, $after: String) {
  events(scope: $scope, first: $first, after: $after) {
    nodes { id title displayDate isActive isFull startsAt endsAt participantCount viewerIsRegistered }
    edges { cursor }
    pageInfo { hasNextPage hasPreviousPage endCursor }
  }
}`;
async function list(variables: object = {}) {
  const { data, error } = await app.as(ada).query(document, variables);
  expect(error).toBeNull();
  return data.events;
}
const cursorOf = (key: unknown) => Buffer.from(JSON.stringify(key)).toString('base64url');
const titlesOf = (events: { title: string }[]) => events.map(({ title }) => title);

/** In the order of lists. */
const agenda = ['running', 'tomorrow', 'in a week', 'in a month', 'in a month too', 'yesterday', 'last year'];
const upcoming = agenda.slice(0, 5);

describe('the list of events', () => {
  beforeAll(async () => {
    await app.run('delete from event');
    await app.event({ title: 'last year', date: inDays(-365) });
    await app.event({ title: 'in a month', date: inDays(30) });
    await app.event({ title: 'yesterday', date: inDays(-2) });
    await app.event({ title: 'in a month too', date: inDays(30) });
    // It takes three hours and began an hour ago.
    const start = new Date(Date.now() - 3_600_000).toISOString();
    await app.event({
      title: 'running',
      date: start.slice(0, 10),
      time: start.slice(11, 16),
      durationMinutes: 180,
    });
    await app.event({ title: 'tomorrow', date: inDays(1) });
    await app.event({ title: 'in a week', date: inDays(7) });
  });

  test('runs over what has not ended, soonest first, then over what is past, latest first', async () => {
    expect(titlesOf((await list()).nodes)).toEqual(agenda);
    expect(titlesOf((await list({ scope: 'UPCOMING' })).nodes)).toEqual(upcoming);
    expect(titlesOf((await app.as(null).get('/api/events')).body)).toEqual(agenda);
    const names = (await app.as(null).get('/api/events/upcoming')).body.map(({ name }: Listed) => name);
    expect(names).toEqual(upcoming);
  });

  test.each([1, 2, 3, 4, 5, 7])('is the same in pages of %i', async (first) => {
    for (const [scope, expected] of [
      ['ALL', agenda],
      ['UPCOMING', upcoming],
    ] as const) {
      const seen: string[] = [];
      let after: string | null = null;
      do {
        const page = await list({ scope, first, after });
        expect(page.pageInfo.hasPreviousPage).toBe(after !== null);
        seen.push(...titlesOf(page.nodes));
        after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
      } while (after);
      expect(seen).toEqual(expected);
    }
  });

  test('keeps what ends between two pages where the first page saw it', async () => {
    const { edges } = await list({ first: 1 });
    const key: unknown[] = JSON.parse(Buffer.from(edges[0].cursor, 'base64url').toString());
    // The first page as of an hour and a half ago: 'running' had not started.
    const then = cursorOf(key.with(1, new Date(Date.now() - 5_400_000).toISOString()));
    const start = new Date(Date.now() - 3_600_000).toISOString();
    const { id } = await app.event({
      title: 'over since',
      date: start.slice(0, 10),
      time: start.slice(11, 16),
      durationMinutes: 1,
    });
    expect(titlesOf((await list()).nodes)).toEqual(agenda.toSpliced(5, 0, 'over since'));
    expect(titlesOf((await list({ after: then })).nodes)).toEqual(agenda.toSpliced(0, 1, 'over since'));
    await app.run('delete from event where id = $1', id);
  });

  test('costs as many statements for seven as for one', async () => {
    await list();
    const one = await countSql(app, () => list({ first: 1 }));
    expect(await countSql(app, () => list({ first: 7 }))).toBe(one);
  });

  test('refuses what is no cursor of it', async () => {
    for (const after of ['x', cursorOf(['2026-01-01T00:00:00.000Z', 'x'])]) {
      expect((await app.as(ada).query(document, { after })).error).toMatchObject({
        code: 'BAD_USER_INPUT',
        field: 'after',
      });
    }
  });
});

describe('an event', () => {
  const state = async (event: Made) =>
    (
      await app
        .as(ada)
        .query(
          `{ event(id: "${event.id}") { displayDate isActive isFull date time timeZone endsAt startsAt maxParticipants } }`,
        )
    ).data.event;
  /** The date and the time at the place, this many minutes from now. */
  const clockOf = (timeZone: string, minutes: number) => {
    const format = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' });
    const [date = '', time = ''] = format.format(new Date(Date.now() + minutes * 60_000)).split(' ');
    return { date, time, timeZone };
  };

  test('is told by the calendar of its place: today, tomorrow, by weekday, by date, with another year', async () => {
    // At least one of the two has another date than UTC.
    for (const timeZone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      const here = dayIn(timeZone, new Date());
      const sayAt = async (days: number) =>
        (await state(await app.event({ date: addDays(here, days), time: '18:30', timeZone }))).displayDate;
      const weekday = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' }).format(
        new Date(`${addDays(here, 6)}T00:00:00Z`),
      );
      expect(await sayAt(0)).toBe('Today, 6:30 PM');
      expect(await sayAt(1)).toBe('Tomorrow, 6:30 PM');
      expect(await sayAt(6)).toBe(`${weekday}, 6:30 PM`);
      expect(await sayAt(7)).toMatch(/^[A-Z][a-z]{2} \d{1,2}(, \d{4})?, 6:30 PM$/);
      expect(await sayAt(400)).toMatch(/^[A-Z][a-z]{2} \d{1,2}, \d{4}, 6:30 PM$/);
    }
  });

  test('is active while it runs and from the day before', async () => {
    const timeZone = 'Asia/Kolkata';
    const here = dayIn(timeZone, new Date());
    const at = async (options: { date: string; time?: string; durationMinutes?: number }) =>
      (await state(await app.event({ timeZone, ...options }))).isActive;
    expect(await at(clockOf(timeZone, -60))).toBe(true);
    expect(await at({ ...clockOf(timeZone, -60), durationMinutes: 59 })).toBe(false);
    expect(await at({ ...clockOf(timeZone, -180), durationMinutes: 240 })).toBe(true);
    // Two hours is the default duration. A clock has no seconds, so the last minute may be over before the query.
    expect(await at(clockOf(timeZone, -118))).toBe(true);
    expect(await at(clockOf(timeZone, -121))).toBe(false);
    expect(await at({ date: addDays(here, 1), time: '23:59' })).toBe(true);
    expect(await at({ date: addDays(here, 2), time: '00:00' })).toBe(false);
  });

  test('keeps the clock of its place across the change of summer time, the instant along with it', async () => {
    const timeZone = 'Europe/Berlin';
    const before = await state(await app.event({ date: '2086-03-30', time: '07:00', timeZone }));
    const after = await state(await app.event({ date: '2086-03-31', time: '07:00', timeZone }));
    expect([before.time, before.startsAt]).toEqual(['07:00', '2086-03-30T06:00:00.000Z']);
    expect([after.time, after.startsAt, after.endsAt]).toEqual([
      '07:00',
      '2086-03-31T05:00:00.000Z',
      '2086-03-31T07:00:00.000Z',
    ]);
  });

  test('is full with its last place, and never without a limit', async () => {
    const event = await app.event({ date: inDays(3), maxParticipants: 1 });
    expect((await state(event)).isFull).toBe(false);
    await app.register(event, ada);
    expect((await state(event)).isFull).toBe(true);
    const open = await app.event({ date: inDays(3) });
    await app.register(open, ada);
    expect(await state(open)).toMatchObject({ isFull: false, maxParticipants: null });
  });

  test('that is unknown is null', async () => {
    for (const id of ['nowhere', '0199a000-0000-7000-8000-000000000000']) expect(await state({ id })).toBeNull();
  });
});

describe('REST', () => {
  let event: Made;
  beforeAll(async () => {
    await app.run('delete from event');
    event = await app.event({ title: 'Harbour loop', date: inDays(1), time: '06:05', maxParticipants: 12 });
    await app.run(
      `update event set description = 'Flat and fast', difficulty = 'easy', distance = 18.5, type = 'training' where id = $1`,
      event.id,
    );
    await app.register(event, ada);
  });

  test('GET /api/events answers the events page, to visitors too', async () => {
    for (const viewer of [ada, null]) {
      const { status, body } = await app.as(viewer).get('/api/events');
      expect(status).toBe(200);
      expect(body).toEqual([
        {
          id: event.id,
          title: 'Harbour loop',
          description: 'Flat and fast',
          date: inDays(1),
          time: '06:05',
          location: 'Harbour Gate',
          participants: 1,
          maxParticipants: 12,
          type: 'training',
          difficulty: 'easy',
          distance: 18.5,
        },
      ]);
    }
  });

  test('GET /api/events/upcoming answers the cards, to visitors too', async () => {
    for (const viewer of [ada, null]) {
      const { status, body } = await app.as(viewer).get('/api/events/upcoming');
      expect(status).toBe(200);
      expect(body).toEqual([
        {
          id: event.id,
          name: 'Harbour loop',
          date: 'Tomorrow, 6:05 AM',
          participantCount: 1,
          registeredCount: 1,
          isActive: true,
          description: 'Flat and fast',
          location: 'Harbour Gate',
        },
      ]);
    }
  });

  test('GET /api/events is not cut, GET /api/events/upcoming ends after ten', async () => {
    await app.run(
      `insert into event (id, title, date, time, time_zone, location)
       select gen_random_uuid(), 'Event ' || n, current_date + 1 + n, '07:00', 'UTC', 'Mill' from generate_series(1, 120) n`,
    );
    expect((await app.as(null).get('/api/events')).body).toHaveLength(121);
    const names = (await app.as(null).get('/api/events/upcoming')).body.map(({ name }: Listed) => name);
    expect(names).toEqual(['Harbour loop', ...Array.from({ length: 9 }, (_, index) => `Event ${index + 1}`)]);
  });
});
