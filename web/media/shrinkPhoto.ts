import type { Shrunk } from './photoWorker.ts';

/** What is light enough to be sent as it is, in bytes. */
const lightBytes = 300_000;

const isHeic = ({ name, type }: File) => /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);

/** A photo in a format that neither this browser nor the server reads; the message is for who has chosen it. */
export class UnreadablePhoto extends Error {}

/**
 * Makes a photo small enough to be sent soon: at most 2,048 pixels long, in a worker. What is light already, and what this
 * browser cannot read or make smaller, stays as it is. Rejects with `UnreadablePhoto`.
 */
export async function shrinkPhoto(file: File): Promise<Blob> {
  const isForeign = isHeic(file);
  if (file.size <= lightBytes && !isForeign) return file;
  const shrunk = await inWorker(file);
  if (!shrunk && isForeign) {
    throw new UnreadablePhoto('HEIC photos cannot be read here. Please choose a JPEG, or take photos as JPEG.');
  }
  const isSmaller = shrunk && (isForeign || shrunk.size < file.size);
  return isSmaller ? shrunk : file;
}

function inWorker(file: File): Promise<Shrunk> {
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return Promise.resolve(null);
  const worker = new Worker(new URL('./photoWorker.ts', import.meta.url), { type: 'module' });
  return new Promise<Shrunk>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<Shrunk>) => resolve(data);
    // Where the worker cannot be loaded, what the server reads can still be sent.
    worker.onerror = ({ message }) => {
      console.error('Making the photo smaller failed:', message);
      resolve(null);
    };
    worker.postMessage(file);
  }).finally(() => worker.terminate());
}
