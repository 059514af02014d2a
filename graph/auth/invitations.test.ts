import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deleteOldRecords } from '../app/upkeep/deleteOldRecords.ts';
import { authDoors, newcomer } from '../test/authDoors.ts';
import { commandLineIn, environmentOf, runHere } from '../test/commandLine.ts';
import type { TestApp } from '../test/harness.ts';
import { startApp } from '../test/harness.ts';
import { nobodysId } from '../test/hostile.ts';
import { type MailServer, startMailServer, tokenIn } from '../test/mailServer.ts';
import { recovery } from '../test/recoveries.ts';
import { storm } from '../test/storm.ts';

const limits = { RATE_LIMITS: '{"signUps":1000}', QUERY_LIMITS: '{"seconds":120}' };
const day = 24 * 60 * 60 * 1000;

let server: MailServer;
let app: TestApp;
let folder: string;
beforeAll(async () => {
  server = await startMailServer();
  app = await startApp({ ...server.variables, ...limits, JOBS: 'on', SIGN_UPS: 'invitation' });
  folder = await mkdtemp(join(tmpdir(), 'invitations-'));
});
afterAll(async () => {
  await app.close();
  await server.close();
  await rm(folder, { recursive: true });
});

const visitor = () => app.as(null);
const { run, refusal } = commandLineIn(() => environmentOf(app));
/** A command of an instance that sends mail. */
const runWithMail = (...words: string[]) => runHere({ ...environmentOf(app), ...server.variables }, ...words);
const tokenOf = (url: string) => url.split('/').at(-1) ?? '';

async function invite(...options: string[]): Promise<{ id: string; token: string }> {
  const { json } = await run('invitation', 'create', '--json', ...options);
  return { id: json.id, token: tokenOf(json.url) };
}

const stateOf = async (token: string) => (await recovery.check(visitor(), 'JOIN', token)).data?.checkLink?.state;
const checkJoin = (token: string) =>
  visitor().query('mutation ($token: String!) { checkLink(kind: JOIN, token: $token) { state mailAddress } }', {
    token,
  });
const addressOfMember = (id: string) =>
  app.run(
    'select address, pending, confirmed_at is not null as "isConfirmed" from mail_address where user_id = $1',
    id,
  );
const isMember = async (username: string) =>
  (await app.run('select from "user" where username = $1', username)).length > 0;

