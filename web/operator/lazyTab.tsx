import type { ComponentType } from 'react';
import { useState } from 'react';
import { FailureNotice } from '../ui/FailureNotice.tsx';
import { ListSkeleton } from '../ui/ListSkeleton.tsx';
import { lazyPart } from '../ui/lazyPart.ts';
import { useLazyPart } from '../ui/useLazyPart.ts';

/** A tab of the board whose code loads when it is first shown. */
export function lazyTab(load: () => Promise<ComponentType>): ComponentType {
  const part = lazyPart(load);
  // biome-ignore lint/correctness/noComponentHookFactories: each tab is made once, at the top of a module.
  return function LazyTab() {
    const [hasFailed, setFailed] = useState(false);
    const Tab = useLazyPart(part, !hasFailed, () => setFailed(true));
    if (Tab) return <Tab />;
    if (hasFailed) return <FailureNotice title="This part could not be loaded" onRetry={() => setFailed(false)} />;
    return <ListSkeleton count={3} shape="words" />;
  };
}
