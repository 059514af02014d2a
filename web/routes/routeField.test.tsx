import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { version as uuidVersion } from 'uuid';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CreatePostMutationVariables, UpdatePostMutationVariables } from '../generated.ts';
import HomePage from '../home/HomePage.tsx';
import { FaultReply, type Handlers } from '../test/fakeServer.ts';
import { fakeUpload, type SentFile } from '../test/fakeUpload.ts';
import { renderAs } from '../test/renderAs.tsx';
import { mapOf, routeOf, routeOfRide } from '../test/routeWorld.ts';
import { uploadedRoute } from '../test/uploadedRoute.ts';
import { authorNamed, feedOf, homeOf, nina, ninaAfter, ridePostOf } from '../test/world.ts';

type CreatePost = NonNullable<Handlers['createPost']>;
type UpdatePost = NonNullable<Handlers['updatePost']>;

const own = ridePostOf({}, { author: authorNamed('nina'), viewerCanEdit: true });
const created = vi.fn<CreatePost>(({ input }: CreatePostMutationVariables) => ({
  createPost: { __typename: 'CreatePostPayload', post: { ...own, id: input.id ?? '' }, viewer: ninaAfter() },
}));
const updated = vi.fn<UpdatePost>((_variables: UpdatePostMutationVariables) => ({
  updatePost: { __typename: 'UpdatePostPayload', post: own, viewer: ninaAfter() },
}));
const gpx = (name = 'loop.gpx') => new File(['<gpx/>'], name);
const figures = { distance: 42.713, elevation: 3120, hasElevation: true };
const read = uploadedRoute('route-1', figures);
const start = { line: [[{ lat: 53.3, lng: -2.71 }]], startedAt: '2024-05-05T09:04:11Z' };
const cutHint = 'Your privacy zones hide some of it: only what others see is filled in.';
const ridden = { Description: 'Around.', Date: '2026-11-29', Time: '09:00', Location: 'Mill Square' };

const dialog = () => within(screen.getByRole('dialog'));
const field = (label: string) => dialog().getByLabelText<HTMLInputElement>(label);
const fill = (facts: Record<string, string>) => {
  for (const [label, value] of Object.entries(facts)) fireEvent.change(field(label), { target: { value } });
};

const homePage = () => homeOf(nina, { feed: feedOf([own]) });

async function openNew(handlers: Handlers = {}, viewer = nina) {
  const view = renderAs(viewer, <HomePage />, { homePage, createPost: created, ...handlers });
  await view.user.click(await screen.findByRole('button', { name: 'Ride' }));
  await screen.findByRole('dialog', { name: 'Post a Ride' });
  return view;
}

async function openEdit(handlers: Handlers = {}) {
  const view = renderAs(nina, <HomePage />, { homePage, updatePost: updated, ...handlers });
  await view.user.click(await screen.findByRole('button', { name: 'More' }));
  await view.user.click(await screen.findByRole('menuitem', { name: 'Edit Ride' }));
  await screen.findByRole('dialog', { name: 'Edit Ride' });
  return view;
}

/** Chooses a file and returns its request. */
async function choose(file = gpx()): Promise<SentFile> {
  const count = sent.length;
  fireEvent.change(field('Route file'), { target: { files: [file] } });
  await waitFor(() => expect(sent.length).toBe(count + 1));
  const last = sent.at(-1);
  if (!last) throw new Error('Nothing was sent');
  return last;
}

async function chooseAndRead(answer: object = read) {
  const upload = await choose();
  await act(async () => upload.answer(201, answer));
  await dialog().findByRole('button', { name: 'Remove route' });
}

let sent: SentFile[] = [];
// Loads the lazy parts first, so that no test waits for them.
beforeAll(() =>
  Promise.all([
    import('../rides/PostRideDialog.tsx'),
    import('../rides/RideDialogs.tsx'),
    import('../rides/RideMapDialog.tsx'),
  ]),
);
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  sent = fakeUpload();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  created.mockClear();
  updated.mockClear();
});

