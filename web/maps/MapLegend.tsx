import styled from '@emotion/styled';
import type { RouteViewFragment, Units } from '../generated.ts';
import { formatDistance } from '../lib/formatDistance.ts';
import { theme } from '../theme/tokens.ts';
import { tintOf } from './routeLayers.ts';
import type { ShownRoute } from './shownRoute.ts';

interface Props {
  routes: readonly ShownRoute[];
  chosen: ShownRoute;
  units: Units;
  onChoose(route: ShownRoute): void;
}

/** The routes of a map with the colours of their lines. A press chooses the one with profile, climbs and marks. */
export function MapLegend({ routes, chosen, units, onChoose }: Props) {
  return (
    <Root>
      <h3>Routes</h3>
      <ul>
        {routes.map((route, index) => (
          <li key={route.id}>
            <button type="button" aria-pressed={route === chosen} onClick={() => onChoose(route)}>
              <i style={{ background: theme.color[route === chosen ? 'accent' : tintOf(index)] }} />
              <b dir="auto">{route.name}</b> <span>{lengthOf(route.map, units)}</span>
            </button>
          </li>
        ))}
      </ul>
    </Root>
  );
}

function lengthOf({ distance }: RouteViewFragment, units: Units): string {
  const { value, unit } = formatDistance(distance, units);
  return `${value} ${unit}`;
}

const { color, space, type } = theme;

const Root = styled.section`
  h3 { font: ${type.subheading}; }
  button {
    display: flex;
    align-items: center;
    gap: ${space[3]};
    width: 100%;
    min-height: ${theme.size.touch};
    padding: ${space[1]} ${space[2]};
    border-radius: ${theme.radius.control};
    text-align: start;
  }
  button:hover { background: ${color.surfaceHover}; }
  button[aria-pressed='true'] { background: ${color.surfaceSunken}; }
  i { flex: none; width: 24px; height: 4px; border-radius: 2px; }
  [aria-pressed='true'] i { height: 6px; border-radius: 3px; }
  b { flex: 1; min-width: 0; font: ${type.ui}; overflow-wrap: anywhere; }
  span { flex: none; color: ${color.textMuted}; font: ${type.small}; font-variant-numeric: tabular-nums; }
`;
