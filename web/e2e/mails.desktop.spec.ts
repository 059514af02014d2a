import { inspect } from './inspect.ts';
import { expect, test } from './journey.ts';
import { type MailInstance, startMailInstance } from './mailInstance.ts';
import { register } from './people.ts';
import { comment, publish } from './publish.ts';

let instance: MailInstance;
test.beforeAll(async () => {
  instance = await startMailInstance();
});
test.afterAll(() => instance.stop());

test('a rider asks for mails about comments, gets one, and unsubscribes by its link', async ({ page, playwright }) => {
  const own = await playwright.request.newContext({ baseURL: instance.url });
  const rider = await register(own);
  const postId = await publish(own, 'Over the pass');
  await own.dispose();
  const address = `${rider.username}@mail.example`;
  await page.goto(`${instance.url}/login`);
  await page.getByLabel('Username').fill(rider.username);
  await page.getByLabel('Password', { exact: true }).fill(rider.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('button', { name: 'Account of' })).toBeVisible();

  await page.goto(`${instance.url}/settings/notifications`);
  await page.getByRole('link', { name: 'Confirm an address' }).click();
  const section = page.getByRole('region', { name: 'E-mail address' });
  await section.getByLabel('E-mail address').fill(address);
  await section.getByRole('button', { name: 'Send a link' }).click();
  await page.goto(await instance.linkTo(address, 'Confirm your e-mail address'));
  await page.getByRole('button', { name: 'Confirm this address' }).click();
  await expect(page.getByText(`${address} is confirmed.`)).toBeVisible();

  await page.goto(`${instance.url}/settings/notifications`);
  const comments = page.getByRole('checkbox', { name: 'Comments on my posts: by mail' });
  await expect(comments).not.toBeChecked();
  const saved = page.waitForResponse((response) => (response.request().postData() ?? '').includes('COMMENT'));
  await comments.press('Space');
  await expect(comments).toBeChecked();
  await saved;
  await page.getByRole('switch', { name: 'Weekly digest' }).press('Space');
  await expect(page.getByLabel('Hour of the digest')).toHaveValue('07:00');
  // Otherwise the header covers a part of a box, which the audit takes for a small target.
  await page.evaluate(() => window.scrollTo(0, 0));
  await inspect(page);

  const other = await playwright.request.newContext({ baseURL: instance.url });
  const { displayName } = await register(other);
  await comment(other, postId, 'Chapeau');
  await other.dispose();
  const text = await instance.textTo(address, `${displayName} commented on your post “Over the pass”`);
  expect(text).toContain('Chapeau');
  const [, link = ''] = /^Unsubscribe: (\S+)$/m.exec(text) ?? [];
  await page.goto(link);
  await inspect(page);
  await page.getByRole('button', { name: 'Unsubscribe' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'You are unsubscribed' })).toBeVisible();
  await inspect(page);
  await page.getByRole('link', { name: 'settings' }).click();
  await expect(comments).not.toBeChecked();
  await expect(page.getByLabel('Day of the digest')).toHaveValue('1');
});
