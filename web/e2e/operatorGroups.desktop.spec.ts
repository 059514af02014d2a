import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { inspect } from './inspect.ts';
import { expect, test } from './journey.ts';
import { linkToBoard } from './linkToBoard.ts';

test.use({ expectedError: /^(CreateGroup|CreateEvent) failed/ });

/** A picture of more bytes than visitors may send, also after the browser has made it smaller. */
async function picture() {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const create = { width: 1200, height: 1200, channels: 3, background: { r: 90, g: 120, b: 60 }, noise } as const;
  return { name: 'owls.png', mimeType: 'image/png', buffer: await sharp({ create }).png().toBuffer() };
}

async function openTab(page: Page, tab: string): Promise<Locator> {
  await page.goto(await linkToBoard('Hanna'));
  const board = page.getByRole('navigation', { name: 'Board' });
  await board.getByRole('link', { name: tab }).click();
  await expect(page.getByRole('heading', { name: tab, exact: true, level: 1 })).toBeVisible();
  await expect(page.getByRole('listitem').first()).toBeVisible();
  await inspect(page);
  return board;
}

async function expectInLog(page: Page, board: Locator, ...words: string[]): Promise<void> {
  await board.getByRole('link', { name: 'Log' }).click();
  const log = page.getByRole('list', { name: 'Acts of operators' });
  for (const each of words) await expect(log.getByText(each, { exact: true }).first()).toBeVisible();
}

/** Confirms an act by the name of the thing, after a wrong name. */
async function confirmByName(page: Page, name: string, label: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  const field = dialog.getByLabel(`Type ${name} to confirm`);
  await field.fill('Another');
  await dialog.getByRole('button', { name: label }).click();
  await expect(dialog.getByText('The text is another')).toBeVisible();
  await inspect(page);
  await field.fill(name);
  await dialog.getByRole('button', { name: label }).click();
}

test('an operator creates a group with a picture, changes it, and deletes it by typing its name', async ({ page }) => {
  const name = `Owls ${randomUUID().slice(0, 8)}`;
  const board = await openTab(page, 'Groups');
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'New group' }).click();
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(dialog.getByText('name must have 1 to 100 characters')).toBeVisible();
  await inspect(page);
  await dialog.getByLabel('Name', { exact: true }).fill(name);
  await dialog.getByLabel('Description').fill('At night');
  await dialog.getByLabel('Picture file').setInputFiles(await picture());
  await expect(dialog.getByRole('button', { name: 'Remove the file' })).toBeVisible();
  await inspect(page);
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('The group is created', { exact: true })).toBeVisible();

  const row = page.getByRole('listitem').filter({ hasText: name });
  await expect(row.getByText('At night')).toBeVisible();
  const image = row.locator('img');
  await expect.poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBeGreaterThan(0);
  await inspect(page);
  await row.getByRole('button', { name: `Edit ${name}` }).click();
  const renamed = name.replace('Owls', 'Harriers');
  await dialog.getByLabel('Name', { exact: true }).fill(renamed);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The group is changed', { exact: true })).toBeVisible();

  await page.getByLabel('Find groups').fill(renamed.toUpperCase());
  await expect(page.getByRole('listitem').getByRole('button', { name: /^Edit / })).toHaveCount(1);
  await page.getByRole('button', { name: `Delete ${renamed}` }).click();
  await confirmByName(page, renamed, 'Delete the group');
  await expect(page.getByText(`${renamed} is deleted`, { exact: true })).toBeVisible();
  await expect(page.getByText('No group found')).toBeVisible();
  await inspect(page);
  await expectInLog(page, board, 'group create', 'group edit', 'group delete');
});

test('an operator creates an event, moves it, and cancels it by typing its title', async ({ page }) => {
  const title = `Loop ${randomUUID().slice(0, 8)}`;
  const board = await openTab(page, 'Events');
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'New event' }).click();
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByLabel('Date').fill('2099-06-01');
  await dialog.getByLabel('Time', { exact: true }).fill('07:00');
  await dialog.getByLabel('Places').fill('many');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(dialog.getByText('max participants must be a whole number from 1 to 1,000,000')).toBeVisible();
  await dialog.getByLabel('Places').fill('9');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(dialog.getByText('location must have 1 to 200 characters')).toBeVisible();
  await inspect(page);
  await dialog.getByLabel('Location').fill('Pier');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('The event is created', { exact: true })).toBeVisible();

  const row = page.getByRole('listitem').filter({ hasText: title });
  await expect(row.getByText('Jun 1, 2099 at 07:00')).toBeVisible();
  await inspect(page);
  await row.getByRole('button', { name: `Edit ${title}` }).click();
  await dialog.getByLabel('Time', { exact: true }).fill('08:30');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(row.getByText('Jun 1, 2099 at 08:30')).toBeVisible();
  await row.getByRole('link', { name: 'See it' }).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await page.goBack();

  await page.getByLabel('Find events').fill(title.toUpperCase());
  await expect(page.getByRole('listitem').getByRole('button', { name: /^Edit / })).toHaveCount(1);
  await page.getByRole('button', { name: `Cancel ${title}` }).click();
  await confirmByName(page, title, 'Cancel the event');
  await expect(page.getByText(`${title} is cancelled`, { exact: true })).toBeVisible();
  await expect(page.getByText('No event found')).toBeVisible();
  await expectInLog(page, board, 'event create', 'event edit', 'event cancel');
});
