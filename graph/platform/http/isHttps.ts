import type { FastifyRequest } from 'fastify';

/** Whether the caller uses HTTPS, by PUBLIC_URL or a trusted proxy. */
export const isHttps = ({ protocol }: Pick<FastifyRequest, 'protocol'>, publicUrl: string | undefined): boolean =>
  publicUrl?.startsWith('https:') === true || protocol === 'https';
