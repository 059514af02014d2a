import type { EventDetailsFragment } from '../generated.ts';
import { lazyPart } from '../ui/lazyPart.ts';
import { useLazyPart } from '../ui/useLazyPart.ts';

const barPart = lazyPart(() => import('./PlannerBar.tsx').then((module) => module.PlannerBar));

/** The bar of those who plan an event. Its code loads for them only. */
export function LazyPlannerBar({ event }: { event: EventDetailsFragment }) {
  const Bar = useLazyPart(barPart, true, () => undefined);
  return Bar && <Bar event={event} />;
}
