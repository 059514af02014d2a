import type { Brush } from './brush.ts';
import type { Point } from './shapes.ts';
import { between, paper, straightPath, stroke } from './shapes.ts';

interface Horizon {
  height: number;
  swell: number;
  /** Half waves across the paper. */
  waves: number;
}

interface Meadow {
  count: number;
  from: number;
  to: number;
  color: string;
}

/** A rolling horizon around a height. */
export function rollingHorizon(brush: Brush, { height, swell, waves }: Horizon): Point[] {
  const phase = brush.random.next() * 7;
  return Array.from({ length: 15 }, (_, index) => {
    const turn = (index / 14) * waves * Math.PI;
    const rise = Math.sin(turn + phase) + Math.sin(turn * 2.3 + phase * 2) * 0.3;
    return [between(-20, paper.width + 20, index / 14), height + rise * swell] as const;
  });
}

/** Tufts of grass between two heights, taller towards the front. */
export function grass(brush: Brush, { count, from, to, color }: Meadow): string {
  const tufts = Array.from({ length: count }, () => {
    const x = brush.random.next() * paper.width;
    const y = between(from, to, brush.random.next());
    const height = 8 + ((y - from) / (to - from || 1)) * 18;
    const blades: ReadonlyArray<readonly [foot: number, tip: number, up: number]> = [
      [-0.3, -0.36, 0.7],
      [0, 0.05, 1],
      [0.3, 0.45, 0.65],
    ];
    return blades
      .map(([foot, tip, up]) =>
        straightPath([
          [x + foot * height, y],
          [x + tip * height, y - up * height],
        ]),
      )
      .join('');
  });
  return stroke(tufts.join(''), [color, 2.4]);
}
