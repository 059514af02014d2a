import type { Brush } from './brush.ts';
import { dressRiders } from './kits.ts';
import { mixColors } from './mixColors.ts';
import type { Hour, Palette } from './palettes.ts';
import { palettes } from './palettes.ts';
import { riderFromSide } from './riderFromSide.ts';
import type { Area, Point } from './shapes.ts';
import { between, box, line, paper, polygon, repeat, streak } from './shapes.ts';
import { sky } from './sky.ts';

const deck = 560;
const towers = [250, 950] as const;

interface Skyline {
  base: number;
  color: string;
  /** Lit windows, where the houses are near enough to show them. */
  windows?: string;
  heights: readonly [low: number, high: number];
  step: number;
}

function windows(brush: Brush, [x, top, width, height]: Area, color: string): string {
  const lights: string[] = [];
  for (let y = top + 14; y < top + height - 12; y += 20) {
    for (let across = x + 8; across < x + width - 10; across += 16) {
      if (brush.random.chance(0.38)) lights.push(box([across, y, 6, 9], color, { opacity: 0.85 }));
    }
  }
  return lights.join('');
}

function roof(kind: number, [x, top, width]: Area, color: string): string {
  const middle = x + width / 2;
  if (kind > 0.75) {
    const gable: Point[] = [
      [x, top],
      [middle, top - width * 0.5],
      [x + width, top],
    ];
    return polygon(gable, color);
  }
  return kind > 0.6 ? box([middle - 2, top - 34, 4, 34], color) : '';
}

function skyline(brush: Brush, { base, color, windows: lit, heights, step }: Skyline): string {
  const { random } = brush;
  const houses: string[] = [];
  for (let x = -10, width = 0; x < paper.width; x += width + 2) {
    width = step * (0.6 + random.next() * 0.9);
    const height = between(heights[0], heights[1], random.next());
    const wall: Area = [x, base - height, width, height];
    houses.push(box([x, base - height, width, height + 4], color), roof(random.next(), wall, color));
    if (lit) houses.push(windows(brush, wall, lit));
  }
  return houses.join('');
}

function town(brush: Brush, { far, land, sky: [, , low] }: Palette, isDark: boolean): string {
  const distant = skyline(brush, { base: 500, color: mixColors(far, low, 0.5), heights: [30, 130], step: 60 });
  const close = skyline(brush, {
    base: 504,
    color: mixColors(far, land, 0.35),
    windows: isDark ? '#ffcf8f' : mixColors(far, '#ffffff', 0.55),
    heights: [24, 150],
    step: 74,
  });
  return distant + close;
}

function river(brush: Brush, { far, near, sun, sky: [, , low] }: Palette, sunX: number): string {
  const { random } = brush;
  const water = brush.fade(
    [
      [0, mixColors(low, far, 0.3)],
      [1, near],
    ],
    500,
  );
  const waves = repeat(46, (index) => {
    const depth = random.next() ** 1.4 * 280 + 8;
    const color = index % 3 === 0 ? sun : mixColors(near, low, 0.35);
    return streak([random.next() * paper.width, 500 + depth, 30 + depth * 0.5, 2.5 + depth * 0.014], color, 0.4);
  });
  const glints = repeat(13, (index) =>
    streak([sunX - 90 + random.next() * 60, 506 + index * 20, 60 + random.next() * 90, 4 + index * 0.4], sun, 0.6),
  );
  return box([0, 500, paper.width, 300], water) + waves + glints;
}

function cable([from, to]: readonly [number, number], color: string): string {
  const points = Array.from({ length: 21 }, (_, index): Point => {
    const share = index / 20;
    return [between(from, to, share), 250 + 262 * (1 - (2 * share - 1) ** 2)];
  });
  const hangers = points.slice(1, -1).map((point) => line([point, [point[0], deck]], [color, 2], { opacity: 0.75 }));
  return line(points, [color, 6]) + hangers.join('');
}

function tower(x: number, { deep, sky: [, middle, low] }: Palette): string {
  const whole: Point[] = [
    [x - 26, 800],
    [x - 20, 236],
    [x + 20, 236],
    [x + 26, 800],
  ];
  const lit: Point[] = [
    [x + 4, 800],
    [x + 4, 236],
    [x + 20, 236],
    [x + 26, 800],
  ];
  return (
    polygon(whole, deep) +
    polygon(lit, mixColors(deep, low, 0.28)) +
    box([x - 12, 300, 24, 150], mixColors(low, middle, 0.4)) +
    box([x - 30, 226, 60, 14], deep)
  );
}

function bridge(palette: Palette): string {
  const { deep, sky: skyColors } = palette;
  const spans = [
    [-330, 250],
    [250, 950],
    [950, 1530],
  ] as const;
  const truss = repeat(30, (index) => {
    const x = index * 40;
    const corners: Point[] = [
      [x, deck + 34],
      [x + 20, deck + 54],
      [x + 40, deck + 34],
    ];
    return polygon(corners, deep);
  });
  return (
    spans.map((span) => cable(span, deep)).join('') +
    towers.map((x) => tower(x, palette)).join('') +
    box([-10, deck, paper.width + 20, 34], deep) +
    box([-10, deck, paper.width + 20, 8], mixColors(deep, skyColors[2], 0.28)) +
    truss +
    box([-10, deck + 52, paper.width + 20, 6], deep)
  );
}

const railing = (color: string): string =>
  repeat(68, (index) => box([-10 + index * 18, deck - 24, 2, 24], color, { opacity: 0.85 })) +
  box([-10, deck - 27, paper.width + 20, 4], color);

/** A suspension bridge over a river, with the town behind it. */
export function bridgeScene(brush: Brush, hour: Hour): string {
  const { random } = brush;
  const palette = palettes[hour];
  const sunX = random.int(560, 780);
  const riders = dressRiders(random, random.int(2, 4)).map((kit, index) =>
    riderFromSide(brush, {
      at: [720 - index * 168 + random.int(-16, 16), deck],
      size: 26,
      kit,
      crank: random.next() * 6,
      upright: random.chance(0.5),
      shadow: false,
    }),
  );
  const streaks = [
    [100, 120, 360, 12],
    [520, 90, 200, 9],
    [800, 160, 300, 12],
    [180, 190, 180, 8],
  ] as const;
  return [
    sky(brush, palette, { at: [sunX, random.int(300, 350)], radius: 70 }),
    ...streaks.map(([x, y, width, height]) => streak([x, y, width, height], palette.line, 0.42)),
    town(brush, palette, hour === 'dusk'),
    river(brush, palette, sunX),
    bridge(palette),
    ...riders,
    railing(palette.deep),
  ].join('');
}
