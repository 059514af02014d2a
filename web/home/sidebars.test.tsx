import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { GroupRowFragment, HomePageQuery, SetGroupMembershipMutation } from '../generated.ts';
import type { Handlers } from '../test/fakeServer.ts';
import { FaultReply } from '../test/fakeServer.ts';
import { renderAs } from '../test/renderAs.tsx';
import { eventNamed, feedOf, groupNamed, homeOf, nina, summaryOf } from '../test/world.ts';
import HomePage from './HomePage.tsx';

const spinners = groupNamed('Sunday Spinners', { viewerIsMember: true, memberCount: 1400 });
const crew = groupNamed('Forest Gravel Crew', { memberCount: 947 });

function showTo(viewer: typeof nina | null, handlers: Handlers) {
  return renderAs(viewer, <HomePage />, handlers);
}

function row(name: string) {
  const item = screen.getByText(name, { selector: 'li *' }).closest('li');
  if (!item) throw new Error(`${name} is in no list`);
  return within(item);
}

function membershipOf(group: GroupRowFragment): SetGroupMembershipMutation {
  const members = { __typename: 'UserConnection' as const, nodes: [] };
  return { setGroupMembership: { __typename: 'SetGroupMembershipPayload', group: { ...group, members } } };
}

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

describe('the viewer’s summary', () => {
  test('shows compact counts, the week against 120 miles and the month against the goal', async () => {
    showTo(nina, { homePage: () => homeOf(nina) });
    const week = await screen.findByRole('progressbar', { name: 'This Week' });
    const month = screen.getByRole('progressbar', { name: 'Monthly Goal' });

    expect(screen.getByText('1.2K')).toBeDefined();
    expect(week.getAttribute('aria-valuenow')).toBe('50');
    expect(week.getAttribute('aria-valuetext')).toBe('60 mi');
    expect(month.getAttribute('aria-valuenow')).toBe('68.4');
    expect(month.getAttribute('aria-valuetext')).toBe('171 of 250 mi');
    expect(screen.getByRole('link', { name: 'Manage Groups' }).getAttribute('href')).toBe('/groups');
    expect(screen.getByRole('link', { name: /Nina Okafor/ }).getAttribute('href')).toBe('/profile/nina-id');
  });

  test('caps both bars, and counts on 250 miles where no goal is set', async () => {
    const viewer = { ...summaryOf(nina, { weeklyDistance: 500, monthlyDistance: 250 }), monthlyGoal: null };
    showTo(nina, { homePage: () => ({ ...homeOf(nina), viewer }) });
    const week = await screen.findByRole('progressbar', { name: 'This Week' });

    expect(week.getAttribute('aria-valuenow')).toBe('100');
    expect(screen.getByRole('progressbar', { name: 'Monthly Goal' }).getAttribute('aria-valuenow')).toBe('100');
  });

  test('speaks in kilometres to those who ride in them', async () => {
    const viewer = summaryOf({ ...nina, unitsPreference: 'METRIC' });
    showTo(nina, { homePage: () => ({ ...homeOf(nina), viewer }) });
    const week = await screen.findByRole('progressbar', { name: 'This Week' });

    expect(week.getAttribute('aria-valuetext')).toBe('96.6 km');
    expect(week.getAttribute('aria-valuenow')).toBe('50');
  });
});

