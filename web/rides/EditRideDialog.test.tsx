import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { UpdatePostMutation, UpdatePostMutationVariables } from '../generated.ts';
import HomePage from '../home/HomePage.tsx';
import { distanceFault } from '../lib/unitEntry.ts';
import type { Handlers } from '../test/fakeServer.ts';
import { FaultReply } from '../test/fakeServer.ts';
import { renderAs } from '../test/renderAs.tsx';
import { routeOfRide } from '../test/routeWorld.ts';
import type { FeedPost } from '../test/world.ts';
import { authorNamed, feedOf, homeOf, nina, ninaAfter, photoOf, ridePostOf } from '../test/world.ts';

type UpdatePost = NonNullable<Handlers['updatePost']>;

const own = { author: authorNamed('nina'), viewerCanEdit: true, content: 'Up the old pass.' };

async function openDialog(post: FeedPost, handlers: Handlers = {}, viewer = nina) {
  const view = renderAs(viewer, <HomePage />, {
    homePage: () => homeOf(viewer, { feed: feedOf([post]) }),
    rideRoute: () => routeOfRide(),
    ...handlers,
  });
  await view.user.click(await screen.findByRole('button', { name: 'More' }));
  await view.user.click(await screen.findByRole('menuitem', { name: 'Edit Ride' }));
  await screen.findByRole('dialog', { name: 'Edit Ride' });
  return view;
}

const dialog = () => within(screen.getByRole('dialog'));
const field = (label: string) => dialog().getByLabelText(label);
const save = () => dialog().getByRole('button', { name: 'Save Changes' });
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });

function saved({ input }: UpdatePostMutationVariables): UpdatePostMutation {
  const post = ridePostOf({ distance: input.ride?.distance ?? 0 }, { ...own, content: input.content ?? '' });
  return { updatePost: { __typename: 'UpdatePostPayload', post, viewer: ninaAfter() } };
}

// Loads the dialog first, so that no test waits for it.
beforeAll(() => import('./RideDialogs.tsx'));
beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