describe('the file of a route', () => {
  test('is sent with the session, tells how far it is, fills what is empty, and goes with the ride', async () => {
    const { user } = await openNew();
    fill(ridden);
    const file = gpx();
    const upload = await choose(file);
    act(() => upload.progress(40));

    expect(dialog().getByRole('progressbar').getAttribute('aria-valuetext')).toBe('Uploading route, 40%');
    expect(dialog().getByRole('button', { name: 'Post Ride' })).toHaveProperty('disabled', true);
    const { pathname, searchParams } = new URL(upload.url, 'http://localhost');
    expect(pathname).toBe('/api/routes');
    expect(uuidVersion(searchParams.get('id') ?? '')).toBe(7);
    expect(upload.headers.get('authorization')).toBe('Bearer a-session');
    expect(upload.headers.get('content-type')).toBe('application/octet-stream');
    expect(upload.body).toBe(file);

    await act(async () => upload.answer(201, read));
    expect(await dialog().findByText('loop.gpx')).toBeDefined();
    expect(dialog().getByText('42.7 mi · 3,120 ft')).toBeDefined();
    expect([field('Distance').value, field('Elevation').value]).toEqual(['42.71', '3120']);
    expect(dialog().queryByRole('button', { name: 'Use these figures' })).toBeNull();
    expect(dialog().queryByText(cutHint)).toBeNull();
    await user.click(dialog().getByRole('button', { name: 'Post Ride' }));
    await waitFor(() => expect(created).toHaveBeenCalledOnce());
    expect(created.mock.calls[0]?.[0].input.ride).toMatchObject({
      routeId: 'route-1',
      distance: 42.71,
      elevation: 3120,
    });
  });

  test('leaves what was typed, also while it was on its way, and offers its own figures', async () => {
    const { user } = await openNew();
    fill({ Distance: '40' });
    const upload = await choose();
    fill({ Description: 'Typed meanwhile.' });
    await act(async () => upload.answer(201, read));

    expect(await dialog().findByText('The route is 42.71 mi long and climbs 3,120 ft.')).toBeDefined();
    expect(field('Description').value).toBe('Typed meanwhile.');
    expect([field('Distance').value, field('Elevation').value]).toEqual(['40', '3120']);
    await user.click(dialog().getByRole('button', { name: 'Use these figures' }));
    expect(field('Distance').value).toBe('42.71');
    expect(document.activeElement).toBe(dialog().getByRole('button', { name: 'Replace File' }));
  });

  test('fills in the place and the start of a recording, and says what it has filled in', async () => {
    await openNew();
    expect(dialog().getByText('Start from a route file')).toBeDefined();
    fill({ Time: '10:30' });
    const upload = await choose(new File(['.FIT'], 'sunday.fit'));
    await act(async () => upload.answer(201, { ...read, ...start }));
    expect(await dialog().findByText('Filled in from the file: distance, climb, place and date.')).toBeDefined();
    expect([field('Location').value, field('Time').value]).toEqual(['53.3000° N, 2.7100° W', '10:30']);
    expect(new Date(`${field('Date').value}T10:30`).getDay()).toBe(0);
    fill({ Location: 'Mill Square' });
    expect(await dialog().findByText('Filled in from the file: distance, climb and date.')).toBeDefined();
  });

  test('that privacy zones cut says nothing of its start', async () => {
    await openNew();
    const upload = await choose();
    await act(async () =>
      upload.answer(201, { ...read, ...start, startedAt: null, shown: { ...figures, distance: 41.2 } }),
    );
    expect(await dialog().findByText('Filled in from the file: distance and climb.')).toBeDefined();
    expect(field('Location').value).toBe('');
  });

  test('speaks in kilometers and meters to those who ride in them', async () => {
    const { user } = await openNew({}, { ...nina, unitsPreference: 'METRIC' });
    fill(ridden);
    await chooseAndRead();
    expect(dialog().getByText('68.7 km · 951 m')).toBeDefined();
    expect([field('Distance').value, field('Elevation').value]).toEqual(['68.74', '951']);
    fill({ Distance: '60' });
    expect(dialog().getByText('The route is 68.74 km long and climbs 951 m.')).toBeDefined();
    await user.click(dialog().getByRole('button', { name: 'Use these figures' }));
    await user.click(dialog().getByRole('button', { name: 'Post Ride' }));
    await waitFor(() => expect(created).toHaveBeenCalledOnce());
    expect(created.mock.calls[0]?.[0].input.ride).toMatchObject({ distance: 42.71, elevation: 3120 });
  });

  test('that privacy zones cut fills in what others see, and says so', async () => {
    await openNew();
    await chooseAndRead({ ...read, shown: { distance: 41.204, elevation: 3001, hasElevation: true } });
    expect(dialog().getByText('42.7 mi · 3,120 ft')).toBeDefined();
    expect(dialog().getByText(cutHint)).toBeDefined();
    expect(dialog().getByRole('link', { name: 'Privacy zones' })).toHaveProperty('pathname', '/settings/zones');
    expect([field('Distance').value, field('Elevation').value]).toEqual(['41.2', '3001']);
    fill({ Distance: '42.71' });
    expect(dialog().getByText('The route is 41.2 mi long and climbs 3,001 ft.')).toBeDefined();
  });

  test('of which others see nothing fills in nothing', async () => {
    await openNew();
    await chooseAndRead({ ...read, shown: null });
    expect(dialog().getByText(cutHint)).toBeDefined();
    expect([field('Distance').value, field('Elevation').value]).toEqual(['', '']);
    expect(dialog().queryByRole('button', { name: 'Use these figures' })).toBeNull();
  });

  test('takes the place of another one, with its figures', async () => {
    await openNew();
    await chooseAndRead();
    const upload = await choose(gpx('other.tcx'));
    const flat = { distance: 9, elevation: 0, hasElevation: false };
    await act(async () => upload.answer(201, uploadedRoute('route-2', flat)));
    expect(await dialog().findByText('other.tcx')).toBeDefined();
    expect(dialog().getByText('9 mi · without elevations')).toBeDefined();
    expect([field('Distance').value, field('Elevation').value]).toEqual(['9', '3120']);
  });

  test('can be taken off again', async () => {
    const { user } = await openNew();
    fill(ridden);
    await chooseAndRead();
    await user.click(dialog().getByRole('button', { name: 'Remove route' }));
    expect(document.activeElement).toBe(dialog().getByRole('button', { name: 'Choose File' }));
    await user.click(dialog().getByRole('button', { name: 'Post Ride' }));
    await waitFor(() => expect(created).toHaveBeenCalledOnce());
    expect(created.mock.calls[0]?.[0].input.ride?.routeId).toBeNull();
  });

  test('can be called off while it is on its way', async () => {
    const { user } = await openNew();
    const upload = await choose();
    await user.click(await dialog().findByRole('button', { name: 'Cancel upload' }));

    expect(upload.isAborted).toBe(true);
    expect(dialog().queryByRole('alert')).toBeNull();
    expect(dialog().getByRole('button', { name: 'Choose File' })).toBeDefined();
  });
});

