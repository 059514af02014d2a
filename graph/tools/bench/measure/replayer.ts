import { createClient } from 'graphql-ws';
import WebSocket from 'ws';

// The attacker of `underReplays.ts`, as a separate process: one anonymous connection with many subscriptions, each of
// which repeatedly requests all missed events.

const [url = '', seconds = '', subscriptions = ''] = process.argv.slice(2);
const until = performance.now() + 1000 * Number(seconds);
const query = `subscription ($since: DateTime!) {
  feedActivity(since: $since) {
    kind newPostCount
    post { id content likeCount commentCount author { id username displayName } comments(first: 10) { nodes { id content } } }
  }
}`;
const variables = { since: new Date(Date.now() - 3_600_000).toISOString() };

const client = createClient({
  url: `${url.replace('http', 'ws')}/graphql`,
  webSocketImpl: WebSocket,
  retryAttempts: 0,
});
let replayed = 0;

async function replayOnce(): Promise<void> {
  for await (const { data } of client.iterate<{ feedActivity: { kind: string } }>({ query, variables })) {
    if (data?.feedActivity.kind === 'CAUGHT_UP' || performance.now() > until) return;
    replayed += 1;
  }
}

async function replayOnAndOn(): Promise<void> {
  while (performance.now() < until) await replayOnce();
}

process.send?.('ready');
await Promise.all(Array.from({ length: Number(subscriptions) }, replayOnAndOn));
process.send?.({ replayed });
await client.dispose();
