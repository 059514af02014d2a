import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import type { MikroORM } from '@mikro-orm/postgresql';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Pool } from 'pg';
import { mountCalendars } from './calendars/mountCalendars.ts';
import type { Services } from './context.ts';
import type { Sql } from './database/sql.ts';
import { sqlOn } from './database/sql.ts';
import { statementTimeoutOf } from './database/statementTimeoutOf.ts';
import { mountDevelopers } from './developers/mountDevelopers.ts';
import type { Env } from './env.ts';
import { mountFiles } from './files.ts';
import { mountGraphQL } from './graphqlDoor.ts';
import { plainBodyBytes } from './lib/bodyLimits.ts';
import { answerError, parseJson } from './lib/httpErrors.ts';
import { limitGuesses } from './lib/limitGuesses.ts';
import { logOptions } from './lib/logOptions.ts';
import { openToOtherSites } from './lib/openToOtherSites.ts';
import type { Documents } from './lib/persistedOperations.ts';
import { pubSubInMemory } from './lib/pubSub.ts';
import { pubSubOverRedis } from './lib/pubSubOverRedis.ts';
import { makeRateLimiter } from './lib/rateLimiter.ts';
import { redisLinks } from './lib/redisLinks.ts';
import { setSecurityHeaders } from './lib/setSecurityHeaders.ts';
import { shedLoad } from './lib/shedLoad.ts';
import { asksForWebSocket } from './lib/upgrades.ts';
import { inboxIn } from './media/inbox.ts';
import { mountMedia } from './media/mediaDoor.ts';
import { openMediaStore } from './media/openMediaStore.ts';
import { keepNotifications } from './notifications/keepNotifications.ts';
import type { Metrics } from './operations/metrics.ts';
import { makeMetrics } from './operations/metrics.ts';
import { mountOperations, operationsAddresses } from './operations/mountOperations.ts';
import type { Tracing } from './operations/Tracing.ts';
import { mountPlayground } from './playgroundDoor.ts';
import { gaugeReplicas } from './replicas/gaugeReplicas.ts';
import type { Replicas } from './replicas/openReplicas.ts';
import { openReplicas } from './replicas/openReplicas.ts';
import type { Backend } from './requestContext.ts';
import { mountRest } from './rest/rest.ts';
import { mapTilesOf } from './routes/mapTilesOf.ts';
import { tileOrigin } from './routes/parseTiles.ts';
import { makeSchema } from './schema.ts';
import { mountSchema } from './schemaDoor.ts';
import { demoSignIn } from './seed/demoSignIn.ts';
import { mountSharing } from './sharing/mountSharing.ts';

/** How long a request may take to arrive, in milliseconds: a picture over a slow line, not a connection held open. */
const requestTimeout = 120_000;

/** Node takes no longer head of a request. */
const maximumAddressLength = 16 * 1024;

const policyOf = ({ tileUrl }: Pick<Env, 'tileUrl'>) => ({
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    // The client's styles are written into the page as they are needed.
    styleSrc: ["'self'", "'unsafe-inline'"],
    // Posts may show pictures of other sites. The tiles are named besides, so that they stay when those go.
    imgSrc: ["'self'", 'data:', 'blob:', 'https:', 'http:', ...(tileUrl ? [tileOrigin(tileUrl)] : [])],
    fontSrc: ["'self'", 'data:'],
    objectSrc: ["'none'"],
    frameAncestors: ["'none'"],
    upgradeInsecureRequests: null,
  },
});

/** No page frames ours, old browsers included. To stay with https is said to those alone who come by it. */
const policiesOf = (env: AppOptions['env']) => ({
  contentSecurityPolicy: policyOf(env),
  frameguard: { action: 'deny' as const },
  strictTransportSecurity: false,
});

export interface AppOptions {
  env: Omit<Env, 'databaseUrl' | 'host' | 'port'>;
  orm: MikroORM;
  /** The operations of the web client, by their hashes. */
  documents?: Documents;
}

/** Trusts as many proxies as stand between the caller and us. */
const trustHops = (count: number) => (_address: string, hop: number) => hop < count;

export interface App {
  http: FastifyInstance;
  backend: Backend;
}

/** Opens the replicas of the environment, to be closed with the app; null where there are none. */
function replicasFor(app: FastifyInstance, { env }: AppOptions, primarySql: Sql, metrics: Metrics): Replicas | null {
  if (env.replicaUrls.length === 0) return null;
  const replicas = openReplicas(env.replicaUrls, {
    primarySql,
    timed: metrics.timed,
    statementTimeout: statementTimeoutOf(env),
    log: app.log,
  });
  gaugeReplicas(metrics.registry, replicas);
  app.addHook('onClose', () => replicas.close());
  return replicas;
}

