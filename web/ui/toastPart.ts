import { lazyPart } from './lazyPart.ts';

export const toastPart = lazyPart(() => import('./ToastStack.tsx'));
