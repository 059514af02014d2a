import { lazyPart } from '../ui/lazyPart.ts';
import { useLazyPart } from '../ui/useLazyPart.ts';

const ridersPart = lazyPart(() => import('../follows/SuggestedRiders.tsx').then((module) => module.SuggestedRiders));

/** The suggested riders at the end of the viewer's profile. Their code loads after the profile. */
export function LazySuggestedRiders() {
  const Riders = useLazyPart(ridersPart, true, () => undefined);
  return Riders && <Riders />;
}
