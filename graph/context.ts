import type { EntityManager } from '@mikro-orm/postgresql';
import type { InstanceStore } from './model/instance/instanceStore.ts';
import type { ByOperator } from './model/operators/noteAct.ts';
import type { OperatorAccess } from './model/operators/OperatorAccess.ts';
import type { Reader } from './model/reader.ts';
import type { Units } from './model/users/User.ts';
import type { FairSql } from './platform/database/fairSql.ts';
import type { Sql } from './platform/database/sql.ts';
import type { GroupFounding } from './platform/env/groupFounders.ts';
import type { MapFile } from './platform/env/MapFile.ts';
import type { MapTiles } from './platform/env/MapTiles.ts';
import type { PasswordPolicy } from './platform/env/passwordPolicies.ts';
import type { SignUpMode } from './platform/env/signUpModes.ts';
import type { OperationCost } from './platform/graphql/costOf.ts';
import type { OperationClock } from './platform/graphql/operationClock.ts';
import type { ClientPace } from './platform/http/clientPace.ts';
import type { UnsentBytes } from './platform/http/unsentBytes.ts';
import type { JobQueue } from './platform/jobs/jobQueue.ts';
import type { Access } from './platform/lib/access.ts';
import type { Viewer } from './platform/lib/allow.ts';
import { DomainError } from './platform/lib/errors.ts';
import type { Guesses } from './platform/limits/limitGuesses.ts';
import type { RateLimiter, Share } from './platform/limits/rateLimiter.ts';
import type { SlowSignIns } from './platform/limits/slowSignIns.ts';
import type { PubSub } from './platform/live/pubSub.ts';
import type { Mailer } from './platform/mail/mailer.ts';
import type { Provider } from './platform/oidc/Provider.ts';
import type { Replicas } from './platform/replicas/openReplicas.ts';
import type { DiskSpace } from './platform/storage/diskSpace.ts';
import type { Inbox } from './platform/storage/inbox.ts';
import type { MapArchive } from './platform/storage/MapArchive.ts';
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
  /** The queues of background jobs. */
  readonly jobs: JobQueue;
  /** Shares the connections to the primary among the callers of requests. */
  readonly fairSql: FairSql;
  /** The statements of this node for many of its callers at once. They have a share of their own, so that no caller delays the others. */
  readonly nodeSql: Sql;
  /** Sends mails. Null if SMTP_URL is not set. */
  readonly mailer: Mailer | null;
  /** The address that learns what waits for the operator. Null if OPERATOR_MAIL is not set. */
  readonly operatorMail: string | null;
  /** Makes the data loaders of a new request, for its viewer. */
  makeLoaders(reader: Reader): Load;
  /** The public origin of the instance. Undefined if PUBLIC_URL is not set. */
  readonly publicUrl: string | undefined;
  /** The settings that operators change at run time. */
  readonly instance: InstanceStore;
  /** The time zone of members who have not chosen one: of the board, or else of TIME_ZONE. */
  readonly defaultTimeZone: string;
  readonly passwordPolicy: PasswordPolicy;
  /** The visitors who can sign up: as the board says, or else SIGN_UPS. */
  readonly signUps: SignUpMode;
  /** Whether members found groups, or only the operator. */
  readonly groupFounding: GroupFounding;
  /** The units of visitors: as the board says, or else UNITS. Null for those of the browser. */
  readonly units: Units | null;
  /** Whether members can sign in by passwords. */
  readonly passwords: boolean;
  /** The provider by which members can sign in. Null if OIDC_ISSUER is not set. */
  readonly provider: Provider | null;
  /** The sign-in of the demo community. Null outside demo instances. */
  readonly demoSignIn: { username: string; password: string } | null;
  /** The map tiles that clients may draw under routes. Null if TILE_URL is not set. */
  readonly mapTiles: MapTiles | null;
  /** The address and credit of the map archive of this server. Null if MAP_FILE is not set. */
  readonly mapFile: MapFile | null;
  /** The same archive, to read. */
  readonly mapArchive: MapArchive | null;
  /** The time of the newest complete backup with this DATA_DIR. Null if none is known. */
  lastBackupAt(): Promise<Date | null>;
  /** The disk of the DATA_DIR of this node. */
  diskSpace(): Promise<DiskSpace>;
  /** Whether Redis responds within a second. Null if REDIS_URL is not set. */
  isRedisReachable(): Promise<boolean | null>;
}

/** Reads and changes a cookie of the caller that holds a token. */
export interface TokenCookie {
  /** The token of the cookie, valid or not. Null without a cookie. */
  readonly token: string | null;
  set(token: string): void;
  clear(): void;
}

/** The caller's session cookie. */
export interface SessionCookie extends TokenCookie {
  /** The User-Agent of the caller. Null if the caller sends none. */
  readonly device: string | null;
}

/** The operator's board in a request: a session apart from that of members. */
export interface Board {
  readonly cookie: SessionCookie;
  /** The operator of the session in the cookie, looked up at the first call. Null without one. Throws RATE_LIMITED. */
  operator(): Promise<OperatorAccess | null>;
  /** Makes the next call of `operator` look the session up again. */
  forget(): void;
}

/** One per request, the same for GraphQL and REST. */
export interface Context extends Reader {
  readonly em: EntityManager;
  readonly load: Load;
  readonly services: Services;
  readonly cookie: SessionCookie;
  /** The cookie of a sign-in that the caller has begun. */
  readonly attempt: TokenCookie;
  /** The cookie that identifies the caller’s device from one sign-in to the next. */
  readonly deviceCookie: TokenCookie;
  readonly board: Board;
  readonly requestId: string;
  /** The public origin of the instance, as the caller reaches it. Throws BAD_USER_INPUT for a request whose host is not valid. */
  origin(): string;
  /** The caller's network address, the key of limits for visitors. */
  readonly address: string;
  /** Whether a page of another site has caused the request. As a visitor's it then counts apart from those of its address. */
  readonly isForeign?: boolean | undefined;
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
  ctx.load.clearAll();
}

/** The context of an act of an operator: of a command, or of a request to the board. */
export type OperatorContext = Context & ByOperator;

/**
 * The context of a request to the board. It has no viewer: an operator sees everything, also what a member in the same browser may not
 * see. Throws FORBIDDEN without a session of the board.
 */
export async function asOperator(ctx: Context): Promise<OperatorContext> {
  const operator = await ctx.board.operator();
  if (!operator) throw new DomainError('FORBIDDEN', 'Only an operator can do this');
  const { sql, now, services } = ctx;
  const reader = { viewer: null, access: null, sql, now };
  // Inherits the entity manager, which is created at its first use.
  return Object.assign(Object.create(ctx), {
    ...reader,
    load: services.makeLoaders(reader),
    operatorName: operator.name,
  });
}
