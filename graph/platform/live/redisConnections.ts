import type { FastifyBaseLogger } from 'fastify';
import { Redis } from 'ioredis';

// Redis is shared by all nodes. It is optional: during an outage each node works alone.

/** The response timeout in milliseconds, after which a connection counts as lost. */
const timeout = 1_000;
const heartbeat = 2_000;

/** The maximum time until a dead connection is detected, in milliseconds. */
export const maxDetectionTime = timeout + heartbeat;

/** The connections of a node to its Redis. */
export interface RedisConnections {
  readonly commands: Redis;
  /** Receives published messages. Redis permits no other commands on this connection. */
  readonly subscriber: Redis;
  /** The prefix of all keys and channels. It includes the database number, because Redis shares channels between databases. */
  readonly prefix: string;
  /** Whether Redis responds before the timeout. */
  isReachable(): Promise<boolean>;
  close(): Promise<void>;
}

function openConnection(url: string, connectionName: string): Redis {
  return new Redis(url, {
    connectionName,
    connectTimeout: timeout,
    socketTimeout: timeout,
    // During an outage commands fail at once, and the node works without Redis.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    autoResubscribe: false,
    retryStrategy: (attempt) => Math.min(attempt * 100, heartbeat),
    // After a failover the connected Redis may be read-only.
    reconnectOnError: ({ message }) => message.startsWith('READONLY'),
  });
}

/** Logs when the first connection is lost, and when all are restored. */
function logOutages(connections: readonly Redis[], log: FastifyBaseLogger): void {
  const lost = new Set<Redis>();
  for (const connection of connections) {
    let reason: Error | undefined;
    connection.on('error', (error) => {
      reason = error;
    });
    connection.on('close', () => {
      if (lost.size === 0) log.warn({ err: reason }, 'Redis cannot be reached: this node works alone until it is back');
      lost.add(connection);
    });
    connection.on('ready', () => {
      if (lost.delete(connection) && lost.size === 0) log.info('Redis is back');
    });
  }
}

/** Pings each connection, so that a dead one exceeds its timeout. */
function pingRegularly(connections: readonly Redis[]): NodeJS.Timeout {
  const ping = (connection: Redis) => {
    // The events of a connection report its loss.
    if (connection.status === 'ready') connection.ping().catch(() => undefined);
  };
  return setInterval(() => connections.forEach(ping), heartbeat);
}

/** Connects to a Redis. It does not have to be running yet. */
export function redisConnections(url: string, log: FastifyBaseLogger): RedisConnections {
  const commands = openConnection(url, 'cycle-chat');
  const subscriber = openConnection(url, 'cycle-chat-live');
  const connections = [commands, subscriber];
  logOutages(connections, log);
  const pinging = pingRegularly(connections);
  return {
    commands,
    subscriber,
    prefix: `cycle-chat:${commands.options.db ?? 0}:`,
    isReachable: () =>
      commands.ping().then(
        () => true,
        () => false,
      ),
    async close() {
      clearInterval(pinging);
      for (const connection of connections) connection.removeAllListeners('close');
      // Flushes pending commands. A failure does not matter any more.
      if (commands.status === 'ready') await commands.quit().catch(() => undefined);
      for (const connection of connections) connection.disconnect();
    },
  };
}
