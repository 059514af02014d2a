import { ChevronDown } from 'lucide-react';
import type { RideBarFragment } from '../generated.ts';
import { Button } from '../ui/Button.tsx';
import { menuRows } from '../ui/floatingParts.ts';
import { LazyMenu } from '../ui/Menu.tsx';
import { useHasPassed } from './useHasPassed.ts';

const rows = menuRows(() => import('./SeriesMenuRows.tsx'));

interface Props {
  ride: RideBarFragment;
  rule: string;
  /** The id of the heading that names the ride. */
  describedBy: string;
}

/** The arrow beside the button that joins a ride: one date or all of its series. */
export function SeriesMenu({ ride, rule, describedBy }: Props) {
  const isOpen = !useHasPassed(ride.startsAt) && !ride.isCompleted && !ride.calledOffAt;
  const label = 'One date or all';
  const trigger = (
    <Button
      variant={isOpen && !ride.viewerIsParticipating ? 'primary' : 'outline'}
      icon={<ChevronDown />}
      aria-label={label}
      aria-describedby={describedBy}
      title={label}
      data-series
    />
  );
  return (
    <LazyMenu rows={rows} trigger={trigger}>
      {({ SeriesMenuRows }) => <SeriesMenuRows ride={ride} rule={rule} />}
    </LazyMenu>
  );
}