describe('the events', () => {
  const going = () => screen.getAllByText(/ (people|person) going$/).map((element) => element.textContent);

  test('are the two examples for a visitor, without a date on a stone', async () => {
    const { container } = showTo(null, { homePage: () => homeOf(null) });
    await screen.findByRole('article');

    expect(screen.getByRole('heading', { name: 'Upcoming Rides' })).toBeDefined();
    expect(screen.getAllByText('Sunday Group Ride')).toHaveLength(2);
    expect(screen.getAllByText('Mountain Trail Expedition')).toHaveLength(2);
    expect(going()).toEqual(['12 people going', '8 people going']);
    expect(screen.getByText('Tomorrow, 7:00 AM', { selector: '[data-active] *' })).toBeDefined();
    expect(container.querySelector('[data-stone]')).toBeNull();
    expect(screen.getByRole('link', { name: 'Discover Rides' }).getAttribute('href')).toBe('/explore');
  });

  test('are the examples until the real ones have come', async () => {
    const answer = Promise.withResolvers<HomePageQuery>();
    const { container } = showTo(nina, { homePage: () => answer.promise });
    expect(going()).toEqual(['12 people going', '8 people going']);

    const century = eventNamed('Winter Century', { participantCount: 1, isActive: true });
    answer.resolve(homeOf(nina, { events: [century] }));
    await waitFor(() => expect(going()).toEqual(['1 person going']));
    expect(screen.getByText('1 registered')).toBeDefined();
    expect(within(container).getByText('Dec')).toBeDefined();
    expect(screen.getByRole('link', { name: 'View All Events' }).getAttribute('href')).toBe('/explore');
  });

  test('say so when none are ahead', async () => {
    showTo(nina, { homePage: () => homeOf(nina) });

    expect(await screen.findByText('No upcoming rides')).toBeDefined();
    expect(screen.getByText('No upcoming events')).toBeDefined();
  });

  test('Register only says that it is coming soon', async () => {
    const { user, server } = showTo(null, { homePage: () => homeOf(null) });
    await screen.findByRole('article');
    await user.click(screen.getByRole('button', { name: 'Register', description: 'Sunday Group Ride' }));

    expect(await screen.findByText('Registration for Sunday Group Ride is coming soon!')).toBeDefined();
    expect(server.requests).toEqual(['HomePage']);
  });
});

