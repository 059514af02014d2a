import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { NextRideFragment, NextRidesQuery } from '../generated.ts';
import { discoverGroup, pageOf } from '../test/discovery.ts';
import type { Handlers } from '../test/fakeServer.ts';
import { renderAs } from '../test/renderAs.tsx';
import { nina } from '../test/world.ts';
import ExplorePage from './ExplorePage.tsx';
import { dayOptions, distanceBands, noFilter, rideVariables, WEEKEND } from './rideFilter.ts';

const crew = discoverGroup('Forest Gravel Crew');
const club = discoverGroup('Sunday Spinners', { viewerIsMember: true });

type Ask = NonNullable<Handlers['nextRides']>;

function rideOf(content: string, followed: string[] = [], hasNextPage = false): NextRideFragment {
  return {
    __typename: 'Post',
    id: `${content}-id`,
    content,
    author: { __typename: 'User', id: 'maeve-id', username: 'maeve' },
    ride: {
      __typename: 'Ride',
      id: `${content}-id`,
      type: 'gravel',
      distance: 42.7,
      elevation: 1200,
      places: null,
      date: '2026-12-05',
      time: '07:00',
      timeZone: 'UTC',
      startsAt: '2026-12-05T07:00:00.000Z',
      location: 'Mill Square',
      calledOffReason: null,
      participantCount: 14,
      followedParticipants: {
        __typename: 'UserConnection',
        nodes: followed.map((username) => ({
          __typename: 'User',
          id: `${username}-id`,
          username,
          profilePicture: null,
        })),
        pageInfo: { __typename: 'PageInfo', hasNextPage, endCursor: followed.at(-1) ?? null },
      },
    },
  };
}

const ridesOf = (rides: NextRideFragment[], hasNextPage = false): NextRidesQuery => ({
  rides: pageOf('PostConnection', rides, hasNextPage),
});

function show(viewer: typeof nina | null, nextRides: Ask, path = '/explore?tab=rides') {
  const handlers: Handlers = {
    explorePage: () => ({ groups: pageOf('GroupConnection', [crew]), events: pageOf('EventConnection', []) }),
    joinedGroups: () => {
      const node = { ...club, members: undefined, description: undefined };
      return { groups: { ...pageOf('GroupConnection', [node]) } };
    },
    nextRides,
  };
  return renderAs(viewer, <ExplorePage />, handlers, { path });
}

const within60 = { timeout: 60_000 };
const askedBy = {
  Pace: { minimumPace: 12, maximumPace: 15 },
  Difficulty: { difficulty: 'HARD' },
  Surface: { surface: 'MIXED' },
  Drop: { noDrop: true },
} as const;

const choose = async (user: ReturnType<typeof show>['user'], label: string, option: string) => {
  await user.click(screen.getByRole('combobox', { name: label }));
  await user.click(await screen.findByRole('option', { name: option }));
};

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

