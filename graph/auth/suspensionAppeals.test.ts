import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openBoard } from '../test/boards.ts';
import type { Caller } from '../test/caller.ts';
import { commandLineIn, environmentOf } from '../test/commandLine.ts';
import { type Member, password } from '../test/factories.ts';
import type { TestApp } from '../test/harness.ts';
import { startApp } from '../test/harness.ts';
import { type MailServer, startMailServer, tokenIn } from '../test/mailServer.ts';
import { giveAddress } from '../test/mails.ts';
import { storm } from '../test/storm.ts';

let server: MailServer;
let app: TestApp;
let board: Caller;
let ada: Member;
let address: string;
let round = 0;
beforeAll(async () => {
  server = await startMailServer();
  app = await startApp({ ...server.variables, JOBS: 'on', RATE_LIMITS: '{"mails":1000,"signIns":1000}' });
  const { cookie } = await openBoard(app);
  board = app.with({ cookie: `__Host-${cookie}` });
});
afterAll(async () => {
  await app.close();
  await server.close();
});
beforeEach(async () => {
  round += 1;
  ada = await app.member(`ada${round}`);
  address = await giveAddress(app, ada);
});
const { run } = commandLineIn(() => ({ ...environmentOf(app), ...server.variables }));

const suspend = (words: string | null = 'You sold helmets.', reason: string | null = 'SPAM') =>
  board.query('mutation ($input: SuspendMemberInput!) { suspendMember(input: $input) { member { suspendedAt } } }', {
    input: { userId: ada.id, note: 'Sales', words, reason },
  });
const lift = () =>
  board.query('mutation ($id: ID!) { liftSuspension(userId: $id) { member { suspendedAt } } }', { id: ada.id });
const signIn = async () => {
  const { data, error } = await app
    .as(null)
    .query('mutation ($input: LoginInput!) { login(input: $input) { user { username } } }', {
      input: { username: ada.username, password },
    });
  return { name: data?.login?.user.username, error, token: String(Reflect.get(error ?? {}, 'appealToken') ?? '') };
};
const read = (token: string) =>
  app
    .as(null)
    .query('mutation ($token: String!) { readSuspension(token: $token) { reason words createdAt isHidden } }', {
      token,
    });
const appeal = (token: string, text = 'They were a gift.') =>
  app.as(null).query('mutation ($input: AppealSuspensionInput!) { appealSuspension(input: $input) { ok } }', {
    input: { token, text },
  });
const appeals = async () =>
  (
    await board.query('{ operator { appeals(first: 100) { nodes { id kind author reason words appeal } } } }')
  ).data.operator.appeals.nodes.filter(({ author }: { author: string }) => author === ada.username);
const answer = (takedownId: string, decision: 'RESTORED' | 'UPHELD') =>
  board.query('mutation ($input: AnswerAppealInput!) { answerAppeal(input: $input) { takedown { decision } } }', {
    input: { takedownId, decision, words: 'We have read it.' },
  });
const used = { code: 'GONE', message: 'This link has been used' };
const expired = { code: 'GONE', message: 'This link has expired' };

