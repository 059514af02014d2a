import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../platform/lib/ids.ts';
import { bellDoors } from '../test/bellDoors.ts';
import type { Member } from '../test/factories.ts';
import { startApp, type TestApp } from '../test/harness.ts';
import { type MailServer, startMailServer } from '../test/mailServer.ts';
import { choose, giveAddress, inMinutes, mailAt, mailsTo, notifyOffScreen, runMails, schedule } from '../test/mails.ts';
import { queueNotificationMails } from './notificationMails.ts';

let server: MailServer;
let app: TestApp;
beforeAll(async () => {
  server = await startMailServer();
  app = await startApp({ ...server.variables, RATE_LIMITS: '{"writes": 100000, "reads": 100000}' });
});
afterAll(async () => {
  await app.close();
  await server.close();
});

const bell = bellDoors(() => app);
let ana: Member;
let ben: Member;
let address: string;
let round = 0;
beforeEach(async () => {
  round += 1;
  [ana, ben] = [await app.member(`ana${round}`), await app.member(`ben${round}`)];
  address = await giveAddress(app, ana);
  for (const kind of ['LIKE', 'COMMENT', 'FOLLOW']) await choose(app, ana, kind, 'MAIL');
});

const subjects = () => mailsTo(server, address).map(({ subject }) => subject);

