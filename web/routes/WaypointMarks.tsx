import styled from '@emotion/styled';
import { useMemo } from 'react';
import type { RouteWaypointFragment } from '../generated.ts';
import type { Size } from '../lib/useSize.ts';
import { theme } from '../theme/tokens.ts';
import { labelPlaces } from './labelPlaces.ts';
import type { RoutePlane } from './routePlane.ts';

interface Props {
  waypoints: readonly RouteWaypointFragment[];
  /** The waypoint with a label. */
  named: RouteWaypointFragment | undefined;
  spotOf: RoutePlane['spotOf'];
  size: Size;
}

/** In characters: a longer name does not fit into the drawing of a phone. */
const LONGEST_LABEL = 32;

/** A diamond at each waypoint of a route. The pointer shows their names. */
export function WaypointMarks({ waypoints, named, spotOf, size }: Props) {
  const marks = useMemo(() => waypoints.map((waypoint) => ({ waypoint, ...spotOf(waypoint) })), [waypoints, spotOf]);
  const last = named && { waypoint: named, ...spotOf(named) };
  const words = named && shortened(named.name);
  const [label] = last && words ? labelPlaces([{ words, spot: last, isAbove: true }], [], size) : [];

  return (
    <>
      {marks.map(({ waypoint, x, y }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: waypoints have no id, and the list never changes its order
        <Mark key={index} data-part="waypoint" transform={`translate(${x} ${y})`}>
          <title>{waypoint.name}</title>
          <path d="M0 -8L8 0L0 8L-8 0Z" />
        </Mark>
      ))}
      {last && label && (
        <Mark data-part="named" transform={`translate(${last.x} ${last.y})`}>
          <path d="M0 -11L11 0L0 11L-11 0Z" />
          <text x={label.x} y={label.y} style={{ textAnchor: label.anchor }}>
            {words}
          </text>
        </Mark>
      )}
    </>
  );
}

function shortened(name: string): string {
  const characters = [...name];
  return characters.length > LONGEST_LABEL ? `${characters.slice(0, LONGEST_LABEL - 1).join('')}…` : name;
}

const { color } = theme;

const Mark = styled.g`
  path { fill: ${color.surface}; stroke: ${color.text}; stroke-width: 2; stroke-linejoin: round; }
  &[data-part='named'] path { fill: ${color.text}; stroke: ${color.surface}; }
  && text { stroke: ${color.surfaceSunken}; stroke-width: 4px; stroke-linejoin: round; paint-order: stroke; }
`;
