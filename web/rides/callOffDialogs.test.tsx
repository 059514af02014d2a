import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CallOffRideMutationVariables } from '../generated.ts';
import type { Handlers } from '../test/fakeServer.ts';
import { FaultReply } from '../test/fakeServer.ts';
import { showRide } from '../test/showRide.tsx';
import { authorNamed, nina, ridePostOf } from '../test/world.ts';

const own = { author: authorNamed('nina'), viewerCanEdit: true, content: 'Up the old pass.' };
const off = { calledOffAt: '2026-11-20T08:00:00.000Z', calledOffReason: 'Ice on the roads' };
const rideWith = (changes: object) => {
  const { ride } = ridePostOf(changes, own);
  if (!ride) throw new Error('The post has no ride');
  return ride;
};
const callOffRide = vi.fn<NonNullable<Handlers['callOffRide']>>(({ input }: CallOffRideMutationVariables) => ({
  callOffRide: { __typename: 'CallOffRidePayload', ride: rideWith({ ...off, calledOffReason: input.reason }) },
}));
const putRideOnAgain = vi.fn<NonNullable<Handlers['putRideOnAgain']>>(() => ({
  putRideOnAgain: { __typename: 'CallOffRidePayload', ride: rideWith({}) },
}));

async function openMenu(ride: object, handlers: Handlers = {}) {
  const view = await showRide(nina, ridePostOf(ride, own), { callOffRide, putRideOnAgain, ...handlers });
  await view.user.click(within(view.card).getByRole('button', { name: 'More' }));
  await screen.findByRole('menu');
  const choose = async (name: string) => view.user.click(screen.getByRole('menuitem', { name }));
  return { ...view, choose };
}
const items = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);

