import { screen, within } from '@testing-library/react';
import type { Handlers } from './fakeServer.ts';
import { showRide } from './showRide.tsx';
import { nina, ridePostOf } from './world.ts';

export type RideMapHandler = NonNullable<Handlers['rideMap']>;

/** Opens the map of a ride on its card. */
export async function openMap(rideMap: RideMapHandler, viewer: typeof nina | null = nina, others: Handlers = {}) {
  const view = await showRide(viewer, ridePostOf(), { rideMap, ...others });
  await view.user.click(within(view.card).getByRole('button', { name: 'View Map' }));
  return { ...view, map: within(await screen.findByRole('dialog', { name: 'Ride Map' })) };
}

/** The profile of the route of an open map. */
export const slider = () => screen.findByRole('slider', { name: 'Place along the route' });
export const spokenBy = (element: HTMLElement) => element.getAttribute('aria-valuetext');

/** jsdom has no pointer events. React reads the position from a mouse event. */
export function pointerMove(clientX: number, clientY: number): Event {
  return new MouseEvent('pointermove', { bubbles: true, clientX, clientY });
}
