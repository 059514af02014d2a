import type { Point } from './shapes.ts';
import { between, polygon, shape, smoothPath, straightPath } from './shapes.ts';

/** The middle of a road at a depth: 0 at the horizon, 1 at the front edge. */
export type Course = (depth: number) => Point;

export interface Surface {
  /** Width at the horizon and at the front edge. */
  width: readonly [far: number, near: number];
  /** How sharply the road widens on its way here; 1 is a straight wedge. */
  perspective: number;
  color: string;
  /** Colour of the edge lines and of the dashes in the middle, where there are any. */
  edge?: string;
  dash?: string;
}

const slices = 44;

/** Half the width of a road at a depth. */
export const halfWidth = ({ width, perspective }: Surface, depth: number): number =>
  between(width[0], width[1], depth ** perspective) / 2;

function edgeLines(course: Course, surface: Surface, color: string): string {
  return [-0.9, 0.9]
    .map((side) => {
      const border = (inset: number): Point[] =>
        Array.from({ length: slices + 1 }, (_, index) => {
          const [x, y] = course(index / slices);
          return [x + halfWidth(surface, index / slices) * (side + inset), y] as const;
        });
      return polygon([...border(-0.026), ...border(0.026).reverse()], color);
    })
    .join('');
}

function middleDashes(course: Course, surface: Surface, color: string): string {
  const dashes: string[] = [];
  for (let depth = 0.12; depth < 1; depth += 0.02 + depth * 0.085) {
    const end = Math.min(1, depth + 0.008 + depth * 0.04);
    const [farX, farY] = course(depth);
    const [nearX, nearY] = course(end);
    const far = halfWidth(surface, depth) * 0.028;
    const near = halfWidth(surface, end) * 0.028;
    dashes.push(
      polygon(
        [
          [farX - far, farY],
          [farX + far, farY],
          [nearX + near, nearY],
          [nearX - near, nearY],
        ],
        color,
      ),
    );
  }
  return dashes.join('');
}

/** A road as seen from the saddle, leading away. */
export function road(course: Course, surface: Surface): string {
  const border = (side: number): Point[] =>
    Array.from({ length: slices + 1 }, (_, index) => {
      const [x, y] = course(index / slices);
      return [x + side * halfWidth(surface, index / slices), y] as const;
    });
  const outline = `${smoothPath(border(-1))}${straightPath(border(1).reverse()).replace('M', 'L')}Z`;
  return (
    shape(outline, surface.color) +
    (surface.edge ? edgeLines(course, surface, surface.edge) : '') +
    (surface.dash ? middleDashes(course, surface, surface.dash) : '')
  );
}

interface Tracks {
  track: Surface;
  /** How far from the middle, as a share of half the width. */
  reach: number;
}

/** Two wheel tracks on a road of earth or stone. */
export function wheelTracks(course: Course, surface: Surface, { track, reach }: Tracks): string {
  return [-1, 1]
    .map((side) =>
      road((depth) => {
        const [x, y] = course(depth);
        return [x + side * halfWidth(surface, depth) * reach, y];
      }, track),
    )
    .join('');
}
