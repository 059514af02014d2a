import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { limitKey } from '../lib/access.ts';
import { plainBodyBytes } from '../lib/bodyLimits.ts';
import { contextOf } from '../requestContext.ts';
import type { Delivery, Inbox } from './inbox.ts';
import { inTurn } from './inTurn.ts';
import { pictureFilter } from './pictureFilter.ts';

/** A body as Fastify reads it: with how much of it has arrived, where that is more than what is passed on. */
export type Payload = Readable & { receivedEncodedLength?: number };

/** A delivery that is closed once the request has been answered, or its caller is gone. */
export function deliveryFor(inbox: Inbox, { request, raw, log }: FastifyReply): Delivery {
  const delivery = inbox.open(limitKey(contextOf(request)));
  raw.once('close', () => {
    delivery.close().catch((error: unknown) => log.error(error, 'Dropping received pictures failed'));
  });
  return delivery;
}

/** What is sent, as a stream that may be left before its end without closing the line to who has sent it. */
export const piecesOf = (payload: Readable): AsyncIterable<Buffer> => payload.iterator({ destroyOnReturn: false });

/** Takes the pictures out of a large body of JSON as it arrives: a `preParsing` hook of routes that take pictures. */
export const receivePictures =
  (inbox: Inbox) =>
  async (request: FastifyRequest, reply: FastifyReply, payload: Payload): Promise<Payload> => {
    const announced = Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY);
    const isJson = request.headers['content-type']?.startsWith('application/json') === true;
    if (!isJson || announced <= plainBodyBytes || announced > request.routeOptions.bodyLimit) return payload;
    const filter = pictureFilter(deliveryFor(inbox, reply));
    async function* withoutPictures(): AsyncGenerator<Buffer> {
      for await (const chunk of piecesOf(payload)) {
        // Fastify compares it with the length that was announced, and with its limit.
        stream.receivedEncodedLength = (stream.receivedEncodedLength ?? 0) + chunk.length;
        yield await inTurn(() => filter(chunk));
      }
    }
    const stream: Payload = Readable.from(withoutPictures(), { objectMode: false });
    return stream;
  };
