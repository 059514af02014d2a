import type { EventDetailsFragment } from '../generated.ts';
import { lazyPart } from '../ui/lazyPart.ts';
import { useLazyPart } from '../ui/useLazyPart.ts';
import { eventPhase } from './eventPhase.ts';

const barPart = lazyPart(() => import('./EventWaitingBar.tsx').then((module) => module.EventWaitingBar));

interface Props {
  event: EventDetailsFragment;
  describedBy: string;
}

/** The waiting list of an event, while it is full and members can register. Its code loads then only. */
export function LazyEventWaiting({ event, describedBy }: Props) {
  const isOpen = event.calledOffReason === null && eventPhase(event, new Date()) === 'ahead';
  const isWanted = isOpen && (event.isFull || event.viewerWaitingPosition !== null);
  const Bar = useLazyPart(barPart, isWanted, () => undefined);
  return Bar && <Bar event={event} describedBy={describedBy} />;
}
