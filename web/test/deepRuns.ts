import fc from 'fast-check';
import { inject } from 'vitest';

const runsOfFastCheck = 100;

fc.configureGlobal({ numRuns: runsOfFastCheck * inject('depth') });
