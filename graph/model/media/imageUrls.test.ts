import { expect, test } from 'vitest';
import { remoteUrl } from './imageUrls.ts';

const tooLong = `https://pictures.example/${'é'.repeat(1000)}`;

test.each([
  'http:x/y',
  'https:x/y',
  'https:/x',
  'https:/api/users/1/export',
  'https:\\\\x',
  'https:/\\x/y',
  'HTTP:x',
  '//x/y',
  '/\\x/y',
  ' https://x',
  'https://x ',
  'https:///x/y',
  'https:////x/y',
  'https:?x',
  'https://?x',
  'https:#x',
  '\thttps:x',
  'ht\ttps://x/y',
  'https:\n//x/y',
  'https://x/\u0000y',
  'https://name:password@x/y',
  'https://name@x/y',
  'https://',
  'ftp://x/y',
  'blob:https://x/y',
  'data:image/png;base64,AAAA',
  `/media/${'a'.repeat(64)}.webp`,
  tooLong,
  '',
])('%j is no picture of another site', (url) => {
  expect(remoteUrl(url)).toBeNull();
});

test.each([
  ['https://pictures.example/hill.jpg', 'https://pictures.example/hill.jpg'],
  ['http://pictures.example:8080/hill.jpg?w=1#top', 'http://pictures.example:8080/hill.jpg?w=1#top'],
  ['HTTPS://Pictures.EXAMPLE', 'https://pictures.example/'],
  ['https://pictures.example:443/a/../b.jpg', 'https://pictures.example/b.jpg'],
  ['https://pictures.example/é.jpg', 'https://pictures.example/%C3%A9.jpg'],
  ['https://0x7f.1/a.jpg', 'https://127.0.0.1/a.jpg'],
])('%j is stored as %j', (url, stored) => {
  expect(remoteUrl(url)).toBe(stored);
});
