import { fireEvent, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { TileLayerFragment } from '../generated.ts';
import { mapOf, routeOf } from '../test/routeWorld.ts';
import { showRide } from '../test/showRide.tsx';
import { nina, ridePostOf } from '../test/world.ts';
import { routePlane } from './routePlane.ts';
import type { Tile } from './tileGrid.ts';
import { tileGrid } from './tileGrid.ts';

const tiles: TileLayerFragment = {
  __typename: 'MapTiles',
  url: 'https://tiles.example/{z}/{x}/{y}.png?again={z}',
  attribution: '© Somebody',
  attributionUrl: 'https://somebody.example/licence',
};

/** Simulates a browser before its first layout. */
class Unlaid implements ResizeObserver {
  observe(_target: Element): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** Simulates a browser in which every element has this size. */
class Laid extends Unlaid {
  readonly #report: ResizeObserverCallback;

  constructor(report: ResizeObserverCallback) {
    super();
    this.#report = report;
  }

  override observe(target: Element): void {
    const entry = { target, contentRect: new DOMRect(0, 0, 900, 320) };
    this.#report([{ ...entry, borderBoxSize: [], contentBoxSize: [], devicePixelContentBoxSize: [] }], this);
  }
}

/** The north-western corner of a tile, by OpenStreetMap's formula. */
function cornerOf({ zoom, column, row }: Pick<Tile, 'zoom' | 'column' | 'row'>) {
  const count = 2 ** zoom;
  const lat = Math.atan(Math.sinh(Math.PI * (1 - (2 * row) / count))) * (180 / Math.PI);
  return { lat, lng: (column / count) * 360 - 180 };
}

const areas = fc
  .record({
    south: fc.double({ min: -80, max: 79, noNaN: true }),
    west: fc.double({ min: -180, max: 180, noNaN: true }),
    high: fc.double({ min: 0, max: 4, noNaN: true }),
    wide: fc.double({ min: 0, max: 8, noNaN: true }),
  })
  .map(({ south, west, high, wide }) => {
    const east = west + wide;
    return { __typename: 'MapBounds' as const, south, west, north: south + high, east: east > 180 ? east - 360 : east };
  });
const sizes = fc.record({ width: fc.integer({ min: 280, max: 1400 }), height: fc.integer({ min: 240, max: 400 }) });

describe('the tiles beneath a route', () => {
  test('lie where the route is drawn: each by the place of its corner', () => {
    fc.assert(
      fc.property(areas, sizes, (bounds, size) => {
        const plane = routePlane(bounds, size);
        const around = plane.world.width;
        for (const tile of tileGrid(plane, size)) {
          const corner = plane.spotOf(cornerOf(tile));
          // The corner of a tile across the 180th meridian may be off by the width of the world.
          const off = Math.abs(corner.x - tile.left) % around;
          expect(Math.min(off, around - off)).toBeLessThan(0.51);
          expect(Math.abs(corner.y - tile.top)).toBeLessThan(0.51);
        }
      }),
    );
  });

  test('cover all of the drawing that is on the map, without a seam, and are 24 at most', () => {
    fc.assert(
      fc.property(areas, sizes, (bounds, size) => {
        const grid = tileGrid(routePlane(bounds, size), size);
        expect(grid.length).toBeGreaterThan(0);
        expect(grid.length).toBeLessThanOrEqual(24);
        const [zoom = 0] = grid.map((tile) => tile.zoom);
        for (const { column, row } of grid) {
          expect(column >= 0 && column < 2 ** zoom && row >= 0 && row < 2 ** zoom).toBe(true);
        }
        const lefts = [...new Set(grid.map(({ left }) => left))];
        const rights = new Set(grid.map(({ left, width }) => left + width));
        expect(Math.min(...lefts)).toBeLessThanOrEqual(0);
        expect(Math.max(...rights)).toBeGreaterThanOrEqual(size.width);
        for (const left of lefts.slice(1)) expect(rights.has(left)).toBe(true);
        expect(Math.min(...grid.map(({ top }) => top))).toBeLessThanOrEqual(0);
        expect(Math.max(...grid.map(({ top, height }) => top + height))).toBeGreaterThanOrEqual(size.height);
      }),
    );
  });

  test('are the world in one tile where a route leads around it', () => {
    const plane = routePlane(
      { __typename: 'MapBounds', south: -85, west: -180, north: 85, east: 180 },
      { width: 400, height: 300 },
    );
    expect(
      new Set(tileGrid(plane, { width: 400, height: 300 }).map(({ zoom, column, row }) => [zoom, column, row].join())),
    ).toEqual(new Set(['0,0,0']));
  });
});

describe('the map of a ride', () => {
  beforeAll(() => import('../rides/RideMapDialog.tsx'));
  beforeEach(() => vi.stubGlobal('ResizeObserver', Laid));
  afterEach(() => vi.unstubAllGlobals());

  async function openMap(mapTiles: TileLayerFragment | null) {
    const view = await showRide(nina, ridePostOf(), { rideMap: () => mapOf(routeOf(40), mapTiles) });
    await view.user.click(within(view.card).getByRole('button', { name: 'View Map' }));
    const map = await screen.findByRole('dialog', { name: 'Ride Map' });
    await within(map).findByRole('img', { name: /^Map of the route/ });
    return map;
  }
  const imagesIn = (map: HTMLElement) => [...map.querySelectorAll<HTMLImageElement>('[data-part="tiles"] img')];

  test('lies on the operator’s tiles and says whose they are', async () => {
    const map = await openMap(tiles);
    const images = imagesIn(map);
    expect(images.length).toBeGreaterThan(3);
    for (const image of images) {
      const [, zoom, column, row] =
        /^https:\/\/tiles\.example\/(\d+)\/(\d+)\/(\d+)\.png\?again=\1$/.exec(image.src) ?? [];
      expect(Number.isNaN(Number(zoom) + Number(column) + Number(row))).toBe(false);
      expect(['alt', 'loading', 'referrerpolicy'].map((name) => image.getAttribute(name))).toEqual([
        '',
        'lazy',
        'strict-origin',
      ]);
    }
    const link = within(map).getByRole('link', { name: '© Somebody' });
    expect(link.getAttribute('href')).toBe('https://somebody.example/licence');
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
  });

  test('asks for no tile until its size is known', async () => {
    vi.stubGlobal('ResizeObserver', Unlaid);
    expect(imagesIn(await openMap(tiles))).toEqual([]);
  });

  test('keeps its plain ground where a tile fails', async () => {
    const map = await openMap(tiles);
    const [first, ...others] = imagesIn(map);
    if (!first) throw new Error('There are no tiles');
    fireEvent.error(first);
    expect(imagesIn(map)).toEqual(others);
    expect(within(map).getByRole('img', { name: /^Map of the route/ })).toBeDefined();
  });

  test('asks nobody for anything where the operator has named nobody', async () => {
    const map = await openMap(null);
    expect(map.querySelectorAll('img')).toHaveLength(0);
    expect(within(map).queryByRole('link')).toBeNull();
  });
});
