import type { EntityManager } from '@mikro-orm/postgresql';
import type { FastifyInstance } from 'fastify';
import type { Pool, PoolClient } from 'pg';
import { endAccess } from '../auth/auth.ts';
import { User } from '../model/users/User.ts';
import { deleteInBatches } from '../platform/database/deleteInBatches.ts';

// A short transaction hides the account. One node at a time then deletes its rows.

/** An arbitrary number that must be the same on every node. */
const deletionLock = 7_413_005;
const interval = 5 * 60_000;
const insertText = 'insert into account_deletion (user_id, requested_at) values (?, ?) on conflict do nothing';
const nextText =
  'select user_id as id from account_deletion where user_id <> all($1::uuid[]) order by requested_at limit 1';

/** Hides a member from everyone and ends all access to the account, in the transaction of the caller. */
export async function hideAccount(transaction: EntityManager, userId: string, now: Date): Promise<void> {
  // A concurrent sign-in either waits for this row or is found by the next statement.
  await transaction.nativeUpdate(User, { id: userId }, { suspendedAt: now });
  await transaction.execute(insertText, [userId, now]);
  await endAccess(transaction, userId);
}

export interface AccountDeletions {
  /** Starts deleting the rows of hidden accounts in the background. */
  start(): void;
}

type OnFailure = (error: unknown) => void;

/** Deletes hidden accounts one after the other. Returns at once if another node is doing so. */
async function deleteHidden(pool: Pool, onFailure: OnFailure): Promise<void> {
  const failed: string[] = [];
  const next = async () => (await pool.query<{ id: string }>(nextText, [failed])).rows[0];

  async function deleteAll(client: PoolClient): Promise<void> {
    for (let hidden = await next(); hidden; hidden = await next()) {
      try {
        await deleteInBatches(client, { table: '"user"', id: hidden.id });
      } catch (error) {
        failed.push(hidden.id);
        onFailure(error);
      }
    }
  }

  // Checks again after each round: an account can be hidden between the last check and the release of the lock.
  while (await next()) {
    if (!(await runExclusively(pool, deleteAll))) return;
  }
}

/** Runs a job unless another node is running it. Returns whether it ran. */
async function runExclusively(pool: Pool, job: (client: PoolClient) => Promise<void>): Promise<boolean> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [deletionLock]);
    if (!rows[0]?.taken) {
      client.release();
      return false;
    }
    await job(client);
    await client.query('select pg_advisory_unlock($1)', [deletionLock]);
    client.release();
    return true;
  } catch (error) {
    // Closing the connection releases the lock.
    client.release(true);
    throw error;
  }
}

/**
 * Deletes hidden accounts on request, at the start of the server, and every five minutes in case another node stopped
 * midway.
 */
export function startAccountDeletions(app: FastifyInstance, pool: Pool): AccountDeletions {
  let running: Promise<void> | null = null;
  let isRequestedAgain = false;

  // The timer tries again.
  const onFailure = (error: unknown) => app.log.error({ err: error }, 'An account could not be deleted');

  async function run(): Promise<void> {
    do {
      isRequestedAgain = false;
      await deleteHidden(pool, onFailure).catch(onFailure);
    } while (isRequestedAgain);
    running = null;
  }

  function start(): void {
    isRequestedAgain = true;
    running ??= run();
  }

  const timer = setInterval(start, interval).unref();
  app.addHook('onReady', async () => start());
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
  return { start };
}
