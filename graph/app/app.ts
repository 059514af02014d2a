import 'reflect-metadata';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { mountGraphQL } from '../doors/graphql/graphqlDoor.ts';
import { mountPlayground } from '../doors/graphql/playgroundDoor.ts';
import { mountSchema } from '../doors/graphql/schemaDoor.ts';
import { mountMap } from '../doors/http/mapDoor.ts';
import { mountMedia } from '../doors/http/mediaDoor.ts';
import { sendRateLimits } from '../doors/http/rateLimitHeaders.ts';
import { mountDevelopers } from '../doors/pages/developersPage.ts';
import { mountFiles } from '../doors/pages/files.ts';
import { mountCalendars } from '../doors/pages/mountCalendars.ts';
import { mountInstancePages } from '../doors/pages/mountInstancePages.ts';
import { mountPublicLists } from '../doors/pages/mountPublicLists.ts';
import { mountSharing } from '../doors/pages/mountSharing.ts';
import { mountUnsubscribe } from '../doors/pages/mountUnsubscribe.ts';
import { priceReads } from '../doors/request/priceReads.ts';
import type { Backend } from '../doors/request/requestContext.ts';
import { mountRest } from '../doors/rest/rest.ts';
import { sqlOn } from '../platform/database/sqlOn.ts';
import { defaultCompileFrom } from '../platform/graphql/compiledExecution.ts';
import { allowCrossOrigin } from '../platform/http/allowCrossOrigin.ts';
import { closeResponses } from '../platform/http/closeResponses.ts';
import { drainRefused } from '../platform/http/drainRefused.ts';
import { answerError, parseJson } from '../platform/http/httpErrors.ts';
import { limitBodies } from '../platform/http/limitBodies.ts';
import { limitHeads } from '../platform/http/limitHeads.ts';
import { limitParsedBodies } from '../platform/http/limitParsedBodies.ts';
import { setSecurityHeaders } from '../platform/http/setSecurityHeaders.ts';
import { shedLoad } from '../platform/http/shedLoad.ts';
import { countUnsent, dropSilentReaders } from '../platform/http/unsentAnswers.ts';
import { gaugeJobs } from '../platform/jobs/gaugeJobs.ts';
import { makeMetrics } from '../platform/telemetry/metrics.ts';
import { mountOperations, operationsAddresses } from '../platform/telemetry/mountOperations.ts';
import type { Tracing } from '../platform/telemetry/Tracing.ts';
import type { AppOptions } from './AppOptions.ts';
import { makeBackend, replicasFor } from './backend.ts';
import { gaugeInstance } from './gaugeInstance.ts';
import { makeServer, policiesOf } from './httpServer.ts';
import { makeSchema } from './schema.ts';
import { runJobs } from './upkeep/runJobs.ts';

export interface App {
  http: FastifyInstance;
  backend: Backend;
}

/** Request tracing. The tracing module is loaded only if a collector is configured. */
async function traceRequests(app: FastifyInstance, { tracesUrl }: AppOptions['env']): Promise<Tracing | null> {
  if (!tracesUrl) return null;
  const { openTracing } = await import('../platform/telemetry/openTracing.ts');
  const tracing = openTracing({ url: tracesUrl, log: app.log });
  app.addHook('onClose', () => tracing.stop());
  tracing.traceRequests(app);
  return tracing;
}

/** Builds the HTTP app: GraphQL at /graphql, the compatibility API under /api, pictures under /media, else the client. */
export async function makeApp(options: AppOptions): Promise<App> {
  const { env } = options;
  const app = makeServer(env);
  const tracing = await traceRequests(app, env);
  parseJson(app);
  app.setErrorHandler(answerError);
  await setSecurityHeaders(app, { policies: policiesOf(env), publicUrl: env.publicUrl, hsts: env.hsts });
  // Compresses answers only: a compressed request could unpack to any size.
  await app.register(compress, { threshold: 1024, globalDecompression: false, encodings: ['br', 'gzip'] });
  await app.register(cookie);
  const pool: Pool = await options.orm.em.getConnection().getNativeClient();
  const metrics = makeMetrics(pool);
  gaugeInstance(metrics.registry, env.dataDir);
  const timed = metrics.timed(sqlOn(pool));
  const sql = tracing ? tracing.traceStatements(timed) : timed;
  const backend = await makeBackend(app, options, { pool, sql, replicas: replicasFor(app, options, sql, metrics) });
  gaugeJobs(metrics.registry, backend.services.jobs);
  mountOperations(app, { sql, metrics, metricsToken: env.metricsToken });
  const schema = makeSchema();
  allowCrossOrigin(app);
  sendRateLimits(app);
  dropSilentReaders(app, backend.services.pace);
  countUnsent(app, backend.services.unsent);
  limitParsedBodies(app);
  // Before `drainRefused`, so that a request leaves its slot before the rest of its body has arrived.
  shedLoad(app, { exempt: operationsAddresses, onRefusal: () => metrics.refusals.inc() });
  limitHeads(app);
  closeResponses(app);
  limitBodies(app);
  drainRefused(app);
  await app.register(async (manuals) => {
    priceReads(manuals, backend);
    mountSchema(manuals, schema);
    mountDevelopers(manuals, schema, env);
  });
  if (!env.persistedOnly) await mountPlayground(app);
  const { documents = new Map(), compileFrom = defaultCompileFrom } = options;
  await mountGraphQL(app, schema, { backend, env, metrics, tracing, documents, compileFrom });
  await app.register((api) => mountRest(api, backend), { prefix: '/api' });
  mountCalendars(app, backend);
  await app.register((links) => mountUnsubscribe(links, backend));
  mountInstancePages(app, backend);
  mountSharing(app, backend);
  mountPublicLists(app, backend);
  mountMedia(app, backend);
  mountMap(app, backend);
  runJobs(app, backend, env.jobs);
  app.addHook('onClose', async () => {
    backend.services.media.close();
    backend.services.mapArchive?.close();
  });
  await mountFiles(app, backend);
  return { http: app, backend };
}
