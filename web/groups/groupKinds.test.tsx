import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { Pages } from '../app/pages.tsx';
import type { GroupHeadFragment, GroupRowFragment } from '../generated.ts';
import { pageOf } from '../test/discovery.ts';
import type { Handlers } from '../test/fakeServer.ts';
import { FaultReply } from '../test/fakeServer.ts';
import { groupHead, groupMember, groupMembersOf, groupPageOf } from '../test/groupWorld.ts';
import { renderAs } from '../test/renderAs.tsx';
import { nina } from '../test/world.ts';

const shut = groupHead({ kind: 'CLOSED', memberCount: 308 });
const led = groupHead({ kind: 'CLOSED', viewerIsMember: true, viewerOrganises: true, memberCount: 3, requestCount: 1 });

// Loads the lazy parts first, so that no test waits for them.
beforeAll(() =>
  Promise.all([
    import('./GroupPage.tsx'),
    import('./InvitedPage.tsx'),
    import('./GroupsPage.tsx'),
    import('./OrganiserBar.tsx'),
    import('./GroupRequests.tsx'),
    import('./EnterDialog.tsx'),
    import('./WordsField.tsx'),
    import('./FoundGroupDialog.tsx'),
    import('./LeaveDialog.tsx'),
  ]),
);

function open(group: GroupHeadFragment, handlers: Handlers, search = '') {
  const path = `/groups/${encodeURIComponent(group.id)}${search}`;
  return renderAs(nina, <Pages />, { groupPage: () => groupPageOf({ group }), ...handlers }, { path });
}

const rowOf = ({ __typename, id, name, picture, memberCount, kind, viewerIsMember }: GroupHeadFragment) => ({
  __typename,
  id,
  name,
  picture,
  memberCount,
  kind,
  viewerIsMember,
});

/** The button once its code has loaded. */
async function askButton(name = 'Ask to join'): Promise<HTMLElement> {
  await screen.findByRole('button', { name });
  const find = () => screen.getByRole<HTMLButtonElement>('button', { name });
  await vi.waitUntil(() => !find().disabled, { timeout: 60_000 });
  return find();
}

