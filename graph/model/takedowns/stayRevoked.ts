import { statement } from '../../platform/database/sql.ts';
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

/** Revokes a row of a group. A removed group keeps the row, and its restore would bring it back: the kept row is deleted too. */
export async function stayRevoked<Result>(
  { sql }: Pick<Reader, 'sql'>,
  { ownerId, table, column, value }: Revocable,
  revoke: () => Promise<Result>,
): Promise<Result> {
  try {
    return await revoke();
  } finally {
    // Afterwards, because the revocation waits for a removal of the group and then finds no row.
    await sql(forgetStatement, [ownerId, table, column, value]);
  }
}
