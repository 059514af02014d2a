import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { Pages } from '../app/pages.tsx';
import type { GroupHeadFragment, GroupRulesQuery } from '../generated.ts';
import type { Handlers } from '../test/fakeServer.ts';
import { FaultReply } from '../test/fakeServer.ts';
import { groupHead, groupMember, groupMembersOf, groupPageOf, rulesOf } from '../test/groupWorld.ts';
import { renderAs } from '../test/renderAs.tsx';
import { nina } from '../test/world.ts';

// Loads the lazy parts first, so that no test waits for them.
beforeAll(() =>
  Promise.all([
    import('./GroupPage.tsx'),
    import('./OrganiserBar.tsx'),
    import('./EditRulesDialog.tsx'),
    import('./EnterDialog.tsx'),
    import('./WordsField.tsx'),
    import('./RulesLine.tsx'),
  ]),
);

const text = 'Wear a helmet.';
const stateOf = ({ __typename, id, name, viewerIsMember, viewerRulesVersion, rules }: GroupHeadFragment) => ({
  __typename,
  id,
  name,
  viewerIsMember,
  viewerRulesVersion,
  rules,
});
const rulesPage = (group: GroupHeadFragment, version = 2): GroupRulesQuery => ({
  group: { ...stateOf(group), rules: { ...rulesOf(version), text } },
});

function open(group: GroupHeadFragment, handlers: Handlers = {}, search = '') {
  const path = `/groups/${encodeURIComponent(group.id)}${search}`;
  const groupRules = () => rulesPage(group);
  return renderAs(nina, <Pages />, { groupPage: () => groupPageOf({ group }), groupRules, ...handlers }, { path });
}

