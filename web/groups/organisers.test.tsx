import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { Pages } from '../app/pages.tsx';
import type { Handlers } from '../test/fakeServer.ts';
import { FaultReply } from '../test/fakeServer.ts';
import { faceOf, groupHead, groupMember, groupMembersOf, groupPageOf, organisersOf } from '../test/groupWorld.ts';
import { renderAs } from '../test/renderAs.tsx';
import { nina } from '../test/world.ts';

const led = groupHead({ viewerIsMember: true, viewerOrganises: true, memberCount: 3 });

const cardOf = ({
  __typename,
  id,
  name,
  picture,
  memberCount,
  kind,
  viewerIsMember,
  viewerHasAsked,
  description,
}: typeof led) => ({
  __typename,
  id,
  name,
  picture,
  memberCount,
  kind,
  viewerIsMember,
  viewerHasAsked,
  description,
});

type Appoint = NonNullable<Handlers['appointOrganiser']>;
type Resign = NonNullable<Handlers['resignAsOrganiser']>;

function open(handlers: Handlers, { group = led, search = '' } = {}) {
  const path = `/groups/${encodeURIComponent(group.id)}${search}`;
  return renderAs(nina, <Pages />, { groupPage: () => groupPageOf({ group }), ...handlers }, { path });
}

const members = (viewerOrganises: boolean) => () =>
  groupMembersOf(led, [groupMember('ada'), groupMember('ben')], false, { organisers: ['ada'], viewerOrganises });
const rowOf = async (name: string) => {
  const rows = within(await screen.findByRole('list', { name: 'Members' })).getAllByRole('listitem');
  const row = rows.find(({ textContent }) => textContent?.includes(`@${name}`));
  if (!row) throw new Error(`${name} is not listed`);
  return within(row);
};

// Loads the lazy parts first, so that no test waits for them.
beforeAll(() =>
  Promise.all([
    import('./GroupPage.tsx'),
    import('./OrganiserBar.tsx'),
    import('./EditGroupDialog.tsx'),
    import('./MemberMenu.tsx'),
    import('../ui/MenuPopup.tsx'),
    import('../ui/ConfirmPanel.tsx'),
  ]),
);

test('the list of members marks the organisers, and has no menu for others', async () => {
  open({ groupMembers: members(false) }, { group: groupHead({ memberCount: 3 }), search: '?tab=members' });
  expect((await rowOf('ada')).getByText('Organiser')).toBeDefined();
  expect((await rowOf('ben')).queryByText('Organiser')).toBeNull();
  expect(screen.queryByRole('button', { name: /^More about/ })).toBeNull();
  expect(screen.queryByText('You organise this group')).toBeNull();
});

