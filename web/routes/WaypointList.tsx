import styled from '@emotion/styled';
import { useState } from 'react';
import type { RouteWaypointFragment, Units } from '../generated.ts';
import { formatDistance } from '../lib/formatDistance.ts';
import { theme } from '../theme/tokens.ts';
import { Button } from '../ui/Button.tsx';

interface Props {
  waypoints: readonly RouteWaypointFragment[];
  units: Units;
  /** The waypoint that the map names. */
  named: RouteWaypointFragment | undefined;
  onName(waypoint: RouteWaypointFragment): void;
}

/** The length of the list before it is unfolded. */
const FOLDED = 5;

const kindWords: Record<RouteWaypointFragment['kind'], string> = {
  GENERIC: '',
  SUMMIT: 'Summit',
  VALLEY: 'Valley',
  WATER: 'Water',
  FOOD: 'Food',
  DANGER: 'Danger',
  LEFT: 'Left',
  RIGHT: 'Right',
  STRAIGHT: 'Straight on',
  FIRST_AID: 'First aid',
};

/** The waypoints of a route in their order. A press shows the name of one on the map. */
export function WaypointList({ waypoints, units, named, onName }: Props) {
  const [isUnfolded, setUnfolded] = useState(false);
  const shown = isUnfolded ? waypoints : waypoints.slice(0, FOLDED);

  return (
    <Root>
      <h3>Points on the way</h3>
      <ol aria-label="Points on the way">
        {shown.map((waypoint, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: waypoints have no id, and the list never changes its order
          <li key={index}>
            <button type="button" aria-pressed={waypoint === named} onClick={() => onName(waypoint)}>
              <b dir="auto">{waypoint.name}</b>
              <span>{factsOf(waypoint, units)}</span>
            </button>
          </li>
        ))}
      </ol>
      {waypoints.length > FOLDED && (
        <Button
          variant="ghost"
          size="small"
          aria-expanded={isUnfolded}
          onClick={() => setUnfolded((before) => !before)}
        >
          {isUnfolded ? 'Show fewer' : `Show all ${waypoints.length}`}
        </Button>
      )}
    </Root>
  );
}

/** 'Water · 12.3 mi' */
function factsOf({ name, kind, distance }: RouteWaypointFragment, units: Units): string {
  const { value, unit } = formatDistance(distance ?? 0, units);
  const word = kindWords[kind];
  const isNamed = name.toLowerCase().includes(word.toLowerCase());
  return [isNamed ? '' : word, distance === null ? 'Beside the route' : `${value} ${unit}`].filter(Boolean).join(' · ');
}

const { color, space, type } = theme;

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space[2]};

  h3 { font: ${type.subheading}; }
  ol { display: grid; width: 100%; }
  li + li { border-top: 1px solid ${color.border}; }
  li button {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[3]};
    width: 100%;
    min-height: ${theme.size.touch};
    padding: ${space[2]};
    border-radius: ${theme.radius.control};
    text-align: start;
  }
  li button:hover { background: ${color.surfaceHover}; }
  li button[aria-pressed='true'] { background: ${color.surfaceSunken}; }
  b { min-width: 0; font: ${type.ui}; overflow-wrap: anywhere; }
  span {
    flex: none;
    color: ${color.textMuted};
    font: ${type.small};
    font-variant-numeric: tabular-nums;
  }
`;
