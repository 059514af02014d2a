import { expect, test } from 'vitest';
import { alongWay, labelPlaces } from './labelPlaces.ts';

const size = { width: 600, height: 400 };
const loop = { words: 'Start and finish', spot: { x: 300, y: 200 }, isAbove: false };
const placeOf = (...way: { x: number; y: number }[]) => labelPlaces([loop], alongWay(way), size)[0];

test('a label stands below what it names where nothing is in the way', () => {
  expect(placeOf({ x: 300, y: 200 }, { x: 300, y: 0 })).toEqual({ x: 0, y: 29, anchor: 'middle' });
});

test('it stands above where the way leads down, and beside where it leads up and down', () => {
  expect(placeOf({ x: 300, y: 200 }, { x: 300, y: 400 })).toMatchObject({ y: -19, anchor: 'middle' });
  expect(placeOf({ x: 300, y: 0 }, { x: 300, y: 400 })).toEqual({ x: 20, y: 4, anchor: 'start' });
  expect(placeOf({ x: 300, y: 0 }, { x: 300, y: 400 }, { x: 300, y: 200 }, { x: 600, y: 200 })).toEqual({
    x: -20,
    y: 4,
    anchor: 'end',
  });
});

test('it never leaves the drawing', () => {
  const atEdge = { ...loop, spot: { x: 580, y: 380 } };
  expect(labelPlaces([atEdge], alongWay([atEdge.spot, { x: 0, y: 380 }]), size)).toEqual([
    { x: -20, y: -19, anchor: 'end' },
  ]);
});

test('a line that leads far out of the drawing is not checked all along', () => {
  expect(alongWay([loop.spot, { x: 64_000_000, y: 200 }]).length).toBeLessThan(2_000);
});

test('two labels never lie on one another', () => {
  const start = { words: 'Start', spot: { x: 300, y: 200 }, isAbove: true };
  const finish = { words: 'Finish', spot: { x: 312, y: 200 }, isAbove: true };
  expect(labelPlaces([start, finish], [], size)).toMatchObject([{ y: -19 }, { y: 29 }]);
});
