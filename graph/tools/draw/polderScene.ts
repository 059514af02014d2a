import type { Brush } from './brush.ts';
import { dressRiders } from './kits.ts';
import { grass, rollingHorizon } from './land.ts';
import { mixColors } from './mixColors.ts';
import type { Hour, Palette } from './palettes.ts';
import { palettes, rosa } from './palettes.ts';
import { riderFromSide } from './riderFromSide.ts';
import type { Point } from './shapes.ts';
import { box, element, ground, paper, polygon, repeat, shape, streak, stroke } from './shapes.ts';
import { cloud, sky } from './sky.ts';
import { broadleaf } from './trees.ts';

function treeRow(brush: Brush, { hills, land, tree, sky: [, middle] }: Palette): string {
  const leaves = { dark: mixColors(tree, hills, 0.55), lit: mixColors(tree, land, 0.6) };
  const row = repeat(40, (index) => {
    const x = index * 31 + brush.random.next() * 20;
    return broadleaf([x, 492], 18 + brush.random.next() * 16, leaves);
  });
  return ground(rollingHorizon(brush, { height: 486, swell: 4, waves: 4 }), mixColors(hills, middle, 0.45)) + row;
}

function tulipFields({ land, near }: Palette): string {
  const bands = [
    [494, 506, '#f2c23f'],
    [506, 516, '#e8604c'],
    [516, 530, mixColors(land, near, 0.3)],
    [530, 546, '#f7e8a8'],
    [546, 566, rosa],
    [566, 590, mixColors(land, near, 0.15)],
  ] as const;
  const stems = repeat(134, (index) => {
    const x = index * 9;
    return box([x, 546, 3, 20], '#a50d47', { opacity: 0.55 }) + box([x + 4, 530, 2, 16], '#dcc878', { opacity: 0.7 });
  });
  return (
    box([0, 488, paper.width, 320], land) +
    bands.map(([top, bottom, color]) => box([0, top, paper.width, bottom - top], color)).join('') +
    stems
  );
}

const sail =
  stroke('M0 0V-84', ['#33302d', 4]) +
  shape('M3 -20H19V-82H3Z', '#f4efe2') +
  stroke('M3 -36H19M3 -51H19M3 -66H19M11 -20V-82', ['#8d8474', 1.6]);

/** A windmill standing at a point; `turn` is the angle of its sails in degrees. */
function mill([x, y]: Point, size: number, turn: number): string {
  const at = (right: number, up: number): Point => [x + right * size, y - up * size];
  const hub = at(0, 98);
  const cap = `M${at(-19, 90).join(' ')}Q${at(0, 122).join(' ')} ${at(19, 90).join(' ')}Z`;
  const sails = repeat(4, (index) =>
    element('g', { transform: `translate(${hub[0]} ${hub[1]}) rotate(${turn + index * 90}) scale(${size})` }, sail),
  );
  return (
    polygon([at(-26, 0), at(-16, 92), at(16, 92), at(26, 0)], '#5b4636') +
    polygon([at(4, 0), at(4, 92), at(16, 92), at(26, 0)], '#7a6049') +
    shape(cap, '#33302d') +
    box([...at(-8, 26), 16 * size, 26 * size], '#2d2620') +
    box([...at(-5, 64), 10 * size, 12 * size], '#f2e3bd') +
    sails
  );
}

function canal(brush: Brush, { near, deep }: Palette): string {
  const { random } = brush;
  const water = brush.fade(
    [
      [0, '#8fc8dc'],
      [1, '#4f9cba'],
    ],
    600,
    650,
  );
  const ripples = repeat(24, () =>
    streak([random.next() * paper.width, 598 + random.next() * 50, 40 + random.next() * 80, 3], '#ffffff', 0.35),
  );
  return (
    box([0, 592, paper.width, 62], water) +
    ripples +
    box([0, 586, paper.width, 8], near) +
    box([0, 650, paper.width, 24], near) +
    grass(brush, { count: 120, from: 650, to: 676, color: mixColors(near, deep, 0.35) })
  );
}

function lane({ road, line }: Palette): string {
  return (
    box([0, 672, paper.width, 90], road) + box([0, 678, paper.width, 4], line) + box([0, 750, paper.width, 4], line)
  );
}

function clouds(): string {
  return (
    cloud([480, 130, 1.25], 0.9) +
    cloud([860, 210, 1], 0.8) +
    cloud([1110, 110, 0.8], 0.7) +
    cloud([90, 300, 0.7], 0.55) +
    streak([620, 300, 260, 12], '#ffffff', 0.5)
  );
}

/** Flat land: tulips, a canal, windmills, and a line of riders sharing the wind. */
export function polderScene(brush: Brush, hour: Hour): string {
  const { random } = brush;
  const palette = palettes[hour];
  const riders = dressRiders(random, random.int(3, 5)).map((kit, index) =>
    riderFromSide(brush, { at: [878 - index * 178, 728 + (index % 2) * 4], size: 35, kit, crank: random.next() * 6 }),
  );
  return [
    sky(brush, palette, { at: [random.int(150, 280), random.int(150, 210)], radius: 46 }),
    clouds(),
    treeRow(brush, palette),
    tulipFields(palette),
    mill([random.int(880, 960), 566], 1.5, random.int(10, 80)),
    mill([1120, 520], 0.7, random.int(0, 89)),
    mill([random.int(260, 420), 512], 0.55, random.int(0, 89)),
    canal(brush, palette),
    hour === 'dusk' ? box([0, 488, paper.width, 186], '#1d2f4d', { opacity: 0.42 }) : '',
    lane(palette),
    ...riders,
    box([0, 762, paper.width, 40], palette.near),
    grass(brush, { count: 130, from: 766, to: 805, color: palette.deep }),
  ].join('');
}
