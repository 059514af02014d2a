import type { Look } from './look.ts';
import { mixColors } from './mixColors.ts';
import type { Point } from './shapes.ts';
import { circle, repeat, shape, stroke } from './shapes.ts';

const puffs = (places: readonly Point[], radius: number, color: string): string =>
  places.map((place) => circle([...place, radius], color)).join('');

const braid = (x: number, lean: number, color: string): string =>
  repeat(7, (index) =>
    circle([x + lean * index, 84 + index * 9, 7 - index * 0.35], mixColors(color, '#000000', (index % 2) * 0.25)),
  );

/** The hair behind the head and the shoulders. */
export function hairBehind(style: Look['style'], color: string): string {
  const shade = mixColors(color, '#000000', 0.14);
  if (style === 'long') return shape('M44 66C40 30 120 30 116 66C118 96 122 112 116 126H44C38 112 42 96 44 66Z', shade);
  if (style === 'bob') return shape('M42 66C38 30 122 30 118 66C120 84 120 96 114 106H46C40 96 40 84 42 66Z', shade);
  if (style === 'bun') return circle([80, 20, 15], color);
  if (style === 'tail') return shape('M108 56C134 62 132 98 118 120C118 98 112 84 102 74Z', shade);
  if (style === 'braids') return braid(47, -1.2, color) + braid(113, 1.2, color);
  if (style !== 'curls') return '';
  const cloud: Point[] = [
    [50, 54],
    [46, 72],
    [52, 90],
    [110, 54],
    [114, 72],
    [108, 90],
    [62, 38],
    [80, 32],
    [98, 38],
  ];
  return puffs(cloud, 17, color);
}

const gathered = 'M47 68C44 36 64 28 80 28C96 28 116 36 113 68C106 50 94 46 80 46C66 46 54 50 47 68Z';

const crowns: Readonly<Record<Exclude<Look['style'], 'curls' | 'bald' | 'braids'>, string>> = {
  short: 'M47 66C44 36 62 27 82 27C104 27 116 40 113 66C110 58 106 54 102 52C88 54 66 54 58 50C52 54 49 60 47 66Z',
  side: 'M46 70C42 34 70 26 90 30C114 32 118 52 114 70C108 56 100 52 92 50C76 60 56 56 46 70Z',
  long: 'M46 82C40 38 64 28 80 28C96 28 120 38 114 82C112 62 104 52 84 46C76 60 52 60 46 82Z',
  bob: 'M44 88C38 36 64 27 80 27C98 27 122 36 116 88C112 70 112 60 108 54C90 58 66 58 52 54C48 62 48 72 44 88Z',
  bun: gathered,
  tail: gathered,
};

/** The hair on the forehead. */
export function hairInFront(style: Look['style'], color: string): string {
  if (style === 'bald') return '';
  if (style === 'curls') {
    const fringe: Point[] = [
      [58, 46],
      [72, 40],
      [88, 40],
      [102, 46],
    ];
    return puffs(fringe, 13, color);
  }
  if (style !== 'braids') return shape(crowns[style], color);
  const partings = 'M66 32L60 50M80 29V46M94 32L100 50';
  return shape(gathered, color) + stroke(partings, [mixColors(color, '#8a5a3c', 0.45), 1.8]);
}
