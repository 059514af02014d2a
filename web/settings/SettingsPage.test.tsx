import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loginInstance } from '../test/loginInstance.ts';
import { openSettings } from '../test/openSettings.tsx';
import { here, sessionsOf } from '../test/settingsWorld.ts';
import { tokenOf, tokensOf } from '../test/tokenWorld.ts';

const headings = () => screen.getAllByRole('heading').map((heading) => heading.textContent);

beforeAll(() =>
  Promise.all([import('./SettingsPage.tsx'), import('../tokens/TokensPage.tsx'), import('../auth/LoginPage.tsx')]),
);
beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

test('the settings have a section for each thing to settle', async () => {
  const { server } = openSettings();
  await screen.findByText('Device here');

  expect(headings()).toEqual([
    'Settings',
    'Password',
    'E-mail address',
    'Signed-in devices',
    'Emergency contact',
    'On other pages',
    'Keyboard shortcuts',
    'Your data',
    'Delete account',
  ]);
  await waitFor(() => expect(document.title).toBe('Account · Settings · Cycle Chat'));
  expect(server.requests).toEqual(['Session', 'SettingsPage']);
});

test('they lead to the access tokens and back, each asked for once', async () => {
  const { user, place, server } = openSettings({ tokensPage: () => tokensOf([tokenOf('a')]) });
  const link = (name: string) => screen.getByRole('link', { name });
  await screen.findByText('Device here');
  expect(link('Account').getAttribute('aria-current')).toBe('page');
  expect(link('Access tokens').getAttribute('aria-current')).toBeNull();
  await user.click(link('Access tokens'));
  await screen.findByText('Token a');
  expect(place.path).toBe('/settings/tokens');
  expect(link('Access tokens').getAttribute('aria-current')).toBe('page');
  expect(link('Account').getAttribute('aria-current')).toBeNull();

  await user.click(link('Account'));
  await screen.findByText('Device here');
  expect(place.path).toBe('/settings');
  expect(server.requests).toEqual(['Session', 'SettingsPage', 'TokensPage']);
});

test('the muted and the blocked are listed on a page of their own, each list asked for once', async () => {
  const nobody = {
    __typename: 'UserConnection' as const,
    edges: [],
    pageInfo: { __typename: 'PageInfo' as const, hasNextPage: false, endCursor: null },
  };
  const lists = { mutedPeople: () => ({ mutedUsers: nobody }), blockedPeople: () => ({ blockedUsers: nobody }) };
  const { server } = openSettings(lists, { path: '/settings/people' });

  expect(await screen.findByText('You have not muted anyone.')).toBeDefined();
  expect(await screen.findByText('You have not blocked anyone.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Muted and blocked' }).getAttribute('aria-current')).toBe('page');
  expect(server.requests).toEqual(['Session', 'MutedPeople', 'BlockedPeople']);
});

test('only a member with a removal or a warning is led to those', async () => {
  const { unmount } = openSettings();
  await screen.findByText('Device here');
  expect(screen.queryByRole('link', { name: 'Removals and warnings' })).toBeNull();
  unmount();
  openSettings({ settingsPage: () => sessionsOf([here], false, ['removal']) });
  const link = await screen.findByRole('link', { name: 'Removals and warnings' });
  expect(link.getAttribute('href')).toBe('/settings/removals');
});

test('a visitor is led to the login', async () => {
  const loginPage = () => ({
    instance: loginInstance(),
  });
  const { place, server } = openSettings({ loginPage }, { viewer: null });

  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeDefined();
  expect(place.path).toBe('/login');
  expect(server.requests).toEqual(['LoginPage']);
});

test('what deletes the account looks like danger, what downloads one’s data does not', async () => {
  openSettings();
  const lookOf = async (name: string) => (await screen.findByRole('button', { name })).dataset.variant;

  expect(await lookOf('Delete Account')).toBe('danger');
  expect(await lookOf('Download Data')).toBe('outline');
});

test('until the stored session is validated nothing can be sent', async () => {
  openSettings({ session: () => new Promise(() => {}) });
  await screen.findByRole('heading', { name: 'Settings' });

  for (const name of ['Change Password', 'Download Data', 'Delete Account']) {
    expect(screen.getByRole('button', { name })).toHaveProperty('disabled', true);
  }
});
