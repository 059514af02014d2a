import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Pages } from '../app/pages.tsx';
import type { MailsFragment, NotificationKind, NotificationSettingsQuery } from '../generated.ts';
import type { Handlers } from '../test/fakeServer.ts';
import { renderAs } from '../test/renderAs.tsx';
import { nina } from '../test/world.ts';
import { kindLabels } from './kindLabels.ts';

const kinds = Object.keys(kindLabels) as NotificationKind[];
type Schedule = NonNullable<MailsFragment['mailSchedule']>;

const mailsOf = (schedule: Partial<Schedule> = {}): MailsFragment => ({
  __typename: 'User',
  id: nina.id,
  mailSchedule: {
    __typename: 'MailSchedule',
    quietFrom: null,
    quietTo: null,
    digestDay: null,
    digestHour: 7,
    ...schedule,
  },
});

const preferencesWith = (mailed: readonly NotificationKind[] = []) =>
  kinds.map((kind) => ({
    __typename: 'NotificationPreference' as const,
    kind,
    enabled: true,
    mail: mailed.includes(kind),
    digest: false,
  }));

interface Facts {
  sendsMail?: boolean;
  address?: string | null;
}

const settingsOf = ({ sendsMail = true, address = 'nina@x.example' }: Facts = {}): NotificationSettingsQuery => ({
  instance: { __typename: 'Instance', sendsMail },
  viewer: {
    ...mailsOf(),
    __typename: 'User',
    notificationPreferences: preferencesWith(),
    mailAddress: address === null ? null : { __typename: 'MailAddress', address },
  },
});

const open = (handlers: Handlers = {}, viewer: typeof nina | null = nina) =>
  renderAs(
    viewer,
    <Pages />,
    { notificationSettings: () => settingsOf(), ...handlers },
    { path: '/settings/notifications' },
  );

beforeAll(() => import('./NotificationSettingsPage.tsx'));
beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });

test('each kind has a box for each channel, which is changed by keyboard and stays', async () => {
  const setNotificationPreference = vi.fn<NonNullable<Handlers['setNotificationPreference']>>(() => ({
    setNotificationPreference: {
      __typename: 'SetNotificationPreferencePayload',
      viewer: { __typename: 'User', id: nina.id, notificationPreferences: preferencesWith(['LIKE']) },
    },
  }));
  const { user } = open({ setNotificationPreference });
  const likes = await box('Likes of my posts: by mail');
  expect(screen.getAllByRole('checkbox')).toHaveLength(3 * kinds.length);
  expect(likes.checked).toBe(false);
  likes.focus();
  await user.keyboard(' ');
  await waitFor(() => expect(likes.checked).toBe(true));
  expect(setNotificationPreference).toHaveBeenCalledExactlyOnceWith({ kind: 'LIKE', channel: 'MAIL', enabled: true });
  expect((await box('Warnings by the operator: on the screen')).disabled).toBe(true);
  expect((await box('Warnings by the operator: by mail')).disabled).toBe(false);
});

test('a box goes back if it could not be changed', async () => {
  const { user } = open({ setNotificationPreference: () => Promise.reject(new Error('offline')) });
  const likes = await box('Likes of my posts: in the digest');
  await user.click(likes);
  expect(await screen.findByText('Failed to change the setting. Please try again.')).toBeDefined();
  expect(likes.checked).toBe(false);
});

test('without a confirmed address the page links to the settings that ask for it', async () => {
  open({ notificationSettings: () => settingsOf({ address: null }) });
  const link = await screen.findByRole('link', { name: 'Confirm an address' });
  expect(link.getAttribute('href')).toBe('/settings');
});

test('an instance without mail offers the screen only, and says so', async () => {
  open({ notificationSettings: () => settingsOf({ sendsMail: false, address: null }) });
  expect(await screen.findByText(/^This instance sends no mail/)).toBeDefined();
  expect(screen.getAllByRole('checkbox')).toHaveLength(kinds.length);
  expect(screen.queryByRole('switch')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Confirm an address' })).toBeNull();
});

test('the digest and the quiet hours are switched on with their usual times, and changed', async () => {
  const updateMailSchedule = vi.fn<NonNullable<Handlers['updateMailSchedule']>>(({ input }) => ({
    updateMailSchedule: {
      __typename: 'UpdateMailSchedulePayload',
      viewer: mailsOf({ ...input, quietFrom: input.quietFrom ?? null, quietTo: input.quietTo ?? null }),
    },
  }));
  const { user } = open({ updateMailSchedule });
  await user.click(await screen.findByRole('switch', { name: /^Weekly digest/ }));
  await user.selectOptions(await screen.findByLabelText('Day of the digest'), 'Friday');
  await user.selectOptions(screen.getByLabelText('Hour of the digest'), '18:00');
  await user.click(screen.getByRole('switch', { name: /^Quiet hours/ }));
  await user.selectOptions(await screen.findByLabelText('Quiet until'), '06:00');
  const options = within(screen.getByLabelText('Quiet from')).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).not.toContain('06:00');
  const digest = { digestDay: 5, digestHour: 18 };
  expect(updateMailSchedule.mock.calls.map(([{ input }]) => input)).toEqual([
    { quietFrom: null, quietTo: null, digestDay: 1, digestHour: 7 },
    { quietFrom: null, quietTo: null, digestDay: 5, digestHour: 7 },
    { quietFrom: null, quietTo: null, ...digest },
    { quietFrom: '22:00', quietTo: '07:00', ...digest },
    { quietFrom: '22:00', quietTo: '06:00', ...digest },
  ]);
});

test('a schedule that could not be changed goes back, and the page says so', async () => {
  const { user } = open({ updateMailSchedule: () => Promise.reject(new Error('offline')) });
  await user.click(await screen.findByRole('switch', { name: /^Quiet hours/ }));
  expect(await screen.findByText('Failed to change the setting. Please try again.')).toBeDefined();
  expect(screen.queryByLabelText('Quiet from')).toBeNull();
});

test('a failure to load can be repeated', async () => {
  let isDown = true;
  const { user } = open({
    notificationSettings: () => (isDown ? Promise.reject(new Error('offline')) : settingsOf()),
  });
  await screen.findByText('The settings could not be loaded');
  isDown = false;
  await user.click(screen.getByRole('button', { name: /again/i }));
  expect(await screen.findByRole('table')).toBeDefined();
});