describe('a notification is mailed', () => {
  test('a minute after the act and once, with a link to the comment, as text and HTML', async () => {
    const post = await app.post(ana, { content: 'Over the <pass>\nat noon' });
    const { id } = await bell.comment(ben, post, 'Chapeau & good luck');
    await mailAt(app, inMinutes(0.5));
    expect(subjects()).toEqual([]);
    await mailAt(app, inMinutes(2));
    await mailAt(app, inMinutes(20));
    const [mail, ...others] = mailsTo(server, address);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(`ben${round} commented on your post “Over the <pass>”`);
    expect(mail?.text).toContain(`Hello ana${round},`);
    expect(mail?.text).toContain('Chapeau & good luck');
    const place = `https://rides.example/post/${post.id}#comment-${id}`;
    expect(mail?.text).toContain(`${place}\n`);
    expect(mail?.html).toContain(`href="${place}"`);
    expect(mail?.html).toContain('Chapeau &amp; good luck');
    expect(mail?.headerLines.map(({ line }) => line)).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  });

  test('with the start of the ride in the zone of the member', async () => {
    await app.run(`update "user" set time_zone = 'America/New_York' where id = $1`, ana.id);
    await choose(app, ana, 'RIDE_CHANGED', 'MAIL');
    const ride = await app.ride(ben, { date: '2087-07-01', time: '08:00' });
    await bell.join(ana, ride);
    await app.run(
      `update ride set date = '2087-07-02', time = '18:30', time_zone = 'Europe/Berlin' where id = $1`,
      ride.id,
    );
    await mailAt(app, inMinutes(2));
    expect(mailsTo(server, address)[0]?.text).toMatch(/2 July 2087 at 12:30/);
  });

  test('that says when a new plan is that of later dates too', async () => {
    await choose(app, ana, 'RIDE_CHANGED', 'MAIL');
    const rideData = { distance: 20, location: 'Mill', date: '2086-06-04', time: '18:30', timeZone: 'UTC' };
    const series = { content: 'Mill loop', isRide: true, rideData, repeats: 'FREQ=WEEKLY;BYDAY=TU;COUNT=3' };
    const { id } = (await app.as(ben).post('/api/posts', series)).body;
    await app.as(ana).post(`/api/rides/${id}/series/join`, {});
    await app.as(ben).put(`/api/posts/${id}`, { rideData: { ...rideData, time: '19:00' }, laterDates: true });
    await mailAt(app, inMinutes(2));
    expect(subjects()).toEqual([`ben${round} changed the plan of the ride “Mill loop” and of later dates`]);
  });

  test('that gives a place in an event, with its time and place', async () => {
    await choose(app, ana, 'EVENT_PLACE_GIVEN', 'MAIL');
    const event = await app.event({ title: 'Repair evening', date: '2087-07-01', maxParticipants: 1 });
    await app.register(event, ben);
    await app.as(ana).put(`/api/events/${event.id}/waiting`, {});
    await app.as(ben).delete(`/api/events/${event.id}/register`);
    await mailAt(app, inMinutes(2));
    expect(subjects()).toEqual(['You have a place in the event “Repair evening”']);
    expect(mailsTo(server, address)[0]?.text).toContain(`https://rides.example/events/${event.id}\n`);
  });

  test('that says why a ride is called off, and then that it is on again', async () => {
    await choose(app, ana, 'RIDE_CHANGED', 'MAIL');
    const ride = await app.ride(ben, { content: 'Mill loop', date: '2087-07-01' });
    await bell.join(ana, ride);
    await app.as(ben).put(`/api/rides/${ride.id}/call-off`, { reason: 'Ice on the roads' });
    await mailAt(app, inMinutes(2));
    expect(subjects()).toEqual([`ben${round} called off the ride “Mill loop”`]);
    expect(mailsTo(server, address)[0]?.text).toContain('Ice on the roads');
    await app.run('update notification set read_at = now() where user_id = $1', ana.id);
    await app.as(ben).delete(`/api/rides/${ride.id}/call-off`);
    await mailAt(app, inMinutes(20));
    expect(subjects()).toContain(`ben${round} put the ride “Mill loop” on again`);
  });

  test('unless it reminds of a ride that has started meanwhile', async () => {
    await choose(app, ana, 'RIDE_TOMORROW', 'MAIL');
    const [past, next] = [
      await app.ride(ben, { content: 'Gone', date: '2087-07-01' }),
      await app.ride(ben, { date: '2087-07-02' }),
    ];
    for (const ride of [past, next]) await bell.join(ana, ride);
    await app.run(`update ride set date = '2020-07-01' where id = $1`, past.id);
    for (const { id } of [past, next])
      await app.run(
        `insert into notification (id, user_id, kind, subject_id, post_id, since, at, starts_at)
         select $1, $2, 'rideTomorrow', $1, r.id, now(), now(), r.starts_at from ride r where r.id = $3`,
        newId(),
        ana.id,
        id,
      );
    await mailAt(app, inMinutes(2));
    expect(subjects()).toHaveLength(1);
    expect(mailsTo(server, address)[0]?.text).not.toContain('Gone');
  });

  test('that says which group a member now organises, with its address', async () => {
    await choose(app, ana, 'ORGANISER_APPOINTED', 'MAIL');
    const group = await app.group('Mill riders', ben);
    await app.as(ana).post(`/api/groups/${group.id}/join`);
    await app.run('update group_member set organises_since = now() where user_id = $1', ben.id);
    await app.as(ben).post(`/api/groups/${group.id}/organisers`, { userId: ana.id });
    await mailAt(app, inMinutes(2));
    expect(subjects()).toEqual(['You now organise the group “Mill riders”']);
    expect(mailsTo(server, address)[0]?.text).toContain(`/groups/${group.id}`);
  });

  test('together with all that waits, and then not again within ten minutes', async () => {
    await bell.like(ben, await app.post(ana));
    await bell.follow(ben, ana);
    await mailAt(app, inMinutes(2));
    expect(subjects()).toEqual(['2 notifications']);
    for (let index = 0; index < 3; index += 1) await bell.like(ben, await app.post(ana));
    for (const minutes of [3, 6, 11]) await mailAt(app, inMinutes(minutes));
    expect(subjects()).toEqual(['2 notifications']);
    await mailAt(app, inMinutes(12.1));
    // The unread ones of the first mail are not repeated.
    expect(subjects()).toEqual(['2 notifications', '3 notifications']);
  });

  test('in a later mail if it is off the screen and more than 30 wait', async () => {
    await choose(app, ana, 'PLACE_GIVEN', 'MAIL');
    const ride = await app.ride(ben, { date: '2087-07-01' });
    await app.participate(ride, ana);
    await notifyOffScreen(app, ana, 'placeGiven', { ride, count: 65 });
    for (const minutes of [2, 2.5, 13, 24, 35]) await mailAt(app, inMinutes(minutes));
    expect(subjects()).toEqual(['30 notifications', '30 notifications', '5 notifications']);
    expect(await app.run('select from notification where user_id = $1 and read_at is null', ana.id)).toEqual([]);
  });

  test('and again when its kind is off the screen, with later acts alone', async () => {
    const post = await app.post(ana, { content: 'Bakery' });
    await choose(app, ana, 'LIKE', 'SCREEN', false);
    await bell.like(ben, post);
    await mailAt(app, inMinutes(2));
    await bell.like(await app.member(`cleo${round}`), post);
    await mailAt(app, inMinutes(13));
    expect(subjects()).toEqual([`ben${round} liked your post “Bakery”`, `cleo${round} liked your post “Bakery”`]);
  });

  test('with the same message id if the node died after the mail server had accepted it', async () => {
    await bell.follow(ben, ana);
    await queueNotificationMails(app.backend, inMinutes(2));
    const [job] = await app.run<{ data: { mailId: string } }>(
      'select data from jobs.job where name = $1',
      'notifications.mail',
    );
    const rows = await app.run('select * from notification where user_id = $1', ana.id);
    await runMails(app);
    await app.run('update notification set mail_id = $2 where user_id = $1', ana.id, job?.data.mailId);
    expect(rows).toHaveLength(1);
    await app.run(`insert into jobs.job (name, data) values ('notifications.mail', $1)`, job?.data);
    await runMails(app);
    const ids = mailsTo(server, address).map(({ messageId }) => messageId);
    expect(ids).toEqual([`<${job?.data.mailId}@rides.example>`, `<${job?.data.mailId}@rides.example>`]);
    // When the job has ended, running it again sends nothing.
    await app.run(`insert into jobs.job (name, data) values ('notifications.mail', $1)`, job?.data);
    await runMails(app);
    expect(mailsTo(server, address)).toHaveLength(2);
  });
});

