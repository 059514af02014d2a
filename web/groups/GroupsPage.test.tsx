import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { GroupCardFragment, GroupsPageQuery, SetGroupMembershipMutation } from '../generated.ts';
import { discoverGroup, pageOf } from '../test/discovery.ts';
import type { Handlers } from '../test/fakeServer.ts';
import { FaultReply } from '../test/fakeServer.ts';
import { renderAs } from '../test/renderAs.tsx';
import { nina } from '../test/world.ts';
import GroupsPage from './GroupsPage.tsx';

function cardOf(name: string, overrides: Partial<GroupCardFragment> = {}): GroupCardFragment {
  const { members: _members, ...group } = discoverGroup(name, overrides);
  return group;
}

const spinners = cardOf('Sunday Spinners', { viewerIsMember: true, memberCount: 1400 });
const crew = cardOf('Forest Gravel Crew', { memberCount: 947, description: 'Mixed surfaces, LIGHTS from October.' });
const dirt = cardOf('Dirt Church', { memberCount: 1 });

const byOperator = { __typename: 'Instance' as const, membersFoundGroups: false };

function answer(groups: readonly GroupCardFragment[], hasNextPage = false): GroupsPageQuery {
  return { instance: byOperator, groups: pageOf('GroupConnection', groups, hasNextPage) };
}

function settled(group: GroupCardFragment): SetGroupMembershipMutation {
  const { description: _description, ...row } = group;
  const members = { __typename: 'UserConnection' as const, nodes: [] };
  return { setGroupMembership: { __typename: 'SetGroupMembershipPayload', group: { ...row, members } } };
}

function showTo(viewer: typeof nina | null, handlers: Handlers) {
  return renderAs(viewer, <GroupsPage />, handlers, { path: '/groups' });
}

function Visits() {
  const [isHere, setHere] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setHere(!isHere)}>
        {isHere ? 'Go' : 'Come back'}
      </button>
      {isHere && <GroupsPage />}
    </>
  );
}

const threeGroups = () => answer([spinners, crew, dirt]);
const names = () => screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const card = (name: string) => within(screen.getByRole('article', { name }));
const tabs = () => screen.getAllByRole('tab').map((tab) => tab.textContent);
const toast = (text: string) => screen.findByText(text, { selector: '[data-state] *' });

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

