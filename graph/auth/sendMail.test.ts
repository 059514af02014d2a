import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { orderMail } from '../model/auth/mailOrders.ts';
import { sqlIn } from '../platform/database/sqlIn.ts';
import type { Member } from '../test/factories.ts';
import type { TestApp } from '../test/harness.ts';
import { startApp } from '../test/harness.ts';
import { type MailServer, startMailServer, tokenIn } from '../test/mailServer.ts';
import { allSubjectsTo, giveAddress } from '../test/mails.ts';
import { recovery } from '../test/recoveries.ts';

let server: MailServer;
let app: TestApp;
beforeAll(async () => {
  server = await startMailServer();
  app = await startApp({ ...server.variables, JOBS: 'on', RATE_LIMITS: '{"mails":1000}' });
});
afterAll(async () => {
  await app.close();
  await server.close();
});
beforeEach(() => app.run('delete from jobs.job'));

/** Makes waiting jobs due at once, so that a test does not wait for their next attempt. */
const hurry = () => app.run(`update jobs.job set start_after = now() where state = 'retry'`);
const untilDone = (isDone: () => unknown) =>
  vi.waitUntil(
    async () => {
      await hurry();
      return isDone();
    },
    { timeout: 120_000, interval: 200 },
  );
/** The jobs of the schedule are done beside the mails. */
const oneMailDone = () =>
  vi.waitUntil(
    async () => (await app.run(`select from jobs.job where state = 'completed' and name = 'mail.send'`)).length === 1,
    { timeout: 60_000 },
  );

test('a mail that is ordered in a transaction is sent once after the commit, and never after a rollback', async () => {
  const [kept, dropped] = [await app.member('kept'), await app.member('dropped')];
  await recovery.change(app.as(kept), 'kept@x.example');
  await server.mailTo('kept@x.example');
  const { services, orm } = app.backend;
  await app.run(`insert into mail_address (user_id, pending) values ($1, 'dropped@x.example')`, dropped.id);
  const failing = orm.em.fork().transactional(async (transaction) => {
    await orderMail(
      services,
      'dropped',
      { kind: 'confirm', userId: dropped.id, to: 'dropped@x.example' },
      sqlIn(transaction),
    );
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  await orderMail(services, 'again', { kind: 'confirm', userId: kept.id, to: 'kept@x.example' });
  await server.mailTo('kept@x.example', 2);
  expect(server.mails.filter(({ recipients }) => recipients.includes('dropped@x.example'))).toEqual([]);
  const ids = server.mails.map(({ messageId }) => messageId);
  expect(new Set(ids).size).toBe(ids.length);
});

test('a mail that the server refuses for now is sent later, with the same id', async () => {
  const ada = await app.member('ada');
  const before = server.attempts;
  server.refuseNext(2, 451, 'Try again later');
  await recovery.change(app.as(ada), 'ada@x.example');
  await untilDone(() => server.mails.some(({ recipients }) => recipients.includes('ada@x.example')));
  expect(server.attempts - before).toBe(3);
  expect(server.mails.filter(({ recipients }) => recipients.includes('ada@x.example'))).toHaveLength(1);
});

const setAddress = ({ id }: Member, address: string) =>
  app.run('insert into mail_address (user_id, address, confirmed_at) values ($1, $2, now())', id, address);

test('a link for a new password that the server refuses again and again is sent later, and works', async () => {
  await setAddress(await app.member('dan'), 'dan@x.example');
  server.refuseNext(5, 451, 'Try again later');
  await recovery.request(app.as(null), 'dan');
  await untilDone(() => server.mails.some(({ recipients }) => recipients.includes('dan@x.example')));
  const token = tokenIn(await server.mailTo('dan@x.example'));
  expect((await recovery.check(app.as(null), 'RESET', token)).data).toEqual({ checkLink: { state: 'PENDING' } });
});

test('no link for a new password goes to an address that is being replaced', async () => {
  await setAddress(await app.member('eve'), 'eve@old.example');
  const other = new Client({ connectionString: String(app.backend.orm.config.get('clientUrl')) });
  await other.connect();
  await other.query(`begin; update mail_address set address = 'eve@new.example' where address = 'eve@old.example'`);
  const { rows } = await other.query('select pg_backend_pid() as pid');
  await recovery.request(app.as(null), 'eve');
  const isWaiting = async () =>
    (await app.run('select from pg_stat_activity where $1 = any(pg_blocking_pids(pid))', rows[0].pid)).length > 0;
  await vi.waitUntil(isWaiting, { timeout: 60_000 });
  await other.query('commit');
  await other.end();
  await oneMailDone();
  expect(server.mails.filter(({ recipients }) => recipients.includes('eve@old.example'))).toEqual([]);
  expect(await app.run(`select from account_token t join "user" u on u.id = t.user_id where username = 'eve'`)).toEqual(
    [],
  );
});

test('a mail that is refused too often waits for the operator, without its address and its link', async () => {
  const ben = await app.member('ben');
  server.refuseNext(9, 550, 'BEN@x.example does not exist, see https://rides.example/x');
  await recovery.change(app.as(ben), 'ben@x.example');
  const { jobs } = app.backend.services;
  await untilDone(async () => (await jobs.failed()).length > 0);
  const [failed] = await jobs.failed();
  expect(failed).toMatchObject({
    name: 'mail.send',
    error: expect.stringMatching(/550 <address> does not exist, see <link>$/),
  });
  expect(await jobs.retry(failed?.id, app.backend.sql)).toBe(1);
  await server.mailTo('ben@x.example');
}, 180_000);

test('a mail whose node died after the server had accepted it is sent twice at most, with the same id', async () => {
  const cleo = await app.member('cleo');
  await recovery.change(app.as(cleo), 'cleo@x.example');
  const first = await server.mailTo('cleo@x.example');
  await oneMailDone();
  // As a node leaves it that is killed before it has recorded the id of the mail.
  await app.run('delete from gone_id');
  await app.run(
    `update jobs.job set state = 'active', completed_on = null, started_on = now(), heartbeat_on = now() - interval '1 hour' where name = 'mail.send'`,
  );
  await untilDone(() => server.mails.filter(({ recipients }) => recipients.includes('cleo@x.example')).length === 2);
  expect((await server.mailTo('cleo@x.example', 2)).messageId).toBe(first.messageId);
  await oneMailDone();
  expect(server.mails.filter(({ recipients }) => recipients.includes('cleo@x.example'))).toHaveLength(2);
}, 180_000);

test('a member who changes the own account again and again gets as many mails of it as the limit allows', async () => {
  const [dora, erin] = [await app.member('dora'), await app.member('erin')];
  const addresses = [await giveAddress(app, dora), await giveAddress(app, erin)];
  const { limiter } = app.backend.services;
  await limiter.consume('mails', `${dora.id} passwordChanged`, limiter.limitOf('mails') - 2);
  const change = async (member: Member, round: number) => {
    const order = { kind: 'passwordChanged', userId: member.id, at: new Date().toISOString() } as const;
    await orderMail(app.backend.services, `change ${member.id} ${round}`, order);
  };
  for (let round = 0; round < 4; round += 1) await change(dora, round);
  await change(erin, 0);
  const subjects = await Promise.all(addresses.map((address) => allSubjectsTo(app, server, address)));
  const changed = 'Your password was changed';
  expect(subjects).toEqual([[changed, changed], [changed]]);
});
