import type { FastifyRequest } from 'fastify';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);
const ownSites = new Set(['same-origin', 'none']);

export const isWrite = (method: string): boolean => !safeMethods.has(method);

/**
 * Whether a browser says that the request comes from another site: by `Origin`, which must be that of PUBLIC_URL or
 * else of the request's own host, or by `Sec-Fetch-Site`. Programs send neither and are not meant.
 */
export function isForeign(request: Pick<FastifyRequest, 'headers' | 'host'>, publicUrl: string | undefined): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (site !== undefined && !ownSites.has(String(site))) return true;
  if (origin === undefined) return false;
  const parsed = URL.parse(origin);
  if (!parsed) return true;
  return publicUrl ? parsed.origin !== new URL(publicUrl).origin : parsed.host !== request.host;
}
