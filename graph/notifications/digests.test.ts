import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../platform/lib/ids.ts';
import { bellDoors } from '../test/bellDoors.ts';
import type { Member } from '../test/factories.ts';
import { startApp, type TestApp } from '../test/harness.ts';
import { type MailServer, startMailServer } from '../test/mailServer.ts';
import { choose, digestAt, giveAddress, mailsTo, notifyOffScreen, schedule } from '../test/mails.ts';
import { queueDigests, sendDigestAt } from './digests.ts';
import { remindOfRides } from './rideReminders.ts';

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
  await app.run('delete from "user"');
  await app.run('delete from event');
  await app.run('delete from jobs.job');
  round += 1;
  [ana, ben] = [await app.member(`ana${round}`), await app.member(`ben${round}`)];
  address = await giveAddress(app, ana);
});

const zone = (timeZone: string) => app.run('update "user" set time_zone = $2 where id = $1', ana.id, timeZone);
/** Chooses the time of the digest, as if long ago. */
async function every(digestDay: number, digestHour: number, quiet: object = {}): Promise<void> {
  const { error } = await schedule(app, ana, { digestDay, digestHour, ...quiet });
  expect(error).toBeNull();
  await app.run(`update mail_preference set digest_week = '2020-01-06'`);
}
/** Which of these instants queue a digest. */
async function queuedAmong(...instants: string[]): Promise<string[]> {
  const queued: string[] = [];
  for (const instant of instants) if ((await queueDigests(app.backend, new Date(instant))) > 0) queued.push(instant);
  return queued;
}

describe('a digest is queued once a week', () => {
  test('at the hour of its day in the zone of the member', async () => {
    await zone('America/New_York');
    await every(1, 7);
    // 4 January 2027 is a Monday. New York is five hours behind.
    expect(
      await queuedAmong(
        '2027-01-04T11:59:00Z',
        '2027-01-04T12:00:00Z',
        '2027-01-04T12:05:00Z',
        '2027-01-05T11:00:00Z',
        '2027-01-11T11:59:00Z',
        '2027-01-11T12:03:00Z',
      ),
    ).toEqual(['2027-01-04T12:00:00Z', '2027-01-11T12:03:00Z']);
  });

  test('within a day after its hour, and not later', async () => {
    await zone('UTC');
    await every(7, 23);
    expect(await queuedAmong('2027-01-04T22:00:00Z', '2027-01-11T23:30:00Z', '2027-01-17T23:00:00Z')).toEqual([
      '2027-01-04T22:00:00Z',
      '2027-01-17T23:00:00Z',
    ]);
  });

  test('while clocks change: later where the hour is skipped, once where it comes twice', async () => {
    await zone('Europe/Berlin');
    await every(7, 2);
    expect(
      await queuedAmong(
        '2027-03-28T00:59:00Z',
        '2027-03-28T01:00:00Z',
        '2027-10-30T23:59:00Z',
        '2027-10-31T00:00:00Z',
        '2027-10-31T01:00:00Z',
      ),
    ).toEqual(['2027-03-28T01:00:00Z', '2027-10-31T00:00:00Z']);
  });

  test('when the member moves to another zone or chooses another day', async () => {
    await zone('Asia/Tokyo');
    await every(1, 7);
    expect(await queuedAmong('2027-01-03T22:00:00Z')).toHaveLength(1);
    await zone('America/Los_Angeles');
    expect(await queuedAmong('2027-01-04T15:00:00Z')).toEqual([]);
    await schedule(app, ana, { digestDay: 3, digestHour: 7 });
    expect(await queuedAmong('2027-01-06T15:00:00Z', '2027-01-11T15:00:00Z')).toEqual([]);
    expect(await queuedAmong('2027-01-13T15:00:00Z')).toHaveLength(1);
  });

  test('after the quiet hours', async () => {
    await zone('UTC');
    await every(1, 5, { quietFrom: '22:00', quietTo: '06:30' });
    expect(await queuedAmong('2027-01-04T05:00:00Z', '2027-01-04T06:29:00Z', '2027-01-04T06:30:00Z')).toEqual([
      '2027-01-04T06:30:00Z',
    ]);
  });

  test('by two nodes that queue at the same time', async () => {
    const members = await Promise.all(Array.from({ length: 250 }, (_, index) => app.member(`many${round}x${index}`)));
    await app.run(
      `insert into mail_preference (user_id, digest_day, digest_hour) select id, 1, 7 from "user" where id = any($1)`,
      members.map(({ id }) => id),
    );
    const monday = new Date('2027-01-04T20:00:00Z');
    const counts = await Promise.all([queueDigests(app.backend, monday), queueDigests(app.backend, monday)]);
    expect(counts[0] + counts[1] + (await queueDigests(app.backend, monday))).toBe(250);
    const jobs = await app.run(`select distinct data ->> 'userId' from jobs.job where name = 'digests.mail'`);
    expect(jobs).toHaveLength(250);
  });

  test('but not for an hour that had passed when the member chose it', async () => {
    await zone('UTC');
    const [{ day = 1, hour = 0 } = {}] = await app.run<{ day: number; hour: number }>(
      `select extract(isodow from now() at time zone 'UTC')::int as day, extract(hour from now() at time zone 'UTC')::int as hour`,
    );
    await schedule(app, ana, { digestDay: day, digestHour: hour });
    expect(await queueDigests(app.backend, new Date())).toBe(0);
  });
});

