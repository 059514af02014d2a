import type { Page, WebSocketRoute } from '@playwright/test';

/** The client reconnects after this close code, as it does after a restart of the server. */
const restart = { code: 1012, reason: 'Service restart' };

/** Lets a test break a page's sockets and block new ones until they are restored. */
export async function breakableSockets(page: Page) {
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
