import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawAvatar } from '../tools/draw/drawAvatar.ts';
import { drawScene, type SceneOrder } from '../tools/draw/drawScene.ts';
import { looks } from '../tools/draw/looks.ts';
import { gallery } from './gallery.ts';
import { buildWorld } from './world.ts';

const folder = join(import.meta.dirname, 'pictures');
const names = await readdir(folder);
const orders: SceneOrder[] = Object.values(gallery);

describe('the pictures of the demo community', () => {
  it('are in the folder, all of them and nothing else', () => {
    const expected = [...Object.keys(gallery), ...Object.keys(looks).map((key) => `rider-${key}.webp`)];
    expect(names.toSorted()).toEqual(expected.toSorted());
  });

  it('are all shown somewhere, and nothing is shown that is not there', () => {
    const { members, groups, posts } = buildWorld(1, new Date('2026-11-19T12:00:00Z'));
    const moments = posts.flatMap(({ ride }) => ride?.moments ?? []);
    const shown = new Set([...members, ...groups, ...posts, ...moments].flatMap(({ picture }) => picture ?? []));
    expect([...shown].toSorted()).toEqual(names.toSorted());
  });

  it('are small enough for a feed and of the shapes that cards are laid out for', async () => {
    const files = await Promise.all(names.map(async (name) => ({ name, bytes: await readFile(join(folder, name)) })));
    for (const { name, bytes } of files) {
      const isPortrait = name.startsWith('rider-');
      expect(bytes.length, name).toBeLessThanOrEqual(isPortrait ? 15_000 : 90_000);
      const { format, width, height } = await sharp(bytes).metadata();
      const size = isPortrait ? { width: 320, height: 320 } : { width: 1200, height: 800 };
      expect({ format, width, height }, name).toEqual({ format: 'webp', ...size });
    }
    expect(files.reduce((sum, { bytes }) => sum + bytes.length, 0)).toBeLessThanOrEqual(2_500_000);
  });

  it('are drawn the same for the same order, and no two orders alike', () => {
    const drawn = orders.map(drawScene);
    expect(orders.map(drawScene)).toEqual(drawn);
    expect(new Set(drawn).size).toBe(drawn.length);
    const portraits = Object.values(looks).map(drawAvatar);
    expect(new Set(portraits).size).toBe(portraits.length);
    for (const svg of [...drawn, ...portraits]) expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  });
});
