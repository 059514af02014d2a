import styled from '@emotion/styled';
import type { Units } from '../generated.ts';
import { formatDistance } from '../lib/formatDistance.ts';
import { formatElevation } from '../lib/formatElevation.ts';
import { theme } from '../theme/tokens.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { CategoryBadge } from './CategoryBadge.tsx';
import type { Climb } from './grades.ts';

interface Props {
  climbs: readonly Climb[];
  units: Units;
  /** The climb at the cursor. */
  here: Climb | undefined;
  /** Receives the climb that the pointer or the focus is on. */
  onPoint(climb: Climb): void;
}

/** The climbs of a route. The pointer and the focus move the cursor of the route to the start of a climb. */
export function ClimbTable({ climbs, units, here, onPoint }: Props) {
  return (
    <Room>
      <Table>
        <caption>Climbs</caption>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>Climb</VisuallyHidden>
            </th>
            <th scope="col">Length</th>
            <th scope="col">Gain</th>
            <th scope="col">Mean</th>
            <th scope="col">Steepest</th>
          </tr>
        </thead>
        <tbody>
          {climbs.map((climb, index) => {
            const point = () => onPoint(climb);
            return (
              <tr key={climb.startDistance} data-here={climb === here || undefined} onPointerEnter={point}>
                <th scope="row">
                  <button type="button" aria-current={climb === here || undefined} onFocus={point} onClick={point}>
                    <VisuallyHidden>Category </VisuallyHidden>
                    <CategoryBadge category={climb.category} />
                    <span>
                      <b>Climb {index + 1}</b> <small>{spanOf(climb, units)}</small>
                    </span>
                  </button>
                </th>
                <Figure {...formatDistance(climb.length, units)} />
                <Figure {...formatElevation(climb.gain, units)} />
                <td>{climb.meanGradient.toFixed(1)}%</td>
                <td>{climb.steepestGradient.toFixed(1)}%</td>
              </tr>
            );
          })}
        </tbody>
      </Table>
    </Room>
  );
}

/** Where a climb begins and ends, in the reader's units: '6.2–9.1 mi'. */
function spanOf({ startDistance, endDistance }: Climb, units: Units): string {
  const end = formatDistance(endDistance, units);
  return `${formatDistance(startDistance, units).value}–${end.value} ${end.unit}`;
}

function Figure({ value, unit }: { value: string; unit: string }) {
  return (
    <td>
      {value} <small>{unit}</small>
    </td>
  );
}

const { color, type, font } = theme;

const Room = styled.div`
  container-type: inline-size;
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  caption { padding-bottom: 4px; font: ${type.subheading}; text-align: left; }
  thead th { padding: 0 0 6px 8px; color: ${color.textMuted}; font: 500 0.75rem/1rem ${font}; text-align: right; }
  tbody tr { border-top: 1px solid ${color.border}; }
  tbody tr:last-child { border-bottom: 1px solid ${color.border}; }
  tr[data-here] { background: ${color.surfacePressed}; }
  tbody th { width: 99%; padding: 0; text-align: left; }
  td { padding: 0 0 0 24px; font: 600 0.9375rem/1.25rem ${font}; text-align: right; white-space: nowrap; }
  td:last-child, thead th:last-child { padding-right: 8px; }
  small { color: ${color.textMuted}; font: 500 0.75rem/1rem ${font}; }

  button {
    display: flex;
    align-items: center;
    gap: 12px;
    width: 100%;
    min-height: 56px;
    padding: 6px 0 6px 8px;
    font: ${type.ui};
    text-align: left;
  }
  button b { display: block; font-weight: 600; white-space: nowrap; }

  @container (max-width: 560px) {
    td { padding-left: 6px; font-size: 0.875rem; }
    button { gap: 8px; padding-left: 4px; }
    td:last-child, thead th:last-child { padding-right: 4px; }
  }
  @container (max-width: 327px) { td small { display: block; } }
`;
