import styled from '@emotion/styled';
import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { useSession } from '../auth/useSession.ts';
import type { Units, WeekBarFragment } from '../generated.ts';
import { formatDistance } from '../lib/formatDistance.ts';
import { formatElevation } from '../lib/formatElevation.ts';
import { formatNumber } from '../lib/formatNumber.ts';
import { Figure } from '../rides/Figure.tsx';
import { theme } from '../theme/tokens.ts';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { lazyDialog } from '../ui/lazyDialog.tsx';
import { weekChange } from './weekChange.ts';

const PostRideDialog = lazyDialog(() => import('../rides/PostRideDialog.tsx').then((module) => module.PostRideDialog));

interface Props {
  /** The last one is the current week. */
  weeks: readonly WeekBarFragment[];
  units: Units;
}

/** The rides, distance and climb of the viewer's current week, compared with the week before. */
export function WeekSummary({ weeks, units }: Props) {
  const headingId = useId();
  const week = weeks.at(-1);
  if (!week?.rideCount) return <NoRides before={weeks.at(-2)} units={units} />;

  return (
    <Card aria-labelledby={headingId}>
      <Head>
        <h2 id={headingId}>This week</h2>
        <p>{weekChange(weeks, units)}</p>
      </Head>
      <Facts>
        <div>
          <dt>Rides</dt>
          <dd>
            <Figure value={formatNumber(week.rideCount, 0)} />
          </dd>
        </div>
        <div>
          <dt>Distance</dt>
          <dd>
            <Figure {...formatDistance(week.distance, units)} />
          </dd>
        </div>
        <div>
          <dt>Climb</dt>
          <dd>
            <Figure {...formatElevation(week.climb, units)} />
          </dd>
        </div>
      </Facts>
    </Card>
  );
}

function NoRides({ before, units }: { before: WeekBarFragment | undefined; units: Units }) {
  const { user } = useSession();
  const [isPlanning, setPlanning] = useState(false);

  return (
    <Card as="div">
      <EmptyState
        title="No rides this week yet"
        hint={
          before?.rideCount ? lastWeekText(before, units) : 'Rides that you post or join count here once they start.'
        }
        action={
          <Button icon={<Plus />} disabled={!user} onClick={() => setPlanning(true)}>
            Post a ride
          </Button>
        }
      />
      {user && <PostRideDialog open={isPlanning} onOpenChange={setPlanning} user={user} />}
    </Card>
  );
}

function lastWeekText({ rideCount, distance }: WeekBarFragment, units: Units): string {
  const { value, unit } = formatDistance(distance, units);
  return `Last week you rode ${value} ${unit} in ${rideCount === 1 ? '1 ride' : `${rideCount} rides`}.`;
}

const { color, type, media } = theme;

const Head = styled.div`
  display: flex;
  align-items: baseline;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 2px 16px;
  padding: 14px 20px;
  border-bottom: 1px solid ${color.border};

  h2 { font: ${type.subheading}; letter-spacing: -0.005em; }
  p { color: ${color.textMuted}; font: ${type.small}; font-variant-numeric: tabular-nums; }
  ${media.phone} { padding-inline: 16px; }
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));

  > div { padding: 16px 20px; }
  > div + div { border-left: 1px solid ${color.border}; }
  dt { color: ${color.textMuted}; font: ${type.label}; }
  dd {
    font: ${type.figure};
    font-stretch: ${theme.figureWidth};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  small { margin-left: 3px; color: ${color.textMuted}; font: 500 0.875rem/1 ${theme.font}; font-stretch: 100%; }
  ${media.phone} {
    > div { padding: 12px 10px; }
    > div:first-of-type { padding-left: 16px; }
    small { display: inline-block; }
  }
`;