test('an organiser makes another member an organiser', async () => {
  const appointOrganiser = vi.fn<Appoint>(() => ({
    appointOrganiser: {
      __typename: 'OrganisedGroupPayload',
      group: organisersOf(led, { organisers: ['ada', 'ben'], viewerOrganises: true }),
    },
  }));
  const { user } = open({ groupMembers: members(true), appointOrganiser }, { search: '?tab=members' });
  await rowOf('ada');
  await user.click(await screen.findByRole('button', { name: 'More about Display ben' }));
  expect(screen.queryByRole('button', { name: 'More about Display ada' })).toBeNull();
  await user.click(await screen.findByRole('menuitem', { name: 'Make Organiser' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Make Display ben an organiser?' }));
  await user.click(dialog.getByRole('button', { name: 'Make Organiser' }));
  expect(await screen.findByText('Display ben organises this group, too')).toBeDefined();
  expect(appointOrganiser).toHaveBeenCalledExactlyOnceWith({ groupId: led.id, userId: 'ben-id' });
  expect((await rowOf('ben')).getByText('Organiser')).toBeDefined();
});

test('an appointment that is refused says why and keeps the question open', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const appointOrganiser = () => {
    throw new FaultReply('A group can have at most 20 organisers', 'BAD_USER_INPUT', 'userId');
  };
  const { user } = open({ groupMembers: members(true), appointOrganiser }, { search: '?tab=members' });
  await user.click(await screen.findByRole('button', { name: 'More about Display ben' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Make Organiser' }));
  await user.click(await screen.findByRole('button', { name: 'Make Organiser' }));
  expect(await screen.findByText('A group can have at most 20 organisers')).toBeDefined();
  expect(screen.getByRole('alertdialog')).toBeDefined();
});

test('an organiser resigns; the only one names a member as the successor', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const resignAsOrganiser = vi.fn<Resign>(({ successorId }) => {
    if (!successorId) throw new FaultReply('You are the only organiser of this group', 'BAD_USER_INPUT', 'successorId');
    return {
      resignAsOrganiser: { __typename: 'OrganisedGroupPayload', group: organisersOf(led, { organisers: ['ben'] }) },
    };
  });
  const groupSuccessor = vi.fn<NonNullable<Handlers['groupSuccessor']>>(() => ({
    groupMembers: { __typename: 'UserConnection', nodes: [faceOf('benno'), faceOf('ben')] },
  }));
  const { user } = open({ resignAsOrganiser, groupSuccessor });
  const bar = within(await screen.findByRole('group', { name: 'Organiser' }));
  expect(bar.getByText('You organise this group')).toBeDefined();
  await user.click(bar.getByRole('button', { name: 'Resign' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Stop organising this group?' }));
  await user.click(dialog.getByRole('button', { name: 'Resign' }));
  const field = await dialog.findByLabelText('Username of your successor');
  await user.type(field, 'be');
  await user.click(dialog.getByRole('button', { name: 'Resign' }));
  expect(await dialog.findByText('No member of the group has this username')).toBeDefined();
  await user.clear(field);
  await user.type(field, ' @Ben');
  await user.click(dialog.getByRole('button', { name: 'Resign' }));
  expect(await screen.findByText('You no longer organise this group')).toBeDefined();
  expect(resignAsOrganiser).toHaveBeenLastCalledWith({ groupId: led.id, successorId: 'ben-id' });
  expect(groupSuccessor).toHaveBeenLastCalledWith({ groupId: led.id, query: 'ben' });
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Organiser' })).toBeNull());
});

test('an organiser is asked before leaving, and reads what to do first as the only one', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const setGroupMembership = () => {
    throw new FaultReply('You are the only organiser of this group: appoint another', 'BAD_USER_INPUT', 'member');
  };
  const { user } = open({ setGroupMembership });
  await user.click(await screen.findByRole('button', { name: 'Joined' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Leave Sunday Spinners?' }));
  expect(dialog.getByText(/^You also stop organising it\./)).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Leave' }));
  expect(await screen.findByText('You are the only organiser of this group: appoint another')).toBeDefined();
});

test('an organiser changes the texts of the group', async () => {
  const editGroup = vi.fn<NonNullable<Handlers['editGroup']>>(() => ({
    editGroup: { __typename: 'OrganisedGroupPayload', group: { ...cardOf(led), description: 'Slow rides' } },
  }));
  const { user } = open({ editGroup });
  const bar = within(await screen.findByRole('group', { name: 'Organiser' }));
  await user.click(bar.getByRole('button', { name: 'Edit' }));
  const form = within(await screen.findByRole('dialog', { name: 'Edit Sunday Spinners' }));
  await user.clear(form.getByLabelText('Description'));
  await user.type(form.getByLabelText('Description'), 'Slow rides');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The group is changed')).toBeDefined();
  expect(editGroup).toHaveBeenCalledExactlyOnceWith({ input: { groupId: led.id, description: 'Slow rides' } });
  expect(await screen.findByText('Slow rides')).toBeDefined();
});

test('an organiser removes a member, who is then missing in the list', async () => {
  const removeGroupMember = vi.fn<NonNullable<Handlers['removeGroupMember']>>(() => ({
    removeGroupMember: {
      __typename: 'OrganisedGroupPayload',
      group: { __typename: 'Group', id: led.id, memberCount: 2 },
    },
  }));
  const { user } = open({ groupMembers: members(true), removeGroupMember }, { search: '?tab=members' });
  await user.click(await screen.findByRole('button', { name: 'More about Display ben' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Remove from Group' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove Display ben from this group?' }));
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Display ben is no longer a member')).toBeDefined();
  expect(removeGroupMember).toHaveBeenCalledExactlyOnceWith({ groupId: led.id, userId: 'ben-id' });
  await waitFor(() => expect(screen.queryByText('@ben')).toBeNull());
});
