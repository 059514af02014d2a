import type { PoolClient } from 'pg';
import { lastSlot, localTime } from '../../notifications/mailTimes.ts';

// A backup contains no jobs. Mails that were queued at its instant would be lost, because their rows say that a job sends them.

const notificationsText =
  'update notification set mail_due_at = coalesce(mail_due_at, now()), mail_id = null where mail_id is not null';

const local = localTime('$1', 'u', `coalesce((select time_zone from instance where id = 1), $2)`);

// The row does not show whether its digest was sent. Two hours, because few members then get the digest twice.
const digestsText = `update mail_preference set digest_week = digest_week - 7 where user_id in (
    select m.user_id from mail_preference m join "user" u on u.id = m.user_id cross join lateral (select ${lastSlot(local)} as slot) s
    where m.digest_day is not null and m.digest_week = date_trunc('week', slot)::date and slot > ${local} - interval '2 hours'
  )`;

/** Makes the mails due again that were queued when a backup was made: those of notifications, and digests of the last 2 hours. */
export async function repeatMails(
  client: PoolClient,
  { madeAt, defaultTimeZone }: { madeAt: string; defaultTimeZone: string },
): Promise<void> {
  await client.query(notificationsText);
  await client.query(digestsText, [madeAt, defaultTimeZone]);
}
