import { randomUUID } from 'node:crypto';
import { inspectInBothThemes } from './inspect.ts';
import { expect, test } from './journey.ts';
import { otherMember, register, signIn } from './people.ts';
import { publishRide } from './publishRide.ts';

test.use({ expectedError: /^UpdatePost failed/ });

test('an author says for whom a ride is, and riders see it and find the ride by it', async ({
  page,
  request,
  browser,
}) => {
  const author = await register(request);
  const words = `Lanes at dusk ${randomUUID()}`;
  const postId = await publishRide(request, { inDays: 12, content: words });
  await publishRide((await otherMember(browser)).request, { inDays: 12, content: `Silent ${words}` });

  await signIn(page, author, `/post/${postId}`);
  const card = page.getByRole('article').first();
  await expect(card.getByRole('list', { name: 'About the ride' })).toHaveCount(0);
  await card.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Edit Ride' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Ride' });
  await dialog.getByLabel('Slowest speed').fill('18');
  await dialog.getByLabel('Fastest speed').fill('16');
  const choose = async (label: string, option: string) => {
    await page.getByRole('combobox', { name: label, exact: true }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  };
  await choose('Difficulty', 'Hard');
  await choose('Surface', 'Mixed');
  await choose('Drop', 'No drop');
  await dialog.getByRole('switch', { name: 'Lights needed' }).click();
  await inspectInBothThemes(page);
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog.getByText('paceMax must not be less than paceMin')).toBeVisible();
  await dialog.getByLabel('Fastest speed').fill('21.5');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  const chips = card.getByRole('list', { name: 'About the ride' });
  await expect(chips.getByRole('listitem')).toHaveText([
    'Hard',
    '18–21.5 mph',
    'No drop',
    'Mixed surface',
    'Lights needed',
  ]);
  await inspectInBothThemes(page);

  await page.goto('/explore?tab=rides');
  await page.getByRole('button', { name: 'More filters' }).click();
  await choose('Difficulty', 'Hard');
  await choose('Pace', 'Over 18 mph');
  await choose('Surface', 'Mixed');
  await choose('Drop', 'No drop');
  const found = page.getByRole('list', { name: 'Next Rides' });
  await expect(found.getByText(words, { exact: true })).toBeVisible();
  await expect(found.getByText(`Silent ${words}`)).toHaveCount(0);
  await inspectInBothThemes(page);
});
