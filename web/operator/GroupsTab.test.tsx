import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { GroupFactsFragment } from '../generated.ts';
import { loadBoard, openDialog, renderBoard } from '../test/boardPage.tsx';
import { groupRowOf, groupsOf } from '../test/boardWorld.ts';
import type { Handlers } from '../test/fakeServer.ts';
import { FaultReply } from '../test/fakeServer.ts';

type Create = NonNullable<Handlers['createGroup']>;
type Update = NonNullable<Handlers['updateGroup']>;
type Groups = NonNullable<Handlers['operatorGroups']>;

beforeAll(async () => {
  await loadBoard();
  await import('./GroupsTab.tsx');
  await import('./GroupDialog.tsx');
  await import('./OrganisersDialog.tsx');
  await import('./GroupRulesDialog.tsx');
});
beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

const owls = groupRowOf('Owls', { description: 'At night', picture: 'https://pictures.example/owl.png' });
const group: GroupFactsFragment = {
  __typename: 'Group',
  id: 'Owls-id',
  name: 'Owls',
  description: null,
  picture: null,
  kind: 'OPEN',
  memberCount: 0,
};
const createdGroup: Create = () => ({ createGroup: { __typename: 'OperatorGroupPayload', group } });
const changedGroup: Update = () => ({ updateGroup: { __typename: 'OperatorGroupPayload', group } });

async function openForm(button: string, handlers: Handlers) {
  const { user } = renderBoard('/groups', handlers);
  await user.click(await screen.findByRole('button', { name: button }));
  return { user, form: await openDialog() };
}

