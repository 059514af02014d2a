import { bicycle } from './bicycle.ts';
import type { Brush } from './brush.ts';
import { dressRiders } from './kits.ts';
import { rollingHorizon } from './land.ts';
import { mixColors } from './mixColors.ts';
import { mountains } from './mountains.ts';
import type { Hour, Palette } from './palettes.ts';
import { palettes } from './palettes.ts';
import type { Point } from './shapes.ts';
import { box, element, ground, heightAt, line, paper, polygon, repeat, streak } from './shapes.ts';
import { cloud, sky } from './sky.ts';
import { conifer } from './trees.ts';

/** Where the water begins. */
const waterline = 452;

function farShore(brush: Brush, palette: Palette): string {
  const { far, rock, snow, hills, tree, land } = palette;
  const [, middle, low] = palette.sky;
  const { random } = brush;
  const peaks = [-40, 150, 330, 520, 700, 880, 1060, 1250].map(
    (x, index): Point => [x + random.int(-30, 30), (index % 2 === 0 ? 290 : 180) + random.int(-40, 50)],
  );
  const range = mountains(brush, {
    base: waterline,
    peaks,
    color: mixColors(rock, far, 0.4),
    haze: mixColors(hills, middle, 0.35),
    light: mixColors(rock, low, 0.5),
    snow,
    snowLine: 310,
  });
  const bank = rollingHorizon(brush, { height: waterline - 26, swell: 12, waves: 3 });
  const leaves = { dark: mixColors(tree, hills, 0.25), lit: mixColors(tree, land, 0.4) };
  const wood = repeat(64, (index) => {
    const x = index * 19.4 + random.next() * 14;
    return conifer([x, heightAt(bank, x) + 12], 26 + random.next() * 34, leaves);
  });
  const bankGround = brush.within(`M-20 0H1220V${waterline}H-20Z`, ground(bank, mixColors(hills, tree, 0.4)));
  return range + wood + bankGround;
}

function water(brush: Brush, palette: Palette, shore: string): string {
  const { near, deep, hills, sun } = palette;
  const [top, middle] = palette.sky;
  const { random } = brush;
  const surface = brush.fade(
    [
      [0, mixColors(middle, hills, 0.25)],
      [0.5, mixColors(top, hills, 0.35)],
      [1, mixColors(mixColors(top, deep, 0.4), near, 0.3)],
    ],
    waterline,
  );
  const reflection = element(
    'g',
    { transform: `translate(0 ${waterline * 1.82}) scale(1 -0.82)`, opacity: 0.42 },
    shore,
  );
  const ripples = repeat(40, () => {
    const depth = 10 + random.next() ** 1.5 * 300;
    const color = random.chance(0.3) ? sun : mixColors(middle, '#ffffff', 0.3);
    return streak(
      [random.next() * paper.width - 60, waterline + depth, 40 + depth * 0.6, 1.6 + depth * 0.01],
      color,
      0.36,
    );
  });
  return (
    box([0, waterline, paper.width, paper.height - waterline], surface) +
    brush.within(`M0 ${waterline}H${paper.width}V${paper.height}H0Z`, reflection) +
    streak([-10, waterline - 1, paper.width + 20, 4], mixColors(middle, '#ffffff', 0.5), 0.6) +
    ripples
  );
}

function jetty(shadow: number): string {
  const inShade = (color: string): string => mixColors(color, '#1d2f4d', shadow);
  const planks = repeat(13, (index) => {
    const seam: Point[] = [
      [400 + index * 66, 662],
      [388 + index * 66, 704],
    ];
    return line(seam, [inShade('#6f5230'), 2.5]);
  });
  const posts = [440, 640, 850, 1060].map(
    (x) => box([x, 690, 16, 96], inShade('#5c4327')) + box([x, 690, 6, 96], inShade('#7d5e38')),
  );
  const deck: Point[] = [
    [382, 660],
    [1220, 660],
    [1220, 706],
    [366, 706],
  ];
  const board = box([366, 704, 860, 14], inShade('#7d5e38'));
  return posts.join('') + polygon(deck, inShade('#b08a58')) + board + planks;
}

function parkedBicycles(brush: Brush): string {
  const left = brush.random.int(640, 720);
  return dressRiders(brush.random, 2)
    .map(({ jersey }, index) => {
      const { back, front } = bicycle({ frame: jersey, crank: 0.2 + index });
      const place = `translate(${left + index * 210} ${612 + index * 18}) scale(${52 + index * 2})`;
      return element('g', { transform: place }, back, front);
    })
    .join('');
}

function reeds(brush: Brush, { near, deep }: Palette): string {
  const { random } = brush;
  const bank: Point[] = [
    [-20, 700],
    [120, 716],
    [260, 752],
    [420, 790],
    [560, 812],
  ];
  const stalks = repeat(34, () => {
    const x = random.next() * 330;
    const foot = 730 + random.next() * 70;
    const height = 60 + random.next() * 90;
    const lean = (random.next() - 0.5) * 30;
    const head = random.chance(0.4)
      ? line(
          [
            [x + lean * 0.86, foot - height * 0.86],
            [x + lean, foot - height],
          ],
          ['#7a4a2a', 7],
        )
      : '';
    return (
      line(
        [
          [x, foot],
          [x + lean, foot - height],
        ],
        [random.pick([near, deep, mixColors(near, deep, 0.5)]), 3.4],
      ) + head
    );
  });
  return ground(bank, mixColors(near, deep, 0.2)) + stalks;
}

/** A mountain lake that doubles the peaks, and two bicycles at rest on the jetty. */
export function lakeScene(brush: Brush, hour: Hour): string {
  const palette = palettes[hour];
  const { random } = brush;
  const backdrop =
    sky(brush, palette, { at: [random.int(240, 420), random.int(110, 160)], radius: 40 }) +
    cloud([random.int(760, 900), 110, 0.8], 0.7) +
    streak([500, 80, 260, 10], '#ffffff', 0.45);
  const shore = farShore(brush, palette);
  return [
    backdrop,
    shore,
    water(brush, palette, shore),
    jetty(hour === 'dusk' ? 0.4 : 0),
    parkedBicycles(brush),
    reeds(brush, palette),
  ].join('');
}
