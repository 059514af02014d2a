import type { Sql } from '../platform/database/sql.ts';
import type { Access } from '../platform/lib/access.ts';
import type { Viewer } from '../platform/lib/allow.ts';

/** The parts of a context that reads need: the viewer, the database, and the one instant of the request. */
export interface Reader {
  readonly viewer: Viewer | null;
  /** The credential of the request. Absent or null for a request without one. */
  readonly access?: Access | null;
  /** The primary, or a replica for requests that only read. */
  readonly sql: Sql;
  readonly now: Date;
}
