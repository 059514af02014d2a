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
  body: string;
  response: Promise<Response>;
  /** The parsed response. Absent until it has been read. */
  data?: HomePageQuery;
  /** Resolves when the response has been read or has failed. */
  isRead: Promise<void>;
}

/** In milliseconds. A later response arrives after the first render. */
const timeout = 300;
let earlyCache: ApolloCache | undefined;

/**
 * Waits briefly for the early response and writes it to the cache. One render with data costs less than a render
 * without it and another with it.
 */
export async function readEarlyResponse(): Promise<void> {
  await Promise.race([window.earlyResponse?.isRead, new Promise((resolve) => setTimeout(resolve, timeout))]);
  const data = window.earlyResponse?.data;
  if (!data) return;
  delete window.earlyResponse;
  // A separate task lets the browser handle input before and after.
  await new Promise((resolve) => setTimeout(resolve));
  earlyCache = createCache();
  earlyCache.writeQuery({ query: HomePageDocument, variables: { signedIn: false }, data });
}

/** Returns the cache with the early response of a visitor, once. */
export function takeEarlyCache(): ApolloCache | undefined {
  const cache = earlyCache;
  earlyCache = undefined;
  return cache;
}

/** Wraps `send`: the first request with the same body as the early request reuses its response. */
export function reuseEarlyResponse(send: typeof fetch): typeof fetch {
  return (input, init) => {
    const early = window.earlyResponse;
    if (!early || early.body !== init?.body) return send(input, init);
    delete window.earlyResponse;
    return early.response;
  };
}
