import type { Shrunk } from './photoWorker.ts';

/** In bytes: a smaller file is sent as it is. */
const maxUnshrunkBytes = 300_000;

const isHeic = ({ name, type }: File) => /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);

/** A photo in a format that neither this browser nor the server reads. The message is for the user. */
export class UnreadablePhoto extends Error {}

/**
 * Shrinks a photo in a worker to at most 2,048 pixels on its longest edge. Returns the file unchanged when it is small
 * already or cannot be shrunk. Rejects with `UnreadablePhoto`.
 */
export async function shrinkPhoto(file: File): Promise<Blob> {
  const isForeign = isHeic(file);
  if (file.size <= maxUnshrunkBytes && !isForeign) return file;
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
    // When the worker cannot be loaded, a format that the server reads is still sent.
    worker.onerror = ({ message }) => {
      console.error('Making the photo smaller failed:', message);
      resolve(null);
    };
    worker.postMessage(file);
  }).finally(() => worker.terminate());
}
