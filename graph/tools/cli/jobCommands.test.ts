import { beforeAll, expect, test } from 'vitest';
import { deleteHiddenAccount } from '../../account/accountDeletions.ts';
import type { Environment } from '../../test/commandLine.ts';
import { commandLineIn, environmentOf } from '../../test/commandLine.ts';
import { nobodysId } from '../../test/hostile.ts';
import { useApp } from '../../test/useApp.ts';

const app = useApp();
let environment: Environment;
beforeAll(() => {
  environment = environmentOf(app);
});

const { run, refusal } = commandLineIn(() => environment);

/** Leaves a job as its last failure leaves it. */
async function failedJob(): Promise<string> {
  const { jobs } = app.backend.services;
  await jobs.add(deleteHiddenAccount, nobodysId, { userId: nobodysId });
  await app.run(
    `update jobs.job set name = 'dead-letters', source_name = name, source_output = '{"message": "No table"}' where name = $1`,
    deleteHiddenAccount.name,
  );
  const [job] = await jobs.failed();
  return String(job?.id);
}

const waiting = async () =>
  (await run('job', 'list', '--json')).json.find(({ name }: { name: string }) => name === deleteHiddenAccount.name);

test('jobs that failed too often are listed with their error, and run again or are discarded', async () => {
  expect((await run('job', 'failed')).out).toContain('No job has failed too often.');
  const first = await failedJob();
  expect((await run('job', 'failed')).out).toMatch(new RegExp(`^${first}  accounts\\.delete  .*Z\n  No table`));
  expect(await waiting()).toEqual({ name: deleteHiddenAccount.name, waiting: 0, running: 0, failed: 1 });

  expect((await run('job', 'retry', '--id', first)).out).toContain('1 job will run again.');
  expect(await waiting()).toEqual({ name: deleteHiddenAccount.name, waiting: 1, running: 0, failed: 0 });
  await app.run('delete from jobs.job');

  const second = await failedJob();
  expect(await run('job', 'discard', second)).toMatchObject({ code: 0 });
  expect((await run('job', 'list')).out).toContain('accounts.delete  0 waiting, 0 running, 0 failed');
});

test.each([
  ['job', 'discard', nobodysId],
  ['job', 'discard', 'nonsense'],
  ['job', 'retry', '--id', nobodysId],
])('%s %s refuses what is no failed job', async (...words) => {
  expect(await refusal(...words)).toContain('Failed job not found');
});
