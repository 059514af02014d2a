import type { Brush } from './brush.ts';
import { dressRiders } from './kits.ts';
import { grass, rollingHorizon } from './land.ts';
import { mixColors } from './mixColors.ts';
import type { Hour, Palette } from './palettes.ts';
import { palettes } from './palettes.ts';
import { riderFromSide } from './riderFromSide.ts';
import type { Point } from './shapes.ts';
import { box, circle, ground, heightAt, line, oval, paper, polygon, repeat } from './shapes.ts';
import { cloud, sky } from './sky.ts';

const heather = '#8c5a86';

/** The lane climbs from left to right. */
const laneTop = (x: number): number => 668 - x * 0.062;

function hillsides(brush: Brush, { far, hills, land, near, sky: [, , low] }: Palette): string {
  const layers = [
    [350, 34, mixColors(far, low, 0.45)],
    [400, 40, mixColors(far, hills, 0.4)],
    [458, 34, mixColors(hills, heather, 0.35)],
    [510, 28, mixColors(mixColors(land, heather, 0.45), low, 0.08)],
    [560, 22, mixColors(land, near, 0.35)],
  ] as const;
  return layers
    .map(([height, swell, color]) => ground(rollingHorizon(brush, { height, swell, waves: 2.4 }), color))
    .join('');
}

function heatherPatches(brush: Brush, { near, land }: Palette): string {
  const { random } = brush;
  return repeat(120, () => {
    const y = 500 + random.next() ** 0.8 * 130;
    const size = 4 + ((y - 500) / 130) * 12;
    const color = random.pick([heather, mixColors(heather, '#ffffff', 0.2), mixColors(near, land, 0.4)]);
    return oval([random.next() * paper.width, y, size * 2.2, size * 0.7], color, { opacity: 0.75 });
  });
}

function dryStoneWall(brush: Brush, { rock, deep }: Palette): string {
  const { random } = brush;
  const rows = repeat(3, (row) =>
    repeat(46, (index) => {
      const x = index * 27 - (row % 2) * 13;
      const top: Point = [x, laneTop(x) - 22 - row * 17 + random.next() * 4];
      const tone = mixColors(
        mixColors(rock, '#c9c3b4', 0.5),
        random.pick(['#ffffff', deep]),
        0.08 + random.next() * 0.14,
      );
      return box([...top, 24 + random.next() * 5, 15], tone, { rx: 4 });
    }),
  );
  const backing: Point[] = [
    [-20, laneTop(-20) - 54],
    [1220, laneTop(1220) - 54],
    [1220, laneTop(1220)],
    [-20, laneTop(-20)],
  ];
  return polygon(backing, mixColors(deep, rock, 0.35)) + rows;
}

function lane({ road, line: paint, near }: Palette): string {
  const strip = (offset: number, height: number, color: string): string =>
    polygon(
      [
        [-20, laneTop(-20) + offset],
        [1220, laneTop(1220) + offset],
        [1220, laneTop(1220) + offset + height],
        [-20, laneTop(-20) + offset + height],
      ],
      color,
    );
  return strip(0, 16, near) + strip(14, 92, road) + strip(22, 4, mixColors(road, paint, 0.5)) + strip(106, 200, near);
}

function sheep([x, y]: Point, size: number, facesLeft: boolean): string {
  const turn = facesLeft ? -1 : 1;
  const at = (right: number, up: number): Point => [x + right * size * turn, y - up * size];
  const legs = [-12, -5, 7, 13].map((foot) => line([at(foot, 10), at(foot, 0)], ['#2b2a2c', 3.2 * size]));
  const fleece = [
    [-12, 17, 10],
    [0, 21, 12],
    [11, 18, 10],
    [2, 14, 11],
  ] as const;
  return (
    legs.join('') +
    fleece.map(([right, up, radius]) => circle([...at(right, up), radius * size], '#f3efe4')).join('') +
    oval([...at(23, 23), 7 * size, 5 * size], '#2b2a2c')
  );
}

function flock(brush: Brush): string {
  const { random } = brush;
  const meadow: Point[] = [
    [0, 566],
    [1200, 540],
  ];
  return repeat(random.int(4, 7), () => {
    const x = 60 + random.next() * 1080;
    return sheep([x, heightAt(meadow, x) + random.int(-10, 34)], 0.8 + random.next() * 0.3, random.chance(0.5));
  });
}

function rain(brush: Brush): string {
  const { random } = brush;
  return repeat(150, () => {
    const x = random.next() * 1300;
    const y = random.next() * 700;
    const fall = 22 + random.next() * 22;
    return line(
      [
        [x, y],
        [x - fall * 0.3, y + fall],
      ],
      ['#ffffff', 1.8],
      { opacity: 0.4 },
    );
  });
}

/** An open moor: heather, a dry-stone wall, sheep, and weather. */
export function moorScene(brush: Brush, hour: Hour): string {
  const { random } = brush;
  const palette = palettes[hour];
  const isWet = hour === 'overcast';
  const cloudColor = isWet ? '#8fa0a8' : '#ffffff';
  const riders = dressRiders(random, random.int(1, 3)).map((kit, index) => {
    const x = 690 - index * 220 + random.int(-24, 24);
    return riderFromSide(brush, {
      at: [x, laneTop(x) + 72 + index * 4],
      size: 38,
      kit,
      crank: random.next() * 6,
      tilt: -3.5,
    });
  });
  return [
    sky(brush, palette, { at: [random.int(820, 1000), random.int(140, 200)], radius: isWet ? 30 : 44 }),
    cloud([random.int(180, 300), 120, 1.3], 0.75, cloudColor),
    cloud([random.int(560, 680), 200, 0.9], 0.7, cloudColor),
    cloud([1040, 110, 1], 0.65, cloudColor),
    hillsides(brush, palette),
    heatherPatches(brush, palette),
    flock(brush),
    dryStoneWall(brush, palette),
    lane(palette),
    ...riders,
    grass(brush, { count: 90, from: 770, to: 806, color: palette.deep }),
    isWet ? rain(brush) : '',
  ].join('');
}
