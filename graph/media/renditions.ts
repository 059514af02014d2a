import { buffer } from 'node:stream/consumers';
import type { Sharp } from 'sharp';
import sharp from 'sharp';
import { masterName } from '../model/media/mediaUrl.ts';
import type { Caller } from '../platform/lib/access.ts';
import { shareInFlight } from '../platform/lib/shareInFlight.ts';
import { concurrencyGate } from '../platform/limits/concurrencyGate.ts';
import { doors } from '../platform/limits/doors.ts';
import type { MediaStore } from '../platform/storage/MediaStore.ts';
import { type Picture, PictureFormat } from './Picture.ts';

// The largest version of a picture is stored. Renditions are the same picture in one of a few widths and formats,
// encoded and stored on the first request.

/** The widths in which pictures are served, in pixels: faces, cards on phones, cards on larger screens. */
export const pictureWidths = [64, 128, 256, 480, 800, 1200, 1600, 2048] as const;

/** A width and a format of a picture. */
export interface Rendition {
  readonly hash: string;
  readonly width: number;
  readonly format: PictureFormat;
}

/** The maximum number of bytes of a rendition that phones show. */
const phoneBytes = 150_000;
const widestOnPhones = 1600;
/** From good to barely recognisable. The first one that is small enough is used. */
const qualities = [80, 66, 52, 38, 24, 10];
/** Above this size the next qualities would not be enough. They are skipped, because each costs as much as the first. */
const farTooMuch = 4 * phoneBytes;
const longStep = 3;

const encoders: Record<PictureFormat, (picture: Sharp, quality: number) => Sharp> = {
  webp: (picture, quality) => picture.webp({ quality }),
  // AVIF has another quality scale: 60 looks like 80 of the others. Any higher effort takes 3 to 8 times as long on
  // noisy pictures.
  avif: (picture, quality) => picture.avif({ quality: Math.round(quality * 0.75), effort: 0 }),
  // Transparent pixels become white, like the pages.
  jpg: (picture, quality) => picture.flatten({ background: '#fff' }).jpeg({ quality, mozjpeg: true }),
};

// Not the queue of uploads: pages must not wait for an upload.
const enqueue = concurrencyGate({ ...doors.rendition, of: 'pictures', being: 'made smaller' });

const nameOf = ({ hash, width, format }: Rendition) => `${hash}/${width}.${format}`;

/** The names of all files that a picture can have. */
export const mediaNames = (hash: string): string[] => [
  masterName(hash),
  ...pictureWidths.flatMap((width) => Object.values(PictureFormat).map((format) => nameOf({ hash, width, format }))),
];

/** The number of renditions that are being encoded, and the number that wait. */
export const renditionsMade = enqueue.lengths;

async function make(master: Buffer, { width, format }: Rendition): Promise<Buffer> {
  const { width: full } = await sharp(master).metadata();
  if (format === PictureFormat.WEBP && full <= width && master.length <= phoneBytes) return master;
  const { data, info } = await sharp(master)
    .resize({ width, withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const encode = (quality: number) => encoders[format](sharp(data, { raw }), quality).toBuffer();
  let bytes = Buffer.alloc(0);
  for (let step = 0; step < qualities.length; step += bytes.length > farTooMuch ? longStep : 1) {
    bytes = await encode(qualities[step] ?? 0);
    if (width > widestOnPhones || bytes.length <= phoneBytes) break;
  }
  return bytes;
}

/** Pending renditions by caller and name, so that repeated requests of a caller share one. */
const pending = shareInFlight<void>();

/** The caller of a rendition, and how the rate limit is charged if it is not stored yet. */
export interface RenditionCaller {
  readonly caller: Caller;
  /** Throws RATE_LIMITED. */
  pay(): Promise<unknown>;
}

/**
 * The name of the stored rendition, encoded if necessary. Null for an unknown picture. Callers wait in a fair queue,
 * and the first one in it encodes the rendition for all. Throws RATE_LIMITED.
 */
export async function findRendition(
  store: MediaStore,
  rendition: Rendition,
  { caller, pay }: RenditionCaller,
): Promise<string | null> {
  const name = nameOf(rendition);
  if ((await store.sizeOf(name)) !== null) return name;
  if ((await store.sizeOf(masterName(rendition.hash))) === null) return null;
  await pay();
  await pending(store, `${caller.key} ${name}`, () => enqueue(() => makeUnlessThere(store, rendition), caller));
  return name;
}

async function makeUnlessThere(store: MediaStore, rendition: Rendition): Promise<void> {
  if ((await store.sizeOf(nameOf(rendition))) !== null) return;
  const master = await buffer(await store.read(masterName(rendition.hash)));
  await store.put(nameOf(rendition), await make(master, rendition));
  // A deletion removes the master first. It may have passed this rendition before the file was there.
  if ((await store.sizeOf(masterName(rendition.hash))) === null) await store.remove(nameOf(rendition));
}

/** The narrowest width for photos. Narrower ones are for faces. */
const narrowestPhoto = 256;

/** The renditions of a picture in the form of the `srcset` of an HTML image. Null for a picture stored elsewhere. */
export function srcsetOf({ hash, width: full }: Pick<Picture, 'hash' | 'width'>, format: PictureFormat): string | null {
  if (!hash || !full) return null;
  const urlOf = (width: number) => `/media/${nameOf({ hash, width, format })}`;
  const narrower = pictureWidths.filter((width) => width >= narrowestPhoto && width < full);
  // Pictures are not enlarged: the next larger width contains the picture in its own size.
  const widest = pictureWidths.find((width) => width >= full) ?? full;
  return [...narrower.map((width) => `${urlOf(width)} ${width}w`), `${urlOf(widest)} ${full}w`].join(', ');
}
