import { randomBytes } from 'node:crypto';
import { setPriority } from 'node:os';
import sharp from 'sharp';

// A member of `underUploads.ts`, as a separate process. It sends a picture of just under 50 MB several times at once,
// as bytes or as a data URL in JSON, and reports the statuses. It runs with low priority, because real members have
// machines of their own.

setPriority(19);

const [url = '', token = '', way = '', count = ''] = process.argv.slice(2);
const most = 50 * 2 ** 20;

/** A picture of noise, which cannot be compressed. */
async function heavyPicture(): Promise<Buffer<ArrayBuffer>> {
  const side = 4160;
  const raw = { width: side, height: side, channels: 3 } as const;
  const png = await sharp(randomBytes(side * side * raw.channels), { raw })
    .png({ compressionLevel: 0 })
    .toBuffer();
  if (png.length >= most || png.length < most * 0.98) throw new Error(`The picture has ${png.length} bytes`);
  return Buffer.from(png);
}

const picture = await heavyPicture();
const isJson = way === 'json';
const body = isJson ? Buffer.from(`{"image":"data:image/png;base64,${picture.toString('base64')}"}`) : picture;

async function upload(): Promise<number> {
  const headers = { 'content-type': isJson ? 'application/json' : 'image/png', authorization: `Bearer ${token}` };
  const answer = await fetch(`${url}/api/media`, { method: 'POST', headers, body });
  await answer.text();
  return answer.status;
}

process.send?.('ready');
process.once('message', async () => {
  // 0: the connection broke.
  const statuses = await Promise.all(Array.from({ length: Number(count) }, () => upload().catch(() => 0)));
  process.send?.({ statuses });
});