describe('a suspended member', () => {
  test('is told by mail why, what it means and how to appeal, in the own time zone', async () => {
    await app.run(`update "user" set time_zone = 'Asia/Tokyo' where id = $1`, ada.id);
    await suspend();
    const mail = await server.mailTo(address);
    expect(mail.subject).toBe('Your account is suspended');
    expect(mail.text).toMatch(/suspended your account on .* GMT\+9\./);
    expect(mail.text).toContain('The reason is spam or advertising. The operator writes: You sold helmets.');
    expect(mail.text).toContain('you cannot sign in');
    expect(mail.text).toMatch(/https:\/\/rides\.example\/appeal\/\S+/);
    expect(mail.headers.has('list')).toBe(false);
    const { data } = await read(tokenIn(mail));
    const createdAt = expect.any(String);
    expect(data.readSuspension).toEqual({ reason: 'SPAM', words: 'You sold helmets.', createdAt, isHidden: false });
  });

  test('without words reads that there are none', async () => {
    await suspend(null, null);
    const { data } = await read(tokenIn(await server.mailTo(address)));
    expect(data.readSuspension).toMatchObject({ reason: 'OTHER', words: 'The operator has given no explanation.' });
  });

  test('appeals once by the link of the mail, and the operator reads it on the board and by command', async () => {
    await suspend();
    const token = tokenIn(await server.mailTo(address));
    expect((await appeal(token, ' ')).error).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: 'Please say why the suspension should end',
    });
    expect((await appeal(token, ' They were a gift. ')).data).toEqual({ appealSuspension: { ok: true } });
    expect((await appeal(token)).error).toEqual(used);
    expect((await read(token)).error).toEqual(used);
    expect(await appeals()).toEqual([
      {
        id: expect.any(String),
        kind: 'SUSPENSION',
        author: ada.username,
        reason: 'SPAM',
        words: 'You sold helmets.',
        appeal: 'They were a gift.',
      },
    ]);
    expect((await run('appeal', 'list')).out).toContain(`a suspension of ${ada.username}`);
    const { token: next, error } = await signIn();
    expect([next, error]).toEqual(['', { code: 'FORBIDDEN', message: 'This account is suspended: You sold helmets.' }]);
  });

  test('appeals after a refused sign-in too, whose link then ends that of the mail', async () => {
    await suspend();
    const mailed = tokenIn(await server.mailTo(address));
    const { error, token } = await signIn();
    expect(error).toMatchObject({ code: 'FORBIDDEN', message: 'This account is suspended: You sold helmets.' });
    expect((await appeal(token)).error).toBeNull();
    expect((await appeal(mailed)).error).toEqual(used);
    const [stored] = await app.run<{ count: number }>(
      'select count(*)::int as count from account_token where token_hash in ($1, $2)',
      mailed,
      token,
    );
    expect(stored?.count).toBe(0);
  });

  test('appeals no more by the link in a mailbox that the operator has removed', async () => {
    await suspend();
    const token = tokenIn(await server.mailTo(address));
    expect((await run('user', 'remove-address', ada.username)).code).toBe(0);
    expect((await read(token)).error?.code).toBe('NOT_FOUND');
    expect((await appeal((await signIn()).token)).error).toBeNull();
  });

  test('gets no link with a wrong password, and ten links at most', async () => {
    await suspend();
    await server.mailTo(address);
    const { error } = await app
      .as(null)
      .query('mutation ($input: LoginInput!) { login(input: $input) { user { username } } }', {
        input: { username: ada.username, password: 'wrong-horse' },
      });
    expect(error).toEqual({ code: 'UNAUTHENTICATED', message: 'Invalid username or password' });
    for (let count = 0; count < 12; count += 1) await signIn();
    expect(await app.run(`select from account_token where user_id = $1 and kind = 'appeal'`, ada.id)).toHaveLength(10);
  });

  test('of 50 parallel tries with one link, one succeeds', async () => {
    await suspend();
    const token = tokenIn(await server.mailTo(address));
    const tries = await storm(50, (index) => appeal(token, `Try ${index}`));
    expect(tries.filter(({ error }) => error === null)).toHaveLength(1);
    expect(await appeals()).toHaveLength(1);
  });

  test('cannot use an unknown link, one that has expired, or one for a new password', async () => {
    const unknown = { code: 'NOT_FOUND', message: 'This link is unknown: check that the address is complete' };
    expect((await appeal('x'.repeat(43))).error).toEqual(unknown);
    await suspend();
    const token = tokenIn(await server.mailTo(address));
    await app.run(`update account_token set kind = 'reset' where user_id = $1`, ada.id);
    expect((await appeal(token)).error).toEqual(unknown);
    await app.run(
      `update account_token set kind = 'appeal', expires_at = now() - interval '1 s' where user_id = $1`,
      ada.id,
    );
    expect((await appeal(token)).error).toEqual(expired);
    expect((await read(token)).error).toEqual(expired);
  });
});

