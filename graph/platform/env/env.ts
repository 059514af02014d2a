import { resolve } from 'node:path';
import { defaultQueryLimits, type QueryLimits } from '../graphql/queryLimits.ts';
import { type Addresses, parseAddresses, parsePort } from '../http/parseAddresses.ts';
import { type StrictTransport, strictTransports } from '../http/strictTransports.ts';
import type { MediaBucket } from '../storage/MediaBucket.ts';
import { parseMediaUrl } from '../storage/parseMediaUrl.ts';
import type { LogFormat } from '../telemetry/logOptions.ts';
import { EnvironmentError, invalid } from './EnvironmentError.ts';
import { type GroupFounding, groupFounders } from './groupFounders.ts';
import type { MapTiles } from './MapTiles.ts';
import { parseDatabaseUrl, parseRedisUrl, parseReplicaUrls } from './parseDatabases.ts';
import { type MailSettings, parseMail } from './parseMail.ts';
import { type MapFilePlace, noMapFile, parseMapFile } from './parseMapFile.ts';
import { type ProviderSettings, parseProvider, requireSignIn } from './parseProvider.ts';
import { noAttribution, noTiles, parseTileAttribution, parseTileUrl } from './parseTiles.ts';
import { type PasswordPolicy, passwordPolicies } from './passwordPolicies.ts';
import { type SettingName, type SettingWithDefault, settings } from './settings.ts';
import { type SignUpMode, signUpModes } from './signUpModes.ts';

const UNITS = ['imperial', 'metric'] as const;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The points that one key may use in a window of `seconds`. */
export interface RateLimit {
  readonly points: number;
  readonly seconds: number;
}
export type RateLimitName =
  | 'reads'
  | 'writes'
  | 'texts'
  | 'signIns'
  | 'signUps'
  | 'applications'
  | 'failedSignIns'
  | 'mails'
  | 'notices'
  | 'uploads'
  | 'exports';
export type RateLimits = Readonly<Record<RateLimitName, RateLimit>>;

const DEFAULT_RATE_LIMITS: RateLimits = {
  reads: { points: 3000, seconds: MINUTE },
  writes: { points: 600, seconds: MINUTE },
  texts: { points: 2000, seconds: DAY },
  signIns: { points: 60, seconds: MINUTE },
  signUps: { points: 300, seconds: HOUR },
  applications: { points: 50, seconds: DAY },
  failedSignIns: { points: 10, seconds: 15 * MINUTE },
  mails: { points: 10, seconds: HOUR },
  notices: { points: 10, seconds: HOUR },
  uploads: { points: 120, seconds: MINUTE },
  exports: { points: 10, seconds: HOUR },
};

const NO_BUCKET =
  'MEDIA_URL is not the address of a bucket: write s3://key:secret@bucket/folder?region=eu-west-1, add &endpoint=https://host:port for a service other than Amazon S3, or unset it to store files under DATA_DIR.';
const NO_COLLECTOR =
  'OTEL_EXPORTER_OTLP_ENDPOINT is not the address of a collector: write http://host:4318, put its credentials in OTEL_EXPORTER_OTLP_HEADERS, or unset it.';

const SHORT_TOKEN = 'METRICS_TOKEN is too short to be a secret: give at least 16 characters.';

/** All settings of the environment, parsed and validated. */
export interface Env extends Addresses {
  /** 0: the system chooses a free port. */
  readonly port: number;
  /** Absent: the embedded PostgreSQL under `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** Streaming replicas of that database, for reads. */
  readonly replicaUrls: readonly string[];
  /** Absent: this process is the only node. */
  readonly redisUrl: string | undefined;
  /** Absolute path. */
  readonly dataDir: string;
  readonly demo: boolean;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  /** Absent: text in a terminal, else JSON. */
  readonly logFormat: LogFormat | undefined;
  /** Whether new passwords that are easy to guess are rejected. */
  readonly passwordPolicy: PasswordPolicy;
  readonly signUps: SignUpMode;
  /** Whether members found groups too. */
  readonly groupFounding: GroupFounding;
  /** Whether members can sign in by passwords. */
  readonly passwords: boolean;
  /** Absent: members sign in by passwords only. */
  readonly provider: ProviderSettings | undefined;
  /** The scope of HTTP Strict Transport Security. */
  readonly hsts: StrictTransport;
  /** The instance's default IANA zone. */
  readonly timeZone: string;
  /** The units of distances and climbs for visitors. Absent: the units of the browser's region. */
  readonly units: (typeof UNITS)[number] | undefined;
  readonly rateLimits: RateLimits;
  readonly queryLimits: QueryLimits;
  /** Whether this node runs background jobs. */
  readonly jobs: boolean;
  /** Whether GraphQL executes only the operations of the web client. */
  readonly persistedOnly: boolean;
  /** The bearer token for /metrics. Absent: /metrics is closed. */
  readonly metricsToken: string | undefined;
  /** The collector URL for traces by OTLP over HTTP. Absent: no tracing. */
  readonly tracesUrl: string | undefined;
  /** Absent: pictures are files under `dataDir`. */
  readonly mediaBucket: MediaBucket | undefined;
  /** The URL template of map tiles. Absent: routes have a plain background. */
  readonly tileUrl: string | undefined;
  readonly tileAttribution: Omit<MapTiles, 'url'> | undefined;
  /** The archive of a map. Absent: routes lie on tiles of TILE_URL or on a plain background. */
  readonly mapFile: MapFilePlace | undefined;
  /** Absent: the instance sends no mail. */
  readonly mail: MailSettings | undefined;
}

