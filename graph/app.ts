import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import type { MikroORM } from '@mikro-orm/postgresql';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Pool } from 'pg';
import type { Services } from './context.ts';
import type { Sql } from './database/sql.ts';
import { sqlOn } from './database/sql.ts';
import { mountDevelopers } from './developers/mountDevelopers.ts';
import type { Env } from './env.ts';
import { mountFiles } from './files.ts';
import { mountGraphQL } from './graphqlDoor.ts';
import { plainBodyBytes } from './lib/bodyLimits.ts';
import { answerError, parseJson } from './lib/httpErrors.ts';
import { limitGuesses } from './lib/limitGuesses.ts';
import { openToOtherSites } from './lib/openToOtherSites.ts';
import type { Documents } from './lib/persistedOperations.ts';
import { pubSubInMemory } from './lib/pubSub.ts';
import { pubSubOverRedis } from './lib/pubSubOverRedis.ts';
import { makeRateLimiter } from './lib/rateLimiter.ts';
import { redisLinks } from './lib/redisLinks.ts';
import { setSecurityHeaders } from './lib/setSecurityHeaders.ts';
import { asksForWebSocket } from './lib/upgrades.ts';
import { inboxIn } from './media/inbox.ts';
import { mountMedia } from './media/mediaDoor.ts';
import { openMediaStore } from './media/openMediaStore.ts';
import { keepNotifications } from './notifications/keepNotifications.ts';
import { makeMetrics } from './operations/metrics.ts';
import { mountOperations } from './operations/mountOperations.ts';
import { mountPlayground } from './playgroundDoor.ts';
import type { Backend } from './requestContext.ts';
import { mountRest } from './rest/rest.ts';
import { makeSchema } from './schema.ts';
import { mountSchema } from './schemaDoor.ts';
import { demoSignIn } from './seed/demoSignIn.ts';

/** How long a request may take to arrive, in milliseconds: a picture over a slow line, not a connection held open. */
const requestTimeout = 120_000;

/** Node takes no longer head of a request. */
const maximumAddressLength = 16 * 1024;

const contentSecurityPolicy = {
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    // The client's styles are written into the page as they are needed.
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:', 'https:', 'http:'],
    fontSrc: ["'self'", 'data:'],
    objectSrc: ["'none'"],
    frameAncestors: ["'none'"],
    upgradeInsecureRequests: null,
  },
};

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

async function makeBackend(app: FastifyInstance, { env, orm }: AppOptions, sql: Sql): Promise<Backend> {
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
    defaultTimeZone: env.timeZone,
    demoSignIn: env.demo ? demoSignIn : null,
  };
  return { orm, sql, services, publicUrl: env.publicUrl };
}

/**
 * Node closes the connections that are idle when the server is told to stop. Those that still send an answer are idle a
 * moment later, and would hold up the stop for as long as they are kept alive.
 */
function closeWhenIdle(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    const timer = setInterval(() => app.server.closeIdleConnections(), 50);
    app.server.once('close', () => clearInterval(timer));
  });
}

/** Builds the HTTP app: GraphQL at /graphql, the compatibility API under /api, pictures under /media, else the client. */
export async function makeApp(options: AppOptions): Promise<App> {
  const { env } = options;
  const app = fastify({
    logger: { level: env.logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: typeof env.trustProxy === 'number' ? trustHops(env.trustProxy) : env.trustProxy,
    bodyLimit: plainBodyBytes,
    requestTimeout,
    http: { shouldUpgradeCallback: asksForWebSocket },
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    // Addresses that no route is even looked up for.
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
    // A text that is too long for an id is one that nothing has: the routes say so themselves.
    routerOptions: { maxParamLength: maximumAddressLength },
  });
  closeWhenIdle(app);
  parseJson(app);
  app.setErrorHandler(answerError);
  await setSecurityHeaders(app, { contentSecurityPolicy, strictTransportSecurity: false });
  // Answers only: a compressed request could unpack to any size.
  await app.register(compress, { threshold: 1024, globalDecompression: false });
  await app.register(cookie);
  const pool: Pool = await options.orm.em.getConnection().getNativeClient();
  const metrics = makeMetrics(pool);
  const sql = metrics.timed(sqlOn(pool));
  const backend = await makeBackend(app, options, sql);
  mountOperations(app, { sql, metrics, metricsToken: env.metricsToken });
  const schema = makeSchema();
  openToOtherSites(app);
  mountSchema(app, schema);
  mountDevelopers(app, schema, env);
  if (!env.persistedOnly) await mountPlayground(app);
  await mountGraphQL(app, schema, { backend, env, metrics, documents: options.documents ?? new Map() });
  await app.register((api) => mountRest(api, backend), { prefix: '/api' });
  mountMedia(app, backend.services.media);
  keepNotifications(app, backend);
  app.addHook('onClose', async () => backend.services.media.close());
  await mountFiles(app, backend);
  return { http: app, backend };
}
