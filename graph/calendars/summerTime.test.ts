import { beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../platform/lib/ids.ts';
import { linkTo, readLink } from '../test/calendars.ts';
import type { Member } from '../test/factories.ts';
import { useApp } from '../test/useApp.ts';

const app = useApp();
let ada: Member;
beforeEach(async () => {
  ada = await app.member(`ada_${newId().slice(-12)}`);
});

describe('across summer time, as an independent parser reads it', () => {
  const days = [
    ['Europe/Berlin', '2087-03-29', '2087-03-30', '2087-03-31', '2087-10-25', '2087-10-26', '2087-10-27'],
    ['America/New_York', '2087-03-08', '2087-03-09', '2087-03-10', '2087-11-01', '2087-11-02', '2087-11-03'],
    ['Australia/Lord_Howe', '2087-04-05', '2087-04-06', '2087-04-07', '2087-10-04', '2087-10-05', '2087-10-06'],
    ['Asia/Kolkata', '2087-03-30', '2087-07-01'],
    ['UTC', '2087-03-30'],
  ] as const satisfies readonly (readonly [string, ...string[]])[];
  test.each(days.map(([timeZone, ...dates]) => ({ timeZone, dates })))('$timeZone', async ({ timeZone, dates }) => {
    for (const date of dates) {
      for (const time of ['00:15', '01:30', '01:45', '02:30', '03:00', '07:00', '23:45']) {
        await app.ride(ada, { content: `${date} ${time}`, date, time, timeZone });
      }
    }
    const rows = await app.run<{ id: string; starts_at: string }>(
      'select r.id, r.starts_at from ride r join post p on p.id = r.id where p.author_id = $1',
      ada.id,
    );
    const { events, text } = await readLink(app, (await linkTo(app, ada)).path);
    expect(events).toHaveLength(rows.length);
    for (const { id, starts_at } of rows) {
      const event = events.find(({ uid }) => uid === `${id}@cycle-chat`);
      const start = new Date(starts_at);
      expect([event?.summary, event?.startDate.toJSDate()]).toEqual([event?.summary, start]);
      expect(event?.endDate.toJSDate().getTime()).toBe(start.getTime() + 2 * 3_600_000);
    }
    if (timeZone !== 'UTC') {
      expect(text).toContain(`TZID:${timeZone}`);
      expect(events.filter(({ startDate }) => startDate.zone.tzid === timeZone).length).toBeGreaterThan(
        rows.length / 2,
      );
      const [first] = dates;
      expect(String(events.find(({ summary }) => summary === `${first} 07:00`)?.startDate)).toBe(`${first}T07:00:00`);
    }
  });
});
