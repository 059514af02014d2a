import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { NumberedOrder } from '../model/auth/mailOrders.ts';
import { newId } from '../platform/lib/ids.ts';
import { bearing, makeAccessToken } from '../test/accessTokens.ts';
import { openBoard } from '../test/boards.ts';
import type { Member } from '../test/factories.ts';
import { password } from '../test/factories.ts';
import type { TestApp } from '../test/harness.ts';
import { startApp } from '../test/harness.ts';
import { type MailServer, startMailServer, tokenIn } from '../test/mailServer.ts';
import { confirmAddress, recovery } from '../test/recoveries.ts';
import { storm } from '../test/storm.ts';
import { oneBehindOther } from '../test/whileLocked.ts';
import { sendMail } from './sendMail.ts';
import { openSession } from './sessions.ts';
import { setSuspension } from './suspending.ts';

let server: MailServer;
let app: TestApp;
beforeAll(async () => {
  server = await startMailServer();
  app = await startApp({ ...server.variables, JOBS: 'on', RATE_LIMITS: '{"mails":1000,"signIns":1000}' });
});
afterAll(async () => {
  await app.close();
  await server.close();
});

const mailAddressOf = async (caller: ReturnType<TestApp['as']>, username: string) =>
  (
    await caller.query('query ($username: String!) { user(username: $username) { mailAddress { address pending } } }', {
      username,
    })
  ).data.user.mailAddress;

test('an address counts once its link is opened, and only its member sees it', async () => {
  const ada = await app.member('ada');
  const ben = await app.member('ben');
  const { data } = await recovery.change(app.as(ada), 'Ada@x.example');
  expect(data.changeMailAddress.user.mailAddress).toEqual({ address: null, pending: 'Ada@x.example' });
  const mail = await server.mailTo('Ada@x.example');
  expect(mail.subject).toBe('Confirm your e-mail address');
  const token = tokenIn(mail);
  expect((await recovery.check(app.as(null), 'CONFIRM', token)).data).toEqual({ checkLink: { state: 'PENDING' } });
  expect((await recovery.confirm(app.as(null), token)).data).toEqual({
    confirmMailAddress: { address: 'Ada@x.example' },
  });
  expect(await mailAddressOf(app.as(ada), 'ada')).toEqual({ address: 'Ada@x.example', pending: null });
  expect(await mailAddressOf(app.as(ben), 'ada')).toBeNull();
  expect(await mailAddressOf(app.as(null), 'ada')).toBeNull();
  expect((await recovery.confirm(app.as(null), token)).error?.message).toBe('This link has been used');
});

test('the old address stays until the new one is confirmed, and is then told', async () => {
  const cleo = await app.member('cleo');
  await confirmAddress(app, server, cleo, 'cleo@old.example');
  await recovery.request(app.as(null), 'cleo');
  const reset = tokenIn(await server.mailTo('cleo@old.example', 2));
  await recovery.change(app.as(cleo), 'cleo@new.example');
  expect(await mailAddressOf(app.as(cleo), 'cleo')).toEqual({
    address: 'cleo@old.example',
    pending: 'cleo@new.example',
  });
  const token = tokenIn(await server.mailTo('cleo@new.example'));
  expect((await recovery.confirm(app.as(null), token)).error).toBeNull();
  expect((await server.mailTo('cleo@old.example', 3)).subject).toBe('Your account has another e-mail address');
  expect(await mailAddressOf(app.as(cleo), 'cleo')).toEqual({ address: 'cleo@new.example', pending: null });
  // A thief of the old mailbox has no way in.
  expect((await recovery.reset(app.as(null), reset, 'new-password')).error?.code).toBe('NOT_FOUND');
});

test('the operator of an instance with mail reads no address that waits, and makes no link for it', async () => {
  const ivo = await app.member('ivo');
  await recovery.change(app.as(ivo), 'ivo@x.example');
  // Behind PUBLIC_URL the cookie has the name of a secure one.
  const board = app.with({ cookie: `__Host-${(await openBoard(app)).cookie}` });
  const list = await board.query('{ operator { members(query: "ivo") { nodes { pendingMailAddress } } } }');
  expect(list.data.operator.members.nodes).toEqual([{ pendingMailAddress: null }]);
  const { error } = await board.query(`mutation { makeConfirmationLink(userId: "${ivo.id}") { path } }`);
  expect(error).toEqual({ code: 'CONFLICT', message: 'This instance sends the link by mail' });
});