/**
 * Reads the settings of the process. An empty variable counts as absent.
 * @throws EnvironmentError that names the variable, its fault and the cure
 */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const read = (name: SettingName) => source[name]?.trim() || undefined;
  const given = (name: SettingWithDefault) => read(name) ?? settings[name].default;
  const databaseUrl = parseDatabaseUrl(read('DATABASE_URL'));
  const addresses = parseAddresses(read);
  const provider = parseProvider(read, addresses.publicUrl);
  return {
    port: parsePort(given('PORT')),
    ...addresses,
    databaseUrl,
    replicaUrls: parseReplicaUrls(read('DATABASE_REPLICA_URLS'), databaseUrl),
    redisUrl: parseRedisUrl(read('REDIS_URL')),
    dataDir: resolve(given('DATA_DIR')),
    demo: parseDemo(read('DEMO') ?? (databaseUrl || addresses.publicUrl ? '0' : '1')),
    logLevel: parseWord('LOG_LEVEL', given('LOG_LEVEL'), LOG_LEVELS),
    logFormat: parseLogFormat(read('LOG_FORMAT')),
    passwordPolicy: parseWord('PASSWORD_POLICY', given('PASSWORD_POLICY'), passwordPolicies),
    signUps: parseWord('SIGN_UPS', given('SIGN_UPS'), signUpModes),
    groupFounding: parseWord('GROUP_FOUNDING', given('GROUP_FOUNDING'), groupFounders),
    passwords: requireSignIn(parseSwitch('PASSWORDS', given('PASSWORDS')), provider),
    provider,
    hsts: parseWord('HSTS', given('HSTS'), strictTransports),
    timeZone: parseTimeZone(given('TIME_ZONE')),
    units: parseUnits(read('UNITS')),
    rateLimits: parseRateLimits(given('RATE_LIMITS')),
    queryLimits: parseQueryLimits(given('QUERY_LIMITS')),
    jobs: parseSwitch('JOBS', given('JOBS')),
    persistedOnly: parseSwitch('PERSISTED_ONLY', given('PERSISTED_ONLY')),
    metricsToken: parseGuarded(read('METRICS_TOKEN'), (text) => (text.length < 16 ? null : text), SHORT_TOKEN),
    tracesUrl: parseGuarded(read('OTEL_EXPORTER_OTLP_ENDPOINT'), tracesUrlOf, NO_COLLECTOR),
    mediaBucket: parseGuarded(read('MEDIA_URL'), parseMediaUrl, NO_BUCKET),
    tileUrl: parseGuarded(read('TILE_URL'), parseTileUrl, noTiles),
    tileAttribution: parseGuarded(read('TILE_ATTRIBUTION'), parseTileAttribution, noAttribution),
    mapFile: parseGuarded(read('MAP_FILE'), parseMapFile, noMapFile),
    mail: parseMail(read, addresses.publicUrl),
  };
}

/** Whether an npm script started this process. */
export function isRunByNpm(source: NodeJS.ProcessEnv = process.env): boolean {
  return Boolean(source.npm_lifecycle_event);
}

function parseDemo(text: string): boolean {
  if (text !== '0' && text !== '1')
    throw invalid('DEMO', text, 'use 1 for the demo community, or 0 for an empty community');
  return text === '1';
}

/** Parses a variable that can contain a secret. `refusal` is the error message, which omits the value. */
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

/** The traces URL of a collector, as OpenTelemetry defines it. Returns null if the text is not a collector address. */
function tracesUrlOf(collector: string): string | null {
  const url = URL.parse(collector);
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  if (!isWeb || url.username || url.password || url.search || url.hash) return null;
  return `${url.href.replace(/\/$/, '')}/v1/traces`;
}

function parseWord<Word extends string>(name: string, text: string, words: readonly Word[]): Word {
  const word = words.find((each) => each === text.toLowerCase());
  if (!word) throw invalid(name, text, `use one of ${words.join(', ')}`);
  return word;
}

function parseUnits(text: string | undefined): Env['units'] {
  return text === undefined ? undefined : parseWord('UNITS', text, UNITS);
}

function parseLogFormat(text: string | undefined): LogFormat | undefined {
  if (text === undefined || text === 'json' || text === 'text') return text;
  throw invalid('LOG_FORMAT', text, 'use json or text');
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
