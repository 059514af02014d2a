import type { Random } from '../../demo/random.ts';
import { seededRandom, seedOf } from '../../demo/random.ts';
import type { Round } from './shapes.ts';
import { box, element, paper } from './shapes.ts';

type Stop = readonly [offset: number, color: string];

/** The tools of one picture: its random numbers, and the gradients and clips that it defines. */
export interface Brush {
  random: Random;
  /** A vertical gradient with these stops, from one height to another. */
  fade(stops: readonly Stop[], from?: number, to?: number): string;
  /** Light around a point, above everything drawn so far. */
  glow(around: Round, color: string, opacity: number): string;
  /** Shows only the part of a drawing within a path. */
  within(path: string, drawing: string): string;
  /** All definitions so far. */
  definitions(): string;
}

export function createBrush(seed: string): Brush {
  const made: string[] = [];
  const define = (write: (id: string) => string): string => {
    const id = `d${made.length + 1}`;
    made.push(write(id));
    return `url(#${id})`;
  };
  const stop = (offset: number, color: string, opacity = 1): string =>
    element('stop', { offset, 'stop-color': color, 'stop-opacity': opacity });

  return {
    random: seededRandom(seedOf(seed)),
    fade: (stops, from = 0, to = paper.height) =>
      define((id) =>
        element(
          'linearGradient',
          { id, gradientUnits: 'userSpaceOnUse', x1: 0, y1: from, x2: 0, y2: to },
          ...stops.map(([offset, color]) => stop(offset, color)),
        ),
      ),
    glow: ([cx, cy, r], color, opacity) => {
      const light = define((id) =>
        element(
          'radialGradient',
          { id, gradientUnits: 'userSpaceOnUse', cx, cy, r },
          stop(0, color, opacity),
          stop(0.5, color, opacity * 0.34),
          stop(1, color, 0),
        ),
      );
      return box([0, 0, paper.width, paper.height], light);
    },
    within: (path, drawing) => {
      const clip = define((id) => element('clipPath', { id }, element('path', { d: path })));
      return element('g', { 'clip-path': clip }, drawing);
    },
    definitions: () => element('defs', {}, made.join('')),
  };
}
