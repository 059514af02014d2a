import type { GroupRulesStateFragment } from '../generated.ts';
import { lazyPart } from '../ui/lazyPart.ts';
import { useLazyPart } from '../ui/useLazyPart.ts';

const linePart = lazyPart(() => import('./RulesLine.tsx').then((module) => module.RulesLine));

/** The line about the rules. Its code loads for groups with rules only. */
export function LazyRulesLine({ group }: { group: GroupRulesStateFragment }) {
  const Line = useLazyPart(linePart, true, () => undefined);
  return Line && <Line group={group} />;
}