test('a link to an address that the member has given up does nothing', async () => {
  const dora = await app.member('dora');
  await recovery.change(app.as(dora), 'dora@first.example');
  const first = tokenIn(await server.mailTo('dora@first.example'));
  await recovery.change(app.as(dora), 'dora@second.example');
  await server.mailTo('dora@second.example');
  expect((await recovery.confirm(app.as(null), first)).error?.code).toBe('GONE');
  expect(await mailAddressOf(app.as(dora), 'dora')).toEqual({ address: null, pending: 'dora@second.example' });
});

const newPassword = 'over-the-pass';
const endOthersDocument = 'mutation { endOtherSessions { endedCount } }';
const changePasswordDocument = 'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { ok } }';

/** Each way in which a member loses access that an intruder may have. */
const ends: [string, (member: Member) => Promise<unknown>][] = [
  [
    'changes the password',
    (member) => app.as(member).query(changePasswordDocument, { input: { currentPassword: password, newPassword } }),
  ],
  [
    'sets a new password by a link',
    async ({ username }) => {
      await recovery.request(app.as(null), username);
      const token = tokenIn(await server.mailTo(`${username}@x.example`, 2));
      return recovery.reset(app.as(null), token, newPassword);
    },
  ],
  [
    'signs out another device',
    async (member) => {
      await openSession(app.backend.sql, member.id, new Date());
      const { data } = await app.as(member).query('{ viewer { sessions { nodes { id isCurrent } } } }');
      const { id } = data.viewer.sessions.nodes.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
      const { error } = await app
        .as(member)
        .query('mutation ($id: ID!) { endSession(sessionId: $id) { endedSessionId } }', { id });
      expect(error).toBeNull();
    },
  ],
  ['signs out everywhere else', (member) => app.as(member).query(endOthersDocument)],
  [
    'is suspended',
    ({ id }) =>
      setSuspension({ em: app.backend.orm.em.fork(), now: new Date(), services: app.backend.services }, id, 'shown'),
  ],
];
const storedAddress = ({ id }: Member) => app.run('select address, pending from mail_address where user_id = $1', id);

test.each(ends)('an address that is not confirmed is forgotten once its member %s', async (_how, end) => {
  const member = await app.member(`kim_${newId().slice(-12)}`);
  const { username } = member;
  await confirmAddress(app, server, member, `${username}@x.example`);
  await recovery.change(app.as(member), `${username}@evil.example`);
  const token = tokenIn(await server.mailTo(`${username}@evil.example`));
  await end(member);
  expect(await storedAddress(member)).toEqual([{ address: `${username}@x.example`, pending: null }]);
  expect((await recovery.confirm(app.as(null), token)).error?.code).toBe('NOT_FOUND');
  expect(await storedAddress(member)).toEqual([{ address: `${username}@x.example`, pending: null }]);
});

test('a first address that is not confirmed leaves nothing behind, and its waiting mail is not sent', async () => {
  const lea = await app.member('lea');
  await app.run(`insert into mail_address (user_id, pending) values ($1, 'lea@evil.example')`, lea.id);
  expect((await app.as(lea).query(endOthersDocument)).error).toBeNull();
  expect(await storedAddress(lea)).toEqual([]);
  await sendMail.run(app.backend, { id: newId(), kind: 'confirm', userId: lea.id, to: 'lea@evil.example' });
  expect(server.mails.filter(({ recipients }) => recipients.includes('lea@evil.example'))).toEqual([]);
});

test('a mail that asks for a confirmation goes only to the address that was counted for it', async () => {
  const nia = await app.member('nia');
  const added = vi.spyOn(app.backend.services.jobs, 'add').mockImplementation(async () => {});
  try {
    for (const address of ['nia1@x.example', 'nia2@x.example', 'Victim@x.example', 'victim@x.example'])
      expect((await recovery.change(app.as(nia), address)).error).toBeNull();
    const [first, second, third] = added.mock.calls.map(([, , order]) => order as NumberedOrder);
    for (const order of [first, second, third]) if (order) await sendMail.run(app.backend, order);
  } finally {
    added.mockRestore();
  }
  const mails = server.mails.filter(({ recipients }) => recipients.some((to) => /nia|victim/i.test(to)));
  expect(mails.map(({ recipients }) => recipients)).toEqual([['victim@x.example']]);
});

test('a session that ends meanwhile sets no address', async () => {
  const mia = await app.member('mia');
  await app.tokenOf(mia);
  const { body } = await app.as(null).post('/api/auth/login', { username: 'mia', password });
  const [, { error }] = await oneBehindOther(app, mia.id, {
    first: () => app.as(mia).query(endOthersDocument),
    second: () => recovery.change(app.with(bearing(body.sessionId)), 'mia@evil.example'),
  });
  expect(error?.code).toBe('UNAUTHENTICATED');
  expect(await storedAddress(mia)).toEqual([]);
});

