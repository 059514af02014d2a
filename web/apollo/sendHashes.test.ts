import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clientHashes } from '../clientOperations.ts';
import { SessionDocument } from '../generated.ts';
import { nina } from '../test/world.ts';
import { connect } from './client.ts';

const persistedQuery = { version: 1, sha256Hash: clientHashes().Session };

beforeEach(() => {
  vi.stubGlobal('OPERATION_HASHES', clientHashes());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** What is sent for the session, to a server that answers so in turn. */
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
  const unknown = { errors: [{ message: 'PersistedQueryNotFound', extensions: { code: 'BAD_USER_INPUT' } }] };
  const { data, bodies } = await ask(unknown, { data: { viewer: nina } });
  expect(bodies.map(({ query }) => query)).toEqual([undefined, expect.stringContaining('query Session')]);
  expect(bodies[1].extensions.persistedQuery).toEqual(persistedQuery);
  expect(data).toMatchObject({ viewer: { id: nina.id } });
});