describe('a new group', () => {
  test('has what was typed, and is then in the list', async () => {
    const createGroup = vi.fn<Create>(createdGroup);
    const operatorGroups = vi.fn<Groups>(() => groupsOf());
    const { user, form } = await openForm('New group', { operatorGroups, createGroup });
    await user.type(form.getByLabelText('Name'), ' Owls ');
    await user.type(form.getByLabelText('Description'), 'At night');
    operatorGroups.mockReturnValue(groupsOf([owls]));
    await user.click(form.getByRole('button', { name: 'Create' }));
    expect(await screen.findByText('The group is created')).toBeDefined();
    expect(createGroup).toHaveBeenCalledExactlyOnceWith({ input: { name: 'Owls', description: 'At night' } });
    const list = within(await screen.findByRole('list', { name: 'Groups' }));
    const [row] = await list.findAllByRole('listitem');
    expect(row?.textContent).toContain('1 member · 2 posts · since Nov 21, 2026');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('has the chosen file as its picture', async () => {
    const createGroup = vi.fn<Create>(createdGroup);
    const { user, form } = await openForm('New group', { operatorGroups: () => groupsOf(), createGroup });
    await user.type(form.getByLabelText('Name'), 'Owls');
    await user.upload(form.getByLabelText('Picture file'), new File(['owl'], 'owl.png', { type: 'image/png' }));
    expect(await form.findByDisplayValue('owl.png')).toBeDefined();
    await user.click(form.getByRole('button', { name: 'Remove the file' }));
    expect(form.getByLabelText('Picture')).toHaveProperty('value', '');
    await user.upload(form.getByLabelText('Picture file'), new File(['owl'], 'owl.png', { type: 'image/png' }));
    await form.findByDisplayValue('owl.png');
    await user.click(form.getByRole('button', { name: 'Create' }));
    await screen.findByText('The group is created');
    const picture = `data:image/png;base64,${btoa('owl')}`;
    expect(createGroup).toHaveBeenCalledExactlyOnceWith({ input: { name: 'Owls', picture } });
  });

  test('with a fault keeps its words, and shows what the server says at the field', async () => {
    const createGroup = vi.fn<Create>(() => {
      throw new FaultReply('name must have 1 to 100 characters', 'BAD_USER_INPUT', 'name');
    });
    const { user, form } = await openForm('New group', { operatorGroups: () => groupsOf(), createGroup });
    await user.type(form.getByLabelText('Description'), 'At night');
    await user.click(form.getByRole('button', { name: 'Create' }));
    expect(await form.findByText('name must have 1 to 100 characters')).toBeDefined();
    expect(document.activeElement).toBe(form.getByLabelText('Name'));
    expect(form.getByLabelText('Description')).toHaveProperty('value', 'At night');
    createGroup.mockImplementation(() => {
      throw new FaultReply('Too many uploads', 'RATE_LIMITED');
    });
    await user.click(form.getByRole('button', { name: 'Create' }));
    expect(await screen.findByText('Too many uploads')).toBeDefined();
  });
});

test('a change sends what differs, and removes what is empty', async () => {
  const updateGroup = vi.fn<Update>(changedGroup);
  const { user, form } = await openForm('Edit Owls', { operatorGroups: () => groupsOf([owls]), updateGroup });
  expect(form.getByLabelText('Description')).toHaveProperty('value', 'At night');
  await user.type(form.getByLabelText('Name'), ' of the night');
  await user.clear(form.getByLabelText('Picture'));
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The group is changed')).toBeDefined();
  const input = { groupId: 'Owls-id', name: 'Owls of the night', picture: null };
  expect(updateGroup).toHaveBeenCalledExactlyOnceWith({ input });
});

test('a group is deleted once the operator has typed its name', async () => {
  const deleteGroup = vi.fn<NonNullable<Handlers['deleteGroup']>>(({ groupId }) => ({
    deleteGroup: { __typename: 'DeleteGroupPayload', deletedGroupId: groupId },
  }));
  const operatorGroups = vi.fn<Groups>(() => groupsOf([owls]));
  const { user, form } = await openForm('Delete Owls', { operatorGroups, deleteGroup });
  expect(form.getByText(/^The group is deleted with 1 member and 2 posts\./)).toBeDefined();
  await user.type(form.getByLabelText('Type Owls to confirm'), 'owls');
  await user.click(form.getByRole('button', { name: 'Delete the group' }));
  expect(await form.findByText('The text is another')).toBeDefined();
  expect(deleteGroup).not.toHaveBeenCalled();
  await user.clear(form.getByLabelText('Type Owls to confirm'));
  await user.type(form.getByLabelText('Type Owls to confirm'), 'Owls');
  operatorGroups.mockReturnValue(groupsOf());
  await user.click(form.getByRole('button', { name: 'Delete the group' }));
  expect(await screen.findByText('There are no groups')).toBeDefined();
  expect(deleteGroup).toHaveBeenCalledExactlyOnceWith({ groupId: 'Owls-id' });
});

describe('the organisers of a group', () => {
  type Set = NonNullable<Handlers['setGroupOrganiser']>;
  const changed: Set = () => ({
    setGroupOrganiser: {
      __typename: 'OperatorGroupPayload',
      group: { __typename: 'Group', id: 'Owls-id', organisers: [] },
    },
  });

  test('are members whom the operator appoints by their usernames', async () => {
    const setGroupOrganiser = vi.fn<Set>(() => {
      throw new FaultReply('Only a member of the group can organise it', 'BAD_USER_INPUT', 'username');
    });
    const operatorGroups = vi.fn<Groups>(() => groupsOf([owls]));
    const { user, form } = await openForm('Organisers of Owls', { operatorGroups, setGroupOrganiser });
    await user.click(form.getByRole('button', { name: 'Appoint' }));
    expect(await form.findByText('Please enter the username of a member')).toBeDefined();
    await user.type(form.getByLabelText('Username'), ' ada ');
    await user.click(form.getByRole('button', { name: 'Appoint' }));
    expect(await form.findByText('Only a member of the group can organise it')).toBeDefined();
    setGroupOrganiser.mockImplementation(changed);
    operatorGroups.mockReturnValue(groupsOf([{ ...owls, organisers: ['ada'] }]));
    await user.click(form.getByRole('button', { name: 'Appoint' }));
    expect(await screen.findByText('ada organises Owls')).toBeDefined();
    expect(setGroupOrganiser).toHaveBeenLastCalledWith({ groupId: 'Owls-id', username: 'ada', organises: true });
    expect(await screen.findByText(/organised by ada/)).toBeDefined();
  });

  test('can be removed', async () => {
    const setGroupOrganiser = vi.fn<Set>(changed);
    const operatorGroups = () => groupsOf([{ ...owls, organisers: ['ada', 'ben'] }]);
    const { user, form } = await openForm('Organisers of Owls', { operatorGroups, setGroupOrganiser });
    await user.click(form.getByRole('button', { name: 'Remove ben' }));
    expect(await screen.findByText('ben no longer organises Owls')).toBeDefined();
    expect(setGroupOrganiser).toHaveBeenCalledExactlyOnceWith({
      groupId: 'Owls-id',
      username: 'ben',
      organises: false,
    });
  });
});

test('the rules of a group are changed, and a fault of the server is at the field', async () => {
  const setRulesAsOperator = vi.fn<NonNullable<Handlers['setRulesAsOperator']>>(() => {
    throw new FaultReply('text must have at most 10,000 characters', 'BAD_USER_INPUT', 'text');
  });
  const operatorGroups = vi.fn<Groups>(() => groupsOf([{ ...owls, rules: 'Lights on' }]));
  const { user, form } = await openForm('Rules of Owls', { operatorGroups, setRulesAsOperator });
  const field = form.getByLabelText(/^Rules of the group/);
  expect(field).toHaveProperty('value', 'Lights on');
  await user.type(field, ', always');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('text must have at most 10,000 characters')).toBeDefined();
  setRulesAsOperator.mockImplementation(() => ({
    setRulesAsOperator: {
      __typename: 'OperatorGroupPayload',
      group: { __typename: 'Group', id: 'Owls-id', rules: null },
    },
  }));
  operatorGroups.mockReturnValue(groupsOf([{ ...owls, rules: 'Lights on, always' }]));
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The rules are saved')).toBeDefined();
  expect(setRulesAsOperator).toHaveBeenLastCalledWith({ input: { groupId: 'Owls-id', text: 'Lights on, always' } });
});

test('groups are found by a part of their names', async () => {
  const operatorGroups = vi.fn<Groups>(({ query }) => groupsOf(query === 'owl' ? [owls] : []));
  const { user } = renderBoard('/groups', { operatorGroups });
  await user.type(await screen.findByLabelText('Find groups'), 'owl');
  expect(await screen.findByRole('button', { name: 'Edit Owls' })).toBeDefined();
});

test('more groups are loaded on demand', async () => {
  const operatorGroups = vi.fn<Groups>(({ after }) =>
    after ? groupsOf([groupRowOf('Harriers')]) : groupsOf([owls], true),
  );
  const { user } = renderBoard('/groups', { operatorGroups });
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('button', { name: 'Edit Harriers' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Edit Owls' })).toBeDefined();
  expect(operatorGroups).toHaveBeenLastCalledWith({ query: null, after: 'Owls-id' });
});
