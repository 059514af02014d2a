import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../context.ts';
import { announcedBytes, tooLargeMessage } from '../../platform/http/bodyLimits.ts';
import { enforcePace } from '../../platform/http/enforcePace.ts';
import { DomainError } from '../../platform/lib/errors.ts';
import type { Payload } from './receivePictures.ts';

/**
 * Refuses a body that arrives too slowly, if no hook before it reads the body in pieces: the last `preParsing` hook of a route. Throws
 * BAD_USER_INPUT, and PAYLOAD_TOO_LARGE for a body that is larger than its route accepts.
 */
export const paceBody =
  ({ pace }: Pick<Services, 'pace'>) =>
  async (request: FastifyRequest, _reply: FastifyReply, payload: Payload): Promise<Payload> => {
    const { raw, routeOptions } = request;
    // Usually all of it came with the headers.
    const isArriving = payload === raw && raw.complete === false && announcedBytes(request) > 0;
    if (!isArriving) return payload;
    async function* pieces(): AsyncGenerator<Buffer> {
      let received = 0;
      // The connection must survive a refusal, which is sent on it.
      for await (const piece of enforcePace(payload.iterator({ destroyOnReturn: false }), pace)) {
        received += piece.length;
        if (received > routeOptions.bodyLimit) throw new DomainError('PAYLOAD_TOO_LARGE', tooLargeMessage);
        yield piece;
      }
    }
    return Readable.from(pieces(), { objectMode: false });
  };
