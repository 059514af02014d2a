import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Made, Member } from '../test/factories.ts';
import { countSql } from '../test/sqlCounter.ts';
import { useApp } from '../test/useApp.ts';
import { displayDateOf, EventScope, eventsByIds, isActive, listEvents } from './events.ts';

const app = useApp();
let ada: Member;
let ben: Member;
beforeAll(async () => {
  ({ ada, ben } = await app.cast('ada', 'ben'));
});

const readerAt = (instant: string) => ({ viewer: null, sql: app.backend.sql, now: new Date(instant) });

async function eventOf({ id }: Made) {
  const [event] = await eventsByIds(readerAt('2026-11-21T12:00:00Z'), [id]);
  if (!event) throw new Error('The event is missing');
  return event;
}

describe('the list of events', () => {
  const titles = (nodes: { title: string }[]) => nodes.map(({ title }) => title);
  const upcoming = ['Running now', 'In an hour', 'Tie A', 'Tie B', 'Next year'];
  const past = ['Just over', 'Last week', 'Last year'];
  const now = '2026-11-21T12:00:00.000Z';

  beforeAll(async () => {
    await app.event({ title: 'Last year', date: '2025-11-21' });
    await app.event({ title: 'Next year', date: '2083-11-21' });
    await app.event({ title: 'Just over', date: '2026-11-21', time: '09:59' });
    await app.event({ title: 'Last week', date: '2026-11-14' });
    // It began in Auckland an hour ago, on Sunday there, and takes two hours.
    await app.event({ title: 'Running now', date: '2026-11-22', time: '00:00', timeZone: 'Pacific/Auckland' });
    await app.event({ title: 'In an hour', date: '2026-11-21', time: '08:00', timeZone: 'America/New_York' });
    await app.event({ title: 'Tie A', date: '2026-11-30', time: '07:00' });
    await app.event({ title: 'Tie B', date: '2026-11-30', time: '07:00' });
  });
  afterAll(() => app.run('delete from event'));

  test('runs over what is to come, soonest first, then over what is past, latest first', async () => {
    const { nodes } = await listEvents(readerAt(now), { scope: EventScope.ALL, first: 100 });
    expect(titles(nodes)).toEqual([...upcoming, ...past]);
  });

  test('holds, of those to come, all that have not ended', async () => {
    const { nodes } = await listEvents(readerAt(now), { scope: EventScope.UPCOMING, first: 100 });
    expect(titles(nodes)).toEqual(upcoming);
  });

  test.each([1, 2, 3, 5, 8])('is the same in pages of %i, in either scope', async (first) => {
    for (const [scope, expected] of [
      [EventScope.ALL, [...upcoming, ...past]],
      [EventScope.UPCOMING, upcoming],
    ] as const) {
      const seen: string[] = [];
      let after: string | null = null;
      let hasNextPage = true;
      // Time passes between the pages. The pages are consistent all the same.
      for (let minutes = 0; hasNextPage; minutes += 45) {
        const later = new Date(Date.parse(now) + minutes * 60_000).toISOString();
        const page: Awaited<ReturnType<typeof listEvents>> = await listEvents(readerAt(later), { scope, first, after });
        seen.push(...titles(page.nodes));
        ({ hasNextPage, endCursor: after } = page.pageInfo);
      }
      expect(seen).toEqual(expected);
    }
  });

  test('goes on from where it was though events come and go between the pages', async () => {
    const first = await listEvents(readerAt(now), { scope: EventScope.ALL, first: 3 });
    const late = await app.event({ title: 'Earlier than all', date: '2026-11-21', time: '12:01' });
    const rest = await listEvents(readerAt(now), {
      scope: EventScope.ALL,
      first: 100,
      after: first.pageInfo.endCursor,
    });
    expect(titles(rest.nodes)).toEqual([...upcoming, ...past].slice(3));
    await app.run('delete from event where id = $1', late.id);
  });

  test('is served to everyone, and refuses what is no page of it', async () => {
    const ask = (args: string) => app.as(null).query(`{ events(${args}) { nodes { title } pageInfo { endCursor } } }`);
    expect((await ask('first: 100')).data.events.nodes).toHaveLength(8);
    for (const [args, field] of [
      ['first: 0', 'first'],
      ['first: 101', 'first'],
      ['after: "x"', 'after'],
    ]) {
      expect((await ask(args ?? '')).error).toMatchObject({ code: 'BAD_USER_INPUT', field });
    }
    const groupsCursor = Buffer.from(JSON.stringify([1, 'Climbers', ada.id])).toString('base64url');
    expect((await ask(`after: "${groupsCursor}"`)).error).toMatchObject({ field: 'after' });
  });
});

