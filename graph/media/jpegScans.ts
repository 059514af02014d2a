import { piecesOf } from './walkChunks.ts';

// The decoder goes through the whole picture for each scan of a JPEG, and a scan of a hundred bytes can be valid. It keeps each
// segment in memory, also an empty one.

const startOfPicture = 2;
const mark = 0xff;
const startOfScan = 0xda;
const endOfPicture = 0xd9;
/** A marker with the length of its segment. */
const markerBytes = 4;

/** Cameras and programs write fewer than 1,000. */
export const maxSegments = 10_000;

/** Whether a byte after 0xff starts no segment: an escaped 0xff, a restart, or a marker that the decoder passes over. */
const isBare = (marker: number) => marker < 0xc0 || (marker >= 0xd0 && marker <= 0xd8);

/** The place of the next 0xff, or -1. A native search for each would be slow in a file of little else. */
function markFrom(bytes: Buffer, from: number): number {
  let at = from;
  while (at < bytes.length && bytes[at] !== mark) at += 1;
  return at < bytes.length ? at : -1;
}

/** The bytes from a marker to the next place to search. */
function lengthAt(bytes: Buffer, at: number, marker: number): number {
  // A second 0xff can be that of a marker.
  if (marker === mark) return 1;
  return isBare(marker) ? 2 : 2 + Math.max(2, bytes.readUInt16BE(at + 2));
}

/**
 * The number of scans of a JPEG. Stops counting beyond `most`. Returns infinity for a JPEG of too many segments. `source` is the
 * content or the path of its file.
 */
export async function jpegScans(source: Buffer | string, most: number): Promise<number> {
  let scans = 0;
  let segments = 0;
  let rest = Buffer.alloc(0);
  /** The bytes of a segment that have not arrived. */
  let ahead = startOfPicture;
  for await (const piece of piecesOf(source)) {
    const bytes = Buffer.concat([rest, piece.subarray(ahead)]);
    ahead = Math.max(0, ahead - piece.length);
    let at = markFrom(bytes, 0);
    while (at !== -1 && at + markerBytes <= bytes.length) {
      const marker = bytes[at + 1] ?? endOfPicture;
      if (marker === endOfPicture) return scans;
      if (marker === startOfScan) scans += 1;
      if (marker !== mark && !isBare(marker)) segments += 1;
      if (scans > most) return scans;
      if (segments > maxSegments) return Number.POSITIVE_INFINITY;
      const next = at + lengthAt(bytes, at, marker);
      ahead = Math.max(0, next - bytes.length);
      at = markFrom(bytes, next);
    }
    rest = at === -1 ? Buffer.alloc(0) : bytes.subarray(at);
  }
  return scans;
}
