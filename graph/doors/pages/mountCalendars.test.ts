import { ICalCalendar } from 'ical-generator';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { writeCalendar } from '../../calendars/iCalendar.ts';
import { newId } from '../../platform/lib/ids.ts';
import { linkTo, readCalendar } from '../../test/calendars.ts';
import type { Member } from '../../test/factories.ts';
import { startApp } from '../../test/harness.ts';
import { useApp } from '../../test/useApp.ts';

const app = useApp();
let ada: Member;
let ben: Member;
beforeAll(async () => {
  ({ ada, ben } = await app.cast('ada', 'ben'));
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(app.url + path, { headers });

describe('over HTTP', () => {
  test('an unchanged calendar is not sent again', async () => {
    await app.ride(ada, { date: '2087-06-01' });
    const { path } = await linkTo(app, ada);
    const first = await get(path);
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    const again = await get(path, { 'if-none-match': `"x", ${etag}` });
    expect([again.status, await again.text()]).toEqual([304, '']);
    await app.ride(ada, { date: '2087-06-02' });
    expect((await get(path, { 'if-none-match': etag })).status).toBe(200);
  });

  test('a calendar that its reader has is not even written', async () => {
    const { path } = await linkTo(app, ben);
    const etag = (await get(path)).headers.get('etag') ?? '';
    const writing = vi.spyOn(ICalCalendar.prototype, 'toString');
    expect((await get(path, { 'if-none-match': etag })).status).toBe(304);
    expect(writing).not.toHaveBeenCalled();
    await get(path);
    expect(writing).toHaveBeenCalledOnce();
    writing.mockRestore();
  });

  test('other work goes on while a long calendar is written, which is one calendar with each zone once', async () => {
    const entries = Array.from({ length: 200 }, (_entry, day) => ({
      id: newId(),
      startsAt: new Date(Date.UTC(2087, 0, day + 1)),
      endsAt: new Date(Date.UTC(2087, 0, day + 1, 2)),
      timeZone: 'Europe/Berlin',
      sequence: 0,
      changedAt: new Date(0),
      title: `Ride ${day}`,
    }));
    let turns = 0;
    let isOver = false;
    const count = () => {
      turns += 1;
      if (!isOver) setImmediate(count);
    };
    count();
    const text = await writeCalendar({ name: 'Rides', entries });
    isOver = true;
    expect(turns).toBeGreaterThan(7);
    expect(readCalendar(text).events.map(({ summary }) => summary)).toEqual(entries.map(({ title }) => title));
    for (const once of ['BEGIN:VCALENDAR', 'BEGIN:VTIMEZONE']) expect(text.split(once)).toHaveLength(2);
  });

  test('one ride is for whoever may read it', async () => {
    const hidden = await app.ride(ada, { content: 'Hidden', date: '2087-06-01', privacy: 'private' });
    const facts = { distance: 42.7, elevation: 3940 };
    const open = await app.ride(ada, { content: 'Open', date: '2087-06-01', time: '09:00', ...facts });
    const undated = await app.ride(ada, { date: null, time: null });
    const plain = await app.post(ada);
    const ask = async (viewer: Member | null, id: string) => {
      const headers: Record<string, string> = viewer ? { authorization: `Bearer ${await app.tokenOf(viewer)}` } : {};
      return get(`/api/rides/${id}/ride.ics`, headers);
    };
    for (const viewer of [ada, ben, null]) {
      const answer = await ask(viewer, open.id);
      expect(answer.headers.get('content-disposition')).toBe('attachment; filename="ride.ics"');
      expect(readCalendar(await answer.text()).byTitle('Open')?.uid).toBe(`${open.id}@cycle-chat`);
    }
    const { byTitle } = readCalendar(await (await ask(null, open.id)).text());
    expect(byTitle('Open')?.description).toContain('42.7 mi (68.7 km) · 3,940 ft (1,201 m) up');
    expect((await ask(ada, hidden.id)).status).toBe(200);
    const bytesOf = async (answer: Response) => [answer.status, await answer.text()];
    for (const viewer of [ben, null])
      expect(await bytesOf(await ask(viewer, hidden.id))).toEqual(await bytesOf(await ask(viewer, newId())));
    expect((await ask(null, plain.id)).status).toBe(404);
    const dead = { authorization: `Bearer ${'x'.repeat(43)}` };
    expect((await get(`/api/rides/${open.id}/ride.ics`, dead)).status).toBe(401);
    expect((await ask(null, undated.id)).status).toBe(400);
  });
});

test('who guesses secrets is held up, and whoever knows a good one is not', async () => {
  const strict = await startApp({ RATE_LIMITS: '{"signIns": 3}' });
  try {
    const rider = await strict.member('rider');
    const good = strict.url + (await linkTo(strict, rider)).path;
    expect((await fetch(good)).status).toBe(200);
    const statuses: number[] = [];
    for (let guess = 0; guess < 5; guess += 1) {
      statuses.push((await fetch(`${strict.url}/calendar/${String(guess).repeat(43)}.ics`)).status);
    }
    expect(statuses.slice(0, 3)).toEqual([404, 404, 404]);
    expect(statuses.at(-1)).toBe(429);
    expect((await fetch(good)).status).toBe(200);
  } finally {
    await strict.close();
  }
});
