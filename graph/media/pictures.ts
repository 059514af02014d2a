import { createHash } from 'node:crypto';
import type { OutputInfo } from 'sharp';
import sharp from 'sharp';
import type { Context } from '../context.ts';
import type { Sql } from '../database/sql.ts';
import { statement } from '../database/sql.ts';
import { badInput, DomainError } from '../lib/errors.ts';
import { isDataUrl } from './imageUrls.ts';
import type { MediaStore } from './mediaStore.ts';

// Pictures come in as data URLs and leave as /media URLs: decoded, turned upright, stripped of all metadata, re-encoded
// and stored once by the hash of what is served. Remote URLs are kept as they are and never fetched.

/** The largest picture taken in, in decoded bytes. */
export const maximumImageBytes = 50 * 2 ** 20;

const maximumPixels = 100_000_000;
const longestEdge = 2048;
const acceptedFormats = new Set(['jpeg', 'png', 'webp', 'gif', 'heif']);
const dataUrlPattern = /^data:image\/[a-z0-9.+-]+;base64,([A-Za-z0-9+/]+={0,2})$/i;

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
    const { format } = await image.metadata();
    // The format is read from the content: an SVG, which may carry script, is refused whatever it is called.
    if (!format || !acceptedFormats.has(format)) throw unreadable(field);
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

/**
 * Stores the picture of a data URL and answers its /media URL; any other URL is answered as it is. `field` is the input
 * that the URL came in. Throws BAD_USER_INPUT, PAYLOAD_TOO_LARGE, RATE_LIMITED.
 */
export async function storeImage(ctx: Context, url: string, field: string): Promise<string> {
  if (!isDataUrl(url)) return url;
  const ownerId = ctx.viewer?.id ?? null;
  await ctx.services.limiter.consume('uploads', ownerId ?? ctx.address);
  const { data, info } = await normalise(decode(url, field), field);
  return keepPicture(
    ctx.sql,
    ctx.services.media,
    { bytes: data, width: info.width, height: info.height, ownerId },
    ctx.now,
  );
}

/** Stores the pictures among the URLs like `storeImage`; answers the URLs to keep, in the same order. */
export async function storeImages(ctx: Context, urls: readonly string[], field: string): Promise<string[]> {
  const kept: string[] = [];
  for (const url of urls) kept.push(await storeImage(ctx, url, field));
  return kept;
}
