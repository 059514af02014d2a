import { screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadBoard, openDialog, renderBoard } from '../test/boardPage.tsx';
import { invitationRowOf, invitationsOf } from '../test/boardWorld.ts';
import type { Handlers } from '../test/fakeServer.ts';
import { FaultReply } from '../test/fakeServer.ts';

type Create = NonNullable<Handlers['createInvitations']>;

beforeAll(loadBoard);
beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

const operatorInvitations = () => invitationsOf();
const madeOf = (...paths: readonly (string | null)[]): ReturnType<Create> => ({
  createInvitations: {
    __typename: 'CreateInvitationsPayload',
    invitations: paths.map((path, index) => ({
      __typename: 'OperatorMadeInvitation',
      id: String(index),
      mailAddress: paths.length > 1 ? `rider${index}@club.example` : null,
      path,
    })),
  },
});

describe('the form', () => {
  test('makes one link, which is shown once', async () => {
    const createInvitations = vi.fn<Create>(() => madeOf('/join/secret'));
    const { user } = renderBoard('/invitations', { operatorInvitations, createInvitations });
    const uses = await screen.findByLabelText('Sign-ups by each link');
    await user.clear(uses);
    await user.click(screen.getByRole('button', { name: 'Invite' }));
    expect(await screen.findByText('A whole number from 1 to 1,000')).toBeDefined();
    await user.type(uses, '5');
    await user.click(screen.getByRole('button', { name: 'Invite' }));
    expect(await screen.findByLabelText('Link')).toHaveProperty('value', `${window.location.origin}/join/secret`);
    expect(createInvitations).toHaveBeenCalledExactlyOnceWith({ input: { uses: 5, days: 14, addresses: null } });
  });

  test('shows the links of a pasted list with their addresses', async () => {
    const createInvitations = vi.fn<Create>(() => madeOf('/join/one', '/join/two'));
    const { user } = renderBoard('/invitations', { operatorInvitations, createInvitations });
    await user.type(await screen.findByLabelText('E-mail addresses'), 'rider0@club.example, rider1@club.example');
    await user.click(screen.getByRole('button', { name: 'Invite' }));
    const { origin } = window.location;
    const text = `rider0@club.example  ${origin}/join/one\nrider1@club.example  ${origin}/join/two`;
    expect(await screen.findByLabelText('2 links')).toHaveProperty('value', text);
    expect(screen.getByText(/^Hand them over. They are shown only once/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe(text);
    expect(screen.getByLabelText('E-mail addresses')).toHaveProperty('value', '');
  });

  test('says while sign-up is closed that an invitation does not open it, and keeps a list while another tab is read', async () => {
    const closed = { ...invitationsOf(), instance: { __typename: 'Instance' as const, signUps: 'CLOSED' as const } };
    const { user } = renderBoard('/invitations', { operatorInvitations: () => closed });
    expect((await screen.findByText(/^Sign-up is closed/)).textContent).toContain('First choose ‘By invitation’');
    await user.type(screen.getByLabelText('E-mail addresses'), 'ada@club.example');
    await user.click(screen.getByRole('link', { name: 'Log' }));
    await user.click(screen.getByRole('link', { name: 'Invitations' }));
    expect(await screen.findByLabelText('E-mail addresses')).toHaveProperty('value', 'ada@club.example');
    await user.clear(screen.getByLabelText('E-mail addresses'));
  });

  test('shows no link where mails contain it, and keeps a list with a fault', async () => {
    const createInvitations = vi.fn<Create>(() => {
      throw new FaultReply('Line 1 of the list is no e-mail address', 'BAD_USER_INPUT', 'addresses');
    });
    const { user } = renderBoard('/invitations', { operatorInvitations, createInvitations });
    const addresses = await screen.findByLabelText('E-mail addresses');
    await user.type(addresses, 'rider');
    await user.click(screen.getByRole('button', { name: 'Invite' }));
    expect(await screen.findByText('Line 1 of the list is no e-mail address')).toBeDefined();
    expect(addresses).toHaveProperty('value', 'rider');
    const refusal = 'Sign-up is closed: instance set sign-ups invitation';
    createInvitations.mockImplementationOnce(() => {
      throw new FaultReply(refusal, 'CONFLICT');
    });
    await user.click(screen.getByRole('button', { name: 'Invite' }));
    expect(await screen.findByText(/^Sign-up is closed. First choose ‘By invitation’/)).toBeDefined();
    createInvitations.mockReturnValue(madeOf(null, null));
    await user.click(screen.getByRole('button', { name: 'Invite' }));
    expect(await screen.findByText('2 invited')).toBeDefined();
    expect(screen.queryByLabelText('2 links')).toBeNull();
  });
});

describe('the list', () => {
  test('shows states, and revokes an invitation whose mail was refused', async () => {
    const ada = invitationRowOf('ada', { mailAddress: 'ada@club.example', isMailRefused: true });
    const rows = vi.fn(() =>
      invitationsOf(
        ada,
        invitationRowOf('used', { mailAddress: 'ben@club.example', useCount: 1 }),
        invitationRowOf('ended', { expiresAt: '2026-01-22T10:00:00.000Z' }),
      ),
    );
    const revokeInvitation = vi.fn<NonNullable<Handlers['revokeInvitation']>>(() => ({
      revokeInvitation: { __typename: 'RevokeInvitationPayload', invitation: ada },
    }));
    const { user } = renderBoard('/invitations', { operatorInvitations: rows, revokeInvitation });
    const list = within(await screen.findByRole('list', { name: 'Invitations' }));
    const texts = list.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(texts).toEqual([
      expect.stringContaining('Mail refused0 of 1 used'),
      expect.stringContaining('Used1 of 1 used'),
      expect.stringContaining('Ended0 of 1 used'),
    ]);
    expect(list.getAllByRole('button')).toHaveLength(1);
    await user.click(list.getByRole('button', { name: 'Revoke: ada@club.example' }));
    rows.mockReturnValue(operatorInvitations());
    await user.click((await openDialog()).getByRole('button', { name: 'Revoke' }));
    expect(await screen.findByText('Nobody is invited')).toBeDefined();
    expect(revokeInvitation).toHaveBeenCalledExactlyOnceWith({ invitationId: 'ada' });
  });

  test('shows those that one act of the log has made, and then all', async () => {
    const at = '2026-11-22T10:00:00.123Z';
    const rows = vi.fn<NonNullable<Handlers['operatorInvitations']>>(() => invitationsOf(invitationRowOf('ada')));
    const act = { __typename: 'OperatorLogEntry' as const, id: '1', at, operator: 'hanna', verb: 'invitation create' };
    const entry = { ...act, targetId: null, targetName: null, targetPath: null, note: '30 invitations' };
    const operatorLog: NonNullable<Handlers['operatorLog']> = () => ({
      operator: {
        __typename: 'Operator',
        log: {
          __typename: 'OperatorLogEntryConnection',
          edges: [{ __typename: 'OperatorLogEntryEdge', cursor: '1', node: entry }],
          pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
        },
      },
    });
    const { user } = renderBoard('/log', { operatorLog, operatorInvitations: rows });
    await user.click(await screen.findByRole('link', { name: 'See the invitations' }));
    expect(await screen.findByText(/Made Nov 22, 2026 together/)).toBeDefined();
    expect(rows).toHaveBeenLastCalledWith({ madeAt: at });
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    await vi.waitFor(() => expect(rows).toHaveBeenLastCalledWith({ madeAt: null }), { timeout: 60_000 });
  });
});
