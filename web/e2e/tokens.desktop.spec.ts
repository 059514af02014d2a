import { inspect } from './inspect.ts';
import { expect, test } from './journey.ts';
import { pressEnter } from './keyboard.ts';
import { register, signIn } from './people.ts';

test('a member makes an access token without a mouse, uses it and revokes it', async ({
  page,
  request,
  playwright,
}) => {
  const rider = await register(request);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, rider);
  await pressEnter(page.getByRole('button', { name: 'Account' }));
  await pressEnter(page.getByRole('menuitem', { name: 'Settings' }));
  await pressEnter(page.getByRole('link', { name: 'Access tokens' }));
  await expect(page).toHaveURL('/settings/tokens');
  await expect(page).toHaveTitle('Access tokens · Settings · Cycle Chat');
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeFocused();
  await expect(page.getByText('No access tokens yet')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Access tokens' })).toBeInViewport({ ratio: 0.9 });
  await inspect(page);

  await pressEnter(page.getByRole('button', { name: 'New Token' }));
  const form = page.getByRole('dialog', { name: 'New Access Token' });
  await expect(form.getByLabel('Name')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form.getByText('A name is required')).toBeVisible();
  await inspect(page);
  await page.keyboard.type('Club website');
  await page.keyboard.press('Tab');
  await expect(form.getByRole('combobox', { name: 'What it may do' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option', { name: 'Read', exact: true })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { name: 'Read and write' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form.getByRole('combobox', { name: 'What it may do' })).toHaveText('Read and write');
  await pressEnter(form.getByRole('button', { name: 'Create Token' }));

  const made = page.getByRole('dialog', { name: 'Your New Access Token' });
  await expect(made.getByLabel('Token')).toBeFocused();
  await expect(made.getByText('It is shown only once and cannot be recovered')).toBeVisible();
  await inspect(page);
  const secret = await made.getByLabel('Token').inputValue();
  expect(secret).toMatch(/^cct_[\w-]{43}$/);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(made.getByRole('button', { name: 'Copied' })).toBeFocused();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret);
  await pressEnter(made.getByRole('button', { name: 'Done' }));
  await expect(page.getByRole('button', { name: 'New Token' })).toBeFocused();
  await expect(page.getByText(secret)).toHaveCount(0);

  const { baseURL } = test.info().project.use;
  const headers = { authorization: `Bearer ${secret}` };
  const program = await playwright.request.newContext({ baseURL, extraHTTPHeaders: headers });
  expect((await (await program.get('/api/auth/me')).json()).username).toBe(rider.username);
  await page.reload();
  const row = page.getByRole('listitem').filter({ hasText: 'Club website' });
  await expect(row).toContainText('Read and write');
  await expect(row).toContainText(/(less than a|1) minute ago/);
  await inspect(page);

  await pressEnter(row.getByRole('button', { name: 'Revoke Club website' }));
  const question = page.getByRole('alertdialog', { name: 'Revoke Club website?' });
  await inspect(page);
  await pressEnter(question.getByRole('button', { name: 'Revoke' }));
  await expect(page.getByText('No access tokens yet')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Access tokens', exact: true })).toBeFocused();
  expect((await program.get('/api/auth/me')).status()).toBe(401);
  await program.dispose();
});

test('a visitor is led to the login, and back to the settings', async ({ page, request }) => {
  const rider = await register(request);
  await page.goto('/settings/tokens');
  await expect(page).toHaveURL('/login');
  await page.getByLabel('Username').fill(rider.username);
  await page.getByLabel('Password').fill(rider.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/settings/tokens');
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
});
