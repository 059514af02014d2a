import { randomUUID } from 'node:crypto';
import { inspectInBothThemes } from './inspect.ts';
import { expect, test } from './journey.ts';
import { register, signIn, someoneElse } from './people.ts';
import { publishRide } from './publishRide.ts';
import { routeFile } from './routeFile.ts';

test('a ride has pace groups and co-leaders: its author plans them, riders join, wait and move', async ({
  page,
  request,
  browser,
}) => {
  const author = await register(request);
  const words = `Three groups, one bakery ${randomUUID()}`;
  const postId = await publishRide(request, { inDays: 30, content: words });
  const { page: theirs, rider } = await someoneElse(browser);
  const { page: thirds } = await someoneElse(browser);

  await signIn(page, author, `/post/${postId}`);
  const card = page.getByRole('article').first();
  await card.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Edit Ride' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Ride' });
  await dialog.getByRole('button', { name: 'Add Pace Groups' }).click();
  const first = dialog.getByRole('group', { name: 'Group A' });
  await first.getByLabel('Name').fill('Brisk');
  await first.getByLabel('Distance').fill('31');
  await first.getByLabel('Pace').fill('17–19 mph');
  await first.getByLabel('Places').fill('1');
  await dialog.getByRole('button', { name: 'Add a Pace Group' }).click();
  const second = dialog.getByRole('group', { name: 'Group B' });
  await second.getByLabel('Name').fill('Steady');
  await inspectInBothThemes(page);
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog.getByText('Please give each pace group a name and a distance')).toBeVisible();
  // Its route file fills the distance.
  await second
    .getByLabel('Route file', { exact: true })
    .setInputFiles({ name: 'steady.gpx', mimeType: '', buffer: Buffer.from(routeFile()) });
  await expect(second.getByText('steady.gpx', { exact: true })).toBeVisible();
  await expect(second.getByLabel('Distance')).not.toHaveValue('');
  await inspectInBothThemes(page);
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog).toBeHidden();

  await theirs.goto(`/post/${postId}`);
  const groups = theirs.getByRole('region', { name: 'Pace groups' });
  await groups.getByRole('button', { name: 'Join A, Brisk' }).click();
  await expect(groups.getByText('You ride here')).toBeVisible();
  await inspectInBothThemes(theirs);
  await expect(groups.getByRole('button', { name: /^Map of/ })).toHaveCount(1);
  await groups.getByRole('button', { name: 'Map of B, Steady' }).focus();
  await theirs.keyboard.press('Enter');
  const map = theirs.getByRole('dialog', { name: 'Ride Map' });
  await expect(map.getByText('Group B · Steady')).toBeVisible();
  const saving = theirs.waitForEvent('download');
  await map.getByRole('button', { name: 'Download GPX' }).click();
  expect((await saving).suggestedFilename()).toMatch(/^ride-.*-B\.gpx$/);
  await inspectInBothThemes(theirs);
  await theirs.keyboard.press('Escape');
  await expect(groups.getByRole('button', { name: 'Map of B, Steady' })).toBeFocused();

  await thirds.goto(`/post/${postId}`);
  await thirds.getByRole('button', { name: 'Wait for A, Brisk' }).click();
  await expect(thirds.getByText('You are 1st')).toBeVisible();
  await inspectInBothThemes(thirds);

  await groups.getByRole('button', { name: 'Move to B, Steady' }).click();
  await expect(thirds.getByText('You have a place in a ride you waited for', { exact: true })).toBeVisible();
  await expect(thirds.getByText('You ride here')).toBeVisible();

  await card.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Co-leaders' }).click();
  const leaders = page.getByRole('dialog', { name: 'Co-leaders' });
  await leaders.getByRole('button', { name: `Make co-leader: ${rider.displayName}` }).click();
  await expect(leaders.getByRole('button', { name: `Remove: ${rider.displayName}` })).toBeVisible();
  await inspectInBothThemes(page);
  await page.keyboard.press('Escape');
  await expect(card.getByText(`Led by ${author.username} and ${rider.username}`)).toBeVisible();
  await expect(card.getByRole('region', { name: 'Pace groups' }).getByText(rider.username)).toBeVisible();
  await inspectInBothThemes(page);
});
