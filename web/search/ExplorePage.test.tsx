import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ExplorePageQuery, SetGroupMembershipMutation } from '../generated.ts';
import { discoverGroup, eventRow, pageOf, searchOf } from '../test/discovery.ts';
import type { Handlers } from '../test/fakeServer.ts';
import { renderAs } from '../test/renderAs.tsx';
import { nina } from '../test/world.ts';
import ExplorePage from './ExplorePage.tsx';

const crew = discoverGroup('Forest Gravel Crew', { memberCount: 947 });
const spinners = discoverGroup('Sunday Spinners', { viewerIsMember: true, memberCount: 2130 });

function exploreOf(
  groups = pageOf('GroupConnection', [spinners, crew]),
  events = pageOf('EventConnection', [eventRow('River Ride')]),
): ExplorePageQuery {
  return { groups, events };
}

function showTo(viewer: typeof nina | null, handlers: Handlers, path = '/explore') {
  return renderAs(viewer, <ExplorePage />, { explorePage: () => exploreOf(), ...handlers }, { path });
}

function Visits() {
  const [isHere, setHere] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setHere(!isHere)}>
        {isHere ? 'Go' : 'Come back'}
      </button>
      {isHere && <ExplorePage />}
    </>
  );
}

const card = (name: string) => within(screen.getByRole('article', { name }));
const toast = (text: string) => screen.findByText(text, { selector: '[data-state] *' });
const box = () => screen.getByRole('searchbox', { name: 'Search' });

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

describe('Cycling Groups', () => {
  test('shows each with its members, three of their faces and its button, for one request', async () => {
    const { container, server } = showTo(nina, {});
    expect(screen.getByRole('heading', { level: 1, name: 'Explore' })).toBeDefined();
    expect(screen.getByText('Loading...')).toBeDefined();
    await screen.findByText('Sunday Spinners');

    await waitFor(() => expect(document.title).toBe('Explore · Cycle Chat'));
    expect(card('Sunday Spinners').getByText('2.1K members')).toBeDefined();
    expect(card('Sunday Spinners').getByText('All about Sunday Spinners.')).toBeDefined();
    expect(card('Sunday Spinners').getByRole('button', { name: 'Joined' })).toBeDefined();
    expect(card('Forest Gravel Crew').getByRole('button', { name: 'Join' })).toBeDefined();
    expect(container.querySelectorAll('article [data-avatar]')).toHaveLength(6);
    expect(server.requests).toEqual(['Session', 'ExplorePage']);
  });

  test('joining shows the viewer among few faces at once, and settles on what the server says', async () => {
    const reply = Promise.withResolvers<SetGroupMembershipMutation>();
    const few = { ...crew, memberCount: 1, members: { ...crew.members, nodes: crew.members.nodes.slice(0, 1) } };
    const { container, user, server } = showTo(nina, {
      explorePage: () => exploreOf(pageOf('GroupConnection', [few])),
      setGroupMembership: () => reply.promise,
    });
    await user.click(await screen.findByRole('button', { name: 'Join' }));
    expect(card('Forest Gravel Crew').getByText('2 members')).toBeDefined();
    expect(card('Forest Gravel Crew').getByRole('button', { name: 'Joining...' })).toHaveProperty('disabled', true);
    expect(container.querySelectorAll('article [data-avatar]')).toHaveLength(2);

    const { description: _description, ...row } = few;
    const group = { ...row, viewerIsMember: true, memberCount: 2 };
    reply.resolve({ setGroupMembership: { __typename: 'SetGroupMembershipPayload', group } });
    expect(await toast('Successfully joined the group!')).toBeDefined();
    expect(card('Forest Gravel Crew').getByRole('button', { name: 'Joined' })).toBeDefined();
    expect(container.querySelectorAll('article [data-avatar]')).toHaveLength(1);
    expect(server.requests).toEqual(['Session', 'ExplorePage', 'SetGroupMembership']);
  });

  test('a visitor reads them, and is asked to sign in to join', async () => {
    const { user, server, place } = showTo(null, { explorePage: () => exploreOf(pageOf('GroupConnection', [crew])) });
    await user.click(await screen.findByRole('button', { name: 'Join' }));
    expect(await toast('Authentication Required')).toBeDefined();
    expect(await toast('Please log in to join groups.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Sign in' }));

    expect(place.path).toBe('/login');
    expect(server.requests).toEqual(['ExplorePage']);
  });

  test('goes on page by page', async () => {
    const exploreGroups = vi.fn(() => ({ groups: pageOf('GroupConnection', [crew]) }));
    const explorePage = () => exploreOf(pageOf('GroupConnection', [spinners], true));
    const { user, server } = showTo(nina, { explorePage, exploreGroups });
    await user.click(await screen.findByRole('button', { name: 'Load More Groups' }));

    expect(await screen.findByText('Forest Gravel Crew')).toBeDefined();
    expect(screen.getByText('Sunday Spinners')).toBeDefined();
    expect(exploreGroups).toHaveBeenCalledExactlyOnceWith({ after: `after ${spinners.id}` });
    expect(screen.queryByRole('button', { name: 'Load More Groups' })).toBeNull();
    expect(server.requests).toEqual(['Session', 'ExplorePage', 'ExploreGroups']);
  });
});

