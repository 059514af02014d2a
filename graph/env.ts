import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { isAddressRange } from './lib/isAddressRange.ts';
import type { QueryLimits } from './lib/queryLimits.ts';
import { defaultQueryLimits } from './lib/queryLimits.ts';
import type { MediaBucket } from './media/MediaBucket.ts';
import { parseMediaUrl } from './media/parseMediaUrl.ts';
import { tracesUrlOf } from './operations/tracesUrlOf.ts';
import type { MapTiles } from './routes/MapTiles.ts';
import { noAttribution, noTiles, parseTileAttribution, parseTileUrl } from './routes/parseTiles.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** What one key may spend in a window of `seconds`. */
export interface RateLimit {
  readonly points: number;
  readonly seconds: number;
}
export type RateLimitName = 'reads' | 'writes' | 'signIns' | 'signUps' | 'failedSignIns' | 'uploads';
export type RateLimits = Readonly<Record<RateLimitName, RateLimit>>;

const DEFAULT_RATE_LIMITS: RateLimits = {
  reads: { points: 3000, seconds: MINUTE },
  writes: { points: 600, seconds: MINUTE },
  signIns: { points: 60, seconds: MINUTE },
  signUps: { points: 300, seconds: HOUR },
  failedSignIns: { points: 10, seconds: 15 * MINUTE },
  uploads: { points: 120, seconds: MINUTE },
};

const NO_BUCKET =
  'MEDIA_URL is not the address of a bucket: write s3://key:secret@bucket/folder?region=eu-west-1, with &endpoint=https://host:port for a service other than Amazon S3, or unset it for files under DATA_DIR.';
const NO_COLLECTOR =
  'OTEL_EXPORTER_OTLP_ENDPOINT is not the address of a collector: write http://host:4318, with what it asks for in OTEL_EXPORTER_OTLP_HEADERS, or unset it.';

const SHORT_TOKEN = 'METRICS_TOKEN is too short to be a secret: give at least 16 characters.';

/** Everything the environment decides, parsed and checked. */
export interface Env {
  /** 0 lets the system choose a free port. */
  readonly port: number;
  readonly host: string;
  /** Absent: the embedded PostgreSQL under `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** Streaming replicas of that database, which answer reads. */
  readonly replicaUrls: readonly string[];
  /** Absent: this process is the only node. */
  readonly redisUrl: string | undefined;
  /** Absolute path. */
  readonly dataDir: string;
  /** An origin without a trailing slash. Absent: the request's own host. */
  readonly publicUrl: string | undefined;
  readonly demo: boolean;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  /** Fastify's `trustProxy`: all, none, a number of hops, or addresses and CIDR ranges. */
  readonly trustProxy: boolean | number | string[];
  /** The instance's default IANA zone. */
  readonly timeZone: string;
  readonly rateLimits: RateLimits;
  readonly queryLimits: QueryLimits;
  /** Whether GraphQL answers the operations of the web client only. */
  readonly persistedOnly: boolean;
  /** Who bears it may read /metrics. Absent: nobody. */
  readonly metricsToken: string | undefined;
  /** Where a collector takes traces by OTLP over HTTP. Absent: none are made. */
  readonly tracesUrl: string | undefined;
  /** Absent: pictures are files under `dataDir`. */
  readonly mediaBucket: MediaBucket | undefined;
  /** Where map tiles come from. Absent: routes have a plain ground. */
  readonly tileUrl: string | undefined;
  readonly tileAttribution: Omit<MapTiles, 'url'> | undefined;
}

