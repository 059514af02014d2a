import type { Page } from '@playwright/test';

type Activity = 'feedActivity' | 'notificationActivity' | 'postActivity' | 'rideActivity';

/** Resolves when the page has received an activity over its socket. Call it before opening the page. */
export function untilLive(page: Page, activity: Activity): Promise<void> {
  return new Promise((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).includes(`"${activity}":{"kind":"CAUGHT_UP"`)) resolve();
      }),
    );
  });
}
