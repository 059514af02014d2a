import type { Locator, Page } from '@playwright/test';

/** The button of the menu of a post on its page. The menus of its comments come after it. */
export const postMenu = (page: Page): Locator =>
  page.getByRole('article').first().getByRole('button', { name: 'More', exact: true }).first();
