import { writeFile } from 'node:fs/promises';
import { test as base, expect } from '@playwright/test';
import type { Rider } from '../people.ts';
import { Browser } from './browser.ts';
import { type Display, type Driver, openDisplay, startDriver } from './display.ts';
import { button, field } from './target.ts';

export { expect };

export const desktop = { width: 1440, height: 1000 };
export const phone = { width: 390, height: 844 };
export const narrow = { width: 320, height: 640 };

interface Running {
  readonly webkit: Browser;
  readonly driver: Driver;
}

/** A test with a WebKitGTK of the size of a desktop that has stored nothing. */
export const test = base.extend<{ webkit: Browser }, { display: Display; kept: { running?: Running } }>({
  display: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern.
    async ({}, use) => {
      const display = await openDisplay();
      await use(display);
      await display.close();
    },
    { scope: 'worker' },
  ],
  // One browser runs all tests of a worker, which ends with its first failed test. A start for each test costs 5 % more processor time.
  kept: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern.
    async ({}, use) => {
      const kept: { running?: Running } = {};
      await use(kept);
      await kept.running?.webkit.driver.quit();
      await kept.running?.driver.close();
    },
    { scope: 'worker' },
  ],
  webkit: async ({ display, kept, baseURL }, use, info) => {
    kept.running ??= await openBrowser(display, String(baseURL));
    const { webkit } = kept.running;
    await webkit.resize(desktop);
    await use(webkit);
    if (info.status !== info.expectedStatus) {
      await writeFile(info.outputPath('window.png'), await webkit.driver.takeScreenshot(), 'base64');
    } else await webkit.forget();
  },
});

/** How many times a browser is started. WebKitGTK sometimes hangs before its first page. */
const starts = 3;

async function openBrowser(display: Display, origin: string): Promise<Running> {
  for (let left = starts - 1; ; left--) {
    const driver = await startDriver(display);
    try {
      return { webkit: await Promise.race([Browser.start(driver.address, origin), noSession()]), driver };
    } catch (failure) {
      await driver.close();
      if (left === 0) throw failure;
      base.info().annotations.push({ type: 'started again', description: String(failure) });
    }
  }
}

/** Rejects after a minute. */
const noSession = () =>
  new Promise<never>((_resolve, reject) => {
    AbortSignal.timeout(60_000).addEventListener('abort', () => reject(new Error('No session within a minute')));
  });

/** Signs in on the screen and waits for the home page. */
export async function signIn(webkit: Browser, { username, password }: Pick<Rider, 'username' | 'password'>) {
  await webkit.open('/login');
  await webkit.type(field('Username'), username);
  await webkit.type(field('Password'), password);
  await webkit.press(button('Sign in'));
  await webkit.see(button(/^Account of/));
}