// Loads the dialogs first, so that no test waits for them.
beforeAll(() => import('./RideDialogs.tsx'));
beforeEach(() => {
  vi.clearAllMocks();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('the author', () => {
  test('calls the ride off with a reason, and takes it back at once', async () => {
    const { user, card, choose } = await openMenu({});
    expect(items()).toContain('Call Off Ride');
    expect(items()).not.toContain('Put On Again');
    await choose('Call Off Ride');
    const dialog = within(await screen.findByRole('dialog', { name: 'Call off this ride?' }));
    await user.click(dialog.getByRole('button', { name: 'Call Off' }));
    expect(dialog.getByText('Please say why the ride is called off')).toBeDefined();
    expect(callOffRide).not.toHaveBeenCalled();

    await user.type(dialog.getByLabelText('Reason'), '  Ice on the roads ');
    await user.click(dialog.getByRole('button', { name: 'Call Off' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(callOffRide).toHaveBeenCalledWith({ input: { postId: 'ride-1', reason: 'Ice on the roads' } });
    expect(within(card).getByText('Called off: Ice on the roads')).toBeDefined();
    expect(within(card).getByText('Sun, Nov 22', { exact: false }).closest('del')).not.toBeNull();

    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('The ride is on again')).toBeDefined();
    expect(within(card).queryByText(/Called off/)).toBeNull();
  });

  test('reads which date of a series it is', async () => {
    const series = { __typename: 'RideSeries', id: 'series-1', rule: 'FREQ=WEEKLY;BYDAY=SU;COUNT=4' };
    const { choose } = await openMenu({ series });
    await choose('Call Off Ride');
    const dialog = await screen.findByRole('dialog', { name: 'Call off this ride?' });
    expect(dialog.textContent).toContain('Only Sun, Nov 22. The other dates stay as they are.');
  });

  test('ends a series whose dates nobody has joined, and chooses what becomes of those with riders', async () => {
    const series = { __typename: 'RideSeries' as const, id: 'series-1', rule: 'FREQ=WEEKLY;BYDAY=SU;COUNT=3' };
    const dateOf = (id: string, startsAt: string, participantCount: number) => ({
      __typename: 'Ride' as const,
      ...{ id, startsAt, participantCount, viewerIsParticipating: true, waitingCount: 0 },
    });
    const datesWith = (riders: number) => [
      dateOf('earlier', '2099-11-15T07:00:00.000Z', 9),
      dateOf('ride-of-1', '2099-11-22T07:00:00.000Z', 1),
      dateOf('later', '2099-11-29T07:00:00.000Z', riders),
    ];
    let riders = 1;
    const ofRide = { __typename: 'Ride' as const, id: 'ride-of-1', startsAt: '2099-11-22T07:00:00.000Z' };
    const seriesEnd = () => ({
      post: {
        __typename: 'Post' as const,
        id: 'ride-1',
        ride: { ...ofRide, series: { __typename: 'RideSeries' as const, id: 'series-1', dates: datesWith(riders) } },
      },
    });
    const endSeries = vi.fn<NonNullable<Handlers['endSeries']>>(() => {
      throw new FaultReply('Post not found', 'NOT_FOUND');
    });
    const { user, choose, card } = await openMenu({ series }, { seriesEnd, endSeries });
    await choose('End Series');
    const question = within(await screen.findByRole('alertdialog', { name: 'End this series?' }));
    await user.click(question.getByRole('button', { name: 'End Series' }));
    await waitFor(() => expect(endSeries).toHaveBeenLastCalledWith({ postId: 'ride-1', joinedDates: 'KEEP' }));
    await user.click(question.getByRole('button', { name: 'Cancel' }));

    riders = 4;
    await user.click(within(card).getByRole('button', { name: 'More' }));
    await choose('End Series');
    const dialog = within(await screen.findByRole('dialog', { name: 'End this series?' }));
    expect(dialog.getByText(/^Riders have joined 1 of the 2 dates/)).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'End Series' }));
    expect(dialog.getByText('Please say why the dates are called off')).toBeDefined();
    await user.type(dialog.getByLabelText('Reason'), ' We move ');
    await user.click(dialog.getByRole('button', { name: 'End Series' }));
    const variables = { postId: 'ride-1', joinedDates: 'CALL_OFF', reason: 'We move' };
    await waitFor(() => expect(endSeries).toHaveBeenLastCalledWith(variables));
    await user.click(dialog.getByRole('combobox', { name: 'Dates with riders' }));
    await user.click(await screen.findByRole('option', { name: 'Delete them too' }));
    await user.click(dialog.getByRole('button', { name: 'End Series' }));
    await waitFor(() => expect(endSeries).toHaveBeenLastCalledWith({ postId: 'ride-1', joinedDates: 'DELETE' }));
  });

  test('keeps the words of a reason that does not arrive', async () => {
    const refuse = () => {
      throw new FaultReply('Cannot call off a ride that has already started, or put it on again', 'BAD_USER_INPUT');
    };
    const { user, choose } = await openMenu({}, { callOffRide: refuse });
    await choose('Call Off Ride');
    const dialog = within(await screen.findByRole('dialog', { name: 'Call off this ride?' }));
    await user.type(dialog.getByLabelText('Reason'), 'Ice');
    await user.click(dialog.getByRole('button', { name: 'Call Off' }));
    expect(await screen.findByText(/already started/)).toBeDefined();
    expect(dialog.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('Ice');
  });

  test('puts the ride on again after a question', async () => {
    const { user, card, choose } = await openMenu(off);
    expect(items()).not.toContain('Call Off Ride');
    await choose('Put On Again');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Put this ride on again?' }));
    await user.click(dialog.getByRole('button', { name: 'Put On Again' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(putRideOnAgain).toHaveBeenCalledWith({ postId: 'ride-1' });
    expect(within(card).queryByText(/Called off/)).toBeNull();
  });

  test('is asked to call off a ride with participants before deleting it', async () => {
    const { user, choose } = await openMenu({ participantCount: 3 });
    await choose('Delete Ride');
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete this ride?' }));
    expect(question.getByText(/those who joined still see it/)).toBeDefined();
    await user.click(question.getByRole('button', { name: 'Call Off Instead' }));
    expect(await screen.findByRole('dialog', { name: 'Call off this ride?' })).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  test.each([
    ['nobody else has joined', { participantCount: 1 }],
    ['is called off', { ...off, participantCount: 3 }],
    ['has started', { startsAt: '2020-11-22T07:00:00.000Z', isCompleted: true, participantCount: 3 }],
  ])('only deletes a ride that %s', async (_case, ride) => {
    const { choose } = await openMenu(ride);
    await choose('Delete Ride');
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete this ride?' }));
    expect(question.queryByRole('button', { name: 'Call Off Instead' })).toBeNull();
  });

  test('cannot call off a ride that has started, or put it on again', async () => {
    await openMenu({ ...off, startsAt: '2020-11-22T07:00:00.000Z', isCompleted: true });
    expect(items()).not.toContain('Call Off Ride');
    expect(items()).not.toContain('Put On Again');
  });
});

describe('a rider', () => {
  test('sees why, and can leave but not join', async () => {
    const { card } = await showRide(nina, ridePostOf(off));
    expect(within(card).getByText('Called off: Ice on the roads')).toBeDefined();
    expect(within(card).getByRole<HTMLButtonElement>('button', { name: 'Called Off' }).disabled).toBe(true);
    expect(within(card).queryByRole('button', { name: 'Join' })).toBeNull();
  });

  test('who takes part can leave', async () => {
    const { card } = await showRide(nina, ridePostOf({ ...off, viewerIsParticipating: true }));
    expect(within(card).getByRole('button', { name: 'Leave' })).toBeDefined();
  });
});
