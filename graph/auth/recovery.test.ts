import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { environmentOf, runHere } from '../test/commandLine.ts';
import { password } from '../test/factories.ts';
import type { TestApp } from '../test/harness.ts';
import { startApp } from '../test/harness.ts';
import { type MailServer, startMailServer, tokenIn } from '../test/mailServer.ts';
import { confirmAddress, recovery } from '../test/recoveries.ts';
import { storm } from '../test/storm.ts';

/** A storm of passwords takes long to hash on a busy machine. */
const patient = { QUERY_LIMITS: '{"seconds":120}' };

let server: MailServer;
let app: TestApp;
beforeAll(async () => {
  server = await startMailServer();
  app = await startApp({ ...server.variables, JOBS: 'on', RATE_LIMITS: '{"mails":1000,"signIns":1000}', ...patient });
});
afterAll(async () => {
  await app.close();
  await server.close();
});

const visitor = () => app.as(null);
const login = (username: string, secret: string) =>
  visitor()
    .post('/api/auth/login', { username, password: secret })
    .then(({ status }) => status);
const newest = 'A-new-password';

/** A member with a confirmed address. */
async function memberWithAddress(name: string) {
  const member = await app.member(name);
  await confirmAddress(app, server, member, `${name}@x.example`);
  return member;
}

const openJobs = () =>
  app.run(`select from jobs.job where name = 'mail.send' and state in ('created', 'retry', 'active')`);

/** The token of the newest link for a new password of a member. The first mail to the address was the confirmation. */
async function resetTokenOf(name: string, account = name): Promise<string> {
  // While a mail of the account is under way, another request orders none.
  await vi.waitUntil(async () => (await openJobs()).length === 0, { timeout: 60_000 });
  const before = server.mails.filter(({ recipients }) => recipients.includes(`${name}@x.example`)).length;
  expect((await recovery.request(visitor(), account)).data).toEqual({ requestPasswordReset: { ok: true } });
  return tokenIn(await server.mailTo(`${name}@x.example`, before + 1));
}

test.each(['ada', 'ADA', 'Ada@X.example'])(
  'the owner of %s gets a link, which works once and ends all sessions',
  async (account) => {
    const name = `ada${account.length}${account.charCodeAt(1)}`;
    const member = await memberWithAddress(name);
    const other = await app.member(`not_${name}`);
    const token = await resetTokenOf(
      name,
      account.replace(/^ada/i, (found) => `${found}${name.slice(3)}`),
    );
    expect((await recovery.check(visitor(), 'RESET', token)).data).toEqual({ checkLink: { state: 'PENDING' } });
    expect((await recovery.reset(visitor(), token, newest)).data).toEqual({ resetPassword: { ok: true } });

    expect((await app.as(member).get('/api/auth/me')).status).toBe(401);
    expect((await app.as(other).get('/api/auth/me')).status).toBe(200);
    expect(await login(name, password)).toBe(401);
    expect(await login(name, newest)).toBe(200);
    expect((await recovery.check(visitor(), 'RESET', token)).data).toEqual({ checkLink: { state: 'USED' } });
    expect((await recovery.reset(visitor(), token, 'another-password')).error).toMatchObject({
      code: 'GONE',
      message: 'This link has been used',
    });
    expect(await login(name, newest)).toBe(200);
  },
);

test('of 50 parallel tries with one link, one succeeds', async () => {
  await memberWithAddress('bea');
  const token = await resetTokenOf('bea');
  const answers = await storm(50, (index) => recovery.reset(visitor(), token, `password ${index}`));
  const winners = answers.flatMap(({ error }, index) => (error ? [] : [index]));
  expect(winners).toHaveLength(1);
  expect(new Set(answers.flatMap(({ error }) => error?.code ?? []))).toEqual(new Set(['GONE']));
  expect(await login('bea', `password ${winners[0]}`)).toBe(200);
});

test('a link expires after an hour, and the next new password makes the other links useless', async () => {
  await memberWithAddress('cleo');
  const [first, second] = [await resetTokenOf('cleo'), await resetTokenOf('cleo')];
  await app.run(`update account_token set expires_at = now() where kind = 'reset' and used_at is null
    and created_at = (select min(created_at) from account_token where kind = 'reset' and used_at is null)`);
  expect((await recovery.reset(visitor(), first, newest)).error?.message).toBe('This link has expired');
  expect((await recovery.check(visitor(), 'RESET', first)).data).toEqual({ checkLink: { state: 'EXPIRED' } });
  const third = await resetTokenOf('cleo');
  expect((await recovery.reset(visitor(), second, newest)).error).toBeNull();
  expect((await recovery.reset(visitor(), third, newest)).error?.code).toBe('NOT_FOUND');
});

test('a text that is no account, such as half a character, gets the same response', async () => {
  for (const account of ['nobody', '\ud800', 'x@y'])
    expect(await recovery.request(visitor(), account)).toMatchObject({
      error: null,
      data: { requestPasswordReset: { ok: true } },
    });
});

