import Type from 'typebox';
import { Compile } from 'typebox/compile';
import { newId } from '../lib/ids.ts';
import { type Change, type PubSub, pubSubInMemory } from './pubSub.ts';
import { maxDetectionTime, type RedisConnections } from './redisConnections.ts';

// Delivers changes between nodes. Subscribers on this node get them at once, with or without Redis. After an outage of Redis, the
// other nodes learn from when on they must read changes again.

interface Message {
  /** The id of the sending node. */
  node: string;
  news: { topic: string; change: Change } | { lapsedFrom: string };
}

const Instant = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}T[\\d:.]+Z$' });
const messageCheck = Compile(
  Type.Object({
    node: Type.String(),
    news: Type.Union([
      Type.Object({ lapsedFrom: Instant }),
      Type.Object({
        topic: Type.String(),
        change: Type.Object({
          id: Type.String(),
          kind: Type.String(),
          subjectId: Type.String(),
          authorIds: Type.Array(Type.String()),
          at: Instant,
        }),
      }),
    ]),
  }),
);

/** Parses a message. Returns null for a message in another format, such as that of another version. */
function parseMessage(message: string): Message | null {
  try {
    const value: unknown = JSON.parse(message);
    return messageCheck.Check(value) ? value : null;
  } catch {
    return null;
  }
}

/** Delivers changes between all nodes that share one Redis. */
export function pubSubOverRedis({ commands, subscriber, prefix }: RedisConnections): PubSub {
  const local = pubSubInMemory();
  const node = newId();
  const channel = `${prefix}changes`;
  /** Since when messages of this node may have been lost, and those of other nodes to it. Null: none. */
  let unsentSince: Date | null = null;
  let unreceivedSince: Date | null = new Date();

  async function send(news: Message['news'], at: Date): Promise<void> {
    try {
      await commands.publish(channel, JSON.stringify({ node, news } satisfies Message));
    } catch {
      // The connection logs the outage itself.
      if (!unsentSince || at < unsentSince) unsentSince = at;
    }
  }

  async function resubscribe(): Promise<void> {
    await subscriber.subscribe(channel);
    if (unreceivedSince) local.missedSince(unreceivedSince);
    unreceivedSince = null;
  }

  commands.on('ready', () => {
    if (!unsentSince) return;
    const from = unsentSince;
    unsentSince = null;
    void send({ lapsedFrom: from.toISOString() }, from);
  });
  subscriber.on('ready', () => {
    // On failure the connection is lost again, and the next one repeats this.
    resubscribe().catch(() => undefined);
  });
  subscriber.on('close', () => {
    unreceivedSince ??= new Date(Date.now() - maxDetectionTime);
  });
  subscriber.on('message', (_channel, message) => {
    const received = parseMessage(message);
    if (!received || received.node === node) return;
    const { news } = received;
    if ('lapsedFrom' in news) local.missedSince(new Date(news.lapsedFrom));
    else local.publish(news.topic, news.change);
  });

  return {
    subscribe: local.subscribe,
    publish(topic, change) {
      local.publish(topic, change);
      void send({ topic, change }, new Date(change.at));
    },
  };
}
