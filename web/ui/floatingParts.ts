import { lazyPart } from './lazyPart.ts';

export const menuPart = lazyPart(() => import('./MenuPopup.tsx'));
export const selectPart = lazyPart(() => import('./SelectList.tsx'));
export const confirmPart = lazyPart(() => import('./ConfirmPanel.tsx').then(({ ConfirmPanel }) => ConfirmPanel));
