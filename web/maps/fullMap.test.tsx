import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openMap } from '../test/openMap.tsx';
import { climbBetween, mapOf, mapsOfGroups, routeOf } from '../test/routeWorld.ts';

beforeAll(() => Promise.all([import('../rides/RideMapDialog.tsx'), import('../rides/RidesMap.tsx')]));
beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

// jsdom does not support WebGL.
vi.mock('./mapView.ts', () => ({
  makeMapView: () => {
    throw new Error('No WebGL');
  },
}));

async function openFull(...[ride, handlers]: [Parameters<typeof openMap>[0], Parameters<typeof openMap>[2]?]) {
  const { map, user } = await openMap(ride, undefined, handlers);
  await user.click(await map.findByRole('button', { name: 'Open Map' }));
  return { user, full: within(await screen.findByRole('dialog', { name: 'Route Map' })) };
}

describe('the map that fills the window', () => {
  test('shows the drawing and says why where the browser has no WebGL', async () => {
    const climb = climbBetween(2, 6);
    const { full } = await openFull(() => mapOf(routeOf(20, { climbs: [climb] })));
    const sentence = 'The map that moves and zooms could not be opened here. This one shows the whole route.';
    expect(await full.findByText(sentence)).toBeDefined();
    expect(full.getByRole('img', { name: 'Map of the route, 13.8 mi' })).toBeDefined();
    const slider = full.getByRole('slider', { name: 'Place along the route' });
    fireEvent.focus(full.getByRole('button', { name: /Climb 1/ }));
    expect(slider.getAttribute('aria-valuetext')).toMatch(/^1\.4 mi/);
  });

  test('lists the routes of the pace groups, and shows the chosen one', async () => {
    const groups = mapsOfGroups({ 'group-A': routeOf(10), 'group-B': null });
    const { user, full } = await openFull(() => mapOf(routeOf(20)), { paceGroupMaps: () => groups });
    const group = await full.findByRole('button', { name: 'Group A, Steady 6.9 mi' });
    expect(full.queryByText(/Group B/)).toBeNull();
    expect(full.getByRole('button', { name: /Whole ride/ }).getAttribute('aria-pressed')).toBe('true');
    await user.click(group);
    expect(group.getAttribute('aria-pressed')).toBe('true');
    expect(full.getByRole('img', { name: 'Map of the route, 6.9 mi' })).toBeDefined();
  });
});
