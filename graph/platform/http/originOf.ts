import type { FastifyRequest } from 'fastify';

/** The public origin of the instance: that of PUBLIC_URL, or else of the request. */
export function originOf({ protocol, host }: FastifyRequest, publicUrl: string | undefined): string {
  return publicUrl ? new URL(publicUrl).origin : `${protocol}://${host}`;
}
