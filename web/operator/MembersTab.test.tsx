import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { actForm, loadBoard, openDialog, renderBoard } from '../test/boardPage.tsx';
import { applicationRowOf, applicationsOf, memberRowOf, membersOf } from '../test/boardWorld.ts';
import type { Handlers } from '../test/fakeServer.ts';

const operatorApplications = () => applicationsOf();
const operatorMembers = () => membersOf(memberRowOf('ferro'));

beforeAll(loadBoard);
beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

describe('a member', () => {
  test('is suspended with a reason, and can be let in again', async () => {
    const suspended = memberRowOf('ferro', { suspendedAt: '2026-11-22T10:00:00.000Z', isHidden: true });
    const suspendMember = vi.fn<NonNullable<Handlers['suspendMember']>>(() => ({
      suspendMember: { __typename: 'OperatorMemberPayload', member: suspended },
    }));
    const operatorMembers = vi.fn<NonNullable<Handlers['operatorMembers']>>(() => membersOf(memberRowOf('ferro')));
    const { user } = renderBoard('/members', { operatorApplications, operatorMembers, suspendMember });
    await user.click(await screen.findByRole('button', { name: 'Suspend ferro' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    const asked = await actForm('Suspend ferro?');
    await user.selectOptions(asked.getByLabelText('Reason'), 'Spam or advertising');
    await user.type(asked.getByLabelText('Note'), 'Sales');
    await user.type(asked.getByLabelText(/^Statement to the member/), 'You sold helmets.');
    await user.click(asked.getByRole('switch', { name: /^Hide the profile and all posts/ }));
    operatorMembers.mockReturnValue(membersOf(suspended));
    await user.click(asked.getByRole('button', { name: 'Suspend' }));
    expect(await screen.findByRole('button', { name: 'Lift: ferro' })).toBeDefined();
    expect(suspendMember).toHaveBeenCalledExactlyOnceWith({
      input: { userId: 'ferro-id', reason: 'SPAM', note: 'Sales', words: 'You sold helmets.', hides: true },
    });
    expect(screen.getByText('Suspended and hidden')).toBeDefined();
  });

  test.each([
    { isHidden: false, name: 'Hide the posts of ferro', text: 'Hide posts', title: 'Hide ferro and all posts?' },
    { isHidden: true, name: 'Show the posts of ferro again', text: 'Show posts again', title: 'Show ferro again?' },
  ])('who is suspended keeps that: $text', async ({ isHidden, name, text, title }) => {
    const suspendedAt = '2026-11-22T10:00:00.000Z';
    const operatorMembers = vi.fn<NonNullable<Handlers['operatorMembers']>>(() =>
      membersOf(memberRowOf('ferro', { suspendedAt, isHidden })),
    );
    const changed = memberRowOf('ferro', { suspendedAt, isHidden: !isHidden });
    const suspendMember = vi.fn<NonNullable<Handlers['suspendMember']>>(() => ({
      suspendMember: { __typename: 'OperatorMemberPayload', member: changed },
    }));
    const { user } = renderBoard('/members', { operatorApplications, operatorMembers, suspendMember });
    const button = await screen.findByRole('button', { name });
    expect(button.textContent).toBe(text);
    await user.click(button);
    const asked = await actForm(title.replace('?', '\\?'));
    await user.type(asked.getByLabelText('Note'), 'Sales');
    operatorMembers.mockReturnValue(membersOf(changed));
    await user.click(asked.getByRole('button', { name: text }));
    expect(
      await screen.findByText(isHidden ? 'Suspended' : 'Suspended and hidden', { selector: 'span' }),
    ).toBeDefined();
    expect(suspendMember).toHaveBeenCalledExactlyOnceWith({
      input: { userId: 'ferro-id', note: 'Sales', hides: !isHidden },
    });
  });

  test('who is suspended can sign in again, with a note for the log', async () => {
    const suspended = memberRowOf('ferro', { suspendedAt: '2026-11-22T10:00:00.000Z' });
    const liftSuspension = vi.fn<NonNullable<Handlers['liftSuspension']>>(() => ({
      liftSuspension: { __typename: 'OperatorMemberPayload', member: memberRowOf('ferro') },
    }));
    const operatorMembers = () => membersOf(suspended);
    const { user } = renderBoard('/members', { operatorApplications, operatorMembers, liftSuspension });
    await user.click(await screen.findByRole('button', { name: 'Lift: ferro' }));
    const asked = await actForm('Let ferro sign in again');
    await user.type(asked.getByLabelText(/^Note/), 'Talked');
    await user.click(asked.getByRole('button', { name: 'Lift the suspension' }));
    expect(await screen.findByText('ferro can sign in again')).toBeDefined();
    expect(liftSuspension).toHaveBeenCalledExactlyOnceWith({ userId: 'ferro-id', note: 'Talked' });
  });

  test('keeps an open form while a search finds the same member', async () => {
    const operatorMembers = vi.fn<NonNullable<Handlers['operatorMembers']>>(({ query }) =>
      query ? membersOf(memberRowOf('ferro')) : membersOf(memberRowOf('gita'), memberRowOf('ferro')),
    );
    const { user } = renderBoard('/members', { operatorApplications, operatorMembers });
    await user.type(await screen.findByLabelText('Find members'), 'ferro');
    await user.click(await screen.findByRole('button', { name: 'Suspend ferro' }));
    const asked = await actForm('Suspend ferro?');
    await user.type(asked.getByLabelText('Note'), 'Sales');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Suspend gita' })).toBeNull());
    expect(screen.getByLabelText('Note')).toHaveProperty('value', 'Sales');
    expect(operatorMembers).toHaveBeenCalledTimes(2);
  });

  test('shows the confirmed address, which can be removed', async () => {
    const confirmed = { mailAddress: 'ferro@x.example', mailConfirmedAt: '2026-11-20T10:00:00.000Z' };
    const operatorMembers = vi.fn<NonNullable<Handlers['operatorMembers']>>(() =>
      membersOf(memberRowOf('ferro', confirmed)),
    );
    const removeMemberMailAddress = vi.fn(() => ({
      removeMemberMailAddress: { __typename: 'RemoveMemberMailAddressPayload' as const, userId: 'ferro-id' },
    }));
    const { user } = renderBoard('/members', { operatorApplications, operatorMembers, removeMemberMailAddress });
    expect(await screen.findByText(/ferro@x\.example, confirmed Nov 20, 2026/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Remove the address of ferro' }));
    const asked = await openDialog();
    operatorMembers.mockReturnValue(membersOf(memberRowOf('ferro')));
    await user.click(asked.getByRole('button', { name: 'Remove the address' }));
    await waitFor(() => expect(screen.queryByText(/ferro@x\.example/)).toBeNull());
    expect(removeMemberMailAddress).toHaveBeenCalledExactlyOnceWith({ userId: 'ferro-id' });
    expect(screen.queryByRole('button', { name: 'Remove the address of ferro' })).toBeNull();
  });

  test('gets a link for a new password, which is shown once', async () => {
    const makeResetLink = vi.fn<NonNullable<Handlers['makeResetLink']>>(() => ({
      makeResetLink: { __typename: 'MakeResetLinkPayload', path: '/reset/the-token' },
    }));
    const { user } = renderBoard('/members', { operatorApplications, operatorMembers, makeResetLink });
    await user.click(await screen.findByRole('button', { name: 'New password for ferro' }));
    await user.click((await openDialog()).getByRole('button', { name: 'Make a link' }));
    const shown = await openDialog();
    expect(await shown.findByLabelText('Link')).toHaveProperty('value', `${window.location.origin}/reset/the-token`);
    expect(makeResetLink).toHaveBeenCalledExactlyOnceWith({ userId: 'ferro-id' });
    await user.click(shown.getByRole('button', { name: 'Done' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('gets a link that confirms the address that waits, where no mail brings it', async () => {
    const makeConfirmationLink = vi.fn<NonNullable<Handlers['makeConfirmationLink']>>(() => ({
      makeConfirmationLink: { __typename: 'MakeConfirmationLinkPayload', path: '/confirm/the-token' },
    }));
    const operatorMembers = () => membersOf(memberRowOf('ferro', { pendingMailAddress: 'ferro@x.example' }));
    const { user } = renderBoard('/members', { operatorApplications, operatorMembers, makeConfirmationLink });
    await user.click(await screen.findByRole('button', { name: 'Confirm the address of ferro' }));
    const asked = await openDialog();
    expect(asked.getByText('Hand it over only if the address belongs to ferro.')).toBeDefined();
    await user.click(asked.getByRole('button', { name: 'Make a link' }));
    const link = await (await openDialog()).findByLabelText('Link');
    expect(link).toHaveProperty('value', `${window.location.origin}/confirm/the-token`);
    expect(makeConfirmationLink).toHaveBeenCalledExactlyOnceWith({ userId: 'ferro-id' });
  });

  test('is deleted once the operator has typed the name', async () => {
    const deleteMember = vi.fn<NonNullable<Handlers['deleteMember']>>(() => ({
      deleteMember: { __typename: 'DeleteMemberPayload', deletedUserId: 'ferro-id' },
    }));
    const { user } = renderBoard('/members', { operatorApplications, operatorMembers, deleteMember });
    await user.click(await screen.findByRole('button', { name: 'Delete ferro' }));
    const asked = await openDialog();
    await user.type(asked.getByLabelText('Reason'), 'Sales');
    await user.type(asked.getByLabelText('Type ferro to confirm'), 'ferr');
    await user.click(asked.getByRole('button', { name: 'Delete the account' }));
    expect(await asked.findByText('The text is another')).toBeDefined();
    expect(deleteMember).not.toHaveBeenCalled();
    await user.type(asked.getByLabelText('Type ferro to confirm'), 'o');
    await user.click(asked.getByRole('button', { name: 'Delete the account' }));
    expect(await screen.findByText('ferro is deleted')).toBeDefined();
    expect(deleteMember).toHaveBeenCalledExactlyOnceWith({ input: { userId: 'ferro-id', note: 'Sales' } });
  });
});

describe('a sign-up that waits', () => {
  test('is approved', async () => {
    const approveApplication = vi.fn<NonNullable<Handlers['approveApplication']>>(() => ({
      approveApplication: { __typename: 'ApproveApplicationPayload', userId: 'iris-id' },
    }));
    const applications = vi.fn<NonNullable<Handlers['operatorApplications']>>(() =>
      applicationsOf(applicationRowOf('iris')),
    );
    const handlers = { operatorApplications: applications, operatorMembers, approveApplication };
    const { user } = renderBoard('/members', handlers);
    await user.click(await screen.findByRole('button', { name: 'Approve iris' }));
    applications.mockReturnValue(applicationsOf());
    await user.click((await actForm('Approve iris?')).getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('No sign-up waits')).toBeDefined();
    expect(approveApplication).toHaveBeenCalledExactlyOnceWith({ applicationId: 'iris-id' });
  });

  test('is refused with words, and is then among the refused', async () => {
    const refused = applicationRowOf('iris', { refusedAt: '2026-11-22T10:00:00.000Z', refusal: 'Only our club' });
    const refuseApplication = vi.fn<NonNullable<Handlers['refuseApplication']>>(() => ({
      refuseApplication: { __typename: 'RefuseApplicationPayload', application: refused },
    }));
    const applications: Handlers['operatorApplications'] = ({ state }) =>
      applicationsOf(state === 'REFUSED' ? refused : applicationRowOf('iris'));
    const handlers = { operatorApplications: applications, operatorMembers, refuseApplication };
    const { user } = renderBoard('/members', handlers);
    await user.click(await screen.findByRole('button', { name: 'Refuse iris' }));
    const asked = await actForm('Refuse iris?');
    await user.type(asked.getByLabelText('Reason'), 'Only our club');
    await user.click(asked.getByRole('button', { name: 'Refuse' }));
    expect(await screen.findByText('iris is refused')).toBeDefined();
    const input = { applicationId: 'iris-id', words: 'Only our club' };
    expect(refuseApplication).toHaveBeenCalledExactlyOnceWith({ input });
    await user.click(screen.getByRole('tab', { name: 'Refused' }));
    expect(await screen.findByText('Reason: Only our club')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Refuse iris' })).toBeNull();
  });

  test('is refused together with others that are selected, with one reason', async () => {
    const refuseApplications = vi.fn<NonNullable<Handlers['refuseApplications']>>(() => ({
      refuseApplications: { __typename: 'RefuseApplicationsPayload', applications: [] },
    }));
    const applications = () => applicationsOf(...['iris', 'joan', 'kim'].map((name) => applicationRowOf(name)));
    const handlers = { operatorApplications: applications, operatorMembers, refuseApplications };
    const { user } = renderBoard('/members', handlers);
    const refuse = await screen.findByRole('button', { name: 'Refuse the selected (0)' });
    expect(refuse).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('button', { name: 'Select all shown' }));
    expect(screen.getByRole('button', { name: 'Refuse the selected (3)' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Select joan', pressed: true }));
    await user.click(screen.getByRole('button', { name: 'Refuse the selected (2)' }));
    const asked = await actForm('Refuse 2 sign-ups?');
    await user.type(asked.getByLabelText('Reason'), 'We are full');
    await user.click(asked.getByRole('button', { name: 'Refuse' }));
    expect(await screen.findByText('2 sign-ups refused')).toBeDefined();
    const input = { applicationIds: ['iris-id', 'kim-id'], words: 'We are full' };
    expect(refuseApplications).toHaveBeenCalledExactlyOnceWith({ input });
  });
});
