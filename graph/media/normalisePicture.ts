import { open } from 'node:fs/promises';
import type { Metadata, Sharp } from 'sharp';
import sharp from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { badInput, DomainError } from '../lib/errors.ts';
import { workQueue } from '../lib/workQueue.ts';
import { pictureFormat } from './pictureFormat.ts';

// What is sent as a picture is decoded, turned upright, stripped of all metadata and re-encoded: not one byte of what
// came in is served.

/** What was sent: its bytes, or the path of the file that holds them. */
export type PictureSource = Buffer | string;

/** A picture that is fit to be served. */
export interface NormalPicture {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
  /** Its ThumbHash in base64: some 30 characters, of which a client makes a blurred picture. */
  readonly placeholder: string;
}

const maximumPixels = 100_000_000;
// Such pictures cannot be shrunk while they are decoded: a few bytes of them may stand for gigabytes.
const maximumAvifPixels = 25_000_000;
const maximumFrames = 1000;
const longestEdge = 2048;
const headLength = 256;

// Decoding takes a core and much memory each; what else the process does must not wait for it.
sharp.concurrency(1);
// No picture is decoded twice: what is kept of one would only be memory that is gone.
sharp.cache(false);
// A small file may stand for much work: one member's leave room for those of all others.
const enqueue = workQueue({ running: 1, waiting: 32, waitingOfOne: 16 });

const refusal = (field: string, cause: string) => badInput(`Failed to process the image file: ${cause}`, field);

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

/** Refuses what no decoder is to see. */
async function refuseByHead(source: PictureSource, field: string): Promise<void> {
  const head = await headOf(source);
  if (head.length === 0) throw refusal(field, 'it is empty');
  const format = pictureFormat(head);
  if (!format) throw refusal(field, 'it must be a JPEG, PNG, WebP, GIF or AVIF picture');
  // Its decoder is not free to be shipped.
  if (format === 'heic') throw refusal(field, 'HEIC pictures cannot be read here, send it as a JPEG');
}

function refuseBySize({ format, width, height, pages = 1 }: Metadata, field: string): void {
  const most = format === 'heif' ? maximumAvifPixels : maximumPixels;
  if (width * height > most) throw refusal(field, `it has more than ${most / 1_000_000} megapixels`);
  if (pages > maximumFrames) throw refusal(field, `it has more than ${maximumFrames.toLocaleString('en')} frames`);
}

/** What turns a picture upright that is stored as an EXIF orientation says. */
const turns: Record<number, (picture: Sharp) => Sharp> = {
  2: (picture) => picture.flop(),
  3: (picture) => picture.rotate(180),
  4: (picture) => picture.flip(),
  5: (picture) => picture.flip().rotate(90),
  6: (picture) => picture.rotate(90),
  7: (picture) => picture.flip().rotate(270),
  8: (picture) => picture.rotate(270),
};

/** The picture decoded, upright, no larger than it is kept, and without anything that was written beside it. */
async function decode(source: PictureSource, field: string): Promise<Sharp> {
  const metadata = await sharp(source, { limitInputPixels: false }).metadata();
  refuseBySize(metadata, field);
  // Made smaller before it is turned: a large picture then never lies in memory whole.
  const { data, info } = await sharp(source, { limitInputPixels: maximumPixels, failOn: 'error' })
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
  await refuseByHead(source, field);
  try {
    return await encode(await decode(source, field));
  } catch (error) {
    if (error instanceof DomainError) throw error;
    // Whatever the decoder says of such bytes, the cure is the same: another picture.
    throw refusal(field, 'it is damaged or cut short');
  }
}

/**
 * Makes a picture of a caller's fit to be served, when its turn comes. `field` is the input that it came in. Throws
 * BAD_USER_INPUT naming the cause for what is no picture, RATE_LIMITED where too many wait, in all or of this caller.
 */
export function normalisePicture(source: PictureSource, field: string, caller: string): Promise<NormalPicture> {
  return enqueue(() => normalise(source, field), caller);
}

/** How many pictures are being made fit to be served, and how many wait for it. */
export const picturesTakenIn = enqueue.lengths;

/** Reads of a picture that is fit to be served what is kept beside it. */
export async function describePicture(bytes: Buffer): Promise<NormalPicture> {
  const { width, height } = await sharp(bytes).metadata();
  return { bytes, width, height, placeholder: await placeholderOf(sharp(bytes)) };
}
