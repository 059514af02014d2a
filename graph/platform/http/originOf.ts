import type { FastifyRequest } from 'fastify';
import { badInput } from '../lib/errors.ts';

/** A host name or an IPv4 address, or an IPv6 address in brackets, each with an optional port. */
const validHost = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/**
 * The public origin of the instance: that of PUBLIC_URL, or else of the request. Throws BAD_USER_INPUT for a request whose host
 * is not valid.
 */
export function originOf({ protocol, host }: FastifyRequest, publicUrl: string | undefined): string {
  if (publicUrl) return new URL(publicUrl).origin;
  // HTTP/1.0 allows requests without a host.
  const named = host || 'localhost';
  if (!validHost.test(named))
    throw badInput('The host of the request must be a name or an address, such as rides.example');
  return `${protocol}://${named}`;
}

/**
 * The `Cache-Control` of a response that contains links to `originOf`. Without PUBLIC_URL no shared cache may store it, because
 * another host name in the request changes its links.
 */
export const cacheOfLinks = (publicUrl: string | undefined, seconds: number): string =>
  `${publicUrl ? 'public' : 'private'}, max-age=${seconds}`;
