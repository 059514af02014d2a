import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import type { MikroORM } from '@mikro-orm/postgresql';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Services } from './context.ts';
import { sqlOn } from './database/sql.ts';
import type { Env } from './env.ts';
import { mountFiles } from './files.ts';
import { mountGraphQL } from './graphqlDoor.ts';
import { plainBodyBytes } from './lib/bodyLimits.ts';
import { answerError, parseJson } from './lib/httpErrors.ts';
import { newId } from './lib/ids.ts';
import { rateLimiterInMemory } from './lib/rateLimiter.ts';
import { inboxIn } from './media/inbox.ts';
import { mountMedia } from './media/mediaDoor.ts';
import { openMediaStore } from './media/openMediaStore.ts';
import type { Backend } from './requestContext.ts';
import { mountRest } from './rest/rest.ts';
import { makeSchema } from './schema.ts';
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
    objectSrc: ["'none'"],
    frameAncestors: ["'none'"],
    upgradeInsecureRequests: null,
  },
};

export interface AppOptions {
  env: Pick<
    Env,
    'dataDir' | 'demo' | 'logLevel' | 'mediaBucket' | 'publicUrl' | 'rateLimits' | 'timeZone' | 'trustProxy'
  >;
  orm: MikroORM;
}

/** Trusts as many proxies as stand between the caller and us. */
const trustHops = (count: number) => (_address: string, hop: number) => hop < count;

export interface App {
  http: FastifyInstance;
  backend: Backend;
}

async function makeBackend({ env, orm }: AppOptions): Promise<Backend> {
  const services: Services = {
    limiter: rateLimiterInMemory(env.rateLimits),
    media: await openMediaStore(env),
    inbox: await inboxIn(`${env.dataDir}/incoming`),
    defaultTimeZone: env.timeZone,
    demoSignIn: env.demo ? demoSignIn : null,
  };
  return { orm, sql: sqlOn(await orm.em.getConnection().getNativeClient()), services, publicUrl: env.publicUrl };
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
    genReqId: newId,
    requestIdHeader: false,
    // Addresses that no route is even looked up for.
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
    // A text that is too long for an id is one that nothing has: the routes say so themselves.
    routerOptions: { maxParamLength: maximumAddressLength },
  });
  parseJson(app);
  app.setErrorHandler(answerError);
  await app.register(helmet, { contentSecurityPolicy, strictTransportSecurity: false });
  // Answers only: a compressed request could unpack to any size.
  await app.register(compress, { threshold: 1024, globalDecompression: false });
  await app.register(cookie);
  const backend = await makeBackend(options);
  await mountGraphQL(app, makeSchema(), backend);
  await app.register((api) => mountRest(api, backend), { prefix: '/api' });
  mountMedia(app, backend.services.media);
  app.addHook('onClose', async () => backend.services.media.close());
  await mountFiles(app);
  return { http: app, backend };
}
