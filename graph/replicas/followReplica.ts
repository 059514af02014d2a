import type { FastifyBaseLogger } from 'fastify';
import type { Sql } from '../database/sql.ts';
import type { Primary } from './followPrimary.ts';
import { openReplica } from './openReplica.ts';
import { readingFrom } from './readingFrom.ts';
import type { Heard } from './watchReplica.ts';

/** How a replica does, for operators. */
export interface ReplicaState {
  readonly name: string;
  readonly isUsed: boolean;
  /** How old its data is, in seconds, at most; infinite before it has been reached. */
  readonly lag: number;
  /** Statements that it has answered, and those that the primary had to be asked again. */
  readonly answered: number;
  readonly repeated: number;
}

/** A replica, and what is known of it. */
export interface FollowedReplica {
  /** Whether it may be read from by who needs what the log held up to a position. */
  serves(position: number): boolean;
  /** What one request reads from it by. */
  reading(): Sql;
  state(): ReplicaState;
  close(): Promise<void>;
}

export interface FollowOptions {
  readonly primary: Primary;
  /** What answers instead where it fails. */
  readonly primarySql: Sql;
  /** What times the statements that it is sent. */
  readonly timed: (sql: Sql) => Sql;
  readonly statementTimeout: number;
  readonly log: FastifyBaseLogger;
  /** How old the data may be that it answers with, in milliseconds. */
  readonly mostLag: number;
}

/** Connects to a replica and keeps an eye on it; logs when it is left out and when it is back. */
export function followReplica(url: string, options: FollowOptions): FollowedReplica {
  const { primary, primarySql, timed, log, mostLag } = options;
  const counts = { answered: 0, repeated: 0 };
  let position = 0;
  let fault: string | null = 'it has not been reached yet';
  let wasUsed: boolean | null = null;

  const lag = () => primary.lagAt(position);
  const objection = () => fault ?? (lag() > mostLag ? `its data is older than ${mostLag} ms` : null);
  const replica = openReplica({
    url,
    statementTimeout: options.statementTimeout,
    heard(news) {
      position = news.position;
      fault = faultIn(news, primary.cluster());
      tell();
    },
    lost({ message }) {
      fault = message || 'it cannot be reached';
      tell();
    },
  });
  const { name, close } = replica;
  const sql = timed(replica.sql);

  function tell(): void {
    const reason = objection();
    const isUsed = reason === null;
    // Until the primary is known there is nothing to measure by.
    if (primary.cluster() === null || isUsed === wasUsed) return;
    wasUsed = isUsed;
    if (isUsed) log.info(`Reads go to the replica ${name}`);
    else log.warn(`The replica ${name} is left out, and the primary asked instead: ${reason}`);
  }

  return {
    serves: (needed) => objection() === null && position >= needed,
    reading: () => readingFrom(sql, primarySql, counts),
    state: () => ({ name, isUsed: objection() === null, lag: lag() / 1000, ...counts }),
    close,
  };
}

function faultIn({ isReplica, cluster }: Heard, ours: string | null): string | null {
  if (!isReplica) return 'it is no replica, or no longer one';
  return ours === null || cluster === ours ? null : 'it is the replica of another database';
}
