import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Builder, error, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { findInPage, writeTarget } from './findInPage.ts';
import { describe, type Target } from './target.ts';

const { resolve } = createRequire(import.meta.url);
const library = readFileSync(resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'), 'utf8');

/** This only ends what hangs. */
const timeout = 60_000;

/** Errors of an element that moves, is covered, or is drawn again. The next attempt searches again. */
const passing = [
  error.ElementClickInterceptedError,
  error.ElementNotInteractableError,
  error.NoSuchElementError,
  error.StaleElementReferenceError,
];

/** Runs in the page. */
function clearStorage(done: () => void): void {
  localStorage.clear();
  sessionStorage.clear();
  const remove = (name: string) =>
    new Promise<void>((resolve) => {
      indexedDB.deleteDatabase(name).onsuccess = () => resolve();
    });
  indexedDB
    .databases()
    .then((all) => Promise.all(all.map(({ name = '' }) => remove(name))))
    .then(done);
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A window of WebKitGTK with the actions of a rider. Each action waits until it is possible. */
export class Browser {
  private constructor(
    readonly driver: WebDriver,
    private readonly origin: string,
  ) {}

  static async start(address: string, origin: string): Promise<Browser> {
    const driver = await new Builder()
      .disableEnvironmentOverrides()
      .usingServer(address)
      .withCapabilities({
        browserName: 'MiniBrowser',
        // The whole window is the page.
        'webkitgtk:browserOptions': { args: ['--automation', '--full-screen'] },
      })
      .build();
    return new Browser(driver, origin);
  }

  async resize({ width, height }: Size): Promise<void> {
    await this.driver.manage().window().setRect({ x: 0, y: 0, width, height });
    await this.until(`a window of ${width} pixels`, () => this.run((wanted) => innerWidth === wanted, width));
  }

  /** Loads a page of the product. */
  async open(path: string): Promise<void> {
    await this.driver.get(this.origin + path);
  }

  async reload(): Promise<void> {
    await this.driver.navigate().refresh();
  }

  async goBack(): Promise<void> {
    await this.driver.navigate().back();
  }

  /** Deletes all that the product has stored, and leaves it. */
  async forget(): Promise<void> {
    await this.open('/robots.txt');
    await this.driver.executeAsyncScript(clearStorage);
    await this.driver.manage().deleteAllCookies();
    await this.driver.get('about:blank');
  }

  /** Calls a function in the page. */
  async run<Result, Args extends unknown[]>(call: (...args: Args) => Result, ...args: Args): Promise<Result> {
    return this.driver.executeScript<Result>(call, ...args);
  }

  async all(target: Target): Promise<WebElement[]> {
    const asked = writeTarget(target);
    const find = () => this.driver.executeScript<WebElement[] | null>(findInPage, asked);
    const found = await find();
    if (found) return found;
    await this.driver.executeScript(library);
    return (await find()) ?? [];
  }

  /** Waits until the target is visible, and returns the first element. */
  async see(target: Target): Promise<WebElement> {
    let seen: WebElement | undefined;
    await this.until(`see ${describe(target)}`, async () => {
      [seen] = await this.all(target);
      return seen !== undefined;
    });
    return seen as WebElement;
  }

  async seeCount(target: Target, count: number): Promise<void> {
    await this.until(`${count} of ${describe(target)}`, async () => (await this.all(target)).length === count);
  }

  async seeNone(target: Target): Promise<void> {
    await this.seeCount(target, 0);
  }

  /** Waits for an address. A text is the path with its query. */
  async seeAddress(address: string | RegExp): Promise<void> {
    await this.until(`the address ${address}`, async () => {
      const { pathname, search, hash } = new URL(await this.driver.getCurrentUrl());
      const current = pathname + search + hash;
      return typeof address === 'string' ? current === address : address.test(current);
    });
  }

  /** Waits until the target has the focus. */
  async seeFocus(target: Target): Promise<void> {
    await this.until(`the focus on ${describe(target)}`, async () => {
      const [element] = await this.all(target);
      return element !== undefined && this.run((each) => document.activeElement === (each as unknown), element);
    });
  }

  async seeAttribute(target: Target, name: string, value: string): Promise<void> {
    await this.until(`${name}=${value} on ${describe(target)}`, async () => {
      const [element] = await this.all(target);
      return (await element?.getAttribute(name)) === value;
    });
  }

  /** Moves the pointer to the target and presses it. */
  async press(target: Target): Promise<void> {
    await this.until(`press ${describe(target)}`, async () => {
      const [element] = await this.all(target);
      if (!element || !(await element.isEnabled()) || !(await this.isStill(element))) return false;
      await element.click();
      return true;
    });
  }

  /** Whether the element is at the same place in two frames: the pointer would miss one that moves. */
  private async isStill(element: WebElement): Promise<boolean> {
    return this.driver.executeAsyncScript<boolean>((each: Element, done: (isStill: boolean) => void) => {
      const place = () => JSON.stringify(each.getBoundingClientRect());
      requestAnimationFrame(() => {
        const before = place();
        requestAnimationFrame(() => done(before === place()));
      });
    }, element);
  }

  /** Presses a field and types into it, instead of what it holds. */
  async type(target: Target, words: string): Promise<void> {
    await this.press(target);
    await this.driver.actions().keyDown(Key.CONTROL).sendKeys('a').keyUp(Key.CONTROL).perform();
    await this.keys(words);
  }

  /** Presses keys wherever the focus is. */
  async keys(...keys: string[]): Promise<void> {
    await this.driver
      .actions()
      .sendKeys(...keys)
      .perform();
  }

  /** Moves the focus to the target and presses Enter. */
  async enter(target: Target): Promise<void> {
    await this.until(`focus ${describe(target)}`, async () => {
      const [element] = await this.all(target);
      if (!(await element?.isEnabled())) return false;
      await this.run((each) => (each as unknown as HTMLElement).focus(), element);
      return true;
    });
    await this.seeFocus(target);
    await this.keys(Key.ENTER);
  }

  async until(what: string, check: () => Promise<boolean>): Promise<void> {
    const attempt = async () => {
      try {
        return await check();
      } catch (failure) {
        if (passing.some((kind) => failure instanceof kind)) return false;
        throw failure;
      }
    };
    await this.driver.wait(attempt, timeout, `Not within a minute: ${what}`, 50);
  }
}
