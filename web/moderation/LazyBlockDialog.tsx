import { lazyDialog } from '../ui/lazyDialog.tsx';

/** The confirmation of a block, loaded on first use. */
export const LazyBlockDialog = lazyDialog(() => import('./BlockDialog.tsx').then((module) => module.BlockDialog));
