import type { Pool, QueryResultRow } from 'pg';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Sql, Statement } from '../database/sql.ts';

/** The metrics of an instance, in the units of Prometheus: seconds and bytes. */
export interface Metrics {
  readonly registry: Registry;
  /** All metrics as Prometheus reads them: those of the instance and those of its process. */
  text(): Promise<string>;
  readonly requests: Histogram<'method' | 'route' | 'status'>;
  readonly operations: Histogram<'kind' | 'operation' | 'outcome'>;
  /** Requests that were refused at once because of overload. `requests` does not count them. */
  readonly refusals: Counter;
  /** Returns `sql` with a timer for each statement. */
  timed(sql: Sql): Sql;
}

const requestSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const statementSeconds = [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10];

let processRegistry: Registry | undefined;

/** The metrics of the process. They are collected once: what observes the process never ends. */
function metricsOfProcess(): Registry {
  if (processRegistry) return processRegistry;
  processRegistry = new Registry();
  collectDefaultMetrics({ register: processRegistry });
  // These gauges have names of counters. The series by type contain the same numbers.
  for (const kind of ['handles', 'requests', 'resources']) {
    processRegistry.removeSingleMetric(`nodejs_active_${kind}_total`);
  }
  return processRegistry;
}

/** Makes the metrics of one instance. The connections of the pool are counted at each scrape. */
export function makeMetrics(pool: Pool): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const ofProcess = metricsOfProcess();
  const statements = new Histogram({
    name: 'sql_statement_duration_seconds',
    help: 'Duration of statements, including the wait for a connection, by name and outcome.',
    labelNames: ['statement', 'outcome'],
    buckets: statementSeconds,
    registers,
  });
  gaugePool(pool, registers);
  return {
    registry,
    text: () => Registry.merge([ofProcess, registry]).metrics(),
    requests: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Duration of requests, by method, route and status.',
      labelNames: ['method', 'route', 'status'],
      buckets: requestSeconds,
      registers,
    }),
    operations: new Histogram({
      name: 'graphql_operation_duration_seconds',
      help: 'Duration of GraphQL operations, by kind, outcome and name. Operations of other clients than the web client are named "other".',
      labelNames: ['kind', 'operation', 'outcome'],
      buckets: requestSeconds,
      registers,
    }),
    refusals: new Counter({
      name: 'http_requests_refused_total',
      help: 'Requests that were refused at once with 503 because of overload.',
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
    help: 'Connections to the database, and requests that wait for a connection.',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waited for' }, pool.waitingCount);
    },
  });
}
