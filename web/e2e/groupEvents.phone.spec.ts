import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { inspectInBothThemes } from './inspect.ts';
import { expect, test } from './journey.ts';
import { linkToBoard } from './linkToBoard.ts';
import type { Rider } from './people.ts';
import { register, signIn, someoneElse } from './people.ts';

/** Creates a group on the board with a member who organises it. Returns its id. */
async function createGroup(page: Page, request: APIRequestContext, name: string, { username }: Rider): Promise<string> {
  await page.goto(await linkToBoard('Hanna'));
  await page.getByRole('navigation', { name: 'Board' }).getByRole('link', { name: 'Groups' }).click();
  await page.getByRole('button', { name: 'New group' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name', { exact: true }).fill(name);
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('The group is created', { exact: true })).toBeVisible();
  const groups: { id: string; name: string }[] = await (await request.get('/api/groups/popular')).json();
  const id = groups.find((group) => group.name === name)?.id ?? '';
  expect((await request.post(`/api/groups/${id}/join`)).ok()).toBe(true);
  await page.getByRole('button', { name: `Organisers of ${name}` }).click();
  await dialog.getByLabel('Username').fill(username);
  await dialog.getByRole('button', { name: 'Appoint' }).click();
  await expect(page.getByText(`organised by ${username}`)).toBeVisible();
  return id;
}

test('an organiser plans an event, edits it, calls it off and on again, and deletes it', async ({
  page,
  request,
  browser,
}) => {
  const ada = await register(request);
  const { page: theirs, rider: ben, request: asBen } = await someoneElse(browser);
  const name = `Owls ${randomUUID().slice(0, 8)}`;
  const title = `Dawn patrol ${randomUUID().slice(0, 8)}`;
  const id = await createGroup(page, request, name, ada);

  await signIn(page, ada, `/groups/${id}`);
  const bar = page.getByRole('group', { name: 'Organiser' });
  await bar.getByRole('button', { name: 'Plan Event' }).click();
  const form = page.getByRole('dialog', { name: `New event of ${name}` });
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Date').fill('2099-06-01');
  await form.getByLabel('Time', { exact: true }).fill('06:30');
  await form.getByLabel('Location').fill('Pier');
  await inspectInBothThemes(page);
  await form.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { name: 'Next events' })).toBeVisible();
  await inspectInBothThemes(page);
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('link', { name: new RegExp(name) })).toBeVisible();
  const eventId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  expect((await asBen.post(`/api/events/${eventId}/register`)).ok()).toBe(true);

  await bar.getByRole('button', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog', { name: `Edit ${title}` });
  await edit.getByLabel('Location').fill('Lighthouse');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Lighthouse').first()).toBeVisible();
  await bar.getByRole('button', { name: 'Call Off' }).click();
  const question = page.getByRole('dialog', { name: 'Call off this event?' });
  await question.getByLabel('Reason').fill('Ice on the pier');
  await inspectInBothThemes(page);
  await question.getByRole('button', { name: 'Call Off' }).click();
  await expect(page.getByText('Called off: Ice on the pier')).toBeVisible();
  await inspectInBothThemes(page);

  await signIn(theirs, ben, '/notifications');
  const notice = theirs.getByRole('listitem').filter({ hasText: `The event “${title}” is called off` });
  await expect(notice).toContainText('Called off: Ice on the pier');
  await inspectInBothThemes(theirs);
  await notice.getByRole('link').first().click();
  await expect(theirs.getByText('Called off: Ice on the pier')).toBeVisible();
  await expect(theirs.getByRole('button', { name: 'Join Event' })).toHaveCount(0);

  await bar.getByRole('button', { name: 'Put On Again' }).click();
  await expect(page.getByText('Called off: Ice on the pier')).toBeHidden();
  await bar.getByRole('button', { name: 'Delete' }).click();
  const last = page.getByRole('alertdialog', { name: 'Delete this event?' });
  await expect(last).toContainText('Nobody is notified');
  await last.getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/\/events$/);
  await expect(page.getByText(title)).toHaveCount(0);
});
