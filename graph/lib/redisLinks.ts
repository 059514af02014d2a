import type { FastifyBaseLogger } from 'fastify';
import { Redis } from 'ioredis';

// What many nodes share beside the database. Nothing depends on it: while it is away, each node goes on by itself.

/** How long an answer may take, in milliseconds, before a connection counts as lost. */
const patience = 1_000;
const heartbeat = 2_000;

/** For how long a connection may have been dead before that is noticed, in milliseconds. */
export const longestSilence = patience + heartbeat;

/** The connections of a node to its Redis. */
export interface RedisLinks {
  readonly commands: Redis;
  /** Hears what is published, and can do nothing else meanwhile. */
  readonly subscriber: Redis;
  /** With which all keys and channels begin, the number of the database included: channels know none. */
  readonly prefix: string;
  close(): Promise<void>;
}

function openLink(url: string, connectionName: string): Redis {
  return new Redis(url, {
    connectionName,
    connectTimeout: patience,
    socketTimeout: patience,
    // What cannot be done at once is done without Redis: nothing waits until it is back.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    autoResubscribe: false,
    retryStrategy: (attempt) => Math.min(attempt * 100, heartbeat),
    // After a failover the node that one is connected to may no longer be the one that writes.
    reconnectOnError: ({ message }) => message.startsWith('READONLY'),
  });
}

/** Logs when the first of the links is lost, and when all are back. */
function tellOutages(links: readonly Redis[], log: FastifyBaseLogger): void {
  const lost = new Set<Redis>();
  for (const link of links) {
    let reason: Error | undefined;
    link.on('error', (error) => {
      reason = error;
    });
    link.on('close', () => {
      if (lost.size === 0) log.warn({ err: reason }, 'Redis cannot be reached: this node goes on by itself meanwhile');
      lost.add(link);
    });
    link.on('ready', () => {
      if (lost.delete(link) && lost.size === 0) log.info('Redis is back');
    });
  }
}

/** Notices a connection that has died in silence: what is asked on it is not answered in time. */
function keepAsking(links: readonly Redis[]): NodeJS.Timeout {
  const ask = (link: Redis) => {
    // A link that is lost is told of by its own events.
    if (link.status === 'ready') link.ping().catch(() => undefined);
  };
  return setInterval(() => links.forEach(ask), heartbeat);
}

/** Connects to a Redis, which need not be there yet. */
export function redisLinks(url: string, log: FastifyBaseLogger): RedisLinks {
  const commands = openLink(url, 'cycle-chat');
  const subscriber = openLink(url, 'cycle-chat-live');
  const links = [commands, subscriber];
  tellOutages(links, log);
  const asking = keepAsking(links);
  return {
    commands,
    subscriber,
    prefix: `cycle-chat:${commands.options.db ?? 0}:`,
    async close() {
      clearInterval(asking);
      for (const link of links) link.removeAllListeners('close');
      // What has been said goes out first; where that fails nobody is left to care.
      if (commands.status === 'ready') await commands.quit().catch(() => undefined);
      for (const link of links) link.disconnect();
    },
  };
}
