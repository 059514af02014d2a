import { useUnits } from '../auth/useUnits.ts';
import type { CueSheetFragment } from '../generated.ts';
import { formatDistance } from '../lib/formatDistance.ts';
import { formatElevation } from '../lib/formatElevation.ts';
import { paceIn } from '../lib/paceIn.ts';
import { FigureSheet } from '../ui/FigureSheet.tsx';
import { RideTypeMark } from '../ui/RideTypeMark.tsx';
import { Figure } from './Figure.tsx';
import { splitUnit } from './splitUnit.ts';

interface Props {
  ride: CueSheetFragment;
}

/** The four facts of a ride that matter on the road. */
export function NextRideSheet({ ride }: Props) {
  const units = useUnits();
  const cells = [
    { term: 'Distance', value: <Figure {...formatDistance(ride.distance, units)} /> },
    { term: 'Type', value: <RideTypeMark type={ride.type} /> },
    { term: 'Pace', value: ride.pace ? <Figure {...splitUnit(paceIn(ride.pace, units))} /> : undefined },
    { term: 'Elevation', value: <Figure {...formatElevation(ride.elevation, units)} /> },
  ];
  return <FigureSheet cells={cells} />;
}