describe('a queued mail is not sent', () => {
  test.each<[string, (post: string) => Promise<unknown>]>([
    ['was read', () => app.run('update notification set read_at = now() where user_id = $1', ana.id)],
    ['was undone', (post) => app.run('delete from post_like where post_id = $1', post)],
    ['is about a deleted post', (post) => app.run('delete from post where id = $1', post)],
    ['is by a member who is muted now', () => bell.mute(ana, ben)],
    [
      'is by a member who is blocked now',
      () => app.run('insert into block (blocker_id, blocked_id) values ($1, $2)', ana.id, ben.id),
    ],
    ['is no longer mailed', () => choose(app, ana, 'LIKE', 'MAIL', false)],
    ['is for a member without an address', () => app.run('delete from mail_address where user_id = $1', ana.id)],
    [
      'is for an address that is not confirmed',
      () =>
        app.run(
          `update mail_address set address = null, confirmed_at = null, pending = 'x@x.example' where user_id = $1`,
          ana.id,
        ),
    ],
    ['is for a suspended member', () => app.run('update "user" set suspended_at = now() where id = $1', ana.id)],
  ])('if the notification %s', async (_state, change) => {
    const post = await app.post(ana);
    await bell.like(ben, post);
    await queueNotificationMails(app.backend, inMinutes(2));
    await change(post.id);
    await runMails(app);
    expect(subjects()).toEqual([]);
    expect(await app.run('select from notification where mail_id is not null')).toEqual([]);
  });
});

describe('quiet hours', () => {
  const at = (instant: string) => new Date(instant);
  /** Lets a notification be due long before the instants of a test. */
  const backdate = () =>
    app.run(
      `update notification set mail_due_at = '2020-01-01' where user_id = $1 and mail_due_at is not null`,
      ana.id,
    );
  const queuedAt = async (instant: string) => {
    await queueNotificationMails(app.backend, at(instant));
    const { length } = await app.run(`delete from jobs.job where name = 'notifications.mail' returning id`);
    return length;
  };

  test.each([
    [
      'across midnight',
      '22:00',
      '07:00',
      ['2027-01-10T20:59:00Z', '2027-01-11T06:00:00Z'],
      ['2027-01-10T21:00:00Z', '2027-01-11T05:59:00Z'],
    ],
    [
      'within a day',
      '12:00',
      '14:00',
      ['2027-01-10T10:59:00Z', '2027-01-10T13:00:00Z'],
      ['2027-01-10T11:00:00Z', '2027-01-10T12:59:00Z'],
    ],
    // On 28 March 2027 the clocks skip from 02:00 to 03:00, on 31 October they repeat the hour from 02:00.
    [
      'while clocks go forward',
      '01:30',
      '03:00',
      ['2027-03-28T00:29:00Z', '2027-03-28T01:00:00Z'],
      ['2027-03-28T00:30:00Z', '2027-03-28T00:59:00Z'],
    ],
    [
      'while clocks go back',
      '01:30',
      '03:00',
      ['2027-10-30T23:29:00Z', '2027-10-31T02:00:00Z'],
      ['2027-10-30T23:30:00Z', '2027-10-31T00:30:00Z', '2027-10-31T01:30:00Z'],
    ],
  ])('%s hold the mails back until they end', async (_name, quietFrom, quietTo, open, quiet) => {
    await app.run(`update "user" set time_zone = 'Europe/Berlin' where id = $1`, ana.id);
    await schedule(app, ana, { quietFrom, quietTo });
    for (const [instants, count] of [
      [quiet, 0],
      [open, 1],
    ] as const)
      for (const instant of instants) {
        await bell.like(ben, await app.post(ana));
        await backdate();
        await app.run('update mail_preference set mailed_at = null where user_id = $1', ana.id);
        expect([instant, await queuedAt(instant)]).toEqual([instant, count]);
      }
  });

  test('that begin while a mail is queued hold it back too', async () => {
    await bell.like(ben, await app.post(ana));
    await queueNotificationMails(app.backend, inMinutes(2));
    const now = `now() at time zone 'UTC'`;
    await app.run(
      `update mail_preference set quiet_from = (${now} - interval '1 hour')::time, quiet_to = (${now} + interval '1 hour')::time
       where user_id = $1`,
      ana.id,
    );
    await app.run(`update "user" set time_zone = 'UTC' where id = $1`, ana.id);
    await runMails(app);
    expect(subjects()).toEqual([]);
    await schedule(app, ana, {});
    await mailAt(app, inMinutes(13));
    expect(subjects()).toHaveLength(1);
  });
});
