import type { ApolloCache } from '@apollo/client';
import type { HomePageQuery } from '../generated.ts';
import { HomePageDocument } from '../generated.ts';
import { createCache } from './cache.ts';

declare global {
  interface Window {
    /** The request that the page sent before the client had loaded. */
    earlyResponse?: EarlyResponse;
  }
}

export interface EarlyResponse {
  /** The stored session that it was sent for; null for a visitor. */
  sessionId: string | null;
  body: string;
  response: Promise<Response>;
  /** The parsed response. Absent until it has been read. */
  data?: HomePageQuery;
  /** Resolves when the response has been read or has failed. */
  isRead: Promise<void>;
}

/** In milliseconds. A later response arrives after the first render. */
const timeout = 300;
let early: { cache: ApolloCache; sessionId: string | null } | undefined;

/**
 * Waits briefly for the early response and writes it to the cache. One render with data costs less than a render
 * without it and another with it.
 */
export async function readEarlyResponse(): Promise<void> {
  await Promise.race([window.earlyResponse?.isRead, new Promise((resolve) => setTimeout(resolve, timeout))]);
  const { data, sessionId = null } = window.earlyResponse ?? {};
  const signedIn = sessionId !== null;
  if (!data || (signedIn && !data.viewer)) return;
  delete window.earlyResponse;
  // A separate task lets the browser handle input before and after.
  await new Promise((resolve) => setTimeout(resolve));
  const cache = createCache();
  cache.writeQuery({ query: HomePageDocument, variables: { signedIn }, data });
  early = { cache, sessionId };
}

/** Whether the server has answered the early request, so that it knows the session. */
export const isAnsweredEarly = (sessionId: string | null) => early?.sessionId === sessionId;

/** Returns the cache with the early response of a session or a visitor, once. */
export function takeEarlyCache(sessionId: string | null): ApolloCache | undefined {
  const cache = isAnsweredEarly(sessionId) ? early?.cache : undefined;
  early = undefined;
  return cache;
}

/** Wraps `send`: the first request of the session with the same body as the early request reuses its response. */
export function reuseEarlyResponse(send: typeof fetch, sessionId: string | null): typeof fetch {
  return (input, init) => {
    const sent = window.earlyResponse;
    if (sent?.sessionId !== sessionId || sent.body !== init?.body) return send(input, init);
    delete window.earlyResponse;
    return sent.response;
  };
}
