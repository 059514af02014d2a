import { randomBytes } from 'node:crypto';
import { newId } from '../platform/lib/ids.ts';

/** A hostile request to /graphql, and the expected error. */
export interface HostileRequest {
  readonly way: string;
  readonly request: { readonly headers: Record<string, string>; readonly body: string };
  readonly status: number;
  readonly code: string;
}

export const repeat = (count: number, text: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => text(index)).join(' ');

/** A token such as ours are, which signs nobody in. */
export const anyToken = (): string => randomBytes(32).toString('base64url');

export const graphqlRequest = (body: object, headers: Record<string, string> = {}): HostileRequest['request'] => ({
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

/** A selection of a post that is nested deeper than the limit. */
export const deepSelection = `${'{ author { feed: posts(first: 1) { nodes '.repeat(60)}{ id }${' } } }'.repeat(60)}`;
export const introspectionBomb = `{ __schema { types { ${'fields { type { fields { type { '.repeat(8)} name ${'} } } }'.repeat(8)} } } }`;

const lists =
  'comments(first: 100) { nodes { replies(first: 100) { nodes { author { followers(first: 100) { nodes { id } } } } } } }';
const wide = `{ feed(first: 100) { nodes { ${repeat(300, (index) => `${['id', 'content', 'createdAt'][index % 3]}`)} ${lists} } } }`;
const loop =
  'query { feed { nodes { ...A } } } fragment A on Post { author { posts { nodes { ...B } } } } fragment B on Post { ...A }';
const doubling = `query { ...F0 } ${repeat(30, (index) => `fragment F${index} on Query { a: viewer { id } ...F${index + 1} ...F${index + 1} }`)} fragment F30 on Query { viewer { id } }`;
const aliased = `{ ${repeat(900, (index) => `a${index}: viewer { id }`)} }`;
const nodes = 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }';
const viewer = '{ viewer { id } }';
const logout = { query: 'mutation { logout { ok } }' };

export function hostileRequests(): HostileRequest[] {
  const ids = Array.from({ length: 5000 }, newId);
  const batch = Array.from({ length: 1000 }, () => ({ query: viewer }));
  const foreign = { cookie: `session_id=${anyToken()}`, origin: 'https://evil.example' };
  const ways: [string, HostileRequest['request'], number, string][] = [
    ['deep', graphqlRequest({ query: `{ feed { nodes ${deepSelection} } }` }), 400, 'QUERY_TOO_COMPLEX'],
    ['wide', graphqlRequest({ query: wide }), 400, 'QUERY_TOO_COMPLEX'],
    ['aliased', graphqlRequest({ query: aliased }), 400, 'QUERY_TOO_COMPLEX'],
    ['made of fragments that loop', graphqlRequest({ query: loop }), 400, 'BAD_USER_INPUT'],
    ['made of fragments that double', graphqlRequest({ query: doubling }), 400, 'QUERY_TOO_COMPLEX'],
    ['for a huge list', graphqlRequest({ query: nodes, variables: { ids } }), 200, 'BAD_USER_INPUT'],
    [
      'for a huge page',
      graphqlRequest({ query: '{ feed(first: 2000000000) { nodes { id } } }' }),
      200,
      'BAD_USER_INPUT',
    ],
    ['an introspection bomb', graphqlRequest({ query: introspectionBomb }), 400, 'QUERY_TOO_COMPLEX'],
    ['a batch', graphqlRequest(batch), 400, 'BAD_USER_INPUT'],
    [
      'with oversized variables',
      graphqlRequest({ query: viewer, variables: { noise: 'x'.repeat(300_000) } }),
      413,
      'PAYLOAD_TOO_LARGE',
    ],
    ['too long', graphqlRequest({ query: `${viewer} #${'x'.repeat(200_000)}` }), 400, 'QUERY_TOO_COMPLEX'],
    [
      'by a token that is none',
      graphqlRequest({ query: viewer }, { authorization: 'Bearer dead' }),
      401,
      'UNAUTHENTICATED',
    ],
    ['posted by another site', graphqlRequest(logout, foreign), 403, 'FORBIDDEN'],
    ['posted by a form', graphqlRequest(logout, { 'content-type': 'text/plain' }), 415, 'BAD_USER_INPUT'],
  ];
  return ways.map(([way, request, status, code]) => ({ way, request, status, code }));
}
