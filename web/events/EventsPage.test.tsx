import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { EventCardFragment, EventsPageQuery, SetEventRegistrationMutation } from '../generated.ts';
import { eventCard, pageOf } from '../test/discovery.ts';
import type { Handlers } from '../test/fakeServer.ts';
import { FaultReply } from '../test/fakeServer.ts';
import { renderAs } from '../test/renderAs.tsx';
import { nina } from '../test/world.ts';
import EventsPage from './EventsPage.tsx';

function answer(events: readonly EventCardFragment[], hasNextPage = false): EventsPageQuery {
  return { events: pageOf('EventConnection', events, hasNextPage) };
}

function placesOf(event: EventCardFragment) {
  const { __typename, id, startsAt, endsAt, participantCount, maxParticipants } = event;
  const { isFull, viewerIsRegistered, calledOffReason } = event;
  const times = { __typename, id, startsAt, endsAt, participantCount, maxParticipants };
  return { ...times, isFull, viewerIsRegistered, calledOffReason };
}

function settled(event: EventCardFragment): SetEventRegistrationMutation {
  const participants = { __typename: 'UserConnection' as const, nodes: [] };
  return {
    setEventRegistration: { __typename: 'SetEventRegistrationPayload', event: { ...placesOf(event), participants } },
  };
}

function showTo(viewer: typeof nina | null, events: readonly EventCardFragment[], handlers: Handlers = {}) {
  return renderAs(viewer, <EventsPage />, { eventsPage: () => answer(events), ...handlers }, { path: '/events' });
}

const card = (name: string) => within(screen.getByRole('article', { name }));
const titles = () => screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const toast = (text: string) => screen.findByText(text, { selector: '[data-state] *' });
const ride = eventCard('River Ride');
const lastPlace = eventCard('Last Place', { participantCount: 9, maxParticipants: 10 });
const full = eventCard('Full House', { participantCount: 10, maxParticipants: 10, isFull: true });

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

describe('an event', () => {
  test('tells its day, its time of 12 hours, its place, its length and its seats', async () => {
    const { container, server } = showTo(nina, [ride]);
    await screen.findByText('River Ride');

    await waitFor(() => expect(document.title).toBe('Events · Cycle Chat'));
    const time = container.querySelector('time');
    expect(time?.textContent).toBe('Dec 5, 2026, Saturday, 6:30 PM');
    expect(time?.getAttribute('datetime')).toBe(ride.startsAt);
    expect(card('River Ride').getByText('Mill Square')).toBeDefined();
    expect(card('River Ride').getByText('28 mi')).toBeDefined();
    expect(card('River Ride').getByText('Facts about River Ride.')).toBeDefined();
    expect(card('River Ride').getByText('12').parentElement?.textContent).toBe('12/40 participants');
    expect(within(container).getByText('Dec')).toBeDefined();
    expect(server.requests).toEqual(['Session', 'EventsPage']);
  });

  test('leads to its page by one link over the whole card', async () => {
    const { user, place } = showTo(nina, [ride]);
    await screen.findByText('River Ride');
    expect(card('River Ride').getAllByRole('link')).toHaveLength(1);
    await user.click(card('River Ride').getByRole('link', { name: 'River Ride' }));
    expect(place.path).toBe(`/events/${ride.id}`);
  });

  test('is measured in kilometres for those who ride in them, and not at all where nothing is ridden', async () => {
    const events = [ride, eventCard('Sitting', { distance: 0 }), eventCard('Standing', { distance: null })];
    const { container } = showTo({ ...nina, unitsPreference: 'METRIC' }, events);

    expect(await screen.findByText('45.1 km')).toBeDefined();
    expect(container.textContent).not.toMatch(/ mi\b/);
    expect(container.textContent?.match(/ km/g)).toHaveLength(1);
  });

  test.each([
    ['WORKSHOP', 'Workshop'],
    ['MOUNTAIN_BIKE', 'Mountain Bike'],
    ['TRAINING', 'Training'],
    ['GROUP_RIDE', 'Group Ride'],
  ] as const)('of the type %s says so to those who listen', async (type, word) => {
    showTo(null, [eventCard('Something', { type })]);

    expect(await screen.findByText(word)).toBeDefined();
  });

  test.each([
    ['easy', 'Easy', 'easy'],
    ['beginner', 'Beginner', 'easy'],
    ['medium', 'Medium', 'medium'],
    ['intermediate', 'Intermediate', 'medium'],
    ['hard', 'Hard', 'hard'],
    ['advanced', 'Advanced', 'hard'],
    ['brutal', 'Brutal', 'neutral'],
  ])('that is %s has its badge', async (difficulty, word, tone) => {
    showTo(null, [eventCard('Something', { difficulty })]);

    expect((await screen.findByText(word)).getAttribute('data-tone')).toBe(tone);
  });

  test('without a limit counts who takes part', async () => {
    showTo(nina, [eventCard('Open', { maxParticipants: null, participantCount: 1 })]);
    await screen.findByText('Open');

    expect(card('Open').getByText('1').parentElement?.textContent).toBe('1 participant');
  });
});

