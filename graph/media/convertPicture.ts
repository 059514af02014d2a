import type { Metadata, Sharp } from 'sharp';
import sharp from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { DomainError } from '../platform/lib/errors.ts';
import type { PictureFormat } from './pictureFormat.ts';
import { maxAvifPixels, maxFrames, refusal, tooManyFrames, tooManyPixels } from './refuseByParts.ts';

// An uploaded picture is decoded, turned upright, stripped of all metadata and encoded again. The process that decodes AVIF pictures runs
// this file from source: its imports must be erasable TypeScript without decorators.

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

// Decoding uses a core and much memory. It must not delay the rest of the process.
sharp.concurrency(1);
// No picture is decoded twice, so that a cache would only waste memory.
sharp.cache(false);

export const notAccepted = 'it must be a JPEG, PNG, WebP, GIF or AVIF picture';
export const damaged = 'it is damaged or cut short';

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

/**
 * Converts a picture in this process. `field` is the input field that contained it. Throws BAD_USER_INPUT with the cause for a file that
 * cannot be decoded.
 */
export async function convertPicture(
  source: PictureSource,
  format: PictureFormat,
  field: string,
): Promise<NormalPicture> {
  try {
    return await encode(await decode(source, format, field));
  } catch (error) {
    if (error instanceof DomainError) throw error;
    // Whatever the decoder's error, the cure is the same: another picture.
    throw refusal(field, damaged);
  }
}

/** The facts stored beside a normalised picture. */
export async function describePicture(bytes: Buffer): Promise<NormalPicture> {
  const { width, height } = await sharp(bytes).metadata();
  return { bytes, width, height, placeholder: await placeholderOf(sharp(bytes)) };
}
