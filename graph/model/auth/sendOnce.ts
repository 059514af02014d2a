import { type Sql, statement } from '../../platform/database/sql.ts';

// A job can run again after its mail was sent: its node lost the database, or was too busy to say that it lives. The id of a sent mail is kept for a day,
// as those of deleted rows are, so that the second run sends nothing. Only a node that dies between the acceptance of a mail and the
// record of its id leaves a mail that is sent twice.

const wasSentStatement = statement('mail.wasSent', 'select from gone_id where id = $1');
const sentStatement = statement(
  'mail.sent',
  'insert into gone_id (id, at) values ($1, clock_timestamp()) on conflict do nothing',
);

/** Runs the work of a job that sends one mail with this id, unless an earlier run has ended. */
export async function sendOnce(sql: Sql, mailId: string, work: () => Promise<void>): Promise<void> {
  if ((await sql(wasSentStatement, [mailId])).length > 0) return;
  await work();
  await sql(sentStatement, [mailId]);
}
