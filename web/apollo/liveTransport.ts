import { ApolloLink, Observable } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { whenIdle } from '../lib/whenIdle.ts';
import type { Follow } from './liveConnection.ts';

/** Whether an operation is a subscription, which HTTP does not carry. */
export const isSubscription = ({ operationType }: ApolloLink.Operation): boolean =>
  operationType === OperationTypeNode.SUBSCRIPTION;

/** In milliseconds: the longest delay of the live connection after a busy page has loaded. */
const MAX_DELAY = 2000;

/**
 * The link for subscriptions. The first subscription loads the code and opens the connection, which lasts until the
 * signal aborts. It never fails: without a connection, pages receive no events.
 */
export function liveTransport(sessionId: string | null, signal: AbortSignal): ApolloLink {
  let connection: Promise<Follow> | undefined;
  const open = async () => {
    // The page's own code and data have priority over live events.
    await new Promise<void>((resolve) => whenIdle(resolve, { timeout: MAX_DELAY }));
    const { openLiveConnection } = await import('./liveConnection.ts');
    return openLiveConnection({ url: `${window.location.origin.replace('http', 'ws')}/graphql`, sessionId, signal });
  };

  return new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        // The page's data was read just before.
        const readAt = Date.now();
        const leaving = new AbortController();
        connection ??= open();
        connection.then(
          (follow) =>
            follow({ operation, readAt, onResult: (result) => observer.next(result), signal: leaving.signal }),
          () => {
            // The code could not be loaded. The next subscription tries again.
            connection = undefined;
          },
        );
        return () => leaving.abort();
      }),
  );
}
