import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { hold, interrupt, outageErrors, outages } from './interrupt.ts';
import { expect, test } from './journey.ts';
import { demo, register, signIn } from './people.ts';
import { publish } from './publish.ts';

test.use({ expectedError: outageErrors });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

for (const outage of outages) {
  test.describe(`while the server is ${outage}`, () => {
    test('every page says so, and is there once it is back', async ({ page }) => {
      for (const [path, words, sign] of [
        ['/', 'The feed could not be loaded', 'article'],
        ['/explore', 'Explore could not be loaded', 'article'],
        ['/events', 'The events could not be loaded', 'article'],
        ['/profile/demo', 'Failed to fetch user', 'h2'],
        ['/explore?q=road', 'The search failed', 'h2'],
      ] as const) {
        const restore = await interrupt(page, outage);
        await page.goto(path);
        await expect(page.getByRole('alert')).toContainText(words);
        await restore();
        await button(page, 'Try again').click();
        await expect(page.getByRole('main').locator(sign).first()).toBeVisible();
        await expect(page.getByRole('alert')).toHaveCount(0);
      }
      await interrupt(page, outage);
      await page.goto('/post/any');
      await expect(page.getByRole('heading', { name: 'Post Not Found' })).toBeVisible();
    });

    test('who was signed in before still is once it is back', async ({ page }) => {
      await signIn(page, demo);
      const restore = await interrupt(page, outage);
      await page.reload();
      await expect(page.getByRole('alert')).toContainText('The feed could not be loaded');
      await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
      await restore();
      await button(page, 'Try again').click();
      await expect(page.getByRole('article').first()).toBeVisible();
      await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
    });

    test('what comes next fails beside what is there, and comes once it is back', async ({ page, request }) => {
      await signIn(page, await register(request));
      const cards = page.getByRole('article');
      await expect(cards).toHaveCount(20);
      let restore = await interrupt(page, outage);
      await button(page, 'Load More Posts').click();
      await expect(page.getByText('More posts could not be loaded.')).toBeVisible();
      await expect(cards).toHaveCount(20);
      await restore();
      await button(page, 'Load More Posts').click();
      await expect(cards).toHaveCount(40);

      restore = await interrupt(page, outage);
      await page.getByRole('switch', { name: 'Following' }).click();
      await expect(page.getByText('The feed could not be loaded')).toBeVisible();
      await restore();
      await button(page, 'Try again').click();
      await expect(page.getByText('The feed could not be loaded')).toBeHidden();
      await expect(page.getByRole('link', { name: 'Find rides and groups' })).toBeVisible();

      await page.goto('/explore?q=road&tab=posts');
      const hits = page.getByRole('tabpanel').getByRole('listitem');
      await expect(hits).toHaveCount(20);
      restore = await interrupt(page, outage);
      await button(page, 'Load More Posts').click();
      await expect(page.getByText('More could not be loaded.')).toBeVisible();
      await expect(hits).toHaveCount(20);
      await page.getByRole('tabpanel').getByRole('link').first().click();
      await expect(page.getByRole('heading', { name: 'Post Not Found' })).toBeVisible();
      await page.goBack();
      await restore();
      await button(page, 'Load More Posts').click();
      await expect.poll(() => hits.count()).toBeGreaterThan(20);
    });

    test('the groups are asked for again only when one says so', async ({ page }) => {
      await signIn(page, demo);
      await expect(page.getByRole('article').first()).toBeVisible();
      const restore = await interrupt(page, outage);
      await page.evaluate(() => {
        history.pushState({}, '', '/groups');
        dispatchEvent(new PopStateEvent('popstate'));
      });
      await expect(page.getByRole('alert')).toContainText('The groups could not be loaded');
      await restore();
      await button(page, 'Try again').click();
      await expect(page.getByRole('article').first()).toBeVisible();
    });
  });
}

test.describe('while the network is gone', () => {
  test.use({ expectedError: /^\w+ failed:|^Failed to load resource|^The page failed:|dynamically imported module/ });

  test('a page that was never opened cannot be shown, and can once it is back', async ({ page, context }) => {
    // An idle browser loads the other pages in advance.
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    await page.goto('/login');
    await expect(page.getByText(demo.password, { exact: true })).toBeVisible();
    await context.setOffline(true);
    await page.evaluate(() => {
      history.pushState({}, '', '/events');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(page.getByText('This page could not be shown.')).toBeVisible();
    await context.setOffline(false);
    await button(page, 'Try again').click();
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});

test.describe('while the server is slow', () => {
  test('each button waits, and sends once', async ({ page, request }) => {
    const { username, password } = await register(request);
    const words = `Slowly, slowly ${randomUUID()}`;
    await publish(request, words);
    await page.goto('/login');
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('Password').fill(password);
    await waits(page, 'Login', 'Sign in', 'Sign in');
    await expect(page).toHaveURL('/');

    await waits(page, 'HomeFeed', 'Load More Posts', 'Loading...');
    await button(page, 'Post').click();
    await page.getByRole('dialog').getByRole('textbox').fill(`${words}, and again`);
    await waits(page, 'CreatePost', 'Post', 'Post');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    const card = page.getByRole('article').filter({ hasText: `${words}, and again` });
    await card.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await waits(page, 'DeletePost', 'Delete', 'Deleting...');
    await expect(card).toHaveCount(0);

    await page.goto('/profile');
    await button(page, 'Edit Profile').click();
    await waits(page, 'UpdateProfile', 'Save Changes', 'Saving...');
    await expect(button(page, 'Edit Profile')).toBeVisible();
    await page.goto('/profile/demo');
    await waits(page, 'SetFollow', 'Follow', 'Following');
    await expect(button(page, 'Following')).toBeEnabled();
    await page.goto('/groups');
    await page.getByRole('searchbox', { name: 'Search groups' }).fill('Flatlanders');
    await waits(page, 'SetGroupMembership', 'Join Group', 'Joining...');
    await waits(page, 'SetGroupMembership', 'Leave Group', 'Leaving...');
    await expect(button(page, 'Join Group')).toBeEnabled();
  });
});

/** Presses a button twice while its response is held: the button is disabled and one request is sent. */
async function waits(page: Page, operation: string, label: string, pendingLabel: string): Promise<void> {
  const held = await hold(page, operation);
  await button(page, label).dblclick();
  await expect(button(page, pendingLabel)).toBeDisabled();
  held.release();
  await expect(page.locator('button[aria-busy="true"]')).toHaveCount(0);
  expect(held.count()).toBe(1);
}
