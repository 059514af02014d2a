import { expect } from 'vitest';
import type { Place } from './zoneChecks.ts';

const radians = Math.PI / 180;
const northing = (lat: number) => Math.log(Math.tan(Math.PI / 4 + (lat * radians) / 2)) / radians;
const latitude = (north: number) => (2 * Math.atan(Math.exp(north * radians)) - Math.PI / 2) / radians;
/** Pictures are written to a tenth of a pixel. */
const rounding = 0.051;

interface Drawn {
  lines: Place[][];
  /** The tolerance of the picture, in metres. */
  blur: number;
}

const spotsOf = (svg: string): number[][][] => {
  const path = /stroke="#d3125b"[^>]* d="([^"]+)"/.exec(svg)?.[1] ?? '';
  const pieces = path.split('M').slice(1);
  return pieces.map((piece) => piece.split('L').map((spot) => spot.split(' ').map(Number)));
};

/**
 * The places that the line of a picture leads over. It must be the very line of which we know that it may be shown, each point of
 * it and no other, on a map of one scale with north above.
 */
export function drawnLines(svg: string, shown: readonly (readonly Place[])[]): Drawn {
  const spots = spotsOf(svg);
  expect(spots.map(({ length }) => length)).toEqual(shown.map(({ length }) => length));
  const first = shown[0]?.[0] ?? { lat: 0, lng: 0 };
  const onMap = shown.flat().map(({ lat, lng }) => [((lng - first.lng + 540) % 360) - 180, northing(lat)] as const);
  const onPicture = spots.flat().map(([x = Number.NaN, y = Number.NaN]) => [x, -y] as const);
  const spanOf = (pairs: readonly (readonly [number, number])[], axis: 0 | 1) => {
    const values = pairs.map((pair) => pair[axis]);
    return { least: Math.min(...values), span: Math.max(...values) - Math.min(...values) };
  };
  const axis = spanOf(onMap, 0).span > spanOf(onMap, 1).span ? 0 : 1;
  const scale = spanOf(onPicture, axis).span / spanOf(onMap, axis).span;
  const [left, bottom] = [spanOf(onPicture, 0).least, spanOf(onPicture, 1).least];
  const [west, south] = [spanOf(onMap, 0).least, spanOf(onMap, 1).least];
  const places = onPicture.map(([x, y]) => [west + (x - left) / scale, south + (y - bottom) / scale] as const);
  for (const [index, [lng, north]] of places.entries()) {
    expect(Math.abs(lng - (onMap[index]?.[0] ?? 0)) * scale).toBeLessThan(4 * rounding);
    expect(Math.abs(north - (onMap[index]?.[1] ?? 0)) * scale).toBeLessThan(4 * rounding);
  }
  let next = 0;
  const lines = shown.map((piece) =>
    piece.map(() => {
      const [lng = 0, north = 0] = places[next++] ?? [];
      return { lat: latitude(north), lng: first.lng + lng };
    }),
  );
  return { lines, blur: (111_320 * 4 * rounding) / scale };
}
