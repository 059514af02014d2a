import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { inspect, inspectInBothThemes } from './inspect.ts';
import { expect, test } from './journey.ts';
import { focusOn, pressEnter, pressEscape } from './keyboard.ts';
import { register, signIn } from './people.ts';
import { postMenu } from './postMenu.ts';
import { publishRide } from './publishRide.ts';
import { queryApi } from './queryApi.ts';
import { publishRouteRide, routeFile, routeStart } from './routeFile.ts';

const fileName = /^ride-\d{4}-\d\d-\d\d\.gpx$/;
const file = { name: 'loop.gpx', mimeType: '', buffer: Buffer.from(routeFile()) };
const mapOf = (page: Page) => page.getByRole('dialog', { name: 'Ride Map' });
const sliderOf = (page: Page) => mapOf(page).getByRole('slider', { name: 'Place along the route' });

test('a member posts a ride with a route that fills its figures, and looks at it by keyboard', async ({
  page,
  request,
}) => {
  const words = `Around the hills ${randomUUID()}`;
  await signIn(page, await register(request));
  await page.getByRole('button', { name: 'Ride', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Post a Ride' });
  await dialog.getByLabel('Description').fill(words);
  await dialog.getByLabel('Date').fill('2086-06-01');
  await dialog.getByLabel('Time').fill('09:00');
  await dialog.getByLabel('Location').fill('Mill Square');
  await dialog.getByLabel('Route file').setInputFiles(file);
  await expect(dialog.getByText('loop.gpx', { exact: true })).toBeVisible();
  await expect(dialog.getByLabel('Distance')).toHaveValue(/^\d{2}\.\d+$/);
  await expect(dialog.getByLabel('Elevation')).toHaveValue(/^\d{4}$/);
  await expect(dialog.getByLabel('Description')).toHaveValue(words);
  await pressEnter(dialog.getByRole('button', { name: 'Add Meeting Point' }));
  await pressEnter(dialog.getByRole('button', { name: 'Use the start of the route' }));
  await expect(dialog.getByLabel('Coordinates')).toHaveValue('53.3, -2.71');
  await inspectInBothThemes(page);
  const distance = await dialog.getByLabel('Distance').inputValue();
  await dialog.getByRole('button', { name: 'Post Ride' }).click();
  await expect(dialog).toBeHidden();

  const card = page.getByRole('article').filter({ hasText: words });
  await pressEnter(card.getByRole('button', { name: 'View Map' }));
  await expect(mapOf(page).getByRole('img', { name: /^Map of the route, \d/ })).toBeVisible();
  await focusOn(sliderOf(page));
  await page.keyboard.press('End');
  await expect(sliderOf(page)).toHaveAttribute('aria-valuetext', new RegExp(`^${Number(distance).toFixed(1)} mi, `));
  await page.keyboard.press('PageDown');
  const before = await sliderOf(page).getAttribute('aria-valuetext');
  await page.keyboard.press('ArrowLeft');
  await expect(sliderOf(page)).not.toHaveAttribute('aria-valuetext', before ?? '');
  await expect(mapOf(page).getByRole('img').getByText('Meeting point')).toBeVisible();
  await expect(mapOf(page).getByRole('link', { name: 'Open in maps' })).toHaveAttribute('href', /mlat=53.3&mlon=-2.71/);
  await pressEnter(mapOf(page).getByRole('button', { name: 'Old pump' }));
  await expect(mapOf(page).getByRole('img').locator('text', { hasText: 'Old pump' })).toBeVisible();
  await inspectInBothThemes(page);
  const downloading = page.waitForEvent('download');
  await pressEnter(mapOf(page).getByRole('button', { name: 'Download GPX' }));
  const saved = await readFile(await (await downloading).path(), 'utf8');
  expect(saved).toMatch(/<name>Old pump<\/name><type>Water<\/type>.*<trkpt /s);
  const downloadingCourse = page.waitForEvent('download');
  await pressEnter(mapOf(page).getByRole('button', { name: 'Download TCX' }));
  expect(await readFile(await (await downloadingCourse).path(), 'utf8')).toContain('<Trackpoint>');
  await pressEscape(page);
  await expect(card.getByRole('button', { name: 'View Map' })).toBeFocused();
});

test('Save Route keeps a ride and downloads its route in the same act; taking it off downloads nothing', async ({
  page,
  request,
}) => {
  await register(request);
  const words = `Worth keeping ${randomUUID()}`;
  const postId = await publishRouteRide(request, words);
  await signIn(page, await register(request), '/profile?tab=saved');
  await expect(page.getByText('No saved rides yet')).toBeVisible();
  await page.goto(`/post/${postId}`);
  await pressEnter(postMenu(page));
  const downloading = page.waitForEvent('download');
  await pressEnter(page.getByRole('menuitem', { name: 'Save Route' }));
  await expect(page.getByText('Its GPX file is on its way.', { exact: true })).toBeVisible();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(fileName);
  expect(await readFile(await download.path(), 'utf8')).toContain('<trkpt ');

  let downloads = 0;
  page.on('download', () => {
    downloads += 1;
  });
  await pressEnter(postMenu(page));
  await pressEnter(page.getByRole('menuitem', { name: 'Saved · Remove' }));
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Back among your saved rides', { exact: true })).toBeVisible();
  await page.goto('/profile?tab=saved');
  await expect(page.getByRole('list', { name: 'Saved rides' })).toContainText(words);
  await inspect(page);
  expect(downloads).toBe(0);
});

test('an author downloads the route of their own ride; where there is none, that is said', async ({
  page,
  request,
}) => {
  const rider = await register(request);
  const withRoute = await publishRouteRide(request, 'My own way');
  const without = await publishRide(request, { inDays: 30, content: 'No way yet' });
  await signIn(page, rider, `/post/${withRoute}`);
  await pressEnter(postMenu(page));
  const downloading = page.waitForEvent('download');
  await pressEnter(page.getByRole('menuitem', { name: 'Download GPX' }));
  expect((await downloading).suggestedFilename()).toMatch(fileName);
  await page.goto(`/post/${without}`);
  await pressEnter(postMenu(page));
  await pressEnter(page.getByRole('menuitem', { name: 'Download GPX' }));
  await expect(page.getByText('No route was added to this ride.', { exact: true })).toBeVisible();
});

test.describe('a file that is no route', () => {
  test.use({ expectedError: /Uploading the route failed|Failed to load resource/ });

  test('is refused in words, the ride stays as it was filled in, and another file is taken', async ({
    page,
    request,
  }) => {
    const rider = await register(request);
    const postId = await publishRide(request, { inDays: 30, content: 'To be given a route' });
    await signIn(page, rider, `/post/${postId}`);
    await postMenu(page).click();
    await page.getByRole('menuitem', { name: 'Edit Ride' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Ride' });
    await dialog.getByLabel('Pace').fill('easy');
    await dialog.getByLabel('Route file').setInputFiles({ ...file, buffer: Buffer.from('hello') });
    await expect(dialog.getByText('The route file is not a GPX, TCX, FIT, KML or KMZ file')).toBeVisible();
    await expect(dialog.getByLabel('Pace')).toHaveValue('easy');
    await inspect(page);

    await dialog.getByLabel('Route file').setInputFiles(file);
    await expect(dialog.getByText(/^The route is .* mi long/)).toBeVisible();
    await expect(dialog.getByLabel('Distance')).toHaveValue('42.7');
    await inspect(page);
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'View Map' }).click();
    await expect(sliderOf(page)).toBeVisible();
  });
});

test('a zone cuts a route for others, and its member makes and removes it without a mouse', async ({
  page,
  request,
  browser,
}) => {
  const rider = await register(request);
  const postId = await publishRouteRide(request, `From my own door ${randomUUID()}`);
  await signIn(page, rider, '/settings/zones');
  await expect(page).toHaveTitle('Privacy zones · Settings · Cycle Chat');
  await expect(page.getByText('No privacy zones yet')).toBeVisible();
  await inspect(page);
  await pressEnter(page.getByRole('button', { name: 'New Zone' }));
  const form = page.getByRole('dialog', { name: 'New Privacy Zone' });
  await expect(form.getByLabel('Name')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form.getByText('A name is required')).toBeVisible();
  await inspect(page);
  await page.keyboard.type('Home');
  await focusOn(form.getByLabel('Latitude'));
  await page.keyboard.type(String(routeStart.lat));
  await page.keyboard.press('Tab');
  await page.keyboard.type(String(routeStart.lng));
  await form.getByLabel('Radius').fill('1');
  await page.keyboard.press('Enter');
  await expect(form).toBeHidden();
  await expect(page.getByRole('list', { name: 'Privacy zones' })).toContainText('1 mi around 53.3000° N');
  await inspect(page);

  const lengthFor = async (viewer: Page) => {
    await viewer.goto(`/post/${postId}`);
    await viewer.getByRole('button', { name: 'View Map' }).click();
    return Number(await sliderOf(viewer).getAttribute('aria-valuemax'));
  };
  const elsewhere = await browser.newContext();
  const visitor = await elsewhere.newPage();
  const [whole, cut] = [await lengthFor(page), await lengthFor(visitor)];
  expect(whole - cut).toBeGreaterThan(1.9);
  const { post } = await queryApi(elsewhere.request, `{ post(id: "${postId}") { ride { map { line { lat lng } } } } }`);
  const ways = post.ride.map.line
    .flat()
    .map(({ lat, lng }: typeof routeStart) => Math.hypot((lat - 53.3) * 69.1, (lng + 2.71) * 69.1 * 0.597));
  expect(Math.min(...ways)).toBeGreaterThan(1);

  await page.goto('/settings/zones');
  await pressEnter(page.getByRole('button', { name: 'Remove Home' }));
  const question = page.getByRole('alertdialog', { name: 'Remove Home?' });
  await inspect(page);
  await pressEnter(question.getByRole('button', { name: 'Remove' }));
  await expect(page.getByText('No privacy zones yet')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Privacy zones', exact: true })).toBeFocused();
  expect(await lengthFor(visitor)).toBe(whole);
  await elsewhere.close();
});

test('a visitor is led to the login, and back to the privacy zones', async ({ page, request }) => {
  const rider = await register(request);
  await page.goto('/settings/zones');
  await expect(page).toHaveURL('/login');
  await page.getByLabel('Username').fill(rider.username);
  await page.getByLabel('Password').fill(rider.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/settings/zones');
  await expect(page.getByText('No privacy zones yet')).toBeVisible();
});

test('the screens of routes and zones stand without fault in both themes', async ({ page, request }) => {
  await signIn(page, await register(request));
  await page.getByRole('button', { name: 'Ride', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Post a Ride' });
  await dialog.getByLabel('Distance').fill('30');
  await dialog.getByLabel('Route file').setInputFiles(file);
  await expect(dialog.getByText(/^The route is .* mi long/)).toBeVisible();
  await inspectInBothThemes(page);

  await page.goto('/profile?tab=saved');
  await expect(page.getByText('No saved rides yet')).toBeVisible();
  await inspectInBothThemes(page);
  const rideId = await publishRide(request, { inDays: 30, content: 'Kept for later' });
  expect((await request.post(`/api/rides/${rideId}/save`)).status()).toBe(200);
  await page.reload();
  await expect(page.getByRole('list', { name: 'Saved rides' })).toContainText('Kept for later');
  await inspectInBothThemes(page);
  await page.goto('/settings/zones');
  await page.getByRole('button', { name: 'New Zone' }).click();
  const form = page.getByRole('dialog', { name: 'New Privacy Zone' });
  await form.getByRole('button', { name: 'Add Zone' }).click();
  await expect(form.getByText('A name is required')).toBeVisible();
  await inspectInBothThemes(page);
  await form.getByLabel('Name').fill('Home');
  const opener = form.getByRole('button', { name: 'Start of one of my rides' });
  await opener.click();
  await expect(form.getByText('None of your rides has a route')).toBeVisible();
  await inspectInBothThemes(page);
  await opener.click();
  await publishRouteRide(request, `From my own door, over ${'all the hills '.repeat(4)}and back`);
  await opener.click();
  const start = form.getByRole('button', { name: /^From my own door/ });
  await expect(start).toBeVisible();
  await inspectInBothThemes(page);
  await start.click();
  await expect(form.getByText(/^The zone lies around the start of/)).toBeVisible();
  await inspectInBothThemes(page);
  await form.getByRole('button', { name: 'Add Zone' }).click();
  await page.getByRole('button', { name: 'Remove Home' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Remove Home?' })).toBeVisible();
  await inspectInBothThemes(page);
  await pressEscape(page);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await inspectInBothThemes(page);
});
