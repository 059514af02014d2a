import { newId } from './ids.ts';
import type { Change, PubSub } from './pubSub.ts';
import { pubSubInMemory } from './pubSub.ts';
import type { RedisLinks } from './redisLinks.ts';
import { longestSilence } from './redisLinks.ts';

// Changes between nodes. Who follows on this node is told at once, Redis or not; what other nodes may have missed while it
// was away, they are told to read again.

interface Said {
  /** Which node says so. */
  node: string;
  news: { topic: string; change: Change } | { lapsedFrom: string };
}

/** What is said on the channel; nothing where it is no node of this version that says it. */
function heard(message: string): Partial<Said> {
  try {
    return JSON.parse(message) ?? {};
  } catch {
    return {};
  }
}

/** Carries changes between all nodes that have one Redis. */
export function pubSubOverRedis({ commands, subscriber, prefix }: RedisLinks): PubSub {
  const here = pubSubInMemory();
  const node = newId();
  const channel = `${prefix}changes`;
  /** From when on other nodes may not have heard of this one, and this one not of others; null while all is heard. */
  let unheardFrom: Date | null = null;
  let deafFrom: Date | null = new Date();

  async function say(news: Said['news'], at: Date): Promise<void> {
    try {
      await commands.publish(channel, JSON.stringify({ node, news } satisfies Said));
    } catch {
      // The outage as such is logged by the link.
      if (!unheardFrom || at < unheardFrom) unheardFrom = at;
    }
  }

  async function listenAgain(): Promise<void> {
    await subscriber.subscribe(channel);
    if (deafFrom) here.lapsed(deafFrom);
    deafFrom = null;
  }

  commands.on('ready', () => {
    if (!unheardFrom) return;
    const from = unheardFrom;
    unheardFrom = null;
    void say({ lapsedFrom: from.toISOString() }, from);
  });
  subscriber.on('ready', () => {
    // Where it fails the connection is lost again, and this is tried anew with the next one.
    listenAgain().catch(() => undefined);
  });
  subscriber.on('close', () => {
    deafFrom ??= new Date(Date.now() - longestSilence);
  });
  subscriber.on('message', (_channel, message) => {
    const { node: speaker, news } = heard(message);
    if (!news || speaker === node) return;
    if ('lapsedFrom' in news) here.lapsed(new Date(news.lapsedFrom));
    else here.publish(news.topic, news.change);
  });

  return {
    subscribe: here.subscribe,
    publish(topic, change) {
      here.publish(topic, change);
      void say({ topic, change }, new Date(change.at));
    },
  };
}
