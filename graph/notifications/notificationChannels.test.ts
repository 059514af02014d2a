import { beforeEach, expect, test } from 'vitest';
import { notificationKinds } from '../model/notifications/NotificationKind.ts';
import { bellDoors } from '../test/bellDoors.ts';
import type { Member } from '../test/factories.ts';
import { startApp } from '../test/harness.ts';
import { choose, schedule } from '../test/mails.ts';
import { useApp } from '../test/useApp.ts';

const app = useApp({
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'rides@rides.example',
  PUBLIC_URL: 'https://rides.example',
  RATE_LIMITS: '{"writes": 100000, "reads": 100000}',
});
const bell = bellDoors(() => app);
let ana: Member;
let ben: Member;
let round = 0;
beforeEach(async () => {
  round += 1;
  [ana, ben] = [await app.member(`ana${round}`), await app.member(`ben${round}`)];
});

const rowsOf = ({ id }: Member) =>
  app.run<{ kind: string; onScreen: boolean; isMailed: boolean; isRead: boolean }>(
    `select kind, on_screen as "onScreen", mail_due_at is not null as "isMailed", read_at is not null as "isRead"
     from notification where user_id = $1 order by at, id`,
    id,
  );

test('every kind is on the screen alone until the member chooses a channel', async () => {
  const { data } = await app
    .as(ana)
    .query(
      '{ viewer { notificationPreferences { kind enabled mail digest } mailSchedule { quietFrom quietTo digestDay digestHour } } }',
    );
  expect(data.viewer.notificationPreferences).toHaveLength(notificationKinds.length);
  for (const preference of data.viewer.notificationPreferences)
    expect(preference).toMatchObject({ enabled: true, mail: false, digest: false });
  expect(data.viewer.mailSchedule).toEqual({ quietFrom: null, quietTo: null, digestDay: null, digestHour: 7 });
  await bell.like(ben, await app.post(ana));
  expect(await rowsOf(ana)).toEqual([{ kind: 'like', onScreen: true, isMailed: false, isRead: false }]);
});

test('each channel of a kind is switched on and off apart from the others', async () => {
  await choose(app, ana, 'LIKE', 'MAIL');
  await choose(app, ana, 'LIKE', 'MAIL');
  await choose(app, ana, 'FOLLOW', 'DIGEST');
  const { data } = await choose(app, ana, 'WARNING', 'MAIL');
  const chosen = () =>
    data.setNotificationPreference.viewer.notificationPreferences.filter(
      ({ mail, digest }: { mail: boolean; digest: boolean }) => mail || digest,
    );
  expect(chosen()).toEqual([
    { kind: 'LIKE', enabled: true, mail: true, digest: false },
    { kind: 'FOLLOW', enabled: true, mail: false, digest: true },
    { kind: 'WARNING', enabled: true, mail: true, digest: false },
  ]);
  await choose(app, ana, 'LIKE', 'MAIL', false);
  expect(await app.run('select mail_kinds, digest_kinds from mail_preference where user_id = $1', ana.id)).toEqual([
    { mail_kinds: ['warning'], digest_kinds: ['follow'] },
  ]);
});

test('off the screen, a kind is neither listed nor counted nor sent live, and can still be mailed', async () => {
  const post = await app.post(ana);
  await bell.like(ben, post);
  await choose(app, ana, 'LIKE', 'MAIL');
  const { data } = await choose(app, ana, 'LIKE', 'SCREEN', false);
  expect(data.setNotificationPreference.viewer.unreadNotificationCount).toBe(0);
  const live = await (await app.live(ana)).follow(
    'subscription { notificationActivity { kind notification { kind } } }',
  );
  await bell.like(ben, await app.post(ana));
  await bell.follow(ben, ana);
  expect(await live.next()).toEqual({ kind: 'NOTIFIED', notification: { kind: 'FOLLOW' } });
  expect(await bell.told(ana)).toEqual([`FOLLOW ben${round} 1`]);
  expect(await bell.unread(ana)).toBe(1);
  expect(await rowsOf(ana)).toEqual([
    { kind: 'like', onScreen: false, isMailed: false, isRead: false },
    { kind: 'like', onScreen: false, isMailed: true, isRead: false },
    { kind: 'follow', onScreen: true, isMailed: false, isRead: false },
  ]);
  // A notification that the screen never showed cannot be marked as read there.
  const { edges } = await bell.list(ana);
  await bell.mark(ana, { upTo: edges[0].cursor });
  expect((await rowsOf(ana)).map(({ isRead }) => isRead)).toEqual([false, false, true]);
});

