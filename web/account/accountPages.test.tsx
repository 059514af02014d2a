import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { Pages } from '../app/pages.tsx';
import type { LinkState } from '../generated.ts';
import type { Handlers } from '../test/fakeServer.ts';
import { FaultReply } from '../test/fakeServer.ts';
import { loginInstance } from '../test/loginInstance.ts';
import { renderAs } from '../test/renderAs.tsx';
import { nina } from '../test/world.ts';

const token = 't'.repeat(43);

function open(path: string, handlers: Handlers) {
  const instance = loginInstance({ sendsMail: true });
  return renderAs(null, <Pages />, { loginPage: () => ({ instance }), ...handlers }, { path });
}

const linkIn = (state: LinkState, mailAddress: string | null = null) => ({
  checkLink: { __typename: 'CheckLinkPayload' as const, state, mailAddress },
});
const sendsMail = (does: boolean) => () => ({ instance: { __typename: 'Instance' as const, sendsMail: does } });
const unknown = () => {
  throw new FaultReply('This link is unknown: check that the address is complete', 'NOT_FOUND');
};

beforeAll(() => Promise.all([import('./ForgotPage.tsx'), import('./LinkPage.tsx'), import('../auth/LoginPage.tsx')]));
beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

describe('the page for forgotten passwords', () => {
  test('sends what was typed, and does not say whether there is such an account', async () => {
    const requestPasswordReset = vi.fn(() => ({
      requestPasswordReset: { __typename: 'RequestPasswordResetPayload' as const, ok: true },
    }));
    const { user } = open('/forgot', { forgotPage: sendsMail(true), requestPasswordReset });
    const field = await screen.findByLabelText('Username or e-mail address');
    await user.click(screen.getByRole('button', { name: 'Send me a link' }));
    expect(await screen.findByText('Enter your username or your e-mail address')).toBeDefined();
    await user.type(field, ' nina {Enter}');
    expect(await screen.findByText(/^If this account has a confirmed e-mail address/)).toBeDefined();
    expect(requestPasswordReset).toHaveBeenCalledExactlyOnceWith({ input: { account: 'nina' } });
  });

  test('shows the refusal of the server beside the field', async () => {
    const requestPasswordReset = () => {
      throw new FaultReply('Too many requests', 'RATE_LIMITED');
    };
    const { user } = open('/forgot', { forgotPage: sendsMail(true), requestPasswordReset });
    await user.type(await screen.findByLabelText('Username or e-mail address'), 'nina{Enter}');
    expect(await screen.findByText('Too many requests')).toBeDefined();
  });

  test('names the operator where the instance sends no mail', async () => {
    open('/forgot', { forgotPage: sendsMail(false) });
    expect(await screen.findByText('This instance sends no mail. Ask its operator for a link.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Send me a link' })).toBeNull();
  });
});

