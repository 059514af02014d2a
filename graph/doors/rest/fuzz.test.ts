import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ReadFaults } from '../../test/fuzz.ts';
import { expectNoFailure } from '../../test/fuzz.ts';
import { requestsOf } from '../../test/fuzzRequests.ts';
import type { FuzzWorld } from '../../test/fuzzWorld.ts';
import { startFuzzApp } from '../../test/fuzzWorld.ts';
import type { TestApp } from '../../test/harness.ts';
import { runs } from '../../test/runs.ts';
import { sections } from './sections.ts';

const count = runs(500);

let app: TestApp;
let world: FuzzWorld;
beforeAll(async () => {
  ({ app, world } = await startFuzzApp());
});
afterAll(() => app.close());

/** An error contains a code, a message and perhaps a field, and nothing else. */
const readFaults: ReadFaults = (status, body) => {
  if (status < 400) return [];
  expect(
    Object.keys(Object(body))
      .filter((key) => key !== 'field')
      .toSorted(),
  ).toEqual(['code', 'message']);
  return [Object(body)];
};

test.each(sections)('$name: requests of any kind are answered or refused', ({ routes }) =>
  expectNoFailure({ app, world, requests: requestsOf(routes), readFaults, count }),
);
