import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CreatePostMutationVariables, UpdatePostMutationVariables } from '../generated.ts';
import HomePage from '../home/HomePage.tsx';
import type { Handlers } from '../test/fakeServer.ts';
import { FaultReply } from '../test/fakeServer.ts';
import type { SentFile } from '../test/fakeUpload.ts';
import { fakeUpload } from '../test/fakeUpload.ts';
import { paceGroupFormOf, paceGroupOf } from '../test/paceGroupWorld.ts';
import { renderAs } from '../test/renderAs.tsx';
import { routeOfRide } from '../test/routeWorld.ts';
import { uploadedRoute } from '../test/uploadedRoute.ts';
import { authorNamed, feedOf, homeOf, nina, ninaAfter, ridePostOf } from '../test/world.ts';

const own = ridePostOf({ paceGroupCount: 2 }, { author: authorNamed('nina'), viewerCanEdit: true });
const createPost = vi.fn<NonNullable<Handlers['createPost']>>(({ input }: CreatePostMutationVariables) => ({
  createPost: { __typename: 'CreatePostPayload', post: { ...own, id: input.id ?? '' }, viewer: ninaAfter() },
}));
const updatePost = vi.fn<NonNullable<Handlers['updatePost']>>((_variables: UpdatePostMutationVariables) => ({
  updatePost: { __typename: 'UpdatePostPayload', post: own, viewer: ninaAfter() },
}));
const figures = { distance: 42.713, elevation: 3120, hasElevation: true };
const read = uploadedRoute('route-1', figures);

const dialog = () => within(screen.getByRole('dialog'));
const fill = (facts: Record<string, string>) => {
  for (const [label, value] of Object.entries(facts))
    fireEvent.change(dialog().getByLabelText(label), { target: { value } });
};
const homePage = () => homeOf(nina, { feed: feedOf([own]) });

async function open(act: 'Post a Ride' | 'Edit Ride', handlers: Handlers = {}, viewer = nina) {
  const view = renderAs(viewer, <HomePage />, { homePage, createPost, updatePost, ...handlers });
  await view.user.click(await screen.findByRole('button', { name: act === 'Edit Ride' ? 'More' : 'Ride' }));
  if (act === 'Edit Ride') await view.user.click(await screen.findByRole('menuitem', { name: act }));
  await screen.findByRole('dialog', { name: act });
  return view;
}

let sent: SentFile[] = [];
// Loads the lazy parts first, so that no test waits for them.
beforeAll(() =>
  Promise.all([import('./PostRideDialog.tsx'), import('./RideDialogs.tsx'), import('./PaceGroupFields.tsx')]),
);
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  sent = fakeUpload();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

describe('the route of a pace group', () => {
  const group = (letter: string) => within(dialog().getByRole('group', { name: `Group ${letter}` }));
  const chooseFor = async (letter: string) => {
    const count = sent.length;
    fireEvent.change(group(letter).getByLabelText('Route file'), {
      target: { files: [new File(['<gpx/>'], `${letter}.gpx`)] },
    });
    await waitFor(() => expect(sent.length).toBe(count + 1));
    return sent[count];
  };

  test('fills the empty distance in the member’s unit, keeps a typed one, and goes with the ride', async () => {
    const { user } = await open('Post a Ride', {}, { ...nina, unitsPreference: 'METRIC' });
    fill({ Description: 'Around.', Date: '2026-11-29', Time: '09:00', Location: 'Mill Square', Distance: '80' });
    await user.click(dialog().getByRole('button', { name: 'Add Pace Groups' }));
    fireEvent.change(group('A').getByLabelText('Name'), { target: { value: 'Brisk' } });
    const upload = await chooseFor('A');
    expect(dialog().getByRole('button', { name: 'Post Ride' })).toHaveProperty('disabled', true);
    await act(async () => upload?.answer(201, read));
    expect(await group('A').findByText('A.gpx')).toBeDefined();
    expect(group('A').getByLabelText<HTMLInputElement>('Distance').value).toBe('68.74');

    await user.click(dialog().getByRole('button', { name: 'Add a Pace Group' }));
    fireEvent.change(group('B').getByLabelText('Name'), { target: { value: 'Steady' } });
    fireEvent.change(group('B').getByLabelText('Distance'), { target: { value: '50' } });
    await act(async () => (await chooseFor('B'))?.answer(201, { ...read, id: 'route-2' }));
    await group('B').findByText('B.gpx');
    expect(group('B').getByLabelText<HTMLInputElement>('Distance').value).toBe('50');
    await user.click(group('B').getByRole('button', { name: 'Remove route' }));
    expect(document.activeElement).toBe(group('B').getByRole('button', { name: 'Choose File' }));
    await user.click(dialog().getByRole('button', { name: 'Post Ride' }));
    await waitFor(() => expect(createPost).toHaveBeenCalledOnce());
    expect(createPost.mock.calls[0]?.[0].input.ride?.paceGroups).toMatchObject([
      { letter: 'A', routeId: 'route-1', distance: 42.71 },
      { letter: 'B', routeId: null },
    ]);
  });

  test('of a published ride is shown, stays when the group is edited, and an expired one says so', async () => {
    const kept = { __typename: 'RideMap' as const, distance: 31, elevation: 900, hasElevation: true };
    const groups = ['A', 'B'].map((letter) => ({ ...paceGroupOf(letter), map: kept }));
    const { user } = await open('Edit Ride', {
      rideRoute: () => routeOfRide(),
      ridePaceGroupForm: () => paceGroupFormOf(...groups),
    });
    expect(await dialog().findAllByText('The route of this group')).toHaveLength(2);
    fireEvent.change(group('A').getByLabelText('Name'), { target: { value: 'Fast' } });
    await act(async () => (await chooseFor('B'))?.answer(201, read));
    await group('B').findByText('B.gpx');
    updatePost.mockImplementationOnce(() => {
      throw new FaultReply('BAD_USER_INPUT', 'routeId is not yours', 'ride.paceGroups.1.routeId');
    });
    await user.click(dialog().getByRole('button', { name: 'Save Changes' }));
    expect(
      await dialog().findByText('A route of a pace group has expired. Please choose its file again.'),
    ).toBeDefined();
    const [first, second] = updatePost.mock.calls[0]?.[0].input.ride?.paceGroups ?? [];
    expect([first?.name, first && 'routeId' in first, second?.routeId]).toEqual(['Fast', false, 'route-1']);
  });
});