describe.each(authDoors)('a visitor, by $name,', ({ name, register }) => {
  const as = (word: string, invitation?: string) => ({ ...newcomer(`${word}_${name}`), invitation });

  test('signs up by an invitation, which works once', async () => {
    const { token } = await invite();
    expect(await stateOf(token)).toBe('PENDING');
    const { fault, user } = await register(visitor(), as('ada', token));
    expect([fault, user.username]).toEqual([null, `ada_${name}`]);
    expect(await stateOf(token)).toBe('USED');
    const late = await register(visitor(), as('ben', token));
    expect(late.fault).toEqual({ code: 'FORBIDDEN', message: 'This invitation has been used' });
    expect(await isMember(`ben_${name}`)).toBe(false);
  });

  test('is not taken without one, and learns why', async () => {
    const { fault, cookies } = await register(visitor(), as('cleo'));
    expect(fault).toEqual({ code: 'FORBIDDEN', message: 'This instance accepts new members by invitation only' });
    expect(cookies).toEqual([]);
    for (const unknown of ['nonsense', 'x'.repeat(43)])
      expect((await register(visitor(), as('cleo', unknown))).fault).toEqual({
        code: 'FORBIDDEN',
        message: 'This invitation is unknown: check that the address is complete',
      });
    expect(await isMember(`cleo_${name}`)).toBe(false);
  });

  test('uses nothing up by a name that is taken', async () => {
    await app.member(`dora_${name}`);
    const { token } = await invite();
    expect((await register(visitor(), as('dora', token))).fault?.code).toBe('CONFLICT');
    expect((await register(visitor(), as('dora2', token))).fault).toBeNull();
  });

  test('confirms the address of the mail by its link, and no other', async () => {
    const address = `kim.${name}@x.example`.toLowerCase();
    await runWithMail('invitation', 'create', '--mail', address);
    const token = tokenIn(await server.mailTo(address));
    expect((await checkJoin(token)).data.checkLink).toEqual({ state: 'PENDING', mailAddress: address });
    const refused = { code: 'BAD_USER_INPUT', message: expect.stringContaining('was not mailed to this address') };
    const forwarded = { ...as('lee', token), mailAddress: 'lee@x.example' };
    expect((await register(visitor(), forwarded)).fault).toEqual(refused);
    // The refusal has used nothing up.
    const { fault, user } = await register(visitor(), { ...as('kim', token), mailAddress: address.toUpperCase() });
    expect(fault).toBeNull();
    expect(await addressOfMember(user.id)).toEqual([{ address, pending: null, isConfirmed: true }]);
    expect((await checkJoin(token)).data.checkLink).toEqual({ state: 'USED', mailAddress: null });
  });

  test('confirms no address without repeating it, by a link for several, or by one that was handed over', async () => {
    const address = `mia.${name}@x.example`.toLowerCase();
    await runWithMail('invitation', 'create', '--mail', address);
    const plain = await register(visitor(), as('mia', tokenIn(await server.mailTo(address))));
    expect(await addressOfMember(plain.user.id)).toEqual([]);
    await runWithMail('invitation', 'create', '--mail', `club.${address}`, '--uses', '2');
    const shared = tokenIn(await server.mailTo(`club.${address}`));
    const { token: handed } = await invite('--mail', `hand.${address}`);
    for (const [token, mailAddress] of [
      [shared, `club.${address}`],
      [handed, `hand.${address}`],
    ] as const) {
      expect((await checkJoin(token)).data.checkLink).toEqual({ state: 'PENDING', mailAddress: null });
      const { fault } = await register(visitor(), { ...as('nia', token), mailAddress });
      expect(fault?.code).toBe('BAD_USER_INPUT');
    }
  });

  test('leaves an address with the account that has confirmed it', async () => {
    const address = `owen.${name}@x.example`.toLowerCase();
    const owner = await app.member(`owen_${name}`);
    await app.run(
      'insert into mail_address (user_id, address, confirmed_at) values ($1, $2, now())',
      owner.id,
      address,
    );
    await runWithMail('invitation', 'create', '--mail', address);
    const token = tokenIn(await server.mailTo(address));
    const { fault, user } = await register(visitor(), { ...as('olga', token), mailAddress: address });
    expect([fault, await addressOfMember(user.id)]).toEqual([null, []]);
    expect(await addressOfMember(owner.id)).toMatchObject([{ address }]);
  });

  test('is not taken by an invitation that has expired or was revoked', async () => {
    const [late, revoked] = [await invite(), await invite()];
    await app.run('update invitation set expires_at = now() where id = $1', late.id);
    for (const _again of [1, 2]) await run('invitation', 'revoke', revoked.id);
    for (const { token } of [late, revoked]) {
      expect(await stateOf(token)).toBe('EXPIRED');
      const refused = await register(visitor(), as('elsa', token));
      expect(refused.fault).toEqual({ code: 'FORBIDDEN', message: 'This invitation has expired' });
    }
  });
});

test.each(authDoors)('a closed instance takes nobody, not even with an invitation, by $name', async ({ register }) => {
  const closed = await startApp({ SIGN_UPS: 'closed' });
  try {
    const whileClosed = { ...environmentOf(closed), SIGN_UPS: 'closed' };
    expect(await runHere(whileClosed, 'invitation', 'create')).toMatchObject({
      code: 1,
      error: expect.stringMatching(/^Sign-up is closed, .+: first set sign-ups to invitation, /),
    });
    const { json } = await runHere(environmentOf(closed), 'invitation', 'create', '--json');
    for (const invitation of [undefined, tokenOf(json.url)]) {
      const { fault } = await register(closed.as(null), { ...newcomer('fay'), invitation });
      expect(fault).toEqual({ code: 'FORBIDDEN', message: 'This instance accepts no new members' });
    }
    expect((await closed.as(null).query('{ instance { signUps } }')).data.instance.signUps).toBe('CLOSED');
    expect(await closed.run('select from "user"')).toEqual([]);
    expect(await closed.run('select from invitation where use_count > 0')).toEqual([]);
  } finally {
    await closed.close();
  }
});

