import { ApolloLink, Observable } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import type { Line } from './liveLine.ts';

/** Whether an operation goes on telling, which is not the business of HTTP. */
export const isSubscription = ({ operationType }: ApolloLink.Operation): boolean =>
  operationType === OperationTypeNode.SUBSCRIPTION;

/**
 * The way of subscriptions: a line that is opened, and its code fetched, when the first one is asked for, and that holds
 * until the signal. It never fails: where there is no line, nothing is told, and the pages are what they are without it.
 */
export function liveTransport(sessionId: string | null, signal: AbortSignal): ApolloLink {
  let line: Promise<Line> | undefined;
  const open = async () => {
    await pageHasLoaded();
    const { openLine } = await import('./liveLine.ts');
    return openLine({ url: `${window.location.origin.replace('http', 'ws')}/graphql`, sessionId, signal });
  };

  return new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        // What the page shows was read a moment ago.
        const readAt = Date.now();
        const leaving = new AbortController();
        line ??= open();
        line.then(
          (follow) => follow({ operation, readAt, tell: (result) => observer.next(result), signal: leaving.signal }),
          () => {
            // The code could not be fetched; whoever follows something next tries again.
            line = undefined;
          },
        );
        return () => leaving.abort();
      }),
  );
}

/** What a page lives by comes before what it is told later. */
async function pageHasLoaded(): Promise<void> {
  if (document.readyState === 'complete') return;
  await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
}
