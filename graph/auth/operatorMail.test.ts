import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openTelling, slotMinutes, tellOperator } from '../model/operators/tellOperator.ts';
import { sqlIn } from '../platform/database/sqlIn.ts';
import { newcomer } from '../test/authDoors.ts';
import type { Made, Member } from '../test/factories.ts';
import type { TestApp } from '../test/harness.ts';
import { startApp } from '../test/harness.ts';
import { type MailServer, startMailServer } from '../test/mailServer.ts';
import { storm } from '../test/storm.ts';
import { setSuspension } from './suspending.ts';
import { issueAppeal } from './suspensionAppeals.ts';

const address = 'hanna@rides.example';
let server: MailServer;
let app: TestApp;
let ada: Member;
let ben: Member;
let post: Made;
beforeAll(async () => {
  server = await startMailServer();
  app = await startApp({ ...server.variables, OPERATOR_MAIL: address, JOBS: 'on', SIGN_UPS: 'approval' });
  ({ ada, ben } = await app.cast('ada', 'ben'));
});
afterAll(async () => {
  await app.close();
  await server.close();
});
beforeEach(async () => {
  for (const table of ['jobs.job', 'report', 'application', 'takedown']) await app.run(`delete from ${table}`);
  post = await app.post(ada);
});

const waiting = () =>
  app.run<{ later: boolean }>(
    `select start_after > now() as later from jobs.job where name = 'mail.send' and data ->> 'kind' = 'waiting'`,
  );
/** Makes the waiting mails due. */
const hurry = () => app.run(`update jobs.job set start_after = now() where name = 'mail.send'`);
const mailCount = () => server.mails.filter(({ recipients }) => recipients.includes(address)).length;
/** The next mail to the operator. */
async function nextMail() {
  const count = mailCount();
  await hurry();
  return server.mailTo(address, count + 1);
}

const report = (reporter: Member, targetId: string) =>
  app.as(reporter).post('/api/reports', { targetType: 'post', targetId, reason: 'Secret words' });
const notice = () =>
  app.as(null).query('mutation ($input: NoticeInput!) { fileNotice(input: $input) { receipt } }', {
    input: { targetType: 'POST', targetId: post.id, reason: 'Secret words' },
  });

async function appealAgainstRemoval() {
  await app.run(
    `insert into takedown (id, kind, author_id, reason, words, created_at) values (gen_random_uuid(), 'post', $1, 'spam', 'No.', now())`,
    ada.id,
  );
  const { data } = await app.as(ada).query('{ viewer { takedowns(first: 1) { nodes { id } } } }');
  const input = { takedownId: data.viewer.takedowns.nodes[0].id, text: 'Secret words' };
  return app.as(ada).query('mutation ($input: AppealInput!) { appeal(input: $input) { takedown { id } } }', { input });
}

async function appealAgainstSuspension() {
  const carl = await app.member('carl');
  const { orm, services, sql } = app.backend;
  await setSuspension({ em: orm.em.fork(), now: new Date(), services }, carl.id, 'shown');
  const issued = await issueAppeal(sql, carl.id, new Date());
  const input = { token: issued?.token, text: 'Secret words' };
  return app
    .as(null)
    .query('mutation ($input: AppealSuspensionInput!) { appealSuspension(input: $input) { ok } }', { input });
}

const events: [string, () => Promise<unknown>][] = [
  ['1 report', () => report(ben, post.id)],
  ['1 notice of a visitor', notice],
  ['1 appeal', appealAgainstRemoval],
  ['1 appeal', appealAgainstSuspension],
  ['1 sign-up', () => app.as(null).post('/api/auth/register', newcomer('applicant'))],
];

test.each(events)('the operator is told of %s, without its words', async (said, happen) => {
  await happen();
  expect(await waiting()).toEqual([{ later: true }]);
  const { subject, text = '' } = await nextMail();
  expect(subject).toBe(`New on the board of rides.example: ${said}`);
  expect(text).toContain('https://rides.example/operator\n');
  expect(text).not.toContain('Secret');
});

test('a flood is one mail for each ten minutes', async () => {
  const { orm, services } = app.backend;
  const minute = 60_000;
  const began = Math.floor(Date.now() / (slotMinutes * minute)) * slotMinutes * minute;
  await openTelling(services);
  await storm(50, (index) =>
    orm.em
      .fork()
      .transactional((em) => tellOperator({ services, now: new Date(began + (index % 20) * minute) }, sqlIn(em))),
  );
  const jobs = await app.run<{ key: string }>('select singleton_key as key from jobs.job order by start_after');
  expect(jobs.map(({ key }) => key)).toEqual(
    [began, began + slotMinutes * minute].map((time) => `waiting ${new Date(time).toISOString()}`),
  );
});

test('one mail counts what waits together, and leaves out what was closed meanwhile', async () => {
  const dora = await app.member('dora');
  const other = await app.post(ada);
  await report(ben, post.id);
  await report(dora, post.id);
  await report(ben, other.id);
  await notice();
  await app.run(`update report set resolved_at = now(), resolution = 'Kept' where target_id = $1`, other.id);
  // The slot may have ended between two of them.
  await app.run(`delete from jobs.job where start_after < (select max(start_after) from jobs.job)`);
  await app.run(`update jobs.job set data = data || jsonb_build_object('from', now() - interval '20 minutes')`);
  expect((await nextMail()).subject).toBe('New on the board of rides.example: 2 reports, 1 notice of a visitor');
});

test('nothing is mailed once all is closed, nor for a write that failed', async () => {
  expect((await report(ben, post.id)).status).toBe(201);
  const count = mailCount();
  await app.run(`update report set resolved_at = now(), resolution = 'Kept'`);
  await hurry();
  await vi.waitUntil(
    async () => (await app.run(`select from jobs.job where state in ('created', 'active')`)).length === 0,
    {
      timeout: 60_000,
    },
  );
  expect(mailCount()).toBe(count);
  await app.run('delete from jobs.job');
  expect((await app.as(null).post('/api/reports', { targetType: 'post', targetId: post.id, reason: 'x' })).status).toBe(
    401,
  );
  expect(await waiting()).toEqual([]);
});

test('without the setting nobody is told', async () => {
  const quiet = await startApp({ ...server.variables });
  const carl = await quiet.member('carl');
  const { id } = await quiet.post(await quiet.member('dora'));
  await quiet.as(carl).post('/api/reports', { targetType: 'post', targetId: id, reason: 'x' });
  await quiet.backend.services.jobs.open();
  expect(await quiet.run(`select from jobs.job where name = 'mail.send'`)).toEqual([]);
  await quiet.close();
});