test('on the screen again, only later acts are shown', async () => {
  const post = await app.post(ana);
  await choose(app, ana, 'LIKE', 'DIGEST');
  await choose(app, ana, 'LIKE', 'SCREEN', false);
  await bell.like(ben, post);
  await choose(app, ana, 'LIKE', 'SCREEN');
  expect(await bell.told(ana)).toEqual([]);
  await bell.like(await app.member(`cleo${round}`), post);
  expect(await bell.told(ana)).toEqual([`LIKE cleo${round} 1`]);
});

test('without any channel nothing is written', async () => {
  await choose(app, ana, 'LIKE', 'SCREEN', false);
  await bell.like(ben, await app.post(ana));
  expect(await rowsOf(ana)).toEqual([]);
});

test('changed and deleted rides are mailed while they are off the screen', async () => {
  const ride = await app.ride(ben, { date: '2087-05-01' });
  await bell.join(ana, ride);
  for (const kind of ['RIDE_CHANGED', 'RIDE_DELETED']) {
    await choose(app, ana, kind, 'MAIL');
    await choose(app, ana, kind, 'SCREEN', false);
  }
  await app.run(`update ride set location = 'Elsewhere' where id = $1`, ride.id);
  await app.run('delete from post where id = $1', ride.id);
  expect(await rowsOf(ana)).toEqual([{ kind: 'rideDeleted', onScreen: false, isMailed: true, isRead: false }]);
  expect(await bell.told(ana)).toEqual([]);
});

test('the schedule is replaced as a whole, and wrong times are refused', async () => {
  const { data } = await schedule(app, ana, { quietFrom: '22:00', quietTo: '06:30', digestDay: 5, digestHour: 18 });
  expect(data.updateMailSchedule.viewer.mailSchedule).toEqual({
    quietFrom: '22:00',
    quietTo: '06:30',
    digestDay: 5,
    digestHour: 18,
  });
  const cleared = await schedule(app, ana, {});
  expect(cleared.data.updateMailSchedule.viewer.mailSchedule).toMatchObject({ quietFrom: null, digestDay: null });
  for (const [input, field] of [
    [{ quietFrom: '22:00' }, 'quietTo'],
    [{ quietFrom: '22:00', quietTo: '22:00' }, 'quietTo'],
    [{ quietFrom: '24:00', quietTo: '07:00' }, 'quietFrom'],
    [{ digestDay: 8 }, 'digestDay'],
    [{ digestHour: 24 }, 'digestHour'],
  ] as const)
    expect((await schedule(app, ana, input)).error).toMatchObject({ code: 'BAD_USER_INPUT', field });
});

test('visitors and other members neither read nor change preferences', async () => {
  const document = `{ user(id: "${ana.id}") { mailSchedule { digestHour } } }`;
  for (const viewer of [null, ben]) expect((await app.as(viewer).query(document)).data.user.mailSchedule).toBeNull();
  const { error } = await app.as(null).query('mutation { updateMailSchedule(input: {}) { viewer { id } } }');
  expect(error?.code).toBe('UNAUTHENTICATED');
});

test('an instance without mail refuses to switch mails on', async () => {
  const plain = await startApp();
  const ada = await plain.member('ada');
  expect((await choose(plain, ada, 'LIKE', 'MAIL')).error?.code).toBe('CONFLICT');
  expect((await schedule(plain, ada, { digestDay: 1 })).error?.code).toBe('CONFLICT');
  expect((await choose(plain, ada, 'LIKE', 'MAIL', false)).error).toBeNull();
  await plain.close();
});
