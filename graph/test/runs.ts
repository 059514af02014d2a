import { inject, test } from 'vitest';

/** The number of runs of a property test, or the size of a storm: `count` in `npm test`, more in `npm run test:deep`. */
export const runs = (count: number): number => count * inject('depth');

/** A test that takes long: it runs in `npm run test:deep` alone. */
export function testDeeply(title: string, run: () => Promise<void> | void): void {
  if (inject('depth') > 1) test(title, run);
}
