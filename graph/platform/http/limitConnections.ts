import type { FastifyInstance } from 'fastify';
import { slotsPerKey } from '../limits/slotsPerKey.ts';
import { callerAddress } from './callerAddress.ts';

/** The maximum number of connections of one network address. A browser opens at most six, besides its WebSocket. */
const maxOfAddress = 500;

interface Limits {
  readonly max?: number;
  /** Whether a remote address is that of a proxy, which has the connections of all its clients. */
  readonly isProxy: (address: string) => boolean;
}

/** Closes the connections of an address beyond the maximum. They need memory before their first request has arrived. */
export function limitConnections(app: FastifyInstance, { max = maxOfAddress, isProxy }: Limits): void {
  const addresses = slotsPerKey(max);
  app.server.on('connection', (socket) => {
    if (isProxy(socket.remoteAddress ?? '')) return;
    const address = callerAddress({ ip: undefined, socket });
    if (!addresses.take(address)) return void socket.destroy();
    socket.once('close', () => addresses.free(address));
  });
}
