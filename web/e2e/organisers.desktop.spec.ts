import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { inspectInBothThemes } from './inspect.ts';
import { expect, test } from './journey.ts';
import { linkToBoard } from './linkToBoard.ts';
import type { Rider } from './people.ts';
import { otherMember, register, signIn, someoneElse } from './people.ts';

test.use({ expectedError: /^ResignAsOrganiser failed/ });

/** Creates a group on the board. Returns its id. */
async function createGroup(page: Page, request: APIRequestContext, name: string): Promise<string> {
  await page.goto(await linkToBoard('Hanna'));
  await page.getByRole('navigation', { name: 'Board' }).getByRole('link', { name: 'Groups' }).click();
  await page.getByRole('button', { name: 'New group' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name', { exact: true }).fill(name);
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('The group is created', { exact: true })).toBeVisible();
  const groups: { id: string; name: string }[] = await (await request.get('/api/groups/popular')).json();
  return groups.find((group) => group.name === name)?.id ?? '';
}

async function appointOnBoard(page: Page, group: string, { username }: Rider): Promise<void> {
  await page.getByRole('button', { name: `Organisers of ${group}` }).click();
  const dialog = page.getByRole('dialog', { name: `Organisers of ${group}` });
  await dialog.getByRole('button', { name: 'Appoint' }).click();
  await expect(dialog.getByText('Please enter the username of a member')).toBeVisible();
  await dialog.getByLabel('Username').fill(username);
  await inspectInBothThemes(page);
  await dialog.getByRole('button', { name: 'Appoint' }).click();
  await expect(page.getByText(`organised by ${username}`)).toBeVisible();
}

async function openMemberMenu(page: Page, { displayName }: Rider, item: string): Promise<void> {
  await page.getByRole('button', { name: `More about ${displayName}` }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

test('the operator appoints an organiser, who edits the group, announces, pins and removes a post, removes a member, and hands over', async ({
  page,
  request,
  browser,
}) => {
  const ada = await register(request);
  const { page: theirs, rider: ben, request: asBen } = await someoneElse(browser);
  const name = `Owls ${randomUUID().slice(0, 8)}`;
  const id = await createGroup(page, request, name);
  const { rider: cleo, request: asCleo } = await otherMember(browser);
  for (const each of [request, asBen, asCleo]) expect((await each.post(`/api/groups/${id}/join`)).ok()).toBe(true);
  const words = `Cheap wheels ${randomUUID()}`;
  expect((await asBen.post('/api/posts', { data: { content: words, isRide: false, groupId: id } })).ok()).toBe(true);
  await appointOnBoard(page, name, ada);

  await signIn(page, ada, `/groups/${id}`);
  const bar = page.getByRole('group', { name: 'Organiser' });
  await bar.getByRole('button', { name: 'Edit' }).click();
  const form = page.getByRole('dialog', { name: `Edit ${name}` });
  await form.getByLabel('Description').fill('At night, with good lights');
  await inspectInBothThemes(page);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByText('At night, with good lights')).toBeVisible();
  await inspectInBothThemes(page);

  await bar.getByRole('button', { name: 'Announce' }).click();
  const announcement = page.getByRole('dialog', { name: 'Announce to all members' });
  await announcement.getByLabel('Announcement').fill('Lights on until March');
  await inspectInBothThemes(page);
  await announcement.getByRole('button', { name: 'Announce' }).click();
  const first = page.getByRole('article').first();
  await expect(first).toContainText('Lights on until March');
  const card = page.getByRole('article').filter({ hasText: words });
  await card.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Pin to Group' }).click();
  await expect(first.getByText('Pinned', { exact: true })).toBeVisible();
  await page.reload();
  await expect(first).toContainText(words);
  await inspectInBothThemes(page);
  await card.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Remove from Group' }).click();
  const removal = page.getByRole('dialog', { name: 'Remove this post from the group?' });
  await removal.getByLabel('Words to the author').fill('Nobody sells here');
  await inspectInBothThemes(page);
  await removal.getByRole('button', { name: 'Remove' }).click();
  await expect(card).toBeHidden();

  await bar.getByRole('button', { name: 'Resign' }).click();
  const question = page.getByRole('dialog', { name: 'Stop organising this group?' });
  await question.getByRole('button', { name: 'Resign' }).click();
  await question.getByLabel('Username of your successor').fill(`not_${ben.username}`);
  await question.getByRole('button', { name: 'Resign' }).click();
  await expect(question.getByText('No member of the group has this username')).toBeVisible();
  await inspectInBothThemes(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('tab', { name: /^Members/ }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download the list (CSV)' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('members.csv');
  await openMemberMenu(page, cleo, 'Remove from Group');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText(`@${cleo.username}`)).toBeHidden();
  await openMemberMenu(page, ben, 'Make Organiser');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make Organiser' }).click();
  const rowOf = ({ username }: Rider) => page.getByRole('listitem').filter({ hasText: `@${username}` });
  await expect(rowOf(ben).getByText('Organiser')).toBeVisible();
  await inspectInBothThemes(page);

  await theirs.goto('/notifications');
  await expect(theirs.getByText(`You now organise the group ${name}`)).toBeVisible();
  await expect(theirs.getByText(`announced to all members of the group ${name}`)).toBeVisible();
  await theirs.getByRole('link', { name: 'An organiser of the group removed your post' }).click();
  await expect(theirs.getByText('Nobody sells here')).toBeVisible();
  await inspectInBothThemes(theirs);

  await bar.getByRole('button', { name: 'Resign' }).click();
  await question.getByRole('button', { name: 'Resign' }).click();
  await expect(bar).toBeHidden();
  await expect(rowOf(ada).getByText('Organiser')).toBeHidden();
});
