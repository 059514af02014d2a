import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { inspect } from './inspect.ts';
import { expect, test } from './journey.ts';
import { type MailInstance, startMailInstance } from './mailInstance.ts';
import { stored } from './stored.ts';

let instance: MailInstance;
test.beforeAll(async () => {
  instance = await startMailInstance();
});
test.afterAll(() => instance.stop());

async function openTab(page: Page): Promise<void> {
  const { url } = JSON.parse(await instance.operate('operator', 'link', '--name', 'Hanna', '--json'));
  await page.goto(url);
  await page.getByRole('navigation', { name: 'Board' }).getByRole('link', { name: 'Instance' }).click();
  await expect(page.getByLabel('Imprint', { exact: true })).toBeVisible();
}

async function save(page: Page): Promise<void> {
  // The words of an earlier save can still be on the screen.
  const answer = stored(page, 'UpdateInstance');
  await page.getByRole('button', { name: 'Save' }).click();
  await answer;
  await expect(page.getByText('The settings are saved', { exact: true }).first()).toBeVisible();
}

async function logo() {
  const create = { width: 200, height: 200, channels: 3, background: { r: 20, g: 120, b: 90 } } as const;
  return { name: 'mill.png', mimeType: 'image/png', buffer: await sharp({ create }).png().toBuffer() };
}

/** The page of a visitor in a browser of their own. */
async function visit(browser: Browser, path: string): Promise<Page> {
  const context = await browser.newContext(test.info().project.use);
  const visitor = await context.newPage();
  await visitor.goto(instance.url + path);
  return visitor;
}

test('an operator names the instance, announces, closes sign-up, and sets all back', async ({ page, browser }) => {
  await openTab(page);
  await inspect(page);
  await page.getByLabel('Name', { exact: true }).fill('Lower Mill Riders of the Valley');
  await page.getByLabel('Logo file').setInputFiles(await logo());
  await expect(page.getByRole('button', { name: 'Remove the logo' })).toBeVisible();
  await page.getByLabel('Sign-up', { exact: true }).selectOption('Closed: nobody');
  await page.getByLabel('Text', { exact: true }).fill('The server rests on Sunday.');
  await page.getByLabel('Link', { exact: true }).fill('/imprint');
  await page.getByLabel('Imprint', { exact: true }).fill('Hanna Lind\nMill Lane 1\n\nhttps://club.example/');
  await save(page);
  await expect(page.getByRole('button', { name: 'Remove the logo' })).toBeVisible();
  await inspect(page);

  const visitor = await visit(browser, '/');
  await expect(visitor).toHaveTitle('Lower Mill Riders of the Valley');
  const brand = visitor.getByRole('link', { name: 'Lower Mill Riders of the Valley' });
  const image = brand.locator('img');
  await expect.poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBeGreaterThan(0);
  await expect(visitor.getByText('The server rests on Sunday.')).toBeVisible();
  await inspect(visitor);
  await visitor.getByRole('button', { name: 'Close the announcement' }).click();
  await expect(visitor.getByText('The server rests on Sunday.')).toBeHidden();
  await visitor.reload();
  await expect(brand).toBeVisible();
  await expect(visitor.getByText('The server rests on Sunday.')).toBeHidden();
  await visitor.goto(`${instance.url}/login?mode=signup`);
  await expect(visitor.getByText('This instance accepts no new members.')).toBeVisible();
  await inspect(visitor);
  await visitor.getByRole('link', { name: 'Imprint' }).click();
  await expect(visitor.getByRole('heading', { name: 'Imprint' })).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'https://club.example/' })).toBeVisible();
  await inspect(visitor);

  for (const label of ['Name', 'Text', 'Imprint']) await page.getByLabel(label, { exact: true }).fill('');
  await page.getByLabel('Sign-up', { exact: true }).selectOption('Not set');
  await page.getByRole('button', { name: 'Remove the logo' }).click();
  await save(page);
  await visitor.goto(`${instance.url}/login?mode=signup`);
  await expect(visitor).toHaveTitle('Create an account · Cycle Chat');
  await expect(visitor.getByLabel('Username')).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'Imprint' })).toBeHidden();

  await page.getByRole('navigation', { name: 'Board' }).getByRole('link', { name: 'Log' }).click();
  const log = page.getByRole('list', { name: 'Acts of operators' });
  await expect(log.getByText('name: Lower Mill Riders of the Valley → not set')).toBeVisible();
  await expect(log.getByText('signUps: not set → closed')).toBeVisible();
  await visitor.context().close();
});
