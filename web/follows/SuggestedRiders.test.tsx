import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { RiderSuggestionFragment } from '../generated.ts';
import type { Handlers } from '../test/fakeServer.ts';
import { personNamed } from '../test/profileWorld.ts';
import { renderAs } from '../test/renderAs.tsx';
import { nina } from '../test/world.ts';
import { SuggestedRiders } from './SuggestedRiders.tsx';

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

function riderNamed(
  username: string,
  displayName: string,
  facts: Partial<RiderSuggestionFragment> = {},
): RiderSuggestionFragment {
  const user = personNamed(username, displayName);
  return { __typename: 'RiderSuggestion', user, reason: 'RIDES_WITH_VIEWER', companion: null, group: null, ...facts };
}

const companion = { __typename: 'User' as const, id: 'priya-id', displayName: 'Priya Rao' };
const group = { __typename: 'Group' as const, id: 'church', name: 'Dirt Church' };
const riders = [
  riderNamed('ana', 'Ana Lopes'),
  riderNamed('ben', 'Ben Hale', { reason: 'RIDES_WITH_FOLLOWED', companion }),
  riderNamed('cleo', 'Cleo Marsh', { reason: 'SAME_GROUP', group }),
  riderNamed('dan', 'Dan Ives', { reason: 'RIDES_WITH_FOLLOWED' }),
];

const show = (handlers: Handlers) => renderAs(nina, <SuggestedRiders />, handlers);

describe('the suggested riders', () => {
  test('say why each is suggested, and lead to their profiles', async () => {
    show({ suggestedRiders: () => ({ riderSuggestions: riders }) });
    const rows = within(await screen.findByRole('region', { name: 'Riders you may know' })).getAllByRole('listitem');
    expect(rows.map((row) => within(row).getByRole('link').textContent)).toEqual([
      'Ana Lopes@anaRides with you',
      'Ben Hale@benRides with Priya Rao',
      'Cleo Marsh@cleoIn Dirt Church',
      'Dan Ives@danRides with someone you follow',
    ]);
    expect(screen.getByRole('link', { name: /Ana/ }).getAttribute('href')).toBe('/profile/ana');
  });

  test('are followed by one press, and stay in their place', async () => {
    const setFollow: Handlers['setFollow'] = ({ userId, following }) => ({
      setFollow: {
        __typename: 'SetFollowPayload',
        user: {
          __typename: 'User',
          id: userId,
          viewerIsFollowing: following,
          stats: { __typename: 'UserStats', followerCount: 1 },
        },
        viewer: { __typename: 'User', id: nina.id, stats: { __typename: 'UserStats', followingCount: 1 } },
      },
    });
    const { user } = show({ suggestedRiders: () => ({ riderSuggestions: riders }), setFollow });
    await user.click(await screen.findByRole('button', { name: 'Follow Ana Lopes' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Following Ana Lopes' })).toBeDefined());
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
  });

  test('are not shown while there are none', async () => {
    const suggestedRiders = vi.fn<NonNullable<Handlers['suggestedRiders']>>(() => ({ riderSuggestions: [] }));
    show({ suggestedRiders });
    await waitFor(() => expect(suggestedRiders).toHaveBeenCalled());
    expect(screen.queryByRole('heading')).toBeNull();
  });

  test('can be asked for again when they did not come', async () => {
    const suggestedRiders = vi.fn<NonNullable<Handlers['suggestedRiders']>>(() =>
      Promise.reject(new TypeError('offline')),
    );
    const { user } = show({ suggestedRiders });
    expect(await screen.findByText('The riders could not be loaded')).toBeDefined();
    suggestedRiders.mockReturnValue({ riderSuggestions: riders });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Ana Lopes')).toBeDefined();
  });
});
