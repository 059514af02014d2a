import type { Brush } from './brush.ts';
import { dressRiders } from './kits.ts';
import { grass, rollingHorizon } from './land.ts';
import { mixColors } from './mixColors.ts';
import type { Hour, Palette } from './palettes.ts';
import { palettes } from './palettes.ts';
import { riderFromBehind } from './riderFromBehind.ts';
import type { Course, Surface } from './road.ts';
import { halfWidth, road, wheelTracks } from './road.ts';
import type { Point } from './shapes.ts';
import { between, box, ground, groundPath, heightAt, polygon, repeat, streak, stroke } from './shapes.ts';
import { sky } from './sky.ts';
import { cypress } from './trees.ts';

const course: Course = (depth) => [
  560 + Math.sin(depth * 4.6 + 0.9) * between(210, 150, depth) + depth * 90,
  between(548, 850, depth ** 1.45),
];

const dust: Surface = { width: [8, 540], perspective: 2.1, color: '#f9efd9' };
const track: Surface = { width: [1, 62], perspective: 2.1, color: '#ead9b6' };

function farHills(brush: Brush, { far, hills, sky: [, , low] }: Palette): string {
  const layers = [
    [400, 20, far, 0.55],
    [430, 24, far, 0.2],
    [470, 26, hills, 0.25],
  ] as const;
  return layers
    .map(([height, swell, color, haze]) =>
      ground(rollingHorizon(brush, { height, swell, waves: 3 + brush.random.next() }), mixColors(color, low, haze)),
    )
    .join('');
}

function farmhouse([x, y]: Point): string {
  const at = (right: number, down: number): Point => [x + right, y + down];
  return (
    polygon([at(0, 6), at(0, -30), at(66, -30), at(66, 6)], '#f2d9b0') +
    polygon([at(66, 6), at(66, -30), at(92, -24), at(92, 6)], '#c99f74') +
    polygon([at(-6, -28), at(30, -46), at(98, -40), at(70, -28)], '#b4552f') +
    box([...at(14, -18), 8, 12], '#6d4630') +
    box([...at(40, -18), 8, 12], '#6d4630')
  );
}

function ridge(brush: Brush, { land, hills, tree }: Palette): string {
  const horizon = rollingHorizon(brush, { height: 505, swell: 24, waves: 2.2 });
  const leaves = { dark: mixColors(tree, hills, 0.3), lit: mixColors(tree, land, 0.5) };
  const house = brush.random.int(290, 560);
  const cypresses = [170, 196, 220, 250, 800, 834].map((x, index) =>
    cypress([x, heightAt(horizon, x) + 6], 50 + (index % 3) * 12, leaves),
  );
  return (
    ground(horizon, mixColors(land, hills, 0.4)) + cypresses.join('') + farmhouse([house, heightAt(horizon, house)])
  );
}

interface Field {
  horizon: Point[];
  color: string;
  furrow: string;
  count: number;
  slant: number;
}

function field(brush: Brush, { horizon, color, furrow, count, slant }: Field): string {
  const furrows = repeat(count, (index) => {
    const x = Math.round(-200 + index * (1600 / count));
    return `M${x} 470Q${x + slant * 0.3} 620 ${x + slant} 830`;
  });
  return ground(horizon, color) + brush.within(groundPath(horizon), stroke(furrows, [furrow, 7], { opacity: 0.55 }));
}

function fields(brush: Brush, { land, near }: Palette): string {
  const left: Field = {
    horizon: [
      [-20, 560],
      [200, 540],
      [420, 560],
      [640, 590],
      [820, 640],
    ],
    color: mixColors(land, near, 0.25),
    furrow: mixColors(near, land, 0.25),
    count: 46,
    slant: -220,
  };
  const right: Field = {
    horizon: [
      [420, 620],
      [640, 566],
      [860, 540],
      [1060, 548],
      [1220, 530],
    ],
    color: mixColors(land, '#ffe7a6', 0.3),
    furrow: mixColors(land, near, 0.3),
    count: 40,
    slant: 260,
  };
  return field(brush, left) + field(brush, right);
}

function frontSlope(brush: Brush, { land, near }: Palette): string {
  const horizon: Point[] = [
    [-20, 660],
    [220, 628],
    [520, 622],
    [820, 640],
    [1220, 668],
  ];
  const slope = brush.fade(
    [
      [0, land],
      [1, near],
    ],
    620,
  );
  return ground(horizon, slope);
}

function avenue({ tree, land }: Palette): string {
  const leaves = { dark: tree, lit: mixColors(tree, land, 0.45) };
  return [0.3, 0.4, 0.5, 0.6, 0.7, 0.8]
    .map((depth, index) => {
      const [x, y] = course(depth);
      const verge = halfWidth(dust, depth);
      const right = cypress([x + verge + 26 + depth * 70, y + 6], 50 + depth * 250, leaves);
      if (index % 3 !== 1) return right;
      return right + cypress([x - verge - 40 - depth * 90, y + 8], 46 + depth * 230, leaves);
    })
    .join('');
}

/** A white road of dust and stone between vineyards and cypresses. */
export function whiteRoadScene(brush: Brush, hour: Hour): string {
  const palette = palettes[hour];
  const [leader, follower] = dressRiders(brush.random, 2);
  const [leaderX, leaderY] = course(0.57);
  const [followerX, followerY] = course(0.74);
  return [
    sky(brush, palette, { at: [brush.random.int(840, 990), brush.random.int(190, 250)], radius: 50 }),
    streak([120, 130, 300, 12], '#ffffff', 0.45),
    streak([240, 168, 180, 9], '#ffffff', 0.35),
    streak([620, 110, 220, 9], '#ffffff', 0.35),
    farHills(brush, palette),
    ridge(brush, palette),
    fields(brush, palette),
    frontSlope(brush, palette),
    road(course, dust),
    wheelTracks(course, dust, { track, reach: 0.4 }),
    avenue(palette),
    leader ? riderFromBehind({ at: [leaderX - 16, leaderY], size: 21, kit: leader, lean: 3 }) : '',
    follower ? riderFromBehind({ at: [followerX + 30, followerY], size: 37, kit: follower, lean: -2 }) : '',
    grass(brush, { count: 90, from: 700, to: 800, color: mixColors(palette.near, palette.deep, 0.35) }),
  ].join('');
}
