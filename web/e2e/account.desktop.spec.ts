import { expect, test } from './journey.ts';
import { demo, newRider, register, signInOnScreen } from './people.ts';

test('a newcomer signs up, is remembered after a reload, and signs out', { tag: '@firefox' }, async ({ page }) => {
  const rider = newRider();
  await page.goto('/login');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect(page.getByText('Display name is required')).toBeVisible();
  await page.getByLabel('Username').fill(rider.username);
  await page.getByLabel('Display name').fill(rider.displayName);
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByLabel('Confirm password').fill('other');
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(rider.password);
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await page.getByLabel('Confirm password').fill(rider.password);
  await page.getByRole('button', { name: 'Create an account' }).click();

  await expect(page).toHaveURL('/');
  await expect(page.getByText("What's on your mind, Robin?")).toBeVisible();
  await page.reload();
  await expect(page.getByText("What's on your mind, Robin?")).toBeVisible();

  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('session_id');
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Signup/Login' })).toBeVisible();
});

test.describe('refused', () => {
  test.use({ expectedError: /(Register|Login) failed/ });

  test('a wrong password and a taken name are told on the form', async ({ page, request }) => {
    const rider = await register(request);
    await page.goto('/login');
    await page.getByLabel('Username').fill(rider.username);
    await page.getByLabel('Password').fill('not-this-one');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('alert').getByText('Invalid username or password')).toBeVisible();

    await page.goto('/login?mode=signup');
    await page.getByLabel('Username').fill(rider.username.toUpperCase());
    await page.getByLabel('Display name').fill('Somebody Else');
    await page.getByLabel('Password', { exact: true }).fill(rider.password);
    await page.getByLabel('Confirm password').fill(rider.password);
    await page.getByRole('button', { name: 'Create an account' }).click();
    await expect(page.getByText('This username is already taken. Please choose another one.').first()).toBeVisible();
  });
});

test.describe('ended elsewhere', () => {
  test.use({ expectedError: /CreatePost failed|Failed to load resource/ });

  test('a session that is over is said to be, and what was being written waits for its writer', async ({
    page,
    request,
  }) => {
    const rider = await register(request);
    await signInOnScreen(page, rider);
    await page.getByRole('button', { name: 'Post', exact: true }).click();
    await page.getByRole('dialog').getByRole('textbox').fill('Half a thought.');
    const sessionId = await page.evaluate(() => localStorage.getItem('session_id'));
    await request.post('/api/auth/logout', { headers: { authorization: `Bearer ${sessionId}` } });
    await page.getByRole('dialog').getByRole('button', { name: 'Post', exact: true }).click();
    await expect(page.getByText('Your session has ended', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Signup/Login' })).toBeVisible();

    await signInOnScreen(page, rider);
    await page.getByRole('button', { name: 'Post', exact: true }).click();
    await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue('Half a thought.');
  });
});

test('a screen on which nobody is signed in shows nothing by a cookie that is left', async ({ page, request }) => {
  await signInOnScreen(page, await register(request));
  const answer = await page.request.post('/api/posts', { data: { content: 'Dear diary', privacy: 'private' } });
  const { id } = await answer.json();
  await page.goto(`/post/${id}`);
  await expect(page.getByText('Dear diary')).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Signup/Login' })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByText('Dear diary')).toHaveCount(0);
  await page.goto(`/post/${id}`);
  await expect(page.getByRole('heading', { name: 'Post Not Found' })).toBeVisible();
});

test('the demo sign-in on the screen works', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByText(demo.username, { exact: true })).toBeVisible();
  await expect(page.getByText(demo.password, { exact: true })).toBeVisible();
  await signInOnScreen(page, demo);
  await expect(page).toHaveURL('/');
});
