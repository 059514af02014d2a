import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import type { Hashes } from './apollo/sendHashes.ts';
import { sendHashes } from './apollo/sendHashes.ts';
import type { HomePageQueryVariables } from './generated.ts';
import { HomePageDocument } from './generated.ts';

export interface HomeRequest {
  method: string;
  headers: Record<string, string>;
  credentials: RequestCredentials;
  body: string;
}

/**
 * What a visitor's client that knows these hashes sends for the home page, to the letter: only then does it take the answer
 * for its own.
 */
export function homeRequest(hashes: Hashes): Promise<HomeRequest> {
  const sent = Promise.withResolvers<HomeRequest>();
  const http = new HttpLink({
    uri: '/graphql',
    credentials: 'same-origin',
    fetch: (_uri, { method = 'POST', headers, credentials = 'same-origin', body } = {}) => {
      const entries = Object.fromEntries(new Headers(headers));
      sent.resolve({ method, headers: entries, credentials, body: String(body) });
      // Nobody waits for an answer.
      return Promise.withResolvers<Response>().promise;
    },
  });
  const variables: HomePageQueryVariables = { signedIn: false };
  const link = ApolloLink.from([sendHashes(hashes), http]);
  new ApolloClient({ link, cache: new InMemoryCache() })
    .query({ query: HomePageDocument, variables })
    .catch(sent.reject);
  return sent.promise;
}
