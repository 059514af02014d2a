import { expect, test } from 'vitest';
import { EnvironmentError } from './EnvironmentError.ts';
import { readEnv } from './env.ts';

function refusal(source: NodeJS.ProcessEnv): string {
  try {
    readEnv(source);
  } catch (error) {
    if (error instanceof EnvironmentError) return error.message;
    throw error;
  }
  return 'accepted';
}

test('OIDC_ISSUER names a provider, needs a client and a public address, and PASSWORDS=off needs it', () => {
  const client = { OIDC_CLIENT_ID: 'club', OIDC_CLIENT_SECRET: 'hush' };
  const place = { PUBLIC_URL: 'https://rides.example' };
  const OIDC_ISSUER = 'https://id.example/club';
  const { provider, passwords } = readEnv({ ...client, ...place, OIDC_ISSUER, PASSWORDS: 'off' });
  const settings = { issuer: OIDC_ISSUER, clientId: 'club', clientSecret: 'hush', name: 'id.example' };
  expect([provider, passwords]).toEqual([settings, false]);
  expect(readEnv({ ...client, ...place, OIDC_ISSUER, OIDC_NAME: ' Club login ' }).provider?.name).toBe('Club login');
  expect(readEnv({ ...client, ...place, OIDC_ISSUER: 'http://127.0.0.1:9' }).provider).toBeDefined();
  for (const issuer of ['id.example', 'http://id.example', 'https://a:b@id.example', 'https://id.example?x=1'])
    expect(refusal({ ...client, ...place, OIDC_ISSUER: issuer })).toMatch(/^OIDC_ISSUER is not the address/);
  expect(refusal({ ...place, OIDC_ISSUER, OIDC_CLIENT_ID: 'club' })).toMatch(/^OIDC_CLIENT_ID and OIDC_CLIENT_SECRET /);
  expect(refusal({ ...client, OIDC_ISSUER })).toMatch(/^PUBLIC_URL is not set, but OIDC_ISSUER is/);
  expect(refusal({ ...client, ...place, OIDC_ISSUER, OIDC_NAME: 'x'.repeat(31) })).toMatch(/^OIDC_NAME is too long/);
  expect(refusal({ PASSWORDS: 'off' })).toMatch(/^PASSWORDS is off, but OIDC_ISSUER is not set/);
  expect(refusal({ PASSWORDS: 'maybe' })).toBe('PASSWORDS is "maybe": use on or off.');
});