test('who joins a group with rules on its page reads them, and acknowledges them by joining', async () => {
  const group = groupHead({ rules: rulesOf(2) });
  const joined = { ...group, viewerIsMember: true, viewerRulesVersion: 2 };
  const joinByRules = vi.fn<NonNullable<Handlers['joinByRules']>>(() => ({
    setGroupMembership: {
      __typename: 'SetGroupMembershipPayload',
      group: { ...joined, members: { __typename: 'UserConnection', nodes: [] } },
    },
  }));
  const groupPage = () => groupPageOf({ group: joinByRules.mock.calls.length > 0 ? joined : group });
  const { user } = open(group, { joinByRules, groupPage });
  expect(await screen.findByText('This group has rules, which its members acknowledge.')).toBeDefined();
  await user.click(await screen.findByRole('button', { name: 'Join' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Join: Sunday Spinners' }));
  expect(await dialog.findByText(text)).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Acknowledge and Join' }));
  await waitFor(() => expect(joinByRules).toHaveBeenCalledWith({ groupId: group.id, rulesVersion: 2 }));
  expect(await screen.findByText('You have acknowledged version 2 of the rules.')).toBeDefined();
  const button = await screen.findByRole('button', { name: 'Joined' });
  await waitFor(() => expect(document.activeElement).toBe(button));
});

test('who leaves a group with rules has the focus on the way back', async () => {
  const group = groupHead({ rules: rulesOf(2), viewerIsMember: true, viewerRulesVersion: 2 });
  const left = { ...group, viewerIsMember: false, viewerRulesVersion: null };
  const setGroupMembership = vi.fn<NonNullable<Handlers['setGroupMembership']>>(() => ({
    setGroupMembership: {
      __typename: 'SetGroupMembershipPayload',
      group: { ...left, members: { __typename: 'UserConnection', nodes: [] } },
    },
  }));
  const groupPage = () => groupPageOf({ group: setGroupMembership.mock.calls.length > 0 ? left : group });
  const { user } = open(group, { setGroupMembership, groupPage });
  await user.click(await screen.findByRole('button', { name: 'Joined' }));
  const button = await screen.findByRole('button', { name: 'Join' });
  await waitFor(() => expect(document.activeElement).toBe(button));
});

test('who asks to join a closed group acknowledges them by asking', async () => {
  const group = groupHead({ kind: 'CLOSED', rules: rulesOf(2) });
  const askWithWords = vi.fn<NonNullable<Handlers['askWithWords']>>(() => ({
    setGroupRequest: { __typename: 'GroupEntryPayload', group: { ...group, viewerHasAsked: true } },
  }));
  const { user } = open(group, { askWithWords });
  await user.click(await screen.findByRole('button', { name: 'Ask to join' }));
  await user.click(await screen.findByRole('button', { name: 'Acknowledge and Ask to join' }));
  const button = await screen.findByRole('button', { name: 'Asked' });
  await waitFor(() => expect(document.activeElement).toBe(button));
  expect(askWithWords).toHaveBeenCalledWith({ groupId: group.id, rulesVersion: 2, words: '' });
});

test('a member is asked for each version, and reads the newest when it has changed meanwhile', async () => {
  const group = groupHead({ viewerIsMember: true, viewerRulesVersion: 1, rules: rulesOf(2) });
  let current = 2;
  const acknowledgeGroupRules = vi.fn<NonNullable<Handlers['acknowledgeGroupRules']>>(({ version }) => {
    if (version === 2) {
      current = 3;
      return Promise.reject(new FaultReply('The rules have changed: read version 3 first', 'CONFLICT'));
    }
    const known = { ...stateOf(group), rules: rulesOf(3), viewerRulesVersion: 3 };
    return { acknowledgeGroupRules: { __typename: 'GroupRulesPayload', group: known } };
  });
  const { user } = open(group, { acknowledgeGroupRules, groupRules: () => rulesPage(group, current) });
  expect(await screen.findByText(/^The rules changed on Nov 5, 2026/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Read Rules' }));
  await user.click(await screen.findByRole('button', { name: 'Acknowledge' }));
  expect(await screen.findByText('The rules have changed: read version 3 first')).toBeDefined();
  expect(await screen.findByText(/^Version 3,/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Acknowledge' }));
  expect(await screen.findByText('You have acknowledged version 3 of the rules.')).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a group without rules says nothing of them', async () => {
  open(groupHead({ viewerIsMember: true }));
  expect(await screen.findByRole('heading', { name: 'Sunday Spinners' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Read Rules' })).toBeNull();
});

test('organisers write the rules, read their former versions, and see who has acknowledged them', async () => {
  const group = groupHead({
    viewerIsMember: true,
    viewerOrganises: true,
    viewerRulesVersion: 2,
    memberCount: 3,
    rules: rulesOf(2),
  });
  const setGroupRules = vi.fn<NonNullable<Handlers['setGroupRules']>>(({ input }) => ({
    setGroupRules: {
      __typename: 'GroupRulesPayload',
      group: { ...stateOf(group), viewerRulesVersion: 3, rules: { ...rulesOf(3), text: input.text } },
    },
  }));
  const versions = [2, 1].map((version) => ({
    __typename: 'GroupRulesEdge' as const,
    cursor: `${version}`,
    node: { ...rulesOf(version), text: `Rules ${version}`, author: null },
  }));
  const groupRulesVersions: Handlers['groupRulesVersions'] = () => ({
    group: {
      __typename: 'Group',
      id: group.id,
      rulesVersions: {
        __typename: 'GroupRulesConnection',
        edges: versions,
        pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
      },
    },
  });
  const standing = (rulesVersion: number | null) => ({
    __typename: 'GroupStanding' as const,
    rulesVersion,
    rulesAcknowledgedAt: rulesVersion === null ? null : '2026-11-06T12:00:00.000Z',
    requestWords: null,
  });
  const members = [2, 1, null].map((version, index) =>
    groupMember(`rider${index}`, { standingInGroup: standing(version) }),
  );
  const groupMembers = () => groupMembersOf(group, members, false, { viewerOrganises: true, rules: group.rules });
  const { user } = open(group, { setGroupRules, groupRulesVersions, groupMembers }, '?tab=members');
  expect(await screen.findByText('Rules acknowledged Nov 6, 2026')).toBeDefined();
  expect(screen.getByText('Version 1 of the rules acknowledged Nov 6, 2026')).toBeDefined();
  expect(screen.getByText('Rules not acknowledged')).toBeDefined();
  await user.click(await screen.findByRole('button', { name: 'Rules' }));
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Rules of the group/ });
  expect(field.value).toBe(text);
  expect(await screen.findByText(/^Version 1, Nov 5, 2026/)).toBeDefined();
  expect(screen.getByText('Rules 1')).toBeDefined();
  await user.type(field, ' Ride with lights.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(setGroupRules).toHaveBeenCalledWith({
      input: { groupId: group.id, text: 'Wear a helmet. Ride with lights.' },
    }),
  );
  expect(await screen.findByText('The rules are saved')).toBeDefined();
});
