import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions } from './web/e2e/chromiumLaunchOptions.ts';
import { firefoxOptions } from './web/e2e/firefoxOptions.ts';
import { freePort } from './web/e2e/freePort.ts';

// Each worker reads this file again: the port is chosen once and handed on.
process.env.JOURNEY_PORT ??= String(await freePort());
const port = process.env.JOURNEY_PORT;
const baseURL = `http://127.0.0.1:${port}`;
const chromium = await chromiumLaunchOptions();

export default defineConfig({
  testDir: 'web/e2e',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 3,
  retries: 0,
  // These only end what hangs: a busy machine needs many times what an idle one does.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    baseURL,
    locale: 'en-US',
    timezoneId: 'UTC',
    // Animations cost 12 % of the processor time on a machine without a graphics card.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace costs 7 % of the processor time, and with screenshots more: it takes a picture of the page 25 times a second.
    // A build server keeps no files, so nobody reads its traces.
    trace: process.env.CI ? 'off' : { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    // No journey runs long enough to regain what V8's best compiler costs.
    launchOptions: { ...chromium, args: [...(chromium.args ?? []), '--js-flags=--no-opt'] },
  },
  // The journeys through what a phone arranges otherwise run at both sizes. The others run at the size that their riders or operators use
  // most, and look at their screens at the other one.
  projects: [
    // Playwright runs these, but cannot drive WebKitGTK: they use WebDriver. They come first because one alone would run longest.
    { name: 'webkit', testMatch: 'webkit/*.webkit.ts' },
    { name: 'desktop', testIgnore: '*.phone.spec.ts', use: { viewport: { width: 1440, height: 1000 } } },
    {
      name: 'phone',
      testIgnore: '*.desktop.spec.ts',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'firefox',
      grep: /@firefox/,
      use: {
        ...firefoxOptions,
        viewport: { width: 1440, height: 1000 },
      },
    },
  ],
  webServer: {
    command: `"${process.execPath}" web/e2e/journeyServer.ts`,
    url: baseURL,
    env: { PORT: port },
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 60_000 },
  },
});
