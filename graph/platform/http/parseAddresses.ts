import { isIP } from 'node:net';
import { EnvironmentError, invalid } from '../env/EnvironmentError.ts';
import { settings } from '../env/settings.ts';

// The settings for the listen address and the public address of the instance.

/** Fastify's `trustProxy`: all proxies, none, a number of hops, or addresses and CIDR ranges. */
export type TrustProxy = boolean | number | string[];

export interface Addresses {
  readonly host: string;
  /** An origin without a trailing slash. Absent on loopback only: the host of the request counts. */
  readonly publicUrl: string | undefined;
  readonly trustProxy: TrustProxy;
}

export const isLoopback = (host: string): boolean => /^(127(\.\d+){3}|::1|localhost)$/i.test(host);

/**
 * Reads HOST, PUBLIC_URL and TRUST_PROXY, which depend on each other.
 * @throws EnvironmentError that names the variable, its fault and the cure
 */
export function parseAddresses(read: (name: 'HOST' | 'PUBLIC_URL' | 'TRUST_PROXY') => string | undefined): Addresses {
  const host = parseHost(read('HOST') ?? settings.HOST.default);
  const publicUrl = parsePublicUrl(read('PUBLIC_URL'));
  const trustProxy = parseTrustProxy(read('TRUST_PROXY') ?? settings.TRUST_PROXY.default);
  if (isLoopback(host)) return { host, publicUrl, trustProxy };
  if (!publicUrl) {
    throw new EnvironmentError(
      `PUBLIC_URL is not set, but HOST ${host} is open to other machines: set it to the public address, such as https://cycle.example.`,
    );
  }
  // A direct caller could claim any address and so evade all limits by address.
  if (trustProxy === true) {
    throw new EnvironmentError(
      `TRUST_PROXY is "on", but HOST ${host} is open to other machines: set it to the number of proxies, such as 1, or to their addresses, such as 10.0.0.0/8.`,
    );
  }
  return { host, publicUrl, trustProxy };
}

export function parsePort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) {
    throw invalid('PORT', text, 'use a whole number from 0 (any free port) to 65535, such as 4000');
  }
  return port;
}

function parseHost(text: string): string {
  const isName = /^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(text) && !/^[\d.]+$/.test(text);
  if (!isIP(text) && !isName)
    throw invalid('HOST', text, 'use an address or a host name, such as 127.0.0.1 or 0.0.0.0');
  return text;
}

function parsePublicUrl(text: string | undefined): string | undefined {
  if (!text) return undefined;
  const url = URL.parse(text);
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  if (!isWeb || url.username || url.password || url.pathname !== '/' || url.search || url.hash) {
    throw new EnvironmentError(
      'PUBLIC_URL is not a web origin: write scheme and host without a path, such as https://cycle.example.',
    );
  }
  return url.origin;
}

/** Whether a text is an IP address or a CIDR range: 10.0.0.1, 10.0.0.0/8. */
function isAddressRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (!version || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

function parseTrustProxy(text: string): TrustProxy {
  if (text === 'off') return false;
  if (text === 'on') return true;
  if (/^\d{1,2}$/.test(text)) return Number(text);
  const ranges = text.split(',').map((range) => range.trim());
  if (!ranges.every(isAddressRange)) {
    throw invalid('TRUST_PROXY', text, 'use off, on, a number of hops, or addresses such as 10.0.0.0/8,::1');
  }
  return ranges;
}
