import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { originalPath } from '../../model/routes/originalFiles.ts';
import { newId } from '../../platform/lib/ids.ts';
import { contentsOf, originalsIn, picturesIn } from '../../test/contentsOf.ts';
import type { Made, Member } from '../../test/factories.ts';
import type { TestApp } from '../../test/harness.ts';
import { startApp } from '../../test/harness.ts';
import { type MailServer, startMailServer } from '../../test/mailServer.ts';
import { giveAddress, inMinutes } from '../../test/mails.ts';
import { pictureStored } from '../../test/pictures.ts';
import { unshownPathOf } from '../../test/uploads.ts';
import { insertInto } from '../../test/visibility/insertInto.ts';
import { jobs } from './jobs.ts';

// A node that dies, or that the others believe to be dead, leaves a job that runs a second time with the same data.

let server: MailServer;
let app: TestApp;
let ben: Member;
beforeAll(async () => {
  server = await startMailServer();
  app = await startApp(server.variables);
  ben = await app.member('ben');
  await app.backend.services.jobs.open();
});
afterAll(async () => {
  await app.close();
  await server.close();
});

const hours = (count: number) => inMinutes(count * 60);
const days = (count: number) => hours(count * 24);
const memberOf = (job: string) => app.member(job.replace('.', '_'));

async function mailedMember(job: string): Promise<Member> {
  const member = await memberOf(job);
  await giveAddress(app, member);
  return member;
}

/** A member who gets a mail of a new follower, as a trigger has marked it. */
async function followed(job: string): Promise<Member> {
  const member = await mailedMember(job);
  await insertInto(app, 'mail_preference', { user_id: member.id, mail_kinds: ['follow'] });
  await app.follow(ben, member);
  const facts = { user_id: member.id, kind: 'follow', subject_id: member.id, actor_id: ben.id };
  await insertInto(app, 'notification', { id: newId(), ...facts, since: hours(-2), at: hours(-1) });
  return member;
}

/** A member whose digest with an event is due. */
async function digested(job: string): Promise<Member> {
  const member = await mailedMember(job);
  await app.event({ date: days(2).toISOString().slice(0, 10) });
  const local = `now() at time zone coalesce((select time_zone from "user" where id = $1), $2)`;
  await app.run(
    `insert into mail_preference (user_id, digest_day, digest_hour)
     select $1, extract(isodow from ${local}), extract(hour from ${local})`,
    ...[member.id, app.backend.services.defaultTimeZone],
  );
  return member;
}

async function startIn(ride: Made, start: Date): Promise<void> {
  const [date, time] = start.toISOString().split(/[T.]/);
  await app.run(`update ride set date = $2, time = $3, time_zone = 'UTC' where id = $1`, ride.id, date, time);
}

/** A ride that starts at an instant. */
async function rideAt(job: string, start: Date): Promise<Made> {
  const ride = await app.ride(await memberOf(job), { date: null });
  await startIn(ride, start);
  return ride;
}

/** Makes a place free while the member who waits for it cannot have it. */
async function missPlace(job: string, waiting: (member: Member) => Promise<unknown>, free: () => Promise<unknown>) {
  const member = await app.member(`${job.replace('.', '_')}_later`);
  await waiting(member);
  await app.run('update "user" set suspended_at = now() where id = $1', member.id);
  await free();
  await app.run('update "user" set suspended_at = null where id = $1', member.id);
}

