import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { EventDetailsFragment, EventPageQuery, SetEventRegistrationMutation } from '../generated.ts';
import { eventDetails, facesOf, followedOf } from '../test/eventWorld.ts';
import type { Handlers } from '../test/fakeServer.ts';
import { FaultReply } from '../test/fakeServer.ts';
import { peopleOf, personNamed } from '../test/profileWorld.ts';
import { renderAs } from '../test/renderAs.tsx';
import { nina } from '../test/world.ts';
import EventPage from './EventPage.tsx';

function showTo(viewer: typeof nina | null, event: EventDetailsFragment | null, handlers: Handlers = {}) {
  const page = (
    <Routes>
      <Route path="/events/:id" element={<EventPage />} />
    </Routes>
  );
  const eventPage = (): EventPageQuery => ({ event });
  return renderAs(viewer, page, { eventPage, ...handlers }, { path: '/events/River Ride-id' });
}

function settled(event: EventDetailsFragment): SetEventRegistrationMutation {
  const { __typename, id, startsAt, endsAt, participantCount, maxParticipants } = event;
  const { isFull, viewerIsRegistered, calledOffReason } = event;
  const times = { __typename, id, startsAt, endsAt, participantCount, maxParticipants };
  const places = { ...times, isFull, viewerIsRegistered, calledOffReason };
  return {
    setEventRegistration: {
      __typename: 'SetEventRegistrationPayload',
      event: { ...places, participants: event.participants },
    },
  };
}

const toast = (text: string) => screen.findByText(text, { selector: '[data-state] *' });
const side = () => within(screen.getByRole('complementary', { name: 'Register' }));
const heading = () => screen.findByRole('heading', { level: 1, name: 'River Ride' });

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

