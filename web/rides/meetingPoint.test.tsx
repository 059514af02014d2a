import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { MeetingPointFragment, UpdatePostMutation, UpdatePostMutationVariables } from '../generated.ts';
import HomePage from '../home/HomePage.tsx';
import { boundsWith } from '../routes/boundsWith.ts';
import type { Handlers } from '../test/fakeServer.ts';
import { FaultReply } from '../test/fakeServer.ts';
import { gpxAnswer } from '../test/gpxAnswer.ts';
import { renderAs } from '../test/renderAs.tsx';
import { mapOf, meetingPointAt, routeOf, routeOfRide } from '../test/routeWorld.ts';
import { showRide } from '../test/showRide.tsx';
import { authorNamed, feedOf, homeOf, nina, ninaAfter, ridePostOf } from '../test/world.ts';
import { meetingPointFault, meetingPointText, readMeetingPoint } from './meetingPointText.ts';

type UpdatePost = NonNullable<Handlers['updatePost']>;

const own = { author: authorNamed('nina'), viewerCanEdit: true };

function saved({ input }: UpdatePostMutationVariables): UpdatePostMutation {
  const post = ridePostOf({}, { ...own, content: input.content ?? '' });
  return { updatePost: { __typename: 'UpdatePostPayload', post, viewer: ninaAfter() } };
}

async function openDialog(
  point: MeetingPointFragment | null,
  { distance, ...handlers }: Handlers & { distance?: number } = {},
) {
  const updatePost = vi.fn<UpdatePost>(saved);
  const view = renderAs(nina, <HomePage />, {
    homePage: () => homeOf(nina, { feed: feedOf([ridePostOf({}, own)]) }),
    rideRoute: () => routeOfRide(distance, point),
    updatePost,
    ...handlers,
  });
  await view.user.click(await screen.findByRole('button', { name: 'More' }));
  await view.user.click(await screen.findByRole('menuitem', { name: 'Edit Ride' }));
  await screen.findByRole('dialog', { name: 'Edit Ride' });
  const sent = () => updatePost.mock.calls[0]?.[0].input.ride?.meetingPoint;
  return { ...view, sent };
}

const dialog = () => within(screen.getByRole('dialog'));
const press = (name: string) => dialog().findByRole('button', { name });
const coordinates = () => dialog().findByRole<HTMLInputElement>('textbox', { name: /^Coordinates/ });

beforeAll(async () => {
  await Promise.all([import('./RideDialogs.tsx'), import('./MeetingPointFields.tsx'), import('./RideMapDialog.tsx')]);
});
beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the meeting point in the form of a ride', () => {
  test('is typed as coordinates, and one that cannot be read says what it needs', async () => {
    const { user, sent } = await openDialog(null);
    await user.click(await press('Add Meeting Point'));
    await user.type(await coordinates(), '53.19');
    await user.click(await press('Save Changes'));
    const fault = 'Write the latitude and the longitude in degrees, such as 53.1903, -2.8912';
    expect(await dialog().findByText(fault)).toBeDefined();
    expect(document.activeElement).toBe(await coordinates());
    await user.type(await coordinates(), ', -2.8912');
    await user.click(await press('Save Changes'));
    await waitFor(() => expect(sent()).toEqual({ lat: 53.19, lng: -2.8912 }));
  });

  test('stays when it is not touched, and is removed by Clear', async () => {
    const first = await openDialog(meetingPointAt({ lat: 53.123_456_789 }));
    expect((await coordinates()).value).toBe('53.123457, -3.002');
    await first.user.click(await press('Save Changes'));
    await screen.findByText('Ride updated successfully!');
    expect(first.sent()).toBeUndefined();
    first.unmount();

    const { user, sent } = await openDialog(meetingPointAt({ isHidden: true }));
    expect(await dialog().findByText('Only you see this point now: it lies in a privacy zone of yours.')).toBeDefined();
    await user.click(await press('Clear'));
    expect(document.activeElement).toBe(await coordinates());
    await user.click(await press('Save Changes'));
    await waitFor(() => expect(sent()).toBeNull());
  });

  test('is the start of the chosen route, or the position of the device', async () => {
    const file = gpxAnswer('<gpx><trk><trkseg><trkpt lat="53" lon="-3"/></trkseg></trk></gpx>');
    vi.stubGlobal('fetch', vi.fn<typeof fetch>().mockResolvedValue(file));
    const { user } = await openDialog(null, { distance: 42.7 });
    await user.click(await press('Add Meeting Point'));
    await user.click(await press('Use the start of the route'));
    await waitFor(async () => expect((await coordinates()).value).toBe('53, -3'));

    const getCurrentPosition = (found: PositionCallback) =>
      found({ coords: { latitude: 48.1, longitude: 11.5 } } as GeolocationPosition);
    vi.stubGlobal('navigator', Object.assign(navigator, { geolocation: { getCurrentPosition } }));
    await user.click(await press('Use my position'));
    await waitFor(async () => expect((await coordinates()).value).toBe('48.1, 11.5'));
  });

  test('shows why the server refuses it', async () => {
    const message = 'This meeting point lies in a privacy zone of yours';
    const refusal = new FaultReply(message, 'BAD_USER_INPUT', 'ride.meetingPoint');
    const { user } = await openDialog(null, { updatePost: () => Promise.reject(refusal) });
    expect(dialog().queryByRole('button', { name: 'Use the start of the route' })).toBeNull();
    await user.click(await press('Add Meeting Point'));
    fireEvent.change(await coordinates(), { target: { value: '53 -3' } });
    await user.click(await press('Save Changes'));
    await waitFor(async () => expect((await coordinates()).getAttribute('aria-invalid')).toBe('true'));
    expect(document.activeElement).toBe(await coordinates());
  });
});

