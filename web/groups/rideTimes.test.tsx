import { screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { Pages } from '../app/pages.tsx';
import { groupHead, groupPageOf, nextRide } from '../test/groupWorld.ts';
import { renderAs } from '../test/renderAs.tsx';
import { nina } from '../test/world.ts';

// Loads the lazy page first, so that the test does not wait for it.
beforeAll(() => import('./GroupPage.tsx'));
afterEach(() => vi.unstubAllEnvs());

test('a group tells the start of its rides on the clocks of their place and of the reader', async () => {
  vi.stubEnv('TZ', 'America/New_York');
  const berlin = { timeZone: 'Europe/Berlin', startsAt: '2026-12-05T06:00:00.000Z' };
  const path = `/groups/${encodeURIComponent(groupHead().id)}`;
  renderAs(nina, <Pages />, { groupPage: () => groupPageOf({ rides: [nextRide('One', berlin)] }) }, { path });
  const words = await screen.findByText('Sat, Dec 5, 7:00 AM CET · 1:00 AM for you');
  expect(words.closest('time')?.dateTime).toBe(berlin.startsAt);
});
