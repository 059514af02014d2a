import { createClient } from 'graphql-ws';
import WebSocket from 'ws';

// The readers of `fanOut.ts`, as a separate process: many connections that each follow one post.

const [address = '', postId = '', count = '', tokens = '[]'] = process.argv.slice(2);
const query = `subscription ($postId: ID!) {
  postActivity(postId: $postId) { kind comment { id content author { id username displayName } } post { id commentCount } }
}`;
const connectionsOfAddress = 90;

const authorizations: (string | null)[] = JSON.parse(tokens);

function clientOf(index: number) {
  const from = Math.floor(index / connectionsOfAddress);
  class Socket extends WebSocket {
    constructor(url: string, protocols: string[]) {
      super(url, protocols, { headers: { 'x-forwarded-for': `198.51.100.${from}` } });
    }
  }
  const token = authorizations[index % authorizations.length];
  const connectionParams = token ? { authorization: `Bearer ${token}` } : undefined;
  return createClient({ url: address, webSocketImpl: Socket, connectionParams, retryAttempts: 0 });
}

async function follow(index: number, heard: (kind: unknown) => void): Promise<void> {
  const results = clientOf(index).iterate<{ postActivity: { kind: string } }>({ query, variables: { postId } });
  for await (const { data } of results) heard(data?.postActivity.kind);
}

const all = Number(count);
let standing = 0;
let told: number[] = [];
for (let index = 0; index < all; index += 1) {
  void follow(index, (kind) => {
    if (kind === 'CAUGHT_UP') standing += 1;
    else told.push(Date.now());
    if (kind === 'CAUGHT_UP' && standing === all) process.send?.({ standing });
    if (told.length < all) return;
    process.send?.({ told });
    told = [];
  });
  // Connections arrive over some time, as they do after a restart of a server.
  if (index % 50 === 49) await new Promise((resolve) => setTimeout(resolve, 100));
}
