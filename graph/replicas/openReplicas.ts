import type { Sql } from '../database/sql.ts';
import type { Viewer } from '../lib/allow.ts';
import { followPrimary } from './followPrimary.ts';
import type { FollowOptions, ReplicaState } from './followReplica.ts';
import { followReplica } from './followReplica.ts';
import { lastWriteOf, noteWrite } from './recentWrites.ts';

// Streaming replicas, which answer reads that may be a moment old. What writes, signs in, tells of an event or shows a route
// asks the primary.
// A replica is left out while it cannot be reached, and while its data is older than a bound: so long at most is something
// shown to others that is deleted or no longer theirs to see. Who has written reads from replicas that know of it already,
// else from the primary.

/** In milliseconds. */
const usualBound = 1_000;

export interface Replicas {
  /** What a viewer may read from: a replica that knows all that they have written; null where none does. */
  readsOf(viewer: Viewer | null): Promise<Sql | null>;
  /** Has what a viewer wrote read back to them: called once it is committed, before they are told. */
  noteWrite(viewer: Viewer): Promise<void>;
  states(): ReplicaState[];
  close(): Promise<void>;
}

interface Options extends Pick<FollowOptions, 'primarySql' | 'timed' | 'statementTimeout' | 'log'> {
  readonly mostLag?: number;
}

/** Connects to the replicas of a primary; none need be there yet. */
export function openReplicas(urls: readonly string[], options: Options): Replicas {
  const { primarySql, log } = options;
  const primary = followPrimary(primarySql);
  const replicas = urls.map((url) => followReplica(url, { mostLag: usualBound, ...options, primary }));
  let turn = 0;

  const fitFor = (position: number) => replicas.filter((replica) => replica.serves(position));

  return {
    async readsOf(viewer) {
      if (fitFor(0).length === 0) return null;
      const fit = fitFor(viewer ? await lastWriteOf(primarySql, viewer.id) : 0);
      turn += 1;
      return fit[turn % fit.length]?.reading() ?? null;
    },
    async noteWrite(viewer) {
      try {
        await noteWrite(primarySql, viewer.id);
      } catch (error) {
        // What is written stays written: a refusal now would have it written again.
        log.error({ err: error }, 'A write could not be noted: its author may not find it on a replica at once');
      }
    },
    states: () => replicas.map((replica) => replica.state()),
    async close() {
      await Promise.all([primary, ...replicas].map((each) => each.close()));
    },
  };
}
