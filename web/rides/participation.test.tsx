import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { RideRidersQuery, SetRideParticipationMutation } from '../generated.ts';
import type { Handlers } from '../test/fakeServer.ts';
import { FaultReply } from '../test/fakeServer.ts';
import { showRide } from '../test/showRide.tsx';
import type { FeedPost } from '../test/world.ts';
import { authorNamed, nina, rideOf, ridePostOf, summaryOf } from '../test/world.ts';

function participationOf(ride: Partial<NonNullable<FeedPost['ride']>>): SetRideParticipationMutation {
  const { __typename, id, stats, nextRides } = summaryOf(nina, { weeklyDistance: 102.7 });
  return {
    setRideParticipation: {
      __typename: 'SetRideParticipationPayload',
      ride: rideOf(ride),
      viewer: { __typename, id, stats, nextRides },
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

describe('joining a ride', () => {
  const faces = (card: HTMLElement) => card.querySelectorAll('[data-avatar]').length - 1;

  test('changes button, count and faces together, before the answer', async () => {
    const answer = Promise.withResolvers<SetRideParticipationMutation>();
    const setRideParticipation = vi.fn(() => answer.promise);
    const { user, card, server } = await showRide(nina, ridePostOf(), { setRideParticipation });
    expect(faces(card)).toBe(2);
    await user.click(within(card).getByRole('button', { name: 'Join' }));

    await within(card).findByRole('button', { name: 'Leave' });
    expect(within(card).getByText('15 riders')).toBeDefined();
    expect(faces(card)).toBe(3);
    expect(setRideParticipation).toHaveBeenCalledExactlyOnceWith({ postId: 'ride-1', participating: true });

    const people = [authorNamed('maeve'), authorNamed('tomasz'), authorNamed('nina'), authorNamed('jules')];
    const participants = { __typename: 'UserConnection' as const, nodes: people };
    answer.resolve(participationOf({ viewerIsParticipating: true, participantCount: 16, participants }));
    expect(await screen.findByText("You've joined this ride!")).toBeDefined();
    await waitFor(() => expect(within(card).getByText('16 riders')).toBeDefined());
    expect(faces(card)).toBe(4);
    expect(screen.getByText('102.7')).toBeDefined();
    expect(server.requests).toEqual(['Session', 'HomePage', 'SetRideParticipation']);
  });

  test('leaving takes it back', async () => {
    const participants = { __typename: 'UserConnection' as const, nodes: [authorNamed('nina')] };
    const joined = ridePostOf({ viewerIsParticipating: true, participantCount: 2, participants });
    const answer = Promise.withResolvers<SetRideParticipationMutation>();
    const { user, card } = await showRide(nina, joined, { setRideParticipation: () => answer.promise });
    await user.click(within(card).getByRole('button', { name: 'Leave' }));

    await within(card).findByRole('button', { name: 'Join' });
    expect(within(card).getByText('1 rider')).toBeDefined();
    expect(faces(card)).toBe(0);
    answer.resolve(participationOf({ viewerIsParticipating: false, participantCount: 1 }));
    expect(await screen.findByText("You've left this ride")).toBeDefined();
  });

  test.each([
    ['join', false, () => new FaultReply('Post not found', 'NOT_FOUND'), 'Post not found'],
    ['join', false, () => new TypeError('Failed to fetch'), 'Failed to join this ride'],
    ['leave', true, () => new FaultReply('No'), 'Failed to leave this ride'],
  ])('a failure to %s is rolled back and said', async (_verb, viewerIsParticipating, error, text) => {
    const setRideParticipation = () => Promise.reject(error());
    const { user, card } = await showRide(nina, ridePostOf({ viewerIsParticipating }), { setRideParticipation });
    const label = viewerIsParticipating ? 'Leave' : 'Join';
    await user.click(within(card).getByRole('button', { name: label }));

    expect(await screen.findByText(text)).toBeDefined();
    await within(card).findByRole('button', { name: label });
    expect(within(card).getByText('14 riders')).toBeDefined();
  });

  test('a ride that the server says has passed is completed here, too', async () => {
    const message = 'Cannot join a ride that has already passed';
    const setRideParticipation = () => Promise.reject(new FaultReply(message));
    const { user, card } = await showRide(nina, ridePostOf(), { setRideParticipation });
    await user.click(within(card).getByRole('button', { name: 'Join' }));

    expect(await screen.findByText(message)).toBeDefined();
    await within(card).findByRole('button', { name: 'Ride Completed' });
    expect(within(card).getByText('14 riders')).toBeDefined();
  });

  test('ends right after twenty quick presses', async () => {
    const setRideParticipation = vi.fn<NonNullable<Handlers['setRideParticipation']>>(({ participating }) =>
      participationOf({ viewerIsParticipating: participating, participantCount: participating ? 15 : 14 }),
    );
    const { card } = await showRide(nina, ridePostOf(), { setRideParticipation });
    const button = within(card).getByRole('button', { name: 'Join' });
    for (let press = 0; press < 20; press += 1) fireEvent.click(button);

    expect(await screen.findByText("You've left this ride")).toBeDefined();
    expect(setRideParticipation.mock.calls.at(-1)?.[0].participating).toBe(false);
    expect(within(card).getByRole('button', { name: 'Join' })).toBe(button);
    expect(within(card).getByText('14 riders')).toBeDefined();
  });

  test('counts what others did while the answer was on its way', async () => {
    const answer = Promise.withResolvers<SetRideParticipationMutation>();
    const { user, card } = await showRide(nina, ridePostOf(), { setRideParticipation: () => answer.promise });
    await user.click(within(card).getByRole('button', { name: 'Join' }));
    await within(card).findByText('15 riders');

    answer.resolve(participationOf({ viewerIsParticipating: true, participantCount: 21 }));
    expect(await screen.findByText("You've joined this ride!")).toBeDefined();
    expect(within(card).getByText('21 riders')).toBeDefined();
  });

  test('keeps the focus on the button, so that the next key undoes it', async () => {
    const setRideParticipation = () => participationOf({ viewerIsParticipating: true, participantCount: 15 });
    const { user, card } = await showRide(nina, ridePostOf(), { setRideParticipation });
    within(card).getByRole('button', { name: 'Join' }).focus();
    await user.keyboard('{Enter}');

    expect(document.activeElement).toBe(await within(card).findByRole('button', { name: 'Leave' }));
  });

  test('is over once the start has passed, whatever was said when the page loaded', async () => {
    const { card } = await showRide(nina, ridePostOf({ startsAt: '2026-11-21T11:59:59.000Z', isCompleted: false }));

    expect(within(card).getByRole('button', { name: 'Ride Completed' })).toHaveProperty('disabled', true);
  });

  test('is over once the ride is', async () => {
    const { card } = await showRide(nina, ridePostOf({ isCompleted: true, viewerIsParticipating: true }));

    expect(within(card).getByRole('button', { name: 'Ride Completed' })).toHaveProperty('disabled', true);
    expect(within(card).queryByRole('button', { name: 'Leave' })).toBeNull();
  });

  test('asks a visitor to sign in', async () => {
    const { user, card, place, server } = await showRide(null, ridePostOf());
    await user.click(within(card).getByRole('button', { name: 'Join' }));

    expect(await screen.findByText('Please log in to join rides')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(place.path).toBe('/login');
    expect(server.requests).toEqual(['HomePage']);
  });
});

describe('the riders', () => {
  function ridersOf(names: readonly string[], hasNextPage = false): RideRidersQuery {
    const edges = names.map((name) => ({
      __typename: 'UserEdge' as const,
      cursor: name,
      node: { ...authorNamed(name), displayName: name.toUpperCase(), viewerIsFollowing: false },
    }));
    const endCursor = names.at(-1) ?? null;
    const pageInfo = { __typename: 'PageInfo' as const, hasNextPage, endCursor };
    const participants = { __typename: 'UserConnection' as const, edges, pageInfo };
    return { post: { __typename: 'Post', id: 'ride-1', ride: { __typename: 'Ride', id: 'ride-of-1', participants } } };
  }

  test('are listed page by page, each leading to their profile', async () => {
    const rideRiders = vi.fn<NonNullable<Handlers['rideRiders']>>(({ after }) =>
      after ? ridersOf(['jules']) : ridersOf(['maeve', 'tomasz'], true),
    );
    const { user, card, place } = await showRide(nina, ridePostOf(), { rideRiders });
    await user.click(within(card).getByRole('button', { name: '14 riders' }));
    await user.click(await screen.findByRole('button', { name: 'Show more' }));

    const last = await screen.findByRole('link', { name: /jules/ });
    expect(within(screen.getByRole('dialog')).getAllByRole('listitem')).toHaveLength(3);
    expect(rideRiders.mock.calls.map(([variables]) => variables.after)).toEqual([undefined, 'tomasz']);
    await user.click(last);
    expect(place.path).toBe('/profile/jules');
  });

  test('are asked for again after the viewer has joined', async () => {
    const rideRiders = vi.fn<NonNullable<Handlers['rideRiders']>>(() => ridersOf(['maeve']));
    const setRideParticipation = () => participationOf({ viewerIsParticipating: true, participantCount: 15 });
    const { user, card, server } = await showRide(nina, ridePostOf(), { rideRiders, setRideParticipation });
    await user.click(within(card).getByRole('button', { name: '14 riders' }));
    await screen.findByRole('link', { name: /maeve/ });
    await user.keyboard('{Escape}');
    rideRiders.mockReturnValue(ridersOf(['maeve', 'nina']));
    await user.click(await within(card).findByRole('button', { name: 'Join' }));
    await screen.findByText("You've joined this ride!");
    await user.click(within(card).getByRole('button', { name: '15 riders' }));

    expect(await screen.findByRole('link', { name: /nina/ })).toBeDefined();
    const asked = ['Session', 'HomePage', 'RideRiders', 'SetRideParticipation', 'RideRiders'];
    expect(server.requests).toEqual(asked);
  });

  test('that cannot be had are asked for again on demand', async () => {
    const rideRiders = vi.fn<NonNullable<Handlers['rideRiders']>>(() => Promise.reject(new TypeError('Offline')));
    const { user, card } = await showRide(nina, ridePostOf(), { rideRiders });
    await user.click(within(card).getByRole('button', { name: '14 riders' }));
    const again = await screen.findByRole('button', { name: 'Try again' });
    rideRiders.mockReturnValue(ridersOf(['maeve']));
    await user.click(again);

    expect(await screen.findByRole('link', { name: /maeve/ })).toBeDefined();
  });
});
