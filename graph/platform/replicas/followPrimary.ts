import { setTimeout as delay } from 'node:timers/promises';
import { type Sql, statement } from '../database/sql.ts';
import { trackFreshness } from './freshness.ts';
import { interval } from './watchReplica.ts';

// PostgreSQL sends only flushed log records to replicas. The name of a log file begins with the timeline as 8 hexadecimal digits.
const endStatement = statement(
  'replicas.logEnd',
  `select pg_wal_lsn_diff(pg_current_wal_flush_lsn(), '0/0')::float8 as position, system_identifier::text as cluster,
     ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int as timeline
   from pg_control_system()`,
);

/** The state of the primary, to which replicas are compared. */
export interface Primary {
  /** The system identifier of the cluster. Null until it is known. */
  cluster(): string | null;
  /** The timeline, which increases each time a replica becomes the primary. Null until it is known. */
  timeline(): number | null;
  /** The maximum age, in milliseconds, of the data of a replica at this log position. */
  lagAt(position: number): number;
  close(): Promise<void>;
}

/** Polls the log position of the primary. */
export function followPrimary(sql: Sql): Primary {
  const leaving = new AbortController();
  const { signal } = leaving;
  const freshness = trackFreshness();
  let cluster: string | null = null;
  let timeline: number | null = null;

  async function follow(): Promise<void> {
    while (!signal.aborted) {
      const at = performance.now();
      // Other parts of the server report an unreachable primary. Meanwhile the age of the replicas grows.
      const [row] = await sql<{ position: number; cluster: string; timeline: number }>(endStatement).catch(() => []);
      if (row) {
        ({ cluster, timeline } = row);
        freshness.note(at, row.position);
      }
      await delay(interval, undefined, { signal }).catch(() => undefined);
    }
  }

  const following = follow();
  return {
    cluster: () => cluster,
    timeline: () => timeline,
    lagAt: (position) => performance.now() - freshness.knownUntil(position),
    close() {
      leaving.abort();
      return following;
    },
  };
}
