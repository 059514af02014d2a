import { open } from 'node:fs/promises';
import type { Metadata, Sharp } from 'sharp';
import sharp from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import type { Caller } from '../platform/lib/access.ts';
import { DomainError } from '../platform/lib/errors.ts';
import { concurrencyGate } from '../platform/limits/concurrencyGate.ts';
import { doors } from '../platform/limits/doors.ts';
import { type PictureFormat, pictureFormat } from './pictureFormat.ts';
import { maxAvifPixels, maxFrames, refusal, refuseByParts, tooManyFrames, tooManyPixels } from './refuseByParts.ts';

// An uploaded picture is decoded, turned upright, stripped of all metadata and encoded again. No byte of the upload is
// served.

/** The uploaded bytes, or the path of the file that contains them. */
export type PictureSource = Buffer | string;

/** A picture that is ready to be served. */
export interface NormalPicture {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
  /** The ThumbHash in base64: about 30 characters from which a client draws a blurred preview. */
  readonly placeholder: string;
}

const maxPixels = 100_000_000;
// Progressive pictures cannot be shrunk while decoding: each sample stays in memory until the last pass.
const maxPassBytes = 256 * 2 ** 20;
const sampleBytes: Partial<Record<string, number>> = { ushort: 2, short: 2, uint: 4, int: 4, float: 4, double: 8 };
// Shrinking keeps many whole rows in memory: a million pixels in a row would need gigabytes. Many short rows take minutes.
const maxEdge = 32_768;
const longestEdge = 2048;
const headLength = 256;

// Decoding uses a core and much memory. It must not delay the rest of the process.
sharp.concurrency(1);
// No picture is decoded twice, so that a cache would only waste memory.
sharp.cache(false);
// A small file may need much work. The limit for one member leaves room for the others.
const enqueue = concurrencyGate({ ...doors.picture, of: 'pictures', being: 'taken in', hasOwnLimits: true });

const notAccepted = 'it must be a JPEG, PNG, WebP, GIF or AVIF picture';

async function headOf(source: PictureSource): Promise<Buffer> {
  if (typeof source !== 'string') return source.subarray(0, headLength);
  const file = await open(source);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headLength), 0, headLength, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** The format of a file by its first bytes. Rejects files that no decoder may read. */
async function formatByHead(source: PictureSource, field: string): Promise<PictureFormat> {
  const head = await headOf(source);
  if (head.length === 0) throw refusal(field, 'it is empty');
  const format = pictureFormat(head);
  if (!format) throw refusal(field, notAccepted);
  // The licence of the HEIC decoder does not allow shipping it.
  if (format === 'heic') throw refusal(field, 'HEIC pictures cannot be read here, send it as a JPEG');
  return format;
}

/** The names of the formats in the library. */
const libraryFormats: Record<PictureFormat, string> = {
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
  gif: 'gif',
  avif: 'heif',
  heic: 'heif',
};

function refuseBySize(metadata: Metadata, field: string): void {
  const { format, width, height, pages = 1, channels, depth, isProgressive } = metadata;
  const most = format === 'heif' ? maxAvifPixels : maxPixels;
  if (width * height > most) throw refusal(field, tooManyPixels(most));
  if (Math.max(width, height) > maxEdge) {
    throw refusal(field, `it has a side of more than ${maxEdge.toLocaleString('en')} pixels`);
  }
  if (isProgressive && width * height * channels * (sampleBytes[depth] ?? 1) > maxPassBytes) {
    throw refusal(field, 'it is too large to be progressive or interlaced, save it without that or smaller');
  }
  if (pages > maxFrames) throw refusal(field, tooManyFrames);
}

/** The rotation and reflection for each EXIF orientation. */
const turns: Record<number, (picture: Sharp) => Sharp> = {
  2: (picture) => picture.flop(),
  3: (picture) => picture.rotate(180),
  4: (picture) => picture.flip(),
  5: (picture) => picture.flip().rotate(90),
  6: (picture) => picture.rotate(90),
  7: (picture) => picture.flip().rotate(270),
  8: (picture) => picture.rotate(270),
};

/** Decodes a picture, upright, at most as large as it is stored, and without metadata. */
async function decode(source: PictureSource, format: PictureFormat, field: string): Promise<Sharp> {
  const metadata = await sharp(source, { limitInputPixels: false }).metadata();
  // The library selects a decoder by rules of its own, and has one for SVG.
  if (metadata.format !== libraryFormats[format]) throw refusal(field, notAccepted);
  refuseBySize(metadata, field);
  // Shrinks while decoding and before rotating: only progressive and AVIF pictures are in memory as a whole.
  const { data, info } = await sharp(source, { limitInputPixels: maxPixels, failOn: 'error' })
    .resize({ width: longestEdge, height: longestEdge, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const picture = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  return turns[metadata.orientation ?? 1]?.(picture) ?? picture;
}

async function placeholderOf(picture: Sharp): Promise<string> {
  const { data, info } = await picture
    .clone()
    .resize({ width: 100, height: 100, fit: 'inside' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}

async function encode(picture: Sharp): Promise<NormalPicture> {
  const placeholder = await placeholderOf(picture);
  const { data, info } = await picture.webp({ quality: 82 }).toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height, placeholder };
}

async function normalise(source: PictureSource, field: string): Promise<NormalPicture> {
  const format = await formatByHead(source, field);
  await refuseByParts(source, format, field);
  try {
    return await encode(await decode(source, format, field));
  } catch (error) {
    if (error instanceof DomainError) throw error;
    // Whatever the decoder's error, the cure is the same: another picture.
    throw refusal(field, 'it is damaged or cut short');
  }
}

/**
 * Normalises a caller's picture when the queue reaches it. `field` is the input field that contained it. Throws
 * BAD_USER_INPUT with the cause for a file that is not a picture, and RATE_LIMITED if too many wait, in total or from
 * this caller.
 */
export function normalisePicture(source: PictureSource, field: string, caller: Caller): Promise<NormalPicture> {
  return enqueue(() => normalise(source, field), caller);
}

/** The number of pictures that are being normalised, and the number that wait. */
export const picturesTakenIn = enqueue.lengths;

/** The facts stored beside a normalised picture. */
export async function describePicture(bytes: Buffer): Promise<NormalPicture> {
  const { width, height } = await sharp(bytes).metadata();
  return { bytes, width, height, placeholder: await placeholderOf(sharp(bytes)) };
}
