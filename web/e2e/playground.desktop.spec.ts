import { expect, test } from './journey.ts';
import { register, signIn } from './people.ts';
import { playgroundOn } from './playgroundOn.ts';
import { publish } from './publish.ts';

test('a member acts as themselves, and follows live what others post', async ({ page, request }) => {
  const playground = playgroundOn(page);
  const rider = await register(request);
  await signIn(page, rider);
  await playground.open();
  await expect(page.getByText(`@${rider.username}`)).toBeVisible();
  await playground.openSample(/^Myself/, 'Myself');
  await playground.run();
  await expect(playground.answer).toContainText(rider.username);

  await playground.openSample(/^New posts, live/, 'NewPosts');
  await playground.run();
  // Other riders may post meanwhile: the window shows the newest event alone.
  await expect(playground.answer).toContainText(/CAUGHT_UP|POSTED/);
  await register(request);
  await expect(async () => {
    await publish(request, 'Straight from the saddle');
    // The editor pads words with spaces that do not break.
    expect((await playground.answer.textContent())?.replaceAll('\u00a0', ' ')).toContain('Straight from the saddle');
  }).toPass();
  await playground.run();
});

test('an operation in the address is opened, and nothing of the client is loaded', async ({ page }) => {
  const playground = playgroundOn(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const operation = encodeURIComponent('query Mine { instance { demoSignIn { username } } }');
  await playground.open(`/graphql?query=${operation}`, 'Mine');
  await expect(page.getByRole('tab', { name: 'Mine' })).toBeVisible();
  await playground.run();
  await expect(playground.answer).toContainText('"demo"');
  expect(asked.filter((path) => path.startsWith('/assets/'))).toEqual([]);
  expect(asked.filter((path) => path.startsWith('/playground/assets/')).length).toBeGreaterThan(0);
});

test('all of it comes from the server itself, under a policy that lets nothing else in', async ({ page, baseURL }) => {
  const playground = playgroundOn(page);
  const origins = new Set<string>();
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  const answer = await page.goto('/graphql');
  await expect(page.locator('.graphiql-query-editor')).toContainText('NewestPosts');
  await playground.run();
  await expect(playground.answer).toContainText('"feed"');
  await page.getByRole('button', { name: 'Show Documentation Explorer' }).click();
  await expect(page.locator('.graphiql-doc-explorer')).toContainText('Query');
  await page.evaluate(() => document.fonts.ready.then(() => true));
  expect([...origins]).toEqual([baseURL]);

  const policy = answer?.headers()['content-security-policy'] ?? '';
  const directives = Object.fromEntries(policy.split(';').map((directive) => directive.split(/ (.*)/).slice(0, 2)));
  expect(directives).toMatchObject({
    'default-src': "'self'",
    'script-src': "'self'",
    'object-src': "'none'",
    'frame-ancestors': "'none'",
    'base-uri': "'self'",
    'font-src': "'self' data:",
  });
  expect(policy).not.toContain('unsafe-eval');
});
