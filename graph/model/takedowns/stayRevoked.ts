import { statement } from '../../platform/database/sql.ts';
import { isId } from '../../platform/lib/ids.ts';
import type { Reader } from '../reader.ts';

const forgetStatement = statement(
  'takedown.forgetKept',
  'delete from takedown_row where owner_id = $1 and table_name = $2 and row ->> $3::text = lower($4)',
);

/** A row that a member revokes: its table, and a column that identifies it among the member's rows there. */
interface Revocable {
  readonly ownerId: string;
  readonly table: string;
  readonly column: string;
  readonly value: string;
}

/**
 * Revokes a row of a group. A removed group keeps the row, and its restore would bring it back: the kept row is deleted too. Before
 * and afterwards, because the first deletion waits for a restore, and the revocation for a removal.
 */
export async function stayRevoked<Result>(
  { sql }: Pick<Reader, 'sql'>,
  { ownerId, table, column, value }: Revocable,
  revoke: () => Promise<Result>,
): Promise<Result> {
  if (!isId(value)) return revoke();
  const forget = () => sql(forgetStatement, [ownerId, table, column, value]);
  await forget();
  try {
    return await revoke();
  } finally {
    await forget();
  }
}
