import type { FastifyRequest } from 'fastify';
import { visitorKey } from '../lib/access.ts';
import { callerAddress } from './callerAddress.ts';
import { isCrossSite } from './sameOrigin.ts';

/**
 * Whether a page of another site has caused the request. A page that the visitor opens by a link from there is not: another site cannot
 * open many of them.
 */
export const isForeign = (request: FastifyRequest, publicUrl: string | undefined): boolean =>
  request.headers['sec-fetch-dest'] !== 'document' && isCrossSite(request, publicUrl);

/** The key of a request for the limits of visitors. A page of another site must not use up those of the people at an address. */
export const limitAddress = (request: FastifyRequest, publicUrl: string | undefined): string =>
  visitorKey({ address: callerAddress(request), isForeign: isForeign(request, publicUrl) });
