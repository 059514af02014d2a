import type { Page } from '@playwright/test';

type Activity = 'feedActivity' | 'notificationActivity' | 'postActivity' | 'rideActivity';

/** Fulfilled once the page is told of an activity by itself. To be called before the page is gone to. */
export function untilLive(page: Page, activity: Activity): Promise<void> {
  return new Promise((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).includes(`"${activity}":{"kind":"CAUGHT_UP"`)) resolve();
      }),
    );
  });
}