describe('Edit Ride', () => {
  test('begins with what the ride says', async () => {
    await openDialog(ridePostOf({ type: 'mtb', elevation: 0, pace: null }, own));

    const values = ['Description', 'Date', 'Time', 'Duration', 'Distance', 'Elevation', 'Pace', 'Location'].map(
      (label) => (field(label) as HTMLInputElement).value,
    );
    expect(values).toEqual(['Up the old pass.', '2026-11-22', '07:00', '3h 10m', '42.7', '', '', 'Mill Square']);
    expect(dialog().getByRole('radio', { name: 'Mountain' }).getAttribute('aria-checked')).toBe('true');
  });

  test('keeps the figures of a ride as they are, whatever the units of its author', async () => {
    const updatePost = vi.fn<UpdatePost>(saved);
    const metric = { ...nina, unitsPreference: 'METRIC' as const };
    const { user } = await openDialog(ridePostOf({ elevation: 1235 }, own), { updatePost }, metric);
    expect([field('Distance'), field('Elevation')].map((input) => (input as HTMLInputElement).value)).toEqual([
      '68.72',
      '376',
    ]);
    await user.click(save());

    await waitFor(() =>
      expect(updatePost.mock.calls[0]?.[0].input.ride).toMatchObject({ distance: 42.7, elevation: 1235 }),
    );
  });

  test('names the limits of numbers in the units of its author', async () => {
    const fields = ['ride.distance', 'ride.paceGroups.0.distance'];
    const updatePost = () => {
      throw new FaultReply(distanceFault, 'BAD_USER_INPUT', fields.shift());
    };
    const metric = { ...nina, unitsPreference: 'METRIC' as const };
    const { user } = await openDialog(ridePostOf({}, own), { updatePost }, metric);
    const shown = 'distance must be a number of kilometers from 0 to 160,934';
    await user.click(save());
    expect(await dialog().findByText(shown)).toBeDefined();
    expect(document.activeElement).toBe(field('Distance'));
    await user.click(dialog().getByRole('button', { name: 'Add Pace Groups' }));
    fireEvent.change(await dialog().findByLabelText('Name'), { target: { value: 'Brisk' } });
    fireEvent.change(dialog().getAllByLabelText('Distance')[1] as HTMLElement, { target: { value: '200000' } });
    await user.click(save());
    expect((await dialog().findByRole('alert')).textContent).toBe(shown);
  });

  test('saves a ride of no distance as it is', async () => {
    const updatePost = vi.fn<UpdatePost>(saved);
    const { user } = await openDialog(ridePostOf({ distance: 0 }, own), { updatePost });
    expect(field('Distance')).toHaveProperty('value', '0');
    await user.click(save());

    await waitFor(() => expect(updatePost.mock.calls[0]?.[0].input.ride?.distance).toBe(0));
  });

  test('keeps a type of its author’s own on offer', async () => {
    await openDialog(ridePostOf({ type: 'cyclo-cross' }, own));

    expect(dialog().getByRole('radio', { name: 'cyclo-cross' }).getAttribute('aria-checked')).toBe('true');
    expect(dialog().getAllByRole('radio')).toHaveLength(5);
  });

  test('saves on the clocks of the ride, shows the change, and asks for nothing but the route', async () => {
    const updatePost = vi.fn<UpdatePost>(saved);
    const { user, server } = await openDialog(ridePostOf({ timeZone: 'Asia/Tokyo' }, own), { updatePost });
    type('Distance', '50');
    type('Location', '');
    await user.click(save());

    expect(await screen.findByText('Ride updated successfully!')).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('article').textContent).toContain('Distance50mi');
    expect(updatePost.mock.calls[0]?.[0].input).toEqual({
      postId: 'ride-1',
      content: 'Up the old pass.',
      mediaUrls: undefined,
      privacy: undefined,
      ride: {
        type: 'road',
        date: '2026-11-22',
        time: '07:00',
        timeZone: 'Asia/Tokyo',
        distance: 50,
        elevation: 3940,
        duration: '3h 10m',
        pace: '15–17 mph',
        location: '',
        places: null,
        difficulty: null,
        surface: null,
        noDrop: null,
        needsLights: false,
        paceMin: null,
        paceMax: null,
      },
    });
    expect(server.requests).toEqual(['Session', 'HomePage', 'RideRoute', 'UpdatePost']);
  });

  test.each(['Distance', 'Date', 'Time'])('needs a %s', async (label) => {
    const { user, server } = await openDialog(ridePostOf({}, own));
    type(label, '');
    await user.click(save());

    expect(await screen.findByText('Missing Information')).toBeDefined();
    expect(screen.getByText('Please fill in all required fields (distance, date, time).')).toBeDefined();
    expect(document.activeElement).toBe(field(label));
    expect(server.requests).not.toContain('UpdatePost');
  });

  test('says that it failed, and keeps what was typed', async () => {
    const { user } = await openDialog(ridePostOf({}, own), {
      updatePost: () => Promise.reject(new TypeError('Failed to fetch')),
    });
    type('Pace', 'easy');
    await user.click(save());

    expect(await screen.findByText('Failed to update ride. Please try again.')).toBeDefined();
    expect(field('Pace')).toHaveProperty('value', 'easy');
  });

  test('gives up what was typed on Cancel', async () => {
    const { user } = await openDialog(ridePostOf({}, own));
    type('Pace', 'easy');
    await user.click(dialog().getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit Ride' }));
    await screen.findByRole('dialog');
    expect(field('Pace')).toHaveProperty('value', '15–17 mph');
  });

  test('changes the audience, and takes the photo away', async () => {
    const updatePost = vi.fn<UpdatePost>(saved);
    const { user } = await openDialog(ridePostOf({}, { ...own, pictures: [photoOf('/media/a.webp')] }), { updatePost });
    await user.click(dialog().getByRole('button', { name: 'Remove photo' }));
    await user.click(dialog().getByRole('combobox', { name: 'Visibility' }));
    await user.click(await screen.findByRole('option', { name: 'Private' }));
    await user.click(save());

    await waitFor(() =>
      expect(updatePost.mock.calls[0]?.[0].input).toMatchObject({ privacy: 'PRIVATE', mediaUrls: [] }),
    );
  });
});