/** A setting that must be mended before the server can start; the message is one line with the cure. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

/**
 * Reads the settings of the process; an empty variable counts as absent.
 * @throws EnvironmentError naming the variable, what is wrong with it and the cure
 */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const read = (name: string) => source[name]?.trim() || undefined;
  const databaseUrl = parseDatabaseUrl(read('DATABASE_URL'));
  return {
    port: parsePort(read('PORT') ?? '4000'),
    host: parseHost(read('HOST') ?? '127.0.0.1'),
    databaseUrl,
    replicaUrls: parseReplicaUrls(read('DATABASE_REPLICA_URLS'), databaseUrl),
    redisUrl: parseRedisUrl(read('REDIS_URL')),
    dataDir: resolve(read('DATA_DIR') ?? '.data'),
    publicUrl: parsePublicUrl(read('PUBLIC_URL')),
    demo: parseDemo(read('DEMO') ?? (databaseUrl ? '0' : '1')),
    logLevel: parseLogLevel(read('LOG_LEVEL') ?? 'info'),
    trustProxy: parseTrustProxy(read('TRUST_PROXY') ?? 'off'),
    timeZone: parseTimeZone(read('TIME_ZONE') ?? 'UTC'),
    rateLimits: parseRateLimits(read('RATE_LIMITS') ?? '{}'),
    queryLimits: parseQueryLimits(read('QUERY_LIMITS') ?? '{}'),
    persistedOnly: parseSwitch('PERSISTED_ONLY', read('PERSISTED_ONLY') ?? 'off'),
    metricsToken: parseGuarded(read('METRICS_TOKEN'), (text) => (text.length < 16 ? null : text), SHORT_TOKEN),
    tracesUrl: parseGuarded(read('OTEL_EXPORTER_OTLP_ENDPOINT'), tracesUrlOf, NO_COLLECTOR),
    mediaBucket: parseGuarded(read('MEDIA_URL'), parseMediaUrl, NO_BUCKET),
    tileUrl: parseGuarded(read('TILE_URL'), parseTileUrl, noTiles),
    tileAttribution: parseGuarded(read('TILE_ATTRIBUTION'), parseTileAttribution, noAttribution),
  };
}

/** Whether an npm script started this process. */
export function isRunByNpm(source: NodeJS.ProcessEnv = process.env): boolean {
  return Boolean(source.npm_lifecycle_event);
}

function parsePort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) {
    throw invalid('PORT', text, 'use a whole number from 0 (any free port) to 65535, such as 4000');
  }
  return port;
}

function parseHost(text: string): string {
  const isName = /^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(text) && !/^[\d.]+$/.test(text);
  if (!isIP(text) && !isName)
    throw invalid('HOST', text, 'use an address or a host name, such as 127.0.0.1 or 0.0.0.0');
  return text;
}

function isDatabaseUrl(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^postgres(ql)?:$/.test(url.protocol) && url.pathname.length > 1;
}

function parseDatabaseUrl(text: string | undefined): string | undefined {
  if (!text || isDatabaseUrl(text)) return text;
  // The value stays out of the message: it may hold a password.
  throw new EnvironmentError(
    'DATABASE_URL is not a PostgreSQL address: write postgres://user:password@host:5432/database, or unset it for the embedded database.',
  );
}

function parseReplicaUrls(text: string | undefined, databaseUrl: string | undefined): string[] {
  const urls = text?.split(',').map((url) => url.trim()) ?? [];
  if (urls.length > 0 && !databaseUrl) {
    throw new EnvironmentError(
      'DATABASE_REPLICA_URLS is set, but the embedded database has no replicas: set DATABASE_URL to their primary, or unset it.',
    );
  }
  if (urls.every(isDatabaseUrl)) return urls;
  throw new EnvironmentError(
    'DATABASE_REPLICA_URLS holds what is no PostgreSQL address: write one postgres://user:password@host:5432/database for each replica, with commas between them, or unset it.',
  );
}

function parseRedisUrl(text: string | undefined): string | undefined {
  if (!text) return undefined;
  const url = URL.parse(text);
  const hasScheme = url?.protocol === 'redis:' || url?.protocol === 'rediss:';
  if (hasScheme && url.hostname && /^(\/\d*)?$/.test(url.pathname)) return text;
  // As with DATABASE_URL the value stays out of the message.
  throw new EnvironmentError(
    'REDIS_URL is not the address of a Redis: write redis://user:password@host:6379/0, or unset it where there is one node.',
  );
}

function parsePublicUrl(text: string | undefined): string | undefined {
  if (!text) return undefined;
  const url = URL.parse(text);
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  if (!isWeb || url.username || url.password || url.pathname !== '/' || url.search || url.hash) {
    throw new EnvironmentError(
      'PUBLIC_URL is not a web origin: write scheme and host without a path, such as https://cycle.example.',
    );
  }
  return url.origin;
}

