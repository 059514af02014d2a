import type { HomePageQuery } from '../generated.ts';

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

/** Waits a little for what was asked early: to draw the page once is less work than to draw it with and without data. */
export async function awaitEarlyData(): Promise<void> {
  await Promise.race([window.earlyAnswer?.isRead, new Promise((resolve) => setTimeout(resolve, patience))]);
}

/** What was asked early and has been answered since; once. */
export function takeEarlyData(): HomePageQuery | undefined {
  const data = window.earlyAnswer?.data;
  if (data) delete window.earlyAnswer;
  return data;
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
