import type { FastifyBaseLogger } from 'fastify';
import type { Configuration, IDToken } from 'openid-client';
import type { ProviderSettings } from '../env/parseProvider.ts';
import { DomainError, unavailable } from '../lib/errors.ts';
import { fetchWithin, Outage } from './fetchWithin.ts';
import { type Provider, type ProviderIdentity, providerReturnPath } from './Provider.ts';

/** How long one request to the provider may take, in seconds. */
const timeout = 10;
/** How far the clock of the provider may differ, in seconds. */
const tolerance = 30;
/** The maximum length of a subject, by OpenID Connect. */
const maxSubject = 255;
/** How long the description of the provider is used, in milliseconds. */
const lifetime = 60 * 60 * 1000;
/** After how many seconds a client tries again while the provider does not respond. */
const retryAfter = 30;

interface Host {
  readonly publicUrl: string;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Only sign-in needs this library, so the server loads it at the first one. */
const library = () => import('openid-client');

const textIn = (claims: object, name: string): string | null => {
  const value = new Map<string, unknown>(Object.entries(claims)).get(name);
  return typeof value === 'string' && value.trim() ? value.trim() : null;
};

const namesIn = (claims: object) => ({
  username: textIn(claims, 'preferred_username') ?? textIn(claims, 'nickname'),
  displayName: textIn(claims, 'name'),
});

async function discover({ issuer, clientId, clientSecret }: ProviderSettings): Promise<Configuration> {
  const { allowInsecureRequests, clockTolerance, customFetch, discovery, enableNonRepudiationChecks } = await library();
  const url = new URL(issuer);
  // The settings allow http on this machine only.
  const insecure = url.protocol === 'http:' ? [allowInsecureRequests] : [];
  const client = { client_secret: clientSecret, [clockTolerance]: tolerance };
  return discovery(url, clientId, client, undefined, {
    timeout,
    [customFetch]: fetchWithin,
    // Checks the signature of each ID token.
    execute: [...insecure, enableNonRepudiationChecks],
  });
}

/** Shares one discovery for an hour. A failed one is not kept. */
function keepDiscovery(settings: ProviderSettings): () => Promise<Configuration> {
  let kept: { found: Promise<Configuration>; until: number } | null = null;
  return () => {
    if (kept && kept.until > Date.now()) return kept.found;
    const found = discover(settings).catch((cause: unknown) => {
      throw new Outage('The provider does not describe itself', { cause });
    });
    const mine = { found, until: Date.now() + lifetime };
    kept = mine;
    found.catch(() => {
      if (kept === mine) kept = null;
    });
    return found;
  };
}

/** Whether a request failed because the provider does not respond, or responds with a fault of its own. */
function isOutage(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof Outage || ('status' in cause && Number(cause.status) >= 500)) return true;
    if (cause.cause instanceof Response) return cause.cause.status >= 500;
  }
  return false;
}

const isDenied = (error: unknown) => error instanceof Error && 'error' in error && error.error === 'access_denied';

/** The messages of an error and its causes. Those of the library contain no code and no token. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return error.cause instanceof Error ? `${error.message}: ${reasonOf(error.cause)}` : error.message;
}

/** Makes an error safe to show, and logs its reason. */
function refusalOf(error: unknown, name: string, { log }: Host): DomainError {
  if (isDenied(error)) return new DomainError('FORBIDDEN', `You did not finish the sign-in with ${name}`);
  const reason = reasonOf(error);
  if (isOutage(error)) {
    log.warn({ reason }, 'The OpenID Connect provider does not respond');
    return unavailable(`${name} does not respond: try again in a minute`, retryAfter);
  }
  log.warn({ reason }, 'The OpenID Connect provider proved no identity');
  return new DomainError('FORBIDDEN', `The sign-in with ${name} failed: start it again`);
}

/** Opens the provider of the settings. Sends no request before the first sign-in. */
export function openProvider(settings: ProviderSettings, host: Host): Provider {
  const { name, issuer } = settings;
  const configuration = keepDiscovery(settings);
  const returnUrl = `${host.publicUrl}${providerReturnPath}`;
  const orRefuse = async <Value>(work: () => Promise<Value>): Promise<Value> => {
    try {
      return await work();
    } catch (error) {
      throw refusalOf(error, name, host);
    }
  };

  async function identityOf(config: Configuration, claims: IDToken, accessToken: string): Promise<ProviderIdentity> {
    return {
      issuer: claims.iss,
      subject: claims.sub,
      async names() {
        const named = namesIn(claims);
        if (named.username || !config.serverMetadata().userinfo_endpoint) return named;
        const { fetchUserInfo } = await library();
        // Without the names the member types them.
        return fetchUserInfo(config, accessToken, claims.sub).then(namesIn, () => named);
      },
    };
  }

  return {
    name,
    issuer,
    begin: ({ state, nonce, verifier }) =>
      orRefuse(async () => {
        const config = await configuration();
        const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await library();
        const url = buildAuthorizationUrl(config, {
          redirect_uri: returnUrl,
          scope: 'openid profile',
          state,
          nonce,
          code_challenge: await calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
        });
        return url.href;
      }),
    finish: (query, { state, nonce, verifier }) =>
      orRefuse(async () => {
        const config = await configuration();
        const { authorizationCodeGrant } = await library();
        const url = new URL(returnUrl);
        url.search = query;
        const checks = {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        };
        const tokens = await authorizationCodeGrant(config, url, checks);
        const claims = tokens.claims();
        if (!claims) throw new Error('The response has no ID token');
        if (!claims.sub || claims.sub.length > maxSubject) throw new Error('The ID token has no valid subject');
        return identityOf(config, claims, tokens.access_token);
      }),
  };
}
