import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { Pages } from '../app/pages.tsx';
import type { RideStartFragment, RideStartsQuery, RideStartsQueryVariables } from '../generated.ts';
import type { Handlers } from '../test/fakeServer.ts';
import { gpxAnswer } from '../test/gpxAnswer.ts';
import { renderAs } from '../test/renderAs.tsx';
import { zoneNamed, zonesOf } from '../test/routeWorld.ts';
import { nina } from '../test/world.ts';

type Create = NonNullable<Handlers['createPrivacyZone']>;
type RideStarts = NonNullable<Handlers['rideStarts']>;

const track = (lat: string, lng: string) =>
  `<gpx><trk><trkseg><trkpt lat="${lat}" lon="${lng}"/><trkpt lat="53.4" lon="-2.8"/></trkseg></trk></gpx>`;

/** A ride of Nina's. Null for one without a route. */
function rideNamed(name: string, distance: number | null = 42.7): RideStartFragment {
  const map = distance === null ? null : { __typename: 'RideMap' as const, distance };
  return {
    __typename: 'Post',
    id: `${name}-id`,
    content: `${name}\nMeet at the clock.`,
    ride: { __typename: 'Ride', id: `ride of ${name}`, date: '2086-06-01', map },
  };
}

function ridesOf(rides: readonly RideStartFragment[], hasNextPage = false): RideStartsQuery {
  const edges = rides.map((node) => ({ __typename: 'PostEdge' as const, cursor: `after ${node.id}`, node }));
  const pageInfo = { __typename: 'PageInfo' as const, hasNextPage, endCursor: edges.at(-1)?.cursor ?? null };
  return { viewer: { __typename: 'User', id: nina.id, posts: { __typename: 'PostConnection', edges, pageInfo } } };
}

const dialog = () => within(screen.getByRole('dialog', { name: 'New Privacy Zone' }));
const opener = () => dialog().getByRole('button', { name: 'Start of one of my rides' });
const list = () => dialog().findByRole('list', { name: 'Your rides with a route' });
const ride = (name: string) => dialog().findByRole('button', { name: new RegExp(`^${name}`) });
const coordinates = () =>
  ['Latitude', 'Longitude'].map((label) => dialog().getByLabelText<HTMLInputElement>(label).value);

async function openForm(handlers: Handlers, viewer = nina) {
  const view = renderAs(viewer, <Pages />, { zonesPage: () => zonesOf(), ...handlers }, { path: '/settings/zones' });
  await view.user.click(await screen.findByRole('button', { name: 'New Zone' }));
  await screen.findByRole('dialog', { name: 'New Privacy Zone' });
  return view;
}

async function openList(rideStarts: RideStarts, handlers: Handlers = {}, viewer = nina) {
  const view = await openForm({ rideStarts, ...handlers }, viewer);
  await view.user.click(opener());
  return view;
}

