import { bicycle } from './bicycle.ts';
import type { Brush } from './brush.ts';
import { mixColors } from './mixColors.ts';
import type { Hour, Palette } from './palettes.ts';
import { palettes, rosa } from './palettes.ts';
import type { Point, Round } from './shapes.ts';
import { box, circle, element, line, oval, paper, polygon, repeat, ring, shape, stroke } from './shapes.ts';

const iron = '#2b3a3d';
const steel = '#c9d2d4';
const wood = '#a9814f';
const darkWood = '#86643c';

const walls = [
  { brick: '#e9e3d6', joint: '#d6cdbb' },
  { brick: '#dfe6e2', joint: '#c9d4ce' },
  { brick: '#ecdcc8', joint: '#d9c4a9' },
] as const;

function wall(brush: Brush): string {
  const { brick, joint } = brush.random.pick(walls);
  const courses = repeat(10, (row) => {
    const y = row * 62;
    const bricks = repeat(10, (index) => box([index * 140 - (row % 2) * 70, y, 2, 62], joint));
    return box([0, y, paper.width, 2], joint) + bricks;
  });
  return box([0, 0, paper.width, paper.height], brick) + brush.glow([420, 200, 620], '#fffdf4', 0.9) + courses;
}

function floor(): string {
  const boards = repeat(13, (index) => {
    const x = -200 + index * 130;
    const seam: Point[] = [
      [600 + (x - 600) * 0.8, 630],
      [600 + (x - 600) * 1.5, 800],
    ];
    return line(seam, ['#7a6a57', 3]);
  });
  return box([0, 620, paper.width, 180], '#8b7a66') + box([0, 620, paper.width, 10], '#6f6050') + boards;
}

function window({ sky: [top, middle], land, hills }: Palette): string {
  const view: Point[] = [
    [70, 340],
    [70, 260],
    [150, 220],
    [230, 262],
    [300, 236],
    [370, 270],
    [370, 340],
  ];
  const shine: Point[] = [
    [120, 90],
    [220, 90],
    [120, 340],
    [70, 340],
    [70, 210],
  ];
  return (
    box([70, 90, 300, 250], mixColors(top, middle, 0.6)) +
    polygon(view, mixColors(land, hills, 0.5)) +
    polygon(shine, '#ffffff', { opacity: 0.3 }) +
    box([60, 80, 320, 12], iron) +
    box([60, 336, 320, 16], iron) +
    box([60, 80, 12, 270], iron) +
    box([368, 80, 12, 270], iron) +
    box([214, 80, 10, 270], iron) +
    box([60, 206, 320, 8], iron)
  );
}

function spanner([x, y, length]: Round, jaw: number, color: string): string {
  const foot = y + length + 4;
  const half = jaw / 2;
  const hook =
    `M${x - half} ${foot}a${half} ${half} 0 1 1 ${jaw} 0l${-jaw * 0.28} 2` +
    `a${jaw * 0.24} ${jaw * 0.24} 0 1 0 ${-jaw * 0.44} 0Z`;
  return (
    box([x - 5, y, 10, length], color, { rx: 5 }) +
    circle([x, y, 4], '#cfd6d6') +
    shape(hook, steel, { transform: `rotate(180 ${x} ${foot})` })
  );
}

function hexKey([x, y]: Point, length: number): string {
  const bend: Point[] = [
    [x, y],
    [x, y + length],
    [x + 20, y + length],
  ];
  return line(bend, [steel, 7]);
}

function toolBoard(): string {
  return (
    box([770, 84, 360, 250], '#2f4348', { stroke: '#223338', 'stroke-width': 8 }) +
    spanner([812, 112, 96], 16, rosa) +
    spanner([852, 112, 110], 20, '#f2b632') +
    spanner([896, 112, 124], 24, rosa) +
    hexKey([948, 118], 120) +
    hexKey([976, 118], 104) +
    hexKey([1002, 118], 88) +
    ring([1074, 176, 44], ['#161d20', 13]) +
    ring([1074, 176, 35], [steel, 3]) +
    repeat(9, (index) => ring([812 + index * 20, 296, 8], [steel, 4])) +
    ring([1066, 276, 24], [steel, 7], { 'stroke-dasharray': '6 4' }) +
    circle([1066, 276, 8], steel)
  );
}

