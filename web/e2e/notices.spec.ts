import { inspect } from './inspect.ts';
import { expect, test } from './journey.ts';
import { register } from './people.ts';
import { publish } from './publish.ts';

test('a visitor reports a post without an account, and the receipt tells that it waits', async ({ page, request }) => {
  await register(request);
  const id = await publish(request, `Selling helmets ${crypto.randomUUID()}`);
  await page.goto(`/post/${id}`);
  await page.getByRole('link', { name: 'Report this post without an account' }).click();
  await expect(page).toHaveURL(`/notice/post/${id}`);
  await page.goBack();
  await page.getByRole('article').getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Report' }).click();
  await expect(page).toHaveURL(`/notice/post/${id}`);
  // The server knows the page, too.
  expect((await page.reload())?.status()).toBe(200);
  await inspect(page);
  await page.getByLabel('Reason').fill('This is an advertisement');
  await page.getByRole('button', { name: 'Report', exact: true }).click();
  const receipt = page.getByLabel('Receipt');
  await expect(receipt).toBeFocused();
  await inspect(page);
  await page.goto(await receipt.inputValue());
  await expect(page.getByText('The operators have not decided yet.')).toBeVisible();
  await inspect(page);
});
