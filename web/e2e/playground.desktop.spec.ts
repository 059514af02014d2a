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
  await expect(playground.answer).toContainText('CAUGHT_UP');
  await register(request);
  await publish(request, 'Straight from the saddle');
  await expect(playground.answer).toContainText('POSTED');
  await playground.run();
});

test('an operation in the address is opened, and nothing of the client is loaded', async ({ page }) => {
  const playground = playgroundOn(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const operation = encodeURIComponent('query Mine { instance { demoSignIn { username } } }');
  const document = await page.goto(`/graphql?query=${operation}`);
  const policy = document?.headers()['content-security-policy'] ?? '';
  expect(policy).toMatch(/(^|;)script-src 'self'(;|$)/);
  await expect(page.getByRole('tab', { name: 'Mine' })).toBeVisible();
  await playground.run();
  await expect(playground.answer).toContainText('"demo"');
  expect(asked.filter((path) => path.startsWith('/assets/'))).toEqual([]);
  expect(asked.filter((path) => path.startsWith('/playground/assets/')).length).toBeGreaterThan(0);
});