describe('the groups', () => {
  const home = () => homeOf(nina, { joined: [spinners], suggested: [crew] });
  const toast = (title: string) => screen.findByText(title, { selector: '[data-state] *' });

  test('are listed with their members', async () => {
    showTo(nina, { homePage: home });
    await screen.findByText('My Groups');

    expect(row('Sunday Spinners').getByText('1.4K members')).toBeDefined();
    expect(row('Sunday Spinners').getByRole('button', { name: 'Joined' })).toBeDefined();
    expect(row('Forest Gravel Crew').getByRole('button', { name: 'Join' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Discover More Groups' }).getAttribute('href')).toBe('/explore');
  });

  test('joining counts at once, waits with its button, and then moves the group to My Groups', async () => {
    const answer = Promise.withResolvers<SetGroupMembershipMutation>();
    const joined = { ...crew, viewerIsMember: true, memberCount: 950 };
    const { user, server } = showTo(nina, {
      homePage: home,
      setGroupMembership: () => answer.promise,
    });
    await screen.findByText('My Groups');
    await user.click(row('Forest Gravel Crew').getByRole('button', { name: 'Join' }));

    await waitFor(() => expect(row('Forest Gravel Crew').getByText('948 members')).toBeDefined());
    expect(row('Forest Gravel Crew').getByRole('button', { name: 'Joining...' })).toHaveProperty('disabled', true);

    answer.resolve(membershipOf(joined));
    expect(await toast('Joined Group')).toBeDefined();
    await waitFor(() => expect(row('Forest Gravel Crew').getByRole('button', { name: 'Joined' })).toBeDefined());
    expect(row('Forest Gravel Crew').getByText('950 members')).toBeDefined();
    expect(screen.queryByText('Suggested Groups')).toBeNull();
    await user.click(screen.getByRole('combobox', { name: 'Filter by Group' }));
    expect(await screen.findByRole('option', { name: 'Forest Gravel Crew' })).toBeDefined();
    expect(server.requests).toEqual(['Session', 'HomePage', 'SetGroupMembership']);
  });

  test('leaving says which group, clears it as a filter, and is undone', async () => {
    const answer = Promise.withResolvers<SetGroupMembershipMutation>();
    const left = { ...spinners, viewerIsMember: false, memberCount: 1399 };
    const { user } = showTo(nina, {
      homePage: home,
      homeFeed: () => ({ feed: feedOf([]) }),
      setGroupMembership: ({ member }) => (member ? membershipOf(spinners) : answer.promise),
    });
    await user.click(await screen.findByRole('button', { name: 'Sunday Spinners' }));
    await screen.findByText('0 total in Sunday Spinners');
    await user.click(row('Sunday Spinners').getByRole('button', { name: 'Joined' }));
    expect(await row('Sunday Spinners').findByRole('button', { name: 'Leaving...' })).toHaveProperty('disabled', true);

    answer.resolve(membershipOf(left));
    expect(await toast("You've left Sunday Spinners.")).toBeDefined();
    expect(await toast('Left Group')).toBeDefined();
    await screen.findByText('1 total');
    expect(screen.queryByText('My Groups')).toBeNull();
    expect(row('Sunday Spinners').getByRole('button', { name: 'Join' })).toBeDefined();

    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await toast('Joined Group')).toBeDefined();
    expect(screen.getByText('My Groups')).toBeDefined();
    expect(row('Sunday Spinners').getByRole('button', { name: 'Joined' })).toBeDefined();
  });

  test.each([
    ['join', 'Forest Gravel Crew', 'Join', '947 members'],
    ['leave', 'Sunday Spinners', 'Joined', '1.4K members'],
  ])('a failure to %s a group is rolled back and said', async (verb, name, label, members) => {
    const setGroupMembership = () => {
      throw new FaultReply('No', 'INTERNAL_SERVER_ERROR');
    };
    const { user } = showTo(nina, { homePage: home, setGroupMembership });
    await screen.findByText('My Groups');
    await user.click(row(name).getByRole('button', { name: label }));

    expect(await toast(`Failed to ${verb} group. Please try again.`)).toBeDefined();
    expect(row(name).getByRole('button', { name: label })).toBeDefined();
    await waitFor(() => expect(row(name).getByText(members)).toBeDefined());
  });

  test('a visitor is asked to sign in, and comes to the login', async () => {
    const { user, place, server } = showTo(null, { homePage: () => homeOf(null, { suggested: [crew] }) });
    await user.click(await screen.findByRole('button', { name: 'Join' }));

    expect(await toast('Authentication Required')).toBeDefined();
    expect(await toast('Please log in to join groups.')).toBeDefined();
    expect(server.requests).toEqual(['HomePage']);
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(place.path).toBe('/login');
  });

  test('show three suggestions, and the next one when one of them is joined', async () => {
    const many = Array.from({ length: 4 }, (_, index) => groupNamed(`Group ${index + 1}`));
    const [first = crew] = many;
    const { user } = showTo(nina, {
      homePage: () => homeOf(nina, { suggested: many }),
      setGroupMembership: () => membershipOf({ ...first, viewerIsMember: true }),
    });
    await screen.findByText('Suggested Groups');
    expect(screen.queryByText('Group 4')).toBeNull();
    await user.click(row('Group 1').getByRole('button', { name: 'Join' }));

    expect(await screen.findByText('Group 4')).toBeDefined();
    expect(screen.getAllByRole('button', { name: 'Join' })).toHaveLength(3);
  });

  test('more than five unfold on demand', async () => {
    const many = Array.from({ length: 7 }, (_, index) => groupNamed(`Group ${index + 1}`, { viewerIsMember: true }));
    const { user } = showTo(nina, { homePage: () => homeOf(nina, { joined: many }) });
    await screen.findByText('My Groups');
    expect(screen.getAllByRole('button', { name: 'Joined' })).toHaveLength(5);
    await user.click(screen.getByRole('button', { name: 'Show all 7' }));

    expect(screen.getAllByRole('button', { name: 'Joined' })).toHaveLength(7);
  });
});
