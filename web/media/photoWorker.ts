// Runs in a worker: a photo of twelve megapixels takes a phone a second, in which the page goes on.

/** As long as the server keeps the longest edge. */
const longestEdge = 2048;
const quality = 0.85;

/** What the worker answers: the smaller photo, or null where this browser cannot read the one that it got. */
export type Shrunk = Blob | null;

addEventListener('message', ({ data: file }: MessageEvent<Blob>) => {
  void shrink(file)
    .catch(() => null)
    .then((shrunk: Shrunk) => postMessage(shrunk));
});

async function shrink(file: Blob): Promise<Shrunk> {
  // Upright: the canvas keeps nothing of what the camera has written beside the photo.
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.min(1, longestEdge / Math.max(bitmap.width, bitmap.height));
  const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const webp = await canvas.convertToBlob({ type: 'image/webp', quality });
  // Browsers that write no WebP answer a PNG instead.
  return webp.type === 'image/webp' ? webp : canvas.convertToBlob({ type: 'image/jpeg', quality });
}