test('a member asks for the address of another account and learns nothing; its owner gets a mail without a link', async () => {
  const elsa = await app.member('elsa');
  const thief = await app.member('thief');
  await confirmAddress(app, server, elsa, 'elsa@x.example');
  const { data, error } = await recovery.change(app.as(thief), 'ELSA@x.example');
  expect(error).toBeNull();
  expect(data.changeMailAddress.user.mailAddress).toEqual({ address: null, pending: 'ELSA@x.example' });
  const mail = await server.mailTo('ELSA@x.example');
  expect(mail.subject).toBe('This address belongs to another account');
  expect(mail.text).not.toContain('https://');
});

test('a member who asks again and again for the address of another does not keep its owner from confirming it', async () => {
  const small = await startApp({ ...server.variables, RATE_LIMITS: '{"mails":10}' });
  try {
    const { mia, ned } = await small.cast('mia', 'ned');
    const ask = async (member: Member) => (await recovery.change(small.as(member), 'mia@x.example')).error?.code;
    const codes: (string | undefined)[] = [];
    for (let count = 0; count < 10; count += 1) codes.push(await ask(ned));
    expect(codes).toEqual([undefined, undefined, ...Array.from({ length: 8 }, () => 'RATE_LIMITED')]);
    expect(await ask(mia)).toBeUndefined();
  } finally {
    await small.close();
  }
});

test('of two members who ask for one address, the first to confirm has it', async () => {
  const [fay, gus] = [await app.member('fay'), await app.member('gus')];
  await recovery.change(app.as(fay), 'Both@x.example');
  const one = tokenIn(await server.mailTo('Both@x.example'));
  await recovery.change(app.as(gus), 'both@x.example');
  const two = tokenIn(await server.mailTo('both@x.example'));
  const answers = await storm(50, (index) => recovery.confirm(app.as(null), index % 2 ? one : two));
  expect(answers.filter(({ error }) => !error)).toHaveLength(1);
  const confirmed = await app.run(`select user_id from mail_address where lower(address) = 'both@x.example'`);
  expect(confirmed).toHaveLength(1);
});

test('a removed address is told, and opens nothing any more', async () => {
  const hal = await app.member('hal');
  await confirmAddress(app, server, hal, 'hal@x.example');
  const { data } = await recovery.change(app.as(hal), null);
  expect(data.changeMailAddress.user.mailAddress).toBeNull();
  expect((await server.mailTo('hal@x.example', 2)).subject).toBe('Your account has another e-mail address');
});

test('a change needs a session, the password after 15 minutes, and an address', async () => {
  const ida = await app.member('ida');
  const { secret } = await makeAccessToken(app.as(ida), { scope: 'WRITE' });
  const program = app.with({ authorization: `Bearer ${secret}` });
  expect((await recovery.change(program, 'ida@x.example')).error?.code).toBe('FORBIDDEN');
  expect((await recovery.change(app.as(null), 'ida@x.example')).error?.code).toBe('UNAUTHENTICATED');
  for (const address of [
    'ida',
    'ida@localhost',
    'i da@x.example',
    'ida@x.example\nBcc: eve@x.example',
    ' ida@x.example',
  ]) {
    expect((await recovery.change(app.as(ida), address)).error).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: 'Enter an e-mail address, such as ada@rides.example',
    });
  }
  await app.run(`update session set created_at = now() - interval '16 minutes' where user_id = $1`, ida.id);
  expect((await recovery.change(app.as(ida), 'ida@x.example')).error?.field).toBe('currentPassword');
  expect((await recovery.change(app.as(ida), 'ida@x.example', 'wrong')).error?.message).toBe('The password is wrong');
  expect((await recovery.change(app.as(ida), 'ida@x.example', password)).error).toBeNull();
});

test.each([
  ['one network address asks for', () => '192.0.2.1', (index: number) => `rider${index}@many.example`],
  ['many members ask for to one recipient', (index: number) => `192.0.2.${index}`, () => 'victim@many.example'],
])('the mails that %s are limited', async (_which, from, to) => {
  const strict = await startApp({ ...server.variables, TRUST_PROXY: '1', RATE_LIMITS: '{"mails":3}' });
  try {
    const codes: unknown[] = [];
    for (let index = 1; index <= 4; index += 1) {
      const member = await strict.member(`rider${index}`);
      const authorization = `Bearer ${await strict.tokenOf(member)}`;
      const caller = strict.with({ authorization, 'x-forwarded-for': from(index) });
      codes.push((await recovery.change(caller, to(index))).error?.code);
    }
    expect(codes).toEqual([undefined, undefined, undefined, 'RATE_LIMITED']);
  } finally {
    await strict.close();
  }
});
