import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DocumentNode } from 'graphql';
import { parse } from 'graphql';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { connect } from '../apollo/client.ts';
import * as generated from '../generated.ts';
import { clientOperations, operationOf } from './clientOperations.ts';

const paths = readdirSync('web', { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.graphql') && !path.includes('node_modules'),
);
const written = paths
  .flatMap((path) => parse(readFileSync(join('web', path), 'utf8')).definitions)
  .flatMap((definition) => (definition.kind === 'OperationDefinition' ? [definition.name?.value ?? ''] : []));
const operations = await clientOperations();
const documents: Record<string, unknown> = generated;

test('the list of the client’s operations has every one that is written', () => {
  expect(operations.map(({ name }) => name).sort()).toEqual(written.sort());
});

describe('each stands there as it is sent:', () => {
  afterEach(() => vi.restoreAllMocks());

  // Subscriptions do not use HTTP: see `liveTransport`.
  const asked = operations.filter(({ type }) => type !== 'subscription');

  test.each(asked)('$name', async ({ name, type, body }) => {
    const fetch = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ errors: [] }));
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { client } = connect({ sessionId: null, onSessionLost: vi.fn() });
    // The generated file exports the document under this name.
    const document = documents[`${name}Document`] as DocumentNode;
    const variables = { signedIn: true, own: true };
    const options = { variables, fetchPolicy: 'no-cache' as const };
    const sent =
      type === 'query'
        ? client.query({ query: document, ...options })
        : client.mutate({ mutation: document, ...options });
    await sent.catch(() => undefined);

    expect(JSON.parse(String(fetch.mock.calls[0]?.[1]?.body))).toMatchObject({ operationName: name, query: body });
  });
});

describe('what the server never sees is not hashed:', () => {
  const sent = 'query Bell {\n  viewer {\n    id\n    __typename\n  }\n}';
  const parts = [
    { directive: '@client', query: 'query Bell { viewer { id } isOpen @client }' },
    { directive: '@connection', query: 'query Bell { viewer @connection(key: "bell") { id } }' },
    { directive: '@nonreactive', query: 'query Bell { viewer { id @nonreactive } }' },
    {
      directive: '@unmask',
      query: 'query Bell { viewer { ...Id @unmask } } fragment Id on User { id }',
      body: 'query Bell {\n  viewer {\n    ...Id\n    __typename\n  }\n}\n\nfragment Id on User {\n  id\n  __typename\n}',
    },
  ];

  test.each(parts)('$directive', async ({ query, body = sent }) => {
    const id = createHash('sha256').update(body).digest('hex');
    expect(await operationOf(parse(query))).toEqual([{ id, name: 'Bell', type: 'query', body }]);
  });

  test('a query that the cache alone answers is not listed', async () => {
    expect(await operationOf(parse('query Panel { isOpen @client }'))).toEqual([]);
  });
});
