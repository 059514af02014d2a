import type { Page } from '@playwright/test';

/**
 * Resolves once the server has answered an operation with data. Called before the press. The page shows some changes
 * earlier, and a reload or a closed page ends a request that is still under way.
 */
export function stored(page: Page, operation: string) {
  return page.waitForResponse(async (answer) => {
    if (!answer.request().postData()?.includes(`"${operation}"`)) return false;
    const { data } = await answer.json();
    return Boolean(data);
  });
}
