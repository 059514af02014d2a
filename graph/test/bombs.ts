import sharp from 'sharp';
import { pictureStored } from './pictures.ts';
import { blackPng, pngChunk } from './tortures.ts';

// Small files that need much work.

/** A black PNG with so many texts of 60,000 bytes. */
export function pngOfTexts(count: number): Buffer {
  const png = blackPng(8, 8);
  const text = pngChunk('tEXt', Buffer.from(`Comment\0${'a'.repeat(59_992)}`, 'latin1'));
  return Buffer.concat([png.subarray(0, 33), ...Array.from({ length: count }, () => text), png.subarray(33)]);
}

/** A PNG with so many empty chunks between its head and its pixels. */
export function pngOfParts(count: number): Buffer {
  const png = blackPng(8, 8);
  const part = pngChunk('IDAT', Buffer.alloc(0));
  return Buffer.concat([png.subarray(0, 33), ...Array.from({ length: count }, () => part), png.subarray(33)]);
}

/** An AVIF that says of itself that it is so wide and so high. */
export async function avifOfSize(width: number, height: number): Promise<Buffer> {
  const avif = await pictureStored().avif().toBuffer();
  // Behind its type and its version: the width and the height.
  const box = avif.indexOf('ispe', 0, 'latin1');
  avif.writeUInt32BE(width, box + 8);
  avif.writeUInt32BE(height, box + 12);
  return avif;
}

/** An AVIF with a box after its picture that repeats the name of another box so often. */
export async function avifOfNames(name: string, count: number): Promise<Buffer> {
  return Buffer.concat([await pictureStored().avif().toBuffer(), box('free', Buffer.alloc(name.length * count, name))]);
}

/** A GIF that says it has so many frames of one pixel. */
export function gifOfFrames(count: number): Buffer {
  const head = Buffer.from('GIF89a\x01\0\x01\0\x80\0\0\0\0\0\xff\xff\xff', 'latin1');
  const frame = Buffer.from('\x21\xf9\x04\0\0\0\0\0\x2c\0\0\0\0\x01\0\x01\0\0\x02\x02\x44\x01\0', 'latin1');
  return Buffer.concat([head, ...Array.from({ length: count }, () => frame), Buffer.from(';')]);
}

/** A number as bytes, the most significant one first. */
function bytesOf(value: number, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  bytes.writeUIntBE(value, 0, length);
  return bytes;
}

function riffChunk(type: string, ...data: Buffer[]): Buffer {
  const content = Buffer.concat(data);
  return Buffer.concat([Buffer.from(type, 'latin1'), bytesOf(content.length, 4).reverse(), content]);
}

/** A WebP of so many frames of one pixel. In a nested one, the first frame says that it is as long as all of them. */
export async function webpOfFrames(count: number, { isNested = false } = {}): Promise<Buffer> {
  const still = await sharp({ create: { width: 1, height: 1, channels: 3, background: 'red' } })
    .webp()
    .toBuffer();
  const frame = riffChunk('ANMF', Buffer.alloc(16), still.subarray(12));
  const frames = Buffer.alloc(frame.length * count, frame);
  if (isNested) frames.writeUInt32LE(frames.length - 8, 4);
  const isAnimated = Buffer.from([2, 0, 0, 0]);
  const head = [riffChunk('VP8X', isAnimated, Buffer.alloc(6)), riffChunk('ANIM', Buffer.alloc(6))];
  return riffChunk('RIFF', Buffer.from('WEBP', 'latin1'), ...head, frames);
}

/** A WebP of one pixel with so many empty chunks. */
export async function webpOfParts(count: number): Promise<Buffer> {
  const still = await sharp({ create: { width: 1, height: 1, channels: 3, background: 'red' } })
    .webp()
    .toBuffer();
  const part = riffChunk('NONE');
  const head = [Buffer.from('WEBP', 'latin1'), riffChunk('VP8X', Buffer.alloc(10)), still.subarray(12)];
  return riffChunk('RIFF', ...head, Buffer.alloc(part.length * count, part));
}

