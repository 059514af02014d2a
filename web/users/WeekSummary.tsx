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
import { FigureSheet } from '../ui/FigureSheet.tsx';
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
  const cells = [
    { term: 'Rides', value: <Figure value={formatNumber(week.rideCount, 0)} /> },
    { term: 'Distance', value: <Figure {...formatDistance(week.distance, units)} /> },
    { term: 'Climb', value: <Figure {...formatElevation(week.climb, units)} /> },
  ];

  return (
    <Paper aria-labelledby={headingId}>
      <Head>
        <h2 id={headingId}>This week</h2>
        <p>{weekChange(weeks, units)}</p>
      </Head>
      <FigureSheet cells={cells} />
    </Paper>
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

/* the head and the sheet have the same edge */
const Paper = styled(Card)`
  --sheet-edge: 20px;
`;

const Head = styled.div`
  display: flex;
  align-items: baseline;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 2px 16px;
  padding: 14px 20px;

  h2 { font: ${type.subheading}; letter-spacing: -0.005em; }
  p { color: ${color.textMuted}; font: ${type.small}; font-variant-numeric: tabular-nums; }
  ${media.phone} { padding-inline: 16px; }
`;
