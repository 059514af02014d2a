import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { Pages } from '../app/pages.tsx';
import type { MyRideFragment, MyRideListFragment, MyRidesQuery, MyRidesQueryVariables } from '../generated.ts';
import type { Handlers } from '../test/fakeServer.ts';
import { renderAs } from '../test/renderAs.tsx';
import { authorNamed, nina, ninaAfter, rideOf } from '../test/world.ts';

beforeAll(() => Promise.all([import('./MyRidesPage.tsx'), import('../auth/LoginPage.tsx')]));
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.useFakeTimers({ now: new Date('2026-11-21T10:17:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function myRide(name: string, ride: Partial<NonNullable<MyRideFragment['ride']>> = {}): MyRideFragment {
  const startsAt = '2026-11-22T07:00:00.000Z';
  const own = { id: `ride of ${name}`, postId: `id of ${name}`, viewerIsParticipating: true, startsAt, map: null };
  return {
    __typename: 'Post',
    id: `id of ${name}`,
    content: `${name}\nMeet at the clock.`,
    author: authorNamed('maeve'),
    ride: { ...rideOf(), ...own, ...ride },
  };
}

function listOf(posts: readonly MyRideFragment[], hasNextPage = false): MyRideListFragment {
  const edges = posts.map((node) => ({ __typename: 'PostEdge' as const, cursor: `after ${node.id}`, node }));
  const endCursor = edges.at(-1)?.cursor ?? null;
  return { __typename: 'PostConnection', edges, pageInfo: { __typename: 'PageInfo', hasNextPage, endCursor } };
}

const counts = { __typename: 'MyRideCounts' as const, going: 3, led: 0, saved: 1, past: 100 };

function answer({ isSaved }: MyRidesQueryVariables, posts: readonly MyRideFragment[], hasNextPage = false) {
  const list = listOf(posts, hasNextPage);
  const viewer = { __typename: 'User' as const, id: nina.id, rideCounts: counts };
  const data: MyRidesQuery = isSaved ? { viewer, savedRides: list } : { viewer: { ...viewer, rides: list } };
  return data;
}

function open(handlers: Handlers, { path = '/rides', viewer = nina as typeof nina | null } = {}) {
  return renderAs(viewer, <Pages />, handlers, { path });
}
const showing = (...posts: MyRideFragment[]) => open({ myRides: (variables) => answer(variables, posts) });
const card = (name: string) => screen.findByRole('article', { name });

describe('the next ride', () => {
  test('says when it starts, in race figures that are read as words and change by the minute', async () => {
    showing(myRide('Sunday Group Ride'));
    const next = within(await screen.findByRole('region', { name: 'Sunday Group Ride' }));
    expect(next.getByText('Your next ride')).toBeDefined();
    expect(next.getByText('Tomorrow, 7:00 AM')).toBeDefined();
    expect(next.getByText('Mill Square')).toBeDefined();
    const timer = next.getByRole('timer', { name: '20 hours and 43 minutes until the start' });
    expect(timer.textContent).toBe('20h43minuntil the start');
    expect(timer.closest('[aria-live]')).toBeNull();
    expect(next.getByRole('link', { name: 'Sunday Group Ride' }).getAttribute('href')).toBe(
      '/post/id of Sunday Group Ride',
    );
    const facts = ['Distance', 'Type', 'Pace', 'Elevation'];
    expect(next.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(facts);
    expect(next.getByText('14 riders')).toBeDefined();
    expect(next.getByRole('link', { name: 'Calendar' }).getAttribute('href')).toBe(
      '/api/rides/id of Sunday Group Ride/ride.ics',
    );
  });

  test('gives the time of its place and that of the reader where they differ', async () => {
    const time = { date: '2026-11-22', time: '08:00', timeZone: 'Europe/Berlin' };
    vi.spyOn(Date.prototype, 'toLocaleString').mockImplementation(function (this: Date, _locale, options) {
      const zone = options?.timeZone ?? 'UTC';
      const hours = zone === 'Europe/Berlin' ? 1 : 0;
      return new Date(this.getTime() + hours * 3_600_000).toISOString().replace('T', ' ').slice(0, 19);
    });
    showing(myRide('Away', time));
    expect(await screen.findByText('Tomorrow, 8:00 AM CET · 7:00 AM for you')).toBeDefined();
  });

  test('is left by saying so, and the list is loaded again', async () => {
    const [first, second] = [myRide('First'), myRide('Second')];
    let posts = [first, second];
    const setRideParticipation = vi.fn(() => {
      posts = [second];
      const ride = { ...rideOf(), id: 'ride of First', postId: 'id of First' };
      return {
        setRideParticipation: { __typename: 'SetRideParticipationPayload' as const, ride, viewer: ninaAfter() },
      };
    });
    const { user, server } = open({ myRides: (variables) => answer(variables, posts), setRideParticipation });
    const next = within(await screen.findByRole('region', { name: 'First' }));
    await user.click(next.getByRole('button', { name: 'I cannot come' }));
    expect(await screen.findByRole('region', { name: 'Second' })).toBeDefined();
    expect(screen.queryByRole('region', { name: 'First' })).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('tabpanel')));
    expect(setRideParticipation).toHaveBeenCalledWith({ postId: 'id of First', participating: false });
    expect(await screen.findByText("You've left this ride")).toBeDefined();
    expect(server.requests.filter((name) => name === 'MyRides')).toHaveLength(2);
  });
});

describe('the rides after it', () => {
  test('are grouped by this week and by month, with their names as links', async () => {
    showing(
      myRide('Next'),
      myRide('This one', { date: '2026-11-22' }),
      myRide('Soon', { date: '2026-11-28' }),
      myRide('Winter Century', { date: '2026-12-05' }),
      myRide('New Year', { date: '2027-01-01' }),
    );
    await card('Winter Century');
    const groups = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(groups).toEqual(['Next', 'This week', 'November', 'December', 'January 2027']);
    const link = within(await card('Soon')).getByRole('link', { name: 'Soon' });
    expect(link.getAttribute('href')).toBe('/post/id of Soon');
  });

  test('are left from the menu of Joined', async () => {
    const setRideParticipation = vi.fn(() => ({
      setRideParticipation: {
        __typename: 'SetRideParticipationPayload' as const,
        ride: { ...rideOf(), id: 'ride of Soon', postId: 'id of Soon' },
        viewer: ninaAfter(),
      },
    }));
    const posts = [myRide('Next'), myRide('Soon')];
    const { user } = open({ myRides: (variables) => answer(variables, posts), setRideParticipation });
    await user.click(within(await card('Soon')).getByRole('button', { name: 'Joined' }));
    await user.click(await screen.findByRole('menuitem', { name: 'I cannot come' }));
    await waitFor(() =>
      expect(setRideParticipation).toHaveBeenCalledWith({ postId: 'id of Soon', participating: false }),
    );
  });

  test('come in pages', async () => {
    const myRides = ({ after, ...variables }: MyRidesQueryVariables) =>
      after ? answer(variables, [myRide('Last')]) : answer(variables, [myRide('Next'), myRide('Soon')], true);
    const { user } = open({ myRides });
    await user.click(await screen.findByRole('button', { name: 'Load More Rides' }));
    expect(await card('Last')).toBeDefined();
    expect(await card('Soon')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Load More Rides' })).toBeNull();
  });
});

describe('the tabs', () => {
  test('show their counts, keep to the address and load their own list', async () => {
    const asked: MyRidesQueryVariables[] = [];
    const myRides = (variables: MyRidesQueryVariables) => {
      asked.push(variables);
      return answer(variables, [myRide(variables.isSaved ? 'Kept' : variables.scope)]);
    };
    const { user, place } = open({ myRides });
    await screen.findByRole('region', { name: 'GOING' });
    const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent);
    expect(tabs).toEqual(['Going3', 'Led0', 'Saved1', 'Past99+']);
    for (const [tab, name, path] of [
      ['Led', 'LED', '/rides?tab=led'],
      ['Saved', 'Kept', '/rides?tab=saved'],
      ['Past', 'PAST', '/rides?tab=past'],
    ] as const) {
      await user.click(screen.getByRole('tab', { name: new RegExp(tab) }));
      expect(await card(name)).toBeDefined();
      expect(place.path).toBe(path);
    }
    expect(asked.map(({ scope, isSaved }) => (isSaved ? 'SAVED' : scope))).toEqual(['GOING', 'LED', 'SAVED', 'PAST']);
  });

  test.each([
    ['going', 'No rides ahead', 'link', 'Find a ride', '/explore?tab=rides'],
    ['saved', 'No saved rides yet', 'link', 'Explore', '/explore'],
    ['past', 'No past rides yet', 'link', 'Find a group', '/groups'],
    ['led', 'You lead no ride', 'button', 'Post a ride', null],
  ])('lead on where they are empty: %s', async (tab, title, role, name, address) => {
    open({ myRides: (variables) => answer(variables, []) }, { path: `/rides?tab=${tab}` });
    expect(await screen.findByRole('heading', { name: title })).toBeDefined();
    const panel = within(screen.getByRole('tabpanel'));
    expect(panel.getByRole(role, { name }).getAttribute('href')).toBe(address);
  });

  test('say that a list could not be loaded, and try again', async () => {
    let isDown = true;
    const myRides = (variables: MyRidesQueryVariables) => {
      if (isDown) throw new Error('offline');
      return answer(variables, [myRide('Next')]);
    };
    const { user } = open({ myRides });
    await screen.findByText('Your rides could not be loaded');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'Next' })).toBeDefined();
  });

  test('let a saved ride be removed', async () => {
    let posts = [myRide('Kept', { viewerHasSaved: true })];
    const setRideSaved = vi.fn(() => {
      posts = [];
      const ride = { __typename: 'Ride' as const, id: 'ride of Kept', postId: 'id of Kept', viewerHasSaved: false };
      const payload = {
        __typename: 'SetRideSavedPayload' as const,
        ride: { ...ride, viewerIsMaybe: false, map: null },
      };
      return { setRideSaved: payload };
    });
    const { user } = open(
      { myRides: (variables) => answer(variables, posts), setRideSaved },
      { path: '/rides?tab=saved' },
    );
    await user.click(within(await card('Kept')).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByRole('heading', { name: 'No saved rides yet' })).toBeDefined();
    expect(setRideSaved).toHaveBeenCalledWith({ postId: 'id of Kept', saved: false });
  });
});