const segment = (marker: number, ...bytes: number[]) =>
  Buffer.concat([Buffer.from([0xff, marker]), bytesOf(bytes.length + 2, 2), Buffer.from(bytes)]);

/** A grey progressive JPEG of 8 by 8 pixels. All of its so many scans are valid, and each says that a coefficient is 0. */
export function jpegOfScans(count: number): Buffer {
  const none = Array<number>(15).fill(0);
  const frame = segment(0xc2, 8, 0, 8, 0, 8, 1, 1, 0x11, 0);
  // Each table has one code, of one bit: a difference of 0, and the end of a block.
  const tables = [segment(0xc4, 0x00, 1, ...none, 0), segment(0xc4, 0x10, 1, ...none, 0)];
  const scans = Array.from({ length: count }, (_, index) => {
    const [coefficient, bit] = [1 + Math.floor((index - 1) / 14), 13 - ((index - 1) % 14)];
    const first = [0, 0, 0];
    const later = [coefficient, coefficient, ((bit === 13 ? 0 : bit + 1) << 4) | bit];
    return Buffer.concat([segment(0xda, 1, 1, 0, ...(index === 0 ? first : later)), Buffer.from([0x7f])]);
  });
  const quantization = segment(0xdb, 0, ...Array<number>(64).fill(1));
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    quantization,
    frame,
    ...tables,
    ...scans,
    Buffer.from([0xff, 0xd9]),
  ]);
}

/** A JPEG with so many empty segments before its picture. */
export async function jpegOfSegments(count: number): Promise<Buffer> {
  const jpeg = await pictureStored().jpeg().toBuffer();
  const empty = segment(0xef);
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.alloc(empty.length * count, empty), jpeg.subarray(2)]);
}

const box = (type: string, ...data: Buffer[]): Buffer => {
  const content = Buffer.concat(data);
  return Buffer.concat([bytesOf(content.length + 8, 4), Buffer.from(type, 'latin1'), content]);
};
const versioned = (type: string, version: number, ...data: Buffer[]) =>
  box(type, Buffer.from([version, 0, 0, 0]), ...data);
const pair = (one: number, other: number, length = 4) => Buffer.concat([bytesOf(one, length), bytesOf(other, length)]);

/** The box of an AVIF of that type. */
function boxIn(avif: Buffer, type: string): Buffer {
  const at = avif.indexOf(type, 0, 'latin1') - 4;
  return avif.subarray(at, at + avif.readUInt32BE(at));
}

/** An AVIF of `side` by `side` pixels that shows the same tile of 64 by 64 pixels `count` by `count` times. */
export async function avifOfTiles(side: number, count: number): Promise<Buffer> {
  const tile = await sharp({ create: { width: 64, height: 64, channels: 3, background: 'red' } })
    .avif()
    .toBuffer();
  const pixels = boxIn(tile, 'mdat').subarray(8);
  const grid = Buffer.concat([Buffer.from([0, 1, count - 1, count - 1]), pair(side, side)]);
  const kind = (id: number, name: string) => versioned('infe', 2, pair(id, 0, 2), Buffer.from(`${name}\0`, 'latin1'));
  const places = (start: number) => {
    const placeOf = (id: number, at: number, length: number) =>
      Buffer.concat([pair(id, 0, 2), bytesOf(1, 2), pair(at, length)]);
    const both = [placeOf(1, start, grid.length), placeOf(2, start + grid.length, pixels.length)];
    return versioned('iloc', 0, Buffer.from([0x44, 0]), bytesOf(2, 2), ...both);
  };
  const references = Array.from({ length: count * count }, () => bytesOf(2, 2));
  const sizes = [versioned('ispe', 0, pair(side, side)), versioned('ispe', 0, pair(64, 64))];
  const properties = box('ipco', ...sizes, boxIn(tile, 'pixi'), boxIn(tile, 'av1C'));
  const uses = Buffer.from([0, 1, 2, 0x81, 0x83, 0, 2, 3, 0x82, 0x83, 0x84]);
  const metaAt = (start: number) =>
    versioned(
      'meta',
      0,
      versioned('hdlr', 0, Buffer.from('\0\0\0\0pict', 'latin1'), Buffer.alloc(13)),
      versioned('pitm', 0, bytesOf(1, 2)),
      places(start),
      versioned('iinf', 0, bytesOf(2, 2), kind(1, 'grid'), kind(2, 'av01')),
      versioned('iref', 0, box('dimg', pair(1, count * count, 2), ...references)),
      box('iprp', properties, versioned('ipma', 0, bytesOf(2, 4), uses)),
    );
  const head = box('ftyp', Buffer.from('avif\0\0\0\0avifmif1miaf', 'latin1'));
  const start = head.length + metaAt(0).length + 8;
  return Buffer.concat([head, metaAt(start), box('mdat', grid, pixels)]);
}

