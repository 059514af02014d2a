import { beforeAll, describe, expect, test } from 'vitest';
import type { Made, Member } from '../test/factories.ts';
import { useApp } from '../test/useApp.ts';

const nobodysId = '0199a000-0000-7000-8000-000000000000';
const riderCount = 50;

const app = useApp();
let riders: Member[];
let ada: Member;
let ben: Member;
beforeAll(async () => {
  riders = Object.values(await app.cast(...Array.from({ length: riderCount }, (_, index) => `rider_${index}`)));
  [ada, ben] = [at(0), at(1)];
});

function at(index: number): Member {
  const rider = riders[index];
  if (!rider) throw new Error(`There is no rider ${index}`);
  return rider;
}

const hour = 3_600_000;
/** The date and time in UTC, this many hours from now. */
function hoursFromNow(hours: number) {
  const text = new Date(Date.now() + hours * hour).toISOString();
  return { date: text.slice(0, 10), time: text.slice(11, 16), timeZone: 'UTC' };
}
const upcoming = (maxParticipants: number | null = null) => app.event({ ...hoursFromNow(48), maxParticipants });

const document = `mutation ($eventId: ID!, $registered: Boolean!) {
  setEventRegistration(eventId: $eventId, registered: $registered) {
    event { id participantCount viewerIsRegistered isFull }
  }
}`;

interface Outcome {
  status: number;
  fault: { code: string; message: string } | null;
  participants?: number;
  isRegistered?: boolean;
}

const doors = [
  {
    name: 'REST',
    async set(member: Member | null, eventId: string, registered: boolean): Promise<Outcome> {
      const { post, delete: remove } = app.as(member);
      const path = `/api/events/${eventId}/register`;
      const { status, body } = registered ? await post(path) : await remove(path);
      return status === 200 ? { status, fault: null, ...body } : { status, fault: body };
    },
  },
  {
    name: 'GraphQL',
    async set(member: Member | null, eventId: string, registered: boolean): Promise<Outcome> {
      const { data, error, status } = await app.as(member).query(document, { eventId, registered });
      if (error) return { status, fault: { code: error.code, message: error.message } };
      const { participantCount, viewerIsRegistered } = data.setEventRegistration.event;
      return { status, fault: null, participants: participantCount, isRegistered: viewerIsRegistered };
    },
  },
];

const full = { code: 'CONFLICT', message: 'Event is full' };
const past = { code: 'BAD_USER_INPUT', message: 'Cannot register for an event that has already passed' };

/** The counter, and the number of rows that it counts. */
async function stateOf({ id }: Made): Promise<{ count: number; registered: number }> {
  const [row] = await app.run<{ count: number; registered: number }>(
    `select participant_count as count, (select count(*)::int from event_registration where event_id = e.id) as registered
     from event e where id = $1`,
    id,
  );
  if (!row) throw new Error('The event is gone');
  return row;
}

