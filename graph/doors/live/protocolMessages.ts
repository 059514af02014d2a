import { CloseCode } from 'graphql-ws';
import type { Peer } from '../../platform/http/sockets.ts';

// The protocol keeps the message of a subscription as long as the subscription, and the first message of a connection as long as the
// connection. So it gets only the members that the server reads.

/** In characters. Each event repeats the id. */
const maxIdLength = 100;
/** In characters. The first message contains an access token at most. */
const maxFirstLength = 8 * 1024;

type Members = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Parameters without an `authorization` leave the headers of the upgrade request valid. One that is no text is no credential. */
const firstPayload = ({ authorization }: Members) => ({
  authorization: typeof authorization === 'object' ? null : authorization,
});

const subscribePayload = ({ query, operationName, variables, extensions }: Members) => ({
  query,
  operationName,
  variables,
  extensions,
});

function knownPayload({ type, payload }: Members): unknown {
  // The protocol refuses any other payload.
  if (!isObject(payload)) return payload;
  if (type === 'connection_init') return firstPayload(payload);
  return type === 'subscribe' ? subscribePayload(payload) : payload;
}

function refusalOf({ type, id }: Members, length: number): string | null {
  if (type === 'connection_init' && length > maxFirstLength)
    return `connection_init has at most ${maxFirstLength} characters`;
  const isLong = typeof id === 'string' && id.length > maxIdLength;
  return isLong ? `The id of a subscription has at most ${maxIdLength} characters` : null;
}

const forgetAfter = (end: Promise<void>, id: string, running: Set<string>): Promise<void> =>
  end.finally(() => running.delete(id));

/**
 * The peer, whose messages contain only the known members. A message beyond a limit closes it with 4400. `running` is filled with the ids of
 * subscriptions until they have ended. The library forgets an id at its `complete`, also while the subscription still begins. A second
 * subscription with the id would hide the first one, which nothing could end, so it closes the peer with 4409.
 */
export function withKnownMembers(peer: Peer, running: Set<string>): Peer {
  return {
    ...peer,
    onMessage(listener) {
      peer.onMessage(async (text) => {
        const message = parsed(text);
        // The protocol closes the connection.
        if (!isObject(message)) return listener('');
        const refusal = refusalOf(message, text.length);
        if (refusal) return peer.close(CloseCode.BadRequest, refusal);
        const { type, id } = message;
        const known = { type, id, payload: knownPayload(message) };
        // The library accepts a parsed message too, although its types say text.
        const listen = () => listener(known as unknown as string);
        if (type !== 'subscribe' || typeof id !== 'string') return listen();
        if (running.has(id))
          return peer.close(CloseCode.SubscriberAlreadyExists, `Subscriber for ${id} already exists`);
        running.add(id);
        // Not awaited: the message would stay in memory as long as the subscription.
        return forgetAfter(listen(), id, running);
      });
    },
  };
}