function parseDemo(text: string): boolean {
  if (text !== '0' && text !== '1') throw invalid('DEMO', text, 'use 1 for the demo community or 0 for an empty one');
  return text === '1';
}

/** What a text that may hold a secret stands for; `refusal`, which leaves the text out, is said of one that stands for nothing. */
function parseGuarded<Value>(
  text: string | undefined,
  parse: (text: string) => Value | null | undefined,
  refusal: string,
): Value | undefined {
  if (!text) return undefined;
  const value = parse(text);
  if (value) return value;
  throw new EnvironmentError(refusal);
}

function parseLogLevel(text: string): Env['logLevel'] {
  const level = LOG_LEVELS.find((each) => each === text.toLowerCase());
  if (!level) throw invalid('LOG_LEVEL', text, `use one of ${LOG_LEVELS.join(', ')}`);
  return level;
}

function parseTrustProxy(text: string): Env['trustProxy'] {
  if (text === 'off') return false;
  if (text === 'on') return true;
  if (/^\d{1,2}$/.test(text)) return Number(text);
  const ranges = text.split(',').map((range) => range.trim());
  if (!ranges.every(isAddressRange)) {
    throw invalid('TRUST_PROXY', text, 'use off, on, a number of hops, or addresses such as 10.0.0.0/8,::1');
  }
  return ranges;
}

function parseTimeZone(text: string): string {
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions();
    if (!/^[+-]/.test(timeZone)) return timeZone;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  throw invalid('TIME_ZONE', text, 'use an IANA name, such as UTC or Europe/Berlin');
}

function parseRateLimits(text: string): RateLimits {
  const overrides = parseJsonObject(text);
  if (!overrides) {
    throw invalid(
      'RATE_LIMITS',
      text,
      'use a JSON object, such as {"reads":5000,"signUps":{"points":50,"seconds":3600}}',
    );
  }
  const limits: Record<RateLimitName, RateLimit> = { ...DEFAULT_RATE_LIMITS };
  for (const [name, value] of Object.entries(overrides)) {
    if (!isRateLimitName(name)) {
      throw invalid('RATE_LIMITS', name, `the names are ${Object.keys(DEFAULT_RATE_LIMITS).join(', ')}`);
    }
    limits[name] = parseRateLimit(name, value);
  }
  return limits;
}

function isRateLimitName(name: string): name is RateLimitName {
  return Object.hasOwn(DEFAULT_RATE_LIMITS, name);
}

function parseRateLimit(name: RateLimitName, value: unknown): RateLimit {
  const given = isRecord(value) ? value : { points: value };
  const { points, seconds = DEFAULT_RATE_LIMITS[name].seconds, ...others } = given;
  if (!isCount(points) || !isCount(seconds) || Object.keys(others).length > 0) {
    throw new EnvironmentError(
      `RATE_LIMITS has an invalid "${name}": give whole numbers from 1, as {"${name}":100} or {"${name}":{"points":100,"seconds":60}}.`,
    );
  }
  return { points, seconds };
}

function parseQueryLimits(text: string): QueryLimits {
  const overrides = parseJsonObject(text);
  if (!overrides) throw invalid('QUERY_LIMITS', text, 'use a JSON object, such as {"cost":2000,"seconds":5}');
  for (const [name, value] of Object.entries(overrides)) {
    if (!Object.hasOwn(defaultQueryLimits, name)) {
      throw invalid('QUERY_LIMITS', name, `the names are ${Object.keys(defaultQueryLimits).join(', ')}`);
    }
    if (!isCount(value)) {
      throw new EnvironmentError(
        `QUERY_LIMITS has an invalid "${name}": give a whole number from 1, as {"${name}":100}.`,
      );
    }
  }
  return { ...defaultQueryLimits, ...overrides };
}

function parseSwitch(name: string, text: string): boolean {
  if (text !== 'on' && text !== 'off') throw invalid(name, text, 'use on or off');
  return text === 'on';
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 1;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parseJsonObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function invalid(name: string, value: string, cure: string): EnvironmentError {
  // JSON escapes line breaks, which keeps the message on one line.
  const shown = JSON.stringify(value.length > 80 ? `${value.slice(0, 80)}…` : value);
  return new EnvironmentError(`${name} is ${shown}: ${cure}.`);
}
