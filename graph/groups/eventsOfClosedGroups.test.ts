import { beforeAll, expect, test } from 'vitest';
import { linkTo, readLink } from '../test/calendars.ts';
import { environmentOf, runHere } from '../test/commandLine.ts';
import type { Made, Member } from '../test/factories.ts';
import { useApp } from '../test/useApp.ts';

const app = useApp();
let ada: Member;
let ben: Member;
let stranger: Member;
let event: Made;
beforeAll(async () => {
  ({ ada, ben, stranger } = await app.cast('ada', 'ben', 'stranger'));
  const club = await app.group('Quillwort', ada, ben);
  event = await app.event({ title: 'Velvetleaf', date: '2087-05-02' });
  await app.run('update event set group_id = $2 where id = $1', event.id, club.id);
  await app.register(event, stranger);
});

/** The reads by which a viewer finds the event: by its id, in lists, in the search, and by REST. */
async function placesWithEvent(viewer: Member | null): Promise<string[]> {
  const { data } = await app.as(viewer).query(
    `{ event(id: "${event.id}") { title } node(id: "${event.id}") { ... on Event { title } }
       events(scope: ALL) { nodes { title } } search(query: "velvetleaf") { events { nodes { title } } } }`,
  );
  const all = await app.as(viewer).get('/api/events');
  const soon = await app.as(viewer).get('/api/events/upcoming');
  const texts = { ...data, all: all.body, soon: soon.body };
  return Object.keys(texts).filter((name) => JSON.stringify(texts[name] ?? null).includes('Velvetleaf'));
}

const calendarFile = async () => (await fetch(`${app.url}/api/events/${event.id}/event.ics`)).text();
const everywhere = ['event', 'node', 'events', 'search', 'all', 'soon'];

test('an event of a closed or hidden group is for its members, also for those who had registered before', async () => {
  expect(await placesWithEvent(null)).toEqual(everywhere);
  expect(await placesWithEvent(stranger)).toEqual(everywhere);
  expect(await calendarFile()).toContain('Velvetleaf');
  for (const kind of ['closed', 'hidden']) {
    await app.run('update "group" set kind = $1', kind);
    expect(await placesWithEvent(null)).toEqual([]);
    expect(await placesWithEvent(stranger)).toEqual([]);
    expect(await calendarFile()).not.toContain('Velvetleaf');
    expect((await runHere(environmentOf(app), 'export', 'user', 'stranger')).out).not.toContain('Velvetleaf');
    expect(await placesWithEvent(ben)).toEqual(everywhere);
    const register = 'mutation ($id: ID!) { setEventRegistration(eventId: $id, registered: true) { event { id } } }';
    expect((await app.as(stranger).query(register, { id: event.id })).error?.code).toBe('NOT_FOUND');
  }
  await app.run(`update "group" set kind = 'open'`);
});

test('a member who has registered cancels that also when the group is closed to them, and the operator still calls the event off', async () => {
  const registered = () => app.run('select from event_registration where user_id = $1', stranger.id);
  await app.run(`update "group" set kind = 'closed'`);
  expect(await registered()).toHaveLength(1);
  const cancel = 'mutation ($id: ID!) { setEventRegistration(eventId: $id, registered: false) { event { id } } }';
  expect((await app.as(stranger).query(cancel, { id: event.id })).error?.code).toBe('NOT_FOUND');
  expect(await registered()).toEqual([]);
  const called = await runHere(environmentOf(app), 'event', 'call-off', event.id, '--reason', 'Ice');
  expect([called.code, called.error]).toEqual([0, '']);
});

test('events of groups teach the search no words, and leave no trace in the calendar of all events where the group is closed', async () => {
  const [row] = await app.run<{ groupId: string }>('select group_id as "groupId" from event');
  await app.run(`update "group" set kind = 'hidden'`);
  const secret = await app.event({ title: 'Open Quercitron', date: '2087-05-03' });
  await app.run(`delete from search_word where word = 'quercitron'`);
  await app.run(`update event set group_id = $2, title = 'Quercitron' where id = $1`, secret.id, row?.groupId);
  expect(await app.run(`select from search_word where word = 'quercitron'`)).toEqual([]);
  await app.run('delete from event where id = $1', secret.id);
  expect(await app.run('select from calendar_cancellation where subject_id = $1', secret.id)).toEqual([]);
  const open = await app.event({ date: '2087-05-03' });
  await app.run('delete from event where id = $1', open.id);
  expect(await app.run('select from calendar_cancellation where subject_id = $1', open.id)).toHaveLength(1);
});

test('a group has at most 100 events in the future, and calendars at most 100 of its deleted ones', async () => {
  const [row] = await app.run<{ groupId: string }>('select group_id as "groupId" from event');
  await app.run('update group_member set organises_since = now() where user_id = $1', ada.id);
  const plan = 'mutation ($input: PlanGroupEventInput!) { planGroupEvent(input: $input) { event { id } } }';
  const facts = { groupId: row?.groupId, title: 'Dawn', date: '2087-05-02', time: '06:30', location: 'Pier' };
  const outcomes: (string | undefined)[] = [];
  const { id } = (await app.as(ada).query(plan, { input: facts })).data.planGroupEvent.event;
  await app.run(
    `insert into event (id, title, date, time, time_zone, location, type, group_id, starts_at, ends_at)
     select gen_random_uuid(), title, date, time, time_zone, location, type, group_id, starts_at, ends_at
     from event, generate_series(1, 97) where id = $1`,
    id,
  );
  for (let index = 0; index < 2; index += 1)
    outcomes.push((await app.as(ada).query(plan, { input: { ...facts, title: `Dawn ${index}` } })).error?.code);
  expect(outcomes).toEqual([undefined, 'CONFLICT']);
  await app.run(`update "group" set kind = 'open' where id = $1`, row?.groupId);
  const deleteAll = () => app.run('delete from event where group_id = $1', row?.groupId);
  await deleteAll();
  const again = async () => (await app.as(ada).query(plan, { input: facts })).error;
  expect(await again()).toBeNull();
  await deleteAll();
  const cancelled = 'select from calendar_cancellation where group_id = $1 and is_event';
  expect(await app.run(cancelled, row?.groupId)).toHaveLength(100);
  const calendar = await linkTo(app, ada, { kind: 'GROUP_RIDES', groupId: row?.groupId });
  expect((await readLink(app, calendar.path)).events).toEqual([]);
});
