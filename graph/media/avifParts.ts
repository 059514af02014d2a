import { piecesOf } from './walkChunks.ts';

// An AVIF of a thousand bytes can name one large picture hundreds of times as its tiles, and the decoder decodes it each time. Its
// transparency can be larger than the picture itself.

/** The kinds of pictures that consist of others. */
const composed: readonly string[] = ['grid', 'iovl', 'tili'];
/** Where the kind of a picture is after the start of the name of its box, by the version of the box and the form of its length. */
const kindPlaces = [12, 14, 20, 22];
/** More bytes than a box that is searched for needs around its name. */
const overlap = 40;

/** The most boxes of both names. A picture has a few, and the search for each takes a microsecond. */
export const maxBoxes = 1_000;

/** The content of an AVIF, as far as the work of decoding it depends on it. */
export interface AvifParts {
  isComposed: boolean;
  /** The pixels of its largest picture. */
  pixels: number;
  /** The boxes with the kinds and sizes of pictures. Counting stops beyond `maxBoxes`. */
  boxes: number;
}

/** The places of a name, at most one more than `maxBoxes`. */
function placesOf(name: string, bytes: Buffer): number[] {
  const places: number[] = [];
  for (let at = bytes.indexOf(name, 0, 'latin1'); at !== -1; at = bytes.indexOf(name, at + 1, 'latin1')) {
    places.push(at);
    if (places.length > maxBoxes) break;
  }
  return places;
}

const isComposedAt = (bytes: Buffer, at: number) =>
  kindPlaces.some((place) => composed.includes(bytes.toString('latin1', at + place, at + place + 4)));

function pixelsAt(bytes: Buffer, at: number): number {
  // A length of 1 says that the length follows the name in 8 bytes.
  const isLong = at >= 4 && bytes.readUInt32BE(at - 4) === 1;
  const content = at + (isLong ? 12 : 4);
  if (content + 12 > bytes.length || bytes[content] !== 0) return 0;
  return bytes.readUInt32BE(content + 4) * bytes.readUInt32BE(content + 8);
}

/**
 * Finds the boxes with the kinds and sizes of pictures wherever they are. Stops at a composed picture, and beyond `maxBoxes`.
 * `source` is the content or the path of the file.
 */
export async function avifParts(source: Buffer | string): Promise<AvifParts> {
  let rest = Buffer.alloc(0);
  const parts: AvifParts = { isComposed: false, pixels: 0, boxes: 0 };
  for await (const piece of piecesOf(source)) {
    const bytes = Buffer.concat([rest, piece]);
    const [kinds, sizes] = [placesOf('infe', bytes), placesOf('ispe', bytes)];
    parts.boxes += kinds.length + sizes.length;
    parts.isComposed = kinds.some((at) => isComposedAt(bytes, at));
    for (const at of sizes) parts.pixels = Math.max(parts.pixels, pixelsAt(bytes, at));
    if (parts.isComposed || parts.boxes > maxBoxes) return parts;
    rest = bytes.subarray(-overlap);
  }
  return parts;
}
