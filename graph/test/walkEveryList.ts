import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TestApp } from './harness.ts';
import type { PagedList } from './PagedList.ts';
import { anyWalk, askPage, expectWholeWalk } from './walkPages.ts';

/** Tests for each list. A failing walk reports its seed and the smallest walk that fails. */
export function walkEveryList(
  walksPerList: number,
  names: readonly string[],
  app: () => TestApp,
  listsOf: () => readonly PagedList[],
): void {
  function listNamed(name: string): PagedList {
    const list = listsOf().find((each) => each.name === name);
    if (!list) throw new Error(`There is no list of ${name}`);
    return list;
  }

  describe.each(names)('%s', (name) => {
    test('in pages holds what stays once and in order, whatever comes and goes', async () => {
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
      for (const after of ['no cursor', Buffer.from('["of another list"]').toString('base64url')]) {
        const { error } = await askPage(app(), list, { first: 1, after });
        expect(error).toMatchObject({ code: 'BAD_USER_INPUT', field: 'after' });
      }
    });
  });
}
