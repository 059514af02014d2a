import { lazyPart } from '../ui/lazyPart.ts';
import { useLazyPart } from '../ui/useLazyPart.ts';
import type { MemberMenuProps } from './MemberMenu.tsx';

const menuPart = lazyPart(() => import('./MemberMenu.tsx').then((module) => module.MemberMenu));

/** The menu of a member for organisers. Its code loads for them only. */
export function LazyMemberMenu(props: MemberMenuProps) {
  const Menu = useLazyPart(menuPart, true, () => undefined);
  return Menu && <Menu {...props} />;
}
