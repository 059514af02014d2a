import type { Page, WebSocketRoute } from '@playwright/test';

/** Goes on where a server that restarts would be reached again. */
const restart = { code: 1012, reason: 'Service restart' };

/** Lets a test break the sockets of a page, and keep new ones from opening until they are mended. */
export async function cuttableLine(page: Page) {
  const open = new Set<WebSocketRoute>();
  let isCut = false;
  await page.routeWebSocket(/\/graphql$/, (socket) => {
    if (isCut) {
      void socket.close(restart);
      return;
    }
    open.add(socket);
    socket.connectToServer();
  });

  return {
    async cut() {
      isCut = true;
      await Promise.all([...open].map((socket) => socket.close(restart)));
      open.clear();
    },
    mend() {
      isCut = false;
    },
    isOpen: () => open.size > 0,
  };
}
