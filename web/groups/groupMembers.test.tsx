import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { Pages } from '../app/pages.tsx';
import type { Handlers } from '../test/fakeServer.ts';
import { faceOf, groupHead, groupMember, groupMembersOf, groupPageOf, organisersOf } from '../test/groupWorld.ts';
import { renderAs } from '../test/renderAs.tsx';
import { nina } from '../test/world.ts';

const spinners = groupHead();

function open(handlers: Handlers, group = spinners, search = '') {
  const path = `/groups/${encodeURIComponent(group.id)}${search}`;
  return renderAs(nina, <Pages />, { groupPage: () => groupPageOf({ group }), ...handlers }, { path });
}

// Loads the lazy page first, so that no test waits for it.
beforeAll(() => import('./GroupPage.tsx'));

test.each([
  { followedMemberCount: 3, name: '1.4K members · 3 you follow' },
  { followedMemberCount: 0, name: '1.4K members' },
])(
  'the head counts the members that the viewer follows: $followedMemberCount',
  async ({ followedMemberCount, name }) => {
    open({}, groupHead({ followedMemberCount }));
    expect(await screen.findByRole('link', { name })).toHaveProperty('search', '?tab=members');
  },
);

test('the members are searched on the server by a part of their name', async () => {
  const groupMembers = () => groupMembersOf(spinners, [groupMember('ada')]);
  const groupMemberSearch = vi.fn<NonNullable<Handlers['groupMemberSearch']>>(({ query }) => {
    const { group } = groupMembersOf(spinners, query === 'ben' ? [groupMember('ben')] : []);
    if (!group) throw new Error('The group has no list');
    return { group: organisersOf(spinners), groupMembers: group.members };
  });
  const { user, place } = open({ groupMembers, groupMemberSearch }, spinners, '?tab=members&find=be');
  const field = await screen.findByRole('searchbox', { name: 'Search members' });
  expect(field).toHaveProperty('value', 'be');
  await user.type(field, 'n');
  await waitFor(() => expect(place.path).toMatch(/\?tab=members&find=ben$/));
  const found = within(await screen.findByRole('list', { name: 'Members found' }));
  expect(found.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/profile/ben']);
  expect((await screen.findByText('1 member found')).getAttribute('role')).toBe('status');
  await user.type(field, 'x');
  expect(await screen.findByText('No members found')).toBeDefined();
  expect(await screen.findByText('0 members found')).toBeDefined();
  await user.clear(field);
  expect(await screen.findByRole('list', { name: 'Members' })).toBeDefined();
  expect(groupMemberSearch).toHaveBeenLastCalledWith({ groupId: spinners.id, organises: false, query: 'benx' });
});

test('a search that fails can be tried again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const groupMembers = () => groupMembersOf(spinners, [groupMember('ada')]);
  const groupMemberSearch = () => Promise.reject(new TypeError('Failed to fetch'));
  const { user } = open({ groupMembers, groupMemberSearch }, spinners, '?tab=members');
  await user.type(await screen.findByRole('searchbox', { name: 'Search members' }), 'ben');
  expect(await screen.findByText('The members could not be searched')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
});

test('a small group has no search', async () => {
  const small = groupHead({ memberCount: 2 });
  open({ groupMembers: () => groupMembersOf(small, [groupMember('ada')]) }, small, '?tab=members');
  expect(await screen.findByRole('list', { name: 'Members' })).toBeDefined();
  expect(screen.queryByRole('searchbox', { name: 'Search members' })).toBeNull();
});

test('a group without rides offers others to join it there', async () => {
  open({}, spinners, '?tab=rides');
  expect(await screen.findByText('No rides planned')).toBeDefined();
  expect(within(screen.getByRole('tabpanel')).getByRole('button', { name: 'Join Group' })).toBeDefined();
});

test('the side column names the organisers before the members', async () => {
  open({}, groupHead({ organisers: ['olga', 'ada'].map(faceOf) }));
  const side = within(await screen.findByRole('complementary'));
  expect(side.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Organisers', 'Members']);
  expect(side.getAllByRole('link', { name: 'Display olga' })).toHaveLength(1);
});
