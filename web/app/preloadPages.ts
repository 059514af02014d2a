import { loadPage } from './pageList.ts';

/** The pages that readers usually open from the home page. */
const usual = ['/post/any', '/profile', '/explore', '/groups', '/events'];

/** Loads the code of a page when the reader points at a link to it, or moves the focus there. */
export function preloadLinkedPages(): void {
  document.addEventListener('pointerover', preload, { passive: true });
  document.addEventListener('focusin', preload);
}

/** Loads the code of the usual pages, one after another. */
export async function preloadUsualPages(): Promise<void> {
  for (const path of usual) await loadQuietly(path);
}

function preload({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.origin === window.location.origin) void loadQuietly(link.pathname);
}

/** The page itself reports a failure when it is opened. */
async function loadQuietly(pathname: string): Promise<void> {
  await loadPage(pathname).catch(() => undefined);
}
