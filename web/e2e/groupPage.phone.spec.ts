import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { inspect, inspectInBothThemes } from './inspect.ts';
import { expect, test } from './journey.ts';
import { pressEnter } from './keyboard.ts';
import { demo, otherMember, register, signIn } from './people.ts';
import { queryApi } from './queryApi.ts';
import { untilLive } from './untilLive.ts';

const name = 'Sunday Spinners';

/** The id of the group with this name. */
async function groupId(request: APIRequestContext): Promise<string> {
  const { groups } = await queryApi(request, 'query ($name: String!) { groups(query: $name) { nodes { id } } }', {
    variables: { name },
  });
  return groups.nodes[0].id;
}

const head = (page: Page) => page.getByRole('region', { name, exact: true });

test('a visitor reads a group by its address, and is asked to sign in to join', { tag: '@firefox' }, async ({
  page,
  request,
}) => {
  await page.goto(`/groups/${await groupId(request)}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page).toHaveTitle(`${name} · Cycle Chat`);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Post', exact: true })).toHaveCount(0);
  await head(page).getByRole('button', { name: 'Join' }).click();
  await expect(page.getByText('Please log in to join groups.', { exact: true })).toBeVisible();
});

test('other sites and search engines find the group in the page itself', async ({ request }) => {
  const id = await groupId(request);
  const markup = await (await request.get(`/groups/${id}`)).text();
  expect(markup).toContain(`<title>${name} · Cycle Chat</title>`);
  expect(markup).toContain('"@type":"SportsOrganization"');
  const [, image = ''] = /property="og:image" content="([^"]+)"/.exec(markup) ?? [];
  const preview = await request.get(image.replace(/^https?:\/\/[^/]+/, '').replaceAll('&amp;', '&'));
  expect([preview.status(), preview.headers()['content-type']]).toEqual([200, 'image/png']);
});

test('a member joins from the list, writes to the group, leaves again, and undoes that', { tag: '@firefox' }, async ({
  page,
  request,
}) => {
  await signIn(page, await register(request), '/groups');
  await page.getByRole('article', { name }).getByRole('link', { name }).click();
  await expect(page).toHaveURL(`/groups/${await groupId(request)}`);
  await expect(page.getByRole('button', { name: 'Post', exact: true })).toHaveCount(0);
  await head(page).getByRole('button', { name: 'Join' }).click();
  await expect(page.getByText('Successfully joined the group!', { exact: true })).toBeVisible();
  await expect(head(page).getByRole('button', { name: 'Joined' })).toBeVisible();

  const text = `Hello ${randomUUID().slice(0, 8)} from the group`;
  await page.getByRole('button', { name: `Write to ${name}...` }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(`Posting to: ${name}`)).toBeVisible();
  await dialog.getByRole('textbox').fill(text);
  await dialog.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page.getByRole('article').first()).toContainText(text);

  await head(page).getByRole('button', { name: 'Joined' }).click();
  await expect(page.getByText('Successfully left the group!', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: `Write to ${name}...` })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(head(page).getByRole('button', { name: 'Joined' })).toBeVisible();
});

test('the tabs are in the address, and Back returns to them', { tag: '@firefox' }, async ({ page, request }) => {
  const id = await groupId(request);
  await page.goto(`/groups/${id}`);
  await page.getByRole('tab', { name: /^Members/ }).click();
  await expect(page).toHaveURL(`/groups/${id}?tab=members`);
  const people = page.getByRole('tabpanel').getByRole('list', { name: 'Members' }).getByRole('link');
  const profile = await people.first().getAttribute('href');
  await people.first().click();
  await expect(page).toHaveURL(profile ?? '');
  await page.goBack();
  await expect(page.getByRole('tab', { name: /^Members/ })).toHaveAttribute('aria-selected', 'true');
  await expect(people.first()).toBeVisible();

  await page.getByRole('tab', { name: /^Rides/ }).click();
  await page.getByRole('button', { name: 'Show past rides' }).click();
  await expect(page.getByRole('list', { name: 'Past rides' }).getByRole('link').first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('list', { name: 'Past rides' }).getByRole('link').first()).toBeVisible();
});

test('everything is reached by keyboard', { tag: '@firefox' }, async ({ page, request }) => {
  await signIn(page, await register(request), '/groups');
  await pressEnter(page.getByRole('article', { name }).getByRole('link', { name }));
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  await pressEnter(head(page).getByRole('button', { name: 'Join' }));
  await expect(head(page).getByRole('button', { name: 'Joined' })).toBeFocused();
  await pressEnter(head(page).getByRole('button', { name: 'Calendar' }));
  const question = page.getByRole('alertdialog', { name: `Calendar of ${name}` });
  await pressEnter(question.getByRole('button', { name: 'Create Link' }));
  const link = page.getByRole('dialog', { name: `Link to ${name}` });
  await expect(link.getByLabel('Calendar link')).toHaveValue(/\/calendar\/[\w-]+\.ics$/);
  await pressEnter(link.getByRole('button', { name: 'Done' }));
  await expect(head(page).getByRole('button', { name: 'Calendar' })).toBeFocused();
  await page.getByRole('tab', { name: 'Feed' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: /^Rides/ })).toHaveAttribute('aria-selected', 'true');
});

test('a new post of another member waits behind a button', async ({ page, request, browser }) => {
  const id = await groupId(request);
  const other = await otherMember(browser);
  await other.request.post(`/api/groups/${id}/join`);
  const isLive = untilLive(page, 'feedActivity');
  await page.goto(`/groups/${id}`);
  await isLive;
  const content = `News ${randomUUID().slice(0, 8)}`;
  await other.request.post('/api/posts', { data: { content, isRide: false, mediaUrls: [], groupId: id } });
  // Another test may write to the same group.
  const pill = page.getByRole('button', { name: /^\d+ new posts?$/ });
  const card = page.getByRole('article').filter({ hasText: content });
  await expect(pill).toBeVisible();
  await expect(card).toHaveCount(0);
  await expect(async () => {
    if (await pill.isVisible()) await pill.click();
    expect(await card.isVisible()).toBe(true);
  }).toPass();
  await other.context.close();
});

test.describe('a link to no group', () => {
  // The server names the unknown id, and the client logs each error.
  test.use({ expectedError: /GroupPage failed/ });

  test('a group that does not exist is said to be so', async ({ page }) => {
    await page.goto(`/groups/${randomUUID()}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Group Not Found' })).toBeVisible();
    await expect(page).toHaveTitle('Group not found · Cycle Chat');
    await inspect(page);
  });
});

test('the page of a group stands without fault in both themes', async ({ page, request }) => {
  const id = await groupId(request);
  await page.goto(`/groups/${id}`);
  await expect(page.getByRole('article').first()).toBeVisible();
  await inspectInBothThemes(page);
  await signIn(page, demo);
  for (const tab of ['feed', 'rides', 'members']) {
    await page.goto(`/groups/${id}?tab=${tab}`);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('tabpanel')).not.toContainText('Loading...');
    await inspectInBothThemes(page);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await inspectInBothThemes(page);
});
