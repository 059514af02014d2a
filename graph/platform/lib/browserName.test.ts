import { expect, test } from 'vitest';
import { browserName } from './browserName.ts';

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const windows = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit}`;

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox on Linux'],
  [`${windows} Chrome/147.0.0.0 Safari/537.36 Edg/147.0.0.0`, 'Edge on Windows'],
  [`Mozilla/5.0 (Linux; Android 15; K) ${webKit} Chrome/147.0.0.0 Mobile Safari/537.36`, 'Chrome on Android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) FxiOS/145.0 Safari/604.1', 'Firefox on an iPhone'],
  ['Safari/604.1', 'Safari'],
  ['curl/8.14.1', null],
  ['', null],
  [null, null],
])('%s is called %s', (userAgent, name) => {
  expect(browserName(userAgent)).toBe(name);
});

test('no text of the sender is in the name', () => {
  expect(browserName('Call +49 30 1234 or open https://evil.example Firefox/1 (Linux)')).toBe('Firefox on Linux');
});
