import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { limitKey } from '../lib/access.ts';
import { announcedBytes, plainBodyBytes, tooLargeMessage } from '../lib/bodyLimits.ts';
import { DomainError } from '../lib/errors.ts';
import { contextOf } from '../requestContext.ts';
import type { Delivery, Inbox } from './inbox.ts';
import { inTurn } from './inTurn.ts';
import { pictureFilter } from './pictureFilter.ts';

/** A body as Fastify reads it: with how much of it has arrived, where that is more than what is passed on. */
export type Payload = Readable & { receivedEncodedLength?: number };

/** A delivery that is closed once the request has been answered, or its caller is gone. */
export function deliveryFor(inbox: Inbox, { request, raw, log }: FastifyReply): Delivery {
  const delivery = inbox.open(limitKey(contextOf(request)));
  const close = () => {
    delivery.close().catch((error: unknown) => log.error(error, 'Dropping received pictures failed'));
  };
  // Who is gone already is not gone a second time.
  if (raw.closed) close();
  else raw.once('close', close);
  return delivery;
}

/** A delivery that takes its place only with the first picture: of a length that is not told, most is text alone. */
function deliveryOnDemand(inbox: Inbox, reply: FastifyReply): Pick<Delivery, 'begin'> {
  let delivery: Delivery | null = null;
  return {
    async begin() {
      delivery ??= deliveryFor(inbox, reply);
      return delivery.begin();
    },
  };
}

/** What is sent, as a stream that may be left before its end without closing the line to who has sent it. */
export const piecesOf = (payload: Readable): AsyncIterable<Buffer> => payload.iterator({ destroyOnReturn: false });

/** Takes the pictures out of a large body of JSON as it arrives: a `preParsing` hook of routes that take pictures. */
export const receivePictures =
  (inbox: Inbox) =>
  async (request: FastifyRequest, reply: FastifyReply, payload: Payload): Promise<Payload> => {
    const { bodyLimit } = request.routeOptions;
    const announced = announcedBytes(request);
    const isTold = Number.isFinite(announced);
    // Fastify refuses by itself what is announced to be too large.
    const isTooLarge = isTold && announced > bodyLimit;
    if (request.mediaType !== 'application/json' || announced <= plainBodyBytes || isTooLarge) return payload;
    const filter = pictureFilter(isTold ? deliveryFor(inbox, reply) : deliveryOnDemand(inbox, reply));
    async function* withoutPictures(): AsyncGenerator<Buffer> {
      let received = 0;
      for await (const chunk of piecesOf(payload)) {
        received += chunk.length;
        if (received > bodyLimit) throw new DomainError('PAYLOAD_TOO_LARGE', tooLargeMessage);
        // Fastify compares it with the length that was announced.
        stream.receivedEncodedLength = received;
        yield await inTurn(() => filter(chunk));
      }
    }
    const stream: Payload = Readable.from(withoutPictures(), { objectMode: false });
    return stream;
  };
