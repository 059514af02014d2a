import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clientHashes } from '../build/clientOperations.ts';
import { SessionDocument } from '../generated.ts';
import { nina } from '../test/world.ts';
import { connect } from './client.ts';

const hashes = await clientHashes();
const hash = hashes.Session ?? '';
const persistedQuery = { version: 1, sha256Hash: hash };

beforeEach(() => {
  Object.assign(SessionDocument, { hash });
});
afterEach(() => {
  Reflect.deleteProperty(SessionDocument, 'hash');
  vi.restoreAllMocks();
});

/** Returns what the session sends to a server that gives these answers in order. */
async function ask(...answers: object[]) {
  const fetch = vi.spyOn(globalThis, 'fetch');
  for (const answer of answers) fetch.mockImplementationOnce(async () => Response.json(answer));
  const { client } = connect({ sessionId: 'secret', onSessionLost: vi.fn() });
  const { data } = await client.query({ query: SessionDocument });
  return { data, bodies: fetch.mock.calls.map(([, init]) => JSON.parse(String(init?.body))) };
}

test('the built client sends the hash of a document instead of it', async () => {
  const { data, bodies } = await ask({ data: { viewer: nina } });
  expect(bodies).toEqual([
    { operationName: 'Session', variables: {}, extensions: expect.objectContaining({ persistedQuery }) },
  ]);
  expect(data).toMatchObject({ viewer: { id: nina.id } });
});

test('a server of another release, which does not know the hash, is sent the document after all', async () => {
  const unknown = {
    errors: [{ message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }],
  };
  const { data, bodies } = await ask(unknown, { data: { viewer: nina } });
  expect(bodies.map(({ query }) => query)).toEqual([undefined, expect.stringContaining('query Session')]);
  expect(bodies[1].extensions.persistedQuery).toEqual(persistedQuery);
  expect(data).toMatchObject({ viewer: { id: nina.id } });
});
