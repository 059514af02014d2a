import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { RideMapQuery } from '../generated.ts';
import { catchFiles } from '../test/catchFiles.ts';
import { gpxAnswer, gpxName } from '../test/gpxAnswer.ts';
import { openMap, pointerMove, type RideMapHandler, slider, spokenBy } from '../test/openMap.tsx';
import { mapOf, routeOf, routeOfRide } from '../test/routeWorld.ts';
import { showRide } from '../test/showRide.tsx';
import type { FeedPost } from '../test/world.ts';
import { authorNamed, nina, ridePostOf } from '../test/world.ts';

beforeAll(() => import('../rides/RideMapDialog.tsx'));
beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the map of a ride with a route', () => {
  test('draws it with a disc each ten miles, its ends, a scale and north', async () => {
    const { map, server } = await openMap(() => mapOf(routeOf(40)));

    const drawing = within(await map.findByRole('img', { name: 'Map of the route, 27.6 mi' }));
    for (const word of ['10', '20', 'Start', 'Finish', 'N', '10 mi']) expect(drawing.getByText(word)).toBeDefined();
    expect(drawing.queryByText('30')).toBeNull();
    expect(map.queryByText('No route was added to this ride.')).toBeNull();
    expect(server.requests).toEqual(['Session', 'HomePage', 'RideMap']);
  });

  test('is in kilometres and metres for those who ride in them', async () => {
    const { map } = await openMap(() => mapOf(routeOf(40)), { ...nina, unitsPreference: 'METRIC' });

    const drawing = within(await map.findByRole('img', { name: 'Map of the route, 44.5 km' }));
    for (const word of ['10', '20', '30', '40', '20 km']) expect(drawing.getByText(word)).toBeDefined();
    fireEvent.keyDown(await slider(), { key: 'End' });
    expect(spokenBy(await slider())).toBe('44.5 km, 0 m, −2.7%');
    expect(map.getByRole('columnheader', { name: 'Elevation in meters' })).toBeDefined();
    fireEvent.keyDown(await slider(), { key: 'PageDown' });
    expect(spokenBy(await slider())).toMatch(/ km, \d{2,3} m, −2\.7%$/);
  });

  test('never joins two pieces', async () => {
    const [line = []] = routeOf(20).line;
    const { map } = await openMap(() => mapOf(routeOf(20, { line: [line.slice(0, 8), line.slice(12)] })));

    const drawing = await map.findByRole('img', { name: /^Map of the route/ });
    const path = drawing.querySelector('[data-part="route"]')?.getAttribute('d');
    expect(path?.match(/M/g)).toHaveLength(2);
    expect(path?.match(/L/g)).toHaveLength(7 + 8);
  });

  test('has no profile where the file has told no heights', async () => {
    const { map } = await openMap(() => mapOf(routeOf(20, { hasElevation: false, profile: [], elevation: 0 })));

    await map.findByRole('img', { name: /^Map of the route/ });
    expect(map.queryByRole('slider')).toBeNull();
    expect(map.queryByRole('table')).toBeNull();
  });
});

describe('the profile', () => {
  test('is a slider that the keys move, and the map follows', async () => {
    const { map } = await openMap(() => mapOf(routeOf(20)));
    const profile = await slider();
    expect(spokenBy(profile)).toBe('0 mi, 0 ft, +2.7%');
    const cursor = () => map.getByRole('img').querySelector('[data-part="here"]')?.getAttribute('transform');
    const first = cursor();

    const steps = [
      ['ArrowRight', '0.7 mi, 100 ft, +2.7%'],
      ['PageUp', '2.8 mi, 400 ft, +2.7%'],
      ['ArrowLeft', '2.1 mi, 300 ft, +2.7%'],
      ['End', '13.8 mi, 0 ft, −2.7%'],
      ['ArrowRight', '13.8 mi, 0 ft, −2.7%'],
      ['PageDown', '11.7 mi, 300 ft, −2.7%'],
      ['Home', '0 mi, 0 ft, +2.7%'],
    ] as const;
    for (const [key, value] of steps) {
      fireEvent.keyDown(profile, { key });
      expect(spokenBy(profile)).toBe(value);
    }
    fireEvent.keyDown(profile, { key: 'End' });
    expect(cursor()).not.toBe(first);
    expect(profile.getAttribute('aria-valuenow')).toBe('13.8');
    expect(profile.getAttribute('aria-valuemax')).toBe('13.8');
  });

  test('follows the pointer over it and over the map', async () => {
    const { map } = await openMap(() => mapOf(routeOf(20)));
    const profile = await slider();
    vi.spyOn(profile, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 0, 200, 150));
    fireEvent(profile, pointerMove(200, 50));
    expect(spokenBy(profile)).toBe('6.9 mi, 1,000 ft, −2.7%');
    fireEvent(profile, pointerMove(900, 50));
    expect(spokenBy(profile)).toBe('13.8 mi, 0 ft, −2.7%');

    // The route runs straight up the middle of the drawing.
    fireEvent(map.getByRole('img'), pointerMove(320, 180));
    expect(spokenBy(profile)).toBe('6.9 mi, 1,000 ft, −2.7%');
    fireEvent(map.getByRole('img'), pointerMove(20, 20));
    expect(spokenBy(profile)).toBe('6.9 mi, 1,000 ft, −2.7%');
  });

  test('is a table for those who listen', async () => {
    const { map } = await openMap(() => mapOf(routeOf(20)));
    const rows = within(await map.findByRole('table', { name: 'Elevation along the route' })).getAllByRole('row');

    expect(rows.map((row) => row.textContent)).toEqual([
      'Distance in milesElevation in feetGradient',
      '0 mi0 ft+2.7%',
      '4.8 mi700 ft+2.7%',
      '9.7 mi600 ft−2.7%',
      '13.8 mi0 ft−2.7%',
    ]);
  });
});

