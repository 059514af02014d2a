import type { GroupHeadFragment } from '../generated.ts';
import { lazyPart } from '../ui/lazyPart.ts';
import { useLazyPart } from '../ui/useLazyPart.ts';

const barPart = lazyPart(() => import('./OrganiserBar.tsx').then((module) => module.OrganiserBar));

/** The bar of organisers. Its code loads for them only. */
export function LazyOrganiserBar({ group }: { group: GroupHeadFragment }) {
  const Bar = useLazyPart(barPart, true, () => undefined);
  return Bar && <Bar group={group} />;
}
