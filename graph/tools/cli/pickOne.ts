import { DomainError } from '../../platform/lib/errors.ts';

interface Found {
  readonly id: string;
}

/** The only row with this id or name. Throws NOT_FOUND, and CONFLICT if several rows have the name. */
export function pickOne<Row extends Found>(noun: string, called: string, rows: readonly Row[]): Row {
  const [row, ...others] = rows;
  if (!row) throw new DomainError('NOT_FOUND', `There is no ${noun} '${called}'`);
  if (others.length === 0) return row;
  const ids = rows.map(({ id }) => id).join(', ');
  throw new DomainError(
    'CONFLICT',
    `${rows.length} ${noun}s are named '${called}'; give the id of one of them: ${ids}`,
  );
}
