import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { CalendarsPageQuery, ChangePasswordMutation } from '../generated.ts';
import { pageOf } from '../test/discovery.ts';
import type { Handlers } from '../test/fakeServer.ts';
import { FaultReply } from '../test/fakeServer.ts';
import { deviceNames, openSettings } from '../test/openSettings.tsx';
import { here, sessionOf, sessionsOf } from '../test/settingsWorld.ts';
import { tokenOf, tokensOf } from '../test/tokenWorld.ts';
import { nina } from '../test/world.ts';

type Change = NonNullable<Handlers['changePassword']>;
type Person = ReturnType<typeof openSettings>['user'];

/** The data of the calendars page, with a link to the viewer's rides or without. */
function calendarsWith(hasLink: boolean): CalendarsPageQuery {
  const facts = { kind: 'MY_RIDES', createdAt: '2026-11-01T12:00:00.000Z', lastReadAt: null, group: null } as const;
  const links = hasLink ? [{ __typename: 'CalendarFeed' as const, id: 'link', ...facts }] : [];
  const groups = { __typename: 'GroupConnection' as const, nodes: [] };
  return {
    viewer: { __typename: 'User', id: nina.id, groups, calendarFeeds: pageOf('CalendarFeedConnection', links) },
  };
}

const changed: ChangePasswordMutation = { changePassword: { __typename: 'ChangePasswordPayload', ok: true } };
const labels = ['Current password', 'New password', 'Repeat new password'];
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const values = () => labels.map((label) => field(label).value);
const submit = () => screen.getByRole('button', { name: 'Change Password' });

async function fill(user: Person, ...texts: string[]) {
  await screen.findByText('Device here');
  for (const [index, text] of texts.entries()) await user.type(field(labels[index] ?? ''), text || '{Tab}');
}

beforeAll(() =>
  Promise.all([
    import('./SettingsPage.tsx'),
    import('../tokens/TokensPage.tsx'),
    import('../calendars/CalendarsPage.tsx'),
  ]),
);
beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

test('another password is sent as it was typed, and what was signed in by the old one goes', async () => {
  const changePassword = vi.fn<Change>(() => changed);
  const settingsPage = () => sessionsOf([sessionOf('phone'), here, sessionOf('old')]);
  const { user, server } = openSettings({ changePassword, settingsPage });
  await fill(user, 'demo-ride', ' over the pass ', ' over the pass ');
  await user.click(submit());

  expect(await screen.findByText('Password changed')).toBeDefined();
  expect(
    screen.getByText('Your other devices are signed out, and your access tokens and calendar links are revoked.'),
  ).toBeDefined();
  const input = { currentPassword: 'demo-ride', newPassword: ' over the pass ' };
  expect(changePassword).toHaveBeenCalledExactlyOnceWith({ input });
  expect(values()).toEqual(['', '', '']);
  await waitFor(() => expect(deviceNames()).toEqual(['Device here']));
  expect(document.activeElement).toBe(submit());
  expect(server.requests).toEqual(['Session', 'SettingsPage', 'ChangePassword']);
});

test('the access tokens that were shown before are shown no more', async () => {
  const tokensPage = vi.fn(() => tokensOf([])).mockReturnValueOnce(tokensOf([tokenOf('a')]));
  const { user } = openSettings({ tokensPage, changePassword: () => changed }, { path: '/settings/tokens' });
  await screen.findByText('Token a');
  await user.click(screen.getByRole('link', { name: 'Account' }));
  await fill(user, 'demo-ride', 'over-the-pass', 'over-the-pass{Enter}');
  await screen.findByText('Password changed');

  await user.click(screen.getByRole('link', { name: 'Access tokens' }));
  expect(await screen.findByText('No access tokens yet')).toBeDefined();
});

test('the calendar links that were shown before are shown no more', async () => {
  const calendarsPage = vi.fn(() => calendarsWith(false)).mockReturnValueOnce(calendarsWith(true));
  const { user } = openSettings({ calendarsPage, changePassword: () => changed }, { path: '/settings/calendars' });
  await screen.findByRole('button', { name: /^Revoke/ });
  await user.click(screen.getByRole('link', { name: 'Account' }));
  await fill(user, 'demo-ride', 'over-the-pass', 'over-the-pass{Enter}');
  await screen.findByText('Password changed');

  await user.click(screen.getByRole('link', { name: 'Calendars' }));
  await screen.findByRole('list', { name: 'Calendars' });
  expect(screen.queryByRole('button', { name: /^Revoke/ })).toBeNull();
});

