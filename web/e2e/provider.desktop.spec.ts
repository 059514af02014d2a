import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';
import { freePort } from './freePort.ts';
import { inspect } from './inspect.ts';
import { expect, test } from './journey.ts';
import { type MailInstance, startMailInstance } from './mailInstance.ts';
import { newRider, register, signOut } from './people.ts';

// A real provider on the loopback interface. Its own page asks for a name.

let instance: MailInstance;
let stopProvider: () => Promise<void>;

async function startProvider(returnUrl: string) {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'journey',
        client_secret: 'secret-of-journey',
        redirect_uris: [returnUrl],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    cookies: { keys: ['a key of this journey'] },
    claims: { openid: ['sub'], profile: ['preferred_username', 'name'] },
    findAccount: (_ctx, sub) => ({
      accountId: sub,
      claims: async () => ({ sub, preferred_username: sub, name: `Rider ${sub}` }),
    }),
  });
  server.on('request', provider.callback());
  return {
    issuer,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

// One worker, so that the instance starts once.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  const port = String(await freePort());
  const provider = await startProvider(`http://127.0.0.1:${port}/login/provider`);
  stopProvider = provider.stop;
  instance = await startMailInstance({
    PORT: port,
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: 'journey',
    OIDC_CLIENT_SECRET: 'secret-of-journey',
    OIDC_NAME: 'Club login',
  });
});
test.afterAll(async () => {
  await instance.stop();
  await stopProvider();
});

// The pages of the provider ask another site for a font.
test.beforeEach(({ page }) => page.route(/^https:/, (route) => route.fulfill({ contentType: 'text/css', body: '' })));

test('a visitor signs up by the provider of the instance, and signs in again', async ({ page }) => {
  const { username } = newRider();
  await page.goto(`${instance.url}/groups`);
  await page.goto(`${instance.url}/login`);
  await expect(page.getByRole('button', { name: 'Continue with Club login' })).toBeVisible();
  await inspect(page);
  await page.getByRole('button', { name: 'Continue with Club login' }).click();
  await page.locator('input[name=login]').fill(username);
  await page.locator('input[name=password]').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();

  await expect(page.getByRole('heading', { name: 'Create an account' })).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveValue(username);
  await inspect(page);
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect(page.getByRole('button', { name: 'Account of' })).toBeVisible();

  await signOut(page);
  await page.goto(`${instance.url}/login`);
  await page.getByRole('button', { name: 'Continue with Club login' }).click();
  await expect(page.getByRole('button', { name: 'Account of' })).toBeVisible();
  expect(new URL(page.url()).origin).toBe(instance.url);
});

test('a rider who is invited by mail signs up by the provider, and keeps the address', async ({ page }) => {
  const { username } = newRider();
  const address = `${username}@mail.example`;
  await instance.operate('invitation', 'create', '--mail', address);
  await page.goto(await instance.linkTo(address, `You are invited to ${new URL(instance.url).host}`));
  await page.getByRole('button', { name: 'Continue with Club login' }).click();
  await page.locator('input[name=login]').fill(username);
  await page.locator('input[name=password]').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('switch', { name: `Use ${address} for mails about my account` })).toBeChecked();
  await inspect(page);
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect(page.getByRole('button', { name: 'Account of' })).toBeVisible();
  await page.goto(`${instance.url}/settings`);
  await expect(page.getByRole('region', { name: 'E-mail address' }).getByText(address)).toBeVisible();
});

test('a member links an account at the provider with the password, and removes it', async ({ page, playwright }) => {
  const request = await playwright.request.newContext({ baseURL: instance.url });
  const rider = await register(request);
  await request.dispose();
  await page.goto(`${instance.url}/login`);
  await page.getByLabel('Username').fill(rider.username);
  await page.getByLabel('Password', { exact: true }).fill(rider.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('button', { name: 'Account of' })).toBeVisible();
  await page.goto(`${instance.url}/settings`);
  const section = page.getByRole('region', { name: 'Club login' });
  await section.getByLabel('Your password').fill(rider.password);
  await section.getByRole('button', { name: 'Link an account' }).click();
  await page.locator('input[name=login]').fill('club-account');
  await page.locator('input[name=password]').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(section.getByText('club-account')).toBeVisible();
  await inspect(page);
  await section.getByRole('button', { name: 'Remove club-account' }).click();
  await expect(section.getByText('club-account')).toHaveCount(0);
});