describe('a file that is refused', () => {
  test.each([
    ['in the words of the server', 400, { message: 'The route file has fewer than 2 points', code: 'BAD_USER_INPUT' }],
    ['that there are too many', 429, { message: 'Too many uploads', code: 'RATE_LIMITED' }],
  ])('says why: %s', async (_what, status, refusal) => {
    const { user } = await openNew();
    fill({ ...ridden, Distance: '12' });
    const upload = await choose();
    await act(async () => upload.answer(status, refusal));

    expect((await dialog().findByRole('alert')).textContent).toBe(refusal.message);
    expect([field('Description').value, field('Distance').value]).toEqual(['Around.', '12']);
    await user.click(dialog().getByRole('button', { name: 'Post Ride' }));
    await waitFor(() => expect(created).toHaveBeenCalledOnce());
    expect(created.mock.calls[0]?.[0].input.ride?.routeId).toBeUndefined();
  });

  test('says that the server was not reached', async () => {
    await openNew();
    const upload = await choose();
    await act(async () => upload.fail());

    expect((await dialog().findByRole('alert')).textContent).toMatch(/could not be uploaded/);
  });

  test('is not even sent where it is too large', async () => {
    await openNew();
    const file = gpx();
    Object.defineProperty(file, 'size', { value: 20 * 2 ** 20 + 1 });
    fireEvent.change(field('Route file'), { target: { files: [file] } });

    expect((await dialog().findByRole('alert')).textContent).toBe('Please choose a file of at most 20 MB.');
    expect(sent).toEqual([]);
  });

  test('with its ride is asked for again, and the ride stays as it was filled in', async () => {
    const refusal = new FaultReply('routeId is not the id of a route of yours', 'BAD_USER_INPUT', 'ride.routeId');
    const { user } = await openNew({ createPost: () => Promise.reject(refusal) });
    fill(ridden);
    await chooseAndRead();
    await user.click(dialog().getByRole('button', { name: 'Post Ride' }));

    expect(await dialog().findByText('This route has expired. Please choose the file again.')).toBeDefined();
    expect(field('Description').value).toBe('Around.');
  });
});

describe('a ride that has a route', () => {
  test('keeps it where nothing is said of it', async () => {
    const { user, server } = await openEdit({ rideRoute: () => routeOfRide(42.713) });
    expect(await dialog().findByText('The route of this ride')).toBeDefined();
    expect(dialog().queryByRole('button', { name: 'Use these figures' })).toBeNull();
    await user.click(dialog().getByRole('button', { name: 'Save Changes' }));

    await screen.findByText('Ride updated successfully!');
    expect(updated.mock.calls[0]?.[0].input.ride?.routeId).toBeUndefined();
    expect(server.requests).toEqual(['Session', 'HomePage', 'RideRoute', 'UpdatePost']);
  });

  test('loses it where it is taken off, and its map is asked for anew', async () => {
    const rideMap = vi.fn<NonNullable<Handlers['rideMap']>>(() => mapOf(routeOf(20)));
    const { user, server } = await openEdit({ rideRoute: () => routeOfRide(42.713), rideMap });
    await user.click(await dialog().findByRole('button', { name: 'Remove route' }));
    await user.click(dialog().getByRole('button', { name: 'Save Changes' }));
    await screen.findByText('Ride updated successfully!');
    expect(updated.mock.calls[0]?.[0].input.ride?.routeId).toBeNull();

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    rideMap.mockReturnValue(mapOf(null));
    await user.click(screen.getByRole('button', { name: 'View Map' }));
    expect(await screen.findByText('No route was added to this ride.')).toBeDefined();
    expect(server.requests.at(-1)).toBe('RideMap');
  });
});
