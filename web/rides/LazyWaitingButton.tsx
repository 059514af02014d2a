import type { RideBarFragment } from '../generated.ts';
import { lazyPart } from '../ui/lazyPart.ts';
import { useLazyPart } from '../ui/useLazyPart.ts';

// The module of the bar, so that both are one file to load.
const buttonPart = lazyPart(() => import('./WaitingBar.tsx').then((module) => module.WaitingButton));

interface Props {
  ride: RideBarFragment;
  describedBy: string;
}

/** The button that leaves or joins the waiting list of a ride. Few members need its code. */
export function LazyWaitingButton(props: Props) {
  const WaitingButton = useLazyPart(buttonPart, true, () => undefined);
  return WaitingButton ? <WaitingButton {...props} /> : null;
}
