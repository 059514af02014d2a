import { inspect } from './inspect.ts';
import { expect, test } from './journey.ts';
import { type MailInstance, startMailInstance } from './mailInstance.ts';
import { newRider } from './people.ts';

let instance: MailInstance;
// One worker, so that the instance starts once.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  instance = await startMailInstance({ SIGN_UPS: 'invitation' });
});
test.afterAll(() => instance.stop());

test('a visitor joins by the invitation in a mail, and by nothing else', async ({ page }) => {
  await page.goto(`${instance.url}/login?mode=signup`);
  await expect(page.getByText('This instance accepts new members by invitation only.')).toBeVisible();
  await inspect(page);

  const { username, displayName, password } = newRider();
  const address = `${username}@mail.example`;
  await instance.operate('invitation', 'create', '--mail', address);
  const link = await instance.linkTo(address, `You are invited to ${new URL(instance.url).host}`);
  await page.goto(link);
  await expect(page).toHaveURL(`${instance.url}/login?mode=signup`);
  await page.reload();
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Display name').fill(displayName);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await inspect(page);
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect(page.getByRole('button', { name: 'Account of' })).toBeVisible();

  await page.goto(link);
  await expect(page.getByText('This link has been used. Each link works once.')).toBeVisible();
  await inspect(page);
  expect(await instance.operate('invitation', 'list')).toContain(`1 of 1 used`);
});

test('an operator invites by a link on the board, and revokes it', async ({ page, browser }) => {
  const { url } = JSON.parse(await instance.operate('operator', 'link', '--name', 'Hanna', '--json'));
  await page.goto(url);
  await page.getByRole('navigation', { name: 'Board' }).getByRole('link', { name: 'Invitations' }).click();
  await page.getByRole('button', { name: 'Invite' }).click();
  const link = page.getByLabel('Link', { exact: true });
  await expect(link).toHaveValue(/\/join\/[\w-]{43}$/);
  await inspect(page);
  const address = await link.inputValue();
  await page.getByRole('button', { name: 'Revoke: Link without an address' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByRole('list', { name: 'Invitations' }).getByText('Ended', { exact: true })).toBeVisible();
  await inspect(page);
  const visitor = await (await browser.newContext(test.info().project.use)).newPage();
  await visitor.goto(address);
  await expect(visitor.getByText('This link has expired.')).toBeVisible();
  await visitor.context().close();
});
