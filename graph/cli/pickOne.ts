import { DomainError } from '../lib/errors.ts';

interface Found {
  readonly id: string;
}

/** The one thing that an id or a name stands for. Throws NOT_FOUND, and CONFLICT where the name is that of several. */
export function pickOne<Row extends Found>(noun: string, called: string, rows: readonly Row[]): Row {
  const [row, ...others] = rows;
  if (!row) throw new DomainError('NOT_FOUND', `There is no ${noun} '${called}'`);
  if (others.length === 0) return row;
  const ids = rows.map(({ id }) => id).join(', ');
  throw new DomainError('CONFLICT', `${rows.length} ${noun}s are called '${called}'; say which by its id: ${ids}`);
}
