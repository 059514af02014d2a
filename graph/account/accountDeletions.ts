import type { EntityManager } from '@mikro-orm/postgresql';
import { endAccess } from '../auth/auth.ts';
import type { OperatorContext, Services } from '../context.ts';
import { Passkey } from '../model/auth/Passkey.ts';
import { SignInIdentity } from '../model/auth/SignInIdentity.ts';
import { publishEventPlacesSince } from '../model/events/eventPlacesGiven.ts';
import { noteAct } from '../model/operators/noteAct.ts';
import { publishPlacesGivenSince } from '../model/rides/placesGiven.ts';
import { User } from '../model/users/User.ts';
import { databaseTime } from '../platform/database/databaseTime.ts';
import { deleteInBatches } from '../platform/database/deleteInBatches.ts';
import { inTransaction } from '../platform/database/inTransaction.ts';
import { type Sql, statement } from '../platform/database/sql.ts';
import { sqlIn } from '../platform/database/sqlIn.ts';
import type { Job } from '../platform/jobs/Job.ts';
import { noteSecurity } from '../platform/telemetry/securityLog.ts';

// A short transaction hides the account and adds a job. The job deletes the rows.

interface Hidden {
  readonly userId: string;
}

interface Host {
  readonly orm: { readonly em: EntityManager };
  readonly sql: Sql;
  readonly services: Pick<Services, 'jobs' | 'changes'>;
}

const insertText =
  'insert into account_deletion (user_id, requested_at, deletes) values (?, ?, true) on conflict (user_id) do update set deletes = true';
const hiddenStatement = statement(
  'account.hidden',
  'select user_id as "userId" from account_deletion where deletes order by requested_at',
);
const isHiddenStatement = statement('account.isHidden', 'select from account_deletion where user_id = $1 and deletes');

// Nobody could read what a member who was hidden before wrote, so no notice of a deleted ride repeats its title.
const wasHidden = `exists (
  select from account_deletion d join "user" u on u.id = d.user_id where d.user_id = $1 and d.requested_at < u.suspended_at
)`;
const leaveRidesStatement = statement(
  'account.leaveRides',
  `with own as (select p.id from post p where p.author_id = $1 and ${wasHidden}),
     waiting as (delete from ride_waiting w using own where w.post_id = own.id),
     maybe as (delete from ride_maybe m using own where m.post_id = own.id)
   delete from ride_participant rp using own where rp.post_id = own.id and rp.user_id <> $1`,
);
const dropNoticesStatement = statement(
  'account.dropNotices',
  `delete from notification where actor_id = $1 and ${wasHidden}`,
);

/** Deletes the rows of a hidden account in short transactions. */
export const deleteHiddenAccount: Job<Host, Hidden> = {
  name: 'accounts.delete',
  async run({ orm, sql, services }, { userId }) {
    // A job can be older than the rows: a backup may have restored the account since.
    if ((await sql(isHiddenStatement, [userId])).length === 0) return;
    await sql(dropNoticesStatement, [userId]);
    await sql(leaveRidesStatement, [userId]);
    const now = await databaseTime(sql);
    await deleteInBatches(orm.em, { table: '"user"', id: userId });
    await publishPlacesGivenSince({ sql, services, now });
    await publishEventPlacesSince({ sql, services, now });
  },
};

/** Hides a member from everyone and ends all access to the account, in the transaction of the caller. */
export async function hideAccount(
  transaction: EntityManager,
  services: Pick<Services, 'jobs'>,
  userId: string,
  now: Date,
): Promise<void> {
  // A concurrent sign-in either waits for this row or is found by the next statement.
  await transaction.nativeUpdate(User, { id: userId }, { suspendedAt: now });
  await transaction.execute(insertText, [userId, now]);
  await endAccess(transaction, userId);
  await transaction.nativeDelete(SignInIdentity, { userId });
  await transaction.nativeDelete(Passkey, { userId });
  await services.jobs.add(deleteHiddenAccount, userId, { userId }, sqlIn(transaction));
}

/** Deletes a member's account as `deleteAccount` does. For the operator. */
export async function deleteMember(ctx: OperatorContext, userId: string, note: string | null = null): Promise<void> {
  await ctx.services.jobs.open();
  noteAct(ctx, { verb: 'user delete', targetId: userId, note });
  await inTransaction(ctx.em, (em) => hideAccount(em, ctx.services, userId, ctx.now));
  noteSecurity(ctx, 'accountDeleted', { userId });
}

/** Adds a job for each hidden account without one: an earlier version hid it, or its job failed too often. */
export async function addMissingDeletions({ sql, services }: Pick<Host, 'sql' | 'services'>): Promise<void> {
  for (const { userId } of await sql<{ userId: string }>(hiddenStatement))
    await services.jobs.add(deleteHiddenAccount, userId, { userId });
}
