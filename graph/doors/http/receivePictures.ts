import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../context.ts';
import { oneChunkAtATime } from '../../media/oneChunkAtATime.ts';
import { pictureFilter } from '../../media/pictureFilter.ts';
import { announcedBytes, plainBodyBytes, tooLargeMessage } from '../../platform/http/bodyLimits.ts';
import type { ClientPace } from '../../platform/http/clientPace.ts';
import { enforcePace } from '../../platform/http/enforcePace.ts';
import { callerOf } from '../../platform/lib/access.ts';
import { DomainError } from '../../platform/lib/errors.ts';
import type { Delivery, Inbox } from '../../platform/storage/inbox.ts';
import { contextOf } from '../request/requestContext.ts';

/** A body as Fastify reads it. `receivedEncodedLength` is set if more bytes arrived than are passed on. */
export type Payload = Readable & { receivedEncodedLength?: number };

/** A delivery that closes when the response has been sent or the connection has closed. */
export function deliveryFor(inbox: Inbox, { request, raw, log }: FastifyReply): Delivery {
  const delivery = inbox.open(callerOf(contextOf(request)));
  const close = () => {
    delivery.close().catch((error: unknown) => log.error(error, 'Dropping received pictures failed'));
  };
  // A closed connection emits no second `close` event.
  if (raw.closed) close();
  else raw.once('close', close);
  return delivery;
}

/**
 * A delivery that opens with the first picture. Most bodies without a content length contain only text and need none.
 */
function deliveryOnDemand(inbox: Inbox, reply: FastifyReply): Delivery {
  let delivery: Delivery | null = null;
  return {
    async begin() {
      delivery ??= deliveryFor(inbox, reply);
      return delivery.begin();
    },
    async close() {
      await delivery?.close();
    },
  };
}

interface Arrival {
  readonly delivery: Delivery;
  readonly pace: ClientPace;
}

/**
 * The chunks of a body, with a minimum pace. The caller can stop reading without closing the connection. If reading
 * fails, the delivery closes at once, because the server may still wait for the rest of the body before it responds.
 */
export async function* piecesOf(payload: Readable, { delivery, pace }: Arrival): AsyncGenerator<Buffer> {
  try {
    yield* enforcePace(payload.iterator({ destroyOnReturn: false }), pace);
  } catch (error) {
    await delivery.close();
    throw error;
  }
}

/** A `preParsing` hook for routes that accept pictures: removes the pictures from a large JSON body as it arrives. */
export const receivePictures =
  ({ inbox, pace }: Pick<Services, 'inbox' | 'pace'>) =>
  async (request: FastifyRequest, reply: FastifyReply, payload: Payload): Promise<Payload> => {
    const { bodyLimit } = request.routeOptions;
    const announced = announcedBytes(request);
    const isTold = Number.isFinite(announced);
    // Fastify itself rejects a body whose announced length is too large.
    const isTooLarge = isTold && announced > bodyLimit;
    if (request.mediaType !== 'application/json' || announced <= plainBodyBytes || isTooLarge) return payload;
    const delivery = isTold ? deliveryFor(inbox, reply) : deliveryOnDemand(inbox, reply);
    const filter = pictureFilter(delivery);
    async function* withoutPictures(): AsyncGenerator<Buffer> {
      let received = 0;
      for await (const chunk of piecesOf(payload, { delivery, pace })) {
        received += chunk.length;
        if (received > bodyLimit) throw new DomainError('PAYLOAD_TOO_LARGE', tooLargeMessage);
        // Fastify compares this with the announced length.
        stream.receivedEncodedLength = received;
        yield await oneChunkAtATime(() => filter(chunk));
      }
    }
    const stream: Payload = Readable.from(withoutPictures(), { objectMode: false });
    return stream;
  };