test('the list costs three statements, whatever its length: session, events and registrations', async () => {
  await app.tokenOf(ada);
  await Promise.all(['2099-01-01', '2099-01-02', '2020-01-01'].map((date) => app.event({ date })));
  const document =
    'query ($first: Int!) { events(first: $first) { nodes { isFull isActive displayDate viewerIsRegistered } } }';
  for (const first of [1, 3]) expect(await countSql(app, () => app.as(ada).query(document, { first }))).toBe(3);
});

describe('an event', () => {
  test('is active while it runs, and from the day before it starts at its place', async () => {
    const event = await eventOf(
      await app.event({ date: '2026-11-23', time: '07:00', timeZone: 'America/New_York', durationMinutes: 180 }),
    );
    const activeAt = (instant: string) => isActive(readerAt(instant), event);
    expect(activeAt('2026-11-22T04:59:59Z')).toBe(false);
    expect(activeAt('2026-11-22T05:00:00Z')).toBe(true);
    expect(activeAt('2026-11-23T12:00:00Z')).toBe(true);
    expect(activeAt('2026-11-23T15:00:00Z')).toBe(true);
    expect(activeAt('2026-11-23T15:00:01Z')).toBe(false);
  });

  test('runs for two hours unless it says otherwise', async () => {
    const { startsAt, endsAt } = await eventOf(await app.event({ date: '2026-11-23', time: '23:00' }));
    expect([startsAt, endsAt]).toEqual([new Date('2026-11-23T23:00:00Z'), new Date('2026-11-24T01:00:00Z')]);
  });

  test('is dated as people at its place say it', async () => {
    const event = await eventOf(await app.event({ date: '2026-11-23', time: '06:30', timeZone: 'Pacific/Auckland' }));
    const said = (instant: string) => displayDateOf(readerAt(instant), event);
    expect(said('2026-11-21T10:00:00Z')).toBe('Monday, 6:30 AM');
    expect(said('2026-11-21T11:00:00Z')).toBe('Tomorrow, 6:30 AM');
    expect(said('2026-11-22T11:00:00Z')).toBe('Today, 6:30 AM');
    expect(said('2026-11-16T12:00:00Z')).toBe('Monday, 6:30 AM');
    expect(said('2026-11-16T10:00:00Z')).toBe('Nov 23, 6:30 AM');
  });

  test('tells its places, and who has registered theirs', async () => {
    const small = await app.event({ date: '2099-01-01', maxParticipants: 2 });
    const open = await app.event({ date: '2099-01-01' });
    const ask = async ({ id }: Made, viewer: Member | null) => {
      const fields = '{ participantCount maxParticipants isFull viewerIsRegistered }';
      return Object.values((await app.as(viewer).query(`{ event(id: "${id}") ${fields} }`)).data.event);
    };
    await app.register(small, ada);
    expect(await ask(small, ada)).toEqual([1, 2, false, true]);
    await app.register(small, ben);
    expect(await ask(small, null)).toEqual([2, 2, true, false]);
    await app.register(open, ben);
    expect(await ask(open, ada)).toEqual([1, null, false, false]);
  });

  test('that is unknown is null', async () => {
    for (const id of ['nothing', '0199a000-0000-7000-8000-000000000000']) {
      expect(await app.as(ada).query(`{ event(id: "${id}") { id } }`)).toMatchObject({
        data: { event: null },
        error: null,
      });
    }
  });
});
