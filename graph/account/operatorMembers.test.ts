import { beforeEach, describe, expect, test } from 'vitest';
import { newcomer } from '../test/authDoors.ts';
import { openBoard } from '../test/boards.ts';
import type { Caller } from '../test/caller.ts';
import { commandLineIn, environmentOf } from '../test/commandLine.ts';
import type { Member } from '../test/factories.ts';
import { nobodysId } from '../test/hostile.ts';
import { recovery } from '../test/recoveries.ts';
import { useApp } from '../test/useApp.ts';

const app = useApp({ SIGN_UPS: 'approval', RATE_LIMITS: '{"signUps":1000,"applications":1000}' });
const { run, refusal } = commandLineIn(() => environmentOf(app));
const visitor = () => app.as(null);
const register = async (account: object) => (await visitor().post('/api/auth/register', account)).body;
const login = async (username: string, password: string) =>
  (await visitor().post('/api/auth/login', { username, password })).body;
let board: Caller;
let ada: Member;
let round = 0;

beforeEach(async () => {
  round += 1;
  for (const table of ['application', 'account_deletion']) await app.run(`delete from ${table}`);
  ada = await app.member(`ada${round}`);
  board = app.with(await openBoard(app));
});

const read = async (selection: string) => (await board.query(`{ operator { ${selection} } }`)).data.operator;
const lastAct = async () => (await read('log(first: 1) { nodes { operator verb targetId note } }')).log.nodes[0];
const applicants = async (state: string) =>
  (await read(`applications(state: ${state}) { nodes { id username displayName createdAt refusedAt refusal } }`))
    .applications.nodes;
const approve = (id: string) =>
  board.query('mutation ($id: ID!) { approveApplication(applicationId: $id) { userId } }', { id });
const refuse = (id: string, words: string) =>
  board.query(
    `mutation ($id: ID!, $words: String!) {
      refuseApplication(input: { applicationId: $id, words: $words }) { application { username refusal } }
    }`,
    { id, words },
  );

describe('on the board a sign-up that waits', () => {
  test('is counted and listed, and its applicant can sign in once it is approved', async () => {
    await register(newcomer('iris'));
    expect((await read('waiting { applicationCount }')).waiting).toEqual({ applicationCount: 1 });
    const [{ id, ...facts }] = await applicants('WAITING');
    expect(facts).toEqual({
      username: 'iris',
      displayName: newcomer('').displayName,
      createdAt: expect.any(String),
      refusedAt: null,
      refusal: null,
    });
    expect((await approve(id)).data).toEqual({ approveApplication: { userId: id } });
    expect(await login('iris', 'hill-climb')).toMatchObject({ id });
    expect([await applicants('WAITING'), (await approve(id)).error]).toEqual([
      [],
      { code: 'NOT_FOUND', message: 'Application not found' },
    ]);
    expect(await lastAct()).toEqual({ operator: 'hanna', verb: 'user approve', targetId: id, note: null });
  });

  test('is refused with words, which the applicant reads, and can be approved later', async () => {
    await register(newcomer('joan'));
    const [{ id }] = await applicants('WAITING');
    expect((await refuse(id, ' ')).error).toMatchObject({ code: 'BAD_USER_INPUT', field: 'words' });
    const refused = { username: 'joan', refusal: 'Only riders of the club.' };
    expect((await refuse(id, ' Only riders of the club. ')).data).toEqual({
      refuseApplication: { application: refused },
    });
    const message = 'The operator has refused this account: Only riders of the club.';
    expect(await login('joan', 'hill-climb')).toEqual({ code: 'FORBIDDEN', message });
    expect([await applicants('WAITING'), await applicants('REFUSED')]).toEqual([
      [],
      [expect.objectContaining(refused)],
    ]);
    expect((await read('waiting { applicationCount }')).waiting).toEqual({ applicationCount: 0 });
    expect(await lastAct()).toMatchObject({ verb: 'user refuse', targetId: id, note: 'Only riders of the club.' });
    await approve(id);
    expect(await login('joan', 'hill-climb')).toMatchObject({ id });
  });

  test('is refused together with others, at most 100 at once, and those decided meanwhile stay as they are', async () => {
    await app.run(`insert into application (id, username, display_name, password_hash, created_at)
      select gen_random_uuid(), 'waiting' || n, 'Waiting', '', now() + n * interval '1 second' from generate_series(1, 102) n`);
    const ids = (await app.run<{ id: string }>('select id from application order by created_at')).map(({ id }) => id);
    const refuseAll = (applicationIds: string[], words = 'We are full') =>
      board.query(
        `mutation ($input: RefuseApplicationsInput!) { refuseApplications(input: $input) { applications { username refusal } } }`,
        { input: { applicationIds, words } },
      );
    for (const wrong of [refuseAll(ids), refuseAll([]), refuseAll(ids.slice(0, 2), ' ')])
      expect((await wrong).error?.code).toBe('BAD_USER_INPUT');
    await refuse(ids[0] ?? '', 'Another reason');
    const { data } = await refuseAll([...ids.slice(0, 3), nobodysId, 'x']);
    const words = 'We are full';
    expect(
      data.refuseApplications.applications.map(({ username }: { username: string }) => username).toSorted(),
    ).toEqual(['waiting2', 'waiting3']);
    expect(await app.run(`select username from application where refusal = $1`, words)).toHaveLength(2);
    expect(await lastAct()).toMatchObject({ operator: 'hanna', verb: 'application refuse', note: words });
    const unclear = await run('application', 'refuse', '--words', words);
    expect(unclear).toMatchObject({ code: 2, error: expect.stringContaining('Give either --usernames or --all') });
    expect(await refusal('application', 'refuse', '--words', words, '--usernames', 'nobody')).toContain(
      'No sign-up of nobody waits',
    );
    const few = await run('application', 'refuse', '--words', words, '--usernames', 'waiting102, Waiting101');
    expect(few.out).toContain('Refused 2 sign-ups.');
    expect((await run('application', 'refuse', '--words', words, '--all')).out).toContain('Refused 97 sign-ups.');
    expect(await applicants('WAITING')).toEqual([]);
  });

  test('is not stored while 1,000 wait, and invited visitors still sign up', async () => {
    await app.run(`insert into application (id, username, display_name, password_hash, created_at)
      select gen_random_uuid(), 'waiting' || n, 'Waiting', '', now() from generate_series(1, 1000) n`);
    const message = 'Too many sign-ups wait for the operator. Please try again in a few days.';
    expect(await register(newcomer('kim'))).toEqual({ code: 'FORBIDDEN', message });
    const { json } = await run('invitation', 'create', '--json');
    const invitation = json.url.split('/').at(-1);
    expect(await register({ ...newcomer('kim'), invitation })).toMatchObject({ username: 'kim' });
    await app.run(`update application set refused_at = now(), refusal = 'No' where username = 'waiting1'`);
    expect((await register(newcomer('lea'))).message).toMatch(/^Your sign-up waits/);
  });
});

