import type { FastifyRequest } from 'fastify';
import { DomainError } from '../lib/errors.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);
const ownSites = new Set(['same-origin', 'none']);

export const isWrite = (method: string): boolean => !safeMethods.has(method);

type Sent = Pick<FastifyRequest, 'headers' | 'host' | 'protocol'>;

/** Without PUBLIC_URL, a page by `https:` is also ours for a request by `http:`, because a proxy may have ended TLS. */
function isOwnOrigin(url: string, { host, protocol }: Sent, publicUrl: string | undefined): boolean {
  const parsed = URL.parse(url);
  if (!parsed) return false;
  if (publicUrl) return parsed.origin === new URL(publicUrl).origin;
  return parsed.host === host && ['https:', `${protocol}:`].includes(parsed.protocol);
}

/**
 * Whether a browser marks the request as cross-site: by `Origin`, which must match PUBLIC_URL or else the request's own host, or by
 * `Sec-Fetch-Site`. Other programs send neither header.
 */
export function isCrossSite(request: Sent, publicUrl: string | undefined): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (site !== undefined && !ownSites.has(String(site))) return true;
  return origin !== undefined && !isOwnOrigin(origin, request, publicUrl);
}

/**
 * Whether a read that uses up a limit of the member may use their cookie. A page of another site can cause a read by an image or a
 * link, without `Origin`. So `Sec-Fetch-Site`, if sent, must be `same-origin`, and otherwise `Referer`, if sent, must be ours.
 */
export function isFromOwnPages(request: Sent, publicUrl: string | undefined): boolean {
  const { referer, 'sec-fetch-site': site } = request.headers;
  if (isCrossSite(request, publicUrl)) return false;
  if (site !== undefined) return site === 'same-origin';
  return referer === undefined || isOwnOrigin(referer, request, publicUrl);
}

/** FORBIDDEN for a request that a page of another site has caused. */
export const crossSiteError = () =>
  new DomainError(
    'FORBIDDEN',
    'This request comes from another site: send it from our own pages or with a Bearer token',
  );
