import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SetRideParticipationMutation } from '../generated.ts';
import HomePage from '../home/HomePage.tsx';
import type { Handlers } from '../test/fakeServer.ts';
import { FaultReply } from '../test/fakeServer.ts';
import { renderAs } from '../test/renderAs.tsx';
import type { FeedPost } from '../test/world.ts';
import { authorNamed, feedOf, homeOf, nina, rideOf, ridePostOf, summaryOf } from '../test/world.ts';

async function showTo(viewer: typeof nina | null, post: FeedPost, handlers: Handlers = {}) {
  const homePage = () => homeOf(viewer, { feed: feedOf([post]) });
  const view = renderAs(viewer, <HomePage />, { homePage, ...handlers });
  const card = await screen.findByRole('article');
  const facts = () =>
    within(card)
      .getAllByRole('term')
      .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
  return { ...view, card, facts };
}

function participationOf(ride: Partial<NonNullable<FeedPost['ride']>>): SetRideParticipationMutation {
  const { __typename, id, stats } = summaryOf(nina, { weeklyDistance: 102.7 });
  return {
    setRideParticipation: {
      __typename: 'SetRideParticipationPayload',
      ride: rideOf(ride),
      viewer: { __typename, id, stats },
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

describe('the cue sheet', () => {
  test('tells eight facts', async () => {
    const { facts } = await showTo(nina, ridePostOf());

    expect(facts()).toEqual([
      'Distance: 42.7mi',
      'Type: Road',
      'Pace: 15–17mph',
      'Elevation: 3,940ft',
      'Date: Sun, Nov 227:00 AM',
      'Location: Mill Square',
      'Duration: 3h 10m',
      'Visibility: Public',
    ]);
  });

  test('speaks in kilometres to those who ride in them; climbing stays in feet', async () => {
    const { facts } = await showTo({ ...nina, unitsPreference: 'METRIC' }, ridePostOf());

    expect(facts()[0]).toBe('Distance: 68.7km');
    expect(facts()[3]).toBe('Elevation: 3,940ft');
  });

  test('shows a dash for what was not said, and names another year', async () => {
    const ride = { pace: null, location: null, duration: '', date: '2027-01-03', time: null };
    const { facts } = await showTo(nina, ridePostOf(ride));

    expect(facts().slice(2)).toEqual([
      'Pace: –',
      'Elevation: 3,940ft',
      'Date: Sun, Jan 3, 2027',
      'Location: –',
      'Duration: –',
      'Visibility: Public',
    ]);
  });

  test('gives room to a pace of many words', async () => {
    const { card } = await showTo(nina, ridePostOf({ pace: 'Conversational, no drops' }));

    expect(within(card).getByText('Conversational, no drops').hasAttribute('data-long')).toBe(true);
  });
});

describe('joining a ride', () => {
  const faces = (card: HTMLElement) => card.querySelectorAll('[data-avatar]').length - 1;

  test('changes button, count and faces together, before the answer', async () => {
    const answer = Promise.withResolvers<SetRideParticipationMutation>();
    const setRideParticipation = vi.fn(() => answer.promise);
    const { user, card, server } = await showTo(nina, ridePostOf(), { setRideParticipation });
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
    const { user, card } = await showTo(nina, joined, { setRideParticipation: () => answer.promise });
    await user.click(within(card).getByRole('button', { name: 'Leave' }));

    await within(card).findByRole('button', { name: 'Join' });
    expect(within(card).getByText('1 rider')).toBeDefined();
    expect(faces(card)).toBe(0);
    answer.resolve(participationOf({ viewerIsParticipating: false, participantCount: 1 }));
    expect(await screen.findByText("You've left this ride")).toBeDefined();
  });

  test.each([
    [
      'join',
      false,
      () => new FaultReply('Cannot join a ride that has already passed'),
      'Cannot join a ride that has already passed',
    ],
    ['join', false, () => new TypeError('Failed to fetch'), 'Failed to join this ride'],
    ['leave', true, () => new FaultReply('No'), 'Failed to leave this ride'],
  ])('a failure to %s is rolled back and said', async (_verb, viewerIsParticipating, error, text) => {
    const setRideParticipation = () => Promise.reject(error());
    const { user, card } = await showTo(nina, ridePostOf({ viewerIsParticipating }), { setRideParticipation });
    const label = viewerIsParticipating ? 'Leave' : 'Join';
    await user.click(within(card).getByRole('button', { name: label }));

    expect(await screen.findByText(text)).toBeDefined();
    await within(card).findByRole('button', { name: label });
    expect(within(card).getByText('14 riders')).toBeDefined();
  });

  test('is over once the ride is', async () => {
    const { card } = await showTo(nina, ridePostOf({ isCompleted: true, viewerIsParticipating: true }));

    expect(within(card).getByRole('button', { name: 'Ride Completed' })).toHaveProperty('disabled', true);
    expect(within(card).queryByRole('button', { name: 'Leave' })).toBeNull();
  });

  test('asks a visitor to sign in', async () => {
    const { user, card, place, server } = await showTo(null, ridePostOf());
    await user.click(within(card).getByRole('button', { name: 'Join' }));

    expect(await screen.findByText('Please log in to join rides')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(place.path).toBe('/login');
    expect(server.requests).toEqual(['HomePage']);
  });
});
