import { bicycle } from './bicycle.ts';
import type { Brush } from './brush.ts';
import { dressRiders } from './kits.ts';
import { mixColors } from './mixColors.ts';
import type { Hour, Palette } from './palettes.ts';
import { palettes, rosa } from './palettes.ts';
import type { Point } from './shapes.ts';
import { box, circle, element, line, oval, paper, polygon, repeat, ring, shape, stroke } from './shapes.ts';

interface House {
  plaster: string;
  stone: string;
  wood: string;
  awning: string;
}

const houses: readonly House[] = [
  { plaster: '#f3e3c6', stone: '#cdb893', wood: '#0a726b', awning: rosa },
  { plaster: '#e7b99b', stone: '#c08f72', wood: '#2f4348', awning: '#0a726b' },
  { plaster: '#dbe5e3', stone: '#b3c3c0', wood: '#7a3d2b', awning: '#2257c4' },
];

const pavement = 640;

interface Light {
  palette: Palette;
  isDark: boolean;
}

/** Tints a colour with the light of the hour. */
const inLight = (
  color: string,
  {
    palette: {
      sky: [, , low],
    },
    isDark,
  }: Light,
): string => (isDark ? mixColors(color, '#2b3358', 0.58) : mixColors(color, low, 0.18));

function facade(brush: Brush, { plaster, stone }: House, light: Light): string {
  const wall = inLight(plaster, light);
  const patches = repeat(14, () => {
    const at: Point = [brush.random.next() * paper.width, 40 + brush.random.next() * 520];
    return box([...at, 34 + brush.random.next() * 40, 14], mixColors(wall, stone, 0.35), { rx: 3, opacity: 0.5 });
  });
  return (
    box([0, 0, paper.width, pavement], wall) +
    patches +
    box([0, 560, paper.width, 80], inLight(stone, light)) +
    box([0, 556, paper.width, 8], mixColors(wall, '#ffffff', 0.25))
  );
}

function shopWindow(brush: Brush, { wood }: House, isDark: boolean): string {
  const pane = brush.fade(
    isDark
      ? [
          [0, '#ffd58a'],
          [1, '#f2a04f'],
        ]
      : [
          [0, '#9fc3c9'],
          [1, '#5f8a92'],
        ],
    230,
    540,
  );
  const shine: Point[] = [
    [190, 230],
    [290, 230],
    [190, 430],
  ];
  const shelf = repeat(9, (index) => {
    const x = 204 + index * 52;
    return box([x, 452 - (index % 3) * 6, 30, 34 + (index % 3) * 6], index % 2 === 0 ? '#f6f1e2' : '#c98f45', {
      rx: 6,
    });
  });
  return (
    box([166, 206, 508, 354], wood, { rx: 4 }) +
    box([190, 230, 460, 306], pane) +
    box([190, 486, 460, 8], mixColors(wood, '#000000', 0.2)) +
    shelf +
    polygon(shine, '#ffffff', { opacity: isDark ? 0.12 : 0.3 }) +
    box([414, 230, 12, 306], wood) +
    box([150, 552, 540, 18], mixColors(wood, '#000000', 0.25), { rx: 4 })
  );
}

function door({ wood }: House, isDark: boolean): string {
  return (
    box([800, 190, 200, 450], mixColors(wood, '#000000', 0.25), { rx: 4 }) +
    box([816, 206, 168, 434], wood) +
    box([836, 228, 128, 210], isDark ? '#ffcf82' : '#86a9ae') +
    box([894, 228, 10, 210], wood) +
    box([836, 470, 128, 140], mixColors(wood, '#000000', 0.15), { rx: 3 }) +
    circle([828, 452, 7], '#f2c86a') +
    box([780, 632, 240, 14], '#8e8a80')
  );
}

function awning(color: string): string {
  const stripes = 13;
  const width = 588 / stripes;
  return repeat(stripes, (index) => {
    const top = 152 + index * ((width * stripes - 48) / stripes);
    const topNext = 152 + (index + 1) * ((width * stripes - 48) / stripes);
    const left = 128 + index * width;
    const fill = index % 2 === 0 ? color : '#fbf5e6';
    const cloth: Point[] = [
      [top, 150],
      [topNext, 150],
      [left + width, 240],
      [left, 240],
    ];
    const hem = `M${left.toFixed(1)} 240h${width.toFixed(1)}v14a${(width / 2).toFixed(1)} 14 0 0 1 ${(-width).toFixed(1)} 0Z`;
    return polygon(cloth, fill) + shape(hem, mixColors(fill, '#000000', 0.1));
  });
}

