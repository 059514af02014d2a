import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DocumentNode } from 'graphql';
import { parse } from 'graphql';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { connect } from './apollo/client.ts';
import { clientOperations } from './clientOperations.ts';
import * as generated from './generated.ts';

const paths = readdirSync('web', { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.graphql'));
const written = paths
  .flatMap((path) => parse(readFileSync(join('web', path), 'utf8')).definitions)
  .flatMap((definition) => (definition.kind === 'OperationDefinition' ? [definition.name?.value ?? ''] : []));
const documents: Record<string, unknown> = generated;

test('the list of the client’s operations has every one that is written', () => {
  expect(
    clientOperations()
      .map(({ name }) => name)
      .sort(),
  ).toEqual(written.sort());
});

describe('each stands there as it is sent:', () => {
  afterEach(() => vi.restoreAllMocks());

  // Subscriptions go another way: see how the line is opened.
  const asked = clientOperations().filter(({ type }) => type !== 'subscription');

  test.each(asked)('$name', async ({ name, type, body }) => {
    const fetch = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ errors: [] }));
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { client } = connect({ sessionId: null, onSessionLost: vi.fn() });
    // Generated under this name.
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
