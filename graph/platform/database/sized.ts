import { type Statement, statement } from './sql.ts';

/** The SQL of a statement's limit and offset. */
export interface Size {
  readonly limit: string;
  readonly offset: string;
}

/** A statement for a page, and the values of its last parameters. It can return more rows than requested. */
interface Page {
  readonly statement: Statement;
  readonly sizes: readonly number[];
}

/** For pages of up to 4, 20, 50 and 100 items, with one extra row each. */
const limits = [5, 21, 51, 101];

/**
 * A statement for pages of any size. `place` is the number of the parameter of the limit. Common sizes have their own statements with
 * a literal limit: for an unknown limit PostgreSQL assumes a tenth of all rows, and so plans each query again.
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
