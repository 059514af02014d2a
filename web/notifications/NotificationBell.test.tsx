import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { Pages } from '../app/pages.tsx';
import { notificationOf, notificationsOf } from '../test/bellWorld.ts';
import type { Handlers } from '../test/fakeServer.ts';
import { pressRaw } from '../test/pressRaw.ts';
import { renderAs } from '../test/renderAs.tsx';
import { sessionOf } from '../test/sessionOf.ts';
import { tokensOf } from '../test/tokenWorld.ts';
import { nina } from '../test/world.ts';

const unread = 3;
const bell = (name: string) => screen.findByRole('link', { name });
const panel = () => screen.findByRole('dialog', { name: 'Notifications' });

function open(handlers: Handlers = {}, count = unread) {
  const session = () => sessionOf(nina, count);
  const tokensPage = () => tokensOf([]);
  return renderAs(nina, <Pages />, { session, tokensPage, ...handlers }, { path: '/settings/tokens' });
}

/** A window with a phone's width. */
function onPhone(): void {
  const { matchMedia } = window;
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(matchMedia.call(window, media), { matches: media.includes('max-width') }),
  );
}

beforeAll(() =>
  Promise.all([
    import('../tokens/TokensPage.tsx'),
    import('./NotificationPanel.tsx'),
    import('./NotificationsPage.tsx'),
    import('../posts/PostPage.tsx'),
  ]),
);
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('the bell', () => {
  test('tells how many are unread in its name, asks nothing more for it, and stops counting at 99', async () => {
    const { server } = open();
    expect((await bell('Notifications, 3 unread')).textContent).toBe('3');
    await waitFor(() => expect(server.requests).toEqual(['Session', 'TokensPage']));
    act(() => tell(server, 100));
    expect((await bell('Notifications, 99+ unread')).textContent).toBe('99+');
    act(() => tell(server, 0));
    expect((await bell('Notifications')).textContent).toBe('');
  });

  test('is not there for visitors, and follows nothing until the session is known', async () => {
    const { server } = renderAs(
      null,
      <Pages />,
      { tokensPage: () => tokensOf([]), loginPage: neverAnswers },
      { path: '/login' },
    );
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('link', { name: /Notifications/ })).toBeNull();
    expect(server.followed()).toEqual([]);
  });
});

describe('the panel', () => {
  test('is rendered after the press of the bell has been painted', async () => {
    const { user } = open({ notifications: () => notificationsOf([notificationOf('one')]) });
    const link = await bell('Notifications, 3 unread');
    await user.click(link);
    await panel();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    pressRaw(link);
    await Promise.resolve();
    expect(link.getAttribute('aria-expanded')).toBe('true');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await panel()).toBeDefined();
  });

  test('is opened by the bell, asks once, and closes by Escape back to the bell', async () => {
    const { user, server } = open({ notifications: () => notificationsOf([notificationOf('one')]) });
    await user.click(await bell('Notifications, 3 unread'));
    expect(within(await panel()).getByRole('heading', { name: 'Notifications' })).toBe(document.activeElement);
    expect(await within(await panel()).findByText('Ana Lopes')).toBeDefined();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await bell('Notifications, 3 unread')).toBe(document.activeElement);
    await user.click(await bell('Notifications, 3 unread'));
    await panel();
    expect(server.requests.filter((name) => name === 'Notifications')).toHaveLength(1);
  });

  test('is read anew where something happens while it is open, and when it is next opened', async () => {
    let rows = [notificationOf('one')];
    const { user, server } = open({ notifications: () => notificationsOf(rows) });
    await user.click(await bell('Notifications, 3 unread'));
    await within(await panel()).findByText('Ana Lopes');
    rows = [notificationOf('two', { kind: 'FOLLOW', post: null }), ...rows];
    act(() => tell(server, 4));
    expect(await within(await panel()).findByText(/started following you/)).toBeDefined();
    await user.keyboard('{Escape}');
    rows = rows.slice(0, 1);
    act(() => tell(server, 1));
    await user.click(await bell('Notifications, 1 unread'));
    await waitFor(async () => expect(within(await panel()).getAllByRole('listitem')).toHaveLength(1));
  });

  test('is read again where something happens while it is on its way', async () => {
    const older = Promise.withResolvers<void>();
    const answers = [
      older.promise.then(() => notificationsOf([notificationOf('one')])),
      notificationsOf([notificationOf('two', { kind: 'FOLLOW', post: null }), notificationOf('one')]),
    ];
    const { user, server } = open({ notifications: () => answers.shift() ?? neverAnswers() });
    await user.click(await bell('Notifications, 3 unread'));
    await waitFor(() => expect(server.requests).toContain('Notifications'));
    act(() => tell(server, 4));
    await bell('Notifications, 4 unread');
    older.resolve();
    expect(await within(await panel()).findByText(/started following you/)).toBeDefined();
  });

  test('leads to all of them, and is closed then', async () => {
    const { user, place } = open({ notifications: () => notificationsOf([notificationOf('one')]) });
    await user.click(await bell('Notifications, 3 unread'));
    await user.click(within(await panel()).getByRole('link', { name: 'See all notifications' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Notifications' })).toBeDefined();
    expect(place.path).toBe('/notifications');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('has no room on a phone, where the bell leads to the page', async () => {
    onPhone();
    const { user, place } = open({ notifications: () => notificationsOf([]) });
    await user.click(await bell('Notifications, 3 unread'));
    expect(await screen.findByText('No notifications yet')).toBeDefined();
    expect(place.path).toBe('/notifications');
  });
});

const neverAnswers = () => new Promise<never>(() => {});

test('a place that arrives is said at once, and leads to the ride', async () => {
  const { user, server, place } = open({ postPage: neverAnswers });
  await bell('Notifications, 3 unread');
  act(() => tell(server, 4, placeGiven));
  expect(await screen.findByText('You have a place in a ride you waited for')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Show' }));
  await waitFor(() => expect(place.path).toBe('/post/ride-1'));
});

const placeGiven = {
  __typename: 'Notification' as const,
  id: 'given',
  kind: 'PLACE_GIVEN' as const,
  post: {
    __typename: 'Post' as const,
    id: 'ride-1',
    ride: {
      __typename: 'Ride' as const,
      id: 'ride-of-1',
      postId: 'ride-1',
      participantCount: 14,
      viewerIsParticipating: true,
      waitingCount: 1,
      viewerWaitingPosition: null,
    },
  },
};

function tell(
  server: ReturnType<typeof open>['server'],
  unreadNotificationCount: number,
  notification: typeof placeGiven | null = null,
): void {
  server.emit({
    notificationActivity: {
      __typename: 'NotificationActivity',
      kind: 'NOTIFIED',
      at: '2026-11-21T12:00:00.000Z',
      viewer: { __typename: 'User', id: nina.id, unreadNotificationCount },
      notification,
    },
  });
}
