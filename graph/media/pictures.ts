import { createHash } from 'node:crypto';
import type { OutputInfo } from 'sharp';
import sharp from 'sharp';
import type { Context } from '../context.ts';
import type { Sql } from '../database/sql.ts';
import { statement } from '../database/sql.ts';
import { limitKey } from '../lib/access.ts';
import { badInput, DomainError } from '../lib/errors.ts';
import { workQueue } from '../lib/workQueue.ts';
import { isDataUrl } from './imageUrls.ts';
import type { MediaStore } from './mediaStore.ts';

// Pictures come in as data URLs and leave as /media URLs: decoded, turned upright, stripped of all metadata, re-encoded
// and stored once by the hash of what is served. Remote URLs are kept as they are and never fetched.

/** The largest picture taken in, in decoded bytes. */
export const maximumImageBytes = 50 * 2 ** 20;

const maximumPixels = 100_000_000;
// Such pictures cannot be shrunk while they are decoded: a few bytes of them may stand for gigabytes.
const maximumHeifPixels = 25_000_000;
const longestEdge = 2048;
const acceptedFormats = new Set(['jpeg', 'png', 'webp', 'gif', 'heif']);
const dataUrlPattern = /^data:image\/[a-z0-9.+-]+;base64,([A-Za-z0-9+/]+={0,2})$/i;

// Decoding takes a core and much memory each; what else the process does must not wait for it.
sharp.concurrency(1);
const enqueue = workQueue({ running: 1, waiting: 32 });

const insertStatement = statement(
  'media.insert',
  `insert into media (hash, owner_id, width, height, byte_count, created_at) values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
);

function decode(dataUrl: string, field: string): Buffer {
  if (dataUrl.length > maximumImageBytes * 1.4) throw tooLarge(field);
  const base64 = dataUrlPattern.exec(dataUrl)?.[1];
  if (!base64) throw badInput(`${field} holds a data URL that is not a base64 image`, field);
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length >= maximumImageBytes) throw tooLarge(field);
  return bytes;
}

const tooLarge = (field: string) =>
  new DomainError('PAYLOAD_TOO_LARGE', 'File too large: please select an image smaller than 50MB', { field });

const unreadable = (field: string) =>
  badInput('Failed to process the image file: it must be a JPEG, PNG, WebP, GIF, AVIF or HEIC picture', field);

/** Re-encodes a picture upright and without metadata; throws BAD_USER_INPUT for what is no picture. */
async function normalise(bytes: Buffer, field: string): Promise<{ data: Buffer; info: OutputInfo }> {
  const image = sharp(bytes, { limitInputPixels: maximumPixels, failOn: 'error' });
  try {
    const { format, width, height } = await image.metadata();
    // The format is read from the content: an SVG, which may carry script, is refused whatever it is called.
    if (!format || !acceptedFormats.has(format)) throw unreadable(field);
    if (format === 'heif' && width * height > maximumHeifPixels) throw unreadable(field);
    return await image
      .autoOrient()
      .resize({ width: longestEdge, height: longestEdge, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true });
  } catch {
    // Whatever the decoder says of such bytes, the cure is the same: another picture.
    throw unreadable(field);
  }
}

export interface Picture {
  bytes: Buffer;
  width: number;
  height: number;
  ownerId: string | null;
}

/** Keeps bytes that are fit to be served, once, and answers their URL; the same bytes again have the same URL. */
export async function keepPicture(sql: Sql, store: MediaStore, picture: Picture, now: Date): Promise<string> {
  const { bytes, width, height, ownerId } = picture;
  const hash = createHash('sha256').update(bytes).digest('hex');
  await store.put(`${hash}.webp`, bytes);
  await sql(insertStatement, [hash, ownerId, width, height, bytes.length, now]);
  return `/media/${hash}.webp`;
}

async function readUpload(ctx: Context, dataUrl: string, field: string): Promise<Picture> {
  const ownerId = ctx.viewer?.id ?? null;
  await ctx.services.limiter.consume('uploads', limitKey(ctx));
  const { data, info } = await enqueue(() => normalise(decode(dataUrl, field), field));
  return { bytes: data, width: info.width, height: info.height, ownerId };
}

/**
 * Stores the pictures among the URLs that are data URLs and answers the URLs to keep, in the same order; any other URL
 * stays as it is. `field` is the input that they came in. Throws BAD_USER_INPUT, PAYLOAD_TOO_LARGE, RATE_LIMITED.
 */
export async function storeImages(ctx: Context, urls: readonly string[], field: string): Promise<string[]> {
  const images: (string | Picture)[] = [];
  // Each is read before the first is kept, so that one that is refused leaves nothing of the others behind.
  for (const url of urls) images.push(isDataUrl(url) ? await readUpload(ctx, url, field) : url);
  const keep = (image: Picture) => keepPicture(ctx.sql, ctx.services.media, image, ctx.now);
  return Promise.all(images.map((image) => (typeof image === 'string' ? image : keep(image))));
}

/** Stores one picture like `storeImages`. */
export async function storeImage(ctx: Context, url: string, field: string): Promise<string> {
  const [kept = url] = await storeImages(ctx, [url], field);
  return kept;
}
