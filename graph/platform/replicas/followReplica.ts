import type { FastifyBaseLogger } from 'fastify';
import { fairSql } from '../database/fairSql.ts';
import type { Sql } from '../database/sql.ts';
import type { Caller } from '../lib/access.ts';
import type { Primary } from './followPrimary.ts';
import { openReplica } from './openReplica.ts';
import { readWithFallback } from './readWithFallback.ts';
import type { ReplicaStatus } from './watchReplica.ts';

/** The state of a replica, for operators. */
export interface ReplicaState {
  readonly name: string;
  readonly isUsed: boolean;
  /** The maximum age of its data, in seconds. Infinity before the first connection. */
  readonly lag: number;
  /** The numbers of statements that it has answered, and that were repeated on the primary. */
  readonly answered: number;
  readonly repeated: number;
}

/** A request that reads from a replica. */
export interface ReplicaRequest {
  readonly caller: Caller;
  /** The `sql` of the primary for this request. */
  readonly sql: Sql;
}

/** A replica and its state. */
export interface FollowedReplica {
  /** Whether it is usable and has replayed the log up to this position. */
  serves(position: number): boolean;
  /** The `sql` of one request: reads from the replica, and falls back to the primary. */
  sqlOfRequest(request?: ReplicaRequest): Sql;
  state(): ReplicaState;
  close(): Promise<void>;
}

export interface FollowOptions {
  readonly primary: Primary;
  /** The fallback. */
  readonly primarySql: Sql;
  /** Adds a timer to each statement. */
  readonly timed: (sql: Sql) => Sql;
  readonly statementTimeout: number;
  readonly log: FastifyBaseLogger;
  /** The maximum age of the replica's data, in milliseconds. */
  readonly maxLag: number;
}

/** Connects to a replica and polls its state. Logs when reads leave it and when they return. */
export function followReplica(url: string, options: FollowOptions): FollowedReplica {
  const { primary, primarySql, timed, log, maxLag } = options;
  const counts = { answered: 0, repeated: 0 };
  let position = 0;
  let fault: string | null = 'it has not been reached yet';
  let wasUsed: boolean | null = null;

  const lag = () => primary.lagAt(position);
  const objection = () => fault ?? (lag() > maxLag ? `its data is older than ${maxLag} ms` : null);
  const replica = openReplica({
    url,
    statementTimeout: options.statementTimeout,
    onStatus(status) {
      position = status.position;
      fault = faultIn(status, primary);
      logChange();
    },
    onError({ message }) {
      fault = message || 'it cannot be reached';
      logChange();
    },
  });
  const { name, close } = replica;
  const sql = timed(replica.sql);
  const fair = fairSql();

  function logChange(): void {
    const reason = objection();
    const isUsed = reason === null;
    // Without the primary's state the replica cannot be judged.
    if (primary.cluster() === null || isUsed === wasUsed) return;
    wasUsed = isUsed;
    if (isUsed) log.info(`Reads go to the replica ${name}`);
    else log.warn(`Reads go to the primary instead of the replica ${name}: ${reason}`);
  }

  return {
    serves: (needed) => objection() === null && position >= needed,
    sqlOfRequest: (request) =>
      readWithFallback(request ? fair(sql, request.caller) : sql, request?.sql ?? primarySql, counts),
    state: () => ({ name, isUsed: objection() === null, lag: lag() / 1000, ...counts }),
    close,
  };
}

function faultIn({ isReplica, cluster, timeline }: ReplicaStatus, primary: Primary): string | null {
  if (!isReplica) return 'it is not a replica, or no longer one';
  if (primary.cluster() === null) return null;
  if (cluster !== primary.cluster()) return 'it is the replica of another database';
  // It may contain rows that the primary has never had.
  return timeline === primary.timeline() ? null : `it is on timeline ${timeline}, its primary on ${primary.timeline()}`;
}
