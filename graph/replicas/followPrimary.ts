import { setTimeout as delay } from 'node:timers/promises';
import type { Sql } from '../database/sql.ts';
import { statement } from '../database/sql.ts';
import { trackFreshness } from './freshness.ts';
import { interval } from './watchReplica.ts';

// What is not on disk is not sent to replicas.
const endStatement = statement(
  'replicas.logEnd',
  `select pg_wal_lsn_diff(pg_current_wal_flush_lsn(), '0/0')::float8 as position, system_identifier::text as cluster
   from pg_control_system()`,
);

/** What replicas are measured by. */
export interface Primary {
  /** The number of its cluster, null until it is known. */
  cluster(): string | null;
  /** How old the data is of who has replayed the log so far, in milliseconds, at most. */
  lagAt(position: number): number;
  close(): Promise<void>;
}

/** Asks the primary over and over how far its log is. */
export function followPrimary(sql: Sql): Primary {
  const leaving = new AbortController();
  const { signal } = leaving;
  const freshness = trackFreshness();
  let cluster: string | null = null;

  async function follow(): Promise<void> {
    while (!signal.aborted) {
      const at = performance.now();
      // A primary that does not answer is told of by all that need it; the replicas grow old meanwhile.
      const [row] = await sql<{ position: number; cluster: string }>(endStatement).catch(() => []);
      if (row) {
        cluster = row.cluster;
        freshness.note(at, row.position);
      }
      await delay(interval, undefined, { signal }).catch(() => undefined);
    }
  }

  const following = follow();
  return {
    cluster: () => cluster,
    lagAt: (position) => performance.now() - freshness.knownUntil(position),
    close() {
      leaving.abort();
      return following;
    },
  };
}
