import { Pool } from 'pg';
import { expect, test, vi } from 'vitest';
import { deleteHiddenAccount } from '../account/accountDeletions.ts';
import { startNode } from './nodeProcess.ts';
import { useApp } from './useApp.ts';

const app = useApp();

const databaseUrl = () => String(app.backend.orm.config.get('clientUrl'));
const stateOf = async () =>
  (await app.run<{ state: string }>('select state from jobs.job where name = $1', deleteHiddenAccount.name))[0]?.state;

test('a job whose node is killed while it runs is done by another node', async () => {
  const ada = await app.member('ada');
  await app.post(ada);
  await app.run('insert into account_deletion (user_id, requested_at) values ($1, now())', ada.id);
  const pool = new Pool({ connectionString: databaseUrl(), max: 1 });
  const holder = await pool.connect();
  // Keeps the job running until the node is killed.
  await holder.query('begin');
  await holder.query('select from "user" where id = $1 for update', [ada.id]);

  const variables = { DATABASE_URL: databaseUrl(), DEMO: '0', LOG_LEVEL: 'silent' };
  const killed = await startNode(variables);
  await app.backend.services.jobs.add(deleteHiddenAccount, ada.id, { userId: ada.id });
  await vi.waitUntil(async () => (await stateOf()) === 'active', { timeout: 120_000 });
  await killed.kill();
  await holder.query('rollback');
  holder.release();
  await pool.end();
  expect(await app.run('select from "user" where id = $1', ada.id)).toHaveLength(1);

  const other = await startNode(variables);
  try {
    await vi.waitUntil(
      async () => {
        // As if the time had passed in which a node must respond, and that until the next attempt.
        await app.run(`update jobs.job set heartbeat_on = now() - interval '1 hour' where state = 'active'`);
        await app.run(`update jobs.job set start_after = now() where state = 'retry'`);
        return (await stateOf()) === 'completed';
      },
      { timeout: 300_000, interval: 500 },
    );
    expect(await app.run('select from "user" where id = $1', ada.id)).toEqual([]);
  } finally {
    await other.kill();
  }
}, 600_000);
