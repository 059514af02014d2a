import { menuPart } from './floatingParts.ts';

/** The components of a menu's rows. Rows render only in a menu whose code has loaded. */
export function useMenuParts() {
  const parts = menuPart.get();
  if (!parts) throw new Error('Rows of a menu must be rendered within a Menu');
  return parts;
}
