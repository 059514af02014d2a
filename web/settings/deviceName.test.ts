import { expect, test } from 'vitest';
import { deviceName } from './deviceName.ts';

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const windows = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit}`;
const mac = `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit}`;
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox on Linux'],
  [`${windows} Chrome/147.0.0.0 Safari/537.36`, 'Chrome on Windows'],
  [`${windows} Chrome/147.0.0.0 Safari/537.36 Edg/147.0.0.0`, 'Edge on Windows'],
  [`${mac} Version/18.5 Safari/605.1.15`, 'Safari on macOS'],
  [`${mac} Chrome/147.0.0.0 Safari/537.36 OPR/130.0`, 'Opera on macOS'],
  [`Mozilla/5.0 (Linux; Android 15; K) ${webKit} Chrome/147.0.0.0 Mobile Safari/537.36`, 'Chrome on Android'],
  [
    `Mozilla/5.0 (Linux; Android 15; K) ${webKit} SamsungBrowser/28.0 Chrome/147.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet on Android',
  ],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webKit} Chrome/147.0.0.0 Safari/537.36`, 'Chrome on ChromeOS'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${webKit} HeadlessChrome/147.0.0.0 Safari/537.36`, 'Chrome on Linux'],
  [`${iPhone} Version/18.5 Mobile/15E148 Safari/604.1`, 'Safari on iPhone'],
  [`${iPhone} CriOS/147.0.0.0 Mobile/15E148 Safari/604.1`, 'Chrome on iPhone'],
  [`${iPhone} FxiOS/145.0 Mobile/15E148 Safari/604.1`, 'Firefox on iPhone'],
  ['curl/8.14.1', 'curl'],
  ['My script', 'My script'],
  ['  ', 'Unknown device'],
  [null, 'Unknown device'],
])('%s is called %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
