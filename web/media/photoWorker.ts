// Runs in a worker: a phone takes a second for a photo of twelve megapixels, and the page stays responsive.

/** In pixels: the server's own limit for the longest edge. */
const maxEdge = 2048;
const quality = 0.85;

/** The smaller photo, or null when this browser cannot decode the photo. */
export type Shrunk = Blob | null;

addEventListener('message', ({ data: file }: MessageEvent<Blob>) => {
  void shrink(file)
    .catch(() => null)
    .then((shrunk: Shrunk) => postMessage(shrunk));
});

async function shrink(file: Blob): Promise<Shrunk> {
  // The bitmap is upright. Drawing it removes the camera's metadata.
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.min(1, maxEdge / Math.max(bitmap.width, bitmap.height));
  const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const webp = await canvas.convertToBlob({ type: 'image/webp', quality });
  // A browser that cannot encode WebP returns a PNG instead.
  return webp.type === 'image/webp' ? webp : canvas.convertToBlob({ type: 'image/jpeg', quality });
}
