import { type Keys, keyed } from './keyed.ts';
import type { PageValues } from './ownedPages.ts';
import { type Size, sized } from './sized.ts';
import type { Statement } from './sql.ts';

interface PageQuery {
  readonly statement: Statement;
  readonly values: readonly unknown[];
}

type Parts = Pick<Keys, 'rows'> & Size;

/**
 * The statement of a list for `ownedPages`. $1 is the owners, $2 and $3 are the key after which the page starts, and then `own`
 * parameters of the list follow. The text refers to the owners as `${rows} owner(id)`.
 */
export function ownedStatement(name: string, own: number, textOf: (parts: Parts) => string) {
  const ofOwners = keyed(({ rows }, suffix) => sized(name + suffix, 4 + own, (size) => textOf({ rows, ...size })));
  return ([ownerIds, time, id, limit, offset]: PageValues, ...values: readonly unknown[]): PageQuery => {
    const { statement: ofSize, key } = ofOwners(ownerIds);
    const { statement, sizes } = ofSize(limit, offset);
    return { statement, values: [key, time, id, ...values, ...sizes] };
  };
}
