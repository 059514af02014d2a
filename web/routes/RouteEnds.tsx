import styled from '@emotion/styled';
import type { RouteViewFragment } from '../generated.ts';
import { theme } from '../theme/tokens.ts';
import type { RoutePlane } from './routePlane.ts';

interface Props {
  map: RouteViewFragment;
  spotOf: RoutePlane['spotOf'];
}

/** In pixels: nearer to each other, the ends are one. */
const TOGETHER = 24;
/** Where a label stands, from its end: the label of each is on the side that is away from the other. */
const ABOVE = -19;
const BELOW = 29;

/** Where what is shown of a route begins, as a ring, and where it ends, as a square. */
export function RouteEnds({ map, spotOf }: Props) {
  const [first, last] = [map.line[0]?.[0], map.line.at(-1)?.at(-1)];
  if (!first || !last) return null;
  const [start, finish] = [spotOf(first), spotOf(last)];
  const isStartHigher = start.y < finish.y;
  const isLoop = Math.hypot(start.x - finish.x, start.y - finish.y) < TOGETHER;

  return (
    <>
      {!isLoop && (
        <End transform={`translate(${finish.x} ${finish.y})`}>
          <rect x="-10" y="-10" width="20" height="20" rx="4" />
          <rect x="-4" y="-4" width="8" height="8" />
          <text y={isStartHigher ? BELOW : ABOVE}>Finish</text>
        </End>
      )}
      <End transform={`translate(${start.x} ${start.y})`}>
        <circle r="12" />
        <circle r="4.5" />
        <text y={isStartHigher && !isLoop ? ABOVE : BELOW}>{isLoop ? 'Start and finish' : 'Start'}</text>
      </End>
    </>
  );
}

const { color } = theme;

const End = styled.g`
  rect:first-of-type, circle:first-of-type { fill: ${color.text}; stroke: ${color.surface}; stroke-width: 3; }
  rect + rect, circle + circle { fill: ${color.surface}; }
  text { stroke: ${color.surfaceSunken}; stroke-width: 4px; stroke-linejoin: round; paint-order: stroke; }
`;
