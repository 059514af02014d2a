import type { Page } from '@playwright/test';
import type { Rider } from './people.ts';
import { signIn } from './people.ts';
import { untilLive } from './untilLive.ts';

/** Signs in, and waits until what happens is told by itself. */
export async function signInLive(page: Page, rider: Rider): Promise<void> {
  const isLive = untilLive(page, 'notificationActivity');
  await signIn(page, rider);
  await isLive;
}
