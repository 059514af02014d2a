import type { Pool } from 'pg';
import type { PgBoss } from 'pg-boss';
import type { Sql } from '../database/sql.ts';
import { isId } from '../lib/ids.ts';
import { databaseOf } from './databaseOf.ts';
import { deadLetters } from './queues.ts';

/** The number of jobs of one kind. */
export interface JobCounts {
  readonly name: string;
  /** Jobs that wait, including those that wait for their next attempt. */
  readonly waiting: number;
  readonly running: number;
  /** Jobs that failed too often and wait for an operator. */
  readonly failed: number;
}

/** A job that failed too often. */
export interface FailedJob {
  readonly id: string;
  readonly name: string;
  /** The message of the last error. */
  readonly error: string;
  readonly failedAt: Date;
}

/** The jobs as operators see them. */
export interface OperatorsView {
  /** The number of jobs of each kind. */
  counts(): Promise<JobCounts[]>;
  /** The jobs that failed too often, the oldest first, 1,000 at most. */
  failed(): Promise<FailedJob[]>;
  /** The values of a field of the data of the failed jobs of one kind, among these. */
  failedAbout(name: string, field: string, values: readonly string[]): Promise<ReadonlySet<string>>;
  /** Lets failed jobs run again in a transaction: one, or the oldest 1,000. Returns their number. Call `open` before. */
  retry(id: string | undefined, transaction: Sql): Promise<number>;
  /** Deletes a failed job in a transaction. Returns whether there was one. Call `open` before. */
  discard(id: string, transaction: Sql): Promise<boolean>;
}

const countText = `select coalesce(source_name, name) as name,
  (count(*) filter (where name <> $1 and state in ('created', 'retry')))::int as waiting,
  (count(*) filter (where state = 'active'))::int as running,
  (count(*) filter (where name = $1 and state = 'created'))::int as failed
  from jobs.job where state in ('created', 'retry', 'active') group by 1`;

const aboutText = `select data->>$3 as value from jobs.job
  where name = $1 and state = 'created' and source_name = $2 and data->>$3 = any($4)`;

const messageOf = (output: object | null): string =>
  output && 'message' in output ? String(output.message) : JSON.stringify(output);

interface Source {
  readonly pool: Pool;
  readonly jobs: readonly { readonly name: string }[];
  boss(): Promise<PgBoss>;
}

/** Counts, lists and changes the jobs for an operator. */
export function operatorsView({ pool, jobs, boss }: Source): OperatorsView {
  return {
    async counts() {
      await boss();
      const { rows } = await pool.query<JobCounts>(countText, [deadLetters]);
      const counted = new Map(rows.map((row) => [row.name, row]));
      return jobs.map(({ name }) => counted.get(name) ?? { name, waiting: 0, running: 0, failed: 0 });
    },
    async failed() {
      const found = await (await boss()).findJobs(deadLetters, { queued: true });
      return found.map(({ id, sourceName, sourceOutput, createdOn }) => ({
        id,
        name: sourceName ?? '',
        error: messageOf(sourceOutput),
        failedAt: createdOn,
      }));
    },
    async failedAbout(name, field, values) {
      if (values.length === 0) return new Set([]);
      await boss();
      const { rows } = await pool.query<{ value: string }>(aboutText, [deadLetters, name, field, values]);
      return new Set(rows.map(({ value }) => value));
    },
    async retry(id, transaction) {
      if (id !== undefined && !isId(id)) return 0;
      return (await boss()).redrive(deadLetters, {
        ...(id !== undefined && { ids: [id] }),
        db: databaseOf(transaction),
      });
    },
    async discard(id, transaction) {
      if (!isId(id)) return false;
      const open = await boss();
      if ((await open.findJobs(deadLetters, { id, queued: true })).length === 0) return false;
      await open.deleteJob(deadLetters, id, { db: databaseOf(transaction) });
      return true;
    },
  };
}