const fetched = vi.fn<typeof fetch>();
beforeAll(() => Promise.all([import('./ZonesPage.tsx'), import('./NewZoneDialog.tsx')]));
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z'), toFake: ['Date'] });
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the start of a ride', () => {
  test('is the middle of a new zone, chosen by keyboard', async () => {
    fetched.mockResolvedValue(gpxAnswer(track('53.1903001', '-2.8912')));
    const createPrivacyZone = vi.fn<Create>(({ input: { label, lat, lng } }) => ({
      createPrivacyZone: { __typename: 'CreatePrivacyZonePayload', ...zonesOf(zoneNamed(label, { lat, lng })) },
    }));
    const rideStarts = () => ridesOf([rideNamed('Sunday loop'), rideNamed('Old pass')]);
    const { user, server } = await openForm({ rideStarts, createPrivacyZone });
    expect(server.requests).not.toContain('RideStarts');
    await user.type(dialog().getByLabelText('Name'), 'Home');
    await user.tab();
    expect(document.activeElement).toBe(opener());
    expect(opener().getAttribute('aria-expanded')).toBe('false');
    await user.keyboard('{Enter}');
    await list();
    expect(opener().getAttribute('aria-expanded')).toBe('true');
    await user.tab();
    await user.tab();
    expect(document.activeElement).toBe(await ride('Sunday loop'));
    await user.tab();
    await user.keyboard('{Enter}');

    expect(await dialog().findByText('Old pass')).toBeDefined();
    await waitFor(() => expect(coordinates()).toEqual(['53.1903', '-2.8912']));
    expect(fetched.mock.calls.map(([url]) => url)).toEqual(['/api/rides/Old pass-id/route.gpx']);
    expect(fetched.mock.calls[0]?.[1]?.headers).toEqual({ authorization: 'Bearer a-session' });
    expect(dialog().getByText(/The zone lies around the start of/).textContent).toContain('Old pass');
    expect(dialog().queryByRole('list')).toBeNull();
    expect(document.activeElement).toBe(opener());

    await user.click(dialog().getByRole('button', { name: 'Add Zone' }));
    await screen.findByText('Home is hidden from now on');
    expect(createPrivacyZone.mock.calls[0]?.[0].input).toMatchObject({ label: 'Home', lat: 53.1903, lng: -2.8912 });
  });

  test('is offered for rides with a route alone, with their day and length in the units of the rider', async () => {
    const rides = [rideNamed('Sunday loop'), rideNamed('No way yet', null), rideNamed('Old pass', 10)];
    await openList(() => ridesOf(rides), {}, { ...nina, unitsPreference: 'METRIC' });
    const names = within(await list()).getAllByRole('button');
    expect(names.map(({ textContent }) => textContent)).toEqual([
      'Sunday loopSat, Jun 1, 2086 · 68.7 km',
      'Old passSat, Jun 1, 2086 · 16.1 km',
    ]);
  });

  test('removes the errors of the place, and keeps what was typed while it was read', async () => {
    const answer = Promise.withResolvers<Response>();
    fetched.mockReturnValue(answer.promise);
    const { user } = await openList(() => ridesOf([rideNamed('Sunday loop')]));
    await user.click(dialog().getByRole('button', { name: 'Add Zone' }));
    expect(await dialog().findByText('Latitude is a number from -85 to 85')).toBeDefined();
    await user.click(await ride('Sunday loop'));
    expect((await ride('Sunday loop')).getAttribute('aria-busy')).toBe('true');
    expect(await dialog().findByText('Reading the route...')).toBeDefined();
    fireEvent.change(dialog().getByLabelText('Name'), { target: { value: 'Home' } });

    answer.resolve(gpxAnswer(track('53.3', '0.0000001')));
    await waitFor(() => expect(coordinates()).toEqual(['53.3', '0']));
    expect(dialog().getByLabelText('Name')).toHaveProperty('value', 'Home');
    expect(dialog().queryByText(/is a number from/)).toBeNull();
  });

  test('is named no longer once the numbers are others', async () => {
    fetched.mockResolvedValue(gpxAnswer(track('53.3', '-2.71')));
    const { user } = await openList(() => ridesOf([rideNamed('Sunday loop')]));
    await user.click(await ride('Sunday loop'));
    await dialog().findByText(/The zone lies around/);
    fireEvent.change(dialog().getByLabelText('Latitude'), { target: { value: '53.4' } });
    expect(dialog().queryByText(/The zone lies around/)).toBeNull();
  });

  test('is that of the latest choice', async () => {
    const first = Promise.withResolvers<Response>();
    fetched.mockReturnValueOnce(first.promise).mockResolvedValueOnce(gpxAnswer(track('53.3', '-2.71')));
    const { user } = await openList(() => ridesOf([rideNamed('Sunday loop'), rideNamed('Old pass')]));
    await user.click(await ride('Sunday loop'));
    await user.click(await ride('Old pass'));
    await waitFor(() => expect(coordinates()).toEqual(['53.3', '-2.71']));
    const late = gpxAnswer(track('1', '2'));
    const read = vi.spyOn(late, 'blob');
    first.resolve(late);
    await waitFor(() => expect(read).toHaveBeenCalled());
    await read.mock.results[0]?.value;
    expect(coordinates()).toEqual(['53.3', '-2.71']);
  });

  test('is not filled in after the list was closed for the position of the device', async () => {
    const answer = Promise.withResolvers<Response>();
    fetched.mockReturnValue(answer.promise);
    const getCurrentPosition = (found: (position: object) => void) =>
      found({ coords: { latitude: 48.85837, longitude: 2.29448 } });
    vi.stubGlobal('navigator', Object.assign(navigator, { geolocation: { getCurrentPosition } }));
    const { user } = await openList(() => ridesOf([rideNamed('Sunday loop')]));
    await user.click(await ride('Sunday loop'));
    await user.click(dialog().getByRole('button', { name: 'Use my position' }));
    expect(dialog().queryByRole('list')).toBeNull();
    const late = gpxAnswer(track('1', '2'));
    const read = vi.spyOn(late, 'blob');
    answer.resolve(late);
    await waitFor(() => expect(read).toHaveBeenCalled());
    await read.mock.results[0]?.value;
    expect(coordinates()).toEqual(['48.85837', '2.29448']);
  });

  test.each([
    ['there is no connection', () => Promise.reject(new TypeError('Failed to fetch')), /Check your connection/],
    ['the file has no point', () => Promise.resolve(gpxAnswer()), /The route could not be read/],
    [
      'the server refuses it',
      () => Promise.resolve(Response.json({ code: 'NOT_FOUND', message: 'Route not found' }, { status: 404 })),
      /Route not found/,
    ],
  ])('can be chosen again where %s', async (_what, failure, words) => {
    fetched.mockImplementationOnce(failure).mockResolvedValueOnce(gpxAnswer(track('53.3', '-2.71')));
    const { user } = await openList(() => ridesOf([rideNamed('Sunday loop')]));
    await user.click(await ride('Sunday loop'));
    expect((await dialog().findByRole('alert')).textContent).toMatch(words);
    expect(coordinates()).toEqual(['', '']);
    expect(document.activeElement).toBe(await ride('Sunday loop'));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(coordinates()).toEqual(['53.3', '-2.71']));
    expect(dialog().queryByRole('alert')).toBeNull();
  });
});

