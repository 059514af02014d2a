import type { TokenScope } from '../generated.ts';

/** The scopes of a token, as labels. */
export const scopeLabels: Record<TokenScope, string> = { READ: 'Read', WRITE: 'Read and write' };
