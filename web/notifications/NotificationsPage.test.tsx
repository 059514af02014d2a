import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { Pages } from '../app/pages.tsx';
import type { NotificationRowFragment, TakedownKind } from '../generated.ts';
import { actor, calledOff, moved, notificationOf, notificationsOf, plainPost, ridePost } from '../test/bellWorld.ts';
import type { Handlers } from '../test/fakeServer.ts';
import { FaultReply } from '../test/fakeServer.ts';
import { renderAs } from '../test/renderAs.tsx';
import { sessionOf } from '../test/sessionOf.ts';
import { nina } from '../test/world.ts';

beforeAll(() => Promise.all([import('./NotificationsPage.tsx'), import('../auth/LoginPage.tsx')]));
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const takedownOf = (kind: TakedownKind) => ({
  __typename: 'Takedown' as const,
  id: 'taken',
  kind,
  decision: null,
  isByOrganiser: false,
  isOfGroup: false,
});

const open = (handlers: Handlers, viewer: typeof nina | null = nina) =>
  renderAs(viewer, <Pages />, { session: () => sessionOf(viewer, 2), ...handlers }, { path: '/notifications' });
const showing = (...rows: NotificationRowFragment[]) => open({ notifications: () => notificationsOf(rows) });
const entries = async () => within(await screen.findByRole('list', { name: 'Notifications' })).getAllByRole('listitem');

describe('an entry', () => {
  const comment = { __typename: 'Comment' as const, id: 'said', content: 'Count me in' };
  const trio = [actor('ana'), actor('ben'), actor('cleo')];

  test.each<[Partial<NotificationRowFragment>, string, string]>([
    [{ actors: trio, actorCount: 4 }, 'Ana Lopes and 3 others liked your post', '/post/a-post'],
    [
      { actors: trio.slice(0, 2), actorCount: 2, post: ridePost },
      'Ana Lopes and Ben Hale liked your ride',
      '/post/a-ride',
    ],
    [{ kind: 'COMMENT', comment }, 'Ana Lopes commented on your post', '/post/a-post#comment-said'],
    [{ kind: 'REPLY', comment }, 'Ana Lopes replied to your comment', '/post/a-post#comment-said'],
    [{ kind: 'FOLLOW', post: null }, 'Ana Lopes started following you', '/profile/ana'],
    [
      { kind: 'FOLLOW', post: null, actors: trio, actorCount: 3 },
      'Ana Lopes and 2 others started following you',
      '/profile',
    ],
    [{ kind: 'MENTION', comment }, 'Ana Lopes mentioned you in a comment', '/post/a-post#comment-said'],
    [{ kind: 'MENTION', post: ridePost }, 'Ana Lopes mentioned you in a ride', '/post/a-ride'],
    [{ kind: 'JOIN', post: ridePost }, 'Ana Lopes joined your ride', '/post/a-ride'],
    [
      { kind: 'RIDE_TOMORROW', post: ridePost },
      'Your ride starts on Sun, Nov 22 at 7:00 AM, Mill Square',
      '/post/a-ride',
    ],
    [
      { kind: 'RIDE_CHANGED', post: ridePost, rideChange: calledOff },
      'Ana Lopes called off a ride you joined',
      '/post/a-ride',
    ],
    [
      {
        kind: 'RIDE_CHANGED',
        post: ridePost,
        rideChange: { ...calledOff, before: calledOff.after, after: calledOff.before },
      },
      'Ana Lopes put a ride you joined on again',
      '/post/a-ride',
    ],
  ])('%# says who did what, and leads there: %s', async (facts, text, address) => {
    showing(notificationOf('one', { isRead: true, ...facts }));
    const [entry] = await entries();
    const link = within(entry as HTMLElement).getByRole('link', { name: text });
    expect(link.getAttribute('href')).toBe(address);
    expect(within(entry as HTMLElement).getByText('about 1 hour ago')).toBeDefined();
    if (facts.comment) expect(within(entry as HTMLElement).getByText('Count me in')).toBeDefined();
  });

  test.each<[Partial<NotificationRowFragment>, string]>([
    [{ kind: 'WARNING', takedown: takedownOf('WARNING') }, 'The operator warned you'],
    [{ kind: 'CONTENT_REMOVED', takedown: takedownOf('COMMENT') }, 'The operator removed your comment'],
    [
      { kind: 'APPEAL_DECIDED', takedown: { ...takedownOf('POST'), decision: 'UPHELD' } },
      'The operator decided your appeal: your post stays removed',
    ],
    [
      { kind: 'APPEAL_DECIDED', takedown: { ...takedownOf('POST'), decision: 'RESTORED' } },
      'The operator restored your post',
    ],
  ])('%# of the operator says what they decided, and leads to the removals: %s', async (facts, text) => {
    showing(notificationOf('one', { isRead: true, post: null, actors: [], actorCount: 1, ...facts }));
    const [entry] = await entries();
    const link = within(entry as HTMLElement).getByRole('link', { name: text });
    expect(link.getAttribute('href')).toBe('/settings/removals');
  });

  test('of a deleted ride says which it was and when, and leads nowhere', async () => {
    const plan = {
      __typename: 'RidePlan' as const,
      date: '2026-11-22',
      time: '07:00',
      timeZone: 'UTC',
      location: 'Mill Square',
      calledOffReason: null,
      paceGroup: null,
    };
    const deletedRide = {
      __typename: 'DeletedRide' as const,
      title: 'To the coast',
      isEvent: false,
      laterDates: false,
      plan,
    };
    showing(notificationOf('one', { kind: 'RIDE_DELETED', post: null, deletedRide }));
    const [entry] = await entries();
    expect(entry?.textContent).toContain(
      'Ana Lopes deleted “To the coast”, planned on Sun, Nov 22 at 7:00 AM, Mill Square',
    );
    expect(within(entry as HTMLElement).queryByRole('link')).toBeNull();
  });

  test('of a changed plan tells what is different, and is left with the ride by one press', async () => {
    const left = vi.fn<NonNullable<Handlers['setRideParticipation']>>(async () => {
      rows = [];
      throw new FaultReply('Gone', 'NOT_FOUND');
    });
    let rows = [notificationOf('one', { kind: 'RIDE_CHANGED', post: ridePost, rideChange: moved })];
    const { user } = open({ notifications: () => notificationsOf(rows), setRideParticipation: left });
    const [entry] = await entries();
    const terms = within(entry as HTMLElement)
      .getAllByRole('term')
      .map(({ textContent }) => textContent);
    expect(terms).toEqual(['Time', 'Location']);
    const facts = within(entry as HTMLElement)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent);
    expect(facts).toEqual(['was 7:00 AM, is now 8:00 AM', 'was Mill Square, is now Old Bridge']);
    const leave = screen.getByRole('button', { name: 'Leave' });
    const describedBy = document.getElementById(leave.getAttribute('aria-describedby') ?? '');
    expect(describedBy?.textContent).toBe(ridePost.content);
    await user.click(leave);
    expect(left.mock.calls).toEqual([[{ postId: 'a-ride', participating: false }]]);
    expect(await screen.findByText('Failed to leave this ride')).toBeDefined();
  });

  test('of a ride that is over, or that one has left, offers no leaving', async () => {
    const ride = ridePost.ride as NonNullable<typeof ridePost.ride>;
    const changed = { kind: 'RIDE_CHANGED' as const, rideChange: moved };
    showing(
      notificationOf('over', {
        ...changed,
        post: { ...ridePost, id: '1', ride: { ...ride, id: '1', isCompleted: true } },
      }),
      notificationOf('left', {
        ...changed,
        post: { ...ridePost, id: '2', ride: { ...ride, id: '2', viewerIsParticipating: false } },
      }),
    );
    expect(await entries()).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Leave' })).toBeNull();
  });
});