describe('the decision', () => {
  test('to lift the suspension lets the member in, is told by mail, and is in the log', async () => {
    await suspend();
    await appeal(tokenIn(await server.mailTo(address)));
    const [{ id }] = await appeals();
    expect((await answer(id, 'RESTORED')).data.answerAppeal.takedown).toEqual({ decision: 'RESTORED' });
    expect((await signIn()).name).toBe(ada.username);
    const mail = await server.mailTo(address, 2);
    expect(mail.subject).toBe('Your account is no longer suspended');
    expect(mail.text).toContain('We have read it.');
    expect((await answer(id, 'RESTORED')).error).toMatchObject({
      code: 'CONFLICT',
      message: 'The suspension has ended already',
    });
    const { json } = await run('log', '--json');
    expect(JSON.stringify(json)).toContain('We have read it.');
    // The statement stays in the settings of the member.
    const list = await app
      .as(ada)
      .query('{ viewer { takedowns(first: 5) { nodes { kind decision decisionWords } } } }');
    expect(list.data.viewer.takedowns.nodes).toEqual([
      { kind: 'SUSPENSION', decision: 'RESTORED', decisionWords: 'We have read it.' },
    ]);
  });

  test('to uphold it is final, is told by mail, and the suspension can be lifted later', async () => {
    await suspend();
    await appeal(tokenIn(await server.mailTo(address)));
    const [{ id }] = await appeals();
    const ran = await run('appeal', 'answer', id, '--uphold', '--words', 'They were 30 helmets.');
    expect(ran.out).toContain('Upheld the suspension.');
    const mail = await server.mailTo(address, 2);
    expect(mail.subject).toBe('Your account stays suspended');
    expect(mail.text).toContain('They were 30 helmets.');
    expect(await signIn()).toMatchObject({ token: '', error: { code: 'FORBIDDEN' } });
    await lift();
    expect((await signIn()).name).toBe(ada.username);
    const last = await server.mailTo(address, 3);
    expect(last.subject).toBe('Your account is no longer suspended');
    expect(last.text).not.toContain('helmets');
  });

  test('about an old suspension does not end a new one', async () => {
    await suspend();
    await appeal(tokenIn(await server.mailTo(address)));
    const [{ id }] = await appeals();
    await answer(id, 'UPHELD');
    await lift();
    await suspend('Again.');
    expect((await answer(id, 'RESTORED')).error).toMatchObject({ code: 'CONFLICT' });
    expect((await signIn()).error).toMatchObject({ message: 'This account is suspended: Again.' });
  });

  test('by two operators at once happens once', async () => {
    await suspend();
    await appeal(tokenIn(await server.mailTo(address)));
    const [{ id }] = await appeals();
    const answers = await Promise.all([answer(id, 'RESTORED'), answer(id, 'UPHELD'), lift()]);
    expect(
      answers.map(({ error }) => error?.code ?? null).filter((code) => code !== 'CONFLICT').length,
    ).toBeGreaterThan(0);
    expect(answers.every(({ error }) => error === null || error.code === 'CONFLICT')).toBe(true);
  });
});

test('a lifted suspension ends its links and its appeal, and tells the member once', async () => {
  await suspend();
  const token = tokenIn(await server.mailTo(address));
  await lift();
  await lift();
  expect((await read(token)).error).toEqual(expired);
  expect((await appeal(token)).error).toEqual(expired);
  await server.mailTo(address, 2);
  await vi.waitUntil(
    async () =>
      (await app.run(`select from jobs.job where name = 'mail.send' and state in ('created', 'active', 'retry')`))
        .length === 0,
    { timeout: 60_000 },
  );
  expect(server.mails.filter(({ recipients }) => recipients.includes(address))).toHaveLength(2);
  expect(await appeals()).toEqual([]);
});

test('a member without a confirmed address gets no mail, and appeals at sign-in', async () => {
  await app.run('delete from mail_address where user_id = $1', ada.id);
  await suspend('You sold helmets.', null);
  await suspend('You sold 30 helmets.');
  const { token } = await signIn();
  expect((await read(token)).data.readSuspension).toMatchObject({ reason: 'SPAM', words: 'You sold 30 helmets.' });
  expect((await appeal(token)).error).toBeNull();
  await suspend('Another reason.');
  expect(await appeals()).toMatchObject([{ words: 'You sold 30 helmets.' }]);
  expect(server.mails.filter(({ recipients }) => recipients.includes(address))).toEqual([]);
});

test('the command line suspends with a reason of the list', async () => {
  expect((await run('user', 'suspend', ada.username, '--reason', 'spam', '--words', 'Sales.')).code).toBe(0);
  expect(await app.run(`select reason, words from takedown where author_id = $1`, ada.id)).toEqual([
    { reason: 'spam', words: 'Sales.' },
  ]);
});

test('a removal of content does not delete a statement of a suspension after 30 days', async () => {
  await suspend();
  await app.run(`update takedown set created_at = now() - interval '40 days' where author_id = $1`, ada.id);
  const { forgetTakedowns } = await import('../takedowns/forgetTakedowns.ts');
  expect(await forgetTakedowns(app.backend.orm.em)).toBe(0);
  expect((await signIn()).token).not.toBe('');
});