describe('on the board a member', () => {
  test('gets a link for a new password, which the operator hands over', async () => {
    const link = (id: string) =>
      board.query('mutation ($id: ID!) { makeResetLink(userId: $id) { path expiresAt } }', { id });
    const { path } = (await link(ada.id)).data.makeResetLink;
    const [, token] = /^\/reset\/([\w-]{43})$/.exec(path) ?? [];
    const reset = `mutation { resetPassword(input: { token: "${token}", newPassword: "over-the-pass" }) { ok } }`;
    expect((await visitor().query(reset)).data).toEqual({ resetPassword: { ok: true } });
    expect(await login(ada.username, 'over-the-pass')).toMatchObject({ id: ada.id });
    expect(await lastAct()).toMatchObject({ verb: 'user reset-link', targetId: ada.id });
    for (const id of [nobodysId, 'nobody'])
      expect((await link(id)).error).toEqual({ code: 'NOT_FOUND', message: 'Member not found' });
  });

  test('gives an address and changes it without a mail server: the operator hands the link over that confirms it', async () => {
    const [first, second] = [`${ada.username}@first.example`, `${ada.username}@second.example`];
    const fields = '{ nodes { mailAddress pendingMailAddress } }';
    const listed = async () => (await read(`members(query: "${ada.username}") ${fields}`)).members.nodes;
    const make = (id: string) =>
      board.query('mutation ($id: ID!) { makeConfirmationLink(userId: $id) { path expiresAt address } }', { id });
    const tokenOf = (link: string) => /\/confirm\/([\w-]{43})$/.exec(link)?.[1] ?? '';
    expect((await make(ada.id)).error).toEqual({ code: 'NOT_FOUND', message: 'No address of the member waits' });

    await recovery.change(app.as(ada), first);
    expect(await listed()).toEqual([{ mailAddress: null, pendingMailAddress: first }]);
    const { path, address } = (await make(ada.id)).data.makeConfirmationLink;
    expect(address).toBe(first);
    expect(await lastAct()).toEqual({ operator: 'hanna', verb: 'user confirm-link', targetId: ada.id, note: null });
    expect((await recovery.confirm(visitor(), tokenOf(path))).data.confirmMailAddress).toEqual({ address: first });

    await recovery.change(app.as(ada), second);
    expect((await run('user', 'list', '--find', ada.username)).out).toContain(`${first}  ${second} waits`);
    const { url } = (await run('user', 'confirm-link', ada.username, '--json')).json;
    expect((await recovery.check(visitor(), 'CONFIRM', tokenOf(url))).data.checkLink.state).toBe('PENDING');
    expect((await recovery.confirm(visitor(), tokenOf(url))).error).toBeNull();
    expect(await listed()).toEqual([{ mailAddress: second, pendingMailAddress: null }]);

    const ben = await app.member(`ben${round}`);
    const { data } = await recovery.change(app.as(ben), second);
    expect(data.changeMailAddress.user.mailAddress).toEqual({ address: null, pending: second });
    for (const message of [(await make(ben.id)).error?.message, await refusal('user', 'confirm-link', ben.username)])
      expect(message).toMatch(/^This address belongs to another account/);
  });

  test('shows the confirmed address, which the operator can remove', async () => {
    const address = 'Ada@x.example';
    await app.run(
      `insert into mail_address (user_id, address, confirmed_at, pending) values ($1, $2, now(), 'secret@x.example')`,
      ada.id,
      address,
    );
    const members = async () =>
      (await read(`members(query: "${ada.username}") { nodes { username mailAddress mailConfirmedAt } }`)).members
        .nodes;
    expect(await members()).toEqual([
      { username: ada.username, mailAddress: address, mailConfirmedAt: expect.any(String) },
    ]);
    expect((await run('user', 'list', '--find', ada.username)).out).toContain(address);
    const namesBy = async (find: string) =>
      (await read(`members(query: "${find}") { nodes { username } }`)).members.nodes.map(
        ({ username }: { username: string }) => username,
      );
    for (const find of ['ada@X.example', 'ADA@']) expect(await namesBy(find)).toEqual([ada.username]);
    for (const find of ['x.example', 'secret@x.example', 'a_a@']) expect(await namesBy(find)).toEqual([]);
    expect((await run('user', 'list', '--find', 'ada@x')).out).toContain(ada.username);
    await app.run(
      `insert into account_token (token_hash, kind, user_id, expires_at) values ('x', 'reset', $1, now() + interval '1 hour')`,
      ada.id,
    );
    const remove = (id: string) =>
      board.query('mutation ($id: ID!) { removeMemberMailAddress(userId: $id) { userId } }', { id });
    expect((await remove(ada.id)).data).toEqual({ removeMemberMailAddress: { userId: ada.id } });
    expect(await members()).toEqual([{ username: ada.username, mailAddress: null, mailConfirmedAt: null }]);
    expect(await app.run('select from account_token where user_id = $1', ada.id)).toEqual([]);
    expect(await lastAct()).toEqual({ operator: 'hanna', verb: 'user remove-address', targetId: ada.id, note: null });
    for (const id of [ada.id, nobodysId, 'nobody'])
      expect((await remove(id)).error).toEqual({ code: 'NOT_FOUND', message: 'The member has no address' });
    expect(
      (await app.as(ada).query(`mutation { removeMemberMailAddress(userId: "${ada.id}") { userId } }`)).error?.code,
    ).toBe('FORBIDDEN');
    expect(await refusal('user', 'remove-address', ada.username)).toContain('The member has no address');
  });

  test('is deleted with a reason, and then neither listed nor found', async () => {
    await app.post(ada);
    const remove = `mutation { deleteMember(input: { userId: "${ada.id}", note: "Sales" }) { deletedUserId } }`;
    expect((await board.query(remove)).data).toEqual({ deleteMember: { deletedUserId: ada.id } });
    expect((await visitor().get(`/api/users/${ada.id}`)).status).toBe(404);
    expect((await read(`members(query: "${ada.username}") { nodes { id } }`)).members.nodes).toEqual([]);
    expect((await board.query(remove)).error).toEqual({ code: 'NOT_FOUND', message: 'Member not found' });
    expect(await lastAct()).toMatchObject({ verb: 'user delete', targetId: ada.id, note: 'Sales' });
    expect((await login(ada.username, 'hill-climb')).code).toBe('UNAUTHENTICATED');
  });

  test('is deleted by the command line too, with a confirmation', async () => {
    expect(await refusal('user', 'delete', ada.username)).toBe(
      `The account of ${ada.username} with all that they wrote will be deleted permanently: add --yes to confirm`,
    );
    const { out } = await run('user', 'delete', ada.username, '--note', 'Asked by mail', '--yes');
    expect(out).toBe(`Deleted ${ada.username}.\n`);
    expect(await refusal('user', 'delete', ada.username, '--yes')).toBe('Member not found');
    expect(await lastAct()).toMatchObject({ verb: 'user delete', targetId: ada.id, note: 'Asked by mail' });
  });
});
