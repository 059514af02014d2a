import type { Locator, Page } from '@playwright/test';

export interface Interaction {
  name: string;
  /** Brings the page to the state before the press. */
  prepare(page: Page): Promise<unknown>;
  act(page: Page): Promise<unknown>;
  isDone(page: Page): Promise<unknown>;
}

const openTab = async (page: Page, name: string) => {
  await page.getByRole('tab', { name }).click();
  await page.getByRole('tab', { name, selected: true }).waitFor();
};
const none = async () => undefined;
const pressEscape = (page: Page) => page.keyboard.press('Escape');
const dialog = (page: Page) => page.getByRole('dialog');
const posts = (page: Page) => page.getByRole('article').filter({ hasText: 'Up the hill' });
const heart = (page: Page) =>
  posts(page)
    .nth(1)
    .getByRole('button', { name: /likes?$/ });
const toTop = (page: Page) => page.evaluate(() => window.scrollTo(0, 0));
const gone = (locator: Locator) => locator.waitFor({ state: 'detached' });

/** Scrolls up, and closes what the press before has opened. */
async function close(page: Page): Promise<void> {
  await toTop(page);
  const opened = page.locator('[role=dialog], [role=menu], [role=listbox]');
  if ((await opened.count()) > 0) await pressEscape(page);
  await gone(opened);
}

/** The presses that members make most. */
export const interactions: readonly Interaction[] = [
  {
    name: 'like',
    prepare: toTop,
    act: (page) => heart(page).click(),
    isDone: (page) =>
      page
        .getByText(/^(Post liked!|Like removed)$/)
        .first()
        .waitFor(),
  },
  {
    name: 'tab Rides',
    prepare: (page) => openTab(page, 'All'),
    act: (page) => openTab(page, 'Rides'),
    isDone: none,
  },
  {
    name: 'tab All',
    prepare: (page) => openTab(page, 'Rides'),
    act: (page) => openTab(page, 'All'),
    isDone: none,
  },
  {
    name: 'comments open',
    prepare: async (page) => {
      await toTop(page);
      const open = page.locator('[aria-expanded=true]').and(page.getByRole('button', { name: /comments?$/ }));
      for (const button of await open.all()) await button.click();
    },
    act: (page) =>
      posts(page)
        .nth(1)
        .getByRole('button', { name: /comments?$/ })
        .click(),
    isDone: (page) => posts(page).nth(1).getByRole('textbox').waitFor(),
  },
  {
    name: 'ride dialog',
    prepare: close,
    act: (page) => page.getByRole('button', { name: 'Ride', exact: true }).click(),
    isDone: (page) => dialog(page).getByRole('textbox', { name: 'Description' }).waitFor(),
  },
  {
    name: 'post dialog',
    prepare: close,
    act: (page) => page.getByRole('button', { name: 'Post', exact: true }).click(),
    isDone: (page) => dialog(page).getByRole('textbox').first().waitFor(),
  },
  {
    name: 'close of a dialog',
    prepare: async (page) => {
      await close(page);
      await page.getByRole('button', { name: 'Post', exact: true }).click();
      await dialog(page).waitFor();
    },
    act: pressEscape,
    isDone: (page) => gone(dialog(page)),
  },
  {
    name: 'account menu',
    prepare: async (page) => {
      await close(page);
      await page.getByRole('tab', { name: 'All' }).hover();
    },
    act: (page) => page.getByRole('button', { name: 'Account' }).click(),
    isDone: (page) => page.getByRole('menu').waitFor(),
  },
  {
    name: 'menu of a post',
    prepare: close,
    act: (page) => posts(page).nth(1).getByRole('button', { name: 'More' }).click(),
    isDone: (page) => page.getByRole('menu').waitFor(),
  },
  {
    name: 'notification panel',
    prepare: close,
    act: (page) =>
      page
        .getByRole('link', { name: /^Notifications/ })
        .first()
        .click(),
    isDone: (page) => dialog(page).getByText('commented').first().waitFor(),
  },
  {
    name: 'filter of groups',
    prepare: close,
    act: (page) => page.getByRole('combobox', { name: 'Filter by Group' }).click(),
    isDone: (page) => page.getByRole('option').first().waitFor(),
  },
  {
    name: 'Load More Posts',
    prepare: close,
    act: (page) => page.getByRole('button', { name: 'Load More Posts' }).click(),
    isDone: (page) => page.getByRole('button', { name: 'Load More Posts' }).waitFor(),
  },
];
