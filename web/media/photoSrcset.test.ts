import { describe, expect, test } from 'vitest';
import { photoSrcset } from './photoSrcset.ts';

const path = `/media/${'a'.repeat(64)}`;

describe('the widths of a photo', () => {
  test('end with its own, which the next width of the server holds', () => {
    expect(photoSrcset(`${path}.webp`, 900)).toBe(
      `${path}/256.webp 256w, ${path}/480.webp 480w, ${path}/800.webp 800w, ${path}/1200.webp 900w`,
    );
  });

  test.each([
    [60, '64.webp 60w'],
    [256, '256.webp 256w'],
    [2048, '2048.webp 2048w'],
  ])('of %i pixels end with %s', (full, last) => {
    const all = photoSrcset(`${path}.webp`, full)?.split(', ') ?? [];
    expect(all.at(-1)).toBe(`${path}/${last}`);
    expect(new Set(all).size).toBe(all.length);
  });

  test.each([
    ['https://pictures.example/hill.jpg', 900],
    ['data:image/png;base64,AAAA', 900],
    [`${path}.webp`, null],
    ['/media/short.webp', 900],
  ])('are not known of %s, %j pixels wide', (url, width) => {
    expect(photoSrcset(url, width)).toBeUndefined();
  });
});
