import type { Brush } from './brush.ts';
import { dressRiders } from './kits.ts';
import { rollingHorizon } from './land.ts';
import { mixColors } from './mixColors.ts';
import type { Hour, Palette } from './palettes.ts';
import { palettes, rosa } from './palettes.ts';
import { riderFromSide } from './riderFromSide.ts';
import type { Point } from './shapes.ts';
import { box, ground, groundPath, oval, paper, polygon, repeat, shape, smoothPath, streak, stroke } from './shapes.ts';
import { sky } from './sky.ts';

function mistyRanges(brush: Brush, { far, hills, sky: [, middle, low] }: Palette): string {
  const { random } = brush;
  return repeat(4, (layer) => {
    const color = mixColors(mixColors(far, hills, layer / 4), low, 0.62 - layer * 0.16);
    const horizon = rollingHorizon(brush, {
      height: 270 + layer * 62,
      swell: 58 - layer * 8,
      waves: 3.4 + random.next(),
    });
    const haze = repeat(4, () =>
      oval(
        [random.next() * paper.width, 340 + layer * 60, 240 + random.next() * 160, 20],
        mixColors(middle, '#ffffff', 0.5),
        {
          opacity: 0.34,
        },
      ),
    );
    return ground(horizon, color) + haze;
  });
}

interface Slope {
  crest: readonly Point[];
  color: string;
  shade: string;
  rows: number;
  spacing: number;
}

/** A hillside of tea: rows of bushes that follow the contour. */
function teaSlope(brush: Brush, { crest, color, shade, rows, spacing }: Slope): string {
  const contours = repeat(rows, (row) => {
    const down = 14 + row * spacing * (1 + row * 0.05);
    const contour = crest.map(([x, y], index): Point => [x, y + down * (0.82 + (index % 2) * 0.1)]);
    const bushes = stroke(smoothPath(contour), [shade, spacing * 0.52]);
    const light = stroke(
      smoothPath(contour.map(([x, y]): Point => [x, y - spacing * 0.14])),
      [mixColors(color, '#ffffff', 0.2), spacing * 0.16],
      { 'stroke-dasharray': `${spacing * 0.9} ${spacing * 0.5}`, opacity: 0.8 },
    );
    return bushes + light;
  });
  return ground(crest, color) + brush.within(groundPath(crest), contours);
}

function teaSlopes(brush: Brush, { land, near, deep, hills }: Palette): string {
  const shifted = (points: readonly Point[]): Point[] =>
    points.map(([x, y]): Point => [x, y + brush.random.int(-12, 12)]);
  const left: Point[] = [
    [-40, 420],
    [140, 430],
    [320, 500],
    [520, 580],
    [760, 650],
  ];
  const right: Point[] = [
    [480, 640],
    [660, 560],
    [840, 500],
    [1040, 476],
    [1240, 440],
  ];
  const color = mixColors(land, hills, 0.2);
  return (
    teaSlope(brush, { crest: shifted(left), color, shade: mixColors(near, hills, 0.2), rows: 13, spacing: 24 }) +
    teaSlope(brush, { crest: shifted(right), color: land, shade: mixColors(near, deep, 0.15), rows: 14, spacing: 28 })
  );
}

function teaHouse([x, y]: Point): string {
  const at = (right: number, up: number): Point => [x + right, y - up];
  const roof: Point[] = [at(-78, 62), at(-60, 76), at(-34, 112), at(34, 112), at(60, 76), at(78, 62)];
  return (
    box([...at(-52, 66), 104, 66], '#f2e3c6') +
    box([...at(-52, 66), 10, 66], '#6d3a2a') +
    box([...at(42, 66), 10, 66], '#6d3a2a') +
    box([...at(-20, 50), 40, 50], '#6d3a2a') +
    box([...at(-16, 46), 14, 46], '#ffd58a') +
    box([...at(2, 46), 14, 46], '#ffd58a') +
    polygon(roof, '#34434a') +
    box([...at(-38, 118), 76, 8], '#26343a', { rx: 4 }) +
    oval([...at(-34, 44), 7, 10], rosa) +
    oval([...at(34, 44), 7, 10], rosa)
  );
}

function mountainRoad({ road, line: paint, near, deep }: Palette): string {
  const edge: Point[] = [
    [-20, 690],
    [300, 684],
    [640, 672],
    [940, 664],
    [1220, 662],
  ];
  const lowered = (by: number): Point[] => edge.map(([x, y]): Point => [x, y + by]);
  return (
    ground(lowered(-14), mixColors(near, deep, 0.25)) +
    ground(edge, road) +
    stroke(smoothPath(lowered(10)), [paint, 3]) +
    stroke(smoothPath(lowered(46)), [paint, 4], { 'stroke-dasharray': '52 44' }) +
    ground(lowered(92), mixColors(near, deep, 0.35)) +
    stroke(smoothPath(lowered(90)), ['#d9d4c4', 7])
  );
}

function bambooLeaf(brush: Brush, [x, y]: Point, color: string): string {
  const angle = brush.random.next() * 1.9 + 0.6;
  const length = 40 + brush.random.next() * 34;
  const tip: Point = [x + Math.cos(angle) * length, y + Math.sin(angle) * length];
  const belly: Point = [(x + tip[0]) / 2 + 7, (y + tip[1]) / 2 - 5];
  return shape(`${smoothPath([[x, y], belly, tip])}Z`, color);
}

function bamboo(brush: Brush, { near, deep, tree }: Palette): string {
  const { random } = brush;
  return repeat(7, (index) => {
    const foot = 1016 + index * 30 + random.next() * 16;
    const lean = random.int(-46, -6);
    const at = (up: number): Point => [foot + lean * up ** 2, 810 - up * 860];
    const color = mixColors(near, '#d9e08a', 0.18 + random.next() * 0.16);
    const cane = stroke(smoothPath([at(0), at(0.35), at(0.7), at(1)]), [color, 10]);
    const knots = repeat(9, (knot) => {
      const [x, y] = at(0.08 + knot * 0.1);
      return box([x - 7, y, 14, 3], mixColors(color, deep, 0.5), { rx: 1 });
    });
    const leaves = repeat(13, () =>
      bambooLeaf(brush, at(0.42 + random.next() * 0.58), random.pick([near, deep, tree])),
    );
    return cane + knots + leaves;
  });
}

/** A climb through tea terraces with mist between the ridges. */
export function terracesScene(brush: Brush, hour: Hour): string {
  const { random } = brush;
  const palette = palettes[hour];
  const riders = dressRiders(random, random.int(1, 3)).map((kit, index) => {
    const x = 620 - index * 196 + random.int(-20, 20);
    return riderFromSide(brush, {
      at: [x, 738 - (x - 400) * 0.024],
      size: 37,
      kit,
      crank: random.next() * 6,
      tilt: -1.6,
    });
  });
  return [
    sky(brush, palette, { at: [random.int(520, 760), random.int(170, 230)], radius: 58 }),
    streak([140, 110, 280, 10], '#ffffff', 0.45),
    streak([760, 90, 200, 8], '#ffffff', 0.4),
    mistyRanges(brush, palette),
    teaSlopes(brush, palette),
    teaHouse([random.int(800, 880), 652]),
    mountainRoad(palette),
    ...riders,
    bamboo(brush, palette),
  ].join('');
}
