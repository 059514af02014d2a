import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { orientations, pictureStored } from './pictures.ts';

// Pictures as cameras, programs and enemies make them, made here: each with words in it that nobody may ever be served.

export const secret = 'SECRET-HOME-STREET-7';

/** Everything by which formats of metadata and this test's own words are known in a stream of bytes. */
export const telltales =
  /SECRET|Exif\0|http:\/\/ns\.adobe\.com|xpacket|xmpmeta|Photoshop 3\.0|8BIM|ICC_PROFILE|GPS|<script/i;

export function pngChunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(data.length, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), chunk.length - 4);
  return chunk;
}

/** Puts a segment behind the first marker of a JPEG. */
function withSegment(jpeg: Buffer, marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, content, jpeg.subarray(2)]);
}

/** The caption of the press: an IPTC record inside of a resource of Photoshop. */
function iptc(): Buffer {
  const record = Buffer.concat([Buffer.from([0x1c, 2, 120, 0, secret.length]), Buffer.from(secret)]);
  const padded = record.length % 2 === 0 ? record : Buffer.concat([record, Buffer.alloc(1)]);
  const resource = Buffer.concat([Buffer.from('8BIM\x04\x04\0\0', 'latin1'), Buffer.alloc(4), padded]);
  resource.writeUInt32BE(record.length, 8);
  return Buffer.concat([Buffer.from('Photoshop 3.0\0', 'latin1'), resource]);
}

const jpeg = (orientation = 1) => pictureStored(orientation).jpeg({ quality: 95 });
const exif = {
  IFD0: { Artist: secret, ImageDescription: secret },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 3230/100', GPSLongitudeRef: 'W', GPSLongitude: '0/1 7/1 0/1' },
};
const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret>${secret}</secret></x:xmpmeta>`;

/** A PNG of 16 bits a colour, with words beside the picture. */
async function wordyPng(): Promise<Buffer> {
  const png = await pictureStored().toColourspace('rgb16').png().toBuffer();
  const words = ['tEXt', 'iTXt'].map((type) =>
    pngChunk(type, Buffer.from(`Comment\0${type === 'iTXt' ? '\0\0\0\0' : ''}${secret}`, 'latin1')),
  );
  const packed = pngChunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), deflateSync(secret)]));
  // Behind the header, which is 33 bytes long.
  return Buffer.concat([png.subarray(0, 33), ...words, packed, png.subarray(33)]);
}

/** Three frames, of which the first is the picture. */
async function animated(format: 'gif' | 'webp'): Promise<Buffer> {
  const frames = await Promise.all([0, 90, 180].map((hue) => pictureStored().modulate({ hue }).png().toBuffer()));
  return sharp(frames, { join: { animated: true } })
    [format]()
    .toBuffer();
}

/** Whether EXIF tells of a place: its first directory then points to one of GPS. */
function tellsPlace(exif: Buffer | undefined): boolean {
  const start = exif ? Math.max(exif.indexOf('II*\0', 0, 'latin1'), exif.indexOf('MM\0*', 0, 'latin1')) : -1;
  if (!exif || start === -1) return false;
  const tiff = exif.subarray(start);
  const isLittle = tiff[0] === 0x49;
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const first = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  const tags = Array.from({ length: short(first) }, (_, index) => short(first + 2 + index * 12));
  return tags.includes(0x8825);
}

/** The facts and metadata of a picture. */
export async function factsOf(bytes: Buffer) {
  const { format, orientation, space, depth, pages, exif, xmp, iptc, icc } = await sharp(bytes).metadata();
  return {
    format,
    orientation,
    space,
    depth,
    pages,
    hasPlace: tellsPlace(exif),
    hasXmp: Boolean(xmp),
    hasIptc: Boolean(iptc),
    hasProfile: Boolean(icc),
    hasSecret: bytes.includes(secret),
    hasScript: bytes.includes('<script>'),
  };
}

interface Oddity {
  make(): Promise<Buffer>;
  /** The special properties of the picture. */
  facts: Partial<Awaited<ReturnType<typeof factsOf>>>;
}

const heldAs = (orientation: number): [string, Oddity] => [
  `EXIF orientation ${orientation}`,
  {
    make: () => jpeg(orientation).withExif(exif).withMetadata({ orientation }).toBuffer(),
    facts: { format: 'jpeg', orientation, hasPlace: true, hasSecret: true },
  },
];

/** Good pictures, by what is odd about them: each shows the same, upright. */
export const oddities: Record<string, Oddity> = {
  ...Object.fromEntries(orientations.map(heldAs)),
  'EXIF orientation 6 in WebP': {
    make: () => pictureStored(6).webp({ lossless: true }).withExif(exif).withMetadata({ orientation: 6 }).toBuffer(),
    facts: { format: 'webp', orientation: 6, hasPlace: true },
  },
  'a place by GPS': { make: () => jpeg().withExif(exif).toBuffer(), facts: { hasPlace: true } },
  XMP: { make: () => jpeg().withXmp(xmp).toBuffer(), facts: { hasXmp: true, hasSecret: true } },
  IPTC: {
    make: async () => withSegment(await jpeg().toBuffer(), 0xed, iptc()),
    facts: { hasIptc: true, hasSecret: true },
  },
  'a comment': {
    make: async () => withSegment(await jpeg().toBuffer(), 0xfe, Buffer.from(secret)),
    facts: { hasSecret: true },
  },
  'a colour profile': { make: () => jpeg().withIccProfile('p3').toBuffer(), facts: { hasProfile: true } },
  CMYK: {
    make: () => jpeg().toColourspace('cmyk').withExif(exif).toBuffer(),
    facts: { format: 'jpeg', space: 'cmyk', hasPlace: true },
  },
  'EXIF in WebP': {
    make: () => pictureStored().webp({ lossless: true }).withExif(exif).withXmp(xmp).toBuffer(),
    facts: { format: 'webp', hasPlace: true, hasXmp: true, hasSecret: true },
  },
  'EXIF in AVIF': {
    make: () => pictureStored().avif({ quality: 90 }).withExif(exif).toBuffer(),
    facts: { format: 'heif', hasPlace: true, hasSecret: true },
  },
  '16 bits and words in PNG': { make: wordyPng, facts: { format: 'png', depth: 'ushort', hasSecret: true } },
  'an animated GIF': { make: () => animated('gif'), facts: { format: 'gif', pages: 3 } },
  'an animated WebP': { make: () => animated('webp'), facts: { format: 'webp', pages: 3 } },
  'a page behind it': {
    make: async () =>
      Buffer.concat([await jpeg().toBuffer(), Buffer.from(`<html><script>/*${secret}*/alert(1)</script></html>`)]),
    facts: { hasScript: true, hasSecret: true },
  },
  'a program inside of it': {
    make: async () =>
      withSegment(await jpeg().toBuffer(), 0xfe, Buffer.from(`*/=1;/*${secret}<script>alert(1)</script>`)),
    facts: { hasScript: true, hasSecret: true },
  },
};

/** A black PNG of one bit a pixel: of any size it is a small file. */
export function blackPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  // Before each row a byte tells how it is written: 0, as it is.
  const rows = deflateSync(Buffer.alloc((1 + Math.ceil(width / 8)) * height));
  const chunks = [pngChunk('IHDR', header), pngChunk('IDAT', rows), pngChunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks]);
}

/** The head of what a telephone of Apple's writes. */
export const heicHead = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), Buffer.alloc(400)]);
