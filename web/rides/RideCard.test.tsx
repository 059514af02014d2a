import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { catchFiles } from '../test/catchFiles.ts';
import type { Handlers } from '../test/fakeServer.ts';
import { gpxAnswer, gpxName } from '../test/gpxAnswer.ts';
import { mapOf } from '../test/routeWorld.ts';
import { showRide } from '../test/showRide.tsx';
import { authorNamed, nina, rideOf, ridePostOf } from '../test/world.ts';

function factsOf(card: HTMLElement): string[] {
  return within(card)
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
}

/** The server's response to a request for a route file. */
function fileAnswer(status: 200 | 429) {
  const refusal = JSON.stringify({ message: 'Too many requests', code: 'RATE_LIMITED' });
  const fetched = vi
    .fn<typeof fetch>()
    .mockResolvedValue(status === 200 ? gpxAnswer() : new Response(refusal, { status }));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  delete document.documentElement.dataset.units;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

describe('the cue sheet', () => {
  test('tells eight facts', async () => {
    const { card } = await showRide(nina, ridePostOf());

    expect(factsOf(card)).toEqual([
      'Distance: 42.7mi',
      'Type: Road',
      'Pace: 15–17mph',
      'Elevation: 3,940ft',
      'Date: Sun, Nov 227:00 AM',
      'Location: Mill Square',
      'Duration: 3h 10m',
      'Visibility: Public',
    ]);
  });

  test('tells the start on the clocks of its place and of the reader where they differ, as the map does', async () => {
    vi.stubEnv('TZ', 'America/New_York');
    const start = { timeZone: 'Europe/Berlin', startsAt: '2026-11-22T06:00:00.000Z' };
    const { user, card } = await showRide(nina, ridePostOf(start), { rideMap: () => mapOf(null) });
    expect(factsOf(card)[4]).toBe('Date: Sun, Nov 227:00 AM CET1:00 AM for you');
    await user.click(within(card).getByRole('button', { name: 'View Map' }));
    expect(await screen.findByText('maeve · Sun, Nov 22 · 7:00 AM CET · 1:00 AM for you')).toBeDefined();
  });

  test('leads to the file that calendars read, where the start is told', async () => {
    const { card, unmount } = await showRide(null, ridePostOf());
    const link = within(card).getByRole('link', { name: 'Add to calendar' });
    expect([link.getAttribute('href'), link.hasAttribute('download')]).toEqual(['/api/rides/ride-1/ride.ics', true]);
    unmount();
    const { card: undated } = await showRide(null, ridePostOf({ date: null, time: null }));
    expect(within(undated).queryByRole('link', { name: 'Add to calendar' })).toBeNull();
  });

  test('speaks in kilometres and metres to those who ride in them', async () => {
    const { card } = await showRide({ ...nina, unitsPreference: 'METRIC' }, ridePostOf());

    expect(factsOf(card)[0]).toBe('Distance: 68.7km');
    expect(factsOf(card).slice(2, 4)).toEqual(['Pace: 24–27km/h', 'Elevation: 1,201m']);
  });

  test('speaks to a visitor in the units that the instance has chosen', async () => {
    document.documentElement.dataset.units = 'metric';
    const { card } = await showRide(null, ridePostOf());

    expect([factsOf(card)[0], factsOf(card)[3]]).toEqual(['Distance: 68.7km', 'Elevation: 1,201m']);
  });

  test('shows a dash for what was not said, and names another year', async () => {
    const ride = { pace: null, location: null, duration: '', date: '2027-01-03', time: null };
    const { card } = await showRide(nina, ridePostOf(ride));

    expect(factsOf(card).slice(2)).toEqual([
      'Pace: –',
      'Elevation: 3,940ft',
      'Date: Sun, Jan 3, 2027',
      'Location: –',
      'Duration: –',
      'Visibility: Public',
    ]);
  });

  test('gives room to a pace of many words', async () => {
    const { card } = await showRide(nina, ridePostOf({ pace: 'Conversational, no drops' }));

    expect(within(card).getByText('Conversational, no drops').hasAttribute('data-long')).toBe(true);
  });
});

describe('View Map', () => {
  test.each([
    ['the place', 'Mill Square', 'Mill Square'],
    ['that none was named', null, 'No place was named'],
  ])('of a ride without a route shows %s, and that no route was added', async (_what, location, words) => {
    const { user, card, server } = await showRide(null, ridePostOf({ location }), { rideMap: () => mapOf(null) });
    await user.click(within(card).getByRole('button', { name: 'View Map' }));

    const map = within(await screen.findByRole('dialog', { name: 'Ride Map' }));
    expect(await map.findByText(words)).toBeDefined();
    expect(map.getByText('No route was added to this ride.')).toBeDefined();
    expect(map.getByText('maeve · Sun, Nov 22 · 7:00 AM')).toBeDefined();
    expect(server.requests).toEqual(['HomePage', 'RideMap']);
  });
});

describe('the menu of a ride', () => {
  const map = { __typename: 'RideMap' as const, hasElevation: true };
  const saved = (viewerHasSaved: boolean, route: typeof map | null = null) => ({
    setRideSaved: {
      __typename: 'SetRideSavedPayload' as const,
      ride: { ...rideOf(), viewerHasSaved, map: route },
    },
  });
  const openMenu = (card: HTMLElement, user: Awaited<ReturnType<typeof showRide>>['user']) =>
    user.click(within(card).getByRole('button', { name: 'More' }));

  test('lets others save a ride without a route, and take it off again', async () => {
    const setRideSaved = vi.fn<NonNullable<Handlers['setRideSaved']>>((variables) => saved(variables.saved));
    const fetched = fileAnswer(200);
    const { user, card } = await showRide(nina, ridePostOf(), { setRideSaved });
    await openMenu(card, user);
    const items = (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
    expect(items).toEqual([
      'Save Route',
      'Maybe',
      'Download GPX',
      'Report Ride',
      'Mute User',
      'Mute for 8 hours',
      'Mute for a week',
      'Block @maeve',
    ]);
    await user.click(screen.getByRole('menuitem', { name: 'Save Route' }));
    expect(await screen.findByText('Ride saved')).toBeDefined();
    expect(screen.getByText('It has no route to download.')).toBeDefined();
    expect(fetched).not.toHaveBeenCalled();

    await openMenu(card, user);
    await user.click(await screen.findByRole('menuitem', { name: 'Saved · Remove' }));
    expect(await screen.findByText('Route removed from your saved rides')).toBeDefined();
    expect(setRideSaved.mock.calls.map(([variables]) => variables)).toEqual([
      { postId: 'ride-1', saved: true },
      { postId: 'ride-1', saved: false },
    ]);
  });

  test('downloads the route in the same act; taking it off and back again does not', async () => {
    const files = catchFiles();
    const fetched = fileAnswer(200);
    const { user, card } = await showRide(nina, ridePostOf(), { setRideSaved: (wanted) => saved(wanted.saved, map) });
    await openMenu(card, user);
    await user.click(await screen.findByRole('menuitem', { name: 'Save Route' }));
    expect(await screen.findByText('Route saved')).toBeDefined();
    expect(screen.getByText('Its GPX file is on its way.')).toBeDefined();
    await waitFor(() => expect(files).toEqual([gpxName]));

    await openMenu(card, user);
    await user.click(await screen.findByRole('menuitem', { name: 'Saved · Remove' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Back among your saved rides')).toBeDefined();
    await openMenu(card, user);
    expect(await screen.findByRole('menuitem', { name: 'Saved · Remove' })).toBeDefined();
    expect([fetched.mock.calls.length, files.length]).toEqual([1, 1]);
  });

  test('says so when the route is saved but not downloaded, and tries again', async () => {
    const files = catchFiles();
    const fetched = fileAnswer(429);
    const { user, card } = await showRide(nina, ridePostOf(), { setRideSaved: (wanted) => saved(wanted.saved, map) });
    await openMenu(card, user);
    await user.click(await screen.findByRole('menuitem', { name: 'Save Route' }));
    expect(await screen.findByText('The route is saved, but not downloaded')).toBeDefined();
    expect(screen.getByText('Too many requests')).toBeDefined();
    expect(files).toEqual([]);

    fetched.mockResolvedValue(gpxAnswer());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(files).toEqual([gpxName]));
  });

  test('says so when a route cannot be saved, and does not look saved', async () => {
    const fetched = fileAnswer(200);
    const { user, card } = await showRide(nina, ridePostOf(), {
      setRideSaved: () => Promise.reject(new TypeError('Offline')),
    });
    await openMenu(card, user);
    await user.click(await screen.findByRole('menuitem', { name: 'Save Route' }));
    expect(await screen.findByText('Failed to save this route')).toBeDefined();
    await openMenu(card, user);

    expect(await screen.findByRole('menuitem', { name: 'Save Route' })).toBeDefined();
    expect(fetched).not.toHaveBeenCalled();
  });

  test('asks a visitor to sign in', async () => {
    const { user, card, server } = await showRide(null, ridePostOf());
    await openMenu(card, user);
    await user.click(await screen.findByRole('menuitem', { name: 'Save Route' }));

    expect(await screen.findByText('Please log in to save routes')).toBeDefined();
    expect(server.requests).toEqual(['HomePage']);
  });

  test('lets its author edit, download and delete it, and nothing else', async () => {
    const { user, card } = await showRide(nina, ridePostOf({}, { author: authorNamed('nina'), viewerCanEdit: true }));
    await openMenu(card, user);

    const items = (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
    expect(items).toEqual([
      'Edit Ride',
      'Duplicate Ride',
      "Leader's sheet",
      'Co-leaders',
      'Call Off Ride',
      'Download GPX',
      'Original File',
      'Delete Ride',
    ]);
  });
});