test('coming back finds what was loaded, once each, without asking again', async () => {
  const exploreGroups = () => ({ groups: pageOf('GroupConnection', [crew]) });
  const explorePage = () => exploreOf(pageOf('GroupConnection', [spinners], true));
  const { user, server } = renderAs(nina, <Visits />, { explorePage, exploreGroups });
  await user.click(await screen.findByRole('button', { name: 'Load More Groups' }));
  await screen.findByText('Forest Gravel Crew');
  await user.click(screen.getByRole('button', { name: 'Go' }));
  expect(screen.queryByRole('article')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Come back' }));

  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(server.requests).toEqual(['Session', 'ExplorePage', 'ExploreGroups']);
});

describe('Events', () => {
  const openEvents = async (user: ReturnType<typeof showTo>['user']) =>
    user.click(screen.getByRole('tab', { name: 'Events' }));

  test('shows each beside its stone, and asks for nothing more', async () => {
    const { container, user, server, place } = showTo(nina, {});
    await screen.findByText('Sunday Spinners');
    await openEvents(user);

    expect(screen.getByText('River Ride')).toBeDefined();
    expect(screen.getByText('Facts about River Ride.')).toBeDefined();
    expect(screen.getByText('Mill Square')).toBeDefined();
    expect(screen.getByText('12 participants')).toBeDefined();
    expect(screen.getByText('Dec 5, 6:30 PM')).toBeDefined();
    expect(within(container).getByText('Dec')).toBeDefined();
    expect(place.path).toBe('/explore?tab=events');
    expect(server.requests).toEqual(['Session', 'ExplorePage']);
  });

  test('Register really registers, and pressing again leaves', async () => {
    const { user, server } = showTo(nina, {
      setEventRegistration: ({ registered }) => {
        const {
          title: _title,
          description: _description,
          date: _date,
          displayDate: _display,
          location: _place,
          ...places
        } = eventRow('River Ride');
        const participants = { __typename: 'UserConnection' as const, nodes: [] };
        const event = {
          ...places,
          participants,
          viewerIsRegistered: registered,
          participantCount: registered ? 13 : 12,
        };
        return { setEventRegistration: { __typename: 'SetEventRegistrationPayload', event } };
      },
    });
    await screen.findByText('Sunday Spinners');
    await openEvents(user);
    await user.click(screen.getByRole('button', { name: 'Register' }));
    expect(screen.getByText('13 participants')).toBeDefined();
    expect(await toast("You've joined this event!")).toBeDefined();

    await user.click(screen.getByRole('button', { name: 'Registered' }));
    expect(await toast("You've left this event")).toBeDefined();
    expect(screen.getByRole('button', { name: 'Register' })).toBeDefined();
    expect(screen.getByText('12 participants')).toBeDefined();
    expect(server.requests).toEqual(['Session', 'ExplorePage', 'SetEventRegistration', 'SetEventRegistration']);
  });

  test('goes on page by page, and its tab is open again after a reload', async () => {
    const explorePage = () => exploreOf(undefined, pageOf('EventConnection', [eventRow('River Ride')], true));
    const exploreEvents = vi.fn(() => ({ events: pageOf('EventConnection', [eventRow('Hill Climb')]) }));
    const { user } = showTo(nina, { explorePage, exploreEvents }, '/explore?tab=events');
    await user.click(await screen.findByRole('button', { name: 'Load More Events' }));

    expect(await screen.findByText('Hill Climb')).toBeDefined();
    expect(exploreEvents).toHaveBeenCalledExactlyOnceWith({ after: 'after River Ride-id' });
  });
});

test('has words for empty lists', async () => {
  const explorePage = () => exploreOf(pageOf('GroupConnection', []), pageOf('EventConnection', []));
  const { user } = showTo(null, { explorePage });
  expect(await screen.findByText('No groups found')).toBeDefined();
  await user.click(screen.getByRole('tab', { name: 'Events' }));
  expect(screen.getByText('No events found')).toBeDefined();
  await user.click(screen.getByRole('link', { name: 'Find a ride' }));
  expect(await screen.findByRole('tab', { name: 'Next Rides', selected: true })).toBeDefined();
});

test('says when it cannot be loaded, and tries again', async () => {
  const explorePage = vi.fn<NonNullable<Handlers['explorePage']>>(() =>
    Promise.reject(new TypeError('Failed to fetch')),
  );
  const { user } = showTo(null, { explorePage });
  expect(await screen.findByText('Explore could not be loaded')).toBeDefined();

  explorePage.mockReturnValue(exploreOf());
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Sunday Spinners')).toBeDefined();
});

describe('the search form', () => {
  test('goes nowhere with blanks alone, else to the trimmed text', async () => {
    const searchPage = vi.fn(() => searchOf());
    const { user, place } = showTo(null, { searchPage });
    await screen.findByText('Sunday Spinners');
    await user.type(box(), '   {Enter}');
    expect(place.path).toBe('/explore');

    await user.type(box(), ' fish & chips {Enter}');
    expect(place.path).toBe('/explore?q=fish%20%26%20chips');
    expect(screen.getByRole('heading', { level: 1, name: 'Search Results' })).toBeDefined();
    expect(document.activeElement).toBe(box());
    await waitFor(() => expect(searchPage).toHaveBeenCalledExactlyOnceWith({ query: 'fish & chips' }));
  });

  test('is filled with the query of the address', async () => {
    showTo(null, { searchPage: () => searchOf() }, '/explore?q=gravel');
    expect(box()).toHaveProperty('value', 'gravel');
    await waitFor(() => expect(document.title).toBe('gravel · Search Results · Cycle Chat'));
    expect(await screen.findByText('No results found')).toBeDefined();
  });

  test('a blank query is Explore, one of blanks alone asks for a term', async () => {
    const { unmount } = showTo(null, {}, '/explore?q=');
    expect(await screen.findByText('Sunday Spinners')).toBeDefined();
    unmount();

    const { server } = showTo(null, {}, '/explore?q=%20%20');
    expect(screen.getByText('Enter a search term')).toBeDefined();
    expect(screen.getByRole('heading', { level: 1, name: 'Search Results' })).toBeDefined();
    expect(screen.queryByRole('tab')).toBeNull();
    expect(server.requests).toEqual([]);
  });
});
