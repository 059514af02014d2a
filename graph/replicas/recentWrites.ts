import type { Sql } from '../database/sql.ts';
import { statement } from '../database/sql.ts';

// What a member has written, they read back at once, on whichever node, device or token. The note of it lies in the
// primary, because every node asks there anyway who is signed in: no node holds anything that another must know, programs
// without cookies are served as browsers are, and Redis may come and go.

/** Where the log ends. Not all of that need be on disk: what lies before it has at most been noted too late. */
const end = `pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')`;

// Of two notes at once each reads the log's end under the lock of the row: the later one stays.
const noteStatement = statement(
  'recentWrite.note',
  `insert into recent_write (user_id, log_position) select id, ${end} from "user" where id = $1
   on conflict (user_id) do update set log_position = ${end}`,
);
// A position that the log has not reached is of another log, from which the database was restored.
const findStatement = statement(
  'recentWrite.find',
  `select log_position::float8 as position from recent_write where user_id = $1 and log_position <= ${end}`,
);

/** Notes that a member has written, after what they wrote is committed and before they are told so. */
export async function noteWrite(primary: Sql, userId: string): Promise<void> {
  await primary(noteStatement, [userId]);
}

/** How far a replica must be to know all that a member has written. */
export async function lastWriteOf(primary: Sql, userId: string): Promise<number> {
  const [note] = await primary<{ position: number }>(findStatement, [userId]);
  return note?.position ?? 0;
}
