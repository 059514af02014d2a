import { screen, within } from '@testing-library/react';
import { Pages } from '../app/pages.tsx';
import type { Handlers } from './fakeServer.ts';
import { renderAs } from './renderAs.tsx';
import { here, sessionsOf } from './settingsWorld.ts';
import { nina } from './world.ts';

/** The settings page as Nina or a visitor sees it. */
export function openSettings(
  handlers: Handlers = {},
  { viewer = nina, path = '/settings' }: { viewer?: typeof nina | null; path?: string } = {},
) {
  const answers: Handlers = { settingsPage: () => sessionsOf([here]), ...handlers };
  return renderAs(viewer, <Pages />, answers, { path });
}

/** The rows of the devices, even while a dialog hides them. */
export const deviceRows = () =>
  within(screen.getByRole('list', { name: 'Signed-in devices', hidden: true })).getAllByRole('listitem', {
    hidden: true,
  });

export const deviceNames = () => deviceRows().map((row) => row.querySelector('strong')?.textContent);
