import type { Sql } from '../database/sql.ts';
import type { Viewer } from '../lib/allow.ts';
import { followPrimary } from './followPrimary.ts';
import { type FollowOptions, followReplica, type ReplicaRequest, type ReplicaState } from './followReplica.ts';
import { lastWriteOf, noteWrite } from './recentWrites.ts';

// Streaming replicas serve reads that may be slightly old. Writes, sign-ins, live events and routes use the primary.
// A replica is not used while it is unreachable or its data is older than a bound. The bound limits how long others can still see
// deleted or newly private data. Members who have written read from replicas that contain their writes, or else from the primary.

/** In milliseconds. */
const defaultMaxLag = 1_000;

export interface Replicas {
  /** The `sql` of a replica that contains all writes of the viewer, for the caller of a request. Null if there is none. */
  readsOf(viewer: Viewer | null, request?: ReplicaRequest): Promise<Sql | null>;
  /** Records a write of the viewer, so that they read it back. Call it after the commit and before the response. */
  noteWrite(viewer: Viewer): Promise<void>;
  states(): ReplicaState[];
  close(): Promise<void>;
}

interface Options extends Pick<FollowOptions, 'primarySql' | 'timed' | 'statementTimeout' | 'log'> {
  readonly maxLag?: number;
}

/** Connects to the replicas of a primary. They do not have to be running yet. */
export function openReplicas(urls: readonly string[], options: Options): Replicas {
  const { primarySql, log } = options;
  const primary = followPrimary(primarySql);
  const replicas = urls.map((url) => followReplica(url, { maxLag: defaultMaxLag, ...options, primary }));
  let requestCount = 0;

  const usableFor = (position: number) => replicas.filter((replica) => replica.serves(position));

  return {
    async readsOf(viewer, request) {
      if (usableFor(0).length === 0) return null;
      const usable = usableFor(viewer ? await lastWriteOf(primarySql, viewer.id) : 0);
      requestCount += 1;
      return usable[requestCount % usable.length]?.sqlOfRequest(request) ?? null;
    },
    async noteWrite(viewer) {
      try {
        await noteWrite(primarySql, viewer.id);
      } catch (error) {
        // The write is committed. An error now would make the client repeat it.
        log.error({ err: error }, 'A write could not be recorded: its author may not see it on a replica at once');
      }
    },
    states: () => replicas.map((replica) => replica.state()),
    async close() {
      await Promise.all([primary, ...replicas].map((each) => each.close()));
    },
  };
}
