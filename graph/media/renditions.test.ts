import { expect, test } from 'vitest';
import { photoSrcset } from '../../web/media/photoSrcset.ts';
import { PictureFormat } from './Picture.ts';
import { pictureWidths, srcsetOf } from './renditions.ts';

const hash = 'ab'.repeat(32);
const widths = pictureWidths.flatMap((width) => [width - 1, width, width + 1]);

test.each(widths)('the web client makes of a photo %i pixels wide the srcset that the API answers', (width) => {
  expect(photoSrcset(`/media/${hash}.webp`, width)).toBe(srcsetOf({ hash, width }, PictureFormat.WEBP));
});
