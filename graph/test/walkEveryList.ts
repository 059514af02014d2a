import fc from 'fast-check';
import { test } from 'vitest';
import type { TestApp } from './harness.ts';
import type { PagedList } from './PagedList.ts';
import { anyWalk, expectWholeWalk } from './walkPages.ts';

/** There are twenty-five lists: ten thousand walks in all. */
const walksPerList = 400;
const patience = 120_000;

/** A test for each list; a failure tells the seed and the smallest walk that goes wrong. */
export function walkEveryList(names: readonly string[], app: () => TestApp, listsOf: () => readonly PagedList[]): void {
  test.each(names)(
    '%s in pages holds what stays once and in order, whatever comes and goes',
    { timeout: patience },
    async (name) => {
      const list = listsOf().find((each) => each.name === name);
      if (!list) throw new Error(`There is no list of ${name}`);
      await fc.assert(
        fc.asyncProperty(anyWalk, (walk) => expectWholeWalk(app(), list, walk)),
        { numRuns: walksPerList },
      );
    },
  );
}
