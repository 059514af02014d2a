import { act, fireEvent, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { RouteWaypointFragment } from '../generated.ts';
import { openMap, pointerMove, slider, spokenBy } from '../test/openMap.tsx';
import { climbBetween, mapOf, routeOf } from '../test/routeWorld.ts';
import { nina } from '../test/world.ts';

beforeAll(() => import('../rides/RideMapDialog.tsx'));
beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

describe('the points on the way', () => {
  const waypointAt = (lat: number, name: string, overrides: Partial<RouteWaypointFragment> = {}) => ({
    __typename: 'Waypoint' as const,
    lat,
    lng: -3,
    name,
    kind: 'GENERIC' as const,
    distance: (lat - 53) * 69.0933,
    ...overrides,
  });

  test('are marks on the map and a list, which shows the name of one on the map', async () => {
    const many = ['3', '4', '5', '6'].map((name, index) => waypointAt(53.1 + index / 100, name));
    const waypoints = [
      waypointAt(53.02, 'Old pump', { kind: 'WATER' }),
      waypointAt(53.1, 'Café Mill', { distance: null }),
    ];
    const { map, user } = await openMap(() => mapOf(routeOf(20, { waypoints: [...waypoints, ...many] })));

    const drawing = await map.findByRole('img', { name: /^Map of the route/ });
    expect(drawing.querySelectorAll('[data-part="waypoint"] title')).toHaveLength(6);
    const list = within(map.getByRole('list', { name: 'Points on the way' }));
    const [pump, cafe, ...others] = list.getAllByRole('button');
    expect([pump?.textContent, cafe?.textContent, others.length]).toEqual([
      'Old pumpWater · 1.4 mi',
      'Café MillBeside the route',
      3,
    ]);
    await user.click(list.getByRole('button', { name: /^Old pump/ }));
    expect(within(drawing).getByText('Old pump', { selector: 'text' })).toBeDefined();
    await user.click(map.getByRole('button', { name: 'Show all 6' }));
    expect(list.getAllByRole('button')).toHaveLength(6);
  });

  test('are absent from a route without any', async () => {
    const { map } = await openMap(() => mapOf(routeOf(20)));
    await map.findByRole('img', { name: /^Map of the route/ });
    expect(map.queryByText('Points on the way')).toBeNull();
  });
});

describe('the climbs', () => {
  const climbs = [climbBetween(2, 6), climbBetween(8, 10, { category: 'HC', meanGradient: 11.2 })];
  const rowsOf = ({ map }: Awaited<ReturnType<typeof openMap>>) =>
    within(map.getByRole('table', { name: 'Climbs' })).getAllByRole('row');

  test('are a table in the reader’s units, and the colours of the profile', async () => {
    const view = await openMap(() => mapOf(routeOf(20, { climbs })), { ...nina, unitsPreference: 'METRIC' });
    const profile = await slider();
    expect(rowsOf(view).map((row) => row.textContent)).toEqual([
      'ClimbLengthGainMeanSteepest',
      'Category C3Climb 1 2.2–6.7 km4.4 km122 m4.9%7.3%',
      'Category HCClimb 2 8.9–11.1 km2.2 km61 m11.2%7.3%',
    ]);
    for (const name of ['No climb', '3–5%', '11%+']) expect(view.map.getByText(name)).toBeDefined();
    expect(view.map.queryByText('5–8%')).toBeNull();
    expect(profile.querySelectorAll('[data-part="climb"]')).toHaveLength(2);
  });

  test('are highlighted together in the table, the profile and the map', async () => {
    const view = await openMap(() => mapOf(routeOf(20, { climbs })));
    const profile = await slider();
    const chosen = () => [
      rowsOf(view).findIndex((row) => within(row).queryByRole('button', { current: true })),
      view.map.getByRole('img').querySelectorAll('[data-part="chosen"]').length,
      profile.querySelectorAll('[data-part="here"]').length,
    ];
    expect(chosen()).toEqual([-1, 0, 0]);

    const second = rowsOf(view)[2];
    if (!second) throw new Error('The table has no second climb');
    fireEvent.pointerOver(second);
    expect([spokenBy(profile), ...chosen()]).toEqual(['5.5 mi, 800 ft, +2.7%', 2, 1, 1]);
    act(() => view.map.getByRole('button', { name: /Climb 1/ }).focus());
    expect([spokenBy(profile), ...chosen()]).toEqual(['1.4 mi, 200 ft, +2.7%', 1, 1, 1]);
    fireEvent.keyDown(profile, { key: 'End' });
    expect(chosen()).toEqual([-1, 0, 0]);
    vi.spyOn(profile, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 0, 200, 150));
    fireEvent(profile, pointerMove(140, 50));
    expect(chosen()).toEqual([1, 1, 1]);
  });

  test('are absent where there are none', async () => {
    const { map } = await openMap(() => mapOf(routeOf(20)));
    await slider();
    expect(map.queryByRole('table', { name: 'Climbs' })).toBeNull();
    expect([map.queryByText('No climb'), map.queryByText('3–5%')]).toEqual([expect.anything(), null]);
  });
});
