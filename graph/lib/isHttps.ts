import type { FastifyRequest } from 'fastify';

/** Whether a caller reaches us by https: a proxy that is trusted says so, or PUBLIC_URL does. */
export const isHttps = ({ protocol }: Pick<FastifyRequest, 'protocol'>, publicUrl: string | undefined): boolean =>
  publicUrl?.startsWith('https:') === true || protocol === 'https';
