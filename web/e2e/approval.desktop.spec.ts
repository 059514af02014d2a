import type { Page } from '@playwright/test';
import { inspect } from './inspect.ts';
import { expect, test } from './journey.ts';
import { type MailInstance, startMailInstance } from './mailInstance.ts';
import type { Rider } from './people.ts';
import { newRider } from './people.ts';

// The client logs why it could neither register nor sign in.
test.use({
  expectedError:
    /^(Register|Login) failed: CombinedGraphQLErrors: (Your sign-up waits|This account waits|The operator has refused)/,
});

let instance: MailInstance;
test.beforeAll(async () => {
  instance = await startMailInstance({ SIGN_UPS: 'approval' });
});
test.afterAll(() => instance.stop());

async function signUp(page: Page, { username, displayName, password }: Rider): Promise<void> {
  await page.goto(`${instance.url}/login?mode=signup`);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Display name').fill(displayName);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect(page.getByText('Your sign-up waits for the approval of the operator.')).toBeVisible();
}

async function signIn(page: Page, { username, password }: Rider): Promise<void> {
  await page.goto(`${instance.url}/login`);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('an operator approves one sign-up and refuses another with words', async ({ page, browser }) => {
  const [ada, ben] = [newRider(), newRider()];
  for (const rider of [ada, ben]) await signUp(page, rider);
  await inspect(page);
  await signIn(page, ada);
  await expect(page.getByText('This account waits for the approval of the operator')).toBeVisible();

  const board = await (await browser.newContext(test.info().project.use)).newPage();
  const { url } = JSON.parse(await instance.operate('operator', 'link', '--name', 'Hanna', '--json'));
  await board.goto(url);
  await board.getByRole('navigation', { name: 'Board' }).getByRole('link', { name: 'Members 2' }).click();
  await board.getByRole('button', { name: `Approve ${ada.username}` }).click();
  await board.getByRole('form').getByRole('button', { name: 'Approve' }).click();
  await expect(board.getByText(`${ada.username} is a member`, { exact: true })).toBeVisible();
  await board.getByRole('button', { name: `Refuse ${ben.username}` }).click();
  const form = board.getByRole('form');
  await form.getByLabel('Reason').fill('Only riders of the club.');
  await inspect(board);
  await form.getByRole('button', { name: 'Refuse' }).click();
  await expect(board.getByText('No sign-up waits')).toBeVisible();
  await board.getByRole('tab', { name: 'Refused' }).click();
  await expect(board.getByText('Reason: Only riders of the club.')).toBeVisible();
  await inspect(board);

  await board.getByRole('button', { name: `New password for ${ada.username}` }).click();
  const dialog = board.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Make a link' }).click();
  await expect(dialog.getByLabel('Link')).toHaveValue(/\/reset\/[\w-]{43}$/);
  await inspect(board);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await board.context().close();

  await signIn(page, ben);
  await expect(page.getByText('The operator has refused this account: Only riders of the club.')).toBeVisible();
  await signIn(page, ada);
  await expect(page.getByRole('button', { name: 'Account of' })).toBeVisible();
});
