import type { Page } from '@playwright/test';
import { inspect } from './inspect.ts';
import { expect, test } from './journey.ts';
import { type MailInstance, startMailInstance } from './mailInstance.ts';
import { newRider, type Rider } from './people.ts';

let instance: MailInstance;
test.beforeAll(async () => {
  instance = await startMailInstance();
});
test.afterAll(() => instance.stop());

test.use({ expectedError: /^Login failed/ });

async function openBoard(page: Page) {
  const { url } = JSON.parse(await instance.operate('operator', 'link', '--name', 'Hanna', '--json'));
  await page.goto(url);
  return page.getByRole('navigation', { name: 'Board' });
}

async function signIn(page: Page, { username, password }: Rider): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Joins by the invitation in a mail, and keeps its address as the confirmed one. */
async function join(page: Page, rider: Rider, address: string): Promise<void> {
  await instance.operate('invitation', 'create', '--mail', address);
  await page.goto(await instance.linkTo(address, `You are invited to ${new URL(instance.url).host}`));
  await expect(page.getByRole('switch', { name: `Use ${address} for mails about my account` })).toBeChecked();
  await page.getByLabel('Username').fill(rider.username);
  await page.getByLabel('Display name').fill(rider.displayName);
  await page.getByLabel('Password', { exact: true }).fill(rider.password);
  await page.getByLabel('Confirm password').fill(rider.password);
  await inspect(page);
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect(page.getByRole('button', { name: 'Account of' })).toBeVisible();
}

test('an invited rider keeps the address, is suspended, appeals by the mail, and rides again', async ({
  page,
  browser,
}) => {
  const rider = newRider();
  const address = `${rider.username}@mail.example`;
  await join(page, rider, address);
  await page.goto(`${instance.url}/settings`);
  await expect(page.getByRole('region', { name: 'E-mail address' }).getByText(address)).toBeVisible();
  await inspect(page);

  const operator = await (await browser.newContext(test.info().project.use)).newPage();
  const board = await openBoard(operator);
  await board.getByRole('link', { name: 'Members' }).click();
  await operator.getByRole('button', { name: `Suspend ${rider.username}` }).click();
  const form = operator.getByRole('form', { name: `Suspend ${rider.username}?` });
  await form.getByLabel('Reason').selectOption('Spam or advertising');
  await form.getByLabel('Note').fill('Reported twice');
  await form.getByLabel('Statement to the member').fill('You sell helmets.');
  await form.getByRole('button', { name: 'Suspend' }).click();
  await expect(operator.getByText(`${rider.username} is suspended`, { exact: true })).toBeVisible();

  const subject = 'Your account is suspended';
  expect(await instance.textTo(address, subject)).toContain('The operator writes: You sell helmets.');
  const visitor = await (await browser.newContext(test.info().project.use)).newPage();
  await visitor.goto(`${instance.url}/login`);
  await signIn(visitor, rider);
  await expect(visitor.getByText('This account is suspended')).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'Read why, and appeal' })).toBeVisible();
  await inspect(visitor);
  await visitor.goto(await instance.linkTo(address, subject));
  await expect(visitor.getByText('You sell helmets.')).toBeVisible();
  await inspect(visitor);
  await visitor.getByLabel('Why the suspension should end').fill('They were a gift.');
  await visitor.getByRole('button', { name: 'Appeal' }).click();
  await expect(visitor.getByText('Appeal sent.')).toBeVisible();
  await inspect(visitor);

  await board.getByRole('link', { name: 'Appeals' }).click();
  const appeal = operator.getByRole('region', { name: `Suspension of ${rider.username}` });
  await expect(appeal.getByText('Appeal: They were a gift.')).toBeVisible();
  await inspect(operator);
  await appeal.getByLabel('Answer to the member').fill('We have read it.');
  await appeal.getByRole('button', { name: 'Lift the suspension' }).click();
  await expect(operator.getByText('No appeal waits')).toBeVisible();

  expect(await instance.textTo(address, 'Your account is no longer suspended')).toContain(
    'The operator writes: We have read it.',
  );
  await visitor.goto(`${instance.url}/login`);
  await signIn(visitor, rider);
  await expect(visitor.getByRole('button', { name: 'Account of' })).toBeVisible();
  for (const each of [operator, visitor]) await each.context().close();
});
