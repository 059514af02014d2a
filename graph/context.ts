import type { EntityManager } from '@mikro-orm/postgresql';
import type { Reader } from './model/reader.ts';
import type { MapTiles } from './platform/env/MapTiles.ts';
import type { PasswordPolicy } from './platform/env/passwordPolicies.ts';
import type { OperationCost } from './platform/graphql/costOf.ts';
import type { OperationClock } from './platform/graphql/operationClock.ts';
import type { ClientPace } from './platform/http/clientPace.ts';
import type { UnsentBytes } from './platform/http/unsentBytes.ts';
import type { Access } from './platform/lib/access.ts';
import type { Viewer } from './platform/lib/allow.ts';
import type { Guesses } from './platform/limits/limitGuesses.ts';
import type { RateLimiter, Share } from './platform/limits/rateLimiter.ts';
import type { SlowSignIns } from './platform/limits/slowSignIns.ts';
import type { PubSub } from './platform/live/pubSub.ts';
import type { Replicas } from './platform/replicas/openReplicas.ts';
import type { Inbox } from './platform/storage/inbox.ts';
import type { MediaStore } from './platform/storage/MediaStore.ts';
import type { SecurityLog } from './platform/telemetry/securityLog.ts';

/** The data loaders of one request. The register declares each by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface Load {}

/** The services of the instance, shared by all requests. */
export interface Services {
  readonly limiter: RateLimiter;
  readonly guesses: Guesses;
  slowSignIns: SlowSignIns;
  readonly securityLog: SecurityLog;
  readonly media: MediaStore;
  /** Delivers changes to live subscriptions. */
  readonly changes: PubSub;
  readonly inbox: Inbox;
  readonly pace: ClientPace;
  /** Limits the memory of responses and events that clients have not read. */
  readonly unsent: UnsentBytes;
  /** Null without streaming replicas: all reads go to the primary. */
  readonly replicas: Replicas | null;
  /** Deletes the rows of accounts that their members have deleted. */
  readonly accountDeletions: { start(): void };
  /** Makes the data loaders of a new request, for its viewer. */
  makeLoaders(reader: Reader): Load;
  /** The public origin of the instance. Undefined if PUBLIC_URL is not set. */
  readonly publicUrl: string | undefined;
  readonly defaultTimeZone: string;
  readonly passwordPolicy: PasswordPolicy;
  /** The sign-in of the demo community. Null outside demo instances. */
  readonly demoSignIn: { username: string; password: string } | null;
  /** The map tiles that clients may draw under routes. Null if TILE_URL is not set. */
  readonly mapTiles: MapTiles | null;
}

/** Reads and changes the caller's session cookie. */
export interface SessionCookie {
  /** The token of the cookie, valid or not. Null without a cookie. */
  readonly token: string | null;
  /** The User-Agent of the caller. Null if the caller sends none. */
  readonly device: string | null;
  set(token: string): void;
  clear(): void;
}

/** One per request, the same for GraphQL and REST. */
export interface Context extends Reader {
  readonly em: EntityManager;
  readonly load: Load;
  readonly services: Services;
  readonly cookie: SessionCookie;
  readonly requestId: string;
  /** The caller's network address, the key of limits for visitors. */
  readonly address: string;
  /** Measures the request's operation without the time that it waits in queues. */
  readonly clock: OperationClock;
  /** The session or access token that authenticates the request. Null for visitors. */
  readonly access: Access | null;
  /** The rate limit that was charged last. Null if no limit counts the request. */
  share: Share | null;
  /** The cost of the request's GraphQL operation. Null without one. */
  cost: OperationCost | null;
  /** Whether a valid Bearer token authenticates the request. Browsers never send one for a page of another site. */
  readonly isByBearer: boolean;
  /** Whether the request has an invalid Bearer token and no valid cookie. */
  readonly hasInvalidToken: boolean;
  /** The viewer and loaders for the rest of a request that has just signed someone in. */
  as(viewer: Viewer): Pick<Context, 'viewer' | 'load'>;
}

/** Clears the loaders of the request, so that later reads see the write of the verb. */
export function clearLoaders(ctx: Context): void {
  for (const loader of Object.values<{ clearAll(): void }>({ ...ctx.load })) loader.clearAll();
}
