import { beforeAll, describe, expect, test } from 'vitest';
import type { Member } from '../test/factories.ts';
import { bareRide, rideDoors } from '../test/rideDoors.ts';
import { useApp } from '../test/useApp.ts';

const app = useApp();
let ada: Member;
let ben: Member;
beforeAll(async () => {
  ({ ada, ben } = await app.cast('ada', 'ben'));
});

const past = { code: 'BAD_USER_INPUT', message: 'Cannot join a ride that has already passed' };

/** The local date and time of a ride that starts at an instant in a zone. */
function clockIn(timeZone: string, instant: Date): { date: string; time: string; timeZone: string } {
  const text = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(instant);
  const [date = '', time = ''] = text.split(' ');
  return { date, time, timeZone };
}

// For each zone: an instant before the clocks change, a skipped time (moved forward), and a repeated time (the first counts).
const starts = [
  ['America/New_York', '2026-03-08', '01:59', '2026-03-08T06:59:00.000Z'],
  ['America/New_York', '2026-03-08', '02:30', '2026-03-08T07:30:00.000Z'],
  ['America/New_York', '2026-03-08', '03:00', '2026-03-08T07:00:00.000Z'],
  ['America/New_York', '2026-11-01', '00:59', '2026-11-01T04:59:00.000Z'],
  ['America/New_York', '2026-11-01', '01:30', '2026-11-01T05:30:00.000Z'],
  ['America/New_York', '2026-11-01', '02:00', '2026-11-01T07:00:00.000Z'],
  ['Europe/Berlin', '2026-03-29', '01:59', '2026-03-29T00:59:00.000Z'],
  ['Europe/Berlin', '2026-03-29', '02:30', '2026-03-29T01:30:00.000Z'],
  ['Europe/Berlin', '2026-03-29', '03:00', '2026-03-29T01:00:00.000Z'],
  ['Europe/Berlin', '2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
  ['Europe/Berlin', '2026-10-25', '03:00', '2026-10-25T02:00:00.000Z'],
  // Lord Howe Island changes its clocks by half an hour.
  ['Australia/Lord_Howe', '2026-10-04', '01:59', '2026-10-03T15:29:00.000Z'],
  ['Australia/Lord_Howe', '2026-10-04', '02:15', '2026-10-03T15:45:00.000Z'],
  ['Australia/Lord_Howe', '2026-10-04', '02:30', '2026-10-03T15:30:00.000Z'],
  ['Australia/Lord_Howe', '2026-04-05', '01:45', '2026-04-04T14:45:00.000Z'],
  // Zones whose date often differs from UTC.
  ['Pacific/Kiritimati', '2026-01-01', '00:00', '2025-12-31T10:00:00.000Z'],
  ['Pacific/Pago_Pago', '2026-01-01', '23:59', '2026-01-02T10:59:00.000Z'],
  ['Asia/Kathmandu', '2026-06-01', '06:00', '2026-06-01T00:15:00.000Z'],
] as const;

describe.each(rideDoors)('the start of a ride by $name', ({ create, update }) => {
  test.each(starts)('in %s on %s at %s is %s', async (timeZone, date, time, startsAt) => {
    const { post } = await create(app.as(ada), { content: 'Zoned', rideData: { ...bareRide, date, time, timeZone } });
    expect(post.rideData).toMatchObject({ date, time, timeZone, startsAt });
  });

  test('moves with its date, its time and its zone', async () => {
    const { post } = await create(app.as(ada), {
      content: 'Zoned',
      rideData: { ...bareRide, timeZone: 'Europe/Berlin' },
    });
    const startOf = async (rideData: object) =>
      (await update(app.as(ada), post.id, { rideData: { ...bareRide, ...rideData } })).post.rideData.startsAt;
    expect(post.rideData.startsAt).toBe('2086-06-01T04:30:00.000Z');
    expect(await startOf({ date: '2086-12-01' })).toBe('2086-12-01T05:30:00.000Z');
    expect(await startOf({ time: '23:00' })).toBe('2086-06-01T21:00:00.000Z');
    expect(await startOf({ timeZone: 'Asia/Tokyo' })).toBe('2086-05-31T21:30:00.000Z');
    expect(await startOf({})).toBe('2086-05-31T21:30:00.000Z');
  });

  test.each(['America/Los_Angeles', 'Europe/Berlin', 'Pacific/Auckland', 'Asia/Kolkata'])(
    'in %s decides whether it is completed, to the minute',
    async (timeZone) => {
      const minute = 60_000;
      for (const [offset, isCompleted] of [
        [-60 * minute, true],
        [-minute, true],
        [2 * minute, false],
        [60 * minute, false],
      ] as const) {
        const rideData = { ...bareRide, ...clockIn(timeZone, new Date(Date.now() + offset)) };
        const { post } = await create(app.as(ada), { content: 'Soon', rideData });
        expect([offset, post.rideData.isCompleted]).toEqual([offset, isCompleted]);
        const { status, body } = await app.as(ben).post(`/api/rides/${post.id}/join`);
        if (isCompleted) expect([status, body]).toEqual([400, past]);
        else expect([status, body]).toEqual([200, { count: 2, isParticipating: true }]);
      }
    },
  );

  test('that is put off opens the ride again, one that is brought forward closes it', async () => {
    const { post } = await create(app.as(ada), { content: 'Moved', rideData: { ...bareRide, date: '2020-01-01' } });
    const join = () => app.as(ben).post(`/api/rides/${post.id}/join`);
    const move = (date: string) => update(app.as(ada), post.id, { rideData: { ...bareRide, date } });
    expect((await join()).body).toEqual(past);
    await move('2086-01-01');
    expect((await join()).body).toEqual({ count: 2, isParticipating: true });
    await move('2020-01-01');
    expect((await join()).body).toEqual({ count: 2, isParticipating: true });
    expect((await app.as(ben).delete(`/api/rides/${post.id}/leave/${ben.id}`)).body).toEqual({
      count: 1,
      isParticipating: false,
    });
    expect((await join()).body).toEqual(past);
  });
});

test('a ride without a date or a time has no start, is never completed and can be joined', async () => {
  for (const clock of [
    { date: null, time: null },
    { date: '2020-01-01', time: null },
    { date: null, time: '07:00' },
  ]) {
    const { id } = await app.ride(ada, clock);
    const { body } = await app.as(ben).get(`/api/posts/${id}`);
    expect(body.rideData).toMatchObject({ ...clock, startsAt: null, isCompleted: false });
    expect((await app.as(ben).post(`/api/rides/${id}/join`)).body).toEqual({ count: 2, isParticipating: true });
  }
});
