import type { Page } from '@playwright/test';

/** The server is unreachable, or a proxy responds in its place. */
export const outages = ['unreachable', 'failing'] as const;

/**
 * The errors that the client (by the specification) and the browser log for failed requests. Any other error fails the
 * test.
 */
export const outageErrors = /^(?:Session validation|\w+) failed:|^Failed to load resource/;

/** Disconnects a page from the API. The returned function reconnects it. */
export async function interrupt(page: Page, outage: (typeof outages)[number]): Promise<() => Promise<void>> {
  await page.route('**/graphql', (route) =>
    outage === 'unreachable'
      ? route.abort()
      : route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
  );
  return () => page.unroute('**/graphql');
}

/** Holds and counts the requests of one operation until they are released. */
export async function hold(page: Page, operation: string) {
  const gate = Promise.withResolvers<void>();
  let count = 0;
  await page.route('**/graphql', async (route) => {
    if (route.request().postDataJSON().operationName === operation) {
      count += 1;
      await gate.promise;
    }
    await route.fallback();
  });
  return { release: () => gate.resolve(), count: () => count };
}
