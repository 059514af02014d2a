import type { EntityManager } from '@mikro-orm/postgresql';
import type { Sql } from './database/sql.ts';
import type { Load } from './features.ts';
import type { Access } from './lib/access.ts';
import type { Viewer } from './lib/allow.ts';
import type { Asked } from './lib/costOf.ts';
import type { Guesses } from './lib/limitGuesses.ts';
import type { PubSub } from './lib/pubSub.ts';
import type { RateLimiter, Share } from './lib/rateLimiter.ts';
import type { Inbox } from './media/inbox.ts';
import type { MediaStore } from './media/MediaStore.ts';
import type { Replicas } from './replicas/openReplicas.ts';
import type { MapTiles } from './routes/MapTiles.ts';

/** What reading needs: who asks, the database, and the one instant at which the request is answered. */
export interface Reader {
  readonly viewer: Viewer | null;
  /** The primary, or for requests that only read what stands in for it. */
  readonly sql: Sql;
  readonly now: Date;
}

/** What the instance offers to every request. */
export interface Services {
  readonly limiter: RateLimiter;
  readonly guesses: Guesses;
  readonly media: MediaStore;
  /** Carries what verbs have written to those who follow it live. */
  readonly changes: PubSub;
  readonly inbox: Inbox;
  /** What answers reads beside the primary; null where nothing does. */
  readonly replicas: Replicas | null;
  readonly defaultTimeZone: string;
  /** The sign-in of the demo community, null where there is none. */
  readonly demoSignIn: { username: string; password: string } | null;
  /** What clients may lay beneath routes, null where there is nothing. */
  readonly mapTiles: MapTiles | null;
}

/** How the door of a request lets a verb read and change the caller's session cookie. */
export interface SessionCookie {
  /** The token that came in it, living or dead; null where none came. */
  readonly token: string | null;
  /** What the caller's program calls itself; null where it does not. */
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
  /** What signed this request in, null for visitors. */
  readonly access: Access | null;
  /** What the door has taken this request from last; null where no limit counts it. */
  share: Share | null;
  /** What the request's operation costs; null where there is none. */
  asked: Asked | null;
  /** Whether a valid Bearer token signs this request in, which no browser adds by itself to what another site asks for. */
  readonly isByBearer: boolean;
  /** A Bearer token was sent that signs nobody in, with no valid cookie beside it. */
  readonly hasInvalidToken: boolean;
  /** What changes where the request goes on as another viewer, as it does once it has signed someone in. */
  as(viewer: Viewer): Pick<Context, 'viewer' | 'load'>;
}

/** Drops what the request has loaded, so that what a verb answers is read after its write. */
export function reread(ctx: Context): void {
  for (const loader of Object.values(ctx.load)) loader.clearAll();
}
