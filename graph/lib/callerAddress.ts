import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** The first four groups of an IPv6 address: the network that one subscriber has. */
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

/** An address without the port that some proxies append, an IPv4 one in its own notation. */
function bare(address: string): string {
  const withoutPort = /^\[(.+)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;
  return withoutPort.replace(/^::ffff:(?=[\d.]+$)/i, '');
}

/**
 * Who limits count a visitor as: the IPv4 address, or the /64 network of an IPv6 address, since one caller has all of
 * it. What a proxy says and is no address counts as the proxy itself.
 */
export function callerAddress({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  const said = bare(ip);
  const address = isIP(said) ? said : bare(socket.remoteAddress ?? '');
  return isIP(address) === 6 ? `${networkOf(address)}::/64` : address;
}
