import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { badInput } from '../lib/errors.ts';
import type { Inbox } from './inbox.ts';
import { inTurn } from './inTurn.ts';
import { maximumImageBytes } from './maximumImageBytes.ts';
import type { Payload } from './receivePictures.ts';
import { deliveryFor, piecesOf } from './receivePictures.ts';

/** The types by which bytes are sent as they are; what they are of is told by the bytes alone. */
export const bytesTypes = /^(image\/|application\/octet-stream)/i;

/**
 * Takes in a body that is a picture as it is, and puts JSON in its place that names it as `member`: a `preParsing` hook.
 */
export const receiveBytes =
  (inbox: Inbox, member: string) =>
  async (request: FastifyRequest, reply: FastifyReply, payload: Payload): Promise<Payload> => {
    if (!bytesTypes.test(request.mediaType ?? '')) return payload;
    const announced = Number(request.headers['content-length'] ?? 0);
    const writer = await deliveryFor(inbox, reply).begin();
    let received = 0;
    if (announced >= maximumImageBytes) writer.spoil('too large');
    else {
      for await (const chunk of piecesOf(payload)) {
        received += chunk.length;
        await inTurn(() => writer.write(chunk));
        if (received >= maximumImageBytes) break;
      }
    }
    // The rest of it changes nothing; but who is still sending hears no answer.
    payload.resume();
    // Fastify takes nothing for a body that is still to come.
    if (announced === 0 && received === 0) throw badInput('Failed to process the image file: it is empty', member);
    const body: Payload = Readable.from([Buffer.from(JSON.stringify({ [member]: await writer.end() }))]);
    body.receivedEncodedLength = announced || received;
    return body;
  };
