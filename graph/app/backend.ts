import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import type { Services } from '../context.ts';
import { demoSignIn } from '../demo/demoSignIn.ts';
import { mapPath } from '../doors/http/mapDoor.ts';
import type { Backend } from '../doors/request/requestContext.ts';
import { instanceChannel } from '../model/instance/InstanceSettings.ts';
import { type InstanceStore, instanceStore } from '../model/instance/instanceStore.ts';
import { fairSql } from '../platform/database/fairSql.ts';
import { followChannel } from '../platform/database/followChannel.ts';
import type { Sql } from '../platform/database/sql.ts';
import { statementTimeoutOf } from '../platform/database/statementTimeoutOf.ts';
import type { Env } from '../platform/env/env.ts';
import { defaultPace } from '../platform/http/clientPace.ts';
import { unsentBytes } from '../platform/http/unsentBytes.ts';
import { openJobQueue } from '../platform/jobs/jobQueue.ts';
import { limitGuesses } from '../platform/limits/limitGuesses.ts';
import { makeRateLimiter } from '../platform/limits/rateLimiter.ts';
import { slowSignIns } from '../platform/limits/slowSignIns.ts';
import { pubSubInMemory } from '../platform/live/pubSub.ts';
import { pubSubOverRedis } from '../platform/live/pubSubOverRedis.ts';
import { redisConnections } from '../platform/live/redisConnections.ts';
import { makeMailer } from '../platform/mail/mailer.ts';
import { openProvider } from '../platform/oidc/openProvider.ts';
import { gaugeReplicas } from '../platform/replicas/gaugeReplicas.ts';
import { openReplicas, type Replicas } from '../platform/replicas/openReplicas.ts';
import { bucketArchive } from '../platform/storage/bucketArchive.ts';
import { bucketStore } from '../platform/storage/bucketStore.ts';
import { diskSpaceOf } from '../platform/storage/diskSpace.ts';
import { fileArchive } from '../platform/storage/fileArchive.ts';
import { folderStore } from '../platform/storage/folderStore.ts';
import { inboxIn } from '../platform/storage/inbox.ts';
import { lastBackupAt } from '../platform/storage/lastBackup.ts';
import type { MapArchive } from '../platform/storage/MapArchive.ts';
import type { MediaStore } from '../platform/storage/MediaStore.ts';
import type { Metrics } from '../platform/telemetry/metrics.ts';
import { securityLogOf } from '../platform/telemetry/securityLog.ts';
import type { AppOptions } from './AppOptions.ts';
import { makeLoaders } from './features.ts';
import { jobs } from './upkeep/jobs.ts';

const openStreetMap = {
  attribution: '© OpenStreetMap contributors',
  attributionUrl: 'https://www.openstreetmap.org/copyright',
};

function openMapArchive({ mapFile }: Pick<Env, 'mapFile'>, storeTimeout?: number): MapArchive | null {
  if (!mapFile) return null;
  return 'path' in mapFile ? fileArchive(mapFile.path) : bucketArchive(mapFile, storeTimeout);
}

/** The maps beneath routes, as the operator has set them. Without tiles of another server, none is contacted. */
function mapsOf(env: AppOptions['env'], storeTimeout?: number): Pick<Services, 'mapTiles' | 'mapFile' | 'mapArchive'> {
  const credit = env.tileAttribution ?? openStreetMap;
  return {
    mapTiles: env.tileUrl === undefined ? null : { url: env.tileUrl, ...credit },
    mapFile: env.mapFile === undefined ? null : { url: mapPath, ...credit },
    mapArchive: openMapArchive(env, storeTimeout),
  };
}

/** The provider of OpenID Connect. Null if the operator has set none. */
const openProviderOf = ({ provider, publicUrl }: Pick<Env, 'provider' | 'publicUrl'>, log: FastifyInstance['log']) =>
  provider && publicUrl ? openProvider(provider, { publicUrl, log }) : null;

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

/** Keeps the settings of the instance up to date while the server listens. */
function openInstanceStore(app: FastifyInstance, { orm }: Pick<AppOptions, 'orm'>, sql: Sql): InstanceStore {
  const store = instanceStore(sql);
  app.addHook('onReady', () => store.refresh());
  app.addHook('onListen', async () => {
    const stop = followChannel(String(orm.config.get('clientUrl')), instanceChannel, {
      onNotice: () => store.refresh(),
      onError: (error) => app.log.warn({ err: error }, 'The settings of the instance cannot be followed'),
    });
    closings.push(stop);
  });
  const closings: (() => Promise<void>)[] = [];
  app.addHook('onClose', async () => {
    for (const stop of closings) await stop();
  });
  return store;
}

export async function makeBackend(
  app: FastifyInstance,
  { env, orm, pace = defaultPace, unsent, storeTimeout, jobPolling: polling }: AppOptions,
  { pool, sql, replicas }: { pool: Pool; sql: Sql; replicas: Replicas | null },
): Promise<Backend> {
  const redis = env.redisUrl ? redisConnections(env.redisUrl, app.log) : null;
  app.addHook('onClose', async () => redis?.close());
  // Created before the first await, because it listens for the event that the connection opens.
  const changes = redis ? pubSubOverRedis(redis) : pubSubInMemory();
  const limiter = makeRateLimiter(env.rateLimits, redis);
  const instance = openInstanceStore(app, { orm }, sql);
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
    jobs: openJobQueue({ pool, jobs, log: app.log, polling, host: () => backend }),
    mailer: env.mail ? makeMailer(env.mail, () => instance.current().name) : null,
    operatorMail: env.mail?.operator ?? null,
    publicUrl: env.publicUrl,
    instance,
    get defaultTimeZone() {
      return instance.current().timeZone ?? env.timeZone;
    },
    passwordPolicy: env.passwordPolicy,
    get signUps() {
      return instance.current().signUps ?? env.signUps;
    },
    groupFounding: env.groupFounding,
    get units() {
      return instance.current().units ?? env.units ?? null;
    },
    passwords: env.passwords,
    provider: openProviderOf(env, app.log),
    demoSignIn: env.demo ? demoSignIn : null,
    ...mapsOf(env, storeTimeout),
    lastBackupAt: () => lastBackupAt(env.dataDir),
    diskSpace: () => diskSpaceOf(env.dataDir),
    isRedisReachable: async () => redis?.isReachable() ?? null,
    fairSql: fairSql(),
    get nodeSql() {
      return services.fairSql(backend.sql, { key: 'node', address: 'node' });
    },
    makeLoaders: (reader) => makeLoaders(reader, services),
  };
  const backend: Backend = {
    orm,
    sql,
    services,
    publicUrl: env.publicUrl,
    get units() {
      return services.units ?? undefined;
    },
    answerBytes: env.queryLimits.bytes,
  };
  return backend;
}