describe('a digest tells', () => {
  const now = () => new Date();
  const later = (hours: number) => new Date(Date.now() + hours * 3_600_000);
  const due = () => app.run('update mail_preference set digest_week = null');
  /** Chooses the current hour, and sends the digest of now. */
  async function digest(): Promise<string | undefined> {
    await app.run(
      `insert into mail_preference (user_id, digest_day, digest_hour, digest_kinds)
       select $1, extract(isodow from now() at time zone 'UTC'), extract(hour from now() at time zone 'UTC'), '{like}'
       on conflict (user_id) do update set digest_day = excluded.digest_day, digest_hour = excluded.digest_hour, digest_week = null`,
      ana.id,
    );
    await zone('UTC');
    const before = mailsTo(server, address).length;
    expect(await digestAt(app, now())).toBe(1);
    return mailsTo(server, address)[before]?.text;
  }
  async function rideAt(author: Member, at: Date, facts: object = {}) {
    const iso = at.toISOString();
    return app.ride(author, { date: iso.slice(0, 10), time: iso.slice(11, 16), timeZone: 'UTC', ...facts });
  }

  test('posts of the groups, next rides and events, and the chosen kinds, with units and zone of the member', async () => {
    const group = await app.group('Climbers', ana, ben);
    const post = await app.post(ben, { content: 'New gravel found', privacy: 'group', groupId: group.id });
    const ride = await rideAt(ben, later(48), { content: 'To the lake', privacy: 'group', groupId: group.id });
    await app.run('update ride set distance = 10 where id = $1', ride.id);
    const event = await app.event({ date: later(72).toISOString().slice(0, 10), title: 'Harbour loop' });
    await app.run(`update "user" set units_preference = 'metric' where id = $1`, ana.id);
    for (const kind of ['LIKE', 'COMMENT']) await choose(app, ana, kind, 'DIGEST');
    const own = await app.post(ana, { content: 'My own' });
    await bell.like(ben, own);
    const comment = await bell.comment(ben, own, 'Chapeau');
    await app.run(`update notification set at = now() - interval '1 hour', since = now() - interval '2 hours'`);
    const text = await digest();
    expect(text).toContain('About you\n\n');
    const address = `https://rides.example/post/${own.id}`;
    expect(text).toContain(`- ben${round} liked your post “My own”\n  ${address}\n`);
    expect(text).toContain(`commented on your post “My own”\n  Chapeau\n  ${address}#comment-${comment.id}\n`);
    expect(text).toContain(`- New gravel found\n  ben${round} in Climbers\n  https://rides.example/post/${post.id}`);
    expect(text).toMatch(new RegExp(`- To the lake\n  .* UTC.*, 16.1 km\n  https://rides.example/post/${ride.id}`));
    expect(text).toContain(`- Harbour loop\n`);
    expect(text).toContain(`https://rides.example/events/${event.id}`);
    expect(text).toMatch(/Unsubscribe: https:\/\/rides\.example\/unsubscribe\/\S+\.digest\./);
  });

  test('neither own, past, private, muted, blocked, old nor removed things, so that nothing is sent', async () => {
    const group = await app.group('Climbers', ana, ben);
    const [muted, blocked] = [await app.member(`muted${round}`), await app.member(`blocked${round}`)];
    await app.run('insert into group_member (group_id, user_id) select $1, unnest($2::uuid[])', group.id, [
      muted.id,
      blocked.id,
    ]);
    const inGroup = { privacy: 'group' as const, groupId: group.id };
    await app.post(ana, { ...inGroup, content: 'Own' });
    await rideAt(ana, later(24), inGroup);
    const past = await rideAt(ben, later(24), inGroup);
    await app.run(`update ride set date = date - 3 where id = $1`, past.id);
    await app.post(ben, { privacy: 'private' });
    for (const author of [muted, blocked]) {
      await app.post(author, inGroup);
      await rideAt(author, later(24), inGroup);
    }
    const old = await app.post(ben, { ...inGroup, content: 'Old' });
    await app.run(`update post set created_at = now() - interval '8 days' where id = $1`, old.id);
    const suspended = await app.member(`gone${round}`);
    await app.run('insert into group_member (group_id, user_id) values ($1, $2)', group.id, suspended.id);
    await app.post(suspended, inGroup);
    await app.run('update "user" set suspended_at = now() where id = $1', suspended.id);
    await app.post(ben, {
      content: 'Of another group',
      privacy: 'group',
      groupId: (await app.group('Others', ben)).id,
    });
    await app.event({ date: '2020-01-01' });
    await bell.mute(ana, muted);
    await app.run('insert into block (blocker_id, blocked_id) values ($1, $2)', ana.id, blocked.id);
    expect(await digest()).toBeUndefined();
    await app.post(ben, { ...inGroup, content: 'Something to tell' });
    await due();
    expect(await digest()).toContain('Something to tell');
  });

  test('a ride among the next ones only while it is not called off', async () => {
    const ride = await rideAt(ben, later(48), { content: 'To the lake' });
    await app.participate(ride, ana);
    await app.as(ben).put(`/api/rides/${ride.id}/call-off`, { reason: 'Ice' });
    expect(await digest()).toBeUndefined();
    await app.as(ben).delete(`/api/rides/${ride.id}/call-off`);
    await due();
    expect(await digest()).toContain('Next rides\n\n- To the lake');
  });

  test('a reminder only before the ride starts', async () => {
    await choose(app, ana, 'RIDE_TOMORROW', 'DIGEST');
    await schedule(app, ana, { digestDay: 1, digestHour: 7 });
    await zone('UTC');
    const ride = await rideAt(ben, later(5), { content: 'To the lake' });
    await app.participate(ride, ana);
    await remindOfRides({ ...app.backend, now: now() });
    const at = async (instant: Date) => {
      const sent = mailsTo(server, address).length;
      await sendDigestAt(app.backend, { mailId: newId(), userId: ana.id }, instant);
      return mailsTo(server, address)[sent]?.text;
    };
    expect(await at(later(72))).toBeUndefined();
    expect(await at(later(1))).toContain('Your ride “To the lake” starts soon');
  });

  test('more than 30 notifications off the screen in several weeks, and none of a ride that has started', async () => {
    for (const kind of ['PLACE_GIVEN', 'RIDE_TOMORROW']) await choose(app, ana, kind, 'DIGEST');
    await schedule(app, ana, { digestDay: 1, digestHour: 7 });
    const [ride, soon] = [await app.ride(ben, { date: '2087-07-01' }), await rideAt(ben, later(2))];
    for (const each of [ride, soon]) await app.participate(each, ana);
    await notifyOffScreen(app, ana, 'placeGiven', { ride, count: 35 });
    await notifyOffScreen(app, ana, 'rideTomorrow', { ride: soon, count: 1 });
    const counts = [];
    for (const weeks of [0, 1, 2]) {
      const sent = mailsTo(server, address).length;
      await sendDigestAt(app.backend, { mailId: newId(), userId: ana.id }, later(weeks * 7 * 24 + 3));
      counts.push(mailsTo(server, address)[sent]?.text?.match(/You have a place/g)?.length);
    }
    expect(counts).toEqual([30, 5, undefined]);
    expect(await app.run('select from notification where user_id = $1 and read_at is null', ana.id)).toEqual([]);
  });

  test('nobody who is suspended, has no address or has switched it off since', async () => {
    await app.event({ date: later(72).toISOString().slice(0, 10) });
    for (const change of [
      'update "user" set suspended_at = now()',
      `update "user" set suspended_at = null; delete from mail_address`,
    ]) {
      for (const text of change.split(';')) await app.run(text);
      expect(await digest()).toBeUndefined();
    }
    address = await giveAddress(app, ana);
    expect(await digest()).toContain('Next events');
  });
});
