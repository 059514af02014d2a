export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'heic';

const avifBrands = ['avif', 'avis'];
const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

/** The brands in the header of a file of the ISO family, the main one first. None if the header is longer than `head`. */
function brandsOf(head: Buffer): string[] {
  const length = head.readUInt32BE(0);
  // Otherwise the four letters of a length such as `<!--` would let a decoder read the file as a text format.
  if (length > head.length) return [];
  const words: string[] = head.toString('latin1', 8, length).match(/.{4}/gs) ?? [];
  // The second word is a version.
  return words.filter((_word, index) => index !== 1);
}

/**
 * The format of a picture by its first bytes, whatever its name. Null for formats that are not accepted, such as SVG,
 * which may contain scripts. `head` is the first 256 bytes, or the whole file.
 */
export function pictureFormat(head: Buffer): PictureFormat | null {
  const text = head.toString('latin1', 0, 12);
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (/^GIF8[79]a/.test(text)) return 'gif';
  if (/^RIFF.{4}WEBP/s.test(text)) return 'webp';
  if (!/^.{4}ftyp.{4}/s.test(text)) return null;
  const brands = brandsOf(head);
  if (brands.some((brand) => avifBrands.includes(brand))) return 'avif';
  return brands.some((brand) => heicBrands.includes(brand)) ? 'heic' : null;
}
