import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { inspectInBothThemes } from './inspect.ts';
import { expect, test } from './journey.ts';
import { otherMember, register, signIn, someoneElse } from './people.ts';
import { queryApi } from './queryApi.ts';

/** A ride that starts in an hour. */
async function publishSoon(request: APIRequestContext, content: string): Promise<string> {
  const start = new Date(Date.now() + 3_600_000).toISOString();
  const rideData = {
    distance: 42.7,
    elevation: 3940,
    date: start.slice(0, 10),
    time: start.slice(11, 16),
    location: 'Mill Square',
    timeZone: 'UTC',
  };
  const response = await request.post('/api/posts', { data: { content, isRide: true, mediaUrls: [], rideData } });
  const { id } = await response.json();
  return id;
}

test('a member gives an emergency contact, a leader reads it around the ride, and nobody else does', async ({
  page,
  request,
  browser,
}) => {
  const rider = await register(request);
  const leader = await someoneElse(browser);
  const stranger = await otherMember(browser);
  const words = `Coffee run ${randomUUID()}`;
  const postId = await publishSoon(leader.request, words);
  const readBy = async (reader: APIRequestContext) => {
    const text = `query ($id: ID!) { post(id: $id) { ride { emergencyContacts { contacts { contactName medicalNote } } } } }`;
    return (await queryApi(reader, text, { variables: { id: postId } })).post.ride.emergencyContacts;
  };

  await signIn(page, rider, '/settings');
  const open = page.getByRole('button', { name: 'Emergency Contact' });
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Emergency Contact' });
  await dialog.getByLabel('Name').fill('Maud Ray');
  await dialog.getByLabel('Phone').fill('+44 1632 960123');
  await dialog.getByLabel('Medical note').fill('Allergic to wasps');
  await expect(dialog.getByText('Nobody.')).toBeVisible();
  await inspectInBothThemes(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  expect(await readBy(leader.request)).toEqual({ contacts: [] });

  await page.request.post(`/api/rides/${postId}/join`);
  const given = { contactName: 'Maud Ray', medicalNote: 'Allergic to wasps' };
  expect(await readBy(leader.request)).toEqual({ contacts: [given] });
  expect(await readBy(stranger.request)).toBeNull();

  await leader.page.goto(`/post/${postId}/sheet`);
  await leader.page.getByRole('button', { name: 'Emergency Contacts' }).click();
  const shown = leader.page.getByRole('region', { name: 'Emergency contacts' });
  await expect(shown.getByText('Maud Ray')).toBeVisible();
  await expect(shown.getByText('Allergic to wasps')).toBeVisible();
  await inspectInBothThemes(leader.page);

  await open.click();
  await expect(dialog.getByText(`${leader.rider.displayName} for ${words.slice(0, 11)}`).first()).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'Who has read it' })).toBeVisible();
  await inspectInBothThemes(page);
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(dialog).toBeHidden();
  expect(await readBy(leader.request)).toEqual({ contacts: [] });
});
