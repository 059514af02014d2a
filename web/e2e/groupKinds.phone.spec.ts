import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { inspectInBothThemes } from './inspect.ts';
import { expect, test } from './journey.ts';
import { linkToBoard } from './linkToBoard.ts';
import type { Rider } from './people.ts';
import { otherMember, register, signIn, someoneElse } from './people.ts';

/** Creates a closed group on the board. Returns its id. */
async function createClosed(page: Page, request: APIRequestContext, name: string): Promise<string> {
  await page.goto(await linkToBoard('Hanna'));
  await page.getByRole('navigation', { name: 'Board' }).getByRole('link', { name: 'Groups' }).click();
  await page.getByRole('button', { name: 'New group' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name', { exact: true }).fill(name);
  await dialog.getByLabel('Who can join').selectOption('CLOSED');
  await inspectInBothThemes(page);
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('The group is created', { exact: true })).toBeVisible();
  await expect(page.getByText('Closed group').first()).toBeVisible();
  const groups: { id: string; name: string }[] = await (await request.get('/api/groups/popular')).json();
  return groups.find((group) => group.name === name)?.id ?? '';
}

/** Makes a member the organiser of a closed group, to which they did not belong. */
async function appoint(page: Page, name: string, { username }: Rider): Promise<void> {
  await page.getByRole('button', { name: `Organisers of ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: `Organisers of ${name}` });
  await dialog.getByLabel('Username').fill(username);
  await dialog.getByRole('button', { name: 'Appoint' }).click();
  await expect(page.getByText(`organised by ${username}`)).toBeVisible();
}

/** Writes the rules of the group whose page is open, as its organiser. */
async function writeRules(page: Page, text: string): Promise<void> {
  await page.getByRole('group', { name: 'Organiser' }).getByRole('button', { name: 'Rules' }).click();
  const dialog = page.getByRole('dialog', { name: 'Rules' });
  await dialog.getByRole('textbox').fill(text);
  await inspectInBothThemes(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The rules are saved', { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();
}

test('a member asks to join a closed group, an organiser admits them, writes rules, hides the group and invites another', async ({
  page,
  request,
  browser,
}) => {
  const ada = await register(request);
  const name = `Night ${randomUUID().slice(0, 8)}`;
  const id = await createClosed(page, request, name);
  await appoint(page, name, ada);

  const { page: theirs, rider: ben } = await someoneElse(browser);
  await theirs.goto(`/groups/${id}`);
  await expect(theirs.getByText('Closed group')).toBeVisible();
  await expect(theirs.getByRole('tab')).toHaveCount(0);
  await inspectInBothThemes(theirs);
  await theirs.getByRole('button', { name: 'Ask to join' }).click();
  await theirs.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(theirs.getByRole('button', { name: 'Asked' })).toBeVisible();

  await signIn(page, ada, '/notifications');
  await page.getByRole('link', { name: new RegExp(`asked to join the group ${name}`) }).click();
  const requests = page.getByRole('region', { name: 'Requests' });
  await expect(requests.getByText(`@${ben.username}`)).toBeVisible();
  await inspectInBothThemes(page);
  await requests.getByRole('button', { name: 'Accept' }).click();
  await expect(requests).toBeHidden();
  await expect(page.getByRole('list', { name: 'Members' }).getByText(`@${ben.username}`)).toBeVisible();

  await theirs.goto('/notifications');
  await expect(theirs.getByText(`You are now a member of the group ${name}`)).toBeVisible();
  await theirs.goto(`/groups/${id}`);
  await expect(theirs.getByRole('tab', { name: /^Members/ })).toBeVisible();

  const bar = page.getByRole('group', { name: 'Organiser' });
  await writeRules(page, 'Wear a helmet.');
  await theirs.reload();
  await expect(theirs.getByText('This group has rules. Please read and acknowledge them.')).toBeVisible();
  await theirs.getByRole('button', { name: 'Read Rules' }).click();
  await expect(theirs.getByText('Wear a helmet.')).toBeVisible();
  await inspectInBothThemes(theirs);
  await theirs.getByRole('button', { name: 'Acknowledge' }).click();
  await expect(theirs.getByText('You have acknowledged version 1 of the rules.')).toBeVisible();
  await writeRules(page, 'Wear a helmet, and lights at night.');
  await theirs.reload();
  await expect(theirs.getByText(/^The rules changed on .* Please read and acknowledge them again\.$/)).toBeVisible();

  await bar.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Who can join').selectOption('HIDDEN');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Hidden group')).toBeVisible();
  await bar.getByRole('button', { name: 'Invite link' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite link' });
  await dialog.getByRole('button', { name: 'Make Link' }).click();
  const link = await dialog.getByRole('textbox', { name: 'Link' }).inputValue();
  await expect(dialog.getByText('0 of 1 joined')).toBeVisible();
  await inspectInBothThemes(page);

  const { rider: cleo } = await otherMember(browser);
  const { baseURL, viewport } = test.info().project.use;
  const visitors = await (await browser.newContext({ baseURL, viewport })).newPage();
  await visitors.goto(`/groups/${id}`);
  await expect(visitors.getByText('Group Not Found')).toBeVisible();
  await visitors.goto(new URL(link).pathname);
  await expect(visitors.getByRole('heading', { name })).toBeVisible();
  await inspectInBothThemes(visitors);
  await visitors.getByRole('button', { name: 'Join' }).click();
  await visitors.getByRole('button', { name: 'Sign in' }).click();
  await visitors.getByLabel('Username').fill(cleo.username);
  await visitors.getByLabel('Password').fill(cleo.password);
  await visitors.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(visitors.getByText('Joined Group', { exact: true })).toBeVisible();
  await visitors.goto(`/groups/${id}`);
  await expect(visitors.getByRole('heading', { name })).toBeVisible();
  await visitors.goto(new URL(link).pathname);
  await expect(visitors.getByText(/This link does not work any more/)).toBeVisible();
});
