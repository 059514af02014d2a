import type { Pool, QueryResultRow } from 'pg';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Sql, Statement } from '../database/sql.ts';

/** What an instance counts of itself, in the units of Prometheus: seconds and bytes. */
export interface Metrics {
  readonly registry: Registry;
  readonly requests: Histogram<'method' | 'route' | 'status'>;
  readonly operations: Histogram<'kind' | 'operation' | 'outcome'>;
  /** Requests that nothing was done for, because too many were there: they are not among the others. */
  readonly refusals: Counter;
  /** `sql`, each of whose statements is timed under its name. */
  timed(sql: Sql): Sql;
}

const requestSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const statementSeconds = [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10];

/** Makes the metrics of one instance; the pool is asked for its connections whenever they are read. */
export function makeMetrics(pool: Pool): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const statements = new Histogram({
    name: 'sql_statement_duration_seconds',
    help: 'How long statements took, the wait for a connection included, by name and outcome.',
    labelNames: ['statement', 'outcome'],
    buckets: statementSeconds,
    registers,
  });
  gaugePool(pool, registers);
  return {
    registry,
    requests: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'How long requests took, by method, route and status.',
      labelNames: ['method', 'route', 'status'],
      buckets: requestSeconds,
      registers,
    }),
    operations: new Histogram({
      name: 'graphql_operation_duration_seconds',
      help: 'How long GraphQL operations took, by kind, outcome and name; names that the web client does not use are "other".',
      labelNames: ['kind', 'operation', 'outcome'],
      buckets: requestSeconds,
      registers,
    }),
    refusals: new Counter({
      name: 'http_requests_refused_total',
      help: 'Requests that were refused at once with 503, because too many were being answered.',
      registers,
    }),
    timed:
      (sql) =>
      async <Row extends QueryResultRow>(statement: Statement, values?: readonly unknown[]) => {
        const end = statements.startTimer({ statement: statement.name });
        try {
          const rows = await sql<Row>(statement, values);
          end({ outcome: 'ok' });
          return rows;
        } catch (error) {
          end({ outcome: 'error' });
          throw error;
        }
      },
  };
}

function gaugePool(pool: Pool, registers: Registry[]): void {
  new Gauge({
    name: 'sql_connections',
    help: 'Connections to the database, and requests that wait for one.',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waited for' }, pool.waitingCount);
    },
  });
}
