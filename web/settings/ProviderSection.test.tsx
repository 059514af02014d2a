import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { outside } from '../auth/outside.ts';
import { FaultReply, type Handlers } from '../test/fakeServer.ts';
import { renderAs } from '../test/renderAs.tsx';
import { here, sessionsOf } from '../test/settingsWorld.ts';
import { nina } from '../test/world.ts';
import SettingsPage from './SettingsPage.tsx';

beforeEach(() => vi.spyOn(outside, 'open').mockReset());
afterEach(() => vi.restoreAllMocks());

const identity = {
  __typename: 'SignInIdentity' as const,
  id: 'one',
  issuer: 'https://id.example',
  label: 'nina@club',
  createdAt: '2026-11-01T12:00:00.000Z',
};

function show(
  facts: { hasPassword?: boolean; hasPasswords?: boolean; hasProvider?: boolean },
  handlers: Handlers = {},
) {
  const { hasPassword = true, hasPasswords = true, hasProvider = true } = facts;
  const page = sessionsOf([here]);
  const provider = hasProvider ? { __typename: 'SignInProvider' as const, name: 'Club login' } : null;
  const settingsPage = () => ({
    ...page,
    instance: { ...page.instance, hasPasswords, provider },
    viewer: page.viewer && { ...page.viewer, hasPassword, identities: hasProvider ? [identity] : [] },
  });
  return renderAs(nina, <SettingsPage />, { settingsPage, ...handlers }, { path: '/settings' });
}

test('an account is linked with the password', async () => {
  const linkProvider = vi.fn(({ input }: { input: { currentPassword?: string | null } }) => {
    if (input.currentPassword !== 'secret')
      throw new FaultReply('The password is wrong', 'BAD_USER_INPUT', 'currentPassword');
    return { linkProvider: { __typename: 'BeginProviderSignInPayload' as const, url: 'https://id.example/begin' } };
  });
  const { user } = show({}, { linkProvider });
  await user.type(await screen.findByLabelText('Your password'), 'wrong');
  await user.click(screen.getByRole('button', { name: 'Link an account' }));
  await screen.findByText('The password is wrong');
  await user.clear(screen.getByLabelText('Your password'));
  await user.type(screen.getByLabelText('Your password'), 'secret{Enter}');
  await waitFor(() => expect(outside.open).toHaveBeenCalledWith('https://id.example/begin'));
});

test('an account is removed, and the list shows it', async () => {
  const removeIdentity = vi.fn(() => ({
    removeIdentity: {
      __typename: 'RemoveIdentityPayload' as const,
      removedIdentityId: 'one',
      user: { __typename: 'User' as const, id: nina.id, identities: [] },
    },
  }));
  const { user } = show({}, { removeIdentity });
  await user.click(await screen.findByRole('button', { name: 'Remove nina@club' }));
  await waitFor(() => expect(screen.queryByText('nina@club')).toBeNull());
  expect(removeIdentity).toHaveBeenCalledWith({ input: { identityId: 'one', currentPassword: null } });
});

test('a member without a password chooses a first one without the current, and deletes the account without it', async () => {
  const changePassword = vi.fn(() => ({ changePassword: { __typename: 'ChangePasswordPayload' as const, ok: true } }));
  const { user } = show({ hasPassword: false }, { changePassword });
  await screen.findByText('nina@club');
  expect(screen.queryByLabelText('Current password')).toBeNull();
  expect(screen.queryByLabelText('Your password')).toBeNull();
  await user.type(screen.getByLabelText('New password'), 'first-horse');
  await user.type(screen.getByLabelText('Repeat new password'), 'first-horse{Enter}');
  await waitFor(() =>
    expect(changePassword).toHaveBeenCalledWith({ input: { currentPassword: null, newPassword: 'first-horse' } }),
  );
});

test('an instance without passwords shows no form for them, and one without a provider no section for it', async () => {
  const { unmount } = show({ hasPasswords: false });
  await screen.findByText('nina@club');
  expect(screen.queryByRole('heading', { name: 'Password' })).toBeNull();
  unmount();
  show({ hasProvider: false });
  await screen.findByText('This device');
  expect(screen.queryByRole('heading', { name: 'Club login' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'Password' })).toBeDefined();
});