/** For each kind of job, what it has to do, and its data. A new kind needs a case. */
const cases: Record<string, (job: string) => Promise<object>> = {
  async 'accounts.delete'(job) {
    const { id: userId, username } = await memberOf(job);
    await app.post({ id: userId, username });
    await insertInto(app, 'account_deletion', { user_id: userId, requested_at: new Date(), deletes: true });
    return { userId };
  },
  async 'posts.withhold'(job) {
    const member = await memberOf(job);
    await app.post(member);
    await insertInto(app, 'account_deletion', { user_id: member.id, requested_at: new Date(), deletes: false });
    return { userId: member.id };
  },
  async 'mail.send'(job) {
    const { username } = await mailedMember(job);
    return { id: newId(), kind: 'reset', account: username };
  },
  async 'notifications.mail'(job) {
    const { id: userId } = await followed(job);
    const mailId = newId();
    await app.run('update notification set mail_due_at = null, mail_id = $2 where user_id = $1', userId, mailId);
    return { mailId, userId };
  },
  async 'digests.mail'(job) {
    const { id: userId } = await digested(job);
    return { mailId: newId(), userId };
  },
  async 'accounts.resume'(job) {
    const { id } = await memberOf(job);
    await insertInto(app, 'account_deletion', { user_id: id, requested_at: new Date(), deletes: true });
    return {};
  },
  async 'rides.remind'(job) {
    await rideAt(job, hours(12));
    return {};
  },
  async 'rides.places'(job) {
    const ride = await rideAt(job, days(3));
    await app.participate(ride, ben);
    await app.run('update ride set places = 2 where id = $1', ride.id);
    const leave = () => app.run('delete from ride_participant where post_id = $1 and user_id = $2', ride.id, ben.id);
    await missPlace(job, (member) => app.wait(ride, member), leave);
    return {};
  },
  async 'events.places'(job) {
    const event = await app.event({ date: days(3).toISOString().slice(0, 10), maxParticipants: 1 });
    await app.register(event, ben);
    const wait = ({ id }: Member) => insertInto(app, 'event_waiting', { event_id: event.id, user_id: id });
    await missPlace(job, wait, () => app.run('delete from event_registration where event_id = $1', event.id));
    return {};
  },
  async 'notifications.queue'(job) {
    const { id } = await followed(job);
    await app.run('update notification set mail_due_at = $2 where user_id = $1', id, hours(-1));
    return {};
  },
  async 'digests.queue'(job) {
    await digested(job);
    return {};
  },
  async 'notifications.forget'(job) {
    const { id: user_id } = await memberOf(job);
    const facts = { user_id, kind: 'follow', subject_id: user_id, actor_id: ben.id };
    await insertInto(app, 'notification', { id: newId(), ...facts, since: days(-91), at: days(-91) });
    return {};
  },
  async 'words.prune'(job) {
    const { id } = await app.post(await memberOf(job), { content: 'Across the mooorland' });
    await app.run('delete from post where id = $1', id);
    return {};
  },
  async 'takedowns.forget'(job) {
    const facts = {
      kind: 'post',
      target_id: newId(),
      author_id: (await memberOf(job)).id,
      reason: 'spam',
      words: 'No.',
    };
    await insertInto(app, 'takedown', { id: newId(), ...facts, excerpt: 'Helmets', created_at: days(-31) });
    return {};
  },
  async 'pictures.collect'(job) {
    await unshownPathOf(app, await memberOf(job), await pictureStored().png().toBuffer());
    await app.run('update media_check set since = now(), due_at = now()');
    return {};
  },
  async 'routes.expire'(job) {
    const owner_id = (await memberOf(job)).id;
    await insertInto(app, 'route', { id: newId(), owner_id, used_at: days(-2) });
    return {};
  },
  async 'originals.collect'() {
    const stored_as = `${'a'.repeat(64)}-${newId()}`;
    await app.backend.services.media.put(originalPath(stored_as), Buffer.from('A file'));
    await insertInto(app, 'route_original_check', { stored_as, due_at: days(-1) });
    return {};
  },
  async 'records.delete'() {
    await insertInto(app, 'gone_id', { id: newId(), at: days(-2) });
    return {};
  },
  async 'guests.forget'(job) {
    const { id } = await rideAt(job, days(-31));
    await insertInto(app, 'ride_guest', { id: newId(), post_id: id, name: 'Joan', created_at: days(-32) });
    return {};
  },
  async 'reports.forget'() {
    const facts = { reporter_id: ben.id, target_type: 'post', target_id: newId(), reason: 'Rude' };
    await insertInto(app, 'report', { id: newId(), ...facts, reported_text: 'Gone' });
    return {};
  },
};

let tables: string[];

/** A digest of the rows of each table. */
async function digests(): Promise<Record<string, string>> {
  tables ??= Object.keys(await contentsOf(String(app.backend.orm.config.get('clientUrl'))));
  const parts = tables.map(
    (table) => `select '${table}' as name, md5(string_agg(t::text, ' ' order by t::text)) as digest from "${table}" t`,
  );
  const rows = await app.run<{ name: string; digest: string }>(parts.join(' union all '));
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]));
}

/** All that a job can change: rows, jobs, pictures, route files and accepted mails. */
async function everything() {
  const queued = await app.run<{ row: string }>(
    `select concat_ws(' ', name, singleton_key, data) as row from jobs.job order by 1`,
  );
  return {
    rows: await digests(),
    jobs: queued.map(({ row }) => row),
    pictures: Object.keys(await picturesIn(`${app.dataDir}/media`)).sort(),
    originals: Object.keys(await originalsIn(`${app.dataDir}/media`)).sort(),
    mails: server.mails.length,
  };
}

test('every kind of job has a case', () => {
  expect(Object.keys(cases).sort()).toEqual(jobs.map(({ name }) => name).sort());
});

test.each(jobs.map((job) => [job.name, job] as const))(
  '%s changes and sends nothing in a second run',
  async (name, job) => {
    const publish = vi.spyOn(app.backend.services.changes, 'publish');
    try {
      // The register loses the type of each job’s data.
      const data = (await cases[name]?.(name)) as never;
      const before = await everything();
      await job.run(app.backend, data);
      const after = await everything();
      expect(after).not.toEqual(before);
      publish.mockClear();
      await job.run(app.backend, data);
      expect(await everything()).toEqual(after);
      expect(publish).not.toHaveBeenCalled();
    } finally {
      publish.mockRestore();
    }
  },
);