test.each([1, 3])('of 50 parallel sign-ups by a link for %i, that many succeed', async (uses) => {
  const { id, token } = await invite('--uses', String(uses));
  const [door] = authDoors;
  const answers = await storm(50, async (index) =>
    door?.register(visitor(), { ...newcomer(`storm${uses}_${index}`), invitation: token }),
  );
  expect(answers.filter((answer) => answer?.fault === null)).toHaveLength(uses);
  expect(new Set(answers.flatMap((answer) => answer?.fault?.code ?? []))).toEqual(new Set(['FORBIDDEN']));
  expect(await app.run(`select from "user" where username like 'storm${uses}%'`)).toHaveLength(uses);
  const [listed] = (await run('invitation', 'list', '--json')).json;
  expect(listed).toMatchObject({ id, useCount: uses, maxUses: uses });
});

test('an open instance tells so, takes everybody, and counts an invitation', async () => {
  const open = await startApp(limits);
  try {
    expect((await open.as(null).query('{ instance { signUps } }')).data.instance.signUps).toBe('OPEN');
    const { json } = await runHere(environmentOf(open), 'invitation', 'create', '--json');
    const body = { ...newcomer('greta'), invitation: tokenOf(json.url) };
    expect((await open.as(null).post('/api/auth/register', body)).status).toBe(201);
    expect((await open.as(null).post('/api/auth/register', { ...body, username: 'hanna' })).status).toBe(403);
    expect((await open.as(null).post('/api/auth/register', newcomer('hanna'))).status).toBe(201);
  } finally {
    await open.close();
  }
});

