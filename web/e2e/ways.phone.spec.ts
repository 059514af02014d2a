import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { inspect } from './inspect.ts';
import { expect, test } from './journey.ts';
import { pressEscape } from './keyboard.ts';
import type { Rider } from './people.ts';
import { newRider, register, signIn } from './people.ts';
import { publish } from './publish.ts';
import { publishRide } from './publishRide.ts';

async function signUp(page: Page, { username, displayName, password }: Rider): Promise<void> {
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Display name').fill(displayName);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Create an account' }).click();
}

test('a comment that a visitor has typed waits for them after they signed up', async ({ page, request }) => {
  await register(request);
  const postId = await publish(request, `Open to all ${randomUUID()}`);
  await page.goto(`/post/${postId}`);
  await page.getByLabel('Write a comment...').fill('Count me in.');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await signUp(page, newRider());

  await expect(page).toHaveURL(`/post/${postId}`);
  const box = page.getByLabel('Write a comment...');
  await expect(box).toHaveValue('Count me in.');
  await expect(box).toBeFocused();
  await inspect(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Comments' }).getByRole('listitem')).toContainText('Count me in.');
  await expect(box).toHaveValue('');
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('draft')))).toEqual([]);
});

test('a new rider reaches a ride that they have joined in eight presses', async ({ page, request }) => {
  await register(request);
  const words = `First ride for many ${randomUUID()}`;
  await publishRide(request, { inDays: 3, content: words });
  const newcomer = newRider();
  let presses = 0;
  const press = async (target: Locator) => {
    presses += 1;
    await target.click();
  };
  const type = async (label: string, text: string) => {
    await press(page.getByLabel(label, { exact: true }));
    await page.keyboard.type(text);
  };
  const ride = page.getByRole('article').filter({ hasText: words });

  await page.goto('/');
  await press(ride.getByRole('button', { name: 'Join', exact: true }));
  await press(page.getByRole('button', { name: 'Sign in', exact: true }));
  await press(page.getByRole('link', { name: 'Create an account' }));
  await type('Username', newcomer.username);
  await type('Display name', newcomer.displayName);
  await type('Password', newcomer.password);
  await type('Confirm password', newcomer.password);
  await press(page.getByRole('button', { name: 'Create an account' }));

  await expect(page).toHaveURL('/');
  await expect(ride.getByRole('button', { name: 'Leave', exact: true })).toBeVisible();
  await expect(page.getByText("You've joined this ride!", { exact: true })).toBeVisible();
  expect(presses).toBeLessThanOrEqual(8);
  await page.reload();
  await expect(ride.getByRole('button', { name: 'Leave', exact: true })).toBeVisible();
});

test('a rider looks at the password that they type, by keyboard too', async ({ page, request }) => {
  const rider = await register(request);
  await page.goto('/login?mode=signup');
  const eye = page.getByRole('button', { name: 'Show characters' });
  const password = page.getByLabel('Password', { exact: true });
  await password.fill(rider.password);
  await page.keyboard.press('Tab');
  await expect(eye).toBeFocused();
  await page.keyboard.press('Space');
  await expect(password).toHaveAttribute('type', 'text');
  await expect(eye).toHaveAttribute('aria-pressed', 'true');
  await inspect(page);
  await page.keyboard.press('Space');
  await expect(password).toHaveAttribute('type', 'password');

  await page.goto('/login');
  await page.getByLabel('Username').fill(rider.username);
  await eye.click();
  await page.getByLabel('Password').fill(rider.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
});

test('keys open pages, the search, a new post and the list of keys', async ({ page, request }) => {
  await signIn(page, await register(request));
  // The keys work once the browser was idle.
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  const press = () => page.keyboard.press('?').then(() => list.isVisible());
  await expect.poll(press).toBe(true);
  await inspect(page);
  await pressEscape(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.keyboard.press('g');
  await page.keyboard.press('v');
  await expect(page).toHaveURL('/events');
  await page.keyboard.press('/');
  await expect(page).toHaveURL('/explore');
  await expect(page.getByRole('main').getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('gh?n');
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('gh?n');
  await expect(page).toHaveURL('/explore');

  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('n');
  await expect(page.getByRole('dialog', { name: 'Create Post' }).getByRole('textbox')).toBeFocused();
  await pressEscape(page);

  await page.goto('/settings');
  await page.getByRole('switch', { name: 'Use keyboard shortcuts' }).click();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // A link that is half behind the sticky header would count as too small.
  await page.evaluate(() => window.scrollTo(0, 0));
  await inspect(page);
});

test('a new rider takes three short steps, and finds them in the settings later', async ({ page, request }) => {
  const rider = await register(request);
  await signIn(page, rider);
  await page.getByRole('link', { name: 'First steps' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await inspect(page);
  await page.getByRole('button', { name: 'Continue' }).click();

  await expect(page.getByRole('progressbar', { name: 'Step 2 of 3' })).toBeVisible();
  await page.getByRole('radio', { name: 'Miles and feet' }).press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Kilometers and meters' })).toBeChecked();
  await page.getByLabel('Area').fill('Lower Mill');
  await inspect(page);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('progressbar', { name: 'Step 3 of 3' })).toBeVisible();
  const groups = page.getByRole('list', { name: 'Groups' });
  const riders = page.getByRole('list', { name: 'Riders' });
  await groups.getByRole('button', { name: 'Join' }).first().click();
  await expect(groups.getByRole('button', { name: 'Joined' })).toBeVisible();
  await expect(riders.getByRole('listitem')).toHaveCount(5);
  await riders
    .getByRole('button', { name: /^Follow / })
    .first()
    .click();
  await expect(riders.getByRole('button', { name: /^Following / })).toBeVisible();
  await expect(page.getByText('Successfully joined the group!', { exact: true })).toHaveCount(0);
  await inspect(page);
  await page.getByRole('link', { name: 'To my feed' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'First steps' })).toHaveCount(0);

  await page.goto('/settings');
  await inspect(page);
  await page.getByRole('link', { name: 'First steps' }).click();
  await page.getByRole('link', { name: 'Skip', exact: true }).click();
  await expect(page.getByLabel('Area')).toHaveValue('Lower Mill');
  await expect(page.getByRole('radio', { name: 'Kilometers and meters' })).toBeChecked();
});

test('the settings list whom a member has muted, with a way to unmute them', async ({ page, request }) => {
  const other = await request.post('/api/auth/register', {
    data: { ...newRider(), password: 'hill-climb', confirmPassword: 'hill-climb' },
  });
  const { id, displayName } = await other.json();
  const rider = await register(request);
  await request.post(`/api/users/${id}/mute`);
  await signIn(page, rider, '/settings');
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Muted and blocked' }).click();
  await expect(page).toHaveURL('/settings/people');
  await expect(page.getByText('You have not blocked anyone.')).toBeVisible();
  await inspect(page);
  await page.getByRole('button', { name: `Unmute ${displayName}` }).click();
  await expect(page.getByText('You have not muted anyone.')).toBeVisible();
});
