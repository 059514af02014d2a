import type { Brush } from './brush.ts';
import { dressRiders } from './kits.ts';
import { grass, rollingHorizon } from './land.ts';
import { mixColors } from './mixColors.ts';
import { mountains } from './mountains.ts';
import type { Hour, Palette } from './palettes.ts';
import { palettes, rosa } from './palettes.ts';
import { riderFromBehind } from './riderFromBehind.ts';
import type { Course, Surface } from './road.ts';
import { halfWidth, road } from './road.ts';
import type { Point } from './shapes.ts';
import { between, box, ground, heightAt, paper, repeat, streak } from './shapes.ts';
import { cloud, sky } from './sky.ts';
import { conifer } from './trees.ts';

const hairpins: Course = (depth) => [
  640 + Math.sin(depth * 5.2 + 0.5) * between(190, 120, depth) - depth * 40,
  between(588, 840, depth ** 1.5),
];

const farPeaks: Point[] = [
  [-30, 420],
  [130, 300],
  [330, 200],
  [470, 320],
  [640, 250],
  [820, 330],
  [980, 230],
  [1130, 340],
  [1240, 300],
];

const nearPeaks: Point[] = [
  [-30, 380],
  [200, 470],
  [420, 430],
  [560, 500],
  [760, 400],
  [900, 330],
  [1090, 250],
  [1230, 330],
];

const movedPeaks = (brush: Brush, peaks: Point[]): Point[] =>
  peaks.map(([x, y]) => [x + brush.random.int(-28, 28), y + brush.random.int(-30, 30)]);

function ranges(brush: Brush, palette: Palette): string {
  const { far, rock, snow, hills } = palette;
  const [, middle, low] = palette.sky;
  const distant = mountains(brush, {
    base: 560,
    peaks: movedPeaks(brush, farPeaks),
    color: mixColors(far, middle, 0.25),
    haze: mixColors(far, low, 0.6),
    light: mixColors(far, '#ffffff', 0.35),
    snow,
    snowLine: 350,
  });
  const close = mountains(brush, {
    base: 640,
    peaks: movedPeaks(brush, nearPeaks),
    color: rock,
    haze: mixColors(rock, hills, 0.6),
    light: mixColors(rock, low, 0.4),
    snow,
    snowLine: 340,
  });
  return distant + close;
}

function treeLine(brush: Brush, { hills, land, tree }: Palette): string {
  const horizon = rollingHorizon(brush, { height: 545, swell: 26, waves: 2.2 });
  const leaves = { dark: mixColors(tree, hills, 0.45), lit: mixColors(tree, land, 0.55) };
  const wood = repeat(46, () => {
    const x = brush.random.next() * paper.width;
    const foot = heightAt(horizon, x) + 6 + brush.random.next() * 26;
    return conifer([x, foot], 26 + brush.random.next() * 16, leaves);
  });
  return ground(horizon, mixColors(hills, land, 0.35)) + wood;
}

function meadow(brush: Brush, { land, near }: Palette): string {
  const horizon: Point[] = [
    [-20, 610],
    [180, 590],
    [420, 600],
    [640, 575],
    [860, 590],
    [1060, 560],
    [1220, 570],
  ];
  const slope = brush.fade(
    [
      [0, land],
      [1, mixColors(land, near, 0.6)],
    ],
    570,
  );
  return ground(horizon, slope);
}

function guardPosts(surface: Surface, color: string): string {
  return repeat(12, (index) => {
    const depth = 0.22 + index * 0.066;
    const [x, y] = hairpins(depth);
    const width = 3 + depth * 6;
    const top: Point = [x + halfWidth(surface, depth) + 5 + depth * 10, y - 9 - depth * 26];
    return box([...top, width, 9 + depth * 26], color) + box([...top, width, 3 + depth * 7], rosa);
  });
}

function foreground(brush: Brush, { near, tree, deep }: Palette): string {
  const left: Point[] = [
    [-20, 690],
    [90, 668],
    [200, 712],
    [320, 770],
    [420, 820],
  ];
  const right: Point[] = [
    [900, 830],
    [990, 742],
    [1090, 690],
    [1220, 650],
  ];
  const firs = [
    [40, 720, 190],
    [118, 742, 150],
    [196, 770, 120],
    [1176, 700, 230],
    [1090, 724, 170],
    [1022, 760, 120],
    [268, 800, 90],
  ] as const;
  const leaves = { dark: tree, lit: mixColors(tree, near, 0.55) };
  return (
    ground(left, near) +
    ground(right, near) +
    firs.map(([x, y, height]) => conifer([x, y], height * (0.85 + brush.random.next() * 0.3), leaves)).join('') +
    grass(brush, { count: 60, from: 745, to: 800, color: mixColors(near, deep, 0.4) })
  );
}

/** A mountain pass: hairpins through a meadow under snowy peaks. */
export function passScene(brush: Brush, hour: Hour): string {
  const palette = palettes[hour];
  const surface: Surface = {
    width: [9, 560],
    perspective: 2.2,
    color: palette.road,
    edge: palette.line,
    dash: palette.line,
  };
  const [leader, follower] = dressRiders(brush.random, 2);
  const [leaderX, leaderY] = hairpins(0.5);
  const [followerX, followerY] = hairpins(0.74);
  return [
    sky(brush, palette, { at: [brush.random.int(780, 900), brush.random.int(150, 210)], radius: 44 }),
    cloud([220, 170, 0.95], 0.75),
    cloud([1010, 120, 0.6], 0.6),
    streak([520, 120, 220, 10], '#ffffff', 0.5),
    ranges(brush, palette),
    treeLine(brush, palette),
    meadow(brush, palette),
    road(hairpins, surface),
    guardPosts(surface, palette.line),
    leader ? riderFromBehind({ at: [leaderX + 12, leaderY], size: 17, kit: leader, lean: 2 }) : '',
    follower ? riderFromBehind({ at: [followerX + 50, followerY], size: 38, kit: follower, lean: -3 }) : '',
    foreground(brush, palette),
  ].join('');
}
