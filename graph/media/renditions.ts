import { buffer } from 'node:stream/consumers';
import type { Sharp } from 'sharp';
import sharp from 'sharp';
import { workQueue } from '../lib/workQueue.ts';
import type { MediaStore } from './MediaStore.ts';
import { masterName } from './mediaUrl.ts';
import type { Picture } from './Picture.ts';
import { PictureFormat } from './Picture.ts';

// Of a picture the master is kept, and beside it what has been asked for: the same picture in one of a few widths and
// formats, made on the first request.

/** The widths in which pictures are served, in pixels: faces, cards on phones, cards on larger screens. */
export const pictureWidths = [64, 128, 256, 480, 800, 1200, 1600, 2048] as const;

/** A width and a format of a picture. */
export interface Rendition {
  readonly hash: string;
  readonly width: number;
  readonly format: PictureFormat;
}

/** What a phone shows weighs no more than this, in bytes, however rich in detail it is. */
const phoneBytes = 150_000;
const widestOnPhones = 1600;
/** From good to what is still to be recognised: the first that is light enough is taken. */
const qualities = [80, 66, 52, 38, 24, 10];

const encoders: Record<PictureFormat, (picture: Sharp, quality: number) => Sharp> = {
  webp: (picture, quality) => picture.webp({ quality }),
  // Its scale is another: 60 looks like 80 of the others. More effort would take seconds.
  avif: (picture, quality) => picture.avif({ quality: Math.round(quality * 0.75), effort: 2 }),
  // What shows through is white, as the pages are.
  jpg: (picture, quality) => picture.flatten({ background: '#fff' }).jpeg({ quality, mozjpeg: true }),
};

// Beside the queue of what comes in: pages do not wait for an upload.
const enqueue = workQueue({ running: 1, waiting: 256 });

/** How many renditions are being made, and how many wait for it. */
export const renditionsMade = enqueue.lengths;

const nameOf = ({ hash, width, format }: Rendition) => `${hash}/${width}.${format}`;

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
  for (const quality of qualities) {
    bytes = await encode(quality);
    if (width > widestOnPhones || bytes.length <= phoneBytes) break;
  }
  return bytes;
}

/** What is being made, by name: who asks for the same meanwhile waits for it. */
const making = new Map<string, Promise<void>>();

/** The name under which a rendition is kept, made if need be; null where there is no such picture. */
export async function findRendition(store: MediaStore, rendition: Rendition): Promise<string | null> {
  const name = nameOf(rendition);
  if ((await store.sizeOf(name)) !== null) return name;
  if ((await store.sizeOf(masterName(rendition.hash))) === null) return null;
  const made = making.get(name) ?? enqueue(() => makeAndKeep(store, rendition)).finally(() => making.delete(name));
  making.set(name, made);
  await made;
  return name;
}

async function makeAndKeep(store: MediaStore, rendition: Rendition): Promise<void> {
  const master = await buffer(await store.read(masterName(rendition.hash)));
  await store.put(nameOf(rendition), await make(master, rendition));
}

/** The narrowest picture that is more than a face. */
const narrowestPhoto = 256;

/** The renditions of a picture as the `srcset` of an HTML image; null for a picture kept elsewhere. */
export function srcsetOf({ hash, width: full }: Pick<Picture, 'hash' | 'width'>, format: PictureFormat): string | null {
  if (!hash || !full) return null;
  const urlOf = (width: number) => `/media/${nameOf({ hash, width, format })}`;
  const narrower = pictureWidths.filter((width) => width >= narrowestPhoto && width < full);
  // A picture is not made wider than it is: the next width holds it as it is.
  const widest = pictureWidths.find((width) => width >= full) ?? full;
  return [...narrower.map((width) => `${urlOf(width)} ${width}w`), `${urlOf(widest)} ${full}w`].join(', ');
}
