import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../platform/lib/ids.ts';
import { bellDoors } from '../test/bellDoors.ts';
import type { Made, Member } from '../test/factories.ts';
import { startApp, type TestApp } from '../test/harness.ts';
import { type MailServer, startMailServer } from '../test/mailServer.ts';
import { choose, giveAddress, inMinutes, mailAt, schedule } from '../test/mails.ts';
import { rideDoors } from '../test/rideDoors.ts';
import { type SeriesDoor, seriesDoors } from '../test/seriesDoors.ts';
import { sendDigestAt } from './digests.ts';

let server: MailServer;
let app: TestApp;
let ana: Member;
let ben: Member;
const bell = bellDoors(() => app);
beforeAll(async () => {
  server = await startMailServer();
  app = await startApp(server.variables);
  ({ ana, ben } = await app.cast('ana', 'ben'));
  await giveAddress(app, ben);
});
afterAll(async () => {
  await app.close();
  await server.close();
});

const plan = { date: '2099-05-01', time: '07:00', timeZone: 'UTC', location: 'Mill Square' };
const last = { ...plan, location: 'Town Hall' };

describe.each(rideDoors)('a place that $name sets while the ride is private', ({ update }) => {
  let ride: Made;
  beforeEach(async () => {
    await app.run('delete from post');
    await app.run('delete from notification');
    ride = await app.ride(ana, plan);
    await bell.join(ben, ride);
  });

  const edit = async (changes: object) => expect((await update(app.as(ana), ride.id, changes)).fault).toBeNull();
  const moveTo = (location: string, more: object = {}) =>
    edit({ rideData: { distance: 20, ...plan, location }, ...more });
  const hide = async () => {
    await edit({ privacy: 'private' });
    await moveTo('SECRET: my house');
  };
  /** Marks all that Ben can see, by a notification that is newer than that of the plan. */
  const markAll = async () => {
    const other = await app.post(ben);
    await bell.like(ana, other);
    const { edges } = await bell.list(ben);
    await bell.mark(ben, { upTo: edges[0].cursor });
  };
  const changesOf = async () =>
    (await bell.rows(ben))
      .filter(({ rideChange }) => rideChange)
      .map(({ kind, rideChange }) => ({ kind, ...rideChange }));
  const deletion = async () => (await changesOf()).filter(({ kind }) => kind === 'RIDE_DELETED');

  test('is never the plan before of a former reader who marks all as read', async () => {
    await hide();
    await markAll();
    await moveTo('Town Hall', { privacy: 'public' });
    expect(await changesOf()).toEqual([{ kind: 'RIDE_CHANGED', before: plan, after: last }]);
    await markAll();
    expect(await bell.unread(ben)).toBe(0);
  });

  test('is not marked by the id of an earlier change', async () => {
    await moveTo('Old Bridge');
    const ids = (await bell.rows(ben)).map(({ id }) => id);
    await hide();
    await bell.mark(ben, { ids });
    await moveTo('Town Hall', { privacy: 'public' });
    expect(await changesOf()).toEqual([{ kind: 'RIDE_CHANGED', before: plan, after: last }]);
  });

  test('is not in the notification of the deletion', async () => {
    await hide();
    await markAll();
    await moveTo('Town Hall', { privacy: 'public' });
    expect((await app.as(ana).delete(`/api/posts/${ride.id}`)).status).toBe(200);
    expect(await deletion()).toEqual([{ kind: 'RIDE_DELETED', before: plan, after: last }]);
  });

  test('is not known to a participant who had switched the kind off', async () => {
    await bell.prefer(ben, 'RIDE_CHANGED', false);
    await hide();
    await bell.prefer(ben, 'RIDE_CHANGED', true);
    await moveTo('Town Hall', { privacy: 'public' });
    expect(await changesOf()).toEqual([{ kind: 'RIDE_CHANGED', before: plan, after: last }]);
    expect(await bell.unread(ben)).toBe(1);
  });

  test('is not known to a participant who switches the kind off and on meanwhile', async () => {
    await hide();
    await bell.prefer(ben, 'RIDE_CHANGED', false);
    await bell.prefer(ben, 'RIDE_CHANGED', true);
    await moveTo('Town Hall', { privacy: 'public' });
    expect(await changesOf()).toEqual([{ kind: 'RIDE_CHANGED', before: plan, after: last }]);
  });

  test('is not known to a participant whose mail was sent meanwhile', async () => {
    await bell.prefer(ben, 'RIDE_CHANGED', false);
    await choose(app, ben, 'RIDE_CHANGED', 'MAIL');
    await app.run('update mail_preference set mailed_at = null');
    await hide();
    await mailAt(app, inMinutes(5));
    await bell.prefer(ben, 'RIDE_CHANGED', true);
    await moveTo('Town Hall', { privacy: 'public' });
    expect(await changesOf()).toEqual([{ kind: 'RIDE_CHANGED', before: plan, after: last }]);
    await choose(app, ben, 'RIDE_CHANGED', 'MAIL', false);
  });

  test('is not known to a participant whose digest was sent meanwhile', async () => {
    await bell.prefer(ben, 'RIDE_CHANGED', false);
    await choose(app, ben, 'RIDE_CHANGED', 'DIGEST');
    await choose(app, ben, 'LIKE', 'DIGEST');
    await schedule(app, ben, { digestDay: 1, digestHour: 7 });
    await hide();
    // Without other news no digest would be sent.
    await bell.like(ana, await app.post(ben));
    const sent = server.mails.length;
    await sendDigestAt(app.backend, { mailId: newId(), userId: ben.id }, inMinutes(5));
    expect(server.mails).toHaveLength(sent + 1);
    await bell.prefer(ben, 'RIDE_CHANGED', true);
    await moveTo('Town Hall', { privacy: 'public' });
    expect(await changesOf()).toEqual([{ kind: 'RIDE_CHANGED', before: plan, after: last }]);
    await choose(app, ben, 'RIDE_CHANGED', 'DIGEST', false);
  });
});

test('a place that is set for a series while it is private is never the plan before of one of its dates', async () => {
  await app.run('delete from post');
  await app.run('delete from notification');
  const [, { create, update }] = seriesDoors as [SeriesDoor, SeriesDoor];
  const rideData = { distance: 20, ...plan, date: '2099-05-05' };
  const { id } = await create(app.as(ana), { rideData, repeats: 'FREQ=WEEKLY;BYDAY=TU;COUNT=2' });
  const dates = await app.run<Made>('select id from ride order by starts_at');
  const [, second] = dates as [Made, Made];
  for (const date of dates) await bell.join(ben, date);
  const edit = async (postId: string, changes: object) => expect(await update(app.as(ana), postId, changes)).toBeNull();
  await edit(id, { privacy: 'private', laterDates: true });
  await edit(id, { rideData: { ...rideData, location: 'SECRET: my house' }, laterDates: true });
  const opened = { ...rideData, date: '2099-05-12', location: 'Town Hall' };
  await edit(second.id, { privacy: 'public', rideData: opened });
  const changes = (await bell.rows(ben)).flatMap(({ rideChange }) => rideChange ?? []);
  expect(changes).toEqual([{ before: { ...plan, date: '2099-05-12' }, after: { ...last, date: '2099-05-12' } }]);
});
