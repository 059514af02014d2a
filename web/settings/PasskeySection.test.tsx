import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { authenticator } from '../auth/authenticator.ts';
import { FaultReply, type Handlers } from '../test/fakeServer.ts';
import { renderAs } from '../test/renderAs.tsx';
import { here, sessionsOf } from '../test/settingsWorld.ts';
import { nina } from '../test/world.ts';
import SettingsPage from './SettingsPage.tsx';

beforeEach(() => {
  vi.spyOn(authenticator, 'isThere').mockReturnValue(true);
  vi.spyOn(authenticator, 'create').mockResolvedValue('{"new":true}');
});
afterEach(() => vi.restoreAllMocks());

const passkey = {
  __typename: 'Passkey' as const,
  id: 'one',
  name: 'Phone',
  createdAt: '2026-11-01T12:00:00.000Z',
  lastUsedAt: null,
};
const ownerOf = (passkeys: (typeof passkey)[]) => ({ __typename: 'User' as const, id: nina.id, passkeys });

function show(facts: { hasPassword?: boolean; passkeys?: (typeof passkey)[] }, handlers: Handlers = {}) {
  const page = sessionsOf([here]);
  const settingsPage = () => ({
    ...page,
    viewer: page.viewer && { ...page.viewer, hasPassword: true, passkeys: [passkey], ...facts },
  });
  return renderAs(nina, <SettingsPage />, { settingsPage, ...handlers }, { path: '/settings' });
}
const section = async () => within(await screen.findByRole('region', { name: 'Passkeys' }));

test('a passkey is added with a name and the password, and the list shows it', async () => {
  const beginPasskey = vi.fn(({ input }: { input: { currentPassword?: string | null } }) => {
    if (input.currentPassword !== 'secret')
      throw new FaultReply('The password is wrong', 'BAD_USER_INPUT', 'currentPassword');
    return { beginPasskey: { __typename: 'BeginPasskeyPayload' as const, options: '{"challenge":"one"}' } };
  });
  const added = { ...passkey, id: 'two', name: 'Laptop' };
  const addPasskey = vi.fn(() => ({
    addPasskey: { __typename: 'AddPasskeyPayload' as const, user: ownerOf([passkey, added]) },
  }));
  const { user } = show({}, { beginPasskey, addPasskey });
  const { findByLabelText, findByText, getByLabelText, getByRole } = await section();
  await user.clear(await findByLabelText('Name of the passkey'));
  await user.click(getByRole('button', { name: 'Add a passkey' }));
  await findByText('Name is required');
  await user.type(getByLabelText('Name of the passkey'), ' Laptop ');
  await user.type(getByLabelText('Your password'), 'wrong');
  await user.click(getByRole('button', { name: 'Add a passkey' }));
  await findByText('The password is wrong');
  await user.clear(getByLabelText('Your password'));
  await user.type(getByLabelText('Your password'), 'secret{Enter}');
  await findByText('Laptop');
  expect(authenticator.create).toHaveBeenCalledExactlyOnceWith('{"challenge":"one"}');
  expect(addPasskey).toHaveBeenCalledExactlyOnceWith({ input: { name: 'Laptop', response: '{"new":true}' } });
});

test('a device that already has a passkey says so', async () => {
  vi.mocked(authenticator.create).mockRejectedValue(Object.assign(new Error(), { name: 'InvalidStateError' }));
  const beginPasskey = () => ({ beginPasskey: { __typename: 'BeginPasskeyPayload' as const, options: '{}' } });
  const { user } = show({ hasPassword: false }, { beginPasskey });
  const { findByRole, queryByLabelText } = await section();
  expect(queryByLabelText('Your password')).toBeNull();
  await user.click(await findByRole('button', { name: 'Add a passkey' }));
  await screen.findByText('This device already has a passkey for your account.');
});

test('a passkey is removed, also in a browser without passkeys, whose section then goes', async () => {
  vi.mocked(authenticator.isThere).mockReturnValue(false);
  const removePasskey = vi.fn(() => ({
    removePasskey: { __typename: 'RemovePasskeyPayload' as const, removedPasskeyId: 'one', user: ownerOf([]) },
  }));
  const { user } = show({}, { removePasskey });
  const { findByRole, queryByRole, findByText } = await section();
  await findByText('Never');
  expect(queryByRole('button', { name: 'Add a passkey' })).toBeNull();
  await user.click(await findByRole('button', { name: 'Remove Phone' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Passkeys' })).toBeNull());
  expect(removePasskey).toHaveBeenCalledExactlyOnceWith({ input: { passkeyId: 'one', currentPassword: null } });
});
