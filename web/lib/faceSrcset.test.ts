import { expect, test } from 'vitest';
import { faceSrcset } from './faceSrcset.ts';

const hash = '0123456789abcdef'.repeat(4);

test('a picture of ours comes in the widths of faces', () => {
  expect(faceSrcset(`/media/${hash}.webp`)?.split(', ')).toEqual(
    [64, 128, 256, 480].map((width) => `/media/${hash}/${width}.webp ${width}w`),
  );
});

test.each(['https://pictures.example/face.jpg', 'data:image/png;base64,AAAA', '/media/short.webp', ''])(
  '%s comes as it is',
  (url) => expect(faceSrcset(url)).toBeUndefined(),
);
