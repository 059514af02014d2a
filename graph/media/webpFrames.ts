import { type ChunkLayout, walkChunks } from './walkChunks.ts';

// The decoder looks for each frame of an animation from the first one on, so that a million frames would take hours.

const frameType = 'ANMF';
const frameHeadBytes = 16;
const layout: ChunkLayout = {
  before: 12,
  read(head) {
    const type = head.toString('latin1', 0, 4);
    const length = head.readUInt32LE(4);
    // A frame consists of chunks. The decoder continues after the last one that it knows, whatever length the frame has.
    return { type, rest: type === frameType ? frameHeadBytes : length + (length % 2) };
  },
};

/** The number of frames of a WebP. Stops counting beyond `most`. Returns infinity for a WebP of too many chunks. */
export async function webpFrames(source: Buffer | string, most: number): Promise<number> {
  let frames = 0;
  const hasTooMany = await walkChunks(source, layout, ({ type }) => {
    if (type === frameType) frames += 1;
    return frames <= most;
  });
  return hasTooMany ? Number.POSITIVE_INFINITY : frames;
}
