import { vi } from 'vitest';
import { queueDigests, sendDigest, sendDigestAt } from '../notifications/digests.ts';
import { queueNotificationMails, sendNotificationMail } from '../notifications/notificationMails.ts';
import type { Made, Member } from './factories.ts';
import type { TestApp } from './harness.ts';
import type { MailServer } from './mailServer.ts';

const minute = 60_000;

/** An instant this many minutes from now. */
export const inMinutes = (minutes: number): Date => new Date(Date.now() + minutes * minute);

/** Gives a member a confirmed address. */
export async function giveAddress(app: TestApp, { id, username }: Member): Promise<string> {
  const address = `${username}@x.example`.toLowerCase();
  await app.run('insert into mail_address (user_id, address, confirmed_at) values ($1, $2, now())', id, address);
  return address;
}

/** Switches a kind of notification on or off in a channel. */
export const choose = (app: TestApp, member: Member, kind: string, channel: string, enabled = true) =>
  app.as(member).query(
    `mutation ($kind: NotificationKind!, $channel: NotificationChannel!, $on: Boolean!) {
       setNotificationPreference(kind: $kind, channel: $channel, enabled: $on) {
         viewer { unreadNotificationCount notificationPreferences { kind enabled mail digest } }
       }
     }`,
    { kind, channel, on: enabled },
  );

/** Notifies a member so many times, off the screen. */
export const notifyOffScreen = (app: TestApp, { id }: Member, kind: 'placeGiven' | 'rideTomorrow', of: Off) =>
  app.run(
    `insert into notification (id, user_id, kind, subject_id, post_id, since, at, starts_at, on_screen)
     select new_id(), $1, $2::text, new_id(), r.id, now(), now() - make_interval(mins => place), case when $2::text = 'rideTomorrow' then r.starts_at end, false
     from ride r, generate_series(1, $4) place where r.id = $3`,
    ...[id, kind, of.ride.id, of.count],
  );

interface Off {
  /** A ride of which the member is a participant. */
  readonly ride: Made;
  readonly count: number;
}

/** Sets when a member gets mails. */
export const schedule = (app: TestApp, member: Member, input: object) =>
  app.as(member).query(
    `mutation ($input: UpdateMailScheduleInput!) {
       updateMailSchedule(input: $input) { viewer { mailSchedule { quietFrom quietTo digestDay digestHour } } }
     }`,
    { input },
  );

/** Runs the waiting jobs of mails of notifications, as a node would. */
export async function runMails(app: TestApp): Promise<void> {
  const jobs = await app.run<{ data: never }>(
    `delete from jobs.job where name = $1 returning data`,
    sendNotificationMail.name,
  );
  for (const { data } of jobs) await sendNotificationMail.run(app.backend, data);
}

/** Queues the mails that are due at an instant and sends them. */
export async function mailAt(app: TestApp, now: Date): Promise<void> {
  await queueNotificationMails(app.backend, now);
  await runMails(app);
}

/** Queues the digests that are due at an instant and sends them. Returns the number of jobs. */
export async function digestAt(app: TestApp, now: Date): Promise<number> {
  const count = await queueDigests(app.backend, now);
  const jobs = await app.run<{ data: { mailId: string; userId: string } }>(
    'delete from jobs.job where name = $1 returning data',
    sendDigest.name,
  );
  for (const { data } of jobs) await sendDigestAt(app.backend, data, now);
  return count;
}

/** The accepted mails to an address. */
export const mailsTo = ({ mails }: MailServer, address: string) =>
  mails.filter(({ recipients }) => recipients.includes(address));

const openMails = (app: TestApp) =>
  app.run(`select from jobs.job where name = 'mail.send' and state in ('created', 'retry', 'active')`);

/** The subjects of the mails to an address, once none is under way. */
export async function allSubjectsTo(
  app: TestApp,
  server: MailServer,
  address: string,
): Promise<(string | undefined)[]> {
  await vi.waitUntil(async () => (await openMails(app)).length === 0, { timeout: 60_000 });
  return mailsTo(server, address).map(({ subject }) => subject);
}
