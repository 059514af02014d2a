import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { DeleteAccountMutation } from '../generated.ts';
import { draftPrefix, writeDraft } from '../lib/drafts.ts';
import type { Handlers } from '../test/fakeServer.ts';
import { FaultReply } from '../test/fakeServer.ts';
import { openSettings } from '../test/openSettings.tsx';
import { homeOf, nina } from '../test/world.ts';

type Delete = NonNullable<Handlers['deleteAccount']>;

const deleted: DeleteAccountMutation = {
  deleteAccount: { __typename: 'DeleteAccountPayload', deletedUserId: nina.id },
};
const dialog = () => within(screen.getByRole('dialog', { name: 'Delete your account?' }));
const password = () => dialog().getByLabelText<HTMLInputElement>('Password');

async function open(deleteAccount: Delete, handlers: Handlers = {}) {
  const logout = () => ({ logout: { __typename: 'LogoutPayload' as const, ok: true } });
  const view = openSettings({ deleteAccount, logout, homePage: () => homeOf(null), ...handlers });
  await screen.findByText('Device here');
  await view.user.click(screen.getByRole('button', { name: 'Delete Account' }));
  await screen.findByRole('dialog', { name: 'Delete your account?' });
  return view;
}

beforeAll(() =>
  Promise.all([import('./SettingsPage.tsx'), import('./DeleteAccountDialog.tsx'), import('../home/HomePage.tsx')]),
);
beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

test('it says what goes, and for whoever knows the password the account goes: signed out, at home', async () => {
  const deleteAccount = vi.fn<Delete>(() => deleted);
  const { user, place, server } = await open(deleteAccount);
  expect(dialog().getAllByRole('listitem').length).toBeGreaterThan(2);
  expect(dialog().getByText('This cannot be taken back.')).toBeDefined();
  expect(document.activeElement).toBe(password());
  await user.type(password(), 'demo-ride{Enter}');

  expect(await screen.findByText('Your account is deleted')).toBeDefined();
  expect(await screen.findByRole('link', { name: 'Signup/Login' })).toBeDefined();
  await screen.findByRole('article');
  expect(place.path).toBe('/');
  expect(localStorage.getItem('session_id')).toBeNull();
  expect(deleteAccount).toHaveBeenCalledExactlyOnceWith({ input: { currentPassword: 'demo-ride' } });
  expect(server.requests).toEqual(['Session', 'SettingsPage', 'DeleteAccount', 'Logout', 'HomePage']);
});

test('without a password nothing is sent', async () => {
  const { user, server } = await open(() => deleted);
  await user.click(dialog().getByRole('button', { name: 'Delete Account' }));

  expect(await dialog().findByText('Password is required')).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(password()));
  expect(server.requests).not.toContain('DeleteAccount');
});

test('a wrong password is told each time, and what was typed stays', async () => {
  const deleteAccount = vi.fn<Delete>(() => {
    throw new FaultReply('The password is wrong', 'BAD_USER_INPUT', 'currentPassword');
  });
  const { user, place } = await open(deleteAccount);
  await user.type(password(), 'demo-ridr');
  for (const times of [1, 2]) {
    await user.click(dialog().getByRole('button', { name: 'Delete Account' }));
    expect(await dialog().findByText('The password is wrong')).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(password()));
    expect(deleteAccount).toHaveBeenCalledTimes(times);
  }
  expect(password().value).toBe('demo-ridr');
  expect(place.path).toBe('/settings');
  expect(localStorage.getItem('session_id')).toBe('a-session');
});

test('a failure is told, and the dialog stays with what was typed', async () => {
  const { user } = await open(() => Promise.reject(new TypeError('Failed to fetch')));
  await user.type(password(), 'demo-ride{Enter}');

  expect(await screen.findByText('Failed to delete the account. Please try again.')).toBeDefined();
  expect(password().value).toBe('demo-ride');
});

test('while it is under way it can be neither sent again nor closed', async () => {
  const answer = Promise.withResolvers<DeleteAccountMutation>();
  const { user, place } = await open(() => answer.promise);
  await user.type(password(), 'demo-ride{Enter}');
  expect(await dialog().findByRole('button', { name: 'Deleting...' })).toHaveProperty('disabled', true);
  expect(dialog().getByRole('button', { name: 'Cancel' })).toHaveProperty('disabled', true);
  await user.keyboard('{Escape}');
  expect(dialog().getByRole('button', { name: 'Deleting...' })).toBeDefined();

  answer.resolve(deleted);
  await waitFor(() => expect(place.path).toBe('/'));
});

test('who cancels keeps the account, and has the focus where it was', async () => {
  const { user, server } = await open(() => deleted);
  await user.type(password(), 'demo-ride');
  await user.click(dialog().getByRole('button', { name: 'Cancel' }));

  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Delete Account' })));
  await user.click(screen.getByRole('button', { name: 'Delete Account' }));
  expect(password().value).toBe('');
  expect(server.requests).toEqual(['Session', 'SettingsPage']);
});

test('where the sign-out is not heard, the next request finds that the session is gone', async () => {
  const logout = () => Promise.reject(new TypeError('Failed to fetch'));
  const homePage = vi
    .fn(() => homeOf(null))
    .mockImplementationOnce(() => {
      throw new FaultReply('Authentication required', 'UNAUTHENTICATED');
    });
  const { user, place } = await open(() => deleted, { logout, homePage });
  const draft = `${draftPrefix}post:${nina.id}`;
  writeDraft(draft, { text: 'Half a secret' });
  await user.type(password(), 'demo-ride{Enter}');

  expect(await screen.findByRole('link', { name: 'Signup/Login' })).toBeDefined();
  await screen.findByRole('article');
  expect(place.path).toBe('/');
  expect(localStorage.getItem('session_id')).toBeNull();
  expect(localStorage.getItem(draft)).toBeNull();
});