describe.each(doors)('setEventRegistration by $name', ({ name, set }) => {
  test('registers and takes it back, each as often as one likes', async () => {
    const event = await upcoming(5);
    await app.register(event, ben);
    for (const registered of [true, true, false, false]) {
      const participants = registered ? 2 : 1;
      expect(await set(ada, event.id, registered)).toEqual({
        status: 200,
        fault: null,
        participants,
        isRegistered: registered,
      });
      expect(await stateOf(event)).toEqual({ count: participants, registered: participants });
    }
    expect(await set(ada, event.id.toUpperCase(), true)).toMatchObject({ participants: 2, isRegistered: true });
  });

  test('gives one free place to one of fifty who ask at once', async () => {
    const event = await upcoming(1);
    const outcomes = await Promise.all(riders.map((rider) => set(rider, event.id, true)));
    expect(outcomes.filter(({ fault }) => !fault)).toEqual([
      { status: 200, fault: null, participants: 1, isRegistered: true },
    ]);
    const losers = outcomes.filter(({ fault }) => fault);
    expect(losers).toHaveLength(riderCount - 1);
    for (const { status, fault } of losers) {
      expect(fault).toEqual(full);
      expect(status).toBe(name === 'REST' ? 409 : 200);
    }
    expect(await stateOf(event)).toEqual({ count: 1, registered: 1 });
  });

  test('lets fifty in at once where there is room for fifty', async () => {
    for (const places of [riderCount, null]) {
      const event = await upcoming(places);
      const outcomes = await Promise.all(riders.map((rider) => set(rider, event.id, true)));
      expect(outcomes.filter(({ fault }) => fault)).toEqual([]);
      expect(await stateOf(event)).toEqual({ count: riderCount, registered: riderCount });
    }
  });

  test('pressed fifty times at once by one rider takes the last place once', async () => {
    const event = await upcoming(1);
    const outcomes = await Promise.all(riders.map(() => set(ada, event.id, true)));
    expect(outcomes.filter(({ fault }) => fault)).toEqual([]);
    expect(await stateOf(event)).toEqual({ count: 1, registered: 1 });
  });

  test('refuses a full event, but not to who is in it, and lets them leave', async () => {
    const event = await upcoming(1);
    await app.register(event, ada);
    expect((await set(ben, event.id, true)).fault).toEqual(full);
    expect(await set(ada, event.id, true)).toMatchObject({ fault: null, participants: 1, isRegistered: true });
    expect(await set(ben, event.id, false)).toMatchObject({ fault: null, participants: 1, isRegistered: false });
    expect(await set(ada, event.id, false)).toMatchObject({ fault: null, participants: 0, isRegistered: false });
    expect(await set(ben, event.id, true)).toMatchObject({ fault: null, participants: 1, isRegistered: true });
  });

  test('refuses an event that has started, over or still running, and lets who is in it leave', async () => {
    for (const start of [-1, -72]) {
      const event = await app.event(hoursFromNow(start));
      await app.register(event, ada);
      const { status, fault } = await set(ben, event.id, true);
      expect([status, fault]).toEqual([name === 'REST' ? 400 : 200, past]);
      expect(await set(ada, event.id, true)).toMatchObject({ fault: null, isRegistered: true });
      expect(await set(ada, event.id, false)).toMatchObject({ fault: null, participants: 0, isRegistered: false });
      expect((await set(ada, event.id, true)).fault).toEqual(past);
    }
  });

  test('says of an event that is both past and full that it is past', async () => {
    const event = await app.event({ ...hoursFromNow(-1), maxParticipants: 1 });
    await app.register(event, ada);
    expect((await set(ben, event.id, true)).fault).toEqual(past);
  });

  test('goes by the clock of the event’s place', async () => {
    // Half an hour from now in UTC. The same local time was five and a half hours earlier in India and is five hours
    // later in Bogotá.
    const { date, time } = hoursFromNow(0.5);
    const event = await app.event({ date, time, timeZone: 'Asia/Kolkata' });
    expect((await set(ada, event.id, true)).fault).toEqual(past);
    const later = await app.event({ date, time, timeZone: 'America/Bogota' });
    expect((await set(ada, later.id, true)).fault).toBeNull();
  });

  test('is refused to visitors, and for what is no event', async () => {
    const event = await upcoming();
    const unauthenticated = { code: 'UNAUTHENTICATED', message: 'Authentication required' };
    for (const registered of [true, false]) {
      expect((await set(null, event.id, registered)).fault).toEqual(unauthenticated);
      for (const id of [nobodysId, 'nowhere', '%00']) {
        expect((await set(ada, id, registered)).fault).toEqual({ code: 'NOT_FOUND', message: 'Event not found' });
      }
    }
    expect(await stateOf(event)).toEqual({ count: 0, registered: 0 });
  });
});

test('coming and going through both doors at once, nobody is lost, counted twice or told of a deadlock', async () => {
  const places = 7;
  const event = await upcoming(places);
  // 120 requests: one address can send 128 at once.
  const waves = riders.slice(0, 20).flatMap((rider, index) =>
    [true, false, true, true, false, true].map((registered, step) => ({
      rider,
      registered,
      door: doors[(index + step) % 2],
    })),
  );
  const outcomes = await Promise.all(
    waves.map(({ rider, registered, door }) => door?.set(rider, event.id, registered)),
  );
  const faults = outcomes.flatMap((outcome) => (outcome?.fault ? [outcome.fault] : []));
  expect(faults.filter(({ code }) => code !== 'CONFLICT')).toEqual([]);
  const { count, registered } = await stateOf(event);
  expect(count).toBe(registered);
  expect(count).toBeLessThanOrEqual(places);
  for (const outcome of outcomes) expect(outcome?.participants ?? 0).toBeLessThanOrEqual(places);
});

test('one rider who presses register and leave at once ends in one of the two, and the count agrees', async () => {
  const event = await upcoming(3);
  for (let round = 0; round < 5; round += 1) {
    const presses = Array.from({ length: 20 }, (_, index) => doors[index % 2]?.set(ada, event.id, index % 4 < 2));
    const outcomes = await Promise.all(presses);
    expect(outcomes.filter((outcome) => outcome?.fault)).toEqual([]);
    const { count, registered } = await stateOf(event);
    expect(count).toBe(registered);
  }
});

test('an event that is cancelled under a storm of registrations takes them with it', async () => {
  const event = await upcoming(20);
  const [first, ...rest] = riders.map((rider, index) => doors[index % 2]?.set(rider, event.id, true));
  await first;
  const [, ...outcomes] = await Promise.all([app.run('delete from event where id = $1', event.id), ...rest]);
  for (const outcome of outcomes) expect([undefined, 'NOT_FOUND', 'CONFLICT']).toContain(outcome?.fault?.code);
  expect(await app.run('select from event_registration where event_id = $1', event.id)).toEqual([]);
});

describe('who has registered', () => {
  test('is told to the rider alone, as viewerIsRegistered', async () => {
    const event = await upcoming();
    await app.register(event, ada);
    const ask = 'query ($id: ID!) { event(id: $id) { viewerIsRegistered participantCount } }';
    const told = async (viewer: Member | null) => (await app.as(viewer).query(ask, { id: event.id })).data.event;
    expect(await told(ada)).toEqual({ viewerIsRegistered: true, participantCount: 1 });
    for (const viewer of [ben, null]) {
      expect(await told(viewer)).toEqual({ viewerIsRegistered: false, participantCount: 1 });
    }
  });
});
