import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../context.ts';
import { oneChunkAtATime } from '../../media/oneChunkAtATime.ts';
import { badInput } from '../../platform/lib/errors.ts';
import { maxImageBytes } from '../../platform/storage/maxImageBytes.ts';
import { deliveryFor, type Payload, piecesOf } from './receivePictures.ts';

/** A kind of file that clients may send as the raw body instead of JSON. */
export interface BytesKind {
  /** The accepted content types. The format is detected from the bytes, not from the type. */
  readonly types: RegExp;
  /** The content types in the OpenAPI document, and their description there. */
  readonly shown: readonly string[];
  readonly description: string;
  /** A body of this many bytes or more is rejected. */
  readonly tooMany: number;
  readonly whenEmpty: string;
}

export const pictureBytes: BytesKind = {
  types: /^(image\/|application\/octet-stream)/i,
  shown: ['image/*'],
  description: 'The bytes of a picture.',
  tooMany: maxImageBytes,
  whenEmpty: 'Failed to process the image file: it is empty',
};

/** A `preParsing` hook: stores a raw body and replaces it by JSON that refers to it as `member`. */
export const receiveBytes =
  ({ inbox, pace }: Pick<Services, 'inbox' | 'pace'>, member: string, { types, tooMany, whenEmpty }: BytesKind) =>
  async (request: FastifyRequest, reply: FastifyReply, payload: Payload): Promise<Payload> => {
    if (!types.test(request.mediaType ?? '')) return payload;
    const announced = Number(request.headers['content-length'] ?? 0);
    const delivery = deliveryFor(inbox, reply);
    const writer = await delivery.begin();
    let received = 0;
    if (announced >= tooMany) writer.reject('too large');
    else {
      for await (const chunk of piecesOf(payload, { delivery, pace })) {
        received += chunk.length;
        await oneChunkAtATime(() => writer.write(chunk));
        if (received >= tooMany) break;
      }
      if (received >= tooMany) writer.reject('too large');
    }
    // Fastify would read a length of 0 as a body that is still to come.
    if (announced === 0 && received === 0) throw badInput(whenEmpty, member);
    const body: Payload = Readable.from([Buffer.from(JSON.stringify({ [member]: await writer.end() }))]);
    body.receivedEncodedLength = announced || received;
    return body;
  };