describe('Next Rides', () => {
  test('is a tab of Explore that asks when it is opened, and tells of each ride', async () => {
    const nextRides = vi.fn<Ask>(() => ridesOf([rideOf('Coffee loop', ['ada', 'ben', 'cleo'], true), rideOf('Alone')]));
    const { user, place, server } = show(nina, nextRides, '/explore');
    await screen.findByText('Forest Gravel Crew');
    expect(server.requests).toEqual(['Session', 'ExplorePage']);
    await user.click(screen.getByRole('tab', { name: 'Next Rides' }));

    const [first, second] = within(await screen.findByRole('list', { name: 'Next Rides' })).getAllByRole('listitem');
    expect(place.path).toBe('/explore?tab=rides');
    expect(first?.querySelector('a')?.getAttribute('href')).toBe('/post/Coffee loop-id');
    for (const words of ['Coffee loop', 'Gravel', '42.7 mi', '1,200 ft', 'Mill Square', 'Sat, Dec 5, 7:00 AM'])
      expect(first?.textContent).toContain(words);
    expect(first?.textContent).toContain('14 riders');
    expect(first?.textContent).toContain('ada, ben, cleo and others are going');
    expect(first?.querySelectorAll('[data-avatar]')).toHaveLength(3);
    expect(second?.textContent).not.toContain('going');
    expect(screen.getByText('2 rides found')).toBeDefined();
    expect(server.requests.toSorted()).toEqual(['ExplorePage', 'JoinedGroups', 'NextRides', 'Session']);
    expect(nextRides).toHaveBeenCalledExactlyOnceWith({ signedIn: true });
  });

  test('strikes out a ride that is called off, and says why', async () => {
    const off = rideOf('Ice loop');
    if (off.ride) off.ride.calledOffReason = 'Ice on the roads';
    show(nina, () => ridesOf([off]), '/explore?tab=rides');
    const [found] = within(await screen.findByRole('list', { name: 'Next Rides' })).getAllByRole('listitem');
    expect(found?.querySelector('del')?.textContent).toBe('Ice loop');
    expect(found?.textContent).toContain('Called off: Ice on the roads');
  });

  test('each filter asks for a list of its own, once, and stands in the address', async () => {
    const nextRides = vi.fn<Ask>(({ type, groupId }) => ridesOf([rideOf(`${type ?? 'any'} of ${groupId ?? 'all'}`)]));
    const { user, place } = show(nina, nextRides);
    await screen.findByText('any of all');
    await choose(user, 'Type', 'Gravel');
    expect(await screen.findByText('gravel of all')).toBeDefined();
    await choose(user, 'Group', 'Sunday Spinners');
    expect(await screen.findByText(`gravel of ${club.id}`)).toBeDefined();
    expect(place.path).toContain('type=gravel');
    await choose(user, 'Group', 'Any group');
    await choose(user, 'Type', 'Any type');
    for (const [label, option] of [
      ['Pace', '12–15 mph'],
      ['Difficulty', 'Hard'],
      ['Surface', 'Mixed'],
      ['Drop', 'No drop'],
    ] as const) {
      await choose(user, label, option);
      await waitFor(() => expect(nextRides.mock.calls.at(-1)?.[0]).toMatchObject(askedBy[label]), within60);
      await choose(user, label, `Any ${label.toLowerCase()}`);
    }

    expect(screen.getByText('any of all')).toBeDefined();
    expect(place.path).toBe('/explore?tab=rides');
    expect(nextRides).toHaveBeenCalledTimes(7);
  });

  test('by day, distance, and who of the followed is going', async () => {
    const nextRides = vi.fn<Ask>(() => ridesOf([rideOf('A ride')]));
    const { user } = show(nina, nextRides);
    await screen.findByText('A ride');
    await choose(user, 'Distance', '20–40 mi');
    await choose(user, 'Day', 'Tomorrow');
    await user.click(screen.getByRole('switch', { name: 'People you follow are going' }));

    await waitFor(() => expect(nextRides).toHaveBeenCalledTimes(4));
    const [asked] = nextRides.mock.lastCall ?? [];
    expect(asked).toMatchObject({ minimumDistance: 20, maximumDistance: 40, followedGoing: true });
    expect(Date.parse(String(asked?.to)) - Date.parse(String(asked?.from))).toBeGreaterThanOrEqual(23 * 3_600_000);
  });

  test('a visitor is offered the open groups, and nobody to follow', async () => {
    const nextRides = vi.fn<Ask>(() => ridesOf([rideOf('A ride')]));
    const { user, server } = show(null, nextRides, '/explore?tab=rides&followed=true');
    await screen.findByText('A ride');
    expect(nextRides).toHaveBeenCalledExactlyOnceWith({ signedIn: false });
    expect(screen.queryByRole('switch')).toBeNull();
    await user.click(screen.getByRole('combobox', { name: 'Group' }));
    expect(await screen.findByRole('option', { name: 'Forest Gravel Crew' })).toBeDefined();
    expect(server.requests).not.toContain('JoinedGroups');
  });

  test('goes on page by page', async () => {
    const nextRides = vi.fn<Ask>(({ after }) =>
      after ? ridesOf([rideOf('Second')]) : ridesOf([rideOf('First')], true),
    );
    const { user } = show(null, nextRides);
    await screen.findByText('1+ rides found');
    await user.click(screen.getByRole('button', { name: 'Load More Rides' }));
    expect(await screen.findByText('Second')).toBeDefined();
    expect(screen.getByText('First')).toBeDefined();
    expect(nextRides.mock.lastCall?.[0].after).toBe('after First-id');
    expect(screen.queryByRole('button', { name: 'Load More Rides' })).toBeNull();
  });

  test('says that nothing was found, and shows all again', async () => {
    const nextRides: Ask = ({ type }) => ridesOf(type ? [] : [rideOf('A ride')]);
    const { user, place } = show(null, nextRides, '/explore?tab=rides&type=hybrid');
    expect(await screen.findByText('No rides found')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Show all rides' }));
    expect(await screen.findByText('A ride')).toBeDefined();
    expect(place.path).toBe('/explore?tab=rides');
  });

  test('leads to the feed when none is planned', async () => {
    show(null, () => ridesOf([]), '/explore?tab=rides');
    expect(await screen.findByRole('link', { name: 'Go to the feed' })).toHaveProperty('pathname', '/');
  });

  test('says when it cannot be loaded, and tries again', async () => {
    const nextRides = vi.fn<Ask>(() => Promise.reject(new TypeError('Failed to fetch')));
    const { user } = show(null, nextRides);
    expect(await screen.findByText('The rides could not be loaded')).toBeDefined();
    nextRides.mockReturnValue(ridesOf([rideOf('A ride')]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('A ride')).toBeDefined();
  });
});

describe('the filters', () => {
  // A Wednesday.
  const now = new Date(2026, 10, 25, 15, 30);
  const midnight = (day: number) => new Date(2026, 10, day).toISOString();
  const spanOf = (day: string, at = now) => {
    const { from, to } = rideVariables({ ...noFilter, day }, 'IMPERIAL', at);
    return [from, to];
  };

  test('days are those of the reader’s calendar; today has begun', () => {
    expect(dayOptions(now).slice(0, 4)).toEqual([
      { value: '2026-11-25', label: 'Today' },
      { value: '2026-11-26', label: 'Tomorrow' },
      { value: WEEKEND, label: 'This weekend' },
      { value: '2026-11-27', label: 'Fri, Nov 27' },
    ]);
    expect(dayOptions(now)).toHaveLength(15);
    expect(spanOf('2026-11-25')).toEqual([undefined, midnight(26)]);
    expect(spanOf('2026-11-27')).toEqual([midnight(27), midnight(28)]);
    expect(spanOf('2026-11-24')).toEqual([undefined, undefined]);
    expect(spanOf('no day')).toEqual([undefined, undefined]);
  });

  test('the weekend is the coming one, or what is left of this one', () => {
    expect(spanOf(WEEKEND)).toEqual([midnight(28), midnight(30)]);
    expect(spanOf(WEEKEND, new Date(2026, 10, 28, 9))).toEqual([undefined, midnight(30)]);
    expect(spanOf(WEEKEND, new Date(2026, 10, 29, 9))).toEqual([undefined, midnight(30)]);
  });

  test('distances are round in the reader’s unit, and miles on the wire', () => {
    expect(distanceBands('METRIC').map(({ label }) => label)).toEqual([
      'Up to 30 km',
      '30–60 km',
      '60–100 km',
      'Over 100 km',
    ]);
    const miles = rideVariables({ ...noFilter, distance: 'long' }, 'METRIC', now);
    expect(miles.minimumDistance).toBeCloseTo(37.28, 2);
    expect(miles.maximumDistance).toBeCloseTo(62.14, 2);
    expect(rideVariables({ ...noFilter, distance: 'epic' }, 'IMPERIAL', now)).toMatchObject({ minimumDistance: 60 });
  });
});