const bitsOf = (value: number, length: number) => value.toString(2).padStart(length, '0');

/** A unit of an AV1 bitstream with those bits. It has at most 127 bytes. */
function unit(type: number, ...bits: string[]): Buffer {
  const bytes = bits.join('').match(/.{1,8}/g) ?? [];
  return Buffer.from([(type << 3) | 2, bytes.length, ...bytes.map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2))]);
}

/**
 * The headers of an AV1 key frame of `side` by `side` pixels, 10 bits and 4:4:4, without its content. libheif cannot read the size: a
 * number before it has more than 20 leading zeros.
 */
function frameHeaders(side: number): Buffer {
  const zeros = '0'.repeat(24);
  const timing = `1${bitsOf(1, 32)}${bitsOf(1, 32)}1${zeros}1${zeros}0`;
  const level = `000000${bitsOf(0, 12)}111110`;
  const size = `11111111${bitsOf(side - 1, 16)}${bitsOf(side - 1, 16)}`;
  const sequence = unit(1, '00100', timing, level, size, bitsOf(0, 9), '11000', '100001');
  return Buffer.concat([unit(2), sequence, unit(6, '0001000001', bitsOf(1, 203))]);
}

/** An AVIF of 300 bytes that says it has 64 by 64 pixels, and whose decoder allocates a frame of `side` by `side`. */
export function avifOfLargeFrame(side: number): Buffer {
  const frame = frameHeaders(side);
  const properties = box(
    'ipco',
    versioned('ispe', 0, pair(64, 64)),
    versioned('pixi', 0, Buffer.from([3, 10, 10, 10])),
    box('av1C', Buffer.from([0x81, 0x28, 0x40, 0])),
  );
  const kind = versioned('infe', 2, pair(1, 0, 2), Buffer.from('av01\0', 'latin1'));
  const metaAt = (start: number) =>
    versioned(
      'meta',
      0,
      versioned('hdlr', 0, Buffer.from('\0\0\0\0pict', 'latin1'), Buffer.alloc(13)),
      versioned('pitm', 0, bytesOf(1, 2)),
      versioned(
        'iloc',
        0,
        Buffer.from([0x44, 0]),
        bytesOf(1, 2),
        pair(1, 0, 2),
        bytesOf(1, 2),
        pair(start, frame.length),
      ),
      versioned('iinf', 0, bytesOf(1, 2), kind),
      box('iprp', properties, versioned('ipma', 0, bytesOf(1, 4), Buffer.from([0, 1, 3, 1, 2, 0x83]))),
    );
  const head = box('ftyp', Buffer.from('avif\0\0\0\0avifmif1miaf', 'latin1'));
  const start = head.length + metaAt(0).length + 8;
  return Buffer.concat([head, metaAt(start), box('mdat', frame)]);
}
