import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { RideRidersQuery, SetRideParticipationMutation } from '../generated.ts';
import { onRide } from '../test/activities.ts';
import type { Handlers } from '../test/fakeServer.ts';
import { dialog, momentOf, momentsOf, openMoments, shared } from '../test/momentWorld.tsx';
import { peopleOf } from '../test/profileWorld.ts';
import { showRide } from '../test/showRide.tsx';
import { authorNamed, nina, ninaAfter, rideOf, ridePostOf } from '../test/world.ts';

const follows = 'RideActivity {"postId":"ride-1"}';
const personNamed = (name: string) => ({ ...authorNamed(name), displayName: name, viewerIsFollowing: false });
const told = () =>
  dialog()
    .queryAllByRole('article')
    .map((moment) => moment.querySelector('p')?.textContent);

function ridersOf(names: string[]): RideRidersQuery {
  const participants = peopleOf(names.map(personNamed));
  return { post: { __typename: 'Post', id: 'ride-1', ride: { __typename: 'Ride', id: 'ride-of-1', participants } } };
}

async function openRiders(handlers: Handlers) {
  const view = await showRide(nina, ridePostOf({ participantCount: 2 }), handlers);
  await view.user.click(within(view.card).getByRole('button', { name: '2 riders' }));
  await screen.findByRole('dialog', { name: 'Riders' });
  const names = () =>
    within(screen.getByRole('dialog'))
      .queryAllByRole('link')
      .map((link) => link.getAttribute('href')?.replace('/profile/', ''));
  await waitFor(() => expect(names()).toHaveLength(2));
  return { ...view, names };
}

beforeAll(() => Promise.all([import('./RidersDialog.tsx'), import('../moments/MomentsDialog.tsx')]));
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('a ride of the feed is followed while its riders or moments stand open', async () => {
  const { server, user } = await openRiders({ rideRiders: () => ridersOf(['maeve', 'tomasz']) });
  expect(server.followed()).toContain(follows);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(server.followed()).not.toContain(follows));
});

test('who joins is counted, shown and listed, once each, and who leaves is not any more', async () => {
  const rideRiders = vi.fn(() => ridersOf(['maeve', 'tomasz']));
  const { server, names, card } = await openRiders({ rideRiders });
  const nodes = ['maeve', 'tomasz', 'jules'].map(authorNamed);
  const participants = { __typename: 'UserConnection' as const, nodes };
  const jules = personNamed('jules');
  act(() => {
    server.emit(onRide('JOINED', { participant: jules, ride: rideOf({ participantCount: 3, participants }) }));
    server.emit(onRide('JOINED', { participant: jules, ride: rideOf({ participantCount: 3, participants }) }));
  });
  await waitFor(() => expect(names()).toEqual(['maeve', 'tomasz', 'jules']));
  expect(within(card).getByText('3 riders')).toBeDefined();

  const without = { __typename: 'UserConnection' as const, nodes: nodes.slice(0, 1) };
  act(() =>
    server.emit(
      onRide('LEFT', {
        participant: personNamed('tomasz'),
        ride: rideOf({ participantCount: 2, participants: without }),
      }),
    ),
  );
  await waitFor(() => expect(names()).toEqual(['maeve', 'jules']));
  expect(within(card).getByText('2 riders')).toBeDefined();
  expect(rideRiders).toHaveBeenCalledOnce();
});

test('an event between one’s own joining and its answer changes nothing', async () => {
  const answer = Promise.withResolvers<SetRideParticipationMutation>();
  const { server, card, user } = await showRide(nina, ridePostOf(), {
    setRideParticipation: () => answer.promise,
    rideMoments: () => momentsOf([]),
  });
  await user.click(within(card).getByRole('button', { name: 'Moments 3' }));
  await user.keyboard('{Escape}');
  await user.click(within(card).getByRole('button', { name: 'Join' }));
  await within(card).findByText('15 riders');
  const ride = rideOf({ participantCount: 15, viewerIsParticipating: true });
  act(() => server.emit(onRide('JOINED', { participant: personNamed('nina'), ride })));
  expect(within(card).getByText('15 riders')).toBeDefined();

  answer.resolve({
    setRideParticipation: { __typename: 'SetRideParticipationPayload', ride, viewer: ninaAfter() },
  });
  expect(await screen.findByText("You've joined this ride!")).toBeDefined();
  expect(within(card).getByText('15 riders')).toBeDefined();
  expect(within(card).getByRole('button', { name: 'Leave' })).toBeDefined();
});

test('moments come, change and go, and one’s own stands there once', async () => {
  const shareMoment = vi.fn(shared);
  const ride = rideOf({ viewerIsParticipating: true });
  const { server, user } = await openMoments(ridePostOf({ viewerIsParticipating: true }), {
    rideMoments: () => momentsOf([momentOf('1')]),
    shareMoment,
  });
  await dialog().findByText('Moment 1');
  act(() => server.emit(onRide('MOMENT_SHARED', { ride, moment: momentOf('2') })));
  await waitFor(() => expect(told()).toEqual(['Moment 1', 'Moment 2']));
  act(() => server.emit(onRide('MOMENT_CHANGED', { ride, moment: momentOf('1', { description: 'Put right' }) })));
  await dialog().findByText('Put right');

  await user.click(dialog().getByRole('button', { name: 'Capture Moment' }));
  await user.type(dialog().getByLabelText('Description'), 'Mine');
  await user.click(dialog().getByRole('button', { name: 'Share' }));
  await screen.findByText('Moment shared!');
  const id = shareMoment.mock.calls[0]?.[0].input.id ?? '';
  act(() => {
    server.emit(onRide('MOMENT_SHARED', { ride, moment: momentOf(id, { description: 'Mine' }) }));
    server.emit(onRide('MOMENT_DELETED', { ride, deletedMomentId: '1' }));
  });
  await waitFor(() => expect(told()).toEqual(['Moment 2', 'Mine']));
});

test('an edited moment that is not loaded yet is not put into the list', async () => {
  const { server } = await openMoments(ridePostOf(), { rideMoments: () => momentsOf([momentOf('1')], true) });
  await dialog().findByText('Moment 1');
  act(() => server.emit(onRide('MOMENT_CHANGED', { moment: momentOf('99') })));
  await act(async () => {});
  expect(told()).toEqual(['Moment 1']);
});

test('after a gap the lists are read anew, and stand until they have come', async () => {
  const rideMoments = vi.fn(() => momentsOf([momentOf('1')]));
  const { server } = await openMoments(ridePostOf(), { rideMoments });
  await dialog().findByText('Moment 1');
  rideMoments.mockReturnValue(momentsOf([momentOf('2')]));
  act(() => server.emit(onRide('CAUGHT_UP'), true));
  expect(told()).toEqual(['Moment 1']);
  await waitFor(() => expect(told()).toEqual(['Moment 2']));
  expect(rideMoments).toHaveBeenCalledTimes(2);
});