test.each([
  [['', 'over-the-pass', 'over-the-pass'], 'Current password', 'Password is required'],
  [['demo-ride', '', ''], 'New password', 'Password is required'],
  [['demo-ride', 'short', 'short'], 'New password', 'Password must be at least 6 characters'],
  [['demo-ride', 'over-the-pass', 'over-the-path'], 'Repeat new password', 'Passwords do not match'],
])('of %j nothing is sent, and what is wrong is said', async (texts, label, message) => {
  const { user, server } = openSettings();
  await fill(user, ...texts);
  await user.click(submit());

  expect(await screen.findByText(message)).toBeDefined();
  expect(field(label).getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field(label));
  expect(values()).toEqual(texts);
  expect(server.requests).not.toContain('ChangePassword');
});

test('a password that is easy to guess is warned of and sent all the same', async () => {
  const changePassword = vi.fn<Change>(() => changed);
  const { user } = openSettings({ changePassword });
  await fill(user, 'demo-ride', 'qwerty', 'qwerty');
  expect(await screen.findByText('This password is easy to guess')).toBeDefined();
  await user.click(submit());

  expect(await screen.findByText('Password changed')).toBeDefined();
  expect(changePassword).toHaveBeenCalledOnce();
});

test('a wrong password is told beside its field, and what was typed stays', async () => {
  const { user } = openSettings({
    changePassword: () => {
      throw new FaultReply('The password is wrong', 'BAD_USER_INPUT', 'currentPassword');
    },
  });
  await fill(user, 'demo-ridr', 'over-the-pass', 'over-the-pass{Enter}');

  expect(await screen.findByText('The password is wrong')).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(field('Current password')));
  expect(values()).toEqual(['demo-ridr', 'over-the-pass', 'over-the-pass']);
});

test.each([
  ['the server refuses', new FaultReply('Too many attempts', 'RATE_LIMITED'), 'Too many attempts'],
  ['it is not heard', new TypeError('Failed to fetch'), 'Failed to change the password. Please try again.'],
])('where %s that is told, and what was typed stays', async (_case, fault, words) => {
  const changePassword = vi.fn<Change>(() => Promise.reject(fault));
  const settingsPage = () => sessionsOf([sessionOf('phone'), here]);
  const { user } = openSettings({ changePassword, settingsPage });
  await fill(user, 'demo-ride', 'over-the-pass', 'over-the-pass{Enter}');

  expect(await screen.findByText(words)).toBeDefined();
  expect(values()).toEqual(['demo-ride', 'over-the-pass', 'over-the-pass']);
  expect(deviceNames()).toEqual(['Device phone', 'Device here']);
});

test('the button waits with the answer', async () => {
  const answer = Promise.withResolvers<ChangePasswordMutation>();
  const { user } = openSettings({ changePassword: () => answer.promise });
  await fill(user, 'demo-ride', 'over-the-pass', 'over-the-pass{Enter}');

  expect(await screen.findByRole('button', { name: 'Changing...' })).toHaveProperty('disabled', true);
  answer.resolve(changed);
  expect(await screen.findByText('Password changed')).toBeDefined();
});

test('each password can be shown, until the form is sent', async () => {
  const { user } = openSettings({ changePassword: () => changed });
  await fill(user, 'demo-ride', 'over the pass', 'over the pass');
  const eyes = screen.getAllByRole('button', { name: 'Show characters' });
  const types = () => labels.map((label) => field(label).type);
  const [, second] = eyes;
  if (second) await user.click(second);
  expect(types()).toEqual(['password', 'text', 'password']);
  expect(eyes.map((eye) => eye.getAttribute('aria-pressed'))).toEqual(['false', 'true', 'false']);
  await user.click(submit());
  expect(types()).toEqual(['password', 'password', 'password']);
  await screen.findByText('Password changed');
});