describe('the page of an event', () => {
  test('shows its facts in one request', async () => {
    const { container, server } = showTo(nina, eventDetails());
    await heading();

    await waitFor(() => expect(document.title).toBe('River Ride · Cycle Chat'));
    const article = within(screen.getByRole('article', { name: 'River Ride' }));
    for (const text of ['Easy', 'Mill Square', 'Facts about River Ride.', '2h', '40'])
      expect(article.getByText(text)).toBeDefined();
    expect(article.getAllByText('Group Ride')).toHaveLength(2);
    expect(container.querySelector('dl')?.textContent).toContain('28mi');
    expect(side().getByText(/^\/40/).textContent).toBe('12/40 participants');
    expect(side().getByText('28 of 40 places left')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Events' }).getAttribute('href')).toBe('/events');
    expect(server.requests).toEqual(['Session', 'EventPage']);
  });

  test('shows the time of its place with the zone, and the reader’s own time where it differs', async () => {
    const { container } = showTo(
      null,
      eventDetails({
        date: '2026-11-28',
        time: '14:00',
        timeZone: 'Europe/Paris',
        startsAt: '2026-11-28T13:00:00.000Z',
        endsAt: '2026-11-28T15:00:00.000Z',
      }),
    );
    await heading();

    const here = new Date('2026-11-28T13:00:00.000Z').toLocaleTimeString('en-US', {
      hour: 'numeric',
      minute: '2-digit',
    });
    const shown = container.querySelector('article time')?.textContent;
    expect(shown).toContain('Saturday, Nov 28, 2026, 2:00 PM CET');
    expect(shown?.includes('for you')).toBe(here !== '2:00 PM');
  });

  test('is read by visitors, whom registering sends to sign in', async () => {
    const { user, server } = showTo(null, eventDetails());
    await heading();
    await user.click(screen.getByRole('button', { name: 'Join Event' }));

    expect(await toast('Please log in to join events')).toBeDefined();
    expect(screen.queryByText('Subscribe to all events')).toBeNull();
    expect(server.requests).toEqual(['EventPage']);
  });

  test('offers its calendar file, and members the calendar of all events', async () => {
    showTo(nina, eventDetails());
    await heading();

    const file = screen.getByRole('link', { name: 'Add to calendar' });
    expect(file.getAttribute('href')).toBe('/api/events/River Ride-id/event.ics');
    expect(screen.getByRole('link', { name: 'Subscribe to all events' }).getAttribute('href')).toBe(
      '/settings/calendars',
    );
  });

  test('shares its address', async () => {
    const { user } = showTo(nina, eventDetails());
    await heading();
    const writeText = vi.spyOn(navigator.clipboard, 'writeText');
    await user.click(screen.getByRole('button', { name: 'Share' }));

    expect(await toast('Link copied!')).toBeDefined();
    expect(writeText).toHaveBeenCalledWith(`${window.location.origin}/events/River Ride-id`);
  });

  test('names the participants whom the viewer follows', async () => {
    showTo(nina, eventDetails({ followedParticipants: followedOf(true, 'maeve', 'tom') }));
    await heading();

    expect(side().getByText(/are going$/).textContent).toBe('maeve, tom and others are going');
  });

  test('of an unknown event says so', async () => {
    showTo(nina, null);

    expect(await screen.findByRole('heading', { name: 'Event Not Found' })).toBeDefined();
    await waitFor(() => expect(document.title).toBe('Event not found · Cycle Chat'));
    expect(screen.getByRole('link', { name: 'Home' })).toBeDefined();
  });

  test('that cannot be loaded is requested again on demand', async () => {
    const eventPage = vi
      .fn<NonNullable<Handlers['eventPage']>>()
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValue({ event: eventDetails() });
    const { user } = showTo(nina, null, { eventPage });
    expect(await screen.findByText('The event could not be loaded')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await heading()).toBeDefined();
  });
});

describe('registration', () => {
  test('changes button, count and places at once, and the faces with the response', async () => {
    const reply = Promise.withResolvers<SetEventRegistrationMutation>();
    const { user, container } = showTo(nina, eventDetails(), { setEventRegistration: () => reply.promise });
    await heading();
    await user.click(screen.getByRole('button', { name: 'Join Event' }));
    expect(screen.getByRole('button', { name: 'Joined' })).toBeDefined();
    expect(screen.getByRole('button', { name: '13 going' })).toBeDefined();
    expect(side().getByText('27 of 40 places left')).toBeDefined();

    const participants = facesOf('maeve', 'tom', 'nina');
    reply.resolve(settled(eventDetails({ viewerIsRegistered: true, participantCount: 13, participants })));
    expect(await toast("You've joined this event!")).toBeDefined();
    await waitFor(() => expect(container.querySelectorAll('aside [data-avatar]')).toHaveLength(3));
  });

  test('is closed for a full event, but a participant can leave it', async () => {
    const full = eventDetails({ participantCount: 40, isFull: true });
    const { unmount } = showTo(nina, full);
    await heading();
    expect(screen.getByRole('button', { name: 'Full' })).toHaveProperty('disabled', true);
    expect(side().getByText('No places left')).toBeDefined();
    unmount();

    const setEventRegistration = vi.fn(() => settled(eventDetails({ participantCount: 39 })));
    const { user } = showTo(nina, { ...full, viewerIsRegistered: true }, { setEventRegistration });
    await heading();
    await user.click(screen.getByRole('button', { name: 'Joined' }));
    expect(await toast("You've left this event")).toBeDefined();
    expect(setEventRegistration).toHaveBeenCalledExactlyOnceWith({ eventId: 'River Ride-id', registered: false });
  });

  test('has a waiting list when it is full, which a member joins and leaves', async () => {
    const full = eventDetails({ participantCount: 40, isFull: true, waitingCount: 2 });
    const setEventWaiting = vi.fn(({ waiting }: { waiting: boolean }) => ({
      setEventWaiting: {
        __typename: 'SetEventWaitingPayload' as const,
        event: {
          ...settled(full).setEventRegistration?.event,
          waitingCount: waiting ? 3 : 2,
          viewerWaitingPosition: waiting ? 3 : null,
        },
      },
    }));
    const { user } = showTo(nina, full, { setEventWaiting } as Handlers);
    await heading();

    expect((await side().findByRole('status')).textContent).toBe('Full · 2 waiting');
    expect(side().queryByRole('button', { name: 'See who waits' })).toBeNull();
    await user.click(side().getByRole('button', { name: 'Join the waiting list' }));
    expect(side().getByRole('status').textContent).toBe('Waiting, number 3');
    expect(await toast('You are on the waiting list')).toBeDefined();
    await user.click(side().getByRole('button', { name: 'Leave the waiting list' }));
    expect(side().getByRole('status').textContent).toBe('Full · 2 waiting');
    expect(await toast("You've left the waiting list")).toBeDefined();
    expect(setEventWaiting.mock.calls).toEqual([
      [{ eventId: 'River Ride-id', waiting: true }],
      [{ eventId: 'River Ride-id', waiting: false }],
    ]);
  });

  test('shows organisers who waits', async () => {
    const full = eventDetails({ participantCount: 40, isFull: true, waitingCount: 1, viewerCanEdit: true });
    const eventWaitingList = () => ({
      event: { __typename: 'Event' as const, id: full.id, waiting: peopleOf([personNamed('tom', 'Tom')]) },
    });
    const { user } = showTo(nina, full, { eventWaitingList } as Handlers);
    await heading();
    await user.click(await side().findByRole('button', { name: 'See who waits' }));
    expect(await within(await screen.findByRole('dialog')).findByText('Tom')).toBeDefined();
  });

  test('is closed once the event runs or is past', async () => {
    const { unmount } = showTo(nina, eventDetails({}, -1));
    await heading();
    expect(side().getByText('Already started')).toBeDefined();
    unmount();

    const { container } = showTo(nina, eventDetails({}, -30));
    await heading();
    expect(side().getByText('Past event')).toBeDefined();
    expect(screen.queryByText(/places left/)).toBeNull();
    expect(screen.queryByRole('link', { name: 'Add to calendar' })).toBeNull();
    expect(screen.getByRole('button', { name: '12 registered' })).toBeDefined();
    expect(container.querySelectorAll('[data-past]')).toHaveLength(1);
  });
});

describe('the list of participants', () => {
  const answer = (hasNextPage: boolean, ...names: string[]) => ({
    event: {
      __typename: 'Event' as const,
      id: 'River Ride-id',
      participants: peopleOf(
        names.map((name) => personNamed(name, name)),
        hasNextPage,
      ),
    },
  });

  test('opens from the faces, and goes on page by page', async () => {
    const eventParticipants = vi.fn<NonNullable<Handlers['eventParticipants']>>(({ after }) =>
      after ? answer(false, 'zoe') : answer(true, 'maeve', 'tom'),
    );
    const { user } = showTo(nina, eventDetails(), { eventParticipants });
    await heading();
    await user.click(screen.getByRole('button', { name: '12 going' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Participants' }));
    await user.click(await dialog.findByRole('button', { name: 'Show more' }));

    await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(3));
    expect(dialog.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  test('says when it cannot be loaded', async () => {
    const eventParticipants = () => {
      throw new FaultReply('Broken', 'INTERNAL_SERVER_ERROR');
    };
    const { user } = showTo(nina, eventDetails(), { eventParticipants });
    await heading();
    await user.click(screen.getByRole('button', { name: '12 going' }));

    expect(await screen.findByText('The people could not be loaded')).toBeDefined();
  });
});