function cupSign(color: string): string {
  return (
    box([1046, 170, 60, 8], '#2b3a3d') +
    line(
      [
        [1090, 178],
        [1090, 204],
      ],
      ['#2b3a3d', 4],
    ) +
    circle([1090, 250, 48], '#fbf5e6') +
    ring([1090, 250, 48], ['#2b3a3d', 6]) +
    shape('M1066 238H1108V254C1108 270 1099 276 1087 276C1075 276 1066 270 1066 254Z', color) +
    ring([1112, 252, 8], [color, 5]) +
    stroke('M1078 230q-6 -7 0 -14M1094 230q-6 -7 0 -14', ['#2b3a3d', 4])
  );
}

function lampString(isDark: boolean): string {
  const sag = (x: number): number => 96 + ((x - 600) / 600) ** 2 * -60 + 30;
  const bulbs = repeat(15, (index) => {
    const x = index * 86;
    const halo = isDark ? circle([x, sag(x) + 16, 22], '#ffd58a', { opacity: 0.28 }) : '';
    return (
      halo + circle([x, sag(x) + 14, 9], isDark ? '#ffe9b8' : '#fff6dc') + box([x - 4, sag(x) - 2, 8, 9], '#2b3a3d')
    );
  });
  const wire = Array.from({ length: 25 }, (_, index): Point => [index * 50, sag(index * 50)]);
  return line(wire, ['#2b3a3d', 3]) + bulbs;
}

function cobbles(brush: Brush, light: Light): string {
  const base = inLight('#b9b2a4', light);
  const stones = repeat(5, (row) => {
    const height = 18 + row * 6;
    const y = 652 + row * (row * 2.5 + 18);
    const width = 44 + row * 14;
    return repeat(Math.ceil(paper.width / width) + 1, (index) => {
      const x = index * width - (row % 2) * (width / 2);
      const tone = mixColors(base, brush.random.pick(['#ffffff', '#5d6468']), 0.1 + brush.random.next() * 0.12);
      return box([x + 2, y, width - 5, height], tone, { rx: 7 });
    });
  });
  return box([0, pavement, paper.width, 160], mixColors(base, '#3a3d3d', 0.35)) + stones;
}

function table([x, y]: Point, cups: number): string {
  const cup = (index: number): string => {
    const left = x - 40 + index * 44;
    return box([left, y - 150, 24, 20], '#ffffff', { rx: 5 }) + ring([left + 27, y - 141, 6], ['#ffffff', 4]);
  };
  return (
    oval([x, y, 74, 8], '#000000', { opacity: 0.18 }) +
    line(
      [
        [x, y - 126],
        [x, y - 8],
      ],
      ['#2b3a3d', 9],
    ) +
    line(
      [
        [x - 42, y - 2],
        [x, y - 16],
        [x + 42, y - 2],
      ],
      ['#2b3a3d', 8],
    ) +
    oval([x, y - 128, 84, 10], '#2b3a3d') +
    oval([x, y - 132, 84, 9], '#e6dcc6') +
    repeat(cups, cup)
  );
}

function pot([x, y]: Point, leaf: string): string {
  const leaves = repeat(9, (index) => {
    const angle = -2.9 + index * 0.34;
    const tip: Point = [x + Math.cos(angle) * 66, y - 74 + Math.sin(angle) * 96];
    return line([[x, y - 70], tip], [index % 2 === 0 ? leaf : mixColors(leaf, '#ffffff', 0.2), 13]);
  });
  const clay: Point[] = [
    [x - 40, y - 78],
    [x + 40, y - 78],
    [x + 30, y],
    [x - 30, y],
  ];
  return leaves + polygon(clay, '#b4552f') + box([x - 46, y - 86, 92, 18], '#c96a3f', { rx: 5 });
}

/** A café stop: bicycles against the wall, cups on the table. */
export function cafeScene(brush: Brush, hour: Hour): string {
  const { random } = brush;
  const palette = palettes[hour];
  const isDark = hour === 'dusk';
  const light = { palette, isDark };
  const house = random.pick(houses);
  const bikes = dressRiders(random, 2).map(({ jersey }, index) => {
    const { back, front } = bicycle({ frame: jersey, crank: 0.3 + index });
    const x = 236 + index * 214;
    const shadow = oval([x + 118, 700 + index * 14, 190, 10], '#000000', { opacity: 0.16 });
    return shadow + element('g', { transform: `translate(${x} ${622 + index * 14}) scale(78)` }, back, front);
  });
  return [
    facade(brush, house, light),
    shopWindow(brush, house, isDark),
    door(house, isDark),
    awning(house.awning),
    cupSign(house.awning),
    cobbles(brush, light),
    pot([1062, 660], inLight('#3f7d4f', light)),
    pot([770, 656], inLight('#2a6747', light)),
    ...bikes,
    table([1010, 760], random.int(1, 3)),
    lampString(isDark),
    isDark ? brush.glow([420, 400, 460], '#ffc878', 0.35) : brush.glow([160, 60, 700], palette.sun, 0.35),
  ].join('');
}
