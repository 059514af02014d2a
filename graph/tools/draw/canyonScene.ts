import type { Brush } from './brush.ts';
import { dressRiders } from './kits.ts';
import { mixColors } from './mixColors.ts';
import type { Hour } from './palettes.ts';
import { palettes } from './palettes.ts';
import { riderFromSide } from './riderFromSide.ts';
import type { Point } from './shapes.ts';
import { between, box, circle, ground, line, oval, paper, polygon, repeat, smoothPath, stroke } from './shapes.ts';
import { cloud } from './sky.ts';

interface Stone {
  body: string;
  light: string;
  shade: string;
}

interface Mesa {
  /** The middle of its top. */
  top: Point;
  width: number;
  base: number;
  stone: Stone;
}

const terraces = [
  [0, 0],
  [0.06, 0.05],
  [0.1, 0.42],
  [0.16, 0.5],
  [0.2, 0.78],
  [0.32, 1],
] as const;

function mesa({ top: [x, top], width, base, stone }: Mesa): string {
  const side = (direction: number): Point[] =>
    terraces.map(([out, down]) => [x + direction * width * (0.2 + out), between(top, base, down)]);
  const right = side(1);
  const lit: Point[] = [
    [x + width * 0.04, top],
    ...right,
    [x + width * 0.16, base],
    [x + width * 0.1, between(top, base, 0.5)],
  ];
  const strata = [0.18, 0.34, 0.6].map((share, index) =>
    box(
      [
        x - width * 0.2 - share * width * 0.14,
        between(top, base, share),
        width * 0.4 + share * width * 0.26,
        4 + index * 2,
      ],
      stone.shade,
      { opacity: 0.35 },
    ),
  );
  return polygon([...side(-1).reverse(), ...right], stone.body) + polygon(lit, stone.light) + strata.join('');
}

const hazyStone: Stone = { body: '#d9a183', light: '#eec3a0', shade: '#b97a5e' };
const nearStone: Stone = { body: '#b8623c', light: '#d9844f', shade: '#8f4527' };

/** Evening gives the rock a violet shade. */
const inHour = (color: string, hour: Hour): string => mixColors(color, '#33264f', hour === 'dusk' ? 0.34 : 0);

const stoneIn = ({ body, light, shade }: Stone, hour: Hour): Stone => ({
  body: inHour(body, hour),
  light: inHour(light, hour),
  shade: inHour(shade, hour),
});

function desert(brush: Brush, hour: Hour): string {
  const { random } = brush;
  const hazy = stoneIn(hazyStone, hour);
  const near = stoneIn(nearStone, hour);
  const farFloor: Point[] = [
    [-20, 520],
    [300, 505],
    [620, 515],
    [900, 500],
    [1220, 512],
  ];
  const nearFloor: Point[] = [
    [-20, 600],
    [240, 574],
    [520, 590],
    [820, 566],
    [1220, 600],
  ];
  const shrubs = repeat(40, () => {
    const at: Point = [random.next() * paper.width, 585 + random.next() * 60];
    const size = 5 + random.next() * 9;
    return oval([...at, size * 1.5, size], inHour(random.pick(['#7d8a4e', '#5f7445']), hour));
  });
  return (
    mesa({ top: [random.int(200, 280), 330], width: 420, base: 520, stone: hazy }) +
    mesa({ top: [random.int(580, 680), 380], width: 300, base: 520, stone: hazy }) +
    mesa({ top: [random.int(960, 1040), 300], width: 560, base: 530, stone: hazy }) +
    ground(farFloor, inHour('#d88f5f', hour)) +
    mesa({ top: [90, random.int(280, 330)], width: 520, base: 640, stone: near }) +
    mesa({ top: [1150, random.int(350, 400)], width: 420, base: 640, stone: near }) +
    ground(nearFloor, inHour('#cf7d49', hour)) +
    shrubs
  );
}

const slab: Point[] = [
  [-20, 716],
  [150, 700],
  [300, 660],
  [470, 646],
  [640, 652],
  [760, 690],
  [880, 742],
  [1020, 770],
  [1220, 776],
];

const trail: Point[] = [
  [-20, 752],
  [180, 734],
  [330, 694],
  [500, 678],
  [640, 688],
  [740, 730],
  [860, 800],
];

function slickrock(brush: Brush, hour: Hour): string {
  const rock = brush.fade(
    [
      [0, inHour('#c2643a', hour)],
      [1, inHour('#8a3d24', hour)],
    ],
    600,
  );
  const facets = slab.slice(1).map((end, index) => {
    const start = slab[index] ?? end;
    const corners: Point[] = [start, end, [end[0] - 30, end[1] + 26], [start[0] - 18, start[1] + 34]];
    return polygon(corners, inHour('#e2915a', hour), { opacity: 0.5 });
  });
  const marks = stroke(smoothPath(trail), ['#f0b27c', 9], { 'stroke-dasharray': '26 14', opacity: 0.8 });
  return ground(slab, rock) + facets.join('') + marks;
}

function cactus([x, y]: Point, height: number): string {
  const at = (right: number, up: number): Point => [x + right * height, y - up * height];
  return (
    line([at(0, 0), at(0, 1)], ['#3f6d4c', height * 0.14]) +
    line([at(0, 0.4), at(0.22, 0.4), at(0.22, 0.72)], ['#3f6d4c', height * 0.1]) +
    line([at(0, 0.3), at(-0.2, 0.3), at(-0.2, 0.56)], ['#3f6d4c', height * 0.1]) +
    line([at(0.03, 0.03), at(0.03, 0.97)], ['#6f9a62', height * 0.03])
  );
}

function boulders(brush: Brush): string {
  const { random } = brush;
  return repeat(18, (index) => {
    const x = random.next() * paper.width;
    const y = 770 + random.next() * 30;
    const size = 10 + random.next() * 18;
    const outline: Point[] = [
      [x, y],
      [x + size * 0.4, y - size * 0.8],
      [x + size * 1.2, y - size],
      [x + size * 1.9, y - size * 0.3],
      [x + size * 2, y],
    ];
    return polygon(outline, index % 2 === 1 ? '#6f3220' : '#9a4a2c');
  });
}

/** Singletrack over red rock, between mesas and cacti. */
export function canyonScene(brush: Brush, hour: Hour): string {
  const { random } = brush;
  const palette = palettes[hour];
  const [top, middle, low] = palette.sky;
  const air = brush.fade([
    [0, top],
    [0.4, middle],
    [0.65, mixColors(low, '#fbe3bd', 0.5)],
  ]);
  const sun: Point = [random.int(820, 980), random.int(170, 240)];
  const [kit] = dressRiders(random, 1);
  const x = random.int(400, 470);
  return [
    box([0, 0, paper.width, paper.height], air),
    brush.glow([...sun, 380], '#fff3d6', 0.8),
    circle([...sun, 48], '#fff8e6'),
    cloud([random.int(240, 420), 140, 0.8], 0.7),
    desert(brush, hour),
    slickrock(brush, hour),
    kit ? riderFromSide(brush, { at: [x, 650], size: 44, kit, crank: 0.25, wide: true, upright: true, tilt: 1 }) : '',
    cactus([110, 720], 130),
    cactus([1070, 790], 170),
    cactus([930, 640], 60),
    boulders(brush),
  ].join('');
}
