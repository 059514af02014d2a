import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Sql, statement } from '../database/sql.ts';
import { noSuchRoute } from '../http/httpErrors.ts';
import type { Metrics } from './metrics.ts';

/** The timeout of the readiness check, in milliseconds. */
const timeout = 2_000;

const answerStatement = statement('operations.answer', 'select 1');

/** Paths that are served even under overload, when operators need them most. */
export const operationsAddresses: ReadonlySet<string> = new Set(['/health/live', '/health/ready', '/metrics']);

interface Operations {
  readonly sql: Sql;
  readonly metrics: Metrics;
  /** The bearer token for /metrics. Undefined: /metrics is closed. */
  readonly metricsToken: string | undefined;
}

/** Mounts health checks and metrics. They contain no data of members. */
export function mountOperations(app: FastifyInstance, { sql, metrics, metricsToken }: Operations): void {
  app.addHook('onResponse', async (request, reply) => {
    // All unknown paths share one series.
    const labels = { method: request.method, route: request.routeOptions.url ?? 'none', status: reply.statusCode };
    metrics.requests.observe(labels, reply.elapsedTime / 1000);
  });
  // Any response shows that the process is alive.
  app.get('/health/live', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'live' }));
  // Concurrent probes share one query, so they use one connection.
  let pending: Promise<boolean> | null = null;
  app.get('/health/ready', async (_request, reply) => {
    pending ??= isDatabaseReady(sql).finally(() => {
      pending = null;
    });
    const isReady = await pending;
    const status = isReady ? 'ready' : 'The database does not answer';
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status });
  });
  app.get('/metrics', async (request, reply) => {
    // Without the token the page does not exist.
    if (!metricsToken || !bears(request, metricsToken)) throw noSuchRoute(request);
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.registry.contentType)
      .send(await metrics.text());
  });
}

async function isDatabaseReady(sql: Sql): Promise<boolean> {
  const late = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => late.resolve(false), timeout);
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
