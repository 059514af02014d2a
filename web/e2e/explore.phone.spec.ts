import { inspect, inspectInBothThemes } from './inspect.ts';
import { expect, test } from './journey.ts';
import { focusOn, pressEnter } from './keyboard.ts';
import { demo, register, signIn } from './people.ts';

test('a visitor discovers groups and events, and comes back from signing in', async ({ page, request }) => {
  const rider = await register(request);
  await page.goto('/explore');
  await expect(page.getByRole('heading', { level: 1, name: 'Explore' })).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText(/members?/);

  await page.getByRole('tab', { name: 'Events' }).click();
  await page.getByRole('button', { name: 'Register' }).first().click();
  await expect(page.getByText('Please log in to join events').first()).toBeVisible();
  await page.getByRole('tab', { name: 'Cycling Groups' }).click();
  await page.getByRole('button', { name: 'Join', exact: true }).first().click();
  await expect(page.getByText('Please log in to join groups.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Sign in' }).last().click();

  await page.getByLabel('Username').fill(rider.username);
  await page.getByLabel('Password').fill(rider.password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/explore');
});

test('a member joins a group and registers for an event, and finds both after a reload', async ({ page, request }) => {
  await signIn(page, await register(request), '/explore');
  const group = page.getByRole('article', { name: 'Flatlanders' });
  await group.getByRole('button', { name: 'Join' }).click();
  await expect(page.getByText('Successfully joined the group!', { exact: true })).toBeVisible();
  await expect(group.getByRole('button', { name: 'Joined' })).toBeVisible();

  await page.getByRole('tab', { name: 'Events' }).click();
  const event = page.getByRole('listitem').filter({ hasText: 'Gravel & Soup' });
  await event.getByRole('button', { name: 'Register' }).click();
  await expect(event.getByRole('button', { name: 'Registered' })).toBeVisible();
  await expect(page.getByText("You've joined this event!", { exact: true })).toBeVisible();

  await page.reload();
  await event.getByRole('button', { name: 'Registered' }).click();
  await expect(event.getByRole('button', { name: 'Register', exact: true })).toBeVisible();
  await page.getByRole('tab', { name: 'Cycling Groups' }).click();
  await group.getByRole('button', { name: 'Joined' }).click();
  await expect(page.getByText('Successfully left the group!', { exact: true })).toBeVisible();
});

test('a member finds the next rides by type and by whom they follow, and comes back to the same', async ({
  page,
  request,
}) => {
  await signIn(page, await register(request), '/explore');
  await page.getByRole('tab', { name: 'Next Rides' }).click();
  const rides = page.getByRole('list', { name: 'Next Rides' }).getByRole('listitem');
  await expect(rides.first()).toBeVisible();
  await pressEnter(page.getByRole('combobox', { name: 'Type' }));
  await pressEnter(page.getByRole('option', { name: 'Gravel' }));
  await expect(page).toHaveURL('/explore?tab=rides&type=gravel');
  await expect(rides.filter({ hasNotText: 'Gravel' })).toHaveCount(0);
  await rides.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/post\//);
  await page.goBack();
  await expect(page.getByRole('combobox', { name: 'Type' })).toHaveText('Gravel');

  await page.getByRole('switch', { name: 'People you follow are going' }).click();
  await expect(page.getByRole('heading', { name: 'No rides found' })).toBeVisible();
  await page.getByRole('button', { name: 'Show all rides' }).click();
  await expect(rides.first()).toBeVisible();
  await expect(page).toHaveURL('/explore?tab=rides');
});

test('a visitor finds the next rides by keyboard, and is not asked whom they follow', async ({ page }) => {
  await page.goto('/explore?tab=rides');
  const rides = page.getByRole('list', { name: 'Next Rides' }).getByRole('listitem');
  await expect(rides.first()).toBeVisible();
  await expect(page.getByRole('switch')).toHaveCount(0);
  await inspect(page);
  await pressEnter(page.getByRole('combobox', { name: 'Distance' }));
  await expect(page.getByRole('option', { name: 'Any distance' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { name: 'Up to 20 mi' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/explore?tab=rides&distance=short');
  await expect(page.getByRole('combobox', { name: 'Distance' })).toHaveText('Up to 20 mi');
  await pressEnter(rides.first().getByRole('link'));
  await expect(page).toHaveURL(/\/post\//);
});

test('a search by keyboard alone goes from the form through the tabs to a post', async ({ page }) => {
  await page.goto('/explore');
  const box = page.getByRole('searchbox', { name: 'Search', exact: true }).last();
  await focusOn(box);
  await page.keyboard.type('   ');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/explore');
  await page.keyboard.type('road');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/explore?q=road');
  await expect(page.getByRole('heading', { level: 1, name: 'Search Results' })).toBeVisible();

  const posts = page.getByRole('region', { name: 'Posts' });
  await expect(posts.getByRole('link', { name: /Ride|Post/ })).toHaveCount(4);
  await pressEnter(posts.getByRole('link', { name: 'View all Posts' }));
  await expect(page.getByRole('tabpanel')).toBeFocused();
  await expect(page.getByRole('listitem')).toHaveCount(20);
  await pressEnter(page.getByRole('button', { name: 'Load More Posts' }));
  await expect.poll(() => page.getByRole('listitem').count()).toBeGreaterThan(20);

  await focusOn(page.getByRole('tab', { name: /Posts/ }));
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('link', { name: /@/ }).first()).toHaveAttribute('href', /^\/profile\/./);
  await page.goBack();
  await expect(page.getByRole('tab', { name: /All Results/ })).toHaveAttribute('aria-selected', 'true');
});

test('a search that finds nothing says so in each tab, and blanks ask for a term', async ({ page }) => {
  await page.goto('/explore?q=qqqqxxxxzzzz');
  for (const [tab, words] of [
    ['All Results', 'No results found'],
    ['Users', 'No users found'],
    ['Posts', 'No posts found'],
    ['Groups', 'No groups found'],
    ['Events', 'No events found'],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByText(words)).toBeVisible();
  }
  await page.goto('/explore?q=%20%20');
  await expect(page.getByText('Enter a search term')).toBeVisible();
});

test('Explore stands without fault in both themes', async ({ page }) => {
  await signIn(page, demo, '/explore');
  await expect(page.getByRole('article').first()).toBeVisible();
  await inspectInBothThemes(page);
  await page.goto('/explore?tab=events');
  await expect(page.getByRole('button', { name: /^Register/ }).first()).toBeVisible();
  await inspectInBothThemes(page);
  await page.goto('/explore?tab=rides');
  await expect(page.getByRole('list', { name: 'Next Rides' })).toBeVisible();
  await inspectInBothThemes(page);
  await page.goto('/explore?tab=rides&type=unicycle');
  await expect(page.getByRole('heading', { name: 'No rides found' })).toBeVisible();
  await inspectInBothThemes(page);
  await page.goto('/explore?q=gravel');
  await expect(page.getByRole('region', { name: 'Events' })).toBeVisible();
  await inspectInBothThemes(page);
  await page.goto('/explore?q=qqqqxxxxzzzz');
  await expect(page.getByText('No results found')).toBeVisible();
  await inspectInBothThemes(page);
});
