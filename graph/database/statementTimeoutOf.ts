import type { Env } from '../env.ts';

/**
 * When a statement of a request ends, in seconds: shortly after its operation has been refused for its length, so that
 * what nobody waits for any more does not go on.
 */
export const statementTimeoutOf = ({ queryLimits }: Pick<Env, 'queryLimits'>): number => queryLimits.seconds + 1;
