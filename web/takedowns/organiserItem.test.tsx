import { screen, within } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { Pages } from '../app/pages.tsx';
import type { Handlers } from '../test/fakeServer.ts';
import { FaultReply } from '../test/fakeServer.ts';
import { groupHead, groupPageOf } from '../test/groupWorld.ts';
import { renderAs } from '../test/renderAs.tsx';
import { nina, postOf } from '../test/world.ts';

const group = groupHead({ viewerIsMember: true });
const inGroup = { __typename: 'Group' as const, id: group.id, name: group.name };

type Remove = NonNullable<Handlers['removeGroupContent']>;

beforeAll(() =>
  Promise.all([
    import('../groups/GroupPage.tsx'),
    import('./OrganiserItem.tsx'),
    import('./GroupRemovalDialog.tsx'),
    import('../ui/MenuPopup.tsx'),
  ]),
);

function open(viewerOrganises: boolean, handlers: Handlers = {}) {
  const posts = [postOf({ group: inGroup })];
  const head = groupHead({ ...group, viewerOrganises });
  const path = `/groups/${encodeURIComponent(group.id)}`;
  return renderAs(nina, <Pages />, { groupPage: () => groupPageOf({ group: head, posts }), ...handlers }, { path });
}

async function openMenu({ user }: ReturnType<typeof open>) {
  const card = within(await screen.findByRole('article'));
  await user.click(card.getByRole('button', { name: 'More' }));
  await screen.findByRole('menuitem', { name: 'Report' });
}

test('an organiser removes a post, and says why', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const removeGroupContent = vi.fn<Remove>(() => {
    throw new FaultReply('Content not found', 'NOT_FOUND');
  });
  const page = open(true, { removeGroupContent });
  const { user } = page;
  await openMenu(page);
  await user.click(await screen.findByRole('menuitem', { name: 'Remove from Group' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove this post from the group?' }));
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await dialog.findByText('Please write a few words')).toBeDefined();
  await user.selectOptions(dialog.getByLabelText('Reason'), 'SPAM');
  await user.type(dialog.getByLabelText('Words to the author'), 'Nobody sells here');
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Content not found')).toBeDefined();
  removeGroupContent.mockImplementation(({ input }) => ({
    removeGroupContent: { __typename: 'RemoveGroupContentPayload', removedId: input.contentId },
  }));
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('The post is removed')).toBeDefined();
  const { input } = removeGroupContent.mock.lastCall?.[0] ?? {};
  expect(input).toMatchObject({ reason: 'SPAM', words: 'Nobody sells here' });
  expect(screen.queryByRole('article')).toBeNull();
});

test('other members have no such item', async () => {
  await openMenu(open(false));
  expect(screen.queryByRole('menuitem', { name: 'Remove from Group' })).toBeNull();
});
