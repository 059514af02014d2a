import { expect, test } from './journey.ts';
import { register } from './people.ts';

test('a visitor reads, is asked to sign in for an action, and comes back to where they were', {
  tag: '@firefox',
}, async ({ page, request }) => {
  const rider = await register(request);
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByText("What's on your mind", { exact: false })).toHaveCount(0);
  await page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /likes?$/ })
    .click();
  await expect(page.getByText('Please log in to like', { exact: false }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Sign in' }).last().click();
  await expect(page).toHaveURL('/login');
  await page.getByLabel('Username').fill(rider.username);
  await page.getByLabel('Password').fill(rider.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/');
});

test('starting up as a visitor asks for the page alone', async ({ page }) => {
  const operations: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) operations.push(request.postDataJSON().operationName);
  });
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(operations).toEqual(['HomePage']);
});

test.describe('an unknown address', () => {
  // The browser reports that the address returned 404.
  test.use({ expectedError: /Failed to load resource.*404/ });

  test('answers 404 and shows the not-found page', async ({ page }) => {
    const answer = await page.goto('/no/such/place');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
  });
});