describe('the page', () => {
  test('counts every group and lists them with what they are about, for one request', async () => {
    const { server } = showTo(nina, { groupsPage: threeGroups });
    expect(await screen.findByText('3 Groups Available')).toBeDefined();

    await waitFor(() => expect(document.title).toBe('Manage Groups · Cycle Chat'));
    expect(tabs()).toEqual(['All Groups3', 'My Groups1', 'Discover2']);
    expect(names()).toEqual(['Sunday Spinners', 'Forest Gravel Crew', 'Dirt Church']);
    expect(card('Sunday Spinners').getByText('1.4K members')).toBeDefined();
    expect(card('Sunday Spinners').getByText('Joined')).toBeDefined();
    expect(card('Sunday Spinners').getByRole('button', { name: 'Leave Group' })).toBeDefined();
    expect(card('Forest Gravel Crew').getByText('Mixed surfaces, LIGHTS from October.')).toBeDefined();
    expect(card('Dirt Church').getByText('1 member')).toBeDefined();
    expect(card('Dirt Church').queryByText('Joined')).toBeNull();
    expect(server.requests).toEqual(['Session', 'GroupsPage']);
  });

  test('keeps its tab and its search in the address, and opens with them', async () => {
    const { user, place } = renderAs(
      nina,
      <GroupsPage />,
      { groupsPage: threeGroups },
      { path: '/groups?tab=discover&q=dirt' },
    );
    await screen.findByText('3 Groups Available');
    expect(names()).toEqual(['Dirt Church']);
    expect(screen.getByRole('tab', { name: /Discover/ }).getAttribute('aria-selected')).toBe('true');

    await user.clear(screen.getByRole('searchbox', { name: 'Search groups' }));
    await waitFor(() => expect(place.path).toBe('/groups?tab=discover'));
    await user.type(screen.getByRole('searchbox', { name: 'Search groups' }), 'gravel');
    await waitFor(() => expect(place.path).toBe('/groups?tab=discover&q=gravel'));
    await user.click(screen.getByRole('tab', { name: /All Groups/ }));
    expect(place.path).toBe('/groups?q=gravel');
    expect(names()).toEqual(['Forest Gravel Crew']);
  });

  test('says that it loads, and counts nothing until the last page has come', async () => {
    const second = Promise.withResolvers<GroupsPageQuery>();
    const groupsPage: Handlers['groupsPage'] = ({ after }) => (after ? second.promise : answer([spinners, crew], true));
    const { server } = showTo(nina, { groupsPage });
    expect(screen.getByText('Loading...')).toBeDefined();
    await screen.findByText('Forest Gravel Crew');
    expect(screen.queryByText(/Groups Available/)).toBeNull();
    expect(tabs()).toEqual(['All Groups', 'My Groups', 'Discover']);

    second.resolve(answer([dirt]));
    expect(await screen.findByText('3 Groups Available')).toBeDefined();
    expect(tabs()).toEqual(['All Groups3', 'My Groups1', 'Discover2']);
    expect(server.requests).toEqual(['Session', 'GroupsPage', 'GroupsPage']);
  });

  test('is asked for anew on each visit, and shows nothing old meanwhile', async () => {
    const second = Promise.withResolvers<GroupsPageQuery>();
    const groupsPage = vi.fn<NonNullable<Handlers['groupsPage']>>().mockReturnValueOnce(threeGroups());
    groupsPage.mockReturnValueOnce(second.promise);
    const { user, server } = renderAs(nina, <Visits />, { groupsPage });
    await screen.findByText('3 Groups Available');
    await user.click(screen.getByRole('button', { name: 'Go' }));
    await user.click(screen.getByRole('button', { name: 'Come back' }));
    expect(names()).toEqual([]);

    second.resolve(answer([spinners, crew]));
    expect(await screen.findByText('2 Groups Available')).toBeDefined();
    expect(server.requests).toEqual(['Session', 'GroupsPage', 'GroupsPage']);
  });

  test('fails without trying again by itself, and tries again when it is told to', async () => {
    const groupsPage = vi.fn<NonNullable<Handlers['groupsPage']>>(() =>
      Promise.reject(new TypeError('Failed to fetch')),
    );
    const { user, server } = showTo(nina, { groupsPage });
    expect(await screen.findByText('The groups could not be loaded')).toBeDefined();
    expect(screen.queryByText('No groups found')).toBeNull();
    expect(server.requests).toEqual(['Session', 'GroupsPage']);

    groupsPage.mockReturnValue(threeGroups());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('3 Groups Available')).toBeDefined();
  });

  test('keeps the first page when the second fails, and goes on from there', async () => {
    const groupsPage = vi.fn<NonNullable<Handlers['groupsPage']>>(({ after }) =>
      after ? Promise.reject(new TypeError('Failed to fetch')) : answer([spinners], true),
    );
    const { user, server } = showTo(nina, { groupsPage });
    expect(await screen.findByText('The groups could not be loaded')).toBeDefined();
    expect(names()).toEqual(['Sunday Spinners']);

    groupsPage.mockImplementation(() => answer([crew]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('2 Groups Available')).toBeDefined();
    expect(groupsPage).toHaveBeenLastCalledWith({ after: `after ${spinners.id}` });
    expect(server.requests).toEqual(['Session', 'GroupsPage', 'GroupsPage', 'GroupsPage']);
  });

  test('says that groups cannot be created yet', async () => {
    const { user } = showTo(nina, { groupsPage: threeGroups });
    await user.click(screen.getByRole('button', { name: 'Create Group' }));

    expect(await toast('Coming Soon: Group creation feature will be available soon!')).toBeDefined();
  });

  test('loads no group for a visitor, and asks them to sign in', async () => {
    const { user, server, place } = showTo(null, {});
    expect(screen.getByText('Authentication Required')).toBeDefined();
    expect(screen.getByText('Please log in to join groups.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Create Group' })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Sign in' }));

    expect(place.path).toBe('/login');
    expect(server.requests).toEqual([]);
  });
});

