import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { APIRequestContext } from '@playwright/test';
import { inspect } from './inspect.ts';
import { expect, test } from './journey.ts';
import { newRider, register, signIn } from './people.ts';
import { queryApi } from './queryApi.ts';
import { servePage } from './servePage.ts';
import { tokenFor } from './tokenFor.ts';

const file = fileURLToPath(new URL('../../examples/club-rides/index.html', import.meta.url));

let site: Awaited<ReturnType<typeof servePage>>;
test.beforeAll(async () => {
  site = await servePage(file);
});
test.afterAll(() => site.close());

const clubName = 'Sunday Spinners';
const tomorrow = new Date(Date.now() + 26 * 60 * 60 * 1000).toISOString().slice(0, 10);
const join = 'mutation ($id: ID!) { setRideParticipation(postId: $id, participating: true) { viewer { id } } }';

/** A new club member, as the headers that sign them in. */
async function joinClub(request: APIRequestContext) {
  const rider = await register(request, newRider());
  const token = await tokenFor(request, rider, 'WRITE');
  const headers = { authorization: `Bearer ${token}` };
  const { groups } = await queryApi(request, 'query ($name: String!) { groups(query: $name) { nodes { id } } }', {
    variables: { name: clubName },
  });
  const groupId: string = groups.nodes[0].id;
  const enter = 'mutation ($id: ID!) { setGroupMembership(groupId: $id, member: true) { viewer { id } } }';
  await queryApi(request, enter, { variables: { id: groupId }, headers });
  return { rider, token, headers, groupId };
}

async function postRide(request: APIRequestContext, { headers, groupId }: Awaited<ReturnType<typeof joinClub>>) {
  const content = `Loop ${randomUUID().slice(0, 8)} over the hill.`;
  const ride = { date: tomorrow, time: '06:10', timeZone: 'UTC', distance: 24, location: 'Mill Square' };
  const create = 'mutation ($input: CreatePostInput!) { createPost(input: $input) { post { id } } }';
  const variables = { input: { content, groupId, privacy: 'GROUP', ride } };
  const { createPost } = await queryApi(request, create, { variables, headers });
  return { id: createPost.post.id as string, content };
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a club’s page on another site shows its next rides and who joins, live, in the ${colorScheme}`, async ({
    page,
    request,
  }) => {
    await page.emulateMedia({ colorScheme });
    const member = await joinClub(request);
    const first = await postRide(request, member);
    await page.goto(site.origin);
    await page.getByLabel('Address of your Cycle Chat').fill(test.info().project.use.baseURL ?? '');
    await page.getByLabel('Access token').fill(await tokenFor(request, member.rider, 'READ'));
    await page.getByRole('button', { name: 'Connect', exact: true }).click();
    await page.getByLabel('Club').selectOption({ label: clubName });
    await page.getByRole('button', { name: 'Connect', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: clubName })).toBeVisible();
    await expect(page.getByText('Live', { exact: true })).toBeVisible();
    const card = page.getByRole('article').filter({ hasText: first.content });
    await expect(card.getByText(`${member.rider.displayName} is going`)).toBeVisible();
    await inspect(page);

    const friend = await joinClub(request);
    await queryApi(request, join, { variables: { id: first.id }, headers: friend.headers });
    await expect(card.getByText(`${member.rider.displayName} and ${friend.rider.displayName} are going`)).toBeVisible();
    const second = await postRide(request, friend);
    await expect(page.getByRole('article').filter({ hasText: second.content })).toBeVisible();
  });
}

test.describe('what a browser refuses', () => {
  test.use({ expectedError: /CORS|ERR_FAILED|403/ });

  test('a page of another site gets nothing by the cookie of who is signed in', async ({ page, request }) => {
    await signIn(page, await register(request));
    const address = `${test.info().project.use.baseURL}/graphql`;
    await page.goto(site.origin);
    const read = (credentials: RequestCredentials) =>
      page.evaluate(
        async ([url, mode]) => {
          const answer = await fetch(`${url}?query={viewer{username}}`, { credentials: mode }).catch(() => null);
          return answer && (await answer.text());
        },
        [address, credentials] as const,
      );
    expect(await read('include')).toBeNull();
    expect(await read('omit')).toContain('{"data":{"viewer":null}');
    const written = await page.evaluate(async (url) => {
      const body = '{"query":"mutation { logout { ok } }"}';
      const headers = { 'content-type': 'application/json' };
      return fetch(url, { method: 'POST', credentials: 'include', headers, body }).then(
        () => 'sent',
        () => 'refused',
      );
    }, address);
    expect(written).toBe('refused');
  });
});
