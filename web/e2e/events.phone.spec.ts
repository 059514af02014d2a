import type { APIRequestContext } from '@playwright/test';
import { inspectInBothThemes } from './inspect.ts';
import { expect, test } from './journey.ts';
import { pressEnter } from './keyboard.ts';
import { demo, register, signIn } from './people.ts';

interface ListedEvent {
  id: string;
  title: string;
  participants: number;
  maxParticipants: number;
}

/** Fills an event with new members until one place is left. */
async function leaveOnePlace(request: APIRequestContext, title: string): Promise<void> {
  const events: ListedEvent[] = await (await request.get('/api/events')).json();
  const event = events.find((listed) => listed.title === title);
  if (!event) throw new Error(`There is no event ${title}`);
  for (let free = event.maxParticipants - event.participants; free > 1; free -= 1) {
    await register(request);
    const answer = await request.post(`/api/events/${event.id}/register`);
    expect(answer.ok()).toBe(true);
  }
}

test('a member joins an event, finds it joined after a reload, and leaves it', async ({ page, request }) => {
  await signIn(page, await register(request), '/events');
  const event = page.getByRole('article', { name: 'Lighthouse Brevet' });
  await event.getByRole('button', { name: 'Join Event' }).click();
  await expect(event.getByRole('button', { name: 'Joined' })).toBeVisible();
  await expect(page.getByText("You've joined this event!", { exact: true })).toBeVisible();

  await page.reload();
  await pressEnter(event.getByRole('button', { name: 'Joined' }));
  await expect(event.getByRole('button', { name: 'Join Event' })).toBeVisible();
  await expect(page.getByText("You've left this event", { exact: true })).toBeVisible();
});

test('a full event takes nobody, and a past one neither', async ({ page, request }) => {
  await signIn(page, await register(request), '/events');
  const full = page.getByRole('article', { name: 'Your First Echelon' });
  await expect(full.getByRole('button', { name: 'Full' })).toBeDisabled();
  const past = page.getByRole('article', { name: 'Old Pass Hill Climb' });
  await expect(past).toContainText('Past event');
  await expect(past.getByRole('button')).toHaveCount(0);
});

test('two who want the last place: one has it, the other is told and has it once it is free', async ({
  page,
  request,
  browser,
}) => {
  const title = 'Wheel Building for Patient People';
  await leaveOnePlace(request, title);
  const context = await browser.newContext();
  const others = await context.newPage();
  await signIn(page, await register(request));
  await signIn(others, await register(request));
  await page.goto('/events');
  await others.goto('/events');
  const mine = page.getByRole('article', { name: title });
  const theirs = others.getByRole('article', { name: title });
  await expect(theirs.getByRole('button', { name: 'Join Event' })).toBeVisible();

  await mine.getByRole('button', { name: 'Join Event' }).click();
  await expect(page.getByText("You've joined this event!", { exact: true })).toBeVisible();
  await theirs.getByRole('button', { name: 'Join Event' }).click();
  await expect(others.getByText('Event is full', { exact: true })).toBeVisible();
  await expect(theirs.getByRole('button', { name: 'Full' })).toBeDisabled();
  await expect(theirs).toContainText(/(\d+)\/\1 participants/);

  await mine.getByRole('button', { name: 'Joined' }).click();
  await expect(page.getByText("You've left this event", { exact: true })).toBeVisible();
  await others.reload();
  await theirs.getByRole('button', { name: 'Join Event' }).click();
  await expect(others.getByText("You've joined this event!", { exact: true })).toBeVisible();
  await context.close();
});

test('a visitor reads the events, and comes back from signing in', async ({ page, request }) => {
  const rider = await register(request);
  await page.goto('/events');
  // The first event can begin meanwhile.
  await page.getByRole('button', { name: 'Join Event' }).last().click();
  await expect(page.getByText('Please log in to join events').first()).toBeVisible();
  await page.getByRole('button', { name: 'Sign in' }).last().click();
  await page.getByLabel('Username').fill(rider.username);
  await page.getByLabel('Password').fill(rider.password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/events');
});

test('the events page stands without fault in both themes', async ({ page }) => {
  await page.goto('/events');
  await expect(page.getByRole('article').first()).toBeVisible();
  await inspectInBothThemes(page);
  await signIn(page, demo, '/events');
  await expect(page.getByRole('button', { name: 'Joined' }).first()).toBeVisible();
  await inspectInBothThemes(page);
});
