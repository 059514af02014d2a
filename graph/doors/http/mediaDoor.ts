import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PictureFormat } from '../../media/Picture.ts';
import { findRendition, pictureWidths, type RenditionCaller } from '../../media/renditions.ts';
import { callerAddress } from '../../platform/http/callerAddress.ts';
import { noSuchRoute } from '../../platform/http/httpErrors.ts';
import { limitAddress } from '../../platform/http/limitAddress.ts';
import { matchesETag } from '../../platform/http/matchesETag.ts';
import { visitorAt } from '../../platform/lib/access.ts';
import { concurrencyGate } from '../../platform/limits/concurrencyGate.ts';
import { doors } from '../../platform/limits/doors.ts';
import type { MediaStore, Slice } from '../../platform/storage/MediaStore.ts';
import type { Backend } from '../request/requestContext.ts';
import { pictureAudience } from './pictureAudience.ts';

/**
 * Parses a Range header for a file of `size` bytes. Returns null for the whole file: without a header, for a malformed one and for
 * several ranges (RFC 9110, section 14.2).
 */
export function byteRange(header: string | undefined, size: number): Slice | 'unsatisfiable' | null {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || (!first && !last)) return null;
  if (!first) {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  if (last && Number(last) < start) return null;
  return start >= size ? 'unsatisfiable' : { start, end: last ? Math.min(Number(last), size - 1) : size - 1 };
}

/** Cache lifetime of a public picture: one hour in a browser, five minutes in shared caches. */
const publicHour = 'public, max-age=3600, s-maxage=300';
/** Cache lifetime of any other picture: only the reader’s own browser stores it, and revalidates it each time. */
const privateCopy = 'private, no-cache';
// If a browser opens the picture as a page, this policy blocks all scripts.
const noScript = "default-src 'none'; sandbox";
const masterPath = /^[0-9a-f]{64}\.webp$/;
const renditionPath = /^([0-9a-f]{64})\/([1-9]\d{1,3})\.(webp|avif|jpg)$/;
const types: Record<PictureFormat, string> = { webp: 'image/webp', avif: 'image/avif', jpg: 'image/jpeg' };

const formatOf = (ending: string | undefined) => Object.values(PictureFormat).find((format) => format === ending);

/** The name in the media store for a path, or null if the path names no picture. */
async function nameOf(store: MediaStore, path: string, customer: RenditionCaller): Promise<string | null> {
  if (masterPath.test(path)) return path;
  const [, hash = '', asked, ending] = renditionPath.exec(path) ?? [];
  const width = pictureWidths.find((each) => each === Number(asked));
  const format = formatOf(ending);
  return width && format ? findRendition(store, { hash, width, format }, customer) : null;
}

interface Found {
  name: string;
  size: number;
  etag: string;
}

const enqueue = concurrencyGate({ ...doors.media, of: 'pictures', being: 'read' });

async function sendFile(store: MediaStore, request: FastifyRequest, reply: FastifyReply, file: Found) {
  const { name, size, etag } = file;
  const condition = request.headers['if-range'];
  const isWhole = condition !== undefined && condition !== etag;
  const range = isWhole ? null : byteRange(request.headers.range, size);
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${size}`).send();
  const length = range ? range.end - range.start + 1 : size;
  void reply.header('content-length', length).type(types[formatOf(name.split('.').at(-1)) ?? PictureFormat.WEBP]);
  if (range) void reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`);
  // Fastify keeps the length of the header for an empty stream alone.
  if (request.method === 'HEAD') return reply.send(Readable.from([]));
  // Reads the whole picture before sending any of it: a slow client must not hold one of the few connections to the
  // store.
  const read = async () => buffer(await store.read(name, range ?? undefined));
  return reply.send(await enqueue(read, visitorAt(callerAddress(request))));
}

/**
 * Serves pictures under /media. The content of a URL never changes, but each request checks again who may see the
 * picture.
 */
export function mountMedia(app: FastifyInstance, backend: Backend): void {
  const store = backend.services.media;
  app.get<{ Params: { '*': string } }>('/media/*', async (request, reply) => {
    const path = request.params['*'];
    const [hash] = /^[0-9a-f]{64}(?=[./])/.exec(path) ?? [];
    const audience = hash ? await pictureAudience(backend, hash, { request, reply }) : 'nobody';
    const caller = visitorAt(limitAddress(request, backend.publicUrl));
    const pay = () => backend.services.limiter.consume('reads', caller.key);
    const name = audience === 'nobody' ? null : await nameOf(store, path, { caller, pay });
    const size = name === null ? null : await store.sizeOf(name);
    if (name === null || size === null) throw noSuchRoute(request);
    const isPublic = audience === 'everybody';
    const etag = `"${name.replace('/', '-')}"`;
    void reply.headers({
      etag,
      'cache-control': isPublic ? publicHour : privateCopy,
      ...(!isPublic && { vary: 'cookie, authorization' }),
      'accept-ranges': 'bytes',
      'content-security-policy': noScript,
      // Pages of other sites may embed a public picture.
      'cross-origin-resource-policy': isPublic ? 'cross-origin' : 'same-origin',
    });
    if (matchesETag(request, etag)) return reply.code(304).send();
    return sendFile(store, request, reply, { name, size, etag });
  });
}
