import type { TokenScope } from '../generated.ts';

/** What a token allows, in words. */
export const scopeLabels: Record<TokenScope, string> = { READ: 'Read', WRITE: 'Read and write' };
