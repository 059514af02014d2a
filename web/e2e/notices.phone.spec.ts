import { inspect } from './inspect.ts';
import { expect, test } from './journey.ts';
import { linkToBoard } from './linkToBoard.ts';
import { otherMember, register, signIn } from './people.ts';
import { comment, publish } from './publish.ts';
import { publishRide } from './publishRide.ts';
import { queryApi } from './queryApi.ts';

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

test('a visitor and a member report a group by its menu, and the operator reads it', async ({ page, request }) => {
  const { groups } = await queryApi(request, '{ groups(first: 1) { nodes { id name } } }');
  const { id, name } = groups.nodes[0];
  const path = `/groups/${id}`;
  await page.goto(path);
  await expect(page.getByRole('link', { name: 'Report this group without an account' })).toBeVisible();
  await page.getByRole('region', { name }).getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Report' }).click();
  await expect(page).toHaveURL(`/notice/group/${id}`);
  expect((await page.reload())?.status()).toBe(200);
  await inspect(page);
  const words = crypto.randomUUID();
  await page.getByLabel('Reason').fill(`Visitor ${words}`);
  await page.getByRole('button', { name: 'Report', exact: true }).click();
  await expect(page.getByLabel('Receipt')).toBeFocused();

  const rider = await register(request);
  await signIn(page, rider, path);
  await page.getByRole('region', { name }).getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Report' }).click();
  await page.getByLabel('Reason').fill(`Member ${words}`);
  await inspect(page);
  await page.getByRole('button', { name: 'Report', exact: true }).click();
  await expect(page.getByText('Report sent', { exact: true })).toBeVisible();

  await page.goto(await linkToBoard('Hanna'));
  await page.getByRole('navigation', { name: 'Board' }).getByRole('link', { name: 'Reports' }).click();
  await page
    .getByRole('button')
    .filter({ hasText: `reported by ${rider.username}` })
    .click();
  const reported = page.getByRole('region', { name: `Member ${words}` });
  await expect(reported.getByText('Report about a group')).toBeVisible();
  await expect(reported.getByRole('link', { name: 'Open the group' })).toHaveAttribute('href', path);
  await inspect(page);
  await reported.getByLabel('Statement to the organisers').fill('Looked at');
  await reported.getByRole('button', { name: 'Keep and close' }).click();
  await expect(page.getByText('The report is closed', { exact: true })).toBeVisible();
});

test('a member reports a moment, a comment and a profile by their menus, and the operator reads all three', async ({
  page,
  request,
  browser,
}) => {
  const { rider: author, request: theirs } = await otherMember(browser);
  const words = crypto.randomUUID();
  const postId = await publishRide(theirs, { inDays: 30, content: `Round the lake ${words}` });
  const shared = await theirs.post(`/api/rides/${postId}/moments`, { data: { description: `Too fast ${words}` } });
  expect(shared.ok()).toBe(true);
  await comment(theirs, postId, `Rude ${words}`);
  const reporter = await register(request);
  await signIn(page, reporter, `/post/${postId}`);
  const send = async (name: string) => {
    await page.getByRole('menuitem', { name: 'Report' }).click();
    const form = page.getByRole('dialog', { name: `Report this ${name}` });
    await form.getByLabel('Reason').fill(`This ${name}`);
    await inspect(page);
    await form.getByRole('button', { name: 'Report' }).click();
    await expect(form).toHaveCount(0);
    await expect(page.getByText('Report sent', { exact: true }).first()).toBeVisible();
  };

  await page.getByRole('button', { name: 'Moments 1' }).click();
  const moments = page.getByRole('dialog', { name: 'Ride Moments' });
  await moments.getByRole('article').getByRole('button', { name: 'More' }).click();
  await send('moment');
  await expect(moments.getByRole('button', { name: 'More' })).toBeFocused();
  await moments.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: `Options for the comment by ${author.username}` }).click();
  await send('comment');
  await page.goto(`/profile/${author.username}`);
  await page.getByRole('main').getByRole('button', { name: 'More' }).first().click();
  await send('profile');

  await page.goto(await linkToBoard('Hanna'));
  await page.getByRole('navigation', { name: 'Board' }).getByRole('link', { name: 'Reports' }).click();
  const rows = page.getByRole('button').filter({ hasText: `reported by ${reporter.username}` });
  await expect(rows).toHaveText([/^Moment/, /^Comment/, /^Member/]);
});
