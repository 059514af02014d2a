import { type ChunkLayout, walkChunks } from './walkChunks.ts';

// A PNG may contain compressed texts and a compressed colour profile, which unpack to a thousand times their size. The decoder
// unpacks them all, although no text is kept.

const textTypes = new Set(['tEXt', 'zTXt', 'iTXt', 'iCCP']);
const headBytes = 8;
const checksumBytes = 4;
const layout: ChunkLayout = {
  before: 8,
  read: (head) => ({ type: head.toString('latin1', 4), rest: head.readUInt32BE(0) + checksumBytes }),
};

/**
 * The bytes of texts and colour profiles in a PNG, with the heads of their chunks. Stops counting beyond `most`. Returns infinity for
 * a PNG of too many chunks. `source` is the content or the path of its file.
 */
export async function pngTextBytes(source: Buffer | string, most: number): Promise<number> {
  let bytes = 0;
  const hasTooMany = await walkChunks(source, layout, ({ type, rest }) => {
    // Decoders ignore the rest.
    if (type === 'IEND') return false;
    if (textTypes.has(type)) bytes += headBytes + rest;
    return bytes <= most;
  });
  return hasTooMany ? Number.POSITIVE_INFINITY : bytes;
}
