import { type LazyPart, lazyPart } from './lazyPart.ts';

export const menuPart = lazyPart(() => import('./MenuPopup.tsx'));
export const selectPart = lazyPart(() => import('./SelectList.tsx'));
export const confirmPart = lazyPart(() => import('./ConfirmPanel.tsx').then(({ ConfirmPanel }) => ConfirmPanel));

/** The rows of a menu with code of their own, which loads beside that of the menu. */
export function menuRows<Rows>(load: () => Promise<Rows>): LazyPart<Rows> {
  return lazyPart(async () => {
    const [rows] = await Promise.all([load(), menuPart.load()]);
    return rows;
  });
}
