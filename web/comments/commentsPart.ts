import { lazyPart } from '../ui/lazyPart.ts';

export const commentsPart = lazyPart(() => import('./Comments.tsx'));
