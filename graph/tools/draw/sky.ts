import type { Brush } from './brush.ts';
import type { Palette } from './palettes.ts';
import type { Point, Round } from './shapes.ts';
import { box, circle, element, paper } from './shapes.ts';

interface Sun {
  at: Point;
  radius: number;
}

export function sky(brush: Brush, palette: Palette, sun: Sun): string {
  const [top, middle, low] = palette.sky;
  const air = brush.fade([
    [0, top],
    [0.55, middle],
    [0.85, low],
  ]);
  return (
    box([0, 0, paper.width, paper.height], air) +
    brush.glow([...sun.at, 420], palette.sun, 0.75) +
    circle([...sun.at, sun.radius], palette.sun)
  );
}

export function cloud([x, y, size]: Round, opacity: number, fill = '#ffffff'): string {
  const puffs = [
    [0, 0, 60],
    [52, -16, 44],
    [96, 4, 36],
    [-50, 8, 34],
  ] as const;
  return element(
    'g',
    { fill, opacity },
    ...puffs.map(([right, down, radius]) => circle([x + right * size, y + down * size, radius * size], fill)),
    box([x - 84 * size, y, 216 * size, 42 * size], fill, { rx: 21 * size }),
  );
}
