import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { inspectInBothThemes } from './inspect.ts';
import { expect, test } from './journey.ts';
import { otherMember, register, signIn, someoneElse } from './people.ts';
import { publishRide } from './publishRide.ts';
import { queryApi } from './queryApi.ts';

// Requests fail while a phone has no connection.
test.use({ expectedError: /ERR_INTERNET_DISCONNECTED|WebSocket|Failed to fetch/ });

const guestCount = 20;
const tick = (page: Page, name: string) => page.getByRole('button', { name: `${name} is here`, exact: true });

/** Moves a ride to yesterday, so that its leaders can check in. */
async function beginRide(request: APIRequestContext, postId: string): Promise<void> {
  const date = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  const rideData = { distance: 42.7, date, time: '07:00', location: 'Mill Square', timeZone: 'UTC' };
  const response = await request.put(`/api/posts/${postId}`, { data: { rideData } });
  expect(response.ok()).toBe(true);
}

/** Adds guests to the sheet. Returns their names. */
async function addGuests(request: APIRequestContext, postId: string): Promise<string[]> {
  const names = Array.from({ length: guestCount }, (_, index) => `Guest ${String(index + 1).padStart(2, '0')}`);
  for (const name of names) {
    const response = await request.put(`/api/rides/${postId}/guests/${randomUUID()}`, { data: { name } });
    expect(response.ok()).toBe(true);
  }
  return names;
}

/** The taps that a page has sent and whose request has succeeded, as `rider at`. */
function watchTaps(page: Page): string[] {
  const taps: string[] = [];
  page.on('response', (response) => {
    const sent = response.request().postData() ?? '';
    if (!response.ok() || !sent.includes('"taps"')) return;
    const { variables } = JSON.parse(sent);
    taps.push(...variables.input.taps.map(({ riderId, at }: Record<string, string>) => `${riderId} ${at}`));
  });
  return taps;
}

test('40 check-ins without a connection from two phones arrive once each, and the sheet prints on one page', async ({
  page,
  request,
  browser,
}) => {
  const author = await register(request);
  const postId = await publishRide(request, { inDays: 3, content: `Attendance ${randomUUID()}` });
  const { page: second, rider: coLeader, request: coRequest } = await someoneElse(browser);
  await coRequest.post(`/api/rides/${postId}/join`);
  for (let count = 0; count < 10; count += 1) {
    const { request: theirs, context } = await otherMember(browser);
    await theirs.post(`/api/rides/${postId}/join`);
    await context.close();
  }
  const { post } = await queryApi(
    request,
    'query ($id: ID!) { post(id: $id) { ride { participants(first: 2) { nodes { id } } } } }',
    { variables: { id: postId } },
  );
  await request.put(`/api/rides/${postId}/leaders/${post.ride.participants.nodes[1].id}`);
  await beginRide(request, postId);
  const guests = await addGuests(request, postId);

  await signIn(page, author, `/post/${postId}`);
  await page.getByRole('link', { name: "Leader's sheet" }).click();
  await second.goto(`/post/${postId}/sheet`);
  await expect(second.getByText('0 of 32 here')).toBeVisible();
  await expect(page.getByText('0 of 32 here')).toBeVisible();
  await inspectInBothThemes(page);

  const [ofFirst, ofSecond] = [watchTaps(page), watchTaps(second)];
  await page.context().setOffline(true);
  await second.context().setOffline(true);
  for (const name of guests) await tick(page, name).click();
  await expect(page.getByText(`${guestCount} waiting to be sent.`)).toBeVisible();
  await expect(page.getByText('20 of 32 here')).toBeVisible();
  await inspectInBothThemes(page);
  for (const name of guests) await tick(second, name).click();
  // The co-leader takes ten of them back. Only the later tap for each rider is kept.
  for (const name of guests.slice(10)) await tick(second, name).click();
  await expect(second.getByText(`${guestCount} waiting to be sent.`)).toBeVisible();
  await expect(second.getByText('10 of 32 here')).toBeVisible();

  // The phone with the later taps is the first to have a connection again.
  await second.context().setOffline(false);
  await expect(second.getByText('waiting to be sent.')).toHaveCount(0);
  await page.context().setOffline(false);
  await expect(page.getByText('waiting to be sent.')).toHaveCount(0);
  await expect(page.getByText('10 of 32 here')).toBeVisible();
  for (const taps of [ofFirst, ofSecond]) {
    expect(taps).toHaveLength(guestCount);
    expect(new Set(taps).size).toBe(guestCount);
  }
  await page.reload();
  await expect(page.getByText('10 of 32 here')).toBeVisible();

  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
  }
  await expect(second.getByRole('region', { name: 'Riders' }).getByText(coLeader.displayName)).toBeVisible();
});

test('a leader checks in by keyboard, adds a guest and a note, and thanks the riders afterwards', async ({
  page,
  request,
  browser,
}) => {
  const author = await register(request);
  const postId = await publishRide(request, { inDays: 3, content: `Day of the ride ${randomUUID()}` });
  const { page: theirs, rider, request: theirRequest } = await someoneElse(browser);
  await theirRequest.post(`/api/rides/${postId}/join`);

  await signIn(page, author, `/post/${postId}/sheet`);
  await expect(page.getByText(/Check-in opens/)).toBeVisible();
  await expect(tick(page, rider.displayName)).toBeDisabled();
  await theirs.goto(`/post/${postId}/sheet`);
  await expect(theirs.getByRole('heading', { name: 'Sheet Not Found' })).toBeVisible();

  await beginRide(request, postId);
  await page.reload();
  await tick(page, rider.displayName).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 of 2 here')).toBeVisible();
  await expect(tick(page, rider.displayName)).toHaveAttribute('aria-pressed', 'true');
  await page.getByLabel('Guest', { exact: true }).fill('Joan Spokes');
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 of 3 here')).toBeVisible();
  await page.getByLabel('Note').fill('Regroup at the weir');
  await page.getByRole('button', { name: 'Save Note' }).click();
  await expect(page.getByText('The note is saved', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'All Here' }).click();
  await expect(page.getByText('3 of 3 here')).toBeVisible();
  await tick(page, author.displayName).click();
  await expect(page.getByText('2 of 3 here')).toBeVisible();
  await page.getByRole('button', { name: 'Remove guest Joan Spokes' }).click();
  await expect(page.getByText('1 of 2 here')).toBeVisible();

  await page.getByRole('link', { name: 'Ride', exact: true }).click();
  const wasThere = page.getByRole('region', { name: 'Who was there' });
  await expect(wasThere.getByRole('link')).toHaveText([rider.displayName]);
  await page.getByLabel('Thank the riders').fill('Thank you for riding');
  await inspectInBothThemes(page);
  await page.getByRole('button', { name: 'Send Thanks' }).click();
  await expect(page.getByLabel('Thank the riders')).toHaveCount(0);

  await theirs.goto(`/post/${postId}`);
  await expect(theirs.getByRole('region', { name: 'Who was there' })).toContainText(rider.displayName);
  await expect(theirs.getByText('Thank you for riding')).toBeVisible();
  await theirs.goto('/notifications');
  await expect(theirs.getByText(/mentioned you/)).toBeVisible();
});
