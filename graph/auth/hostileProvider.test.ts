import { generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp, type TestApp } from '../test/harness.ts';
import { type Forgery, providerVariables, startHostileProvider } from '../test/oidcProvider.ts';
import { signInBrowser } from '../test/signInBrowser.ts';

let provider: Awaited<ReturnType<typeof startHostileProvider>>;
let app: TestApp;
beforeAll(async () => {
  provider = await startHostileProvider();
  app = await startApp({ ...providerVariables(provider.issuer), RATE_LIMITS: '{"signIns":5000}' });
});
afterAll(async () => {
  await app.close();
  await provider.close();
});

const unproved = { code: 'FORBIDDEN', message: 'The sign-in with Club login failed: start it again' };
const down = {
  code: 'INTERNAL_SERVER_ERROR',
  message: 'Club login does not respond: try again in a minute',
};

/** Signs in with a token response of the test's choice. `forge` gets the nonce that would be right. */
async function attempt(forgeryOf: (nonce: string) => Forgery) {
  const browser = signInBrowser(app);
  const { searchParams } = new URL(await browser.begin());
  provider.prepare(forgeryOf(searchParams.get('nonce') ?? ''));
  return browser.finish(`code=c&state=${searchParams.get('state')}`);
}

test('a right response signs in, and its request has the PKCE verifier of this sign-in', async () => {
  const { fault, newcomer } = await attempt((nonce) => ({ claims: { nonce } }));
  expect([fault, newcomer]).toEqual([null, { username: null, displayName: null }]);
  expect(provider.requests.at(-1)?.get('code_verifier')).toMatch(/^[\w-]{43}$/);
});

describe('an ID token proves nothing', () => {
  const past = () => provider.now() - 3600;
  test.each<[string, () => JWTPayload]>([
    ['with another nonce', () => ({ nonce: 'another' })],
    ['without a nonce', () => ({ nonce: undefined })],
    ['of another issuer', () => ({ iss: 'https://evil.example' })],
    ['for another audience', () => ({ aud: 'another-instance' })],
    ['for two audiences and another party', () => ({ aud: ['cycle-chat', 'other'], azp: 'other' })],
    ['that has expired', () => ({ iat: past(), exp: past() + 60 })],
    ['that begins later', () => ({ nbf: provider.now() + 3600 })],
    ['without an expiry', () => ({ exp: undefined })],
    ['without a subject', () => ({ sub: undefined })],
    ['with an empty subject', () => ({ sub: '' })],
  ])('%s', async (_what, claims) => {
    expect((await attempt((nonce) => ({ claims: { nonce, ...claims() } }))).fault).toEqual(unproved);
  });

  test.each<[string, NonNullable<Forgery['forge']>]>([
    [
      'with the signature of another key',
      async (claims) => provider.sign(claims, (await generateKeyPair('RS256')).privateKey),
    ],
    ['without a signature', async (claims) => new UnsecuredJWT(claims).encode()],
    [
      'with a signature by the secret of the client',
      (claims) =>
        new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode('secret-of-cycle-chat')),
    ],
    [
      'with changed claims',
      async (claims) => {
        const [head, , signature] = (await provider.sign(claims)).split('.');
        const body = Buffer.from(JSON.stringify({ ...claims, sub: 'another' })).toString('base64url');
        return `${head}.${body}.${signature}`;
      },
    ],
    ['that is absent', async () => ''],
    ['that is no token', async () => 'a.b.c'],
  ])('%s', async (_what, forge) => {
    expect((await attempt((nonce) => ({ claims: { nonce }, forge }))).fault).toEqual(unproved);
  });
});

describe('the provider', () => {
  const withResponse = (response: Forgery['response']) => attempt(() => ({ response }));

  test('who refuses the code, sends elsewhere or sends no JSON proves nothing', async () => {
    const refused = { status: 400, body: '{"error":"invalid_grant"}' };
    expect((await withResponse(refused)).fault).toEqual(unproved);
    const moved = { status: 302, headers: { location: `${provider.issuer}/keys` }, body: '' };
    expect((await withResponse(moved)).fault).toEqual(unproved);
    expect((await withResponse({ status: 200, body: '<p>' })).fault).toEqual(unproved);
  });

  test('who sends too much or fails is away, and the instance goes on', async () => {
    const flood = JSON.stringify({ access_token: 'x'.repeat(300_000), token_type: 'Bearer' });
    expect((await withResponse({ status: 200, body: flood })).fault).toEqual(down);
    expect((await withResponse({ status: 503, body: '{}' })).fault).toEqual(down);
    expect((await attempt((nonce) => ({ claims: { nonce } }))).fault).toBeNull();
  });
});

test('a provider that is away gives a clear error, is asked again, and one that describes another issuer is never used', async () => {
  const gone = await startHostileProvider();
  await gone.close();
  const away = await startApp(providerVariables(gone.issuer));
  const begin = async (on: TestApp) => (await on.as(null).query('mutation { beginProviderSignIn { url } }')).error;
  expect(await begin(away)).toMatchObject(down);
  expect(await begin(away)).toMatchObject(down);
  expect((await away.as(null).query('{ instance { provider { name } } }')).data.instance.provider).not.toBeNull();
  await away.close();

  const foreign = await startApp(providerVariables(`${provider.issuer}/other`));
  expect(await begin(foreign)).toMatchObject(down);
  await foreign.close();
});
