import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { inspectInBothThemes } from './inspect.ts';
import { expect, test } from './journey.ts';
import { register, signIn } from './people.ts';
import { postMenu } from './postMenu.ts';

const cardOf = (page: Page, words: string) => page.getByRole('article').filter({ hasText: words });
const datesOf = (page: Page) => page.getByRole('region', { name: 'Dates' });

/** Chooses an option of a select. */
async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option }).click();
}

test('a ride repeats every Tuesday, is joined as a whole, and moves from a date on', async ({
  page,
  request,
  browser,
}) => {
  const words = `Tuesday Night Loop ${randomUUID()}`;
  await signIn(page, await register(request));
  await page.getByRole('button', { name: 'Ride', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Post a Ride' });
  await form.getByLabel('Description').fill(words);
  await form.getByLabel('Distance').fill('24.5');
  await form.getByLabel('Location').fill('Porta Nuova');
  await form.getByLabel('Date', { exact: true }).fill('2086-06-04');
  await form.getByLabel('Time').fill('18:30');
  await choose(page, 'Repeats', 'By weekday');
  await form.getByLabel('Dates').fill('1');
  await form.getByRole('button', { name: 'Post Ride' }).click();
  await expect(form.getByText('The number of dates must be from 2 to 104')).toBeVisible();
  await form.getByLabel('Dates').fill('6');
  await expect(form.getByText('Repeats every Tuesday, at the same local time.')).toBeVisible();
  await form.getByRole('button', { name: 'Add Pace Groups' }).click();
  const group = form.getByRole('group', { name: 'Group A' });
  await group.getByLabel('Name').fill('Brisk');
  await group.getByLabel('Distance').fill('31');
  await inspectInBothThemes(page);
  await form.getByRole('button', { name: 'Post Ride' }).click();
  await expect(form).toBeHidden();
  // The feed has the next date alone.
  await expect(cardOf(page, words)).toHaveCount(1);
  await expect(cardOf(page, words)).toContainText('every Tuesday');

  await cardOf(page, words)
    .getByRole('link', { name: /open this ride/ })
    .click();
  await expect(page).toHaveURL(/\/post\//);
  await expect(datesOf(page)).toContainText('every Tuesday until Tue, Jul 9, 2086');
  await datesOf(page).getByRole('button', { name: 'All 6 dates' }).click();
  await expect(datesOf(page).getByRole('listitem')).toHaveCount(6);

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  const rider = await register(elsewhere.request);
  await signIn(other, rider, new URL(page.url()).pathname);
  await other.getByRole('button', { name: 'One date or all' }).click();
  await expect(other.getByRole('menuitem', { name: /^Join every Tuesday/ })).toBeVisible();
  await inspectInBothThemes(other);
  await other.getByRole('menuitem', { name: /^Join A every Tuesday/ }).click();
  await expect(other.getByText("You've joined all dates!").first()).toBeVisible();
  await expect(datesOf(other).getByText('2 going, you too')).toHaveCount(4);
  await expect(other.getByRole('region', { name: 'Pace groups' }).getByText('You ride here')).toBeVisible();
  await inspectInBothThemes(other);

  // The author names the rider on all dates, and the rider leads the group of each.
  await postMenu(page).click();
  await page.getByRole('menuitem', { name: 'Co-leaders' }).click();
  const leaders = page.getByRole('dialog', { name: 'Co-leaders' });
  await choose(page, 'Change', 'This and all later dates');
  await leaders.getByRole('button', { name: `Make co-leader: ${rider.displayName}` }).click();
  await expect(leaders.getByRole('button', { name: `Remove: ${rider.displayName}` })).toBeVisible();
  await inspectInBothThemes(page);
  await page.keyboard.press('Escape');
  await other.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(datesOf(other).getByText('2 going, you too')).toHaveCount(3);

  // The author moves the second date and all later ones.
  await page.reload();
  await datesOf(page)
    .getByRole('link', { name: /Jun 11/ })
    .click();
  await expect(page.getByRole('article')).toContainText('Jun 11');
  await expect(page.getByRole('region', { name: 'Pace groups' })).toContainText(`Leader ${rider.username}`);
  await postMenu(page).click();
  await page.getByRole('menuitem', { name: 'Edit Ride' }).click();
  await page.getByRole('dialog', { name: 'Edit Ride' }).getByLabel('Time').fill('17:30');
  await choose(page, 'Change', 'This and all later dates');
  await page.getByRole('dialog', { name: 'Edit Ride' }).getByRole('button', { name: 'Save Changes' }).click();
  await expect(datesOf(page).getByText(/5:30 PM/)).toHaveCount(3);
  await expect(datesOf(page).getByText(/6:30 PM/)).toHaveCount(1);
  await other.goto('/notifications');
  await expect(other.getByText('This and all later ones')).toHaveCount(1);
  await elsewhere.close();
});
