import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { noSuchRoute } from '../lib/httpErrors.ts';
import { byteRange } from './byteRange.ts';
import type { MediaStore } from './MediaStore.ts';
import { PictureFormat } from './Picture.ts';
import { findRendition, pictureWidths } from './renditions.ts';

const oneYear = 'public, max-age=31536000, immutable';
// Should a browser ever take a picture for a page, that page may do nothing.
const noScript = "default-src 'none'; sandbox";
const masterPath = /^[0-9a-f]{64}\.webp$/;
const renditionPath = /^([0-9a-f]{64})\/([1-9]\d{1,3})\.(webp|avif|jpg)$/;
const types: Record<PictureFormat, string> = { webp: 'image/webp', avif: 'image/avif', jpg: 'image/jpeg' };

const formatOf = (ending: string | undefined) => Object.values(PictureFormat).find((format) => format === ending);

/** The name under which what a path asks for is kept, null where it asks for nothing of ours. */
async function nameOf(store: MediaStore, path: string): Promise<string | null> {
  if (masterPath.test(path)) return path;
  const [, hash = '', asked, ending] = renditionPath.exec(path) ?? [];
  const width = pictureWidths.find((each) => each === Number(asked));
  const format = formatOf(ending);
  return width && format ? findRendition(store, { hash, width, format }) : null;
}

/** Whether the caller has these very bytes already. */
function hasCopy({ headers }: FastifyRequest, etag: string): boolean {
  const known = headers['if-none-match']?.split(',').map((each) => each.trim().replace(/^W\//, ''));
  return known?.some((each) => each === etag || each === '*') ?? false;
}

interface Found {
  name: string;
  size: number;
  etag: string;
}

async function sendFile(store: MediaStore, request: FastifyRequest, reply: FastifyReply, file: Found) {
  const { name, size, etag } = file;
  const condition = request.headers['if-range'];
  const isWhole = condition !== undefined && condition !== etag;
  const range = isWhole ? null : byteRange(request.headers.range, size);
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${size}`).send();
  const length = range ? range.end - range.start + 1 : size;
  void reply.header('content-length', length).type(types[formatOf(name.split('.').at(-1)) ?? PictureFormat.WEBP]);
  if (range) void reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`);
  return reply.send(await store.read(name, range ?? undefined));
}

/** Serves pictures under /media, as pictures and nothing else: a URL never changes what it shows. */
export function mountMedia(app: FastifyInstance, store: MediaStore): void {
  app.get<{ Params: { '*': string } }>('/media/*', async (request, reply) => {
    const name = await nameOf(store, request.params['*']);
    const size = name === null ? null : await store.sizeOf(name);
    if (name === null || size === null) throw noSuchRoute(request);
    const etag = `"${name.replace('/', '-')}"`;
    void reply.headers({
      etag,
      'cache-control': oneYear,
      'accept-ranges': 'bytes',
      'content-security-policy': noScript,
      // Whoever holds the address of a picture may show it, pages of other sites too.
      'cross-origin-resource-policy': 'cross-origin',
    });
    if (hasCopy(request, etag)) return reply.code(304).send();
    return sendFile(store, request, reply, { name, size, etag });
  });
}
