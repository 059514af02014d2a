import type { FastifyRequest } from 'fastify';
import type { Sql } from '../../platform/database/sql.ts';
import { callerAddress } from '../../platform/http/callerAddress.ts';
import { limitAddress } from '../../platform/http/limitAddress.ts';
import type { Viewer } from '../../platform/lib/allow.ts';
import { type Backend, hasSessionCookie, viewerByCookie } from '../request/requestContext.ts';

interface PageReader {
  viewer: Viewer | null;
  /** The primary, or a replica that has the writes of the viewer. */
  sql: Sql;
}

/**
 * The reader of a page that depends on the viewer, after one read of their rate limit. Null for a session that has ended,
 * because the client first has to find out. Throws RATE_LIMITED.
 */
export async function pageReader(request: FastifyRequest, backend: Backend): Promise<PageReader | null> {
  const { services } = backend;
  const viewer = await viewerByCookie(request, backend);
  if (!viewer && hasSessionCookie(request)) return null;
  const sql = await countRead(request, backend, viewer);
  return { viewer, sql: (await services.replicas?.readsOf(viewer)) ?? sql };
}

/** Counts one read of a page, and returns the statements of its reader, who has a share of the connections. Throws RATE_LIMITED. */
export async function countRead(request: FastifyRequest, backend: Backend, viewer: Viewer | null = null): Promise<Sql> {
  const { sql, services, publicUrl } = backend;
  const address = callerAddress(request);
  const key = viewer?.id ?? limitAddress(request, publicUrl);
  await services.limiter.consume('reads', key);
  return services.fairSql(sql, { key, address });
}
