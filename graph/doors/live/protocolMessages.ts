import { CloseCode } from 'graphql-ws';
import type { Peer } from '../../platform/http/sockets.ts';
import { DomainError } from '../../platform/lib/errors.ts';
import { jsonBytes } from '../../platform/lib/jsonBytes.ts';
import type { SubscriptionBytes } from './subscriptionBytes.ts';

// The protocol keeps the message of a subscription as long as the subscription, and the first message of a connection as long as the
// connection. So it gets only the members that the server reads.

/** The maximum number of unanswered messages of a connection. A subscription is unanswered until it ends. */
const maxUnanswered = 128;
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

const subscribePayload = ({ query, operationName, variables }: Members) => ({ query, operationName, variables });

function knownPayload({ type, payload }: Members): unknown {
  // The protocol refuses any other payload.
  if (!isObject(payload)) return payload;
  if (type === 'connection_init') return firstPayload(payload);
  return type === 'subscribe' ? subscribePayload(payload) : undefined;
}

/** The library accepts a parsed message too, although its types say text. */
const heard = (listener: (message: string) => Promise<void>, message: Members) =>
  listener(message as unknown as string);

function refusalOf({ type, id }: Members, length: number): string | null {
  if (type === 'connection_init' && length > maxFirstLength)
    return `connection_init has at most ${maxFirstLength} characters`;
  const isLong = typeof id === 'string' && id.length > maxIdLength;
  return isLong ? `The id of a subscription has at most ${maxIdLength} characters` : null;
}

/** A subscription from the arrival of its message until it has ended. */
export interface Running {
  /** Why it must not begin. */
  readonly refusal: DomainError | null;
  /** Frees the bytes of its text, and once it has begun, those of its document. */
  readonly release: () => void;
}

/** The subscriptions of a connection by their ids. */
export type RunningSubscriptions = Map<string, Running>;

interface Held extends Running {
  readonly payload: unknown;
  /** Frees the bytes of the variables and of the subscription itself. */
  readonly forget: () => void;
}

const nothing = () => {};

/** Counts the bytes of the message of a subscription. One beyond a limit is replaced by an empty one, which the server refuses. */
function hold(message: Members, address: string, bytes: SubscriptionBytes): Held {
  const payload = knownPayload(message);
  const { query, ...rest } = isObject(payload) ? payload : {};
  const [ofText, ofRest] = [jsonBytes(query), jsonBytes(rest)];
  try {
    bytes.open(address, ofText + ofRest);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { payload: { query: '' }, refusal: error, release: nothing, forget: nothing };
  }
  return {
    payload,
    refusal: null,
    release: () => bytes.free(address, ofText),
    forget: () => bytes.close(address, ofRest),
  };
}

interface PeerMemory {
  /** Filled with the subscriptions until they have ended. */
  readonly running: RunningSubscriptions;
  readonly address: string;
  readonly bytes: SubscriptionBytes;
}

/**
 * The peer, whose messages contain only the known members. A message beyond a limit closes it with 4400, and too many that wait for their
 * answers with 4429. The library forgets an id at its `complete`, also while the subscription still begins. A second subscription with
 * the id would hide the first one, which nothing could end, so it closes the peer with 4409.
 */
export function withKnownMembers(peer: Peer, { running, address, bytes }: PeerMemory): Peer {
  let unanswered = 0;
  // Nothing awaits the end of a message: the message would stay in memory as long.
  const counted = (end: Promise<void>) =>
    end.finally(() => {
      unanswered -= 1;
    });

  function whileRunning(message: Members, id: string, listener: (message: string) => Promise<void>): Promise<void> {
    const { payload, forget, ...held } = hold(message, address, bytes);
    running.set(id, held);
    return heard(listener, { type: message.type, id, payload }).finally(() => {
      forget();
      running.get(id)?.release();
      running.delete(id);
    });
  }

  return {
    ...peer,
    onMessage(listener) {
      peer.onMessage(async (text) => {
        const message = parsed(text);
        // The protocol closes the connection.
        if (!isObject(message)) return listener('');
        const refusal = refusalOf(message, text.length);
        if (refusal) return peer.close(CloseCode.BadRequest, refusal);
        if (unanswered >= maxUnanswered)
          return peer.close(CloseCode.TooManyInitialisationRequests, 'Too many messages');
        const { type, id } = message;
        const isNew = type === 'subscribe' && typeof id === 'string';
        if (isNew && running.has(id))
          return peer.close(CloseCode.SubscriberAlreadyExists, 'A subscription with this id has not ended');
        unanswered += 1;
        return counted(
          isNew ? whileRunning(message, id, listener) : heard(listener, { type, id, payload: knownPayload(message) }),
        );
      });
    },
  };
}
