import { inspect } from './inspect.ts';
import { expect, test } from './journey.ts';
import { type MailInstance, startMailInstance } from './mailInstance.ts';
import { register } from './people.ts';

let instance: MailInstance;
test.beforeAll(async () => {
  instance = await startMailInstance();
});
test.afterAll(() => instance.stop());

test('a rider confirms an address, forgets the password and chooses a new one by mail', async ({
  page,
  playwright,
}) => {
  const request = await playwright.request.newContext({ baseURL: instance.url });
  const rider = await register(request);
  await request.dispose();
  const address = `${rider.username}@mail.example`.toLowerCase();
  await page.goto(`${instance.url}/login`);
  await page.getByLabel('Username').fill(rider.username);
  await page.getByLabel('Password', { exact: true }).fill(rider.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('button', { name: 'Account of' })).toBeVisible();

  await page.goto(`${instance.url}/settings`);
  const section = page.getByRole('region', { name: 'E-mail address' });
  await section.getByLabel('E-mail address').fill(address);
  await section.getByRole('button', { name: 'Send a link' }).click();
  await expect(section.getByText('Open it within 24 hours.')).toBeVisible();
  await inspect(page);
  await page.goto(await instance.linkTo(address, 'Confirm your e-mail address'));
  await inspect(page);
  await page.getByRole('button', { name: 'Confirm this address' }).click();
  await expect(page.getByText(`${address} is confirmed.`)).toBeVisible();

  await page.getByRole('button', { name: 'Account of' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByLabel('Username or e-mail address').fill(address.toUpperCase());
  await inspect(page);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByText('If this account has a confirmed e-mail address')).toBeVisible();

  const link = await instance.linkTo(address, 'Choose a new password');
  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill('over-the-pass');
  await page.getByLabel('Repeat new password').fill('over-the-pass');
  await inspect(page);
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expect(page).toHaveURL(`${instance.url}/login`);
  await page.getByLabel('Username').fill(rider.username);
  await page.getByLabel('Password', { exact: true }).fill('over-the-pass');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('button', { name: 'Account of' })).toBeVisible();

  await page.goto(link);
  await expect(page.getByText('This link has been used. Each link works once.')).toBeVisible();
  await inspect(page);
});
