import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { Pages } from '../app/pages.tsx';
import type { RideListFragment, UserRidesQuery } from '../generated.ts';
import type { Handlers } from '../test/fakeServer.ts';
import { ninasProfile, peopleOf, personNamed, rideRow, ridesOf, tomaszsProfile } from '../test/profileWorld.ts';
import { renderAs } from '../test/renderAs.tsx';
import { nina } from '../test/world.ts';

const jules = personNamed('jules.b', 'Jules Bernard');
const hanna = personNamed('hanna_wheels', 'Hanna Lind');

function ridesReply(posts: RideListFragment): UserRidesQuery {
  return { user: { __typename: 'User', id: nina.id, posts } };
}

function followersReply(followers: ReturnType<typeof peopleOf>) {
  return { user: { __typename: 'User' as const, id: nina.id, followers } };
}

async function openDialog(button: RegExp, handlers: Handlers, viewer = nina) {
  const profilePage = () => ({ user: ninasProfile({ unitsPreference: viewer.unitsPreference }) });
  const view = renderAs(viewer, <Pages />, { profilePage, ...handlers }, { path: '/profile' });
  await view.user.click(await screen.findByRole('button', { name: button }));
  return { ...view, dialog: within(await screen.findByRole('dialog')) };
}

beforeAll(() => Promise.all([import('./ProfilePage.tsx'), import('../home/HomePage.tsx')]));
beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

test('the counts are compact, and all but the posts can be opened', async () => {
  renderAs(nina, <Pages />, { profilePage: () => ({ user: ninasProfile() }) }, { path: '/profile' });

  expect(await screen.findByRole('button', { name: '1.2K Followers' })).toBeDefined();
  expect(screen.getByRole('button', { name: '41 Rides' })).toBeDefined();
  expect(screen.getByRole('button', { name: '208 Following' })).toBeDefined();
  expect(screen.queryByRole('button', { name: /Posts/ })).toBeNull();
  expect(screen.getByText('86')).toBeDefined();
});

