import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { RideWaitingListQuery, SetRideWaitingMutation } from '../generated.ts';
import { FaultReply } from '../test/fakeServer.ts';
import { showRide } from '../test/showRide.tsx';
import type { FeedPost } from '../test/world.ts';
import { authorNamed, nina, rideOf, ridePostOf, summaryOf } from '../test/world.ts';

type Ride = Partial<NonNullable<FeedPost['ride']>>;
const full: Ride = { places: 14, participantCount: 14, waitingCount: 2 };

function answerOf(ride: Ride): SetRideWaitingMutation {
  const { __typename, id, nextRides } = summaryOf(nina);
  return {
    setRideWaiting: {
      __typename: 'SetRideWaitingPayload',
      ride: rideOf({ ...full, ...ride }),
      viewer: { __typename, id, nextRides },
    },
  };
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('a ride with a maximum', () => {
  test('says how many of its places are taken, and is joined while one is free', async () => {
    const { card } = await showRide(nina, ridePostOf({ places: 15, participantCount: 14 }));
    expect(within(card).getByRole('button', { name: '14 of 15 places' })).toBeDefined();
    expect(within(card).getByRole('button', { name: 'Join' })).toBeDefined();
    expect(within(card).queryByText(/waiting/)).toBeNull();
  });

  test('has a waiting list once it is full, which shows the place before the answer', async () => {
    const answer = Promise.withResolvers<SetRideWaitingMutation>();
    const setRideWaiting = vi.fn(() => answer.promise);
    const { user, card } = await showRide(nina, ridePostOf(full), { setRideWaiting });
    expect(await within(card).findByText('Full · 2 waiting')).toBeDefined();
    expect(within(card).queryByRole('button', { name: 'Join' })).toBeNull();
    await user.click(within(card).getByRole('button', { name: 'Join the waiting list' }));

    expect(await within(card).findByText('Waiting, number 3')).toBeDefined();
    expect(setRideWaiting).toHaveBeenCalledExactlyOnceWith({ postId: 'ride-1', waiting: true });
    answer.resolve(answerOf({ waitingCount: 4, viewerWaitingPosition: 4 }));
    expect(await screen.findByText('You are on the waiting list')).toBeDefined();
    expect(within(card).getByText('Waiting, number 4')).toBeDefined();
  });

  test('gives a place at once that has become free meanwhile', async () => {
    const setRideWaiting = () => answerOf({ viewerIsParticipating: true, waitingCount: 0 });
    const { user, card } = await showRide(nina, ridePostOf(full), { setRideWaiting });
    await user.click(await within(card).findByRole('button', { name: 'Join the waiting list' }));
    expect(await screen.findByText("You've joined this ride!")).toBeDefined();
    expect(within(card).getByRole('button', { name: 'Leave' })).toBeDefined();
  });

  test('lets go who waits', async () => {
    const setRideWaiting = () => answerOf({ waitingCount: 1, viewerWaitingPosition: null });
    const waiting = ridePostOf({ ...full, viewerWaitingPosition: 2 });
    const { user, card } = await showRide(nina, waiting, { setRideWaiting });
    await user.click(await within(card).findByRole('button', { name: 'Leave the waiting list' }));
    expect(await screen.findByText("You've left the waiting list")).toBeDefined();
    expect(within(card).getByText('Full · 1 waiting')).toBeDefined();
  });

  test('rolls a failure back and says it', async () => {
    const setRideWaiting = () => Promise.reject(new FaultReply('Cannot join a ride that is called off'));
    const { user, card } = await showRide(nina, ridePostOf(full), { setRideWaiting });
    await user.click(await within(card).findByRole('button', { name: 'Join the waiting list' }));
    expect(await screen.findByText('Cannot join a ride that is called off')).toBeDefined();
    expect(within(card).getByText('Full · 2 waiting')).toBeDefined();
  });

  test('offers its waiting list when the last place was taken before the press', async () => {
    const message = 'This ride is full. You can join its waiting list.';
    const setRideParticipation = () => Promise.reject(new FaultReply(message, 'CONFLICT'));
    const ride = ridePostOf({ places: 15, participantCount: 14 });
    const { user, card } = await showRide(nina, ride, { setRideParticipation });
    await user.click(within(card).getByRole('button', { name: 'Join' }));
    expect(await screen.findByText(message)).toBeDefined();
    expect(await within(card).findByRole('button', { name: 'Join the waiting list' })).toBeDefined();
  });

  test('asks a visitor to sign in, and has no list once it has passed', async () => {
    const { user, card, unmount } = await showRide(null, ridePostOf(full));
    await user.click(await within(card).findByRole('button', { name: 'Join the waiting list' }));
    expect(await screen.findByText('Please log in to join rides')).toBeDefined();
    unmount();
    const past = await showRide(nina, ridePostOf({ ...full, isCompleted: true }));
    expect(within(past.card).getByRole('button', { name: 'Ride Completed' })).toBeDefined();
    expect(within(past.card).queryByText('Full · 2 waiting')).toBeNull();
  });

  test('shows its author who waits', async () => {
    const people = ['maeve', 'tomasz'].map((name) => ({ ...authorNamed(name), viewerIsFollowing: false }));
    const edges = people.map((node) => ({ __typename: 'UserEdge' as const, cursor: node.id, node }));
    const pageInfo = { __typename: 'PageInfo' as const, hasNextPage: false, endCursor: null };
    const waiting = { __typename: 'UserConnection' as const, edges, pageInfo };
    const rideWaitingList = (): RideWaitingListQuery => ({
      post: { __typename: 'Post', id: 'ride-1', ride: { __typename: 'Ride', id: 'ride-of-1', waiting } },
    });
    const own = ridePostOf({ ...full, viewerIsParticipating: true }, { viewerCanEdit: true });
    const { user, card } = await showRide(nina, own, { rideWaitingList });
    await user.click(await within(card).findByRole('button', { name: 'See who waits' }));
    const dialog = await screen.findByRole('dialog', { name: 'Waiting list' });
    expect(await within(dialog).findAllByRole('listitem')).toHaveLength(2);
    expect(within(card).getByText('Full · 2 waiting')).toBeDefined();
  });
});
