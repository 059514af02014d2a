import type { Page } from '@playwright/test';
import { inspect } from './inspect.ts';
import { expect, test } from './journey.ts';
import { register, signOut } from './people.ts';

// Chromium's virtual authenticator. Passkeys belong to host names, so the pages open at localhost.

// The removed passkey no longer signs in.
test.use({ expectedError: /^SignInByPasskey failed: .*This passkey was not accepted/ });

async function addAuthenticator(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    refuseUser: () => client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false }),
    acceptUser: () => client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true }),
  };
}

test('a member adds a passkey, signs in by it without a username, and removes it', async ({
  page,
  request,
  baseURL,
}) => {
  const { username, password } = await register(request);
  const site = String(baseURL).replace('127.0.0.1', 'localhost');
  const device = await addAuthenticator(page);
  await page.goto(`${site}/login`);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('button', { name: 'Account of' })).toBeVisible();

  await page.goto(`${site}/settings`);
  const section = page.getByRole('region', { name: 'Passkeys' });
  await section.getByLabel('Name of the passkey').fill('My laptop');
  await section.getByLabel('Your password').fill(password);
  await section.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(section.getByText('My laptop')).toBeVisible();
  await inspect(page);
  await section.getByLabel('Your password').fill(password);
  await section.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('This device already has a passkey for your account.', { exact: true })).toBeVisible();

  await signOut(page);
  await page.goto(`${site}/login`);
  await expect(page.getByRole('button', { name: 'Use a passkey' })).toBeVisible();
  await inspect(page);
  await device.refuseUser();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByText('The device has not confirmed it. Please try again.')).toBeVisible();
  await device.acceptUser();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByRole('button', { name: 'Account of' })).toBeVisible();

  await page.goto(`${site}/settings`);
  await expect(section.getByText('Never')).toHaveCount(0);
  await section.getByRole('button', { name: 'Remove My laptop' }).click();
  await expect(section.getByText('My laptop')).toHaveCount(0);
  await signOut(page);
  await page.goto(`${site}/login`);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByText('This passkey was not accepted: sign in another way')).toBeVisible();
});

test('a page at an address without a name offers no passkey', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Use a passkey' })).toHaveCount(0);
});