describe('the search and the tabs', () => {
  test('filter by name or description, whatever the case', async () => {
    const { user, server } = showTo(nina, { groupsPage: threeGroups });
    await screen.findByText('3 Groups Available');
    const box = screen.getByRole('searchbox', { name: 'Search groups' });
    await user.type(box, ' lights ');
    expect(names()).toEqual(['Forest Gravel Crew']);
    expect(tabs()).toEqual(['All Groups1', 'My Groups0', 'Discover1']);

    await user.clear(box);
    await user.type(box, 'SPIN');
    expect(names()).toEqual(['Sunday Spinners']);
    await user.click(screen.getByRole('tab', { name: /Discover/ }));
    expect(screen.getByText('No groups found')).toBeDefined();
    expect(screen.getByText('3 Groups Available')).toBeDefined();
    expect(server.requests).toEqual(['Session', 'GroupsPage']);
  });

  test('go by arrow keys', async () => {
    const { user } = showTo(nina, { groupsPage: threeGroups });
    await screen.findByText('3 Groups Available');
    await user.click(screen.getByRole('tab', { name: /All Groups/ }));
    await user.keyboard('{ArrowRight}');
    expect(names()).toEqual(['Sunday Spinners']);
    await user.keyboard('{ArrowRight}');
    expect(names()).toEqual(['Forest Gravel Crew', 'Dirt Church']);
  });

  test.each([
    ['All Groups', [], 'No groups found'],
    ['My Groups', [dirt], 'No groups joined yet'],
    ['Discover', [spinners], 'No new groups to discover'],
  ])('%s has words for an empty list', async (tab, groups, words) => {
    const { user } = showTo(nina, { groupsPage: () => answer(groups) });
    await screen.findByText(/Groups Available/);
    await user.click(screen.getByRole('tab', { name: new RegExp(tab) }));

    expect(screen.getByText(words)).toBeDefined();
  });
});

describe('a membership', () => {
  test('counts at once, waits with its button, and settles button, badge, tabs and count together', async () => {
    const reply = Promise.withResolvers<SetGroupMembershipMutation>();
    const setGroupMembership = vi.fn(() => reply.promise);
    const { user, server } = showTo(nina, { groupsPage: threeGroups, setGroupMembership });
    await screen.findByText('3 Groups Available');
    await user.click(card('Forest Gravel Crew').getByRole('button', { name: 'Join Group' }));
    expect(card('Forest Gravel Crew').getByText('948 members')).toBeDefined();
    expect(card('Forest Gravel Crew').getByRole('button', { name: 'Joining...' })).toHaveProperty('disabled', true);

    reply.resolve(settled({ ...crew, viewerIsMember: true, memberCount: 950 }));
    expect(await toast('Success')).toBeDefined();
    expect(await toast('Successfully joined the group!')).toBeDefined();
    expect(card('Forest Gravel Crew').getByRole('button', { name: 'Leave Group' })).toBeDefined();
    expect(card('Forest Gravel Crew').getByText('Joined')).toBeDefined();
    expect(card('Forest Gravel Crew').getByText('950 members')).toBeDefined();
    expect(tabs()).toEqual(['All Groups3', 'My Groups2', 'Discover1']);
    expect(setGroupMembership).toHaveBeenCalledExactlyOnceWith({ groupId: crew.id, member: true });
    expect(server.requests).toEqual(['Session', 'GroupsPage', 'SetGroupMembership']);
  });

  test('that is left stays in My Groups until the server has settled', async () => {
    const reply = Promise.withResolvers<SetGroupMembershipMutation>();
    const { user } = showTo(nina, { groupsPage: threeGroups, setGroupMembership: () => reply.promise });
    await screen.findByText('3 Groups Available');
    await user.click(screen.getByRole('tab', { name: /My Groups/ }));
    await user.click(card('Sunday Spinners').getByRole('button', { name: 'Leave Group' }));
    expect(card('Sunday Spinners').getByRole('button', { name: 'Leaving...' })).toHaveProperty('disabled', true);

    reply.resolve(settled({ ...spinners, viewerIsMember: false, memberCount: 1399 }));
    expect(await toast('Successfully left the group!')).toBeDefined();
    expect(screen.getByText('No groups joined yet')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('tabpanel'));
    expect(tabs()).toEqual(['All Groups3', 'My Groups0', 'Discover3']);
  });

  test.each([
    ['join', 'Dirt Church', 'Join Group', '1 member'],
    ['leave', 'Sunday Spinners', 'Leave Group', '1.4K members'],
  ])('that fails to %s is rolled back and said', async (verb, name, label, members) => {
    const setGroupMembership = () => {
      throw new FaultReply('No', 'INTERNAL_SERVER_ERROR');
    };
    const { user } = showTo(nina, { groupsPage: threeGroups, setGroupMembership });
    await screen.findByText('3 Groups Available');
    await user.click(card(name).getByRole('button', { name: label }));

    expect(await toast(`Failed to ${verb} group. Please try again.`)).toBeDefined();
    expect(card(name).getByRole('button', { name: label })).toBeDefined();
    await waitFor(() => expect(card(name).getByText(members)).toBeDefined());
  });
});
