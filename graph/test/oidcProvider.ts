import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import Provider from 'oidc-provider';

/** The environment of an instance with a provider on the loopback interface. */
export const providerVariables = (issuer: string) => ({
  PUBLIC_URL: 'https://rides.example',
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: 'cycle-chat',
  OIDC_CLIENT_SECRET: 'secret-of-cycle-chat',
  OIDC_NAME: 'Club login',
});

async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}

const closing = (server: Server) => async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
};

/** A real provider, in which everybody signs in as the account that the test names. */
export async function startOidcProvider(returnUrl = 'https://rides.example/login/provider') {
  const server = createServer();
  const issuer = await listen(server);
  const claims = new Map<string, object>();
  let account = '';
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'cycle-chat',
        client_secret: 'secret-of-cycle-chat',
        redirect_uris: [returnUrl],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    cookies: { keys: ['a key of this test'] },
    claims: { openid: ['sub'], profile: ['preferred_username', 'name', 'email', 'email_verified'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    findAccount: (_ctx, sub) => ({ accountId: sub, claims: async () => ({ sub, ...claims.get(sub) }) }),
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({ clientId: oidc.client?.clientId, accountId: oidc.session?.accountId });
      grant.addOIDCScope('openid profile');
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void answer(request, response);
    void provider.interactionFinished(request, response, { login: { accountId: account } });
  });

  /** Follows the redirects of the provider in a browser without cookies. Returns the query string of the return. */
  async function signIn(url: string, as: string, facts: object = {}): Promise<string> {
    account = as;
    claims.set(as, facts);
    const cookies = new Map<string, string>();
    for (let next = url; ; ) {
      const headers = { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') };
      const response = await fetch(next, { redirect: 'manual', headers });
      const location = response.headers.get('location');
      if (!location) throw new Error(`The provider sent ${response.status}: ${await response.text()}`);
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        cookies.set(name, value);
      }
      if (location.startsWith(returnUrl)) return new URL(location).search;
      next = new URL(location, issuer).href;
    }
  }

  return { issuer, signIn, close: closing(server) };
}

/** The token response of a hostile provider. */
export interface Forgery {
  claims?: JWTPayload;
  /** Changes the signed token, or replaces it. */
  forge?: (claims: JWTPayload) => Promise<string>;
  /** Replaces the whole response. */
  response?: { status: number; headers?: Record<string, string>; body: string };
}

/** A provider that signs whatever a test wants. Its discovery and its keys are right. */
export async function startHostileProvider() {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  let forgery: Forgery = {};
  const requests: URLSearchParams[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      void reply(request.url ?? '', Buffer.concat(chunks).toString()).then(({ status, headers, body }) =>
        response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body),
      );
    });
  });
  const issuer = await listen(server);

  async function reply(path: string, body: string): Promise<NonNullable<Forgery['response']>> {
    const json = (value: object) => ({ status: 200, body: JSON.stringify(value) });
    if (path.startsWith('/.well-known/'))
      return json({
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
      });
    if (path === '/keys') return json({ keys: [jwk] });
    requests.push(new URLSearchParams(body));
    if (forgery.response) return forgery.response;
    const claims = { sub: 'rider', iss: issuer, aud: 'cycle-chat', iat: now(), exp: now() + 300, ...forgery.claims };
    const token = await (forgery.forge ?? sign)(claims);
    return json({ access_token: 'access', token_type: 'Bearer', ...(token && { id_token: token }) });
  }

  const now = () => Math.floor(Date.now() / 1000);
  const sign = (claims: JWTPayload, key: CryptoKey = privateKey) =>
    new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'one' }).sign(key);
  return {
    issuer,
    sign,
    now,
    requests,
    prepare: (next: Forgery) => {
      forgery = next;
    },
    close: closing(server),
  };
}