describe('the button', () => {
  test('reads Full and is disabled when full, but Joined for who holds a place', async () => {
    const mine = { ...full, id: 'mine', title: 'My Place', viewerIsRegistered: true };
    showTo(nina, [full, mine]);
    await screen.findByText('Full House');

    expect(card('Full House').getByRole('button', { name: 'Full' })).toHaveProperty('disabled', true);
    expect(card('My Place').getByRole('button', { name: 'Joined' })).toHaveProperty('disabled', false);
  });

  test('is gone for an event that is called off, save for leaving it; the card says why', async () => {
    const off = { calledOffReason: 'Ice on the pier' };
    showTo(nina, [eventCard('Off', off), eventCard('Held', { ...off, viewerIsRegistered: true })]);
    expect(await screen.findAllByText('Called off: Ice on the pier')).toHaveLength(2);
    expect(card('Off').getByRole('link').querySelector('del')?.textContent).toBe('Off');
    expect(card('Off').getByText('Called off')).toBeDefined();
    expect(card('Off').queryByRole('button')).toBeNull();
    expect(card('Held').getByRole('button', { name: 'Joined' })).toBeDefined();
  });

  test('is gone once an event is past or under way, save for leaving one that goes on', async () => {
    const past = eventCard('Over', {}, -30);
    const pastMine = eventCard('Was There', { viewerIsRegistered: true }, -30);
    const running = eventCard('On Now', {}, -1);
    const runningMine = eventCard('Riding', { viewerIsRegistered: true }, -1);
    const { container } = showTo(nina, [running, runningMine, past, pastMine]);
    await screen.findByText('Over');

    expect(card('Over').queryByRole('button')).toBeNull();
    expect(card('Over').getByText('Past event')).toBeDefined();
    expect(card('Was There').queryByRole('button')).toBeNull();
    expect(card('Was There').getByText('Joined')).toBeDefined();
    expect(card('On Now').getByText('Already started')).toBeDefined();
    expect(card('Riding').getByRole('button', { name: 'Joined' })).toBeDefined();
    expect(container.querySelectorAll('[data-past]')).toHaveLength(2);
  });

  test('joins: button, count and places change at once, and settle on what the server says', async () => {
    const reply = Promise.withResolvers<SetEventRegistrationMutation>();
    const setEventRegistration = vi.fn(() => reply.promise);
    const { user, server } = showTo(nina, [lastPlace], { setEventRegistration });
    await user.click(await screen.findByRole('button', { name: 'Join Event' }));
    expect(card('Last Place').getByRole('button', { name: 'Joined' })).toBeDefined();
    expect(card('Last Place').getByText('10')).toBeDefined();

    reply.resolve(settled({ ...lastPlace, viewerIsRegistered: true, participantCount: 8, maxParticipants: 10 }));
    expect(await toast("You've joined this event!")).toBeDefined();
    expect(card('Last Place').getByText('8')).toBeDefined();
    expect(setEventRegistration).toHaveBeenCalledExactlyOnceWith({ eventId: lastPlace.id, registered: true });
    expect(server.requests).toEqual(['Session', 'EventsPage', 'SetEventRegistration']);
  });

  test('leaves when pressed again, which frees the place of a full event', async () => {
    const mine = { ...full, viewerIsRegistered: true };
    const setEventRegistration = vi.fn(() => settled({ ...full, participantCount: 9, isFull: false }));
    const { user } = showTo(nina, [mine], { setEventRegistration });
    await user.click(await screen.findByRole('button', { name: 'Joined' }));

    expect(await toast("You've left this event")).toBeDefined();
    expect(setEventRegistration).toHaveBeenCalledExactlyOnceWith({ eventId: full.id, registered: false });
    expect(card('Full House').getByRole('button', { name: 'Join Event' })).toBeDefined();
    expect(card('Full House').getByText('9')).toBeDefined();
  });

  test('pressed quickly ends where the last press left it, one request at a time', async () => {
    const first = Promise.withResolvers<SetEventRegistrationMutation>();
    const setEventRegistration = vi
      .fn<NonNullable<Handlers['setEventRegistration']>>()
      .mockReturnValueOnce(first.promise)
      .mockImplementation(() => settled(ride));
    const { user } = showTo(nina, [ride], { setEventRegistration });
    await user.click(await screen.findByRole('button', { name: 'Join Event' }));
    await user.click(screen.getByRole('button', { name: 'Joined' }));
    expect(card('River Ride').getByText('12')).toBeDefined();
    expect(setEventRegistration).toHaveBeenCalledOnce();

    first.resolve(settled({ ...ride, participantCount: 13, viewerIsRegistered: true }));
    expect(await toast("You've left this event")).toBeDefined();
    expect(setEventRegistration).toHaveBeenCalledTimes(2);
    expect(card('River Ride').getByRole('button', { name: 'Join Event' })).toBeDefined();
  });

  test('says that the event is full when others were quicker, and the card follows', async () => {
    const taken = { ...lastPlace, participantCount: 10, isFull: true };
    const { user, server } = showTo(nina, [lastPlace], {
      setEventRegistration: () => {
        throw new FaultReply('Event is full', 'CONFLICT');
      },
      eventPlacesLeft: () => ({ event: placesOf(taken) }),
    });
    await user.click(await screen.findByRole('button', { name: 'Join Event' }));

    expect(await toast('Event is full')).toBeDefined();
    expect(card('Last Place').getByRole('button', { name: 'Full' })).toHaveProperty('disabled', true);
    expect(card('Last Place').getByText('10').parentElement?.textContent).toBe('10/10 participants');
    expect(server.requests).toEqual(['Session', 'EventsPage', 'SetEventRegistration', 'EventPlacesLeft']);
  });

  test.each([
    ['joining', ride, 'Join Event', 'Failed to join this event'],
    ['leaving', { ...ride, viewerIsRegistered: true }, 'Joined', 'Failed to leave this event'],
  ])('rolls %s back when the server cannot be reached', async (_verb, event, label, words) => {
    const setEventRegistration = () => Promise.reject(new TypeError('Failed to fetch'));
    const { user } = showTo(nina, [event], { setEventRegistration });
    await user.click(await screen.findByRole('button', { name: label }));

    expect(await toast(words)).toBeDefined();
    await waitFor(() => expect(card('River Ride').getByText('12')).toBeDefined());
    expect(card('River Ride').getByRole('button', { name: label })).toBeDefined();
  });

  test('asks a visitor to sign in', async () => {
    const { user, server, place } = showTo(null, [ride]);
    await user.click(await screen.findByRole('button', { name: 'Join Event' }));
    expect(await toast('Please log in to join events')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Sign in' }));

    expect(place.path).toBe('/login');
    expect(server.requests).toEqual(['EventsPage']);
  });
});

describe('the list', () => {
  test('says when there are none', async () => {
    showTo(nina, []);
    expect(screen.getByText('Loading...')).toBeDefined();
    expect(await screen.findByText('No events yet')).toBeDefined();
  });

  test('goes on page by page, for one request each', async () => {
    const eventsPage = vi.fn<NonNullable<Handlers['eventsPage']>>(({ after }) =>
      after ? answer([eventCard('Second'), eventCard('Third')]) : answer([eventCard('First')], true),
    );
    const { user, server } = showTo(nina, [], { eventsPage });
    await user.click(await screen.findByRole('button', { name: 'Load More Events' }));

    await waitFor(() => expect(titles()).toEqual(['First', 'Second', 'Third']));
    expect(eventsPage).toHaveBeenLastCalledWith({ after: 'after First-id' });
    expect(screen.queryByRole('button', { name: 'Load More Events' })).toBeNull();
    expect(server.requests).toEqual(['Session', 'EventsPage', 'EventsPage']);
  });

  test('keeps what it has when the next page fails', async () => {
    const eventsPage: Handlers['eventsPage'] = ({ after }) =>
      after ? Promise.reject(new TypeError('Failed to fetch')) : answer([ride], true);
    const { user } = showTo(nina, [], { eventsPage });
    await user.click(await screen.findByRole('button', { name: 'Load More Events' }));

    expect(await screen.findByText('More events could not be loaded.')).toBeDefined();
    expect(titles()).toEqual(['River Ride']);
    expect(screen.getByRole('button', { name: 'Load More Events' })).toHaveProperty('disabled', false);
  });

  test('says when it cannot be loaded, and tries again', async () => {
    const eventsPage = vi.fn<NonNullable<Handlers['eventsPage']>>(() =>
      Promise.reject(new TypeError('Failed to fetch')),
    );
    const { user } = showTo(nina, [], { eventsPage });
    expect(await screen.findByText('The events could not be loaded')).toBeDefined();

    eventsPage.mockReturnValue(answer([ride]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('River Ride')).toBeDefined();
  });
});