describe('the operator', () => {
  test('invites an address by mail in the name of the club, and no table contains the link', async () => {
    await run('instance', 'set', 'name', 'Lower Mill Riders');
    const { json, error } = await runWithMail('invitation', 'create', '--mail', 'Ida <ida@x.example>', '--json');
    expect([error, json]).toMatchObject(['', { url: null, mailAddress: 'ida@x.example', maxUses: 1 }]);
    const mail = await server.mailTo('ida@x.example');
    expect([mail.subject, mail.text]).toEqual([
      'You are invited to Lower Mill Riders',
      expect.stringContaining('The operator of Lower Mill Riders at rides.example invites you'),
    ]);
    const token = tokenIn(mail);
    expect(await stateOf(token)).toBe('PENDING');
    const stored = await app.run(
      'select (select json_agg(j) from jobs.job j)::text as jobs, (select json_agg(l) from invitation_link l)::text as links',
    );
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  test('invites a club of 30 from a file, and finds it in the log, which names no address', async () => {
    const addresses = Array.from({ length: 30 }, (_, index) => `rider${index}@club.example`);
    const file = join(folder, 'club.txt');
    await writeFile(file, `${addresses.join('\n')}\n\n RIDER0@club.example \r\n`);
    expect((await runWithMail('invitation', 'create', '--file', file)).out).toMatch(
      /^Mailing 30 invitations\. Each link works once, until \S+ \S+ UTC\.\n$/,
    );
    const tokens = new Set<string>();
    for (const address of addresses) tokens.add(tokenIn(await server.mailTo(address)));
    expect(tokens.size).toBe(30);
    const [first = ''] = tokens;
    expect((await visitor().post('/api/auth/register', { ...newcomer('jan'), invitation: first })).status).toBe(201);
    const [act, before] = (await run('log', '--json', '--limit', '2')).json;
    expect(act).toMatchObject({ verb: 'invitation create', targetId: null });
    expect(act.note).toMatch(/^30 invitations, each one use, until /);
    const listed = (await run('invitation', 'list', '--made', act.at, '--json')).json;
    expect(listed.map(({ mailAddress }: { mailAddress: string }) => mailAddress).toSorted()).toEqual(
      addresses.toSorted(),
    );
    expect(await refusal('invitation', 'list', '--made', 'once')).toBe(
      'made must be a time, such as 2026-05-31T08:00:00.000Z',
    );
    expect(JSON.stringify([act, before])).not.toContain('club.example');
  });

  test('gets the links on an instance without mail', async () => {
    const file = join(folder, 'few.txt');
    await writeFile(file, 'kim@x.example\nlea@x.example\n');
    const { out } = await run('invitation', 'create', '--file', file, '--uses', '2', '--expires', '1');
    expect(out).toMatch(
      /^kim@x\.example {2}http:\/\/localhost:4000\/join\/[\w-]{43}\nlea@x\.example {2}http:\S+\nHand the links over\. Each link works up to 2 times, until /,
    );
  });

  test('gets no invitation from a file with a fault', async () => {
    const before = (await run('invitation', 'list', '--json')).json;
    const file = join(folder, 'faulty.txt');
    await writeFile(file, 'mia@x.example\nnobody\n');
    expect(await refusal('invitation', 'create', '--file', file)).toBe(`Line 2 of ${file} is no e-mail address`);
    await writeFile(file, '\n');
    expect(await refusal('invitation', 'create', '--file', file)).toBe(`There is no address in ${file}`);
    await writeFile(file, Array.from({ length: 1_001 }, (_, index) => `r${index}@x.example`).join('\n'));
    expect(await refusal('invitation', 'create', '--file', file)).toBe(`There are more than 1000 addresses in ${file}`);
    const nowhere = join(folder, 'none.txt');
    expect(await refusal('invitation', 'create', '--file', nowhere)).toBe(`${nowhere} cannot be read`);
    const both = ['--mail', 'a@x.example', '--file', file];
    expect(await refusal('invitation', 'create', ...both)).toBe('Give --mail or --file, not both');
    expect(await refusal('invitation', 'create', '--mail', 'mia')).toBe('mail must be an e-mail address');
    for (const uses of ['0', '1.5', 'x', '1001'])
      expect(await refusal('invitation', 'create', '--uses', uses)).toBe('uses must be a whole number from 1 to 1000');
    expect(await refusal('invitation', 'create', '--expires', '366')).toBe(
      'expires must be a whole number from 1 to 365',
    );
    expect((await run('invitation', 'list', '--json')).json).toEqual(before);
  });

  test('lists invitations, the newest first, and revokes one', async () => {
    const { id, token } = await invite('--mail', 'nora@x.example');
    expect((await run('invitation', 'list')).out).toMatch(
      new RegExp(`^${id}  0 of 1 used  until \\S+ \\S+ UTC  nora@x\\.example\\n`),
    );
    expect((await run('invitation', 'revoke', id)).out).toBe(`Revoked ${id}.\n`);
    expect((await run('invitation', 'list')).out).toMatch(new RegExp(`^${id}  0 of 1 used  ended `));
    expect(await stateOf(token)).toBe('EXPIRED');
    for (const unknown of [nobodysId, 'x'])
      expect(await refusal('invitation', 'revoke', unknown)).toBe('Invitation not found');
  });

  test('keeps no address longer than 30 days after the invitation has ended', async () => {
    const { id, token } = await invite('--mail', 'olga@x.example');
    await app.run('update invitation set expires_at = now() where id = $1', id);
    await deleteOldRecords(app.backend.sql, new Date(Date.now() + 29 * day));
    expect(await stateOf(token)).toBe('EXPIRED');
    await deleteOldRecords(app.backend.sql, new Date(Date.now() + 31 * day));
    expect(await app.run('select from invitation where id = $1', id)).toEqual([]);
    expect((await recovery.check(visitor(), 'JOIN', token)).error?.code).toBe('NOT_FOUND');
  });
});
