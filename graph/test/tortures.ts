import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { orientations, pictureStored } from './pictures.ts';

// Pictures as cameras, programs and enemies make them, made here: each with words in it that nobody may ever be served.

export const secret = 'SECRET-HOME-STREET-7';

/** Everything by which formats of metadata and this test's own words are known in a stream of bytes. */
export const telltales =
  /SECRET|Exif\0|http:\/\/ns\.adobe\.com|xpacket|xmpmeta|Photoshop 3\.0|8BIM|ICC_PROFILE|GPS|<script/i;

function pngChunk(type: string, data: Uint8Array): Buffer {
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

/** A PNG of one grey of 16 bits, with words beside the picture. */
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

/** Good pictures, by what is odd about them: each shows the same, upright. */
export const oddities: Record<string, () => Promise<Buffer>> = {
  ...Object.fromEntries(
    orientations.map((orientation) => [
      `EXIF orientation ${orientation}`,
      () => jpeg(orientation).withExif(exif).withMetadata({ orientation }).toBuffer(),
    ]),
  ),
  'a place by GPS': () => jpeg().withExif(exif).toBuffer(),
  XMP: () => jpeg().withXmp(xmp).toBuffer(),
  IPTC: async () => withSegment(await jpeg().toBuffer(), 0xed, iptc()),
  'a comment': async () => withSegment(await jpeg().toBuffer(), 0xfe, Buffer.from(secret)),
  'a colour profile': () => jpeg().withIccProfile('p3').toBuffer(),
  CMYK: () => jpeg().toColourspace('cmyk').withExif(exif).toBuffer(),
  'EXIF in WebP': () => pictureStored().webp({ lossless: true }).withExif(exif).withXmp(xmp).toBuffer(),
  'EXIF in AVIF': () => pictureStored().avif({ quality: 90 }).withExif(exif).toBuffer(),
  '16 bits and words in PNG': wordyPng,
  'an animated GIF': () => animated('gif'),
  'an animated WebP': () => animated('webp'),
  'a page behind it': async () =>
    Buffer.concat([await jpeg().toBuffer(), Buffer.from(`<html><script>/*${secret}*/alert(1)</script></html>`)]),
  'a program inside of it': async () =>
    withSegment(await jpeg().toBuffer(), 0xfe, Buffer.from(`*/=1;/*${secret}<script>alert(1)</script>`)),
};

/** A GIF that says it has so many frames of one pixel. */
export function gifOfFrames(count: number): Buffer {
  const head = Buffer.from('GIF89a\x01\0\x01\0\x80\0\0\0\0\0\xff\xff\xff', 'latin1');
  const frame = Buffer.from('\x21\xf9\x04\0\0\0\0\0\x2c\0\0\0\0\x01\0\x01\0\0\x02\x02\x44\x01\0', 'latin1');
  return Buffer.concat([head, ...Array.from({ length: count }, () => frame), Buffer.from(';')]);
}

/** The head of what a telephone of Apple's writes. */
export const heicHead = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), Buffer.alloc(400)]);
