import type { FastifyInstance } from 'fastify';
import type { Sql } from '../database/sql.ts';
import type { Gateway } from '../lib/compiledExecution.ts';

/** Tells a collector how long each part of a request took: the request, its GraphQL operation, its statements. */
export interface Tracing {
  /** Follows the requests of an app; to be called before it has any other hook. */
  followRequests(app: FastifyInstance): void;
  /** The same execution of operations, each followed. */
  operations(gateway: Gateway): Gateway;
  /** The same `sql`, each of whose statements is followed as a part of the request that runs it. */
  statements(sql: Sql): Sql;
  /** Sends what has not been sent. */
  stop(): Promise<void>;
}
