import type { Keys } from '../database/keyed.ts';
import { keyed } from '../database/keyed.ts';
import type { Size } from '../database/sized.ts';
import { sized } from '../database/sized.ts';
import type { Statement } from '../database/sql.ts';
import type { PageValues } from './ownedPages.ts';

interface Asked {
  readonly statement: Statement;
  readonly values: readonly unknown[];
}

type Parts = Pick<Keys, 'rows'> & Size;

/**
 * The statement of a list that hangs on rows, for `ownedPages`: $1 is the owners, $2 and $3 the key after which the page
 * starts, then come `own` parameters of the list. The owners are the rows `${rows} owner(id)`.
 */
export function ownedStatement(name: string, own: number, textOf: (parts: Parts) => string) {
  const ofOwners = keyed(({ rows }, suffix) => sized(name + suffix, 4 + own, (size) => textOf({ rows, ...size })));
  return ([ownerIds, time, id, limit, offset]: PageValues, ...values: readonly unknown[]): Asked => {
    const { statement: ofSize, key } = ofOwners(ownerIds);
    const { statement, sizes } = ofSize(limit, offset);
    return { statement, values: [key, time, id, ...values, ...sizes] };
  };
}
