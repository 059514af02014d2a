import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bellDoors } from '../test/bellDoors.ts';
import { openBoard } from '../test/boards.ts';
import type { Caller } from '../test/caller.ts';
import type { Made, Member } from '../test/factories.ts';
import { startApp, type TestApp } from '../test/harness.ts';
import { type MailServer, startMailServer } from '../test/mailServer.ts';
import { choose, giveAddress, inMinutes, mailAt, mailsTo } from '../test/mails.ts';

let server: MailServer;
let app: TestApp;
let board: Caller;
beforeAll(async () => {
  server = await startMailServer();
  app = await startApp(server.variables);
  const { cookie } = await openBoard(app);
  board = app.with({ cookie: `__Host-${cookie}` });
});
afterAll(async () => {
  await app.close();
  await server.close();
});

const bell = bellDoors(() => app);
let ada: Member;
let ben: Member;
let cleo: Member;
let event: Made;
beforeEach(async () => {
  for (const table of ['event', '"group"', 'takedown', '"user"']) await app.run(`delete from ${table}`);
  ({ ada, ben, cleo } = await app.cast('ada', 'ben', 'cleo'));
  event = await app.event({ title: 'Lantern ride', date: '2087-01-01', maxParticipants: 1 });
  await app.run(`update event set description = 'Bring insults' where id = $1`, event.id);
  await app.register(event, ada);
  expect((await app.as(ben).put(`/api/events/${event.id}/waiting`, {})).status).toBe(200);
});

async function act(mutation: string): Promise<string> {
  const { data, error } = await board.query(`mutation { ${mutation} { takedown { id } } }`);
  expect(error).toBeNull();
  return Object.values<{ takedown: { id: string } }>(data)[0]?.takedown.id ?? '';
}
const remove = ({ id }: Made) => act(`removeContent(input: { content: "${id}", reason: SPAM, words: "Sales" })`);
const restore = (id: string) => act(`restoreContent(input: { takedownId: "${id}" })`);

const fields = `kind actorCount actors { id } event { id } rideChange { laterDates }
  deletedRide { title isEvent plan { date time timeZone location calledOffReason } }`;
const noticesOf = async (member: Member) =>
  (await app.as(member).query(`{ notifications { nodes { ${fields} } } }`)).data.notifications.nodes;

const notice = {
  kind: 'RIDE_DELETED',
  actorCount: 1,
  actors: [],
  event: null,
  rideChange: null,
  deletedRide: {
    title: 'An event that the operator removed',
    isEvent: true,
    plan: { date: '2087-01-01', time: '07:00', timeZone: 'UTC', location: null, calledOffReason: null },
  },
};

test('a removal of an event notifies those who have registered or wait, of its start alone', async () => {
  const client = await app.live(ada);
  const live = await client.follow('subscription { notificationActivity { kind notification { kind } } }');
  const told = live.next();
  await remove(event);
  expect(await told).toMatchObject({ kind: 'NOTIFIED', notification: { kind: 'RIDE_DELETED' } });
  for (const member of [ada, ben]) {
    expect(await noticesOf(member)).toEqual([notice]);
    expect(await bell.unread(member)).toBe(1);
  }
  expect(await noticesOf(cleo)).toEqual([]);
  const exported = JSON.stringify((await app.as(ada).get(`/api/users/${ada.id}/export`)).body);
  expect(exported).not.toContain('Lantern ride');
  expect(exported).toContain('An event that the operator removed');
  expect(exported).not.toMatch(/insults|Harbour Gate/);
});

test('a removal of an event that has begun notifies nobody, nor one who has switched these notifications off', async () => {
  await bell.prefer(ben, 'RIDE_DELETED', false);
  await app.run(`update event set date = '2020-01-01' where id = $1`, event.id);
  await app.run('delete from notification');
  await remove(event);
  for (const member of [ada, ben]) expect(await noticesOf(member)).toEqual([]);
});

test('a removal of a group notifies participants of its events who can still read them, and no other member', async () => {
  const group = await app.group('Owls', ada, cleo);
  await app.run(`update "group" set kind = 'hidden' where id = $1`, group.id);
  await app.run('update event set group_id = $1 where id = $2', group.id, event.id);
  await app.run('delete from notification');
  const takedownId = await remove(group);
  expect(await noticesOf(ada)).toEqual([notice]);
  // Ben waits, and is not a member of the hidden group.
  for (const member of [ben, cleo]) expect(await noticesOf(member)).toEqual([]);
  await restore(takedownId);
  expect(await noticesOf(ada)).toEqual([]);
});

test('a restore withdraws the notification, and shows an earlier change that is still unread again', async () => {
  await app.run(`update event set location = 'Mill Square' where id = $1`, event.id);
  const before = await noticesOf(ada);
  expect(before).toMatchObject([{ kind: 'EVENT_CHANGED', event: { id: event.id } }]);
  const takedownId = await remove(event);
  expect(await noticesOf(ada)).toEqual([notice]);
  const client = await app.live(ada);
  const live = await client.follow('subscription { notificationActivity { kind } }');
  const changed = live.next();
  await restore(takedownId);
  expect(await changed).toEqual({ kind: 'CHANGED' });
  expect(await noticesOf(ada)).toEqual(before);
  expect(await bell.unread(ada)).toBe(1);
});

test('a mail says that the operator removed the event, but not to a suspended member', async () => {
  const address = await giveAddress(app, ada);
  const suspended = await giveAddress(app, cleo);
  for (const member of [ada, cleo]) await choose(app, member, 'RIDE_DELETED', 'MAIL');
  await app.run('update event set max_participants = 2');
  await app.register(event, cleo);
  await app.run('update "user" set suspended_at = now() where id = $1', cleo.id);
  await remove(event);
  await mailAt(app, inMinutes(2));
  const [mail] = mailsTo(server, address);
  expect(mailsTo(server, suspended)).toEqual([]);
  expect(mail?.subject).toBe('The operator removed an event that you registered for');
  expect(mail?.text).toMatch(/1 January 2087 at 07:00/);
  expect(mail?.text).not.toMatch(/Harbour Gate|insults/);
});