function lamp(color: string): string {
  const shade: Point[] = [
    [404, 170],
    [424, 128],
    [460, 128],
    [480, 170],
  ];
  const light: Point[] = [
    [404, 170],
    [480, 170],
    [620, 620],
    [264, 620],
  ];
  return (
    box([440, 0, 4, 130], iron) +
    polygon(shade, color) +
    polygon(light, '#fff6d8', { opacity: 0.2 }) +
    oval([442, 170, 38, 7], '#fff3c4')
  );
}

function bench(): string {
  return (
    box([770, 430, 430, 24], wood) +
    box([770, 450, 430, 10], darkWood) +
    box([800, 458, 24, 190], darkWood) +
    box([1150, 458, 24, 190], '#6f5230') +
    box([900, 394, 110, 36], rosa, { rx: 5 }) +
    box([900, 394, 110, 10], '#a50d47', { rx: 5 }) +
    box([940, 384, 30, 12], iron, { rx: 4 }) +
    box([1050, 372, 40, 58], '#f6f8f7', { rx: 8 }) +
    box([1050, 388, 40, 22], '#2257c4') +
    box([1060, 362, 20, 12], iron) +
    box([1110, 388, 36, 42], '#f2b632', { rx: 6 }) +
    box([850, 408, 30, 22], '#5b686c', { rx: 3 })
  );
}

function bicycleOnStand(frame: string, crank: number): string {
  const { back, front } = bicycle({ frame, crank });
  const chain = stroke('M0 .1L1.22 .42M0 -.1L1.22 -.09', ['#2b3235', 0.04]);
  const stand: Point[] = [
    [372, 742],
    [430, 722],
    [430, 330],
  ];
  const foot: Point[] = [
    [430, 722],
    [520, 744],
  ];
  const arm: Point[] = [
    [430, 344],
    [480, 344],
  ];
  return (
    oval([520, 742, 330, 22], '#000000', { opacity: 0.16 }) +
    line(stand, [iron, 15]) +
    line(foot, [iron, 15]) +
    line(arm, [iron, 15]) +
    box([470, 326, 34, 38], rosa, { rx: 8 }) +
    element(
      'g',
      { transform: 'translate(330 594) scale(136)' },
      back,
      front,
      chain,
      ring([0, 0, 0.17], ['#3a464b', 0.06]),
    )
  );
}

function stool(): string {
  const legs = [
    [112, 100],
    [198, 210],
  ] as const;
  const shins = legs.map(([top, foot]) => {
    const leg: Point[] = [
      [top, 580],
      [foot, 744],
    ];
    return line(leg, [darkWood, 10]);
  });
  return (
    box([110, 648, 90, 100], '#d8d2c4', { rx: 8 }) +
    box([110, 648, 90, 16], '#c2baa8', { rx: 6 }) +
    box([92, 560, 126, 20], wood, { rx: 6 }) +
    shins.join('') +
    box([120, 524, 54, 36], '#f6f8f7', { rx: 6 }) +
    ring([178, 540, 10], ['#f6f8f7', 6])
  );
}

/** A bicycle on the stand, tools on the wall, tea on the stool. */
export function workshopScene(brush: Brush, hour: Hour): string {
  return [
    wall(brush),
    floor(),
    window(palettes[hour]),
    toolBoard(),
    lamp(brush.random.pick([rosa, '#0a726b', '#f2b632'])),
    bench(),
    bicycleOnStand(brush.random.pick(['#0a726b', '#2257c4', rosa, '#e8604c']), brush.random.next() * 3),
    stool(),
  ].join('');
}
