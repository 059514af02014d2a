import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ReadFaults } from '../test/fuzz.ts';
import { expectNoFailure } from '../test/fuzz.ts';
import { requestsOf } from '../test/fuzzRequests.ts';
import type { FuzzWorld } from '../test/fuzzWorld.ts';
import { startFuzzApp } from '../test/fuzzWorld.ts';
import type { TestApp } from '../test/harness.ts';
import { sections } from './sections.ts';

const count = 5000;

let app: TestApp;
let world: FuzzWorld;
beforeAll(async () => {
  ({ app, world } = await startFuzzApp());
});
afterAll(() => app.close());

/** A refusal is a code and a message, nothing else. */
const readFaults: ReadFaults = (status, body) => {
  if (status < 400) return [];
  expect(Object.keys(Object(body)).toSorted()).toEqual(['code', 'message']);
  return [Object(body)];
};

test.each(sections)(
  '$name: five thousand requests of any kind are answered or refused',
  { timeout: 180_000 },
  ({ routes }) => expectNoFailure({ app, world, requests: requestsOf(routes), readFaults, count }),
);