describe('the page of a link for a new password', () => {
  test('sets the password and leads to the sign-in', async () => {
    const resetPassword = vi.fn(() => ({ resetPassword: { __typename: 'ResetPasswordPayload' as const, ok: true } }));
    const checkLink = vi.fn(() => linkIn('PENDING'));
    const { user, place } = open(`/reset/${token}`, { checkLink, resetPassword });
    await user.type(await screen.findByLabelText('New password'), 'over-the-pass');
    await user.type(screen.getByLabelText('Repeat new password'), 'over-the-path{Enter}');
    expect(await screen.findByText('Passwords do not match')).toBeDefined();
    expect(resetPassword).not.toHaveBeenCalled();
    await user.clear(screen.getByLabelText('Repeat new password'));
    await user.type(screen.getByLabelText('Repeat new password'), 'over-the-pass{Enter}');
    expect(await screen.findByText('Password changed')).toBeDefined();
    expect(place.path).toBe('/login');
    expect(checkLink).toHaveBeenCalledExactlyOnceWith({ kind: 'RESET', token });
    expect(resetPassword).toHaveBeenCalledExactlyOnceWith({ input: { token, newPassword: 'over-the-pass' } });
  });

  test.each([
    ['USED', 'This link has been used. Each link works once.'],
    ['EXPIRED', 'This link has expired.'],
  ] as const)('says that a link is %s', async (state, text) => {
    open(`/reset/${token}`, { checkLink: () => linkIn(state) });
    expect(await screen.findByText(text)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Ask for another link' }).getAttribute('href')).toBe('/forgot');
    expect(screen.queryByLabelText('New password')).toBeNull();
  });

  test('says that a link is unknown, and that the server does not respond', async () => {
    const { unmount } = open(`/reset/${token}`, { checkLink: unknown });
    expect(await screen.findByText(/^This link is unknown/)).toBeDefined();
    unmount();
    open(`/reset/${token}`, { checkLink: () => Promise.reject(new TypeError('Failed to fetch')) });
    expect(await screen.findByText('The server does not respond. Please try again later.')).toBeDefined();
  });

  test('says that a link was used meanwhile, and shows what is wrong with a password', async () => {
    const resetPassword = vi
      .fn<NonNullable<Handlers['resetPassword']>>()
      .mockImplementationOnce(() => {
        throw new FaultReply('This password is one of the most used', 'BAD_USER_INPUT', 'newPassword');
      })
      .mockImplementationOnce(() => {
        throw new FaultReply('This link has been used', 'GONE');
      });
    const { user } = open(`/reset/${token}`, { checkLink: () => linkIn('PENDING'), resetPassword });
    await user.type(await screen.findByLabelText('New password'), 'over-the-pass');
    await user.type(screen.getByLabelText('Repeat new password'), 'over-the-pass{Enter}');
    expect(await screen.findByText('This password is one of the most used')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Change Password' }));
    expect(await screen.findByText('This link has been used. Each link works once.')).toBeDefined();
  });
});

describe('the page of a link that confirms an address', () => {
  const confirmed = () => ({
    confirmMailAddress: { __typename: 'ConfirmMailAddressPayload' as const, address: 'nina@x.example' },
  });

  test('confirms it after a press, not before', async () => {
    const confirmMailAddress = vi.fn(confirmed);
    const { user } = open(`/confirm/${token}`, { checkLink: () => linkIn('PENDING'), confirmMailAddress });
    const button = await screen.findByRole('button', { name: 'Confirm this address' });
    expect(confirmMailAddress).not.toHaveBeenCalled();
    await user.click(button);
    expect(await screen.findByText('nina@x.example is confirmed.')).toBeDefined();
    expect(confirmMailAddress).toHaveBeenCalledExactlyOnceWith({ token });
  });

  test('says that the address belongs to another account, and that a link is used', async () => {
    const confirmMailAddress = () => {
      throw new FaultReply('This address belongs to another account: remove it there first', 'CONFLICT');
    };
    const { user, unmount } = open(`/confirm/${token}`, { checkLink: () => linkIn('PENDING'), confirmMailAddress });
    await user.click(await screen.findByRole('button', { name: 'Confirm this address' }));
    expect(await screen.findByText(/belongs to another account/)).toBeDefined();
    unmount();
    open(`/confirm/${token}`, { checkLink: () => linkIn('USED') });
    expect(await screen.findByText('This link has been used. Each link works once.')).toBeDefined();
  });
});

describe('the page of an invitation', () => {
  test('leads to the form for sign-up, which sends the invitation', async () => {
    const checkLink = vi.fn(() => linkIn('PENDING'));
    const register = vi.fn(() => new Promise<never>(() => {}));
    const { user, place } = open(`/join/${token}`, { checkLink, register });
    await user.type(await screen.findByLabelText('Display name'), 'Nina');
    expect(place.path).toBe('/login?mode=signup');
    await user.type(screen.getByLabelText('Username'), 'nina');
    await user.type(screen.getByLabelText('Password'), 'over-the-pass');
    await user.type(screen.getByLabelText('Confirm password'), 'over-the-pass{Enter}');
    await waitFor(() =>
      expect(register).toHaveBeenCalledExactlyOnceWith({ input: expect.objectContaining({ invitation: token }) }),
    );
    expect(checkLink).toHaveBeenCalledExactlyOnceWith({ kind: 'JOIN', token });
  });

  test.each([true, false])('offers the address of the mail, and sends it if it is kept: %s', async (isKept) => {
    const register = vi.fn<NonNullable<Handlers['register']>>(() => new Promise<never>(() => {}));
    const { user } = open(`/join/${token}`, { checkLink: () => linkIn('PENDING', 'nina@x.example'), register });
    const offer = await screen.findByRole('switch', { name: 'Use nina@x.example for mails about my account' });
    if (!isKept) await user.click(offer);
    await user.type(screen.getByLabelText('Display name'), 'Nina');
    await user.type(screen.getByLabelText('Username'), 'nina');
    await user.type(screen.getByLabelText('Password'), 'over-the-pass');
    await user.type(screen.getByLabelText('Confirm password'), 'over-the-pass{Enter}');
    await waitFor(() => expect(register).toHaveBeenCalledOnce());
    const [{ input } = { input: null }] = register.mock.calls[0] ?? [];
    expect(input).toMatchObject({ invitation: token });
    expect(input?.mailAddress).toBe(isKept ? 'nina@x.example' : undefined);
  });

  test('says that the invitation has expired', async () => {
    open(`/join/${token}`, { checkLink: () => linkIn('EXPIRED') });
    expect(await screen.findByText('This link has expired.')).toBeDefined();
    expect(screen.getByText(/^Ask the person who invited you for another link/)).toBeDefined();
  });

  test('tells members that they are signed in', async () => {
    renderAs(nina, <Pages />, { checkLink: () => linkIn('PENDING') }, { path: `/join/${token}` });
    expect(await screen.findByText(/^You are signed in as Nina/)).toBeDefined();
  });
});

describe('the page of a suspended member', () => {
  const statement = () => ({
    readSuspension: {
      __typename: 'ReadSuspensionPayload' as const,
      reason: 'SPAM' as const,
      words: 'You sold helmets.',
      createdAt: '2026-11-20T10:00:00.000Z',
      isHidden: true,
    },
  });
  const spent = (message: string) => () => {
    throw new FaultReply(message, 'GONE');
  };

  test('shows the statement, and takes one appeal', async () => {
    const appealSuspension = vi.fn(() => ({
      appealSuspension: { __typename: 'AppealSuspensionPayload' as const, ok: true },
    }));
    const { user } = open(`/appeal/${token}`, { readSuspension: statement, appealSuspension });
    expect(await screen.findByText('You sold helmets.')).toBeDefined();
    expect(screen.getByText('Spam or advertising.')).toBeDefined();
    expect(screen.getByText(/your profile and your posts are hidden meanwhile/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Appeal' }));
    expect(await screen.findByText('Please say why the suspension should end')).toBeDefined();
    await user.type(screen.getByLabelText('Why the suspension should end'), ' They were a gift. ');
    await user.click(screen.getByRole('button', { name: 'Appeal' }));
    expect(await screen.findByText(/^Appeal sent\. The operator decides/)).toBeDefined();
    expect(appealSuspension).toHaveBeenCalledExactlyOnceWith({ input: { token, text: 'They were a gift.' } });
    expect(screen.queryByRole('button', { name: 'Appeal' })).toBeNull();
  });

  test('keeps the words when the server refuses them, and says when the link was used meanwhile', async () => {
    const appealSuspension = vi.fn<NonNullable<Handlers['appealSuspension']>>(() => {
      throw new FaultReply('Too many requests', 'RATE_LIMITED');
    });
    const { user } = open(`/appeal/${token}`, { readSuspension: statement, appealSuspension });
    await user.type(await screen.findByLabelText('Why the suspension should end'), 'A gift.');
    await user.click(screen.getByRole('button', { name: 'Appeal' }));
    expect(await screen.findByText('Too many requests')).toBeDefined();
    expect(screen.getByDisplayValue('A gift.')).toBeDefined();
    appealSuspension.mockImplementation(spent('This link has been used'));
    await user.click(screen.getByRole('button', { name: 'Appeal' }));
    expect(await screen.findByText('This link has been used. Each link works once.')).toBeDefined();
  });

  test.each([
    ['This link has expired', 'This link has expired.'],
    ['This link has been used', 'This link has been used. Each link works once.'],
  ])('says so for a link of which the server says: %s', async (message, shown) => {
    open(`/appeal/${token}`, { readSuspension: spent(message) });
    expect(await screen.findByText(shown)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Appeal' })).toBeNull();
  });

  test('says so for an unknown link', async () => {
    open(`/appeal/${token}`, { readSuspension: unknown });
    expect(await screen.findByText(/^This link is unknown/)).toBeDefined();
  });
});