test('the saved rides mark those that the viewer may join', async () => {
  let posts = [myRide('Perhaps', { viewerIsMaybe: true, maybeCount: 2 })];
  const setRideMaybe = vi.fn(() => {
    posts = [];
    const ride = { ...rideOf({ maybeCount: 1 }), id: 'ride of Perhaps', postId: 'id of Perhaps' };
    return { setRideMaybe: { __typename: 'SetRideMaybePayload' as const, ride } };
  });
  const { user } = open(
    { myRides: (variables) => answer(variables, posts), setRideMaybe },
    { path: '/rides?tab=saved' },
  );
  expect(within(await card('Perhaps')).getByText('Maybe')).toBeDefined();
  await user.click(within(await card('Perhaps')).getByRole('button', { name: 'No longer maybe' }));
  expect(await screen.findByRole('heading', { name: 'No saved rides yet' })).toBeDefined();
  expect(setRideMaybe).toHaveBeenCalledExactlyOnceWith({ postId: 'id of Perhaps', maybe: false });
});

test('a list that is not shown is loaded again after the viewer has left a ride elsewhere', async () => {
  const setRideParticipation = () => ({
    setRideParticipation: {
      __typename: 'SetRideParticipationPayload' as const,
      ride: { ...rideOf(), id: 'ride of First', postId: 'id of First' },
      viewer: ninaAfter(),
    },
  });
  const asked: string[] = [];
  const myRides = (variables: MyRidesQueryVariables) => {
    asked.push(variables.scope);
    return answer(variables, [myRide('First')]);
  };
  const { user } = open({ myRides, setRideParticipation });
  await user.click(await screen.findByRole('tab', { name: /Led/ }));
  await card('First');
  await user.click(screen.getByRole('tab', { name: /Going/ }));
  await user.click(await screen.findByRole('button', { name: 'I cannot come' }));
  await screen.findByText("You've left this ride");
  await waitFor(() => expect(asked).toEqual(['GOING', 'LED', 'GOING']));
  await user.click(screen.getByRole('tab', { name: /Led/ }));
  await waitFor(() => expect(asked).toEqual(['GOING', 'LED', 'GOING', 'LED']));
});

test('a visitor signs in first', async () => {
  const { place } = open({}, { viewer: null, path: '/rides?tab=past' });
  expect(await screen.findByRole('button', { name: 'Sign in' })).toBeDefined();
  expect(place.path).toBe('/login');
});
