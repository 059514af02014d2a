import { type Sql, statement } from '../database/sql.ts';

// Members read their own writes at once, on every node and device and with every token. The log position of the last write is stored
// in the primary, which every node queries anyway to authenticate the request. So it needs neither cookies nor Redis.

/** The end of the log, including records that are not flushed yet. A later position than necessary is safe. */
const end = `pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')`;

// Concurrent notes read the end of the log under the row lock, so the later one remains.
const noteStatement = statement(
  'recentWrite.note',
  `insert into recent_write (user_id, log_position) select id, ${end} from "user" where id = $1
   on conflict (user_id) do update set log_position = ${end}`,
);
// A position after the end of the log belongs to another log, before the database was restored from a backup.
const findStatement = statement(
  'recentWrite.find',
  `select log_position::float8 as position from recent_write where user_id = $1 and log_position <= ${end}`,
);

/** Records a write of a member. Call it after the commit and before the response. */
export async function noteWrite(primary: Sql, userId: string): Promise<void> {
  await primary(noteStatement, [userId]);
}

/** The log position that a replica must have replayed to contain all writes of a member. */
export async function lastWriteOf(primary: Sql, userId: string): Promise<number> {
  const [note] = await primary<{ position: number }>(findStatement, [userId]);
  return note?.position ?? 0;
}
