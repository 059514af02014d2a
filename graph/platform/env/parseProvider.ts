import { isLoopback } from '../http/parseAddresses.ts';
import { EnvironmentError } from './EnvironmentError.ts';

/** A provider of OpenID Connect by which members sign in. */
export interface ProviderSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The name that members read on the button. */
  readonly name: string;
}

const maxName = 30;

const noIssuer =
  'OIDC_ISSUER is not the address of a provider: write https://id.example, or unset it. Only a provider on this machine may use http.';
const noClient =
  'OIDC_CLIENT_ID and OIDC_CLIENT_SECRET are not both set, but OIDC_ISSUER is: register this instance there.';
const noOrigin =
  'PUBLIC_URL is not set, but OIDC_ISSUER is: the provider returns members to it, so set it to the public address.';
const longName = `OIDC_NAME is too long for a button: give at most ${maxName} characters, such as Club login.`;

function isIssuer(text: string): boolean {
  const url = URL.parse(text);
  if (!url || url.username || url.password || url.search || url.hash) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname.replace(/^\[|\]$/g, '')));
}

/**
 * Reads the settings of OpenID Connect. Undefined if members sign in by passwords only.
 * @throws EnvironmentError that names the variable and the cure
 */
export function parseProvider(
  read: (name: 'OIDC_ISSUER' | 'OIDC_CLIENT_ID' | 'OIDC_CLIENT_SECRET' | 'OIDC_NAME') => string | undefined,
  publicUrl: string | undefined,
): ProviderSettings | undefined {
  const issuer = read('OIDC_ISSUER');
  const [clientId, clientSecret, given] = [read('OIDC_CLIENT_ID'), read('OIDC_CLIENT_SECRET'), read('OIDC_NAME')];
  if (!issuer) return undefined;
  if (!isIssuer(issuer)) throw new EnvironmentError(noIssuer);
  if (!clientId || !clientSecret) throw new EnvironmentError(noClient);
  if (!publicUrl) throw new EnvironmentError(noOrigin);
  if (given && [...given].length > maxName) throw new EnvironmentError(longName);
  const name = given ?? new URL(issuer).hostname;
  return { issuer, clientId, clientSecret, name };
}

/**
 * Whether members can sign in by passwords.
 * @throws EnvironmentError if nobody could sign in
 */
export function requireSignIn(passwords: boolean, provider: ProviderSettings | undefined): boolean {
  if (passwords || provider) return passwords;
  throw new EnvironmentError('PASSWORDS is off, but OIDC_ISSUER is not set: nobody could sign in, so set one of them.');
}
