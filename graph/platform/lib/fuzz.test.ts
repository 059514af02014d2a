import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeSchema } from '../../app/schema.ts';
import type { ReadFaults } from '../../test/fuzz.ts';
import { expectNoFailure } from '../../test/fuzz.ts';
import { operationsOf } from '../../test/fuzzOperations.ts';
import type { FuzzWorld } from '../../test/fuzzWorld.ts';
import { startFuzzApp } from '../../test/fuzzWorld.ts';
import type { TestApp } from '../../test/harness.ts';
import { runs } from '../../test/runs.ts';

let app: TestApp;
let world: FuzzWorld;
beforeAll(async () => {
  ({ app, world } = await startFuzzApp());
});
afterAll(() => app.close());

interface FaultBody {
  message: string;
  extensions: { code: string };
}

/** Each error has a code and, for an invalid input, a field. */
const readFaults: ReadFaults = (_status, body) => {
  const errors: FaultBody[] = Reflect.get(Object(body), 'errors') ?? [];
  for (const { extensions } of errors) {
    expect(['code', 'field']).toEqual(expect.arrayContaining(Object.keys(extensions)));
  }
  return errors.map(({ message, extensions }) => ({ message, code: extensions.code }));
};

test('operations made from the schema are answered or refused', () =>
  expectNoFailure({ app, world, requests: operationsOf(makeSchema()), readFaults, count: runs(500) }));

test('a text of ten million characters is refused at both doors', async () => {
  const content = 'x'.repeat(10_000_000);
  const caller = app.as(world.ada);
  const message = 'The request is too large: beside its pictures it may have 256 KB';
  const refusal = { code: 'PAYLOAD_TOO_LARGE', message };
  const { status, body } = await caller.post('/api/posts', { content });
  expect([status, body]).toEqual([413, refusal]);
  const document = 'mutation ($input: CreatePostInput!) { createPost(input: $input) { post { id } } }';
  expect((await caller.query(document, { input: { content } })).error).toMatchObject(refusal);
});
