import { inspect } from './inspect.ts';
import { expect, test } from './journey.ts';
import { linkToBoard } from './linkToBoard.ts';
import { otherMember, someoneElse } from './people.ts';
import { publish } from './publish.ts';

test('an operator opens the board by a link, takes a reported post down, and answers the appeal of its author', async ({
  page,
  browser,
}) => {
  const author = await someoneElse(browser);
  const reporter = await otherMember(browser);
  const postId = await publish(author.request, `Helmets of ${author.rider.displayName}`);
  const reason = `Sales by ${author.rider.username}`;
  const report = await reporter.request.post('/api/reports', {
    data: { targetType: 'post', targetId: postId, reason },
  });
  expect(report.ok()).toBe(true);

  const path = await linkToBoard('Hanna');
  await page.goto(path);
  await expect(page.getByText('Board of Hanna')).toBeVisible();
  await expect(page).toHaveURL('/operator');
  await expect(page).toHaveTitle('Overview · Board · Cycle Chat');
  await expect(page.getByText('answers in')).toBeVisible();
  await inspect(page);

  const board = page.getByRole('navigation', { name: 'Board' });
  await board.getByRole('link', { name: 'Reports' }).click();
  await expect(page).toHaveURL('/operator/reports');
  const entry = page.getByRole('listitem').filter({ hasText: `by ${author.rider.username}` });
  await entry.getByRole('button').click();
  const row = page.getByRole('region', { name: reason });
  await inspect(page);
  await row.getByLabel('Reason').selectOption('Spam or advertising');
  await row.getByLabel('Statement to the member').fill('It sells helmets.');
  await row.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('The post is removed', { exact: true })).toBeVisible();
  await expect(entry).toHaveCount(0);
  await inspect(page);
  expect((await reporter.request.get(`/api/posts/${postId}`)).status()).toBe(404);

  await author.page.goto('/settings/removals');
  await expect(author.page.getByText('It sells helmets.')).toBeVisible();
  await author.page.getByLabel('Why it should come back').fill('They were a gift.');
  await author.page.getByRole('button', { name: 'Appeal' }).click();
  await expect(author.page.getByText('Appeal sent', { exact: true })).toBeVisible();

  await board.getByRole('link', { name: 'Appeals' }).click();
  const waiting = page.getByRole('listitem').filter({ hasText: author.rider.username });
  await waiting.getByRole('button').click();
  const appeal = page.getByRole('region', { name: `Post of ${author.rider.username}` });
  await expect(appeal.getByText('Appeal: They were a gift.')).toBeVisible();
  await inspect(page);
  await appeal.getByLabel('Answer to the member').fill('We have read it.');
  await appeal.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText('It is back', { exact: true })).toBeVisible();
  await expect(waiting).toHaveCount(0);
  expect((await reporter.request.get(`/api/posts/${postId}`)).ok()).toBe(true);

  for (const tab of ['Content', 'Members', 'Sessions', 'Log']) {
    await board.getByRole('link', { name: tab }).click();
    await expect(page.getByRole('heading', { name: tab, exact: true, level: 1 })).toBeVisible();
    await expect(page.getByRole('listitem').first()).toBeVisible();
    await inspect(page);
  }
  const log = page.getByRole('list', { name: 'Acts of operators' });
  for (const words of [
    'post, spam: It sells helmets.',
    'Removed: It sells helmets.',
    'We have read it.',
    'operator open',
  ])
    await expect(log.getByText(words).first()).toBeVisible();
});

test('the link works once, and the board is closed to members', async ({ page, browser }) => {
  const path = await linkToBoard('Pim');
  await page.goto(path);
  await expect(page.getByText('Board of Pim')).toBeVisible();
  const member = await someoneElse(browser);
  await member.page.goto(path);
  await expect(member.page.getByText('This link is unknown, used or expired')).toBeVisible();
  await inspect(member.page);
});

test('an operator suspends a member and hides the posts, and lifting the suspension brings them back', async ({
  page,
  browser,
}) => {
  const { rider, request } = await otherMember(browser);
  const text = `Sold out by ${rider.username}`;
  const postId = await publish(request, text);
  const visitor = await (await browser.newContext(test.info().project.use)).newPage();
  await visitor.goto(`/post/${postId}`);
  await expect(visitor.getByText(text)).toBeVisible();

  await page.goto(await linkToBoard('Hanna'));
  await page.getByRole('navigation', { name: 'Board' }).getByRole('link', { name: 'Members' }).click();
  await page.getByLabel('Find members').fill(rider.username);
  await page.getByRole('button', { name: `Suspend ${rider.username}` }).click();
  const form = page.getByRole('form', { name: `Suspend ${rider.username}?` });
  await form.getByLabel('Reason').selectOption('Spam or advertising');
  await form.getByLabel('Note').fill('Sales');
  await form.getByRole('switch').click();
  await inspect(page);
  await form.getByRole('button', { name: 'Suspend' }).click();
  await expect(page.getByText(`${rider.username} is suspended`, { exact: true })).toBeVisible();
  expect((await visitor.request.get(`/api/posts/${postId}`)).status()).toBe(404);
  await visitor.goto(`/profile/${rider.username}`);
  await expect(visitor.getByText(text)).toHaveCount(0);

  await page.getByRole('button', { name: `Lift: ${rider.username}` }).click();
  await page.getByRole('form').getByRole('button', { name: 'Lift the suspension' }).click();
  await expect(page.getByText(`${rider.username} can sign in again`, { exact: true })).toBeVisible();
  await visitor.goto(`/post/${postId}`);
  await expect(visitor.getByText(text)).toBeVisible();
  await visitor.context().close();
});

test('on an instance without mail an operator hands over the link that confirms an address', async ({
  page,
  browser,
}) => {
  const member = await someoneElse(browser);
  const { username } = member.rider;
  const address = `${username}@x.example`;
  await member.page.goto('/settings');
  const section = member.page.getByRole('region', { name: 'E-mail address' });
  await section.getByLabel('E-mail address').fill(address);
  await section.getByRole('button', { name: 'Save address' }).click();
  await expect(section.getByText(`Ask the operator for the link that confirms ${address}.`)).toBeVisible();
  await inspect(member.page);

  await page.goto(await linkToBoard('Hanna'));
  await page.getByRole('navigation', { name: 'Board' }).getByRole('link', { name: 'Members' }).click();
  await page.getByLabel('Find members').fill(username);
  await page.getByRole('button', { name: `Confirm the address of ${username}` }).click();
  await inspect(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Make a link' }).click();
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  await inspect(page);

  await member.page.goto(link);
  await member.page.getByRole('button', { name: /^Confirm/ }).click();
  await member.page.goto('/settings');
  await expect(section.getByText(`${address} is confirmed.`)).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByLabel('Find members').fill(`${username}@X`);
  await expect(page.getByText(`${address}, confirmed`)).toBeVisible();
});
