// Draws all pictures of the demo community into graph/demo/pictures: `node graph/tools/draw/drawPictures.ts`. The
// pictures are committed. Run it after a change of a scene, a look or the gallery.
import { mkdir, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { gallery } from '../../demo/gallery.ts';
import { drawAvatar } from './drawAvatar.ts';
import type { SceneOrder } from './drawScene.ts';
import { drawScene } from './drawScene.ts';
import { looks } from './looks.ts';

const folder = fileURLToPath(new URL('../../demo/pictures/', import.meta.url));

async function render(
  svg: string,
  name: string,
  size: { width: number; height: number; quality: number },
): Promise<void> {
  const { width, height, quality } = size;
  await sharp(Buffer.from(svg), { density: 144 })
    .resize(width, height)
    .webp({ quality, effort: 6, smartSubsample: true })
    .toFile(`${folder}${name}`);
}

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
for (const [name, order] of Object.entries<SceneOrder>(gallery)) {
  await render(drawScene(order), name, { width: 1200, height: 800, quality: 78 });
}
for (const [key, look] of Object.entries(looks)) {
  await render(drawAvatar(look), `rider-${key}.webp`, { width: 320, height: 320, quality: 80 });
}