describe('marking as read', () => {
  const marked = (ids: string[], unreadNotificationCount: number) => ({
    markNotificationsRead: {
      __typename: 'MarkNotificationsReadPayload' as const,
      notifications: ids.map((id) => ({ __typename: 'Notification' as const, id, isRead: true })),
      viewer: { __typename: 'User' as const, id: nina.id, unreadNotificationCount },
    },
  });

  test('all takes what is listed and older, empties the bell, and leaves the focus on the page', async () => {
    const markNotificationsRead = vi.fn(() => marked(['one', 'two'], 0));
    const rows = [notificationOf('one'), notificationOf('two', { post: { ...plainPost, id: 'other' } })];
    const { user } = open({ notifications: () => notificationsOf(rows), markNotificationsRead });
    await screen.findByRole('link', { name: 'Notifications, 2 unread' });
    await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
    await screen.findByRole('link', { name: 'Notifications' });
    expect(markNotificationsRead).toHaveBeenCalledExactlyOnceWith({ upTo: 'after one' });
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
    expect(screen.queryByText(/\(unread\)/)).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toBe(document.activeElement);
  });

  test('one is done by going there, once', async () => {
    const markNotificationsRead = vi.fn(() => marked(['one'], 1));
    const rows = [notificationOf('one', { kind: 'FOLLOW', post: null })];
    const { user, place } = open({
      notifications: () => notificationsOf(rows),
      markNotificationsRead,
      profilePage: () => new Promise(() => {}),
    });
    await user.click(await screen.findByRole('link', { name: 'Ana Lopes started following you (unread)' }));
    expect(place.path).toBe('/profile/ana');
    expect(markNotificationsRead).toHaveBeenCalledExactlyOnceWith({ notificationIds: ['one'] });
  });

  test('that fails is said', async () => {
    const { user } = open({
      notifications: () => notificationsOf([notificationOf('one')]),
      markNotificationsRead: () => Promise.reject(new Error('offline')),
    });
    await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
    expect(await screen.findByText('Failed to mark as read. Please try again.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Mark all as read' })).toBeDefined();
  });
});

describe('the list', () => {
  test('goes on page by page', async () => {
    const notifications: NonNullable<Handlers['notifications']> = ({ after }) =>
      after
        ? notificationsOf([notificationOf('last', { post: ridePost })])
        : notificationsOf([notificationOf('one')], true);
    const { user } = open({ notifications });
    await user.click(await screen.findByRole('button', { name: 'Load More Notifications' }));
    await waitFor(async () => expect(await entries()).toHaveLength(2));
    expect(screen.queryByRole('button', { name: 'Load More Notifications' })).toBeNull();
  });

  test('says that it is empty, loading, and that it failed, and tries again', async () => {
    const notifications = vi.fn<NonNullable<Handlers['notifications']>>(() => Promise.reject(new Error('offline')));
    const { user } = open({ notifications });
    expect(await screen.findByText('Loading...')).toBeDefined();
    expect(await screen.findByText('The notifications could not be loaded')).toBeDefined();
    notifications.mockImplementation(() => notificationsOf([]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No notifications yet')).toBeDefined();
  });

  test('leads a visitor to the login', async () => {
    const { place } = open({ loginPage: () => new Promise(() => {}) }, null);
    await waitFor(() => expect(place.path).toBe('/login'));
  });
});