describe('the rides to choose from', () => {
  test('are loaded when they are asked for, and the list closes again', async () => {
    const answer = Promise.withResolvers<RideStartsQuery>();
    const { user } = await openList(() => answer.promise);
    expect(await dialog().findByText('Loading...')).toBeDefined();
    answer.resolve(ridesOf([rideNamed('Sunday loop')]));
    expect(await ride('Sunday loop')).toBeDefined();
    await user.click(opener());
    expect(dialog().queryByRole('list')).toBeNull();
  });

  test('say so when they cannot be loaded, and try again', async () => {
    const rideStarts = vi.fn<RideStarts>(() => Promise.reject(new TypeError('Failed to fetch')));
    const { user } = await openList(rideStarts);
    expect(await dialog().findByText('Your rides could not be loaded')).toBeDefined();
    rideStarts.mockReturnValue(ridesOf([rideNamed('Sunday loop')]));
    await user.click(dialog().getByRole('button', { name: 'Try again' }));
    expect(await ride('Sunday loop')).toBeDefined();
  });

  test.each([[[]], [[rideNamed('No way yet', null)]]])('lead on where none has a route: %#', async (rides) => {
    await openList(() => ridesOf(rides));
    expect(await dialog().findByRole('heading', { name: 'None of your rides has a route' })).toBeDefined();
    expect(dialog().getByText(/choose Edit Ride in its menu/)).toBeDefined();
    expect(dialog().getByLabelText('Latitude')).toBeDefined();
  });

  test('come in pages, of which the first may have no route', async () => {
    const rideStarts = vi.fn<RideStarts>(({ after }: RideStartsQueryVariables) =>
      after
        ? ridesOf([rideNamed('Sunday loop')])
        : ridesOf([rideNamed('No way yet', null), rideNamed('Nor here', null)], true),
    );
    const { user } = await openList(rideStarts);
    expect(await dialog().findByText('None of your latest 2 rides has a route.')).toBeDefined();
    await user.click(dialog().getByRole('button', { name: 'Load More Rides' }));
    expect(await ride('Sunday loop')).toBeDefined();
    expect(rideStarts.mock.calls.map(([{ after }]) => after)).toEqual([undefined, 'after Nor here-id']);
    expect(dialog().queryByRole('button', { name: 'Load More Rides' })).toBeNull();
  });

  test('show a route that was added since they were loaded', async () => {
    const rideStarts = vi.fn<RideStarts>(() => ridesOf([rideNamed('Sunday loop', null)]));
    const { user } = await openList(rideStarts);
    await dialog().findByRole('heading', { name: 'None of your rides has a route' });
    await user.click(opener());
    rideStarts.mockReturnValue(ridesOf([rideNamed('Sunday loop')]));
    await user.click(opener());
    expect(await ride('Sunday loop')).toBeDefined();
  });
});
