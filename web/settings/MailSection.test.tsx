import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { OwnMailAddressFragment, SettingsPageQuery } from '../generated.ts';
import type { Handlers } from '../test/fakeServer.ts';
import { FaultReply } from '../test/fakeServer.ts';
import { openSettings } from '../test/openSettings.tsx';
import { here, sessionsOf } from '../test/settingsWorld.ts';
import { nina } from '../test/world.ts';

type Facts = Pick<OwnMailAddressFragment, 'address' | 'pending'>;
type Change = NonNullable<Handlers['changeMailAddress']>;

const mailOf = (facts: Facts | null) => facts && { __typename: 'MailAddress' as const, ...facts };

function settingsWith(facts: Facts | null): SettingsPageQuery {
  const { viewer } = sessionsOf([here]);
  return {
    instance: { __typename: 'Instance', sendsMail: true, hasPasswords: true, provider: null },
    viewer: viewer && { ...viewer, mailAddress: mailOf(facts) },
  };
}

const changedTo = (facts: Facts | null) => ({
  changeMailAddress: {
    __typename: 'ChangeMailAddressPayload' as const,
    user: { __typename: 'User' as const, id: nina.id, mailAddress: mailOf(facts) },
  },
});

const section = async () => within(await screen.findByRole('region', { name: 'E-mail address' }));

beforeAll(() => import('./SettingsPage.tsx'));
beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

test('on an instance without mail the operator confirms an address', async () => {
  const changeMailAddress = vi.fn<Change>(() => changedTo({ address: null, pending: 'nina@x.example' }));
  const { user } = openSettings({ changeMailAddress });
  const { getByLabelText, getByRole } = await section();
  await user.type(getByLabelText('E-mail address'), 'nina@x.example');
  await user.click(getByRole('button', { name: 'Save address' }));
  await waitFor(() =>
    expect(getByRole('status').textContent).toBe('Ask the operator for the link that confirms nina@x.example.'),
  );
});

test('an address gets a link, and waits until it is opened', async () => {
  const changeMailAddress = vi.fn<Change>(() => changedTo({ address: null, pending: 'nina@x.example' }));
  const { user } = openSettings({ settingsPage: () => settingsWith(null), changeMailAddress });
  const { findByText, getByLabelText, getByRole } = await section();
  await user.click(getByRole('button', { name: 'Send a link' }));
  expect(await findByText('Enter an e-mail address, such as ada@rides.example')).toBeDefined();
  await user.type(getByLabelText('E-mail address'), 'nina@x.example{Enter}');
  expect(await findByText('nina@x.example')).toBeDefined();
  expect(getByRole('status').textContent).toContain('Open it within 24 hours.');
  expect(changeMailAddress).toHaveBeenCalledExactlyOnceWith({
    input: { address: 'nina@x.example', currentPassword: undefined },
  });
});

test('some time after the sign-in the password is asked for', async () => {
  const changeMailAddress = vi.fn<Change>(({ input }) => {
    if (!input.currentPassword) throw new FaultReply('Send your password', 'BAD_USER_INPUT', 'currentPassword');
    return changedTo({ address: null, pending: 'nina@x.example' });
  });
  const { user } = openSettings({ settingsPage: () => settingsWith(null), changeMailAddress });
  const { findByText, findByLabelText, getByLabelText } = await section();
  await user.type(getByLabelText('E-mail address'), 'nina@x.example{Enter}');
  expect(await findByText('Enter your password: you signed in some time ago')).toBeDefined();
  await user.type(await findByLabelText('Your password'), 'demo-ride{Enter}');
  expect(await findByText('nina@x.example')).toBeDefined();
});

test('a confirmed address is shown, and can be removed', async () => {
  const changeMailAddress = vi.fn<Change>(() => changedTo(null));
  const facts = { address: 'nina@x.example', pending: null };
  const { user } = openSettings({ settingsPage: () => settingsWith(facts), changeMailAddress });
  const { getByText, findByText, getByRole } = await section();
  expect(getByText('nina@x.example')).toBeDefined();
  await user.click(getByRole('button', { name: 'Remove address' }));
  expect(await findByText(/^Without an address nobody can send you a link/)).toBeDefined();
  expect(changeMailAddress).toHaveBeenCalledExactlyOnceWith({ input: { address: null, currentPassword: undefined } });
});

test('a refusal of the server is shown', async () => {
  const changeMailAddress = () => {
    throw new FaultReply('Too many requests', 'RATE_LIMITED');
  };
  const { user } = openSettings({ settingsPage: () => settingsWith(null), changeMailAddress });
  const { getByLabelText } = await section();
  await user.type(getByLabelText('E-mail address'), 'nina@x.example{Enter}');
  expect(await screen.findByText('Too many requests')).toBeDefined();
});
