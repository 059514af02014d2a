import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newcomer } from '../test/authDoors.ts';
import { openBoard } from '../test/boards.ts';
import type { Caller } from '../test/caller.ts';
import { commandLineIn, environmentOf } from '../test/commandLine.ts';
import type { TestApp } from '../test/harness.ts';
import { startApp } from '../test/harness.ts';
import { nobodysId } from '../test/hostile.ts';
import { type MailServer, startMailServer } from '../test/mailServer.ts';
import { useApp } from '../test/useApp.ts';

const fields = 'id maxUses useCount mailAddress createdAt expiresAt isMailRefused';
const createIn = (board: Caller, input: Record<string, unknown>) =>
  board.query(
    `mutation ($input: CreateInvitationsInput!) {
      createInvitations(input: $input) { invitations { id mailAddress path } }
    }`,
    { input },
  );
const listIn = async (board: Caller) =>
  (await board.query(`{ operator { invitations(first: 100) { nodes { ${fields} } } } }`)).data.operator.invitations
    .nodes;

describe('without a mail server an operator', () => {
  const app = useApp({ SIGN_UPS: 'invitation', RATE_LIMITS: '{"signUps":1000}' });
  let board: Caller;
  beforeAll(async () => {
    board = app.with(await openBoard(app));
  });
  const create = (input: Record<string, unknown>) => createIn(board, input);

  test('makes a link for several visitors, which is shown once', async () => {
    const { data } = await create({ uses: 2, days: 3 });
    const [{ id, mailAddress, path }] = data.createInvitations.invitations;
    expect([mailAddress, path]).toEqual([null, expect.stringMatching(/^\/join\/[\w-]{43}$/)]);
    const invitation = path.split('/').at(-1);
    for (const [username, status] of [
      ['ada', 201],
      ['ben', 201],
      ['cleo', 403],
    ] as const) {
      const answer = await app.as(null).post('/api/auth/register', { ...newcomer(username), invitation });
      expect([username, answer.status]).toEqual([username, status]);
    }
    const [listed] = await listIn(board);
    expect(listed).toMatchObject({ id, maxUses: 2, useCount: 2, mailAddress: null, isMailRefused: false });
    expect(Date.parse(listed.expiresAt) - Date.parse(listed.createdAt)).toBe(3 * 24 * 60 * 60 * 1000);
    expect(JSON.stringify(await listIn(board))).not.toContain(invitation);
  });

  test('invites a club of 30 from a pasted list, and finds it in the log', async () => {
    const addresses = Array.from({ length: 30 }, (_, index) => `rider${index}@club.example`);
    const text = `${addresses.slice(0, 20).join('\r\n')}\n\n${addresses.slice(20).join(', ')};\nRIDER0@club.example`;
    const made = (await create({ addresses: text })).data.createInvitations.invitations;
    expect(made.map(({ mailAddress }: { mailAddress: string }) => mailAddress)).toEqual(addresses);
    expect(new Set(made.map(({ path }: { path: string }) => path)).size).toBe(30);
    const log = '{ operator { log(first: 2) { nodes { at operator verb targetId note } } } }';
    const [act, before] = (await board.query(log)).data.operator.log.nodes;
    expect(act).toMatchObject({ operator: 'hanna', verb: 'invitation create', targetId: null });
    expect(act.note).toMatch(/^30 invitations, each one use, until \d{4}-\d\d-\d\d$/);
    expect(before.note ?? '').not.toContain('30 invitations');
    const query = `query ($at: DateTime) { operator { invitations(madeAt: $at, first: 100) { nodes { mailAddress } } } }`;
    const found = async (at: string) =>
      (await board.query(query, { at })).data.operator.invitations.nodes.map(
        ({ mailAddress }: { mailAddress: string }) => mailAddress,
      );
    expect((await found(act.at)).toSorted()).toEqual(addresses.toSorted());
    expect(await found(new Date(Date.parse(act.at) - 1).toISOString())).toEqual([]);
  });

  test('invites addresses with names', async () => {
    const addresses =
      'Ada <ada@club.example>, "Byron, Ada" <byron@club.example>\n<cleo@club.example>; dan@club.example';
    const made = (await create({ addresses })).data.createInvitations.invitations;
    expect(made.map(({ mailAddress }: { mailAddress: string }) => mailAddress)).toEqual(
      ['ada', 'byron', 'cleo', 'dan'].map((name) => `${name}@club.example`),
    );
  });

  test('invites nobody while sign-up is closed', async () => {
    const setSignUps = (mode: string | null) =>
      board.query('mutation ($mode: SignUps) { updateInstance(input: { signUps: $mode }) { settings { signUps } } }', {
        mode,
      });
    expect((await setSignUps('CLOSED')).error).toBeNull();
    const before = await listIn(board);
    expect((await create({})).error).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('closed') });
    expect(await listIn(board)).toEqual(before);
    expect((await setSignUps(null)).error).toBeNull();
  });

  test('invites nobody with a fault', async () => {
    const before = await listIn(board);
    const tooMany = Array.from({ length: 101 }, (_, index) => `r${index}@club.example`).join('\n');
    for (const [input, message] of [
      [{ addresses: 'ada@club.example\nben' }, 'Line 2 of the list is no e-mail address'],
      [{ addresses: 'Ada <ben>' }, 'Line 1 of the list is no e-mail address'],
      [{ addresses: ' ,;\n,' }, 'There is no address in the list'],
      [{ addresses: tooMany }, 'There are more than 100 addresses in the list'],
    ] as const)
      expect((await create(input)).error).toEqual({ code: 'BAD_USER_INPUT', field: 'addresses', message });
    for (const input of [{ uses: 0 }, { uses: 1001 }, { days: 0 }, { days: 366 }])
      expect((await create(input)).error?.code).toBe('BAD_USER_INPUT');
    expect(await listIn(board)).toEqual(before);
  });

  test('revokes an invitation, whose link then works no more', async () => {
    const [{ id, path }] = (await create({})).data.createInvitations.invitations;
    const revoke = (invitationId: string) =>
      board.query(
        `mutation ($invitationId: ID!) { revokeInvitation(invitationId: $invitationId) { invitation { ${fields} } } }`,
        { invitationId },
      );
    const { invitation } = (await revoke(id)).data.revokeInvitation;
    expect(Date.parse(invitation.expiresAt)).toBeLessThanOrEqual(Date.now());
    expect((await revoke(id)).data.revokeInvitation.invitation).toEqual(invitation);
    const body = { ...newcomer('dora'), invitation: path.split('/').at(-1) };
    expect((await app.as(null).post('/api/auth/register', body)).body.message).toBe('This invitation has expired');
    for (const unknown of [nobodysId, 'nobody'])
      expect((await revoke(unknown)).error).toEqual({ code: 'NOT_FOUND', message: 'Invitation not found' });
  });
});

