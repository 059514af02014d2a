import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { startAccountDeletions } from '../account/accountDeletions.ts';
import type { Services } from '../context.ts';
import { demoSignIn } from '../demo/demoSignIn.ts';
import type { Backend } from '../doors/request/requestContext.ts';
import type { Sql } from '../platform/database/sql.ts';
import { statementTimeoutOf } from '../platform/database/statementTimeoutOf.ts';
import type { Env } from '../platform/env/env.ts';
import type { MapTiles } from '../platform/env/MapTiles.ts';
import { defaultPace } from '../platform/http/clientPace.ts';
import { unsentBytes } from '../platform/http/unsentBytes.ts';
import { limitGuesses } from '../platform/limits/limitGuesses.ts';
import { makeRateLimiter } from '../platform/limits/rateLimiter.ts';
import { slowSignIns } from '../platform/limits/slowSignIns.ts';
import { pubSubInMemory } from '../platform/live/pubSub.ts';
import { pubSubOverRedis } from '../platform/live/pubSubOverRedis.ts';
import { redisConnections } from '../platform/live/redisConnections.ts';
import { gaugeReplicas } from '../platform/replicas/gaugeReplicas.ts';
import { openReplicas, type Replicas } from '../platform/replicas/openReplicas.ts';
import { bucketStore } from '../platform/storage/bucketStore.ts';
import { folderStore } from '../platform/storage/folderStore.ts';
import { inboxIn } from '../platform/storage/inbox.ts';
import type { MediaStore } from '../platform/storage/MediaStore.ts';
import type { Metrics } from '../platform/telemetry/metrics.ts';
import { securityLogOf } from '../platform/telemetry/securityLog.ts';
import type { AppOptions } from './AppOptions.ts';
import { makeLoaders } from './features.ts';

const openStreetMap = {
  attribution: '© OpenStreetMap contributors',
  attributionUrl: 'https://www.openstreetmap.org/copyright',
};

/** The map tiles beneath routes. Null if the operator has set none: then no other server is contacted. */
function mapTilesOf({ tileUrl, tileAttribution }: Pick<Env, 'tileUrl' | 'tileAttribution'>): MapTiles | null {
  return tileUrl === undefined ? null : { url: tileUrl, ...(tileAttribution ?? openStreetMap) };
}

/** The store of an instance: the bucket of MEDIA_URL, or else the folder `media` in DATA_DIR. */
async function openMediaStore(
  { dataDir, mediaBucket }: Pick<Env, 'dataDir' | 'mediaBucket'>,
  storeTimeout?: number,
): Promise<MediaStore> {
  return mediaBucket ? bucketStore(mediaBucket, storeTimeout) : folderStore(join(dataDir, 'media'));
}

/** Opens the replicas of the environment and closes them with the app. Null if there are none. */
export function replicasFor(
  app: FastifyInstance,
  { env }: AppOptions,
  primarySql: Sql,
  metrics: Metrics,
): Replicas | null {
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

export async function makeBackend(
  app: FastifyInstance,
  { env, orm, pace = defaultPace, unsent, storeTimeout }: AppOptions,
  { pool, sql, replicas }: { pool: Pool; sql: Sql; replicas: Replicas | null },
): Promise<Backend> {
  const redis = env.redisUrl ? redisConnections(env.redisUrl, app.log) : null;
  app.addHook('onClose', async () => redis?.close());
  // Created before the first await, because it listens for the event that the connection opens.
  const changes = redis ? pubSubOverRedis(redis) : pubSubInMemory();
  const limiter = makeRateLimiter(env.rateLimits, redis);
  const services: Services = {
    limiter,
    guesses: limitGuesses(limiter),
    slowSignIns: slowSignIns(redis),
    securityLog: securityLogOf(app.log, env.logLevel),
    media: await openMediaStore(env, storeTimeout),
    inbox: await inboxIn(`${env.dataDir}/incoming`),
    pace,
    unsent: unsentBytes(unsent),
    changes,
    replicas,
    accountDeletions: startAccountDeletions(app, pool),
    publicUrl: env.publicUrl,
    defaultTimeZone: env.timeZone,
    passwordPolicy: env.passwordPolicy,
    demoSignIn: env.demo ? demoSignIn : null,
    mapTiles: mapTilesOf(env),
    makeLoaders: (reader) => makeLoaders(reader, services),
  };
  return { orm, sql, services, publicUrl: env.publicUrl, units: env.units, answerBytes: env.queryLimits.bytes };
}
