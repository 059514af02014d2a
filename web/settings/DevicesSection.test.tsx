import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { EndSessionMutation, SettingsPageQuery } from '../generated.ts';
import type { Handlers } from '../test/fakeServer.ts';
import { FaultReply } from '../test/fakeServer.ts';
import { deviceNames, deviceRows, openSettings } from '../test/openSettings.tsx';
import { here, sessionOf, sessionsOf } from '../test/settingsWorld.ts';

type Page = NonNullable<Handlers['settingsPage']>;
type End = NonNullable<Handlers['endSession']>;
type EndOthers = NonNullable<Handlers['endOtherSessions']>;

const heading = () => screen.getByRole('heading', { name: 'Signed-in devices' });
const devices = () => sessionsOf([sessionOf('a'), here, sessionOf('b')], true);
const unheard = () => Promise.reject(new TypeError('Failed to fetch'));

beforeAll(() => import('./SettingsPage.tsx'));
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('the list of devices', () => {
  test('tells of each what it is, when it was seen and since when, and which is this one', async () => {
    const desk = { ...here, device: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0' };
    openSettings({ settingsPage: () => sessionsOf([desk, sessionOf('phone', { device: null })]) });
    await screen.findByText('Firefox on Linux');

    expect(deviceRows().map((row) => row.textContent)).toEqual([
      'Firefox on LinuxThis deviceLast seenNowSigned in sinceNov 1, 2026',
      'Unknown deviceLast seenabout 2 hours agoSigned in sinceNov 1, 2026Sign out',
    ]);
    expect(screen.queryByText('No other devices are signed in.')).toBeNull();
  });

  test('shows that it loads, and that there are no others', async () => {
    const answer = Promise.withResolvers<SettingsPageQuery>();
    openSettings({ settingsPage: () => answer.promise });
    expect(await screen.findByText('Loading...')).toBeDefined();
    expect(screen.queryByText('No other devices are signed in.')).toBeNull();

    answer.resolve(sessionsOf([here]));
    expect(await screen.findByText('No other devices are signed in.')).toBeDefined();
    expect(screen.queryByText('Loading...')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Sign out/ })).toBeNull();
  });

  test('says so when it cannot be loaded, and tries again', async () => {
    const settingsPage = vi.fn<Page>(unheard);
    const { user } = openSettings({ settingsPage });
    expect(await screen.findByText('The devices could not be loaded')).toBeDefined();

    settingsPage.mockReturnValue(sessionsOf([here]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Device here')).toBeDefined();
  });

  test('comes page by page', async () => {
    const settingsPage = vi.fn<Page>(({ after }) =>
      after ? sessionsOf([sessionOf('b'), sessionOf('c')]) : sessionsOf([here, sessionOf('b')], true),
    );
    const { user, server } = openSettings({ settingsPage });
    await user.click(await screen.findByRole('button', { name: 'Show more' }));

    await screen.findByText('Device c');
    expect(deviceNames()).toEqual(['Device here', 'Device b', 'Device c']);
    expect(settingsPage.mock.calls.map(([{ after }]) => after)).toEqual([undefined, 'b']);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(server.requests).toEqual(['Session', 'SettingsPage', 'SettingsPage']);
  });

  test('keeps what it has where the next page cannot be had', async () => {
    const settingsPage: Page = ({ after }) => (after ? unheard() : sessionsOf([here], true));
    const { user } = openSettings({ settingsPage });
    await user.click(await screen.findByRole('button', { name: 'Show more' }));

    expect(await screen.findByText('More devices could not be loaded.')).toBeDefined();
    expect(deviceNames()).toEqual(['Device here']);
    expect(screen.getByRole('button', { name: 'Show more' })).toBeDefined();
  });
});

describe('Sign out', () => {
  const threeDevices: Page = () => sessionsOf([sessionOf('a'), here, sessionOf('b')]);
  async function press(endSession: End, settingsPage = threeDevices) {
    const view = openSettings({ settingsPage, endSession });
    await view.user.click(await screen.findByRole('button', { name: 'Sign out Device a' }));
    return view;
  }
  const ended: End = ({ sessionId }) => ({
    endSession: { __typename: 'EndSessionPayload', endedSessionId: sessionId },
  });

  test('takes the device out of the list, and gives the focus to the heading', async () => {
    const { server } = await press(ended);

    expect(await screen.findByText('Device a is signed out')).toBeDefined();
    await waitFor(() => expect(deviceNames()).toEqual(['Device here', 'Device b']));
    await waitFor(() => expect(document.activeElement).toBe(heading()));
    expect(server.requests).toEqual(['Session', 'SettingsPage', 'EndSession']);
  });

  test('says that access tokens and calendar links have ended too, where a new password cannot end them', async () => {
    const { viewer, ...rest } = sessionsOf([sessionOf('a'), here]);
    await press(ended, () => ({ ...rest, viewer: viewer && { ...viewer, hasPassword: false } }));
    expect(
      await screen.findByText('Device a is signed out, and your access tokens and calendar links have ended'),
    ).toBeDefined();
  });

  test('shows the device until the server has answered', async () => {
    const answer = Promise.withResolvers<EndSessionMutation>();
    await press(() => answer.promise);
    const button = screen.getByRole('button', { name: 'Sign out Device a' });
    await waitFor(() => expect(button.textContent).toContain('Signing out...'));
    expect(button).toHaveProperty('disabled', true);

    answer.resolve(await ended({ sessionId: 'a' }));
    await waitFor(() => expect(deviceNames()).toEqual(['Device here', 'Device b']));
  });

  test('keeps the device where it fails', async () => {
    await press(unheard);
    expect(await screen.findByText('Failed to sign the device out. Please try again.')).toBeDefined();
    expect(deviceNames()).toEqual(['Device a', 'Device here', 'Device b']);
    expect(screen.getByRole('button', { name: 'Sign out Device a' })).toHaveProperty('disabled', false);
  });

  test('takes for gone what has been ended elsewhere', async () => {
    await press(() => {
      throw new FaultReply('Session not found', 'NOT_FOUND');
    });
    await waitFor(() => expect(deviceNames()).toEqual(['Device here', 'Device b']));
  });
});

describe('Sign out everywhere else', () => {
  async function ask(endOtherSessions: EndOthers, settingsPage: Page = () => devices()) {
    const view = openSettings({ settingsPage, endOtherSessions });
    await view.user.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }));
    const question = within(screen.getByRole('alertdialog', { name: 'Sign out everywhere else?' }));
    return { ...view, question };
  }
  const ended: EndOthers = () => ({ endOtherSessions: { __typename: 'EndOtherSessionsPayload', endedCount: 7 } });

  test('asks first, leaves this device alone in the list, and gives the focus to the heading', async () => {
    const { user, question, server } = await ask(ended);
    await user.click(question.getByRole('button', { name: 'Sign out' }));

    expect(await screen.findByText('All other devices are signed out')).toBeDefined();
    await waitFor(() => expect(deviceNames()).toEqual(['Device here']));
    expect(screen.getByText('No other devices are signed in.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(heading()));
    expect(server.requests).toEqual(['Session', 'SettingsPage', 'EndOtherSessions']);
  });

  test('says what else ends: nothing, or the tokens and links where a new password cannot end them', async () => {
    const { question, unmount } = await ask(ended);
    expect(
      question.getByText(/Access tokens and calendar links stay too: a new password revokes them\.$/),
    ).toBeDefined();
    unmount();
    const { viewer, ...rest } = devices();
    const bare = viewer && { ...viewer, hasPassword: false };
    const { question: another } = await ask(ended, () => ({ ...rest, viewer: bare }));
    expect(another.getByText(/Your access tokens and calendar links end too\.$/)).toBeDefined();
  });

  test('does nothing when it is cancelled', async () => {
    const { user, question, server } = await ask(ended);
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    expect(deviceNames()).toHaveLength(3);
    expect(server.requests).toEqual(['Session', 'SettingsPage']);
  });

  test('keeps the list where it fails', async () => {
    const { user, question } = await ask(unheard);
    await user.click(question.getByRole('button', { name: 'Sign out' }));
    expect(await screen.findByText('Failed to sign the other devices out. Please try again.')).toBeDefined();
    expect(deviceNames()).toEqual(['Device a', 'Device here', 'Device b']);
  });
});
