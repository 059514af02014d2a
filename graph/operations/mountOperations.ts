import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Sql } from '../database/sql.ts';
import { statement } from '../database/sql.ts';
import { noSuchRoute } from '../lib/httpErrors.ts';
import type { Metrics } from './metrics.ts';

/** How long the database may take to answer an instance that is to be sent requests, in milliseconds. */
const patience = 2_000;

const answerStatement = statement('operations.answer', 'select 1');

/** What an operator asks of an instance above all when it has too much to do. */
export const operationsAddresses: ReadonlySet<string> = new Set(['/health/live', '/health/ready', '/metrics']);

interface Operations {
  readonly sql: Sql;
  readonly metrics: Metrics;
  /** Who bears it may read the metrics; nobody where it is absent. */
  readonly metricsToken: string | undefined;
}

/** What tells operators and their machines how the instance is: nothing in it is about a member. */
export function mountOperations(app: FastifyInstance, { sql, metrics, metricsToken }: Operations): void {
  app.addHook('onResponse', async (request, reply) => {
    // Addresses that no route has are one series, however many are tried.
    const labels = { method: request.method, route: request.routeOptions.url ?? 'none', status: reply.statusCode };
    metrics.requests.observe(labels, reply.elapsedTime / 1000);
  });
  // The process runs and hears: that it answers at all is the answer.
  app.get('/health/live', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'live' }));
  app.get('/health/ready', async (_request, reply) => {
    const isReady = await databaseAnswers(sql);
    const status = isReady ? 'ready' : 'The database does not answer';
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status });
  });
  app.get('/metrics', async (request, reply) => {
    // To everybody else the page does not exist.
    if (!metricsToken || !bears(request, metricsToken)) throw noSuchRoute(request);
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.registry.contentType)
      .send(await metrics.registry.metrics());
  });
}

async function databaseAnswers(sql: Sql): Promise<boolean> {
  const late = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => late.resolve(false), patience);
  const answer = sql(answerStatement).then(
    () => true,
    () => false,
  );
  const isInTime = await Promise.race([answer, late.promise]);
  clearTimeout(timer);
  return isInTime;
}

const digest = (text: string) => createHash('sha256').update(text).digest();

const bears = ({ headers }: FastifyRequest, token: string): boolean =>
  timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));
