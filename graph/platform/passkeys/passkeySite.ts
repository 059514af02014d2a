import { isIP } from 'node:net';
import { DomainError } from '../lib/errors.ts';

/** The site for which an authenticator makes a passkey, and where alone the passkey works. */
export interface PasskeySite {
  readonly origin: string;
  /** The host name, which WebAuthn calls the ID of the relying party. */
  readonly host: string;
}

/** The site of an origin. Throws CONFLICT for a host without a name, because passkeys belong to names. */
export function passkeySite(origin: string): PasskeySite {
  const host = new URL(origin).hostname;
  if (isIP(host) === 0 && !host.startsWith('[')) return { origin, host };
  throw new DomainError('CONFLICT', 'Passkeys need an instance with a host name, such as rides.example');
}
