import { inject } from 'vitest';

/** The number of runs of a property test: `count` in `npm test`, more in `npm run test:deep`. */
export const runs = (count: number): number => count * inject('depth');
