import type { Brush } from './brush.ts';
import { dressRiders } from './kits.ts';
import { grass } from './land.ts';
import { mixColors } from './mixColors.ts';
import type { Hour, Palette } from './palettes.ts';
import { palettes } from './palettes.ts';
import { riderFromSide } from './riderFromSide.ts';
import type { Point } from './shapes.ts';
import { box, ground, paper, polygon, repeat, streak } from './shapes.ts';
import { cloud, sky } from './sky.ts';
import { broadleaf } from './trees.ts';

const painted = '#f4f0e3';

function sea(brush: Brush, { sun, sky: [, middle], far }: Palette, sunX: number): string {
  const { random } = brush;
  const water = brush.fade(
    [
      [0, mixColors('#7cc4d2', middle, 0.35)],
      [1, mixColors('#1c7f9c', far, 0.3)],
    ],
    380,
    640,
  );
  const waves = repeat(34, () => {
    const depth = random.next() ** 1.6 * 230 + 8;
    return streak([random.next() * paper.width, 380 + depth, 20 + depth * 0.5, 2 + depth * 0.012], '#ffffff', 0.35);
  });
  const glints = repeat(16, (index) =>
    streak([sunX - 90 + random.next() * 120, 384 + index * 11, 30 + random.next() * 60, 3], sun, 0.75),
  );
  return box([0, 380, paper.width, 300], water) + waves + glints;
}

function sailingBoat([x, y]: Point, size: number): string {
  const at = (right: number, down: number): Point => [x + right * size, y + down * size];
  return (
    polygon([at(-12, 0), at(30, 0), at(24, 10), at(-8, 10)], '#24454f') +
    polygon([at(-2, -4), at(-2, -64), at(34, -6)], '#ffffff') +
    polygon([at(-6, -6), at(-6, -54), at(-26, -6)], '#f2d9b8')
  );
}

const headland: Point[] = [
  [760, 400],
  [800, 352],
  [880, 330],
  [940, 300],
  [1040, 286],
  [1220, 270],
  [1220, 440],
  [740, 440],
];

const headlandLight: Point[] = [
  [880, 330],
  [940, 300],
  [1000, 292],
  [960, 400],
  [900, 404],
];

const cliff: Point[] = [
  [830, 640],
  [868, 540],
  [886, 470],
  [930, 392],
  [1000, 352],
  [1080, 322],
  [1220, 290],
  [1220, 640],
];

const cliffLight: Point[] = [
  [930, 392],
  [1000, 352],
  [1050, 334],
  [1010, 440],
  [1030, 540],
  [990, 620],
  [880, 620],
  [900, 520],
];

const turf: Point[] = [
  [925, 396],
  [1000, 350],
  [1080, 318],
  [1220, 280],
  [1220, 318],
  [1090, 350],
  [1000, 384],
];

function cliffs(): string {
  const foam = repeat(7, (index) => {
    const back = index % 2 === 1 ? 30 : 0;
    return streak([800 + index * 9 - back, 566 + index * 7, 46 - index * 3, 4], '#ffffff', 0.7);
  });
  const crown = [
    [1080, 326, 44],
    [1120, 314, 54],
    [1170, 304, 48],
  ] as const;
  const leaves = { dark: '#3f6d44', lit: '#6f9a57' };
  return (
    polygon(headland, '#9fb2a0') +
    polygon(headlandLight, '#c6cdb2', { opacity: 0.6 }) +
    polygon(cliff, '#c39a72') +
    polygon(cliffLight, '#e9c797', { opacity: 0.6 }) +
    foam +
    polygon(turf, '#6f9a57') +
    crown.map(([x, y, height]) => broadleaf([x, y], height, leaves)).join('')
  );
}

/** The height of the road and its surroundings at x: it falls slightly towards the right. */
const fallen = (y: number, x: number, slope = 0.0235): number => y - x * slope;

interface Band {
  top: number;
  height: number;
  slope: number;
  color: string;
}

function band({ top, height, slope, color }: Band): string {
  const right = paper.width + 20;
  return polygon(
    [
      [-20, fallen(top, -20, slope)],
      [right, fallen(top, right, slope)],
      [right, fallen(top + height, right, slope)],
      [-20, fallen(top + height, -20, slope)],
    ],
    color,
  );
}

function coastRoad(brush: Brush): string {
  const asphalt = brush.fade(
    [
      [0, '#6f7a80'],
      [1, '#59636a'],
    ],
    640,
    760,
  );
  const dashes = repeat(11, (index) => {
    const x = -10 + index * 120;
    return polygon(
      [
        [x, fallen(712, x)],
        [x + 62, fallen(712, x + 62)],
        [x + 62, fallen(716.5, x + 62)],
        [x, fallen(716.5, x)],
      ],
      painted,
    );
  });
  const rails = repeat(13, (index) => {
    const x = 20 + index * 92;
    const top: Point = [x, fallen(606, x, 0.021)];
    return box([...top, 7, 44], '#e8e4d6') + box([...top, 3, 44], '#ffffff');
  });
  return (
    band({ top: 648, height: 128, slope: 0.0225, color: asphalt }) +
    band({ top: 656, height: 4, slope: 0.0218, color: painted }) +
    band({ top: 763, height: 6, slope: 0.0274, color: painted }) +
    dashes +
    rails +
    band({ top: 611.5, height: 12, slope: 0.0226, color: '#f3efe2' }) +
    band({ top: 620.5, height: 3, slope: 0.0226, color: '#c9c7b8' })
  );
}

function shore(brush: Brush): string {
  const slope: Point[] = [
    [-20, 590],
    [160, 600],
    [420, 612],
    [700, 606],
    [960, 590],
    [1220, 560],
  ];
  return ground(slope, '#7fa75a') + grass(brush, { count: 70, from: 604, to: 640, color: '#5d8a47' });
}

function verge(brush: Brush): string {
  const edge: Point[] = [
    [-20, 788],
    [300, 776],
    [700, 770],
    [1220, 752],
  ];
  return ground(edge, '#4e8048') + grass(brush, { count: 70, from: 782, to: 805, color: '#356438' });
}

/** A road along the sea, with a white rail and sails on the water. */
export function coastScene(brush: Brush, hour: Hour): string {
  const palette = palettes[hour];
  const { random } = brush;
  const sunX = random.int(240, 480);
  const riders = dressRiders(random, random.int(2, 3)).map((kit, index) => {
    const x = 700 - index * 270 + random.int(-30, 30);
    return riderFromSide(brush, {
      at: [x, fallen(721, x) + index * 2],
      size: 39 + index,
      kit,
      crank: random.next() * 6,
      tilt: -1.4,
    });
  });
  return [
    sky(brush, palette, { at: [sunX, random.int(210, 280)], radius: 56 }),
    cloud([random.int(760, 880), 130, 1], 0.8),
    cloud([1060, 220, 0.6], 0.55),
    streak([60, 150, 240, 10], '#ffffff', 0.45),
    streak([420, 210, 160, 8], '#ffffff', 0.4),
    sea(brush, palette, sunX),
    sailingBoat([random.int(520, 600), 404], 0.5),
    sailingBoat([662, 396], 0.36),
    cliffs(),
    shore(brush),
    coastRoad(brush),
    ...riders,
    verge(brush),
  ].join('');
}
