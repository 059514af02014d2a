import type { ApolloCache } from '@apollo/client';
import type { HomePageQuery } from '../generated.ts';
import { HomePageDocument } from '../generated.ts';
import { createCache } from './cache.ts';

declare global {
  interface Window {
    /** A request that the page sent before the client was there. */
    earlyAnswer?: EarlyAnswer;
  }
}

export interface EarlyAnswer {
  body: string;
  answer: Promise<Response>;
  /** What came of it, as soon as it has been read. */
  data?: HomePageQuery;
  /** Fulfilled when it has been read, or cannot be. */
  isRead: Promise<void>;
}

/** In milliseconds: what comes later is waited for on the screen. */
const patience = 300;
let earlyCache: ApolloCache | undefined;

/**
 * Waits a little for what was asked early, and files it: to draw the page once is less work than to draw it without data
 * and with.
 */
export async function readEarlyAnswer(): Promise<void> {
  await Promise.race([window.earlyAnswer?.isRead, new Promise((resolve) => setTimeout(resolve, patience))]);
  const data = window.earlyAnswer?.data;
  if (!data) return;
  delete window.earlyAnswer;
  // In a task of its own, so that a tap is heard before and after.
  await new Promise((resolve) => setTimeout(resolve));
  earlyCache = createCache();
  earlyCache.writeQuery({ query: HomePageDocument, variables: { signedIn: false }, data });
}

/** The cache that holds what was asked early as a visitor; for the first client that asks. */
export function takeEarlyCache(): ApolloCache | undefined {
  const cache = earlyCache;
  earlyCache = undefined;
  return cache;
}

/** `send`, save that the request which the page has already sent is answered by what comes of that one, once. */
export function answerEarly(send: typeof fetch): typeof fetch {
  return (input, init) => {
    const early = window.earlyAnswer;
    if (!early || early.body !== init?.body) return send(input, init);
    delete window.earlyAnswer;
    return early.answer;
  };
}