describe('the rides', () => {
  test('tell what each was, and lead to it in the feed', async () => {
    const ride = rideRow('ride-1', { type: 'mtb', duration: null });
    const { dialog, server } = await openDialog(/41 Rides/, { userRides: () => ridesReply(ridesOf([ride])) });
    const link = await dialog.findByRole('link');

    expect(dialog.getByRole('heading', { name: 'Rides' })).toBeDefined();
    expect(link.getAttribute('href')).toBe('/?scrollTo=ride-1');
    expect(within(link).getByText('Mountain')).toBeDefined();
    expect(within(link).getByText('Story of ride-1')).toBeDefined();
    expect(within(link).getByText('Sun, Nov 22')).toBeDefined();
    for (const fact of ['42.7 mi', '3,940 ft', '15–17 mph', 'Mill Square', '7:00 AM']) {
      expect(within(link).getByText(fact)).toBeDefined();
    }
    expect(server.requests.filter((name) => name !== 'SuggestedRiders')).toEqual([
      'Session',
      'ProfilePage',
      'UserRides',
    ]);
  });

  test('say which do not take place', async () => {
    const off = rideRow('ride-1', { calledOffAt: '2026-11-20T08:00:00.000Z' });
    const { dialog } = await openDialog(/41 Rides/, { userRides: () => ridesReply(ridesOf([off, rideRow('ride-2')])) });
    const [first, second] = await dialog.findAllByRole('link');
    expect(first?.textContent).toContain('Called off');
    expect(second?.textContent).not.toContain('Called off');
  });

  test('are measured in the units of who looks', async () => {
    const { dialog } = await openDialog(
      /41 Rides/,
      { userRides: () => ridesReply(ridesOf([rideRow('ride-1')])) },
      { ...nina, unitsPreference: 'METRIC' },
    );

    expect(await dialog.findByText('68.7 km')).toBeDefined();
    expect(dialog.getByText('3h 10m')).toBeDefined();
  });

  test('come page by page, and a page that fails can be asked for again', async () => {
    const userRides = vi.fn<NonNullable<Handlers['userRides']>>(() => ridesReply(ridesOf([rideRow('ride-1')], true)));
    const { dialog, user } = await openDialog(/41 Rides/, { userRides });
    await dialog.findByText('Story of ride-1');
    userRides.mockImplementation(() => Promise.reject(new TypeError('offline')));
    await user.click(dialog.getByRole('button', { name: 'Show more' }));
    expect(await dialog.findByText('The rides could not be loaded')).toBeDefined();

    userRides.mockImplementation(() => ridesReply(ridesOf([rideRow('ride-2')])));
    await user.click(dialog.getByRole('button', { name: 'Show more' }));
    expect(await dialog.findByText('Story of ride-2')).toBeDefined();
    expect(dialog.getByText('Story of ride-1')).toBeDefined();
    expect(dialog.queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(userRides).toHaveBeenLastCalledWith({ userId: nina.id, after: 'after ride-1' });
  });

  test('are said to be none', async () => {
    const { dialog } = await openDialog(/41 Rides/, { userRides: () => ridesReply(ridesOf([])) });

    expect(await dialog.findByText('No rides yet. Share your first cycling adventure!')).toBeDefined();
  });

  test('that could not be loaded can be asked for again', async () => {
    const userRides = vi.fn<NonNullable<Handlers['userRides']>>(() => Promise.reject(new TypeError('offline')));
    const { dialog, user } = await openDialog(/41 Rides/, { userRides });
    await dialog.findByText('The rides could not be loaded');
    userRides.mockImplementation(() => ridesReply(ridesOf([rideRow('ride-1')])));
    await user.click(dialog.getByRole('button', { name: 'Try again' }));

    expect(await dialog.findByText('Story of ride-1')).toBeDefined();
  });
});

describe('the saved rides', () => {
  type SavedRides = NonNullable<Handlers['savedRides']>;

  async function openSaved(savedRides: SavedRides) {
    const profilePage = () => ({ user: ninasProfile() });
    const view = renderAs(nina, <Pages />, { profilePage, savedRides }, { path: '/profile' });
    await view.user.click(await screen.findByRole('tab', { name: 'Saved' }));
    return view;
  }

  test('are a tab of one’s own profile, which its address names', async () => {
    const savedRides = vi.fn<SavedRides>(({ after }) => ({
      savedRides: after ? ridesOf([rideRow('ride-8')]) : ridesOf([rideRow('ride-7')], true),
    }));
    const { user, place, server } = await openSaved(savedRides);
    const list = within(await screen.findByRole('list', { name: 'Saved rides' }));

    expect(list.getByRole('link').getAttribute('href')).toBe('/?scrollTo=ride-7');
    expect(place.path).toBe('/profile?tab=saved');
    expect(screen.queryByText('Statistics')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await list.findByText('Story of ride-8')).toBeDefined();
    expect(server.requests.filter((name) => name !== 'SuggestedRiders')).toEqual([
      'Session',
      'ProfilePage',
      'SavedRides',
      'SavedRides',
    ]);
  });

  test('are said to be none', async () => {
    await openSaved(() => ({ savedRides: ridesOf([]) }));

    expect(await screen.findByText('No saved rides yet')).toBeDefined();
  });

  test('that cannot be loaded can be asked for again', async () => {
    const savedRides = vi.fn<SavedRides>(() => Promise.reject(new TypeError('Failed to fetch')));
    const { user } = await openSaved(savedRides);
    await screen.findByText('The rides could not be loaded');

    savedRides.mockImplementation(() => ({ savedRides: ridesOf([rideRow('ride-7')]) }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Story of ride-7')).toBeDefined();
  });
});

describe('the people', () => {
  test('are listed by picture and names, page by page', async () => {
    const followers = vi.fn<NonNullable<Handlers['followers']>>(({ after }) =>
      followersReply(after ? peopleOf([hanna]) : peopleOf([jules], true)),
    );
    const { dialog, user } = await openDialog(/Followers/, { followers });
    expect(await dialog.findByRole('link', { name: /^Jules Bernard ?@jules\.b$/ })).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Show more' }));

    expect(await dialog.findByText('Hanna Lind')).toBeDefined();
    expect(dialog.getAllByRole('link')).toHaveLength(2);
    expect(followers).toHaveBeenLastCalledWith({ userId: nina.id, after: 'after jules.b-id' });
  });

  test('lead to their profiles, whose heading then has the focus', async () => {
    const profilePage: Handlers['profilePage'] = ({ username }) => ({
      user: username === 'nina' ? ninasProfile() : tomaszsProfile({ id: jules.id, displayName: 'Jules Bernard' }),
    });
    const { dialog, user, place } = await openDialog(/Followers/, {
      followers: () => followersReply(peopleOf([jules])),
      profilePage,
    });
    await user.click(await dialog.findByRole('link', { name: /Jules/ }));

    const heading = await screen.findByRole('heading', { level: 1, name: "Jules Bernard's Profile" });
    expect(place.path).toBe('/profile/jules.b');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  test.each([
    [/Followers/, 'No Followers yet'],
    [/Following/, 'No Following yet'],
  ])('%s are said to be none', async (button, text) => {
    const { dialog } = await openDialog(button, {
      followers: () => followersReply(peopleOf([])),
      following: () => ({ user: { __typename: 'User', id: nina.id, following: peopleOf([]) } }),
    });

    expect(await dialog.findByText(text)).toBeDefined();
  });

  test('are asked for once, however often they are looked at', async () => {
    const { user, dialog, server } = await openDialog(/Followers/, {
      followers: () => followersReply(peopleOf([jules])),
    });
    await dialog.findByText('Jules Bernard');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /Followers/ }));
    await user.keyboard('{Enter}');

    expect(await screen.findByText('Jules Bernard')).toBeDefined();
    expect(server.requests.filter((name) => name !== 'SuggestedRiders')).toEqual([
      'Session',
      'ProfilePage',
      'Followers',
    ]);
  });
});

test('a person who is unfollowed stays in the list, also when it is requested again and over its next pages', async () => {
  const followed = (person: typeof jules) => ({ ...person, viewerIsFollowing: true });
  const mia = personNamed('mia', 'Mia Sand');
  let isFollowed = true;
  const following: NonNullable<Handlers['following']> = ({ after }) => {
    const first = isFollowed ? [followed(jules)] : [followed(mia)];
    const people = after ? peopleOf([followed(hanna)]) : peopleOf(first, true);
    return { user: { __typename: 'User', id: nina.id, following: people } };
  };
  const setFollow: NonNullable<Handlers['setFollow']> = ({ following: on }) => {
    isFollowed = on;
    return {
      setFollow: {
        __typename: 'SetFollowPayload',
        user: {
          __typename: 'User',
          id: jules.id,
          viewerIsFollowing: on,
          stats: { __typename: 'UserStats', followerCount: on ? 1 : 0 },
        },
        viewer: { __typename: 'User', id: nina.id, stats: { __typename: 'UserStats', followingCount: on ? 208 : 207 } },
      },
    };
  };
  const { dialog, user, server } = await openDialog(/Following/, { following, setFollow });
  const asked = () => server.requests.filter((name) => name === 'Following').length;
  await user.click(await dialog.findByRole('button', { name: 'Following Jules Bernard' }));
  const offer = await dialog.findByRole('button', { name: 'Follow Jules Bernard' });
  await waitFor(() => expect(asked()).toBe(2));
  await waitFor(() => expect(offer.hasAttribute('disabled')).toBe(false));

  await user.click(await dialog.findByRole('button', { name: 'Show more' }));
  await dialog.findByText('Hanna Lind');
  expect(dialog.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'Jules Bernard@jules.bFollow',
    'Mia Sand@miaFollowing',
    'Hanna Lind@hanna_wheelsFollowing',
  ]);
  await user.click(dialog.getByRole('button', { name: 'Follow Jules Bernard' }));
  expect(await dialog.findByRole('button', { name: 'Following Jules Bernard' })).toBeDefined();
});