describe('the meeting point of a ride on its map', () => {
  async function openMap(point: MeetingPointFragment | null, route = true) {
    const rideMap = () => mapOf(route ? routeOf(20) : null, null, point);
    const view = await showRide(nina, ridePostOf(), { rideMap });
    await view.user.click(within(view.card).getByRole('button', { name: 'View Map' }));
    return within(await screen.findByRole('dialog', { name: 'Ride Map' }));
  }
  const href = 'https://www.openstreetmap.org/?mlat=53.001&mlon=-3.002#map=16/53.001/-3.002';

  test('is a pin with its name near the route, and words with a link to a map', async () => {
    const map = await openMap(meetingPointAt());
    const drawing = await map.findByRole('img', { name: /^Map of the route/ });
    expect(within(drawing).getByText('Meeting point')).toBeDefined();
    expect(map.getByText('53.001, -3.002')).toBeDefined();
    const link = map.getByRole('link', { name: 'Open in maps' });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([href, '_blank']);
    expect(link.getAttribute('rel')).toContain('noopener noreferrer');
  });

  test('is words alone far from the route, without a route, and for its author where a zone hides it', async () => {
    const map = await openMap(meetingPointAt({ lng: -3.2, isHidden: true }));
    const drawing = await map.findByRole('img', { name: /^Map of the route/ });
    expect(within(drawing).queryByText('Meeting point')).toBeNull();
    for (const text of ['It lies outside of this map.', 'Only you see it: it lies in a privacy zone of yours.'])
      expect(map.getByText(text)).toBeDefined();
  });

  test('stands below the place of a ride without a route', async () => {
    const map = await openMap(meetingPointAt(), false);
    expect(await map.findByText('No route was added to this ride.')).toBeDefined();
    expect(map.getByRole('link', { name: 'Open in maps' }).getAttribute('href')).toBe(href);
  });
});

test('the bounds of a map grow for a near point alone, also across the 180th meridian', () => {
  const bounds = { ...routeOf(1).bounds, south: 10, north: 11, west: 179.9, east: -179.9 };
  const at = (lat: number, lng: number) => boundsWith(bounds, { lat, lng });
  expect(at(10.5, 180)).toEqual(bounds);
  expect(at(9.99, -179.89)).toEqual({ ...bounds, south: 9.99, east: -179.89 });
  expect(at(10.5, 179.89)).toEqual({ ...bounds, west: 179.89 });
  expect(at(10.5, 179.8)).toBeUndefined();
  expect(at(11.1, 180)).toBeUndefined();
});

test.each([
  ['53.1903, -2.8912', { lat: 53.1903, lng: -2.8912 }],
  [' 53 -3 ', { lat: 53, lng: -3 }],
  ['−33.9;+18.4', { lat: -33.9, lng: 18.4 }],
  ['91, 0', undefined],
  ['0, 181', undefined],
  ['53.1', undefined],
  ['53,1, -2,8', undefined],
  ['1e1, 0', undefined],
])('%j is read as %j', (text, point) => {
  expect(readMeetingPoint(text)).toEqual(point);
  expect(meetingPointFault(text) === undefined).toBe(point !== undefined);
  if (point) expect(readMeetingPoint(meetingPointText(point))).toEqual(point);
});
