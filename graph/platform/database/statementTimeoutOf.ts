import type { Env } from '../env/env.ts';

/**
 * The statement timeout of a request, in seconds: slightly longer than that of its operation, so that a statement stops soon after
 * its operation has timed out.
 */
export const statementTimeoutOf = ({ queryLimits }: Pick<Env, 'queryLimits'>): number => queryLimits.seconds + 1;