describe('several route files', () => {
  const names = ['A long loop.fit.gz', 'broken.gpx', 'Short.gpx'];
  const files = () => names.map((name) => new File(['x'], name));
  const rows = () =>
    within(dialog().getByRole('group', { name: 'Route files' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  const answerNext = async (count: number, status: number, body: unknown) => {
    await waitFor(() => expect(sent.length).toBe(count));
    await act(async () => sent[count - 1]?.answer(status, body));
  };
  const fault = 'The route file has no points';
  const answerAll = async () => {
    await answerNext(1, 201, read);
    await answerNext(2, 400, { message: fault, code: 'BAD_USER_INPUT' });
    await answerNext(3, 201, { ...uploadedRoute('route-3', { ...figures, distance: 10 }) });
  };

  test('that are chosen at once become pace groups when the rider wants it, and a broken one is named', async () => {
    const { user } = await open('Post a Ride');
    fill({ Description: 'Around.', Date: '2026-11-29', Time: '09:00', Location: 'Mill Square', Distance: '42' });
    const field = within(dialog().getByRole('group', { name: 'Route (GPX, TCX, FIT or KML)' }));
    fireEvent.change(field.getByLabelText('Route file'), { target: { files: files() } });
    await waitFor(() => expect(rows()[0]).toContain('Uploading'));
    expect(dialog().getByRole('button', { name: 'Post Ride' })).toHaveProperty('disabled', true);
    await answerAll();
    expect(rows()).toEqual(['A long loop.fit.gz42.7 mi', `broken.gpx${fault}`, 'Short.gpx10 mi']);
    expect(dialog().getByText('2 of 3 files read.')).toBeDefined();
    await user.click(dialog().getByRole('button', { name: 'Add as 2 Pace Groups' }));
    expect(rows()[1]).toContain(fault);
    await user.click(dialog().getByRole('button', { name: 'Close the list of files' }));
    await user.click(dialog().getByRole('button', { name: 'Post Ride' }));
    await waitFor(() => expect(createPost).toHaveBeenCalledOnce());
    expect(createPost.mock.calls[0]?.[0].input.ride?.paceGroups).toMatchObject([
      { letter: 'A', name: 'A long loop', distance: 42.71, routeId: 'route-1' },
      { letter: 'B', name: 'Short', distance: 10, routeId: 'route-3' },
    ]);
  });

  test('that are dropped do the same, and those beyond four groups are not sent', async () => {
    await open('Edit Ride', {
      ridePaceGroupForm: () =>
        paceGroupFormOf(...['A', 'B', 'C'].map((letter) => ({ ...paceGroupOf(letter), map: null }))),
    });
    await dialog().findByRole('group', { name: 'Group C' });
    const form = dialog().getByRole('group', { name: 'Group C' }).closest('form') as HTMLFormElement;
    fireEvent.drop(form, { dataTransfer: { files: files(), types: ['Files'] } });
    await answerNext(1, 201, read);
    await waitFor(() => expect(rows()[2]).toContain('A ride has at most 4 pace groups: this file was left out.'));
    expect(sent).toHaveLength(1);
    fireEvent.click(dialog().getByRole('button', { name: 'Add as a Pace Group' }));
    expect(within(dialog().getByRole('group', { name: 'Group D' })).getByText('A long loop.fit.gz')).toBeDefined();
  });
});
