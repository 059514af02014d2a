import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useUnits } from '../auth/useUnits.ts';
import type { CueSheetFragment } from '../generated.ts';
import { formatDistance } from '../lib/formatDistance.ts';
import { formatElevation } from '../lib/formatElevation.ts';
import { paceIn } from '../lib/paceIn.ts';
import { PrivacyMark } from '../posts/PrivacyMark.tsx';
import { theme } from '../theme/tokens.ts';
import { RideTypeMark } from '../ui/RideTypeMark.tsx';
import { AddToCalendar } from './AddToCalendar.tsx';
import { Figure } from './Figure.tsx';
import { splitUnit } from './splitUnit.ts';
import { startFacts } from './startText.ts';

interface Props {
  ride: CueSheetFragment;
}

/** The eight facts of a ride, like a route card: distance, elevation and pace large, the rest below. */
export function CueSheet({ ride }: Props) {
  const units = useUnits();
  const { day, time, forReader } = startFacts(ride);
  // A screen reader says that a text is deleted, too.
  const When = ride.calledOffAt ? 'del' : 'span';

  return (
    <Sheet>
      <Cell term="Distance">
        <Figure {...formatDistance(ride.distance, units)} />
      </Cell>
      <Cell term="Type">
        <RideTypeMark type={ride.type} />
      </Cell>
      <Cell term="Pace">{ride.pace ? <Figure {...splitUnit(paceIn(ride.pace, units))} /> : <None />}</Cell>
      <Cell term="Elevation">
        <Figure {...formatElevation(ride.elevation, units)} />
      </Cell>
      <Cell term="Date">
        {day ? <When>{day}</When> : <None />}
        {time && (
          <Sub>
            <When>{time}</When>
            {day && <AddToCalendar postId={ride.postId} />}
          </Sub>
        )}
        {forReader && <Sub>{forReader} for you</Sub>}
      </Cell>
      <Cell term="Location">{ride.location ? <bdi>{ride.location}</bdi> : <None />}</Cell>
      <Cell term="Duration">{ride.duration ? <bdi>{ride.duration}</bdi> : <None />}</Cell>
      <Cell term="Visibility">
        <Marked>
          <PrivacyMark privacy={ride.visibility} labelled />
        </Marked>
      </Cell>
    </Sheet>
  );
}

function Cell({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function None() {
  return <Muted>–</Muted>;
}

const { color, type, space, figureWidth, font } = theme;

const Sheet = styled.dl`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  border-block: 1px solid ${color.border};

  :has(> img) + & { border-top: 0; }
  > div {
    display: flex;
    flex-direction: column;
    gap: ${space[1]};
    min-width: 0;
    padding: 14px ${space[3]} 14px ${space[4]};
  }
  > div:not(:nth-of-type(4n + 1)) { border-left: 1px solid ${color.border}; }
  > div:nth-of-type(n + 5) { border-top: 1px solid ${color.border}; }
  dt, del { color: ${color.textMuted}; }
  dt { font: ${type.label}; }
  dd {
    font: 600 0.9375rem/1.25rem ${font};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
    text-wrap: balance;
  }
  > div:nth-of-type(-n + 4) dd {
    font: ${type.figure};
    font-stretch: ${figureWidth};
    white-space: nowrap;
  }
  > div:nth-of-type(2) dd > span { font: 600 1.125rem/1.75rem ${font}; font-stretch: 100%; white-space: normal; }
  [data-long] { display: block; font: 600 1rem/1.375rem ${font}; font-stretch: 100%; white-space: normal; }
  small { margin-left: 3px; color: ${color.textMuted}; font: 500 0.875rem/1 ${font}; font-stretch: 100%; }

  @container feed (max-width: 559px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > div { padding-block: ${space[3]}; }
    > div:not(:nth-of-type(4n + 1)) { border-left: 0; }
    > div:nth-of-type(even) { border-left: 1px solid ${color.border}; }
    > div:nth-of-type(n + 3) { border-top: 1px solid ${color.border}; }
  }
`;

const Sub = styled.span`
  display: block;
  color: ${color.textMuted};
  font: ${type.small};
`;

const Muted = styled.span`
  color: ${color.textMuted};
`;

const Marked = styled.span`
  display: flex;
  align-items: center;
  gap: 6px;

  .lucide { width: 15px; height: 15px; color: ${color.textMuted}; }
`;
