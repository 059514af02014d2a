import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { demo, newRider, register, signIn } from './people.ts';
import { publish } from './publish.ts';
import { uploadRoute } from './routeFile.ts';

async function fillIn(page: Page, { username, password }: { username: string; password: string }): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill(password);
  // A prompt that has led here can still be seen, with a button of the same name.
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
}

test('after signing in by the header a rider is at /, after the prompt of an action where they were', async ({
  page,
  request,
}) => {
  await register(request);
  const post = `/post/${await publish(request, `Open to all ${randomUUID()}`)}`;
  await page.goto(post);
  await page.getByRole('link', { name: 'Signup/Login' }).click();
  await fillIn(page, demo);
  await expect(page).toHaveURL('/');

  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await page.goto(post);
  await page
    .getByRole('button', { name: /likes?$/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Sign in' }).last().click();
  await fillIn(page, demo);
  await expect(page).toHaveURL(post);
});

test('a password of six characters makes an account, whatever the characters', async ({ request }) => {
  for (const password of ['abc123', 'qwerty']) {
    const data = { ...newRider(), password, confirmPassword: password };
    expect((await request.post('/api/auth/register', { data })).status()).toBe(201);
  }
});

test('the form warns of a password that is easy to guess and takes it', async ({ page }) => {
  const { username, displayName } = newRider();
  await page.goto('/login?mode=signup');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Display name').fill(displayName);
  await page.getByLabel('Password', { exact: true }).fill('abc123');
  await expect(page.getByText('This password is easy to guess')).toBeVisible();
  await page.getByLabel('Confirm password').fill('abc123');
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect(page).toHaveURL('/');
});

test('map in rideData takes a route off a ride and puts it on again; anything else is refused', async ({ request }) => {
  await register(request);
  const { id: routeId, distance } = await uploadRoute(request);
  const facts = { distance, date: '2086-06-01', time: '07:00', location: 'Mill Square' };
  const data = { content: `Around the hills ${randomUUID()}`, isRide: true, rideData: { ...facts, map: routeId } };
  const { id, rideData } = await (await request.post('/api/posts', { data })).json();
  expect(rideData.map).toMatchObject({ distance });
  const put = async (map: unknown) => {
    const answer = await request.put(`/api/posts/${id}`, { data: { rideData: { ...facts, map } } });
    return { status: answer.status(), ...(await answer.json()) };
  };

  expect(await put(null)).toMatchObject({ status: 200, rideData: { map: null } });
  expect(await put(routeId)).toMatchObject({ status: 200, rideData: { map: { distance } } });
  expect(await put('a map')).toMatchObject({ status: 400, code: 'BAD_USER_INPUT', field: 'rideData.map' });
});

test('a ride of no distance is posted by the form as by REST', async ({ page, request }) => {
  const words = `Trackstands in the yard ${randomUUID()}`;
  await signIn(page, await register(request));
  await page.getByRole('button', { name: 'Ride', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Post a Ride' });
  const facts = { Description: words, Date: '2086-06-01', Time: '09:00', Distance: '0', Location: 'The yard' };
  for (const [label, value] of Object.entries(facts)) await dialog.getByLabel(label).fill(value);
  await dialog.getByRole('button', { name: 'Post Ride' }).click();
  await expect(page.getByRole('article').filter({ hasText: words })).toContainText('0mi');

  const rideData = { distance: 0, date: '2086-06-01', time: '09:00', location: 'The yard' };
  const answer = await request.post('/api/posts', { data: { content: words, isRide: true, rideData } });
  expect([answer.status(), (await answer.json()).rideData.distance]).toEqual([201, 0]);
});

test('a visitor has the group filter with All Groups', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('combobox', { name: 'Filter by Group' }).click();
  await expect(page.getByRole('option')).toHaveText(['All Groups']);
});

test('an emptied monthly goal reads Not provided', async ({ page, request }) => {
  await signIn(page, await register(request), '/profile');
  await expect(page.getByText('250 miles')).toBeVisible();
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('Monthly Distance Goal').fill('');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
  await expect(page.getByText('Not provided')).toHaveCount(4);
});

test('the composer names the first name, and its complaint and its error go once they are answered', async ({
  page,
  request,
}) => {
  await signIn(page, await register(request));
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  const text = page.getByRole('dialog').getByRole('textbox', { name: "What's on your mind, Robin?" });
  const send = page.getByRole('dialog').getByRole('button', { name: 'Post' });
  await text.fill('   ');
  await send.click();
  await expect(page.getByText('Please add some content to your post')).toBeVisible();
  await text.fill('A quiet morning by the canal');
  await expect(page.getByText('Please add some content to your post')).toHaveCount(0);
});

test.describe('on a line that fails once', () => {
  test.use({ expectedError: /Failed to load resource|CreatePost|NetworkError|Failed to fetch/ });

  test('the error toast goes when the retry succeeds', async ({ page, request }) => {
    await signIn(page, await register(request));
    await page.getByRole('button', { name: 'Post', exact: true }).click();
    await page.getByRole('dialog').getByRole('textbox').fill('Twice over the bridge');
    const failure = page.getByText('There was a problem creating your post. Please try again.').first();
    await page.route('**/graphql', (route) => route.abort(), { times: 1 });
    await page.getByRole('dialog').getByRole('button', { name: 'Post' }).click();
    await expect(failure).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Post' }).click();
    await expect(page.getByRole('article').first()).toContainText('Twice over the bridge');
    await expect(failure).toHaveCount(0);
  });
});

test('Sign in to see your stats is a button that leads to the login', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign in to see your stats' }).click();
  await expect(page).toHaveURL('/login');
});

test('Upcoming Rides lists what /api/events/upcoming answers', async ({ page, request }) => {
  const events: { name: string }[] = await (await request.get('/api/events/upcoming')).json();
  expect(events.length).toBeGreaterThan(3);
  await signIn(page, demo);
  const card = page.getByRole('region', { name: 'Upcoming Rides' });
  await expect(card.getByRole('listitem').locator('b')).toHaveText(events.map(({ name }) => name));
});
