import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useSession } from '../auth/useSession.ts';
import type { CueSheetFragment, PostCardFragment } from '../generated.ts';
import { formatDistance } from '../lib/formatDistance.ts';
import { formatTime12 } from '../lib/formatTime12.ts';
import { theme } from '../theme/tokens.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { RideTypeMark } from '../ui/RideTypeMark.tsx';
import { Figure } from './Figure.tsx';
import { formatElevation } from './formatElevation.ts';
import { formatRideDate } from './formatRideDate.ts';
import { splitUnit } from './splitUnit.ts';

interface Props {
  open: boolean;
  onOpenChange(open: boolean): void;
  author: PostCardFragment['author'];
  ride: CueSheetFragment;
}

/** Where a ride goes. One without a route shows its place on a plain ground: nothing is invented. */
export function RideMapDialog({ open, onOpenChange, author, ride }: Props) {
  const { user } = useSession();
  const units = user?.unitsPreference ?? 'IMPERIAL';
  const when = [ride.date && formatRideDate(ride.date), ride.time && formatTime12(ride.time)];
  const headline = [author.username, ...when].filter(Boolean).join(' · ');

  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Ride Map" description={headline}>
      <Ground>
        <Grid aria-hidden="true">
          <defs>
            <pattern id="ride-map-grid" width="40" height="40" patternUnits="userSpaceOnUse">
              <path d="M40 0H0V40" />
            </pattern>
          </defs>
          <rect width="100%" height="100%" fill="url(#ride-map-grid)" />
        </Grid>
        <Place>
          <Start aria-hidden="true" />
          <b>{ride.location || 'No place was named'}</b>
          <span>No route was added to this ride.</span>
        </Place>
      </Ground>
      <Facts>
        <Fact term="Distance">
          <Figure {...formatDistance(ride.distance, units)} />
        </Fact>
        <Fact term="Elevation">
          <Figure {...formatElevation(ride.elevation)} />
        </Fact>
        <Fact term="Duration">
          <Figure {...(ride.duration ? splitUnit(ride.duration) : { value: '–' })} />
        </Fact>
        <Fact term="Type">
          <RideTypeMark type={ride.type} />
        </Fact>
      </Facts>
    </Dialog>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const { color, font, type } = theme;

const Ground = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  min-height: 280px;
  padding: 24px;
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${theme.radius.picture};
  background: ${color.surfaceSunken};

  ${theme.media.phone} { min-height: 240px; }
`;

const Grid = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  fill: none;
  stroke: ${color.border};
`;

const Place = styled.div`
  position: relative;
  display: grid;
  justify-items: center;
  gap: 4px;
  max-width: 100%;
  text-align: center;
  overflow-wrap: anywhere;

  b { font: ${type.subheading}; text-wrap: balance; }
  span:last-child { color: ${color.textMuted}; font: ${type.small}; }
`;

const Start = styled.span`
  width: 26px;
  height: 26px;
  margin-bottom: 8px;
  border: 8px solid ${color.text};
  border-radius: 50%;
  background: ${color.surface};
  box-shadow: 0 0 0 3px ${color.surface};
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${theme.space[4]};

  ${theme.media.phone} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  dt { color: ${color.textMuted}; font: ${type.label}; }
  dd {
    font: ${type.figure};
    font-stretch: ${theme.figureWidth};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  [data-type] { min-height: 28px; font-stretch: 100%; }
  [data-long] { display: block; font: 600 1rem/1.375rem ${font}; font-stretch: 100%; }
  small { margin-left: 3px; color: ${color.textMuted}; font: 500 0.875rem/1 ${font}; font-stretch: 100%; }
`;
