import type { FastifyRequest } from 'fastify';

/** Where the instance is found: as PUBLIC_URL says, else as the request has found it. */
export function originOf({ protocol, host }: FastifyRequest, publicUrl: string | undefined): string {
  return publicUrl ? new URL(publicUrl).origin : `${protocol}://${host}`;
}
