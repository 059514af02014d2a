import { tokenOf } from '../world/cast.ts';
import type { Ask, Dialect, HttpRequest } from './Ask.ts';
import { documents } from './documents.ts';

const bearer = ({ viewer }: Ask) => ({ authorization: `Bearer ${tokenOf(viewer)}` });

export const getting = (ask: Ask, path: string): HttpRequest => ({ method: 'GET', path, headers: bearer(ask) });

export const posting = (ask: Ask, path: string, body: object): HttpRequest => ({
  method: 'POST',
  path,
  headers: { ...bearer(ask), 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** The data of a GraphQL response. */
export function dataOf(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) throw new Error('The answer is no object');
  const errors = Reflect.get(body, 'errors');
  if (errors) throw new Error(JSON.stringify(errors));
  return Reflect.get(body, 'data');
}

/** The variables of the documents. */
export function variablesOf(ask: Exclude<Ask, { type: 'restFeed' }>): object {
  const { viewer: _viewer, type, ...rest } = ask;
  if (type === 'search') return { query: ask.text };
  return type === 'createPost' || type === 'createComment' ? { input: rest } : rest;
}

/** The product, and the peers whose schema is like the product’s. */
export const graphqlDialect: Dialect = {
  request(ask) {
    if (ask.type === 'restFeed') return getting(ask, '/api/posts/feed?showAll=true&page=1&limit=20');
    return posting(ask, '/graphql', { query: documents[ask.type], variables: variablesOf(ask) });
  },
  canonical: (ask, body) => (ask.type === 'restFeed' ? body : dataOf(body)),
};

/** A peer without the REST API. */
export const peerDialect: Dialect = {
  ...graphqlDialect,
  request: (ask) => (ask.type === 'restFeed' ? null : graphqlDialect.request(ask)),
};

const queryOf = (values: Record<string, string | undefined>) =>
  new URLSearchParams(
    Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined),
  ).toString();

export const floorDialect: Dialect = {
  request(ask) {
    switch (ask.type) {
      case 'feed':
        return getting(ask, `/feed?${queryOf({ scope: ask.scope, groupId: ask.groupId, after: ask.after })}`);
      case 'post':
        return getting(ask, `/post?${queryOf({ id: ask.id })}`);
      case 'profile':
        return getting(ask, `/profile?${queryOf({ username: ask.username })}`);
      case 'search':
        return getting(ask, `/search?${queryOf({ q: ask.text })}`);
      case 'setLike':
        return posting(ask, '/like', { postId: ask.postId, liked: ask.liked });
      case 'createPost':
        return posting(ask, '/posts', { content: ask.content });
      case 'createComment':
        return posting(ask, '/comments', { postId: ask.postId, content: ask.content });
      case 'restFeed':
        return getting(ask, '/api/posts/feed');
    }
  },
  canonical: graphqlDialect.canonical,
};
