import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { HttpLink } from '@apollo/client/link/http';
import { catchError } from 'rxjs';
import { holdWhileLeaving } from '../lib/holdWhileLeaving.ts';
import { authorizationOf } from './authorizationOf.ts';
import { createCache } from './cache.ts';
import { reuseEarlyResponse, takeEarlyCache } from './earlyResponse.ts';
import { faultOf } from './faultOf.ts';
import { isSubscription, liveTransport } from './liveTransport.ts';
import { sendHashes } from './sendHashes.ts';
import { uploadFetch } from './uploadFetch.ts';

/** The client and cache of one session. After `close`, no pending result is delivered. */
export interface Connection {
  client: ApolloClient;
  close(): void;
}

export interface ConnectOptions {
  /** Sent as a Bearer token; null for a visitor. */
  sessionId: string | null;
  /** Called when the server no longer accepts the session. */
  onSessionLost(): void;
  /** Carries queries and mutations. */
  transport?: ApolloLink;
  /** Carries subscriptions. */
  live?: ApolloLink;
}

export type Connect = (options: ConnectOptions) => Connection;

/** Opens a client with its own cache, so that one person never sees data of another. */
export function connect({
  sessionId,
  onSessionLost,
  transport = httpTransport(sessionId),
  live,
}: ConnectOptions): Connection {
  const ending = new AbortController();
  const answers = ApolloLink.from([reportErrors(sessionId, onSessionLost), holdErrors, transport]);
  const activities = live ?? liveTransport(sessionId, ending.signal);
  const link = dropAfter(ending.signal).split(isSubscription, activities, answers);
  const cache = takeEarlyCache(sessionId) ?? createCache();
  return { client: new ApolloClient({ link, cache }), close: () => ending.abort() };
}

function httpTransport(sessionId: string | null): ApolloLink {
  const headers = { authorization: authorizationOf(sessionId) };
  // The early request may still be pending.
  const fetch = reuseEarlyResponse(uploadFetch, sessionId);
  const http = new HttpLink({ uri: '/graphql', credentials: 'same-origin', headers, fetch });
  return ApolloLink.from([sendHashes(), http]);
}

const holdErrors = new ApolloLink((operation, forward) => forward(operation).pipe(catchError(holdWhileLeaving)));

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