test('a weak password and an unknown link change nothing', async () => {
  await memberWithAddress('dora');
  const token = await resetTokenOf('dora');
  expect((await recovery.reset(visitor(), token, 'short')).error).toMatchObject({
    code: 'BAD_USER_INPUT',
    message: 'Password must be at least 6 characters',
  });
  for (const unknown of ['nonsense', 'x'.repeat(43)]) {
    expect((await recovery.reset(visitor(), unknown, newest)).error?.code).toBe('NOT_FOUND');
    expect((await recovery.check(visitor(), 'RESET', unknown)).error?.code).toBe('NOT_FOUND');
  }
  expect((await recovery.confirm(visitor(), token)).error?.code).toBe('NOT_FOUND');
  expect(await login('dora', password)).toBe(200);
  expect((await recovery.reset(visitor(), token, newest)).error).toBeNull();
});

test('no table contains a working link, and no account gets more than three links an hour', async () => {
  await memberWithAddress('elsa');
  const tokens = [await resetTokenOf('elsa'), await resetTokenOf('elsa'), await resetTokenOf('elsa')];
  await recovery.request(visitor(), 'elsa');
  // The jobs run in the order of their requests.
  await memberWithAddress('fay');
  await resetTokenOf('fay');
  expect(server.mails.filter(({ recipients }) => recipients.includes('elsa@x.example'))).toHaveLength(4);
  const stored = await app.run(
    'select (select json_agg(j) from jobs.job j)::text as jobs, (select json_agg(t) from account_token t)::text as tokens',
  );
  for (const token of tokens) expect(JSON.stringify(stored)).not.toContain(token);
});

test('a mail says its times in the zone of the member, and has no header for unsubscribing', async () => {
  const member = await memberWithAddress('greta');
  await app.run(`update "user" set time_zone = 'Asia/Tokyo' where id = $1`, member.id);
  await resetTokenOf('greta');
  const mail = await server.mailTo('greta@x.example', 2);
  expect(mail.text).toMatch(/The link works once, until \d+ \w+ \d{4} at \d\d:\d\d GMT\+9\./);
  expect(mail.headers.has('list')).toBe(false);
});

test('a link of the operator does the same without mail', async () => {
  const hal = await app.member('hal');
  const { json } = await runHere({ ...environmentOf(app), ...server.variables }, 'user', 'reset-link', 'Hal', '--json');
  expect(json).toMatchObject({
    id: hal.id,
    username: 'hal',
    url: expect.stringMatching(/^https:\/\/rides\.example\/reset\//),
  });
  expect((await recovery.reset(visitor(), json.url.split('/').at(-1), newest)).error).toBeNull();
  expect(await login('hal', newest)).toBe(200);
  const unset = await runHere(environmentOf(app), 'user', 'reset-link', 'hal');
  expect(unset.out).toMatch(/^http:\/\/localhost:4000\/reset\/[\w-]{43}\nHand this link to hal\. /);
});

test('a link of the operator comes with the confirmed address, which a new password keeps', async () => {
  const ines = await app.member('ines');
  await app.run(`insert into mail_address (user_id, pending) values ($1, 'ines@new.example')`, ines.id);
  const make = (...options: string[]) => runHere(environmentOf(app), 'user', 'reset-link', 'ines', ...options);
  expect((await make('--json')).json).toMatchObject({ mailAddress: null });
  expect((await make()).out).toMatch(/\nines has no confirmed e-mail address\.\n$/);
  await app.run(
    `update mail_address set address = 'ines@x.example', confirmed_at = '2026-03-04T05:06:07Z' where user_id = $1`,
    ines.id,
  );
  const mailAddress = { address: 'ines@x.example', confirmedAt: '2026-03-04T05:06:07.000Z' };
  expect((await make('--json')).json).toMatchObject({ mailAddress });
  expect((await make()).out).toMatch(
    /\nLinks for a new password also go to ines@x\.example, confirmed on 2026-03-04T05:06:07\.000Z: ask ines whether it is theirs\.\n$/,
  );
});

test('without a mail server nobody can ask for a link, members can give an address, and the instance says so', async () => {
  const plain = await startApp();
  try {
    expect((await plain.as(null).query('{ instance { sendsMail } }')).data.instance.sendsMail).toBe(false);
    expect((await visitor().query('{ instance { sendsMail } }')).data.instance.sendsMail).toBe(true);
    expect((await recovery.request(plain.as(null), 'ada')).error?.code).toBe('CONFLICT');
    const ada = await plain.member('ada');
    expect((await recovery.change(plain.as(ada), 'ada@x.example')).error).toBeNull();
  } finally {
    await plain.close();
  }
});

test('an address can ask for ten mails an hour', async () => {
  const strict = await startApp(server.variables);
  try {
    const answers = [];
    for (let time = 0; time < 11; time++) answers.push(await recovery.request(strict.as(null), `nobody${time}`));
    expect(answers.map(({ error }) => error?.code)).toEqual([...Array(10).fill(undefined), 'RATE_LIMITED']);
  } finally {
    await strict.close();
  }
});
