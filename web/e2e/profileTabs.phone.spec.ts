import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { inspect } from './inspect.ts';
import { expect, test } from './journey.ts';
import { register, signIn } from './people.ts';
import { publish } from './publish.ts';
import { publishRide } from './publishRide.ts';

const picture = fileURLToPath(new URL('../public/brand/app-icon-192.png', import.meta.url));

test('a profile shows the posts, rides and photos of a member, each at its own address', { tag: '@firefox' }, async ({
  page,
  request,
}) => {
  const [words, rideWords, photoWords] = ['words', 'ride', 'photo'].map((kind) => `The ${kind} ${randomUUID()}`);
  const host = await register(request);
  await publish(request, words ?? '');
  await publishRide(request, { inDays: 12, content: rideWords ?? '' });
  const data = `data:image/png;base64,${(await readFile(picture)).toString('base64')}`;
  await publish(request, photoWords ?? '', [data]);

  await page.goto(`/profile/${host.username}`);
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(page.getByRole('article').first()).toContainText(photoWords ?? '');
  await inspect(page);

  await signIn(page, await register(request), `/profile/${host.username}`);
  await page.getByRole('tab', { name: 'Rides' }).click();
  await expect(page).toHaveURL(/\?tab=rides$/);
  await page.getByRole('list', { name: 'Rides' }).getByRole('link', { name: rideWords }).click();
  await expect(page).toHaveURL(/\/post\//);
  await expect(page.getByRole('button', { name: 'Join', exact: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Rides' })).toHaveAttribute('aria-selected', 'true');
  await inspect(page);

  await page.getByRole('tab', { name: 'Photos' }).click();
  const photo = page.getByRole('list', { name: 'Photos' }).getByRole('link');
  await expect(photo).toHaveCount(1);
  await expect(photo.locator('img')).toBeVisible();
  await inspect(page);
  await photo.click();
  await expect(page.getByRole('article')).toContainText(photoWords ?? '');
});

test('the tabs of a profile are worked by keys, and tell when there is nothing', { tag: '@firefox' }, async ({
  page,
  request,
}) => {
  const host = await register(request);
  await signIn(page, await register(request), `/profile/${host.username}`);
  await expect(page.getByRole('heading', { name: 'No posts yet' })).toBeVisible();
  await page.getByRole('tab', { name: 'Posts' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('heading', { name: 'No rides yet' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('heading', { name: 'No photos yet' })).toBeVisible();
  await expect(page).toHaveURL(/\?tab=photos$/);
  await page.setViewportSize({ width: 320, height: 700 });
  await inspect(page);
});
