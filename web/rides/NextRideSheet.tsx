import styled from '@emotion/styled';
import { useUnits } from '../auth/useUnits.ts';
import type { CueSheetFragment } from '../generated.ts';
import { formatDistance } from '../lib/formatDistance.ts';
import { formatElevation } from '../lib/formatElevation.ts';
import { theme } from '../theme/tokens.ts';
import { RideTypeMark } from '../ui/RideTypeMark.tsx';
import { Figure } from './Figure.tsx';
import { splitUnit } from './splitUnit.ts';

interface Props {
  ride: CueSheetFragment;
}

/** The four facts of a ride that matter on the road. */
export function NextRideSheet({ ride }: Props) {
  const units = useUnits();

  return (
    <Sheet>
      <div>
        <dt>Distance</dt>
        <dd>
          <Figure {...formatDistance(ride.distance, units)} />
        </dd>
      </div>
      <div>
        <dt>Type</dt>
        <dd>
          <RideTypeMark type={ride.type} />
        </dd>
      </div>
      <div>
        <dt>Pace</dt>
        <dd>{ride.pace ? <Figure {...splitUnit(ride.pace)} /> : '–'}</dd>
      </div>
      <div>
        <dt>Elevation</dt>
        <dd>
          <Figure {...formatElevation(ride.elevation, units)} />
        </dd>
      </div>
    </Sheet>
  );
}

const { color, font, media, space, type } = theme;

const Sheet = styled.dl`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  border-block: 1px solid ${color.border};

  > div { display: grid; align-content: start; gap: ${space[1]}; min-width: 0; padding: 14px ${space[4]}; }
  > div:first-of-type { padding-left: ${space[5]}; }
  > div + div { border-left: 1px solid ${color.border}; }
  dt { color: ${color.textMuted}; font: ${type.label}; }
  dd {
    font: ${type.figure};
    font-stretch: ${theme.figureWidth};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  dd > [data-type], dd > [data-long] { font: 600 1rem/1.75rem ${font}; font-stretch: 100%; }
  small { margin-left: 3px; color: ${color.textMuted}; font: 500 0.875rem/1 ${font}; font-stretch: 100%; }

  ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > div, > div:first-of-type { padding: 12px ${space[4]}; }
    > div:nth-of-type(odd) { border-left: 0; }
    > div:nth-of-type(n + 3) { border-top: 1px solid ${color.border}; }
  }
`;
