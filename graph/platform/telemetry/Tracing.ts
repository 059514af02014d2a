import type { FastifyInstance } from 'fastify';
import type { Sql } from '../database/sql.ts';
import type { Gateway } from '../graphql/compiledExecution.ts';

/** Sends spans to a collector: one for each request, its GraphQL operation and each of its statements. */
export interface Tracing {
  /** Traces the requests of an app. Call it before any other hook is added. */
  traceRequests(app: FastifyInstance): void;
  /** Returns the gateway with a span for each operation. */
  traceOperations(gateway: Gateway): Gateway;
  /** Returns `sql` with a span for each statement of a request. */
  traceStatements(sql: Sql): Sql;
  /** Sends the remaining spans. */
  stop(): Promise<void>;
}
