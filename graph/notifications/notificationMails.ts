import type { EntityManager } from '@mikro-orm/postgresql';
import type { NotificationKind } from '../model/notifications/NotificationKind.ts';
import { hasHiddenPlan } from '../model/notifications/notificationPolicy.ts';
import { databaseTime } from '../platform/database/databaseTime.ts';
import { statement } from '../platform/database/sql.ts';
import { sqlIn } from '../platform/database/sqlIn.ts';
import type { Job } from '../platform/jobs/Job.ts';
import type { Letter } from '../platform/mail/Letter.ts';
import { batchSize, inBatches } from './mailBatches.ts';
import { isMailable, itemOf, type MailedRow, mailedWhere, maxLines } from './mailedNotifications.ts';
import { findRecipient, type MailHost, type Recipient, sendTo } from './mailRecipient.ts';
import { isQuiet, localTime } from './mailTimes.ts';
import { type StoppedMail, stopToken } from './unsubscribe.ts';

// The statement that writes a notification marks it as due for a mail. A job of each minute claims the due ones of a
// member and queues their mail in one transaction. The mail's own job checks everything again.

/** Larger than any count that matters, and smaller than the column holds. */
const mostCounted = 100;

/** In minutes: after a mail, what follows waits this long and then goes into one mail. It is at most 6 an hour. */
const spacing = 10;

const claimText = `with due as (
    select m.user_id from mail_preference m join "user" u on u.id = m.user_id
    where (m.mailed_at is null or m.mailed_at <= $1::timestamptz - interval '${spacing} minutes')
      and exists (select from notification n where n.user_id = m.user_id and n.mail_due_at <= $1::timestamptz)
      and not ${isQuiet(localTime('$1', 'u', '$2'))}
    order by m.user_id limit ${batchSize} for update of m skip locked
  ), claimed as (
    update mail_preference m set mailed_at = $1 from due where m.user_id = due.user_id returning m.user_id
  ), mail as materialized (
    select user_id, new_id() as id from claimed
  ), taken as (
    update notification n set mail_due_at = null, mail_id = mail.id, times_mailed = least(times_mailed + 1, ${mostCounted}) from mail
    where n.user_id = mail.user_id and n.mail_due_at is not null
  )
  select id as "mailId", user_id as "userId" from mail`;

const mailedStatement = statement(
  'notification.mailed',
  mailedWhere('n.mail_id = $2 and n.kind = any(m.mail_kinds)', '$3'),
);
// Those off the screen have no other place: they wait for the next mail. Those on the screen are read there.
const leftStatement = statement(
  'notification.leftByMail',
  `update notification n set mail_id = null, mail_due_at = coalesce(n.mail_due_at, $3) from mail_preference m
   where n.user_id = $1 and m.user_id = $1 and n.mail_id = $2 and not n.on_screen and n.id <> all($4::uuid[])
     and n.kind = any(m.mail_kinds) and ${isMailable('n', '$3')}`,
);
// Later acts must not join a notification that is off the screen and mailed.
const doneStatement = statement(
  'notification.mailDone',
  `update notification set mail_id = null,
     read_at = case when on_screen or ${hasHiddenPlan('notification')} then read_at else coalesce(read_at, greatest($2::timestamptz, at)) end
   where mail_id = $1`,
);
const postponeStatement = statement(
  'notification.postponeMail',
  'update notification set mail_id = null, mail_due_at = coalesce(mail_due_at, $2) where mail_id = $1',
);

interface Mail {
  readonly mailId: string;
  readonly userId: string;
}

/** The subscription that a mail's link ends: that of its only kind, or all. */
function stoppedBy(rows: readonly { kind: NotificationKind }[]): StoppedMail {
  const [first, ...others] = new Set(rows.map(({ kind }) => kind));
  return first && others.length === 0 ? first : 'mail';
}

function letterOf(rows: readonly MailedRow[], recipient: Recipient, publicUrl: string): Letter {
  const { username, timeZone } = recipient;
  const items = rows.map((row) => itemOf(row, timeZone, publicUrl));
  const unsubscribeUrl = `${publicUrl}/unsubscribe/${stopToken(stoppedBy(rows), recipient)}`;
  const common = {
    notes: [`You choose what is mailed to you in your settings: ${publicUrl}/settings/notifications`],
    unsubscribeUrl,
  };
  const [only, second] = items;
  if (only && !second) {
    const paragraphs = [`Hello ${username},`, `${only.text}.`, ...(only.detail ? [only.detail] : [])];
    return { subject: only.text, paragraphs, link: { label: 'Open', url: only.url }, ...common };
  }
  return {
    subject: `${items.length} notifications`,
    paragraphs: [`Hello ${username},`],
    sections: [{ items }],
    link: { label: 'See all notifications', url: `${publicUrl}/notifications` },
    ...common,
  };
}

/** Sends a mail of notifications, unless nothing of it is still wanted and unread. */
export const sendNotificationMail: Job<MailHost, Mail> = {
  name: 'notifications.mail',
  parallel: 4,
  async run(host, { mailId, userId }) {
    const now = await databaseTime(host.sql);
    const recipient = await findRecipient(host, userId, now);
    if (recipient?.isQuiet) {
      await host.sql(postponeStatement, [mailId, now]);
      return;
    }
    const rows = recipient ? await host.sql<MailedRow>(mailedStatement, [userId, mailId, now]) : [];
    if (recipient && rows.length > 0) {
      await sendTo(host, recipient, mailId, letterOf(rows, recipient, host.services.publicUrl ?? ''));
      if (rows.length === maxLines) await host.sql(leftStatement, [userId, mailId, now, rows.map(({ id }) => id)]);
    }
    await host.sql(doneStatement, [mailId, now]);
  },
};

async function queueBatch(em: EntityManager, { services }: MailHost, now: Date): Promise<number> {
  const sql = sqlIn(em);
  const mails = await sql<Mail & { mailId: string }>({ name: 'notification.claimMails', text: claimText }, [
    now,
    services.defaultTimeZone,
  ]);
  const jobs = mails.map((mail) => ({ key: mail.mailId, data: mail }));
  await services.jobs.addAll(sendNotificationMail, jobs, sql);
  return mails.length;
}

/** Queues the mails of all members with due notifications, in short transactions. Returns their number. */
export function queueNotificationMails(host: MailHost, now: Date): Promise<number> {
  return inBatches(host, (em) => queueBatch(em, host, now));
}
