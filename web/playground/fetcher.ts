import type { Fetcher } from '@graphiql/toolkit';
import { createGraphiQLFetcher } from '@graphiql/toolkit';
import { createClient } from 'graphql-ws';
import { credentials } from './credentials.ts';

const url = '/graphql';

/** The visitor's own credentials, unless a tab overrides them. Header names are in lower case. */
function headersFrom(given: Record<string, unknown> = {}): Record<string, string> {
  const headers = new Headers(credentials());
  for (const [name, value] of Object.entries(given)) headers.set(name, String(value));
  return Object.fromEntries(headers);
}

/**
 * Sends queries and mutations over HTTP and subscriptions over WebSocket, as the member currently signed in to this
 * browser. Another tab may have changed the session since the last operation.
 */
export const fetcher: Fetcher = (parameters, options) => {
  const headers = headersFrom(options?.headers);
  // Connects for each subscription and disconnects after it.
  const wsClient = createClient({
    url: new URL(url, location.href.replace(/^http/, 'ws')).href,
    connectionParams: headers,
  });
  const send = createGraphiQLFetcher({ url, headers, wsClient, enableIncrementalDelivery: false });
  return send(parameters, { documentAST: options?.documentAST });
};
