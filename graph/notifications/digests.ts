import type { EntityManager } from '@mikro-orm/postgresql';
import { sendOnce } from '../model/auth/sendOnce.ts';
import { hasHiddenPlan } from '../model/notifications/notificationPolicy.ts';
import { databaseTime } from '../platform/database/databaseTime.ts';
import { statement } from '../platform/database/sql.ts';
import { sqlIn } from '../platform/database/sqlIn.ts';
import type { Job } from '../platform/jobs/Job.ts';
import { readDigestNews } from './digestNews.ts';
import { batchSize, inBatches } from './mailBatches.ts';
import { isMailable } from './mailedNotifications.ts';
import { findRecipient, type MailHost, sendTo } from './mailRecipient.ts';
import { isQuiet, lastSlot, localTime } from './mailTimes.ts';
import { stopToken } from './unsubscribe.ts';

// The weekly digest. The row of the member has the week of the last queued one, so that each week has one at most,
// also when the member moves to another time zone or chooses another day.

const local = localTime('$1', 'u', '$2');

// A node that was down catches up within a day. Quiet hours in that day delay the digest.
const claimText = `with due as (
    select m.user_id, date_trunc('week', slot)::date as week
    from mail_preference m join "user" u on u.id = m.user_id cross join lateral (select ${lastSlot(local)} as slot) s
    where m.digest_day is not null and ${local} < slot + interval '24 hours'
      and (m.digest_week is null or m.digest_week < date_trunc('week', slot)::date) and not ${isQuiet(local)}
    order by m.user_id limit ${batchSize} for update of m skip locked
  ), claimed as (
    update mail_preference m set digest_week = due.week from due where m.user_id = due.user_id returning m.user_id
  )
  select user_id as "userId", new_id() as "mailId" from claimed`;

const unclaimStatement = statement(
  'digest.unclaim',
  'update mail_preference set digest_week = digest_week - 7 where user_id = $1',
);
const isWantedStatement = statement(
  'digest.isWanted',
  'select from mail_preference where user_id = $1 and digest_day is not null',
);
// Later acts must not join a notification that is off the screen and told. Those that the digest had no room for wait for the next one.
const doneStatement = statement(
  'digest.done',
  `update notification n set read_at = greatest($2::timestamptz, n.at) from mail_preference m
   where m.user_id = $1 and n.user_id = $1 and n.read_at is null and not n.on_screen and n.at <= $2 and n.kind = any(m.digest_kinds)
     and not ${hasHiddenPlan('n')} and (n.id = any($3::uuid[]) or not ${isMailable('n', '$2')})`,
);

interface Digest {
  readonly mailId: string;
  readonly userId: string;
}

/** Sends the digest of a member, unless there is nothing to tell. */
export const sendDigest: Job<MailHost, Digest> = {
  name: 'digests.mail',
  parallel: 4,
  async run(host, digest) {
    const now = await databaseTime(host.sql);
    return sendOnce(host.sql, digest.mailId, () => sendDigestAt(host, digest, now));
  },
};

/** The same, with the news of an instant. */
export async function sendDigestAt(host: MailHost, { mailId, userId }: Digest, now: Date): Promise<void> {
  const recipient = await findRecipient(host, userId, now);
  if (!recipient || (await host.sql(isWantedStatement, [userId])).length === 0) return;
  if (recipient.isQuiet) {
    await host.sql(unclaimStatement, [userId]);
    return;
  }
  const publicUrl = host.services.publicUrl ?? '';
  const { sections, told } = await readDigestNews(host.sql, { recipient, publicUrl, now });
  if (sections.length === 0) return;
  await sendTo(host, recipient, mailId, {
    subject: 'Your week on Cycle Chat',
    paragraphs: [`Hello ${recipient.username},`],
    sections,
    link: { label: 'Open Cycle Chat', url: `${publicUrl}/` },
    notes: [`You choose the day of this mail in your settings: ${publicUrl}/settings/notifications`],
    unsubscribeUrl: `${publicUrl}/unsubscribe/${stopToken('digest', recipient)}`,
  });
  await host.sql(doneStatement, [userId, now, told]);
}

async function queueBatch(em: EntityManager, { services }: MailHost, now: Date): Promise<number> {
  const sql = sqlIn(em);
  const claim = { name: 'digest.claim', text: claimText };
  const digests = await sql<Digest & { mailId: string }>(claim, [now, services.defaultTimeZone]);
  await services.jobs.addAll(
    sendDigest,
    digests.map((data) => ({ key: data.mailId, data })),
    sql,
  );
  return digests.length;
}

/** Queues the digests that are due, in short transactions. Returns their number. */
export function queueDigests(host: MailHost, now: Date): Promise<number> {
  return inBatches(host, (em) => queueBatch(em, host, now));
}
