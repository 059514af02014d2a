import { crc32 } from 'node:zlib';
import type { Sharp } from 'sharp';
import sharp from 'sharp';

export const dataUrlOf = (type: string, bytes: Uint8Array) =>
  `data:image/${type};base64,${Buffer.from(bytes).toString('base64')}`;

export const red = [220, 30, 30] as const;
export const green = [30, 180, 30] as const;
export const blue = [30, 30, 220] as const;
export const white = [250, 250, 250] as const;

type Color = readonly [number, number, number];

const width = 96;
const height = 64;

/** The upright picture: red and green above, blue and white below. */
const colorAt = (x: number, y: number): Color => {
  if (y < height / 2) return x < width / 2 ? red : green;
  return x < width / 2 ? blue : white;
};

/** For each EXIF orientation, where a stored pixel stands in the upright picture. */
const uprightOf: Record<number, (x: number, y: number) => [number, number]> = {
  1: (x, y) => [x, y],
  2: (x, y) => [width - 1 - x, y],
  3: (x, y) => [width - 1 - x, height - 1 - y],
  4: (x, y) => [x, height - 1 - y],
  5: (x, y) => [y, x],
  6: (x, y) => [width - 1 - y, x],
  7: (x, y) => [width - 1 - y, height - 1 - x],
  8: (x, y) => [y, height - 1 - x],
};

export const orientations = Object.keys(uprightOf).map(Number);

/** The picture as a camera held that way stores it, not yet encoded. */
export function pictureStored(orientation = 1): Sharp {
  const [storedWidth, storedHeight] = orientation < 5 ? [width, height] : [height, width];
  const pixels: number[] = [];
  for (let y = 0; y < storedHeight; y += 1) {
    for (let x = 0; x < storedWidth; x += 1) pixels.push(...colorAt(...(uprightOf[orientation]?.(x, y) ?? [x, y])));
  }
  return sharp(Buffer.from(pixels), { raw: { width: storedWidth, height: storedHeight, channels: 3 } });
}

/** A PNG that says of itself that it is so wide and so high. */
export function withSize(png: Uint8Array, claimedWidth: number, claimedHeight: number): Buffer {
  const bytes = Buffer.from(png);
  // The header chunk comes first: its type at 12, width and height, five bytes more, and its checksum at 29.
  bytes.writeUInt32BE(claimedWidth, 16);
  bytes.writeUInt32BE(claimedHeight, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}

/** The colours in the middle of the four quarters, and the size. */
export async function looksOf(bytes: Uint8Array) {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const offset = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
    return [...data.subarray(offset, offset + 3)];
  };
  return {
    size: [info.width, info.height],
    colors: [at(0.25, 0.25), at(0.75, 0.25), at(0.25, 0.75), at(0.75, 0.75)],
  };
}

/** Whether two lists of colours are the same to the eye: pictures are stored with some loss. */
export const areAlike = (colors: readonly (readonly number[])[], expected: readonly (readonly number[])[]) =>
  colors.every((color, index) => color.every((value, part) => Math.abs(value - (expected[index]?.[part] ?? 0)) < 24));
