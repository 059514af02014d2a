import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { encodeCursor } from '../lib/paginate.ts';
import type { TestApp } from './harness.ts';
import type { PagedList } from './PagedList.ts';
import { anyWalk, askPage, expectWholeWalk } from './walkPages.ts';

/** There are thirty lists: more than ten thousand walks in all. */
const walksPerList = 400;
const patience = 120_000;

/** Tests for each list; where a walk fails they tell the seed and the smallest that goes wrong. */
export function walkEveryList(names: readonly string[], app: () => TestApp, listsOf: () => readonly PagedList[]): void {
  function listNamed(name: string): PagedList {
    const list = listsOf().find((each) => each.name === name);
    if (!list) throw new Error(`There is no list of ${name}`);
    return list;
  }

  describe.each(names)('%s', (name) => {
    test('in pages holds what stays once and in order, whatever comes and goes', { timeout: patience }, async () => {
      const list = listNamed(name);
      await fc.assert(
        fc.asyncProperty(anyWalk, (walk) => expectWholeWalk(app(), list, walk)),
        { numRuns: walksPerList },
      );
    });

    test('takes from 1 to 100 items at once, and goes on after no other cursor than its own', async () => {
      const list = listNamed(name);
      await list.clear();
      for (const first of [1, 100]) expect((await askPage(app(), list, { first })).error).toBeNull();
      for (const first of [0, -1, 101]) {
        expect((await askPage(app(), list, { first })).error).toMatchObject({ code: 'BAD_USER_INPUT', field: 'first' });
      }
      for (const after of ['no cursor', encodeCursor(['of another list'])]) {
        const { error } = await askPage(app(), list, { first: 1, after });
        expect(error).toMatchObject({ code: 'BAD_USER_INPUT', field: 'after' });
      }
    });
  });
}
