import type { Brush } from './brush.ts';
import { dressRiders } from './kits.ts';
import { rollingHorizon } from './land.ts';
import { mixColors } from './mixColors.ts';
import type { Hour } from './palettes.ts';
import { riderFromBehind } from './riderFromBehind.ts';
import type { Course, Surface } from './road.ts';
import { halfWidth, road, wheelTracks } from './road.ts';
import type { Point } from './shapes.ts';
import { between, box, ground, oval, paper, polygon, repeat, stroke } from './shapes.ts';
import type { Wood } from './woods.ts';
import { woods } from './woods.ts';

const path: Course = (depth) => [620 + Math.sin(depth * 3.3) * 80 - depth * 40, between(596, 830, depth ** 1.2)];

const gravel: Surface = { width: [14, 560], perspective: 1.8, color: '#d9c39a' };
const track: Surface = { width: [2, 72], perspective: 1.8, color: '#c4a97c' };

interface Trunk {
  foot: Point;
  width: number;
  color: string;
  layer: number;
}

function trunk(brush: Brush, { foot: [x, base], width, color, layer }: Trunk): string {
  const lean = (brush.random.next() - 0.5) * 24;
  const bark = mixColors(color, '#4a3a2c', layer > 2 ? 0.35 : 0.18);
  const whole: Point[] = [
    [x - width / 2, base],
    [x - width * 0.34 + lean, -10],
    [x + width * 0.34 + lean, -10],
    [x + width / 2, base],
  ];
  const lit: Point[] = [
    [x + width * 0.12, base],
    [x + width * 0.1 + lean, -10],
    [x + width * 0.34 + lean, -10],
    [x + width / 2, base],
  ];
  const light = layer > 1 ? polygon(lit, mixColors(color, '#e8dca0', 0.3), { opacity: 0.5 }) : '';
  return polygon(whole, bark) + light;
}

function treeLayer(brush: Brush, color: string, layer: number): string {
  const { random } = brush;
  const horizon = rollingHorizon(brush, { height: 470 + layer * 42, swell: 12 + layer * 4, waves: 2 + layer * 0.4 });
  const count = 22 - layer * 4;
  const clearing = 60 + layer * 56;
  const trunks = repeat(count, (index) => {
    const x = (index + 0.2 + random.next() * 0.6) * (paper.width / count);
    if (Math.abs(x - 620) < clearing) return '';
    return trunk(brush, { foot: [x, 484 + layer * 54], width: 7 + layer * 9 + random.next() * 6, color, layer });
  });
  if (layer === 4) return trunks;
  const leaves = repeat(16, () => {
    const at: Point = [random.next() * paper.width, 20 + random.next() * (150 - layer * 24)];
    return oval([...at, 60 + random.next() * 70, 26 + random.next() * 26], mixColors(color, '#ffffff', 0.06), {
      opacity: 0.55,
    });
  });
  return ground(horizon, mixColors(color, '#d6d9a0', 0.12)) + trunks + leaves;
}

function sunbeams(): string {
  const beams = [
    [520, 90, 250],
    [640, 130, 420],
    [760, 90, 620],
  ] as const;
  return beams
    .map(([x, width, end]) =>
      polygon(
        [
          [x, -10],
          [x + width * 0.6, -10],
          [x + end - 200 + width, 640],
          [x + end - 330, 640],
        ],
        '#fffde6',
        { opacity: 0.2 },
      ),
    )
    .join('');
}

function forestFloor(brush: Brush, [far, near]: Wood['floor']): string {
  const horizon: Point[] = [
    [-20, 640],
    [200, 622],
    [440, 606],
    [620, 598],
    [800, 606],
    [1000, 620],
    [1220, 640],
  ];
  const earth = brush.fade(
    [
      [0, far],
      [1, near],
    ],
    600,
  );
  return ground(horizon, earth);
}

function stones(brush: Brush): string {
  const { random } = brush;
  return repeat(60, () => {
    const depth = 0.25 + random.next() * 0.75;
    const [x, y] = path(depth);
    const aside = (random.next() - 0.5) * 1.9 * halfWidth(gravel, depth);
    return oval([x + aside, y, 2 + depth * 6, 1 + depth * 2.6], random.pick(['#a98f66', '#efdfbd']));
  });
}

function frontTrunks({ trunk: dark, trunkLight }: Wood): string {
  const trunks = [
    [70, 96],
    [1100, 110],
    [214, 56],
    [976, 50],
  ] as const;
  return trunks
    .map(([x, width]) => {
      const right: Point[] = [
        [x + width * 0.3, -10],
        [x + width * 0.36, 700],
        [x + width / 2, 810],
      ];
      const left: Point[] = [
        [x - width / 2, 810],
        [x - width * 0.36, 700],
        [x - width * 0.3, -10],
      ];
      const lit: Point[] = [[x + width * 0.1, 810], [x + width * 0.12, -10], ...right];
      return polygon([...left, ...right], dark) + polygon(lit, trunkLight);
    })
    .join('');
}

function ferns(brush: Brush, [dark, lit]: Wood['fern']): string {
  const { random } = brush;
  return repeat(26, (index) => {
    const x = index % 2 === 1 ? random.next() * 330 : 880 + random.next() * 340;
    const y = 730 + random.next() * 90;
    const size = 26 + random.next() * 34;
    return repeat(5, (frond) => {
      const angle = -2.7 + frond * 0.56;
      const bend = `${(x + Math.cos(angle) * size * 0.5).toFixed(1)} ${(y + Math.sin(angle) * size * 0.9).toFixed(1)}`;
      const tip = `${(x + Math.cos(angle) * size).toFixed(1)} ${(y + Math.sin(angle) * size * 0.72).toFixed(1)}`;
      return stroke(`M${x.toFixed(1)} ${y.toFixed(1)}Q${bend} ${tip}`, [frond % 2 === 1 ? lit : dark, size * 0.13]);
    });
  });
}

/** A track of gravel through tall trees, with the light ahead. */
export function forestScene(brush: Brush, hour: Hour): string {
  const wood = woods[hour];
  const [top, middle, low] = wood.air;
  const air = brush.fade([
    [0, top],
    [0.5, middle],
    [0.75, low],
  ]);
  const [leader, follower] = dressRiders(brush.random, 2);
  const [leaderX, leaderY] = path(0.36);
  const [followerX, followerY] = path(0.6);
  return [
    box([0, 0, paper.width, paper.height], air),
    brush.glow([640, 330, 460], wood.light, 0.95),
    ...wood.layers.map((color, layer) => treeLayer(brush, color, layer)),
    sunbeams(),
    forestFloor(brush, wood.floor),
    road(path, gravel),
    wheelTracks(path, gravel, { track, reach: 0.36 }),
    stones(brush),
    leader ? riderFromBehind({ at: [leaderX - 4, leaderY], size: 17, kit: leader, lean: 2 }) : '',
    follower ? riderFromBehind({ at: [followerX - 54, followerY + 6], size: 34, kit: follower, lean: -3 }) : '',
    frontTrunks(wood),
    ferns(brush, wood.fern),
  ].join('');
}
