import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { Pages } from '../app/pages.tsx';
import type { NotificationKind, PreferencesFragment } from '../generated.ts';
import { notificationsOf } from '../test/bellWorld.ts';
import type { Handlers } from '../test/fakeServer.ts';
import { renderAs } from '../test/renderAs.tsx';
import { sessionOf } from '../test/sessionOf.ts';
import { nina } from '../test/world.ts';

beforeAll(() => import('./NotificationsPage.tsx'));
beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

const open = (handlers: Handlers) =>
  renderAs(nina, <Pages />, { session: () => sessionOf(nina, 2), ...handlers }, { path: '/notifications' });

describe('the settings beside the list', () => {
  const kinds: NotificationKind[] = [
    'JOIN',
    'COMMENT',
    'REPLY',
    'LIKE',
    'FOLLOW',
    'MENTION',
    'RIDE_CHANGED',
    'RIDE_TOMORROW',
    'RIDE_DELETED',
  ];
  const viewerWith = (silenced: NotificationKind[]): PreferencesFragment => ({
    __typename: 'User',
    id: nina.id,
    notificationPreferences: kinds.map((kind) => ({
      __typename: 'NotificationPreference',
      kind,
      enabled: !silenced.includes(kind),
      mail: false,
      digest: false,
    })),
  });
  const none = () => notificationsOf([]);
  const likes = () => screen.findByRole('switch', { name: 'Likes of my posts' });

  test('have a switch for each kind, which is there at once and stays', async () => {
    const answer = Promise.withResolvers<void>();
    const setNotificationPreference = vi.fn<NonNullable<Handlers['setNotificationPreference']>>(async () => {
      await answer.promise;
      return {
        setNotificationPreference: { __typename: 'SetNotificationPreferencePayload', viewer: viewerWith(['LIKE']) },
      };
    });
    const { user } = open({
      notifications: none,
      notificationPreferences: () => ({ viewer: viewerWith([]) }),
      setNotificationPreference,
    });
    await user.click(await screen.findByRole('button', { name: 'Settings' }));
    await likes();
    expect(screen.getAllByRole('switch')).toHaveLength(kinds.length);
    await user.click(await likes());
    expect((await likes()).getAttribute('aria-checked')).toBe('false');
    answer.resolve();
    await waitFor(() =>
      expect(setNotificationPreference.mock.calls).toEqual([[{ kind: 'LIKE', channel: 'SCREEN', enabled: false }]]),
    );
    expect((await likes()).getAttribute('aria-checked')).toBe('false');
  });

  test('go back where they could not be changed, and say so', async () => {
    const { user } = open({
      notifications: none,
      notificationPreferences: () => ({ viewer: viewerWith([]) }),
      setNotificationPreference: () => Promise.reject(new Error('offline')),
    });
    await user.click(await screen.findByRole('button', { name: 'Settings' }));
    await user.click(await likes());
    expect(await screen.findByText('Failed to change the setting. Please try again.')).toBeDefined();
    expect((await likes()).getAttribute('aria-checked')).toBe('true');
  });
});
