import type { Fetcher } from '@graphiql/toolkit';
import { createGraphiQLFetcher } from '@graphiql/toolkit';
import { createClient } from 'graphql-ws';
import { credentials } from './credentials.ts';

const url = '/graphql';

/** The visitor's own credentials, unless a tab sends others; names of headers in lower case. */
function headersFrom(given: Record<string, unknown> = {}): Record<string, string> {
  const headers = new Headers(credentials());
  for (const [name, value] of Object.entries(given)) headers.set(name, String(value));
  return Object.fromEntries(headers);
}

/**
 * Sends queries and mutations by HTTP and follows subscriptions over WebSocket, as whom the browser is signed in as at that
 * moment: another tab may have signed in or out since the last one.
 */
export const fetcher: Fetcher = (parameters, options) => {
  const headers = headersFrom(options?.headers);
  // It connects when something is subscribed, and no longer than that.
  const wsClient = createClient({
    url: new URL(url, location.href.replace(/^http/, 'ws')).href,
    connectionParams: headers,
  });
  const send = createGraphiQLFetcher({ url, headers, wsClient, enableIncrementalDelivery: false });
  return send(parameters, { documentAST: options?.documentAST });
};