describe('a map', () => {
  test('shows that it loads; one that fails can be asked for again', async () => {
    const answer = Promise.withResolvers<RideMapQuery>();
    const rideMap = vi.fn<RideMapHandler>(() => answer.promise);
    const { user, map } = await openMap(rideMap);
    expect(map.getByText('Loading...')).toBeDefined();

    answer.reject(new TypeError('Failed to fetch'));
    expect(await map.findByText('The map could not be loaded')).toBeDefined();
    rideMap.mockReturnValue(mapOf(routeOf(20)));
    await user.click(map.getByRole('button', { name: 'Try again' }));
    expect(await slider()).toBeDefined();
  });
});

describe('Download GPX', () => {
  const fetched = vi.fn<typeof fetch>();
  const saved: string[] = [];

  beforeEach(() => {
    saved.length = 0;
    fetched.mockReset();
    vi.stubGlobal('fetch', fetched);
    catchFiles(saved);
  });

  test('saves the route, as who is signed in', async () => {
    fetched.mockResolvedValue(gpxAnswer());
    const { user, map, server } = await openMap(() => mapOf(routeOf(20)));
    await user.click(await map.findByRole('button', { name: 'Download GPX' }));

    await screen.findByText('Route downloaded');
    expect(server.requests.at(-1)).toBe('RideMap');
    expect(saved).toEqual([gpxName]);
    expect(fetched.mock.calls[0]?.[0]).toBe('/api/rides/ride-1/route.gpx');
    expect(fetched.mock.calls[0]?.[1]?.headers).toEqual({ authorization: 'Bearer a-session' });
  });

  test.each(['tcx', 'fit'])('saves the course for devices as %s too', async (format) => {
    const headers = { 'content-disposition': `attachment; filename="ride.${format}"` };
    fetched.mockResolvedValue(new Response('A course', { headers }));
    const { user, map } = await openMap(() => mapOf(routeOf(20)));
    await user.click(await map.findByRole('button', { name: `Download ${format.toUpperCase()}` }));

    await screen.findByText('Route downloaded');
    expect(saved).toEqual([`ride.${format}`]);
    expect(fetched.mock.calls[0]?.[0]).toBe(`/api/rides/ride-1/route.${format}`);
  });

  const downloadByMenu = async (post: FeedPost, distance?: number) => {
    const { user, card } = await showRide(nina, post, { rideRoute: () => routeOfRide(distance) });
    await user.click(within(card).getByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Download GPX' }));
  };

  test('stands in the menu of a ride too, one’s own among them', async () => {
    fetched.mockResolvedValue(gpxAnswer());
    await downloadByMenu(ridePostOf({}, { author: authorNamed('nina'), viewerCanEdit: true }), 42.7);

    await screen.findByText('Route downloaded');
    expect(saved).toEqual([gpxName]);
  });

  test('has the original file beside it for its owner, and says where the server has none', async () => {
    const download = async (answer: Response) => {
      fetched.mockResolvedValue(answer);
      const post = ridePostOf({}, { author: authorNamed('nina'), viewerCanEdit: true });
      const { user, card, unmount } = await showRide(nina, post, { rideRoute: () => routeOfRide(42.7) });
      await user.click(within(card).getByRole('button', { name: 'More' }));
      await user.click(await screen.findByRole('menuitem', { name: 'Original File' }));
      return unmount;
    };
    const headers = { 'content-disposition': 'attachment; filename="ride-original.fit.gz"' };
    const unmount = await download(new Response('bytes', { headers }));
    await screen.findByText('File downloaded');
    expect([fetched.mock.calls[0]?.[0], saved]).toEqual(['/api/rides/ride-1/route/original', ['ride-original.fit.gz']]);
    unmount();
    const missing = { message: 'Original file not found', code: 'NOT_FOUND' };
    await download(new Response(JSON.stringify(missing), { status: 404 }));
    await screen.findByText('The original file of this route was not kept.');
  });

  test('asks for no file where a ride has no route, and says so', async () => {
    await downloadByMenu(ridePostOf());

    await screen.findByText('No route was added to this ride.');
    expect(fetched).not.toHaveBeenCalled();
  });

  test('says what the server says against it', async () => {
    const gone = { message: 'Post not found', code: 'NOT_FOUND' };
    fetched.mockResolvedValue(new Response(JSON.stringify(gone), { status: 404 }));
    await downloadByMenu(ridePostOf(), 42.7);

    await screen.findByText('Failed to download this route');
    expect(screen.getByText('Post not found')).toBeDefined();
    expect(saved).toEqual([]);
  });
});
