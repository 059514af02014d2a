import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import { authorizationOf } from '../apollo/authorizationOf.ts';
import { sendHashes } from '../apollo/sendHashes.ts';
import type { HomePageQueryVariables } from '../generated.ts';
import { HomePageDocument } from '../generated.ts';

export interface HomeRequest {
  method: string;
  headers: Record<string, string>;
  credentials: RequestCredentials;
  body: string;
}

/**
 * The exact request that a visitor's client sends for the home page: with the hash of the document in a build, with the
 * document in development. The client reuses the response only when both are identical. `homeStart` asks as the member where a session
 * is stored.
 */
export function homeRequest(hash?: string): Promise<HomeRequest> {
  const sent = Promise.withResolvers<HomeRequest>();
  const http = new HttpLink({
    uri: '/graphql',
    credentials: 'same-origin',
    headers: { authorization: authorizationOf(null) },
    fetch: (_uri, { method = 'POST', headers, credentials = 'same-origin', body } = {}) => {
      const entries = Object.fromEntries(new Headers(headers));
      sent.resolve({ method, headers: entries, credentials, body: String(body) });
      // The query stays pending because its response is not needed.
      return Promise.withResolvers<Response>().promise;
    },
  });
  const variables: HomePageQueryVariables = { signedIn: false };
  const link = ApolloLink.from([sendHashes(), http]);
  const query = hash ? { ...HomePageDocument, hash } : HomePageDocument;
  new ApolloClient({ link, cache: new InMemoryCache() }).query({ query, variables }).catch(sent.reject);
  return sent.promise;
}
