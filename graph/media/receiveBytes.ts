import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { badInput } from '../lib/errors.ts';
import type { Inbox } from './inbox.ts';
import { inTurn } from './inTurn.ts';
import { maximumImageBytes } from './maximumImageBytes.ts';
import type { Payload } from './receivePictures.ts';
import { deliveryFor, piecesOf } from './receivePictures.ts';

/** What is sent as it is, in place of JSON. */
export interface BytesKind {
  /** The content types by which it is sent; what it is of is told by the bytes alone. */
  readonly types: RegExp;
  /** The types to tell callers of, and what they are told. */
  readonly shown: readonly string[];
  readonly description: string;
  /** So many bytes are too many. */
  readonly tooMany: number;
  readonly whenEmpty: string;
}

export const pictureBytes: BytesKind = {
  types: /^(image\/|application\/octet-stream)/i,
  shown: ['image/*'],
  description: 'The bytes of a picture.',
  tooMany: maximumImageBytes,
  whenEmpty: 'Failed to process the image file: it is empty',
};

/** Takes in a body that is sent as it is, and puts JSON in its place that names it as `member`: a `preParsing` hook. */
export const receiveBytes =
  (inbox: Inbox, member: string, { types, tooMany, whenEmpty }: BytesKind) =>
  async (request: FastifyRequest, reply: FastifyReply, payload: Payload): Promise<Payload> => {
    if (!types.test(request.mediaType ?? '')) return payload;
    const announced = Number(request.headers['content-length'] ?? 0);
    const writer = await deliveryFor(inbox, reply).begin();
    let received = 0;
    if (announced >= tooMany) writer.spoil('too large');
    else {
      for await (const chunk of piecesOf(payload)) {
        received += chunk.length;
        await inTurn(() => writer.write(chunk));
        if (received >= tooMany) break;
      }
      if (received >= tooMany) writer.spoil('too large');
    }
    // The rest of it changes nothing; but who is still sending hears no answer.
    payload.resume();
    // Fastify takes nothing for a body that is still to come.
    if (announced === 0 && received === 0) throw badInput(whenEmpty, member);
    const body: Payload = Readable.from([Buffer.from(JSON.stringify({ [member]: await writer.end() }))]);
    body.receivedEncodedLength = announced || received;
    return body;
  };
