import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { HttpLink } from '@apollo/client/link/http';
import { createCache } from './cache.ts';
import { answerEarly, takeEarlyCache } from './earlyAnswer.ts';
import { faultOf } from './faultOf.ts';
import { isSubscription, liveTransport } from './liveTransport.ts';
import { hashesOfBuild, sendHashes } from './sendHashes.ts';
import { uploadFetch } from './uploadFetch.ts';

/** One session's client and cache. After `close` nothing that is still under way reaches anyone. */
export interface Connection {
  client: ApolloClient;
  close(): void;
}

export interface ConnectOptions {
  /** Sent as a Bearer token; null for a visitor. */
  sessionId: string | null;
  /** Called when the server no longer knows the session. */
  onSessionLost(): void;
  /** The way to the server. */
  transport?: ApolloLink;
  /** The way of what the server tells by itself. */
  live?: ApolloLink;
}

export type Connect = (options: ConnectOptions) => Connection;

/** Opens a new client with a cache of its own, so that nothing of one person is ever shown to the next. */
export function connect({
  sessionId,
  onSessionLost,
  transport = httpTransport(sessionId),
  live,
}: ConnectOptions): Connection {
  const ending = new AbortController();
  const answers = ApolloLink.from([reportErrors(sessionId, onSessionLost), transport]);
  const activities = live ?? liveTransport(sessionId, ending.signal);
  const link = dropAfter(ending.signal).split(isSubscription, activities, answers);
  // What was asked early was asked as a visitor.
  const cache = (sessionId ? undefined : takeEarlyCache()) ?? createCache();
  return { client: new ApolloClient({ link, cache }), close: () => ending.abort() };
}

function httpTransport(sessionId: string | null): ApolloLink {
  const headers: Record<string, string> = sessionId ? { authorization: `Bearer ${sessionId}` } : {};
  // So was what may still be under way.
  const fetch = sessionId ? uploadFetch : answerEarly(uploadFetch);
  const http = new HttpLink({ uri: '/graphql', credentials: 'same-origin', headers, fetch });
  return ApolloLink.from([sendHashes(hashesOfBuild()), http]);
}

function reportErrors(sessionId: string | null, onSessionLost: () => void): ApolloLink {
  return new ErrorLink(({ error, operation }) => {
    console.error(`${operation.operationName} failed:`, error);
    if (sessionId && faultOf(error)?.code === 'UNAUTHENTICATED') onSessionLost();
  });
}

function dropAfter(signal: AbortSignal): ApolloLink {
  return new ApolloLink(
    (operation, forward) =>
      new Observable((observer) => {
        if (signal.aborted) return;
        const answers = forward(operation).subscribe(observer);
        const drop = () => answers.unsubscribe();
        signal.addEventListener('abort', drop);
        return () => {
          signal.removeEventListener('abort', drop);
          drop();
        };
      }),
  );
}
