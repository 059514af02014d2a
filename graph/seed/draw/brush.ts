import type { Random } from '../random.ts';
import { seededRandom, seedOf } from '../random.ts';
import type { Round } from './shapes.ts';
import { box, element, paper } from './shapes.ts';

type Stop = readonly [offset: number, color: string];

/** What one picture is drawn with: its own chance, and the gradients and clips that it defines on the way. */
export interface Brush {
  random: Random;
  /** A paint that runs down the paper through the stops, from one height to another. */
  fade(stops: readonly Stop[], from?: number, to?: number): string;
  /** Light around a point, laid over all that is drawn so far. */
  glow(around: Round, color: string, opacity: number): string;
  /** Shows of a drawing only what lies within a path. */
  within(path: string, drawing: string): string;
  /** All definitions made so far. */
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
