import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CreatePostMutationVariables } from '../generated.ts';
import type { Handlers } from '../test/fakeServer.ts';
import type { SentFile } from '../test/fakeUpload.ts';
import { fakeUpload } from '../test/fakeUpload.ts';
import { gpxAnswer, gpxName } from '../test/gpxAnswer.ts';
import { paceGroupFormOf, paceGroupOf } from '../test/paceGroupWorld.ts';
import { meetingPointAt, routeOfRide } from '../test/routeWorld.ts';
import { showRide } from '../test/showRide.tsx';
import { uploadedRoute } from '../test/uploadedRoute.ts';
import { authorNamed, groupNamed, nina, ninaAfter, ridePostOf } from '../test/world.ts';
import { duplicateDraftOf } from './duplicateDraft.ts';

const spinners = groupNamed('Sunday Spinners', { viewerIsMember: true });
const own = { author: authorNamed('nina'), viewerCanEdit: true, content: 'Up the old pass.', group: spinners };
const weekly = { visibility: 'GROUP' as const, timeZone: 'Asia/Tokyo' };
const created = vi.fn<NonNullable<Handlers['createPost']>>(({ input }: CreatePostMutationVariables) => ({
  createPost: {
    __typename: 'CreatePostPayload',
    post: ridePostOf({}, { ...own, id: input.id ?? '' }),
    viewer: ninaAfter(),
  },
}));

const dialog = () => within(screen.getByRole('dialog', { name: 'Duplicate Ride' }));
const textIn = (label: string) => dialog().getByLabelText<HTMLInputElement>(label).value;

async function openDialog(handlers: Handlers, facts: Parameters<typeof ridePostOf>[0] = {}) {
  const post = ridePostOf({ ...weekly, ...facts }, { ...own, privacy: 'GROUP' });
  const view = await showRide(nina, post, { createPost: created, ...handlers });
  await view.user.click(within(view.card).getByRole('button', { name: 'More' }));
  await view.user.click(await screen.findByRole('menuitem', { name: 'Duplicate Ride' }));
  await screen.findByRole('dialog', { name: 'Duplicate Ride' });
  return view;
}

let sent: SentFile[] = [];
// Loads the dialog first, so that no test waits for it.
beforeAll(() => Promise.all([import('./RideDialogs.tsx'), import('./PaceGroupFields.tsx')]));
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z'), toFake: ['Date'] });
  sent = fakeUpload();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  created.mockClear();
});

