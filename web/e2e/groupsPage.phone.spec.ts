import { inspectInBothThemes } from './inspect.ts';
import { expect, test } from './journey.ts';
import { pressEnter } from './keyboard.ts';
import { demo, register, signIn } from './people.ts';

test('a member finds a group, joins it by keyboard, and leaves it again', async ({ page, request }) => {
  await signIn(page, await register(request), '/groups');
  await expect(page.getByText(/^\d+ Groups Available$/)).toBeVisible();
  await page.getByRole('tab', { name: /My Groups/ }).click();
  await expect(page.getByText('No groups joined yet')).toBeVisible();

  await page.getByRole('tab', { name: /Discover/ }).click();
  await page.getByRole('searchbox', { name: 'Search groups' }).fill('ECHELON');
  const group = page.getByRole('article');
  await expect(group).toHaveCount(1);
  await expect(group).toContainText('Flatlanders');
  await pressEnter(group.getByRole('button', { name: 'Join Group' }));
  await expect(page.getByText('Successfully joined the group!', { exact: true })).toBeVisible();
  await expect(page.getByText('No groups found')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search groups' }).fill('');
  // The address keeps the search over a reload.
  await expect(page).not.toHaveURL(/ECHELON/);

  await page.reload();
  await page.getByRole('tab', { name: 'My Groups 1' }).click();
  await expect(group).toContainText('Joined');
  await group.getByRole('button', { name: 'Leave Group' }).click();
  await expect(page.getByText('Successfully left the group!', { exact: true })).toBeVisible();
  await expect(page.getByText('No groups joined yet')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'My Groups 0' })).toBeVisible();
});

test('a group joined on its page is a filter of the home page, without loading that anew', async ({
  page,
  request,
}) => {
  await signIn(page, await register(request));
  await expect(page.getByRole('article').first()).toBeVisible();
  const operations: string[] = [];
  page.on('request', (sent) => {
    if (sent.url().endsWith('/graphql')) operations.push(sent.postDataJSON().operationName);
  });
  // Navigates within the application, so that the cache survives.
  await page.evaluate(() => {
    history.pushState({}, '', '/groups');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await page.getByRole('article', { name: 'Flatlanders' }).getByRole('button', { name: 'Join Group' }).click();
  await expect(page.getByText('Successfully joined the group!', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Cycle Chat' }).first().click();
  await page.getByRole('combobox', { name: 'Filter by Group' }).click();
  await expect(page.getByRole('option', { name: 'Flatlanders' })).toBeVisible();
  expect(operations).toEqual(['GroupsPage', 'SetGroupMembership']);
});

test('a visitor is asked to sign in, and comes back', async ({ page, request }) => {
  const rider = await register(request);
  await page.goto('/groups');
  await expect(page.getByText('Authentication Required')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel('Username').fill(rider.username);
  await page.getByLabel('Password').fill(rider.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/groups');
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('the groups page stands without fault in both themes', async ({ page }) => {
  await page.goto('/groups');
  await expect(page.getByText('Authentication Required')).toBeVisible();
  await inspectInBothThemes(page);
  await signIn(page, demo, '/groups');
  await expect(page.getByRole('article').first()).toBeVisible();
  await inspectInBothThemes(page);
  await page.getByRole('button', { name: 'Create Group' }).click();
  await expect(
    page.getByText('Coming Soon: Group creation feature will be available soon!', { exact: true }),
  ).toBeVisible();
  await inspectInBothThemes(page);
});
