import { beforeAll, expect, test } from 'vitest';
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