test('a closed group shows its name, text and size, and is asked to let the viewer in', async () => {
  const answer = (asked: boolean) => ({
    setGroupRequest: { __typename: 'GroupEntryPayload' as const, group: { ...rowOf(shut), viewerHasAsked: asked } },
  });
  const askWithWords = vi.fn<NonNullable<Handlers['askWithWords']>>(() => answer(true));
  const setGroupRequest = vi.fn<NonNullable<Handlers['setGroupRequest']>>(({ asked }) => answer(asked));
  const { user } = open(shut, { askWithWords, setGroupRequest });
  expect(await screen.findByText('Closed group')).toBeDefined();
  expect(screen.getByText('308 members')).toBeDefined();
  expect(screen.queryByRole('tab')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Calendar' })).toBeNull();
  await user.click(await askButton());
  await user.type(await screen.findByRole('textbox', { name: /Words to the organisers/ }), 'Ben knows me');
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  await user.click(await askButton('Asked'));
  expect(await screen.findByRole('button', { name: 'Ask to join' })).toBeDefined();
  expect(askWithWords).toHaveBeenCalledWith({ groupId: shut.id, rulesVersion: null, words: 'Ben knows me' });
  expect(setGroupRequest.mock.calls.map(([{ asked }]) => asked)).toEqual([false]);
});

test('a request that is refused says why', async () => {
  const { user } = open(shut, {
    askWithWords: () => Promise.reject(new FaultReply('You have asked 50', 'CONFLICT')),
  });
  await screen.findByText('Closed group');
  await user.click(await askButton());
  await user.click(await screen.findByRole('button', { name: 'Ask' }));
  expect(await screen.findByText('You have asked 50')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Ask' })).toBeDefined();
});

test('a member is asked before leaving a closed group, because no Undo leads back', async () => {
  const joined = { ...shut, viewerIsMember: true };
  const setGroupMembership = vi.fn<NonNullable<Handlers['setGroupMembership']>>(() => ({
    setGroupMembership: {
      __typename: 'SetGroupMembershipPayload',
      group: { ...rowOf(shut), viewerHasAsked: false, members: { __typename: 'UserConnection', nodes: [] } },
    },
  }));
  const groupPage = () => groupPageOf({ group: setGroupMembership.mock.calls.length > 0 ? shut : joined });
  const { user } = open(joined, { setGroupMembership, groupPage });
  const leave = async (answer: 'Cancel' | 'Leave') => {
    await user.click(await screen.findByRole('button', { name: 'Joined' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Leave Sunday Spinners?' }));
    expect(dialog.getByText('To join again, you must ask its organisers.')).toBeDefined();
    await user.click(dialog.getByRole('button', { name: answer }));
  };
  await leave('Cancel');
  expect(setGroupMembership).not.toHaveBeenCalled();

  await leave('Leave');
  expect(await screen.findByText('Successfully left the group!')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  const button = await askButton();
  await waitFor(() => expect(document.activeElement).toBe(button));
});

test('an organiser sees who asks, and admits them', async () => {
  const { id } = led;
  const standing = {
    __typename: 'GroupStanding' as const,
    rulesVersion: null,
    rulesAcknowledgedAt: null,
    requestWords: 'Ben knows me',
  };
  const requests = (names: readonly string[]) => ({
    group: {
      __typename: 'Group' as const,
      id,
      requestCount: names.length,
      requests: pageOf(
        'UserConnection',
        names.map((name) => ({ ...groupMember(name), standingInGroup: standing })),
      ),
    },
  });
  const answerGroupRequest = vi.fn<NonNullable<Handlers['answerGroupRequest']>>(() => ({
    answerGroupRequest: {
      __typename: 'GroupEntryPayload',
      group: { __typename: 'Group', id, memberCount: 4, requestCount: 0 },
    },
  }));
  const members = () => groupMembersOf(led, [groupMember('ada')], false, { organisers: [], viewerOrganises: true });
  const { user } = open(
    led,
    { groupRequests: () => requests(['sam']), groupMembers: members, answerGroupRequest },
    '?tab=members',
  );
  expect(await screen.findByRole('link', { name: 'Requests 1' })).toBeDefined();
  const region = await screen.findByRole('region', { name: 'Requests' });
  expect(within(region).getByText('Ben knows me')).toBeDefined();
  await user.click(within(region).getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Requests' })).toBeNull());
  expect(screen.queryByRole('link', { name: /^Requests/ })).toBeNull();
  expect(answerGroupRequest.mock.lastCall?.[0]).toMatchObject({ admitted: true });
});

test('a link that works shows the group and joins it; another says that it does not', async () => {
  const invited = { __typename: 'InvitedGroup' as const, id: led.id, name: 'Owls', description: null, picture: null };
  const rules = { rulesVersion: 2, rules: 'Be kind.' };
  const joined: GroupRowFragment = { ...rowOf(led), viewerHasAsked: false };
  const joinInvitedGroup = vi.fn<NonNullable<Handlers['joinInvitedGroup']>>(() => ({
    joinInvitedGroup: { __typename: 'GroupEntryPayload', group: joined },
  }));
  const handlers: Handlers = {
    invitedGroupPage: ({ token }) => ({
      invitedGroup: token === 'works' ? { ...invited, kind: 'HIDDEN', memberCount: 3, ...rules } : null,
    }),
    joinInvitedGroup,
    groupPage: () => groupPageOf({ group: led }),
  };
  const { user, place } = renderAs(nina, <Pages />, handlers, { path: '/groups/join/works' });
  expect(await screen.findByRole('heading', { name: 'Owls' })).toBeDefined();
  expect(screen.getByText('Hidden group')).toBeDefined();
  expect(screen.getByText('Be kind.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Acknowledge and Join' }));
  await waitFor(() => expect(place.path).toBe(`/groups/${led.id}`));
  expect(joinInvitedGroup).toHaveBeenCalledWith({ token: 'works', rulesVersion: 2 });
});

test('a link that has ended says so', async () => {
  renderAs(nina, <Pages />, { invitedGroupPage: () => ({ invitedGroup: null }) }, { path: '/groups/join/ended' });
  expect(await screen.findByText(/This link does not work any more/)).toBeDefined();
});

test('where members found groups, Create Group opens the form', async () => {
  const groupsPage = () => ({
    instance: { __typename: 'Instance' as const, membersFoundGroups: true },
    groups: pageOf('GroupConnection', []),
  });
  const foundGroup = vi.fn<NonNullable<Handlers['foundGroup']>>(() =>
    Promise.reject(new FaultReply('You have founded 20 groups', 'CONFLICT')),
  );
  const { user } = renderAs(nina, <Pages />, { groupsPage, foundGroup }, { path: '/groups' });
  await screen.findByText('0 Groups Available');
  await user.click(screen.getByRole('button', { name: 'Create Group' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create Group' }));
  await user.type(dialog.getByLabelText('Name'), 'Owls');
  await user.selectOptions(dialog.getByLabelText('Who can join'), 'CLOSED');
  await user.click(dialog.getByRole('button', { name: 'Create' }));
  expect(await screen.findByText('You have founded 20 groups')).toBeDefined();
  expect(foundGroup.mock.lastCall?.[0].input).toMatchObject({ name: 'Owls', kind: 'CLOSED' });
});
