import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { Pages } from '../app/pages.tsx';
import type { SetFollowMutation } from '../generated.ts';
import { actor, notificationOf, notificationsOf } from '../test/bellWorld.ts';
import type { Handlers } from '../test/fakeServer.ts';
import { renderAs } from '../test/renderAs.tsx';
import { sessionOf } from '../test/sessionOf.ts';
import { nina } from '../test/world.ts';

beforeAll(() => import('./NotificationsPage.tsx'));
beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

const open = (handlers: Handlers) =>
  renderAs(nina, <Pages />, { session: () => sessionOf(nina, 2), ...handlers }, { path: '/notifications' });
const entries = async () => within(await screen.findByRole('list', { name: 'Notifications' })).getAllByRole('listitem');

describe('a new follower', () => {
  const followedBack = (person: ReturnType<typeof actor>, following: boolean): SetFollowMutation => ({
    setFollow: {
      __typename: 'SetFollowPayload',
      user: {
        __typename: 'User',
        id: person.id,
        viewerIsFollowing: following,
        stats: { __typename: 'UserStats', followerCount: 1 },
      },
      viewer: { __typename: 'User', id: nina.id, stats: { __typename: 'UserStats', followingCount: 1 } },
    },
  });
  const follow = { kind: 'FOLLOW' as const, post: null };

  test('is followed back from the entry, which keeps the state in every entry of the same person', async () => {
    const setFollow = vi.fn<NonNullable<Handlers['setFollow']>>(({ following }) =>
      followedBack(actor('ana'), following),
    );
    const rows = [
      notificationOf('new', { ...follow, actors: [actor('ana')] }),
      notificationOf('old', { ...follow, actors: [actor('ana'), actor('ben')], actorCount: 2 }),
    ];
    const { user } = open({ notifications: () => notificationsOf(rows), setFollow });
    const [entry] = await entries();
    await user.click(within(entry as HTMLElement).getByRole('button', { name: 'Follow back Ana Lopes' }));

    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Following Ana Lopes' })).toHaveLength(2));
    expect(screen.getByRole('button', { name: 'Follow back Ben Hale' })).toBeDefined();
    expect(setFollow.mock.calls).toEqual([[{ userId: 'ana-id', following: true }]]);
  });

  test('whom the viewer follows already is shown as followed, and a failure is undone and said', async () => {
    const setFollow: Handlers['setFollow'] = () => Promise.reject(new TypeError('Failed to fetch'));
    const rows = [
      notificationOf('one', { ...follow, actors: [{ ...actor('ana'), viewerIsFollowing: true }] }),
      notificationOf('two', { ...follow, actors: [actor('ben')] }),
      notificationOf('three', { actors: [actor('cleo')] }),
    ];
    const { user } = open({ notifications: () => notificationsOf(rows), setFollow });
    expect(await screen.findByRole('button', { name: 'Following Ana Lopes' })).toBeDefined();
    expect(screen.queryByRole('button', { name: /Cleo/ })).toBeNull();

    await user.click(screen.getByRole('button', { name: 'Follow back Ben Hale' }));
    expect(await screen.findByText('Failed to follow user')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Follow back Ben Hale' })).toBeDefined();
  });
});
