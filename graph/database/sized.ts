import type { Statement } from './sql.ts';
import { statement } from './sql.ts';

/** How many rows a statement answers and passes over, as SQL. */
export interface Size {
  readonly limit: string;
  readonly offset: string;
}

/** A statement for a page, and the parameters that it takes behind its others. It may answer more rows than are asked for. */
interface Page {
  readonly statement: Statement;
  readonly sizes: readonly number[];
}

/** Pages of up to 4, 20, 50 and 100 items: of each one row more is read. */
const limits = [5, 21, 51, 101];

/**
 * A statement for pages of any size, of which `place` is the number of the first parameter that tells it. The usual sizes
 * are spelled out in statements of their own: of a limit that it does not know PostgreSQL expects the worst, and so it
 * would plan every query anew.
 */
export function sized(
  name: string,
  place: number,
  textOf: (size: Size) => string,
): (rows: number, offset?: number) => Page {
  const usual = limits.map((limit) => ({
    limit,
    page: { statement: statement(`${name}.${limit}`, textOf({ limit: `${limit}`, offset: '0' })), sizes: [] },
  }));
  const unusual = statement(`${name}.any`, textOf({ limit: `$${place}::int`, offset: `$${place + 1}::int` }));
  return (rows, offset = 0) => {
    const found = offset === 0 ? usual.find(({ limit }) => limit >= rows) : undefined;
    return found?.page ?? { statement: unusual, sizes: [rows, offset] };
  };
}