describe('Duplicate Ride', () => {
  test('copies the pace groups, without their riders', async () => {
    const facts = { letter: 'A', name: 'Brisk', distance: 31, pace: '17 mph', places: 8 };
    const ridePaceGroupForm = () => paceGroupFormOf({ ...paceGroupOf('A', facts), map: null });
    const handlers = { rideRoute: () => routeOfRide(), ridePaceGroupForm };
    const { user } = await openDialog(handlers, { paceGroupCount: 1 });
    expect(await dialog().findByDisplayValue('Brisk')).toBeDefined();
    await user.click(dialog().getByRole('button', { name: 'Post Ride' }));

    expect(await screen.findByText('Ride posted')).toBeDefined();
    expect(created.mock.calls[0]?.[0].input.ride?.paceGroups).toEqual([facts]);
  });

  test('copies the routes of pace groups, before it can be posted', async () => {
    const fetched = vi.fn<typeof fetch>().mockImplementation(async () => gpxAnswer());
    vi.stubGlobal('fetch', fetched);
    const map = { __typename: 'RideMap' as const, distance: 31, elevation: 900, hasElevation: true };
    const groups = ['A', 'B', 'C'].map((letter) => ({ ...paceGroupOf(letter), map: letter === 'C' ? null : map }));
    const handlers = { rideRoute: () => routeOfRide(), ridePaceGroupForm: () => paceGroupFormOf(...groups) };
    const { user } = await openDialog(handlers, { paceGroupCount: 3 });
    await waitFor(() => expect(sent).toHaveLength(2));
    const paths = ['A', 'B'].map((letter) => `/api/rides/ride-1/route.gpx?paceGroupId=group-${letter}`);
    expect(fetched.mock.calls.map(([url]) => url)).toEqual(paths);
    const post = () => dialog().getByRole('button', { name: 'Post Ride' });
    expect(post()).toHaveProperty('disabled', true);
    const figures = { distance: 30.5, elevation: 900, hasElevation: true };
    // Both end at once.
    await act(async () => {
      for (const [index, file] of sent.entries()) file.answer(201, uploadedRoute(`copy-${index}`, figures));
    });
    await waitFor(() => expect(post()).toHaveProperty('disabled', false));
    expect(dialog().getAllByText(gpxName)).toHaveLength(2);
    await user.click(post());

    expect(await screen.findByText('Ride posted')).toBeDefined();
    const written = created.mock.calls[0]?.[0].input.ride?.paceGroups?.map(({ routeId, distance }) => [
      routeId,
      distance,
    ]);
    expect(written).toEqual([
      ['copy-0', 31],
      ['copy-1', 31],
      [undefined, 31],
    ]);
  });

  test('posts the ride again a week later, with a copy of its route, to the same people', async () => {
    const fetched = vi.fn<typeof fetch>().mockResolvedValue(gpxAnswer());
    vi.stubGlobal('fetch', fetched);
    const { user } = await openDialog({ rideRoute: () => routeOfRide(42.7) });
    expect(['Description', 'Date', 'Time', 'Distance', 'Location'].map(textIn)).toEqual([
      'Up the old pass.',
      '2026-11-29',
      '07:00',
      '42.7',
      'Mill Square',
    ]);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(fetched.mock.calls[0]?.[0]).toBe('/api/rides/ride-1/route.gpx');
    const figures = { distance: 42.7, elevation: 3940, hasElevation: true };
    await act(async () => sent[0]?.answer(201, uploadedRoute('route-2', figures)));
    expect(await dialog().findByText(gpxName)).toBeDefined();
    await user.click(dialog().getByRole('button', { name: 'Post Ride' }));

    expect(await screen.findByText('Ride posted')).toBeDefined();
    const { input } = created.mock.calls[0]?.[0] ?? {};
    expect(input).toMatchObject({ content: 'Up the old pass.', privacy: 'GROUP', groupId: spinners.id });
    expect(input?.ride).toMatchObject({
      date: '2026-11-29',
      time: '07:00',
      timeZone: 'Asia/Tokyo',
      routeId: 'route-2',
    });
    expect(input?.id).not.toBe('ride-1');
  });

  test.each([
    ['copies the meeting point', false, { lat: 53.001, lng: -3.002 }],
    ['leaves out a meeting point that a privacy zone hides', true, undefined],
  ])('%s', async (_what, isHidden, point) => {
    const { user, server } = await openDialog({
      rideRoute: () => routeOfRide(undefined, meetingPointAt({ isHidden })),
    });
    await waitFor(() => expect(server.requests).toContain('RideRoute'));
    if (point) await dialog().findByDisplayValue('53.001, -3.002');
    await user.click(dialog().getByRole('button', { name: 'Post Ride' }));
    await screen.findByText('Ride posted');
    expect(created.mock.calls[0]?.[0].input.ride?.meetingPoint).toEqual(point);
  });

  test('has no route where the ride has none, and keeps no changes on Cancel', async () => {
    const { user, server } = await openDialog({ rideRoute: () => routeOfRide() });
    await user.type(dialog().getByLabelText('Pace'), ' or less');
    await user.click(dialog().getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([]);
    expect(server.requests).not.toContain('CreatePost');

    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Duplicate Ride' }));
    await screen.findByRole('dialog', { name: 'Duplicate Ride' });
    expect(textIn('Pace')).toBe('15–17 mph');
  });

  test('says so where the route cannot be copied', async () => {
    vi.stubGlobal('fetch', vi.fn<typeof fetch>().mockRejectedValue(new TypeError('Failed to fetch')));
    await openDialog({ rideRoute: () => routeOfRide(42.7) });
    expect(await screen.findByText('The route could not be copied. Please choose its file.')).toBeDefined();
  });
});

describe('the date of a duplicate', () => {
  test.each([
    ['a ride of last year', '2025-03-02', '2026-11-22'],
    ['a ride of a week ago', '2026-11-14', '2026-11-28'],
    ['a ride of today', '2026-11-21', '2026-11-28'],
    ['a ride of tomorrow', '2026-11-22', '2026-11-29'],
    ['a ride ahead', '2026-12-24', '2026-12-31'],
    ['a ride without a date', null, ''],
  ])('of %s is on the same weekday after today', (_what, date, next) => {
    const { ride, ...post } = ridePostOf({ date });
    if (!ride) throw new Error('A ride post has a ride');
    expect(duplicateDraftOf(post, ride).date).toBe(next);
  });

  test('counts from today at the place of the ride', () => {
    const { ride, ...post } = ridePostOf({ date: '2026-11-15', timeZone: 'Pacific/Auckland' });
    if (!ride) throw new Error('A ride post has a ride');
    // It is Sunday already in Auckland.
    expect(duplicateDraftOf(post, ride, new Date('2026-11-21T12:00:00Z')).date).toBe('2026-11-29');
  });
});
