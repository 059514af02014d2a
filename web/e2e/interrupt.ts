import type { Page } from '@playwright/test';

/** How a server can be missing: it is not reached, or a proxy answers in its place. */
export const outages = ['unreachable', 'failing'] as const;

/** What the client logs of requests that fail, by the specification, and the browser beside it. Anything else is a fault. */
export const outageErrors = /^\w+ failed:|^Failed to load resource/;

/** Cuts a page off from the API in mid-session; the answer brings the server back. */
export async function interrupt(page: Page, outage: (typeof outages)[number]): Promise<() => Promise<void>> {
  await page.route('**/graphql', (route) =>
    outage === 'unreachable'
      ? route.abort()
      : route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
  );
  return () => page.unroute('**/graphql');
}

/** Keeps the requests of one operation waiting, and counts them, until they are let go. */
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
