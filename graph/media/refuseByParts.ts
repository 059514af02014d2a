import { badInput } from '../platform/lib/errors.ts';
import { avifParts, maxBoxes } from './avifParts.ts';
import { jpegScans, maxSegments } from './jpegScans.ts';
import type { PictureFormat } from './pictureFormat.ts';
import { pngTextBytes } from './pngTexts.ts';
import { maxChunks } from './walkChunks.ts';
import { webpFrames } from './webpFrames.ts';

// A small file can need hours or gigabytes when the library reads its metadata. The parts of the file show that before.

// Decoders cannot shrink AVIF pictures while decoding: a few bytes may expand to gigabytes.
export const maxAvifPixels = 25_000_000;
export const maxFrames = 1000;
const maxTextBytes = 2 * 2 ** 20;
/** Programs write about 10. */
const maxScans = 64;

export const refusal = (field: string, cause: string) => badInput(`Failed to process the image file: ${cause}`, field);

const tooManyParts = (most: number) => `it has more than ${most.toLocaleString('en')} parts, save it again`;
export const tooManyFrames = `it has more than ${maxFrames.toLocaleString('en')} frames`;
export const tooManyPixels = (most: number) => `it has more than ${most / 1_000_000} megapixels`;

/** The cause for which a file of each format is refused. Null for a file that can be decoded. */
const faults: Partial<Record<PictureFormat, (source: Buffer | string) => Promise<string | null>>> = {
  async png(source) {
    const bytes = await pngTextBytes(source, maxTextBytes);
    if (bytes <= maxTextBytes) return null;
    if (!Number.isFinite(bytes)) return tooManyParts(maxChunks);
    return `it has more than ${maxTextBytes / 2 ** 20} MB of texts beside the picture, save it without them`;
  },
  async webp(source) {
    const frames = await webpFrames(source, maxFrames);
    if (!Number.isFinite(frames)) return tooManyParts(maxChunks);
    return frames > maxFrames ? tooManyFrames : null;
  },
  async jpeg(source) {
    const scans = await jpegScans(source, maxScans);
    if (!Number.isFinite(scans)) return tooManyParts(maxSegments);
    return scans > maxScans ? `it has more than ${maxScans} scans, save it again` : null;
  },
  async avif(source) {
    const { isComposed, pixels, boxes } = await avifParts(source);
    if (isComposed) return 'it consists of several pictures, save it as one';
    if (boxes > maxBoxes) return tooManyParts(maxBoxes);
    return pixels > maxAvifPixels ? tooManyPixels(maxAvifPixels) : null;
  },
};

/** Throws BAD_USER_INPUT for a file whose parts need too much work. */
export async function refuseByParts(source: Buffer | string, format: PictureFormat, field: string): Promise<void> {
  const fault = await faults[format]?.(source);
  if (fault) throw refusal(field, fault);
}