async function makeBackend(
  app: FastifyInstance,
  { env, orm }: AppOptions,
  { sql, replicas }: { sql: Sql; replicas: Replicas | null },
): Promise<Backend> {
  const redis = env.redisUrl ? redisLinks(env.redisUrl, app.log) : null;
  app.addHook('onClose', async () => redis?.close());
  // Before anything is waited for: it must hear that the connection is there.
  const changes = redis ? pubSubOverRedis(redis) : pubSubInMemory();
  const limiter = makeRateLimiter(env.rateLimits, redis);
  const services: Services = {
    limiter,
    guesses: limitGuesses(limiter),
    media: await openMediaStore(env),
    inbox: await inboxIn(`${env.dataDir}/incoming`),
    changes,
    replicas,
    defaultTimeZone: env.timeZone,
    demoSignIn: env.demo ? demoSignIn : null,
    mapTiles: mapTilesOf(env),
  };
  return { orm, sql, services, publicUrl: env.publicUrl };
}

/** Traces of what an app does, where there is a collector for them; nothing of it is loaded where there is none. */
async function traceRequests(app: FastifyInstance, { tracesUrl }: AppOptions['env']): Promise<Tracing | null> {
  if (!tracesUrl) return null;
  const { openTracing } = await import('./operations/openTracing.ts');
  const tracing = openTracing({ url: tracesUrl, log: app.log });
  app.addHook('onClose', () => tracing.stop());
  tracing.followRequests(app);
  return tracing;
}

/**
 * Node closes the connections that are idle when the server is told to stop. Those that still send an answer are idle a
 * moment later, and those that browsers open for later count as busy: they would hold up the stop for minutes.
 */
function closeWhenIdle(app: FastifyInstance): void {
  const sockets = new Set<Socket>();
  app.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  app.addHook('preClose', async () => {
    const timer = setInterval(() => {
      app.server.closeIdleConnections();
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    }, 50);
    app.server.once('close', () => clearInterval(timer));
  });
}

/** Builds the HTTP app: GraphQL at /graphql, the compatibility API under /api, pictures under /media, else the client. */
export async function makeApp(options: AppOptions): Promise<App> {
  const { env } = options;
  const app = fastify({
    logger: logOptions(env.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: typeof env.trustProxy === 'number' ? trustHops(env.trustProxy) : env.trustProxy,
    bodyLimit: plainBodyBytes,
    requestTimeout,
    http: { shouldUpgradeCallback: asksForWebSocket },
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    // What comes on a connection that is about to close is still answered.
    return503OnClosing: false,
    // Addresses that no route is even looked up for.
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
    // A text that is too long for an id is one that nothing has: the routes say so themselves.
    routerOptions: { maxParamLength: maximumAddressLength },
  });
  closeWhenIdle(app);
  const tracing = await traceRequests(app, env);
  parseJson(app);
  app.setErrorHandler(answerError);
  await setSecurityHeaders(app, { policies: policiesOf(env), publicUrl: env.publicUrl });
  // Answers only: a compressed request could unpack to any size.
  await app.register(compress, { threshold: 1024, globalDecompression: false });
  await app.register(cookie);
  const pool: Pool = await options.orm.em.getConnection().getNativeClient();
  const metrics = makeMetrics(pool);
  const timed = metrics.timed(sqlOn(pool));
  const sql = tracing ? tracing.statements(timed) : timed;
  const backend = await makeBackend(app, options, { sql, replicas: replicasFor(app, options, sql, metrics) });
  mountOperations(app, { sql, metrics, metricsToken: env.metricsToken });
  const schema = makeSchema();
  openToOtherSites(app);
  shedLoad(app, { spared: operationsAddresses, refused: () => metrics.refusals.inc() });
  mountSchema(app, schema);
  mountDevelopers(app, schema, env);
  if (!env.persistedOnly) await mountPlayground(app);
  await mountGraphQL(app, schema, { backend, env, metrics, tracing, documents: options.documents ?? new Map() });
  await app.register((api) => mountRest(api, backend), { prefix: '/api' });
  mountCalendars(app, backend);
  mountSharing(app, backend);
  mountMedia(app, backend.services.media);
  keepNotifications(app, backend);
  app.addHook('onClose', async () => backend.services.media.close());
  await mountFiles(app, backend);
  return { http: app, backend };
}
