import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** The first four groups of an IPv6 address: the network of one subscriber. */
function networkOf(address: string): string {
  const [head = '', tail = ''] = address.split('%')[0]?.split('::') ?? [];
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const zeros = address.includes('::') ? Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0') : [];
  return [...left, ...zeros, ...right]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/** An address without the port that some proxies append. Converts IPv4-mapped IPv6 addresses to IPv4. */
function withoutPort(address: string): string {
  const bareAddress = /^\[(.+)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;
  return bareAddress.replace(/^::ffff:(?=[\d.]+$)/i, '');
}

interface Caller {
  /** Undefined once the connection is closed, despite Fastify's type. */
  readonly ip: string | undefined;
  readonly socket: Pick<FastifyRequest['socket'], 'remoteAddress'>;
}

/**
 * The address of a visitor for limits: the IPv4 address, or the /64 network of an IPv6 address, because one subscriber has all of
 * it. Uses the proxy's own address if the proxy sends an invalid one. Returns an empty text once the connection is closed.
 */
export function callerAddress({ ip, socket }: Caller): string {
  const sent = withoutPort(ip ?? '');
  const address = isIP(sent) ? sent : withoutPort(socket.remoteAddress ?? '');
  return isIP(address) === 6 ? `${networkOf(address)}::/64` : address;
}