describe('with a mail server an operator', () => {
  let server: MailServer;
  let app: TestApp;
  beforeAll(async () => {
    server = await startMailServer();
    app = await startApp({ ...server.variables, SIGN_UPS: 'invitation' });
  });
  afterAll(async () => {
    await app.close();
    await server.close();
  });

  test('sees no link, and which mail was refused for good, on the board and on the command line', async () => {
    // This instance is behind TLS.
    const { cookie } = await openBoard(app);
    const board = app.with({ cookie: `__Host-${cookie}` });
    const { data, error } = await createIn(board, { addresses: 'ada@club.example, ben@club.example' });
    expect(error).toBeNull();
    const [ada, ben] = data.createInvitations.invitations;
    expect([ada.path, ben.path]).toEqual([null, null]);
    await app.run(
      `update jobs.job set name = 'dead-letters', source_name = name where data->>'invitationId' = $1`,
      ada.id,
    );
    const states = new Map(
      (await listIn(board)).map(({ id, isMailRefused }: { id: string; isMailRefused: boolean }) => [id, isMailRefused]),
    );
    expect(states).toEqual(
      new Map([
        [ada.id, true],
        [ben.id, false],
      ]),
    );
    const { run } = commandLineIn(() => environmentOf(app));
    const { out } = await run('invitation', 'list');
    expect(out).toMatch(/ada@club\.example {2}its mail was refused$/m);
    expect(out).toMatch(/ben@club\.example$/m);
  });
});
