import { ChevronDown } from 'lucide-react';
import type { RideBarFragment } from '../generated.ts';
import { menuRows } from '../ui/floatingParts.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { LazyMenu } from '../ui/Menu.tsx';

const rows = menuRows(() => import('./SeriesMenuRows.tsx'));

interface Props {
  ride: RideBarFragment;
  rule: string;
  /** The id of the heading that names the ride. */
  describedBy: string;
}

/** The arrow beside the button that joins a ride: one date or all of its series. */
export function SeriesMenu({ ride, rule, describedBy }: Props) {
  const trigger = (
    <IconButton label="One date or all" icon={<ChevronDown />} aria-describedby={describedBy} data-series />
  );
  return (
    <LazyMenu rows={rows} trigger={trigger}>
      {({ SeriesMenuRows }) => <SeriesMenuRows ride={ride} rule={rule} />}
    </LazyMenu>
  );
}
